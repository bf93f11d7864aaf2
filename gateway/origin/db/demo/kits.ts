/** What a whole kind of goods has in common: how it is named, its colours, sizes, warranty, care and brands. */
import type { KitName } from './model.ts';
import { list, sentences } from './model.ts';

/**
 * How a name is put together: "brand" = noun, traits, brand and line; "model" = noun, model's first name, traits;
 * "plain" = noun and traits; "title" = a work's title and its author.
 */
export type Naming = 'brand' | 'model' | 'plain' | 'title';

export interface Kit {
  naming: Naming;
  /** Brand fields this kit draws from (brands.ts). */
  fields: readonly string[];
  /** Share of products that carry a brand. */
  branded: number;
  colors: readonly string[];
  /** How many of its colours a product comes in, at most. */
  maxColors: number;
  /** Whether the colour may stand in the name. */
  colorInName: boolean;
  sizes: readonly string[];
  /** Months to choose from; empty for none. */
  warranty: readonly number[];
  /** VAT in basis points. */
  vat: number;
  tags: readonly string[];
  /** Sentences on use and care. */
  care: readonly string[];
  /** Which review phrases fit (reviews.ts). */
  voice: 'tech' | 'wear' | 'home' | 'care' | 'taste' | 'play' | 'read' | 'work';
  /** Picture scene (media/scenes.ts); whether the artwork takes the product's colour. */
  scene: string;
  tinted: boolean;
}

const kit = (
  naming: Naming, fields: string, branded: number, colors: string, maxColors: number, colorInName: boolean, sizes: string,
  warranty: readonly number[], vat: number, tags: string, care: string, voice: Kit['voice'], scene: string, tinted: boolean,
): Kit => ({
  naming, fields: fields.split(' '), branded, colors: list(colors), maxColors, colorInName, sizes: list(sizes), warranty, vat,
  tags: list(tags), care: sentences(care), voice, scene, tinted,
});

const WEAR = 'noir; blanc; beige; marine; vert; bordeaux; rose; bleu; gris; rouge';
const HOME = 'blanc; beige; noir; vert; bleu; gris; marron; rose';

/** `electronics` takes its brand fields from the category (KIT_FIELDS). */
export const KITS: Readonly<Record<KitName, Kit>> = {
  electronics: kit('brand', 'sound', 1, 'noir; blanc; gris', 2, false, '', [12, 24, 24], 1900, 'nouveauté tech; connecté; cadeau', 'La notice est en français et le service après-vente est assuré en Tunisie. | Tous les câbles utiles sont dans la boîte. | Mise en route en quelques minutes, sans rien avoir à installer. | Testé avant expédition par le vendeur.', 'tech', 'tech', true),
  phone: kit('brand', 'phone', 1, 'noir; bleu; blanc; vert; violet; doré; rose', 4, false, '', [12, 24], 1900, 'smartphone; double SIM; mobile', 'Homologué et débloqué, il accepte tous les opérateurs tunisiens. | Chargeur, câble et étui de protection sont dans la boîte. | La garantie court à partir du jour de la livraison.', 'tech', 'tech', true),
  accessory: kit('brand', 'phonegear power', 0.9, 'noir; blanc; bleu; gris', 3, false, '', [6, 12], 1900, 'accessoire; petit prix; pratique', 'Compatible avec la plupart des appareils récents. | Un petit achat qui rend service tous les jours. | Livré dans un emballage simple, sans plastique superflu.', 'tech', 'tech', true),
  computer: kit('brand', 'computer', 1, 'gris; noir; argenté; bleu', 2, false, '', [12, 24, 36], 1900, 'informatique; bureau; études', 'Clavier AZERTY avec lettres arabes. | Monté et testé avant l’envoi, prêt à servir. | L’assistance répond au téléphone, en arabe et en français.', 'tech', 'tech', true),
  appliance: kit('brand', 'appliance', 1, 'blanc; gris; argenté; noir', 2, false, '', [24, 36, 60], 1900, 'électroménager; maison; classe A', 'Livraison à l’étage et mise en service sur demande. | Les pièces détachées sont suivies dix ans. | Le réparateur se déplace dans les 24 gouvernorats.', 'tech', 'home', true),
  smallAppliance: kit('brand', 'smallappliance', 1, 'noir; blanc; rouge; argenté; beige; vert', 3, false, '', [12, 24], 1900, 'cuisine; pratique; petit électroménager', 'Les pièces amovibles vont au lave-vaisselle. | Le cordon se range dans le socle. | Arrêt automatique et pieds antidérapants pour la sécurité.', 'tech', 'home', true),
  women: kit('model', 'women', 0.75, WEAR, 4, true, 'S; M; L; XL; XXL', [], 1900, 'femme; nouvelle collection; élégance', 'Lavage à 30 °C sur l’envers, séchage à l’ombre. | Le mannequin porte une taille M et mesure 1,72 m. | Prenez votre taille habituelle. | Confectionné en Tunisie en petite série.', 'wear', 'wear', true),
  men: kit('model', 'men', 0.75, 'noir; marine; gris; blanc; beige; vert; bleu; bordeaux', 4, true, 'S; M; L; XL; XXL', [], 1900, 'homme; essentiel; bureau', 'Lavage à 30 °C, repassage doux. | Taille normalement : prenez votre taille habituelle. | Le mannequin mesure 1,84 m et porte une taille L. | Confectionné en Tunisie en petite série.', 'wear', 'wear', true),
  underwear: kit('plain', 'underwear', 0.9, 'noir; blanc; gris; marine', 3, true, 'S; M; L; XL', [], 1900, 'essentiel; confort; quotidien', 'Lavage en machine à 40 °C. | Par hygiène, l’article n’est repris que dans son emballage scellé. | Étiquettes imprimées, rien qui gratte.', 'wear', 'wear', true),
  childwear: kit('model', 'kids', 0.8, 'rose; bleu; jaune; vert; blanc; rouge; gris', 4, true, '2 ans; 4 ans; 6 ans; 8 ans; 10 ans; 12 ans', [], 1900, 'enfant; école; confort', 'Lavage à 40 °C, séchage à l’air. | Les coutures sont plates et les encres sans danger. | Entre deux âges, prenez le plus grand.', 'wear', 'play', true),
  shoes: kit('model', 'shoes', 0.8, 'noir; marron; beige; blanc; bordeaux; marine', 3, true, '36; 37; 38; 39; 40; 41; 42; 43; 44', [], 1900, 'chaussures; confort; marche', 'Chausse normalement : prenez votre pointure. | Un coup de brosse et un peu de cirage suffisent à l’entretien. | Première semelle amovible, en cuir. | Livrées dans leur boîte, avec un sachet de rangement.', 'wear', 'wear', true),
  childShoes: kit('model', 'kids', 0.8, 'bleu; rose; blanc; rouge; marine; vert', 3, true, '24; 26; 28; 30; 32; 34', [], 1900, 'enfant; école; confort', 'Ajoutez un centimètre à la longueur du pied pour bien choisir. | La fermeture s’attache sans aide. | La semelle est souple et ne marque pas les sols.', 'wear', 'play', true),
  bag: kit('model', 'leather', 0.75, 'noir; marron; beige; bordeaux; vert; marine; rouge', 3, true, '', [], 1900, 'maroquinerie; cadeau; quotidien', 'Livré dans un sac de protection. | Le cuir se nourrit d’un peu de lait incolore, deux fois l’an. | Les fermetures métalliques sont garanties un an par le vendeur.', 'wear', 'wear', true),
  jewel: kit('model', 'jewel watch', 0.85, 'doré; argenté; noir; rose', 2, true, '', [6, 12, 24], 1900, 'cadeau; bijou; idée cadeau', 'Sans nickel, il convient aux peaux sensibles. | L’écrin et le certificat sont offerts. | À éloigner des parfums pour garder son éclat.', 'wear', 'jewel', true),
  baby: kit('brand', 'baby', 0.95, 'blanc; beige; rose; bleu; vert; gris; jaune', 3, false, '', [6, 12], 1900, 'bébé; naissance; liste de naissance', 'Conforme aux normes européennes de puériculture. | Tout se lave facilement, c’est bien le minimum. | Sans bisphénol ni phtalates.', 'play', 'play', true),
  beauty: kit('plain', 'beauty', 0.95, '', 0, false, '', [], 1900, 'beauté; soin; naturel', 'Testé sous contrôle dermatologique. | Sans parabènes, jamais testé sur les animaux. | À essayer au creux du bras avant la première utilisation. | Fabriqué en petite quantité pour rester frais.', 'care', 'care', false),
  perfume: kit('model', 'perfume', 1, '', 0, false, '', [], 1900, 'parfum; cadeau; tenue longue', 'À vaporiser sur les poignets et dans le cou. | L’échantillon joint permet d’essayer avant d’ouvrir. | Le flacon se garde loin du soleil.', 'care', 'care', true),
  health: kit('brand', 'health', 0.95, '', 0, false, '', [12, 24], 700, 'santé; bien-être; maison', 'Demandez conseil à votre pharmacien en cas de doute. | Marquage CE et notice en français et en arabe. | L’étui de rangement est fourni.', 'care', 'care', false),
  furniture: kit('model', 'furniture', 0.7, HOME, 3, true, '', [24, 36], 1900, 'meuble; intérieur; salon', 'Livré en carton renforcé avec notice illustrée. | Livraison dans la pièce de votre choix sur demande. | Un coup de chiffon humide suffit à l’entretien.', 'home', 'home', true),
  decor: kit('model', 'decor', 0.6, HOME + '; doré; jaune', 3, true, '', [], 1900, 'décoration; maison; cadeau', 'Emballé dans un carton double pour arriver intact. | Les dimensions détaillées figurent sur la dernière photo. | Un rien suffit à changer une pièce.', 'home', 'home', true),
  linen: kit('model', 'linen', 0.7, 'blanc; beige; gris; bleu; vert; rose; jaune; bordeaux', 4, true, '', [], 1900, 'linge de maison; confort; coton', 'Lavage à 40 °C, séchage doux. | Tissu certifié sans substances nocives. | Lavez-le une fois avant usage : il n’en sera que plus doux.', 'home', 'home', true),
  kitchen: kit('model', 'kitchen', 0.75, 'noir; rouge; argenté; beige; bleu; vert', 2, false, '', [12, 24], 1900, 'cuisine; table; quotidien', 'Convient au contact alimentaire, contrôle à l’appui. | Emballage renforcé : la casse est remplacée sans discuter. | À laver avant la première utilisation.', 'home', 'home', true),
  garden: kit('plain', 'garden', 0.8, 'vert; gris; beige', 2, false, '', [6, 12], 1900, 'jardin; terrasse; plein air', 'Rangez-le à l’abri l’hiver et il durera des années. | Aucun outil n’est nécessaire au montage. | Pensé pour le soleil et l’air salin.', 'home', 'garden', true),
  sport: kit('brand', 'sport', 0.95, 'noir; bleu; rouge; gris; vert; jaune', 3, false, '', [6, 12, 24], 1900, 'sport; forme; loisirs', 'Conçu pour débuter comme pour progresser. | Le guide d’exercices est en téléchargement. | Testé par le club de sport du vendeur.', 'work', 'sport', true),
  sportwear: kit('model', 'sportwear', 1, 'noir; bleu; gris; rouge; vert; rose', 4, true, 'XS; S; M; L; XL', [], 1900, 'sport; running; confort', 'Le tissu évacue la transpiration et sèche en une heure. | Lavage à 30 °C, sans adoucissant. | Coupe près du corps : prenez une taille au-dessus pour plus d’aisance.', 'wear', 'sport', true),
  toy: kit('brand', 'toy', 0.95, 'multicolore', 1, false, '', [], 1900, 'jouet; anniversaire; idée cadeau', 'Conforme à la norme EN 71. | Les règles sont en français et en arabe. | Emballage cadeau offert sur simple demande.', 'play', 'play', false),
  novel: kit('title', 'publisher', 0.9, '', 0, false, '', [], 700, 'livre; lecture; auteur tunisien', 'Expédié sous pochette rigide. | Premier chapitre lu à voix haute en librairie : on en redemande. | Impression soignée sur papier ivoire.', 'read', 'read', true),
  book: kit('title', 'publisher', 0.9, '', 0, false, '', [], 700, 'livre; apprendre; pratique', 'Expédié sous pochette rigide. | Illustrations en couleurs et index complet. | Reliure cousue qui reste ouverte à plat.', 'read', 'read', true),
  childBook: kit('title', 'publisher', 0.9, '', 0, false, '', [], 700, 'livre; enfant; lecture du soir', 'Pages épaisses et coins arrondis. | À lire ensemble, le soir, encore une fois. | Expédié sous pochette rigide.', 'read', 'play', true),
  stationery: kit('plain', 'stationery', 0.85, 'bleu; noir; rouge; vert; rose; jaune', 3, true, '', [], 700, 'papeterie; rentrée; école', 'Papier issu de forêts gérées durablement. | La qualité que demandent les maîtresses. | À prendre par deux avant la rentrée.', 'read', 'read', true),
  auto: kit('brand', 'auto', 0.95, 'noir; gris', 1, false, '', [12, 24], 1900, 'auto; entretien; sécurité', 'Vérifiez la compatibilité avec votre véhicule avant de commander. | Montage possible chez le vendeur, sur rendez-vous. | Conforme aux exigences du contrôle technique.', 'work', 'work', false),
  tool: kit('brand', 'tool', 0.95, '', 0, false, '', [12, 24, 36], 1900, 'bricolage; atelier; outil', 'La notice est claire et les consommables faciles à trouver. | Poignée caoutchoutée, bonne en main même avec des gants. | Le vendeur répare et fournit les pièces.', 'work', 'work', false),
  craft: kit('plain', 'craft', 0.3, '', 0, false, '', [], 700, 'fait main; artisanat; Tunisie', 'Pièce faite à la main : de légères variations en font le charme. | L’artisan signe chaque pièce. | Acheté directement à l’atelier, au juste prix. | Emballé comme un cadeau, dans du papier kraft.', 'home', 'craft', true),
  food: kit('plain', 'food', 0.85, '', 0, false, '', [], 700, 'terroir; produit tunisien; gourmand', 'À conserver au sec et à l’abri de la lumière. | Date limite lointaine, contrôlée à l’expédition. | Préparé dans un atelier agréé, sans colorant. | Le goût de la maison, tout simplement.', 'taste', 'food', false),
  pet: kit('brand', 'pet', 0.95, 'gris; rouge; bleu; marron', 2, false, '', [], 1900, 'animaux; soin; confort', 'Recommandé par le vétérinaire du vendeur. | Facile à laver, comme il se doit. | Les doses et les tailles sont indiquées sur l’étiquette.', 'play', 'pet', false),
};

/** Brand fields of a category, where they say more than the kit does; the nearest category on the way up counts. */
export const CATEGORY_FIELDS: Readonly<Record<string, string>> = {
  'image-son': 'screen', 'home-cinema-barres-de-son': 'sound', audio: 'sound', 'photo-video': 'camera', 'cameras-de-surveillance': 'smarthome',
  'jeux-video': 'gaming', 'objets-connectes': 'wearable', 'maison-connectee': 'smarthome', 'telephones-fixes': 'phone',
  'composants-stockage': 'storage', reseau: 'network', imprimantes: 'printing', ecrans: 'screen', 'pc-gamer': 'gaming', 'tenues-modestes': 'modest',
  'lingerie-nuit': 'underwear', 'montres-femme': 'watch', 'montres-homme': 'watch', camping: 'outdoor', 'lunettes': 'jewel',
};

export const LINES: readonly string[] = list(
  'Nova; Aura; Vista; Orion; Lyra; Zen; Pulse; Arc; Onda; Mira; Sol; Atlas; Neo; Vega; Kora; Luma; Ténéré; Iris; Flow; Prima; Sirocco; Alto; Cobalt; Delta; Echo; Focus; Halo; Ion; Jade; Kéo; Lynx; Mistral; Nimbus; Opale; Quartz; Rivo; Saphir; Tempo; Ultra; Zéphyr',
);
export const LINE_ENDS: readonly string[] = list('-; -; 2; 3; Pro; Lite; Max; S; X; Plus; 10; 20; 5; SE; 7; One');

/** First names that fashion and home collections are called by. */
export const MODELS: Readonly<Record<'women' | 'men' | 'child' | 'home' | 'perfume', readonly string[]>> = {
  women: list('Yasmine; Inès; Nour; Alma; Leïla; Selma; Rym; Dorra; Farah; Meriem; Amina; Lina; Sirine; Hiba; Kenza; Mayssa; Olfa; Rania; Sonia; Zeineb; Aïda; Chiraz; Donia; Emna; Feriel; Ghada; Hela; Imen; Jihene; Khadija; Lobna; Malek; Nesrine; Ons; Rahma; Safa; Takwa; Wafa; Yosra; Asma'),
  men: list('Adam; Aziz; Bilel; Elyes; Farès; Ghassen; Hamza; Iyed; Jawher; Karim; Malik; Nader; Omar; Rayen; Sami; Skander; Tarek; Wassim; Yassine; Zied; Anis; Béchir; Chedly; Driss; Fathi; Habib; Ilyes; Khalil; Mehdi; Nizar; Oussama; Ramzi; Sofiène; Taha; Walid; Younes'),
  child: list('Papillon; Étoile; Nuage; Dauphin; Caramel; Pirouette; Lapinou; Fennec; Coccinelle; Zébulon; Pistache; Tournesol; Gazelle; Mimosa; Petit Prince; Soleil; Confetti; Hérisson; Cerf-volant; Grenadine; Moineau; Océan; Comète; Noisette; Capitaine; Sirocco; Bulle; Arlequin; Colibri; Jasmin'),
  home: list('Sidi Bou; Carthage; Djerba; Hammamet; Zaghouan; Tabarka; Kerkennah; Bizerte; Mahdia; Nefta; Oléa; Alma; Cala; Dune; Brise; Sahel; Rivage; Alizé; Salammbô; Utique; Bulla; Dougga; Zembra; Galite; Chott; Ksar; Médina; Patio; Riad; Palmeraie; Corail; Amandier; Figuier; Grenade; Lentisque; Romarin; Azur; Écume; Argile; Safran'),
  perfume: list('Nuit de Carthage; Jardin d’Ambre; Fleur de Nabeul; Oud Sahara; Brise de Djerba; Secret de Médina; Aube Claire; Rose des Sables; Musc Royal; Figuier Blanc; Bois de Tabarka; Soleil d’Avril; Jasmin Intense; Cuir d’Orient; Vanille Noire; Mer d’Agrumes; Ciel de Tozeur; Absolu de Neroli; Encens Doré; Poudre d’Iris; Éclat de Grenade; Belle de Sousse; Ambre 23; Eau des Oasis; Thé de Minuit; Palais d’Été; Velours Mauve; Instant Précieux; Sillage Bleu; Éternelle Saison'),
};
