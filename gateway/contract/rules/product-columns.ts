/**
 * Columns of CSV files of products. Exports use the names of the fields as headers; imports recognise these and the headers below, and
 * any other column can be assigned to a field by hand.
 */

/** Fields of the columns, in the order of exports, each with further headers by which it is recognised. */
export const PRODUCT_COLUMNS = {
  _id: ['id', 'identifiant', 'id produit', 'produkt-id'],
  sku: ['référence', 'réf', 'code article', 'article', 'artikelnummer', 'reference'],
  name: ['nom', 'nom du produit', 'désignation', 'libellé', 'titre', 'title', 'bezeichnung', 'produktname'],
  name_en: ['nom en', 'nom anglais', 'nom en anglais', 'english name', 'name englisch'],
  name_de: ['nom de', 'nom allemand', 'nom en allemand', 'german name', 'name deutsch'],
  name_tn: ['nom tn', 'nom ar', 'nom arabe', 'nom en arabe', 'name ar', 'name arabisch'],
  seller: ['vendeur', 'boutique', 'marchand', 'verkäufer', 'händler'],
  category: ['catégorie', 'rayon', 'kategorie'],
  brand: ['marque', 'marke'],
  description: ['beschreibung', 'texte'],
  description_en: ['description anglaise', 'description en anglais', 'english description'],
  description_de: ['description allemande', 'description en allemand', 'german description'],
  description_tn: ['description arabe', 'description en arabe', 'description ar'],
  price: ['prix', 'prix ttc', 'prix normal', 'prix de vente', 'preis', 'verkaufspreis'],
  discountPrice: [
    'prix réduit',
    'prix promo',
    'prix soldé',
    'prix remisé',
    'reduzierter preis',
    'sale price',
  ],
  costPrice: ["prix d'achat", 'coût', 'prix de revient', 'einkaufspreis', 'cost'],
  stock: ['quantité', 'qté', 'quantité en stock', 'bestand', 'menge', 'quantity'],
  stockDelta: ['mouvement', 'mouvement de stock', 'variation de stock', 'bestandsänderung'],
  stockStatus: ['état du stock', 'disponibilité', 'verfügbarkeit', 'availability'],
  vatRate: ['tva', 'taux de tva', 'vat', 'mwst', 'mehrwertsteuer'],
  active: ['actif', 'en vente', 'aktiv', 'on sale'],
  isFeatured: ['mis en avant', 'vedette', 'featured', 'hervorgehoben'],
  isBestSeller: ['meilleure vente', 'best-seller', 'bestseller'],
  tags: ['mots-clés', 'étiquettes', 'keywords', 'schlagwörter'],
  colors: ['couleurs', 'couleur', 'farben', 'farbe', 'colours', 'colour', 'color'],
  specs: ['caractéristiques', 'fiche technique', 'merkmale', 'specifications'],
  weightGrams: ['poids', 'poids (g)', 'poids en grammes', 'gewicht', 'weight'],
  hasWarranty: ['garantie', 'sous garantie', 'warranty'],
  warrantyMonths: ['durée de garantie', 'mois de garantie', 'garantiemonate', 'warranty months'],
  warrantyType: ['type de garantie', 'garantieart', 'warranty type'],
  returnPolicy: ['retours', 'politique de retour', 'rückgabe', 'returns'],
  images: ['photos', 'image', 'bilder', 'pictures'],
  archived: ['archivé', 'archiviert'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ProductColumn = keyof typeof PRODUCT_COLUMNS;

export const PRODUCT_COLUMN_NAMES = Object.keys(PRODUCT_COLUMNS).filter(
  (name): name is ProductColumn => name in PRODUCT_COLUMNS,
);

/** A header without case, accents, spaces and punctuation. */
const plain = (header: string): string =>
  header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const BY_HEADER: ReadonlyMap<string, ProductColumn> = new Map(
  PRODUCT_COLUMN_NAMES.flatMap((name) =>
    [name, ...PRODUCT_COLUMNS[name]].map((header) => [plain(header), name] as const),
  ),
);

/** The field that a header stands for; null: none is known. */
export const columnOf = (header: string): ProductColumn | null => BY_HEADER.get(plain(header)) ?? null;
