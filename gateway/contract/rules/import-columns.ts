/**
 * Columns of CSV files. Exports use the names of the fields as headers; imports recognise these and the headers below, and any other
 * column can be assigned to a field by hand.
 */
import type { ImportKind } from './jobs.ts';

type ColumnHeaders = Readonly<Record<string, readonly string[]>>;

/** Fields of the columns of products, in the order of exports, each with further headers by which it is recognised. */
const PRODUCT_COLUMNS = {
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
  gtin: ['ean', 'ean13', 'code-barres', 'code barres', 'upc', 'isbn', 'barcode', 'strichcode'],
  mpn: ['référence fabricant', 'réf fabricant', 'herstellernummer', 'part number'],
  condition: ['état du produit', 'zustand'],
  lengthMm: ['longueur', 'longueur (mm)', 'länge', 'length'],
  widthMm: ['largeur', 'largeur (mm)', 'breite', 'width'],
  heightMm: ['hauteur', 'hauteur (mm)', 'höhe', 'height'],
  contentAmount: ['contenance', 'quantité contenue', 'inhalt', 'content'],
  contentUnit: ['unité de contenance', 'unité', 'inhaltseinheit', 'content unit'],
  hasWarranty: ['garantie', 'sous garantie', 'warranty'],
  warrantyMonths: ['durée de garantie', 'mois de garantie', 'garantiemonate', 'warranty months'],
  warrantyType: ['type de garantie', 'garantieart', 'warranty type'],
  returnPolicy: ['retours', 'politique de retour', 'rückgabe', 'returns'],
  images: ['photos', 'image', 'bilder', 'pictures'],
  archived: ['archivé', 'archiviert'],
} as const satisfies ColumnHeaders;

/** Likewise of variants. */
const VARIANT_COLUMNS = {
  productSku: [
    'référence produit',
    'référence du produit',
    'sku produit',
    'product sku',
    'artikelnummer produkt',
  ],
  sku: [...PRODUCT_COLUMNS.sku, 'référence variante', 'sku variante'],
  color: ['couleur', 'farbe', 'colour'],
  size: ['taille', 'größe', 'pointure'],
  priceDelta: ['écart de prix', 'supplément', 'aufpreis', 'price difference'],
  stock: PRODUCT_COLUMNS.stock,
  stockDelta: PRODUCT_COLUMNS.stockDelta,
  position: ['ordre', 'reihenfolge'],
  gtin: PRODUCT_COLUMNS.gtin,
  mpn: PRODUCT_COLUMNS.mpn,
} as const satisfies ColumnHeaders;

/** Likewise of stocks, of products or variants. */
const STOCK_COLUMNS = {
  sku: VARIANT_COLUMNS.sku,
  stock: PRODUCT_COLUMNS.stock,
  stockDelta: [...PRODUCT_COLUMNS.stockDelta, 'delta'],
} as const satisfies ColumnHeaders;

/** Likewise of categories. */
const CATEGORY_COLUMNS = {
  _id: ['id', 'identifiant'],
  slug: ['adresse', "nom d'adresse", 'adressname'],
  name: ['nom', 'désignation', 'bezeichnung'],
  name_en: PRODUCT_COLUMNS.name_en,
  name_de: PRODUCT_COLUMNS.name_de,
  name_tn: PRODUCT_COLUMNS.name_tn,
  parent: ['catégorie parente', 'rayon', 'au-dessous de', 'oberkategorie', 'parent category'],
  description: PRODUCT_COLUMNS.description,
  description_en: PRODUCT_COLUMNS.description_en,
  description_de: PRODUCT_COLUMNS.description_de,
  description_tn: PRODUCT_COLUMNS.description_tn,
  image: ['photo', 'bild', 'picture'],
  icon: ['icône', 'symbol'],
  cover: ['couverture', 'bannière', 'titelbild'],
  active: ['actif', 'active', 'aktiv', 'visible'],
  isSpecial: ['spéciale', 'special', 'besondere'],
  isFeatured: ['mise en avant', 'vedette', 'featured', 'hervorgehoben'],
} as const satisfies ColumnHeaders;

/** Likewise of coupons. */
const COUPON_COLUMNS = {
  _id: ['id', 'identifiant'],
  code: ['code promo', 'code coupon', 'coupon', 'gutscheincode', 'coupon code'],
  type: ['nature', 'art'],
  amount: ['montant', 'betrag'],
  percent: ['pourcentage', 'prozent', 'percentage'],
  minPurchase: ['achat minimum', 'minimum', 'mindesteinkauf', 'minimum purchase'],
  maxDiscount: ['remise maximum', 'plafond', 'höchstrabatt', 'maximum discount'],
  scope: ['portée', 'geltung'],
  scopeId: ['objet', 'gilt für'],
  startsAt: ['début', 'du', 'beginn', 'start', 'starts'],
  endsAt: ['fin', 'au', 'ende', 'end', 'ends'],
  usageLimit: ['utilisations', 'limite', 'einlösungen', 'uses'],
  perAccountLimit: ['utilisations par compte', 'limite par compte', 'je konto', 'per account'],
  firstOrderOnly: ['première commande', 'nur erste bestellung', 'first order'],
  accountNumber: ['compte', 'numéro de compte', 'konto', 'account'],
  fundedBy: ['financé par', 'payé par', 'bezahlt von', 'funded by'],
  active: ['actif', 'aktiv', 'enabled'],
  note: ['remarque', 'notiz'],
} as const satisfies ColumnHeaders;

/** Columns of each kind of file. */
export const IMPORT_COLUMNS = {
  PRODUCTS_IMPORT: PRODUCT_COLUMNS,
  VARIANTS_IMPORT: VARIANT_COLUMNS,
  STOCK_IMPORT: STOCK_COLUMNS,
  CATEGORIES_IMPORT: CATEGORY_COLUMNS,
  COUPONS_IMPORT: COUPON_COLUMNS,
} as const satisfies Readonly<Record<ImportKind, ColumnHeaders>>;

export type ProductColumn = keyof typeof PRODUCT_COLUMNS;
export type VariantColumn = keyof typeof VARIANT_COLUMNS;
export type StockColumn = keyof typeof STOCK_COLUMNS;
export type CategoryColumn = keyof typeof CATEGORY_COLUMNS;
export type CouponColumn = keyof typeof COUPON_COLUMNS;
export type ImportColumn = ProductColumn | VariantColumn | StockColumn | CategoryColumn | CouponColumn;

/** Columns by which the lines of each kind name what they are about: one of them has to be assigned, and another column besides. */
export const IMPORT_KEYS = {
  PRODUCTS_IMPORT: ['sku', '_id'],
  VARIANTS_IMPORT: ['sku'],
  STOCK_IMPORT: ['sku'],
  CATEGORIES_IMPORT: ['slug', '_id'],
  COUPONS_IMPORT: ['code', '_id'],
} as const satisfies Readonly<Record<ImportKind, readonly ImportColumn[]>>;

/** Names of the columns of a kind, in the order of exports. */
export function importColumns(kind: ImportKind): readonly ImportColumn[] {
  const columns = IMPORT_COLUMNS[kind];
  return Object.keys(columns).filter((name): name is ImportColumn => name in columns);
}

/** What is missing among the assigned columns of a file; undefined: nothing. */
export function missingColumn(
  kind: ImportKind,
  columns: readonly (string | null)[],
): 'KEY' | 'VALUE' | undefined {
  const keys: readonly string[] = IMPORT_KEYS[kind];
  if (!columns.some((column) => column !== null && keys.includes(column))) return 'KEY';
  return columns.some((column) => column !== null && !keys.includes(column)) ? undefined : 'VALUE';
}

/** A header without case, accents, spaces and punctuation. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The column of a kind of file that a header stands for; null: none is known. */
export function columnOf(kind: ImportKind, header: string): ImportColumn | null {
  const given = plainHeader(header);
  const columns: ColumnHeaders = IMPORT_COLUMNS[kind];
  return (
    importColumns(kind).find((name) =>
      [name, ...(columns[name] ?? [])].some((known) => plainHeader(known) === given),
    ) ?? null
  );
}
