/** Recognises which technical detail a question asks about, and finds it among a product's specifications. */
import { normalise } from '../../lexicon/normalise.ts';
import { patternOf, phrases } from './cues.ts';

/** `names`: beginnings of the names that sellers give a specification, normalised. `asked`: phrases of questions. */
const FIELDS = {
  battery: {
    names: 'autonomie; batterie',
    asked: `autonomie; batterie; charge; recharge; combien d heures; tient combien; battery*; how long does it last; hours does it; charge last; akku*; akkulaufzeit; laufzeit; wie lange halt; بطاريه; البطاريه; الباتري; شارج*; بالشارج; يشد; batterie; el batterie; batri; autonomie; ychedd; charge`,
  },
  power: {
    names: 'puissance',
    asked: `puissance; puissant*; watt*; power; powerful; leistung; stark; قوه; القوه; القوي; وات; puissance; 9owa; 9owwa; watt`,
  },
  memory: {
    names: 'memoire',
    asked: `memoire; ram; memory; arbeitsspeicher; ميموار; رام; memoire`,
  },
  storage: {
    names: 'stockage; memoire',
    asked: `stockage; disque dur; gigas; storage; disk; hard drive; speicher*; festplatte; تخزين; ستوكاج; stockage`,
  },
  capacity: {
    names: 'capacite; contenance; volume; charge maximale; poids max; couverts; places',
    asked: `supporte combien; combien de kilos; poids maximal; poids maximum; weight limit; maximum weight; how much weight; belastbar*; wie viel kilo; capacite; contenance; contient; litre; litres; volume; capacity; hold; holds; liters; fassungsvermogen; kapazitat; liter; سعه; السعه; يهز; يرفد; ليتر; ليترات; لتر; litrat; capacite; yhezz; yerfed; se3a`,
  },
  screen: {
    names: 'ecran; diagonale; affichage',
    asked: `ecran; pouces; diagonale; screen; display; inches; bildschirm; zoll; ايكران; شاشه; الشاشه; ecran; chacha`,
  },
  material: {
    names: 'matiere; structure; composition',
    asked: `matiere; materiau*; vrai; veritable; plaque*; cuivre; argent; laine; soie; lin; plastique; real; solid; echtes; echt; نحاس; فضه; صوف; en quoi; en quelle matiere; compose*; cuir; coton; tissu; bois; inox; made of; material; fabric; leather; cotton; wood; material; stoff; leder; aus was; woraus; ماتيير; القماش; مصنوع*; جلد; قطن; matiere; masnou3; jeld; coton; 9mech`,
  },
  size: {
    names: 'dimension; taille; longueur; largeur; hauteur; diametre; epaisseur; format; couchage',
    asked: `dimension*; mesure*; longueur; largeur; hauteur; profondeur; diametre; epaisseur; quelle taille; combien de centimetres; centimetres; long; large; haut; how big; how long; how wide; how tall; how high; length; width; height; depth; wie gross; wie lang; wie breit; wie hoch; masse; lange; breite; hohe; abmessung*; طول*; عرض*; علو; القياسات; قياسات; قداش طولو; toul*; 3ardh*; 9iesset; dimensions`,
  },
  water: {
    names: 'etanche; indice de protection; impermeab',
    asked: `etanche*; impermeable*; eau; pluie; mouille*; waterproof; water; rain; wasserdicht; wasser; regen; الماء; المطر; يتحمل الماء; el ma; mtar; mta3 el ma; waterproof; etanche`,
  },
  speed: {
    names: 'vitesse; debit; lecture; essorage',
    asked: `vitesse*; rapide; rapidite; debit; speed; fast; geschwindigkeit; schnell; سرعه; السرعه; vitesse; sor3a`,
  },
  resolution: {
    names: 'resolution; definition; capteur; video',
    asked: `resolution; definition; megapixel*; capteur; resolution; sensor; auflosung; ريزوليسيون; resolution; pixel*`,
  },
  connection: {
    names: 'bluetooth; wi fi; wifi; connexion; ports; prises; reseau',
    asked: `bluetooth; wifi; wi fi; usb; hdmi; port; ports; connexion; connectique; connect*; anschluss*; verbind*; بلوتوث; ويفي; bluetooth`,
  },
  energy: {
    names: 'classe; consommation',
    asked: `consomm*; consommation; classe energetique; energie; energy; electricity; consume*; verbrauch*; wenigsten strom; weniger strom; wenig strom; braucht strom; stromsparend*; energieklasse; تستهلك; يستهلك; yestahlek; tehlek`,
  },
  supply: {
    names: 'alimentation; pile; tension',
    asked: `pile; piles; secteur; alimentation; batteries; plug; volt*; batterien; strom; netzteil; بيل; بيلات; بالبيل; حجر; بالحجر; الحجر; بالشارجور; شارجور; bel 7jar; bel hjar; bel chargeur; pile; bel pile; kahrba`,
  },
  origin: {
    names: 'origine; fabrication',
    asked: `origine; fabrique; vient d ou; made in; where is it made; where does it come from; origin; herkunft; hergestellt; woher; منين; صنع; مصنوع وين; mnin; sna3; origine`,
  },
  pages: { names: 'pages', asked: `pages; seiten; صفحات; صفحه; sfa7at` },
  language: {
    names: 'langue; disposition',
    asked: `quelle langue; en francais; en arabe; which language; in english; in arabic; welche sprache; auf deutsch; لغه; بالعربي; langue; bel 3arbi`,
  },
  seats: {
    names: 'places; couverts; joueurs; couchage',
    asked: `places; personnes; joueurs; couverts; seats; people; persons; players; personen; spieler; عباد; بلاصه; لكم من واحد; 3bed; blayes`,
  },
  pieces: {
    names: 'pieces; lot; boite; feuilles; contenu',
    asked: `combien de pieces; pieces; contenu; dans la boite; how many pieces; in the box; pack of; wie viele teile; teile; قطع; بياسات; fih 9adech; pieces`,
  },
  noise: {
    names: 'bruit; niveau sonore; decibel',
    asked: `bruit; bruyant*; silencieux; silencieuse; decibel*; noise; noisy; loud; quiet; laut; leise; lautstarke; حس; الحس; يعمل الحس; el 7ess; 7ess`,
  },
  care: {
    names: 'entretien; lavage',
    asked: `lavable; lave vaisselle; laver; lavage; en machine; nettoyer; entretien; wash*; dishwasher; clean*; waschbar; waschmaschine; spulmaschine*; reinigen; يتغسل; تتغسل; ماكينه; ننظف; yetghsel; tetghsel; fel machina; tandhif`,
  },
  fits: {
    names: 'compatib; connexion',
    asked: `compatible*; marche avec; va avec; iphone; android; compatib*; work with; works with; fit; kompatibel; passt zu; funktioniert mit; يخدم مع; يمشي مع; yekhdem m3a; yemchi m3a; compatible`,
  },
  age: {
    names: 'age',
    asked: `quel age; a partir de quel age; for what age; which age; ab welchem alter; عمر; قداش عمر; 3mor; age`,
  },
} as const;
export type Field = keyof typeof FIELDS;

const fields = Object.entries(FIELDS).map(([field, { names, asked }]) => ({
  field: field as Field,
  names: phrases(names).map(normalise),
  patterns: phrases(asked).map(patternOf),
}));

/** Fields that a question asks about, in the table's order. */
export function fieldsIn(question: string): Field[] {
  const text = normalise(question);
  return fields.flatMap(({ field, patterns }) => (patterns.some((one) => one.test(text)) ? [field] : []));
}

/** The specifications of a field. */
export function specsOf<T extends { name: string }>(field: Field, specs: readonly T[]): T[] {
  const names = fields.find((one) => one.field === field)?.names ?? [];
  const found = names.map((begin) => specs.filter(({ name }) => normalise(name).startsWith(begin)));
  return [...new Set(found.flat())];
}
