/** Names and values of the demo products' specs in English, German and Tunisian Arabic. */
import type { OtherTexts } from '../../../contract/other-texts.ts';
import type { ProductSpec } from '../../../contract/catalogue.ts';
import { capitalise } from '../words.ts';
import { COLORS } from '../../../lexicon/color-names.ts';
import { material } from './materials.ts';

/** "French | English | German | Tunisian Arabic". */
const NAMES = `
Diagonale | Screen size | Bildschirmdiagonale | قياس الشاشة
Ports HDMI | HDMI ports | HDMI-Anschlüsse | مداخل HDMI
Fréquence | Refresh rate | Bildfrequenz | التردد
HDR | HDR | HDR | HDR
Luminosité | Brightness | Helligkeit | قوة الضو
Image | Picture | Bild | الصورة
Puissance | Power | Leistung | القوة
Canaux | Channels | Kanäle | القنوات
Caisson | Subwoofer | Subwoofer | الباس
Mémoire | Memory | Speicher | الميموار
Wi-Fi | Wi-Fi | WLAN | ويفي
Mémoire de chaînes | Channel memory | Senderspeicher | ميموار القنوات
Enregistrement | Recording | Aufnahme | التسجيل
Autonomie | Battery life | Akkulaufzeit | قداش تشد الباتري
Bluetooth | Bluetooth | Bluetooth | بلوتوث
Autonomie avec boîtier | Battery life with case | Laufzeit mit Ladeetui | قداش تشد مع البواطة
Étanchéité | Water resistance | Wasserdichtigkeit | مقاومة الماء
Longueur du câble | Cable length | Kabellänge | طول الكابل
Connexions | Connections | Verbindungen | الكونكسيون
Alimentation | Power supply | Stromversorgung | التغذية
Affichage | Display | Anzeige | الأفيشاج
Directivité | Polar pattern | Richtcharakteristik | اتجاه الصوت
Touches | Keys | Tasten | الفلسات
Taille | Size | Größe | القياس
Capteur | Sensor | Sensor | الكابتور
Vidéo | Video | Video | الفيديو
Angle | Angle of view | Blickwinkel | الزاوية
Définition | Resolution | Auflösung | الدقة
Stockage | Storage | Speicher | التخزين
Hauteur | Height | Höhe | العلو
Jeux intégrés | Built-in games | Integrierte Spiele | ألعاب مركّبة
Écran | Screen | Display | الشاشة
Culot | Base | Sockel | الدويّة
Flux | Luminous flux | Lichtstrom | كمية الضو
Intensité | Current | Stromstärke | الأمبير
Mémoire vive | RAM | Arbeitsspeicher | الرام
Batterie | Battery | Akku | الباتري
Autonomie en veille | Standby time | Standby-Zeit | قداش تشد في الراحة
Portée | Range | Reichweite | المدى
Stockage interne | Internal storage | Interner Speicher | التخزين الداخلي
Longueur | Length | Länge | الطول
Capacité | Capacity | Kapazität | السعة
Lot | Set | Set | اللوط
Volume | Volume | Volumen | الحجم
Places | Seats | Plätze | البلايص
Structure | Frame | Gestell | الهيكل
Largeur | Width | Breite | العرض
Couchage | Mattress size | Liegefläche | قياس الفرش
Épaisseur | Thickness | Dicke | الغلظ
Couverts | Place settings | Gedecke | الكوفار
Format | Format | Format | الفورما
Grammage | Weight per m² | Flächengewicht | الغراماج
Diamètre | Diameter | Durchmesser | القطر
Contenance | Capacity | Inhalt | السعة
Pièces | Pieces | Teile | القطع
Classe | Energy class | Energieklasse | الكلاس
Essorage | Spin speed | Schleuderdrehzahl | العصير
Foyers | Burners | Kochstellen | العيون
Pression | Pressure | Druck | الضغط
Vitesses | Speeds | Stufen | السرعات
Indice | Protection factor | Lichtschutzfaktor | درجة الحماية
Poids | Weight | Gewicht | الوزن
Teinte | Shade | Farbton | اللون
Teintes | Shades | Farbtöne | الألوان
Boîte | Pack | Packung | الباكو
Carte graphique | Graphics card | Grafikkarte | كارت قرافيك
Disposition | Layout | Layout | الكلافيي
Résolution | Resolution | Auflösung | الدقة
Lecture | Read speed | Lesegeschwindigkeit | سرعة القراية
Débit | Speed | Datenrate | السرعة
Vitesse | Speed | Geschwindigkeit | السرعة
Feuilles | Sheets | Blatt | الورقات
Norme | Standard | Norm | النورم
Roues | Wheels | Räder | العجالي
Joueurs | Players | Spieler | اللاعبين
Pages | Pages | Seiten | الصفحات
Couleurs | Colours | Farben | الألوان
Dimension | Size | Größe | القياس
Courant | Current | Strom | التيار
Prises | Sockets | Steckdosen | البريزات
Marque | Brand | Marke | الماركة
Matière | Material | Material | المادة
Coloris | Colours | Farben | الألوان
Couleur | Colour | Farbe | اللون
Origine | Origin | Herkunft | الأصل
Langue | Language | Sprache | اللغة
`;

/** Values that are words, in the same notation. */
const VALUES = `
30 m avec caisson | 30 m with housing | 30 m mit Gehäuse | 30 m بالبواطة
40 m avec caisson | 40 m with housing | 40 m mit Gehäuse | 40 m بالبواطة
sur clé USB | to a USB stick | auf USB-Stick | على فلاش ديسك
sur disque USB | to a USB drive | auf USB-Festplatte | على ديسك USB
Wi-Fi et Bluetooth | Wi-Fi and Bluetooth | WLAN und Bluetooth | ويفي وبلوتوث
Wi-Fi, Bluetooth et prise jack | Wi-Fi, Bluetooth and jack | WLAN, Bluetooth und Klinke | ويفي وبلوتوث وجاك
secteur | mains | Netzstrom | ضو
piles et secteur | batteries and mains | Batterien und Netzstrom | حجر وضو
batterie rechargeable | rechargeable battery | Akku | باتري تتشارجا
LED à intensité réglable | dimmable LED | dimmbare LED | LED يتبدّل ضوها
cardioïde | cardioid | Niere | كارديويد
omnidirectionnel | omnidirectional | Kugel | من كل جيهة
cardioïde et omnidirectionnel | cardioid and omnidirectional | Niere und Kugel | كارديويد ومن كل جيهة
carte microSD | microSD card | microSD-Karte | كارت microSD
microSD ou nuage | microSD or cloud | microSD oder Cloud | microSD والا كلاود
sortie HDMI | HDMI output | HDMI-Ausgang | مخرج HDMI
à 90 % au moins | at least 90% | mindestens 90 % | 90% على الأقل
neuve | new | neu | جديدة
pin massif | solid pine | massive Kiefer | صنوبر صحيح
hêtre | beech | Buche | زان
contreplaqué renforcé | reinforced plywood | verstärktes Sperrholz | كونتر بلاكي مقوّى
grenade | pomegranate | Granatapfel | رمّاني
rose thé | tea rose | Teerose | وردي تاي
brique | brick | Ziegelrot | آجوري
prune | plum | Pflaume | عوينة
corail | coral | Koralle | مرجاني
AZERTY avec lettres arabes | AZERTY with Arabic letters | AZERTY mit arabischen Buchstaben | AZERTY بالحروف العربية
Tunisie | Tunisia | Tunesien | تونس
Turquie | Turkey | Türkei | تركيا
Union européenne | European Union | Europäische Union | الاتحاد الأوروبي
Importé | Imported | Importiert | مستورد
Français | French | Französisch | فرنساوي
Bilingue français-arabe | French and Arabic | Französisch und Arabisch | فرنساوي وعربي
`;

/** Words after a number, in the same notation; a translation "=" is the unit itself. */
const UNITS = `
pouces | inches | Zoll | بوصة
lumens ANSI | ANSI lumens | ANSI-Lumen | لومن ANSI
lumens | lumens | Lumen | لومن
Go | GB | GB | GB
To | TB | TB | TB
Mo/s | MB/s | MB/s | MB/s
Mb/s | Mbit/s | Mbit/s | Mbit/s
Mpx | MP | MP | MP
i/s | fps | fps | fps
ppp | dpi | dpi | dpi
tr/min | rpm | U/min | rpm
pages/min | pages/min | Seiten/min | صفحة/دقيقة
chaînes | channels | Sender | قناة
jours | days | Tage | أيام
touches | keys | Tasten | فلسة
jeux | games | Spiele | لعبة
places | seats | Plätze | بلايص
couverts | place settings | Gedecke | كوفار
pièces | pieces | Teile | قطعة
foyers | burners | Kochstellen | عيون
bars | bar | bar | بار
vitesses | speeds | Stufen | سرعات
teintes | shades | Farbtöne | لون
gélules | capsules | Kapseln | كبسولة
sachets | bags | Beutel | صاشي
feuilles | sheets | Blatt | ورقة
pages | pages | Seiten | صفحة
couleurs | colours | Farben | لون
prises | sockets | Steckdosen | بريزات
joueurs | players | Spieler | لاعبين
dédiés | dedicated | dediziert | مخصّصة
`;

type Texts = Required<OtherTexts>;
const LANGUAGES = ['en', 'de', 'tn'] as const;

const read = (lines: string): ReadonlyMap<string, Texts> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [french = '', en = '', de = '', tn = ''] = line.split(' | ');
        return [french, { en, de, tn }];
      }),
  );

let tables:
  | {
      names: ReadonlyMap<string, Texts>;
      values: ReadonlyMap<string, Texts>;
      units: ReadonlyMap<string, Texts>;
    }
  | undefined;
const table = (): NonNullable<typeof tables> =>
  (tables ??= { names: read(NAMES), values: read(VALUES), units: read(UNITS) });

const specNames = (name: string): OtherTexts => table().names.get(name) ?? {};

/** Words that occur between numbers and units. */
const BETWEEN: Readonly<Record<string, Texts>> = {
  'jusqu’à': { en: 'up to', de: 'bis zu', tn: 'حتى لـ' },
  taille: { en: 'size', de: 'Größe', tn: 'قياس' },
  et: { en: 'and', de: 'und', tn: 'و' },
  à: { en: 'to', de: 'bis', tn: 'لـ' },
  x: { en: '×', de: '×', tn: '×' },
};
/** Abbreviations, numbers and units that are the same in all languages. */
const SAME =
  /^(?:[A-Z0-9][A-Z0-9+./-]*|[\d,./°+]+°?|\/|[a-z]{1,3}|m²|g\/m²|km\/h|mAh|ml|Ah|Hz|oz|Full|Dolby|Vision|Wi-Fi|i-Size|x\d+|min)$/u;

/** A value made of numbers and units; undefined if a word of it is unknown. */
export function measured(value: string): Texts | undefined {
  const { units } = table();
  const result: Texts = { en: '', de: '', tn: '' };
  const words = value.replace('lumens ANSI', 'lumens\u00a0ANSI').split(' ');
  for (const word of words) {
    const known = units.get(word.replace('\u00a0', ' ')) ?? BETWEEN[word];
    if (!known && !SAME.test(word)) return undefined;
    for (const language of LANGUAGES) {
      const plain = known?.[language] ?? word.replace(/^x(?=\d)/, '×');
      // English has a decimal point.
      result[language] += ` ${language === 'en' ? plain.replace(/(\d),(\d)/g, '$1.$2') : plain}`;
    }
  }
  for (const language of LANGUAGES)
    result[language] = result[language].trim().replace(/(حتى لـ|لـ|(?<=\s)و) (?=\d)/g, '$1');
  return result;
}

/** A value in the other languages; none for those that are the same everywhere, such as a brand. */
function specValues(name: string, value: string): OtherTexts {
  if (name === 'Marque') return {};
  if (name === 'Matière') {
    const one = material(value.charAt(0).toLocaleLowerCase('fr') + value.slice(1));
    return one ? { en: capitalise(one.en), de: capitalise(one.de), tn: one.tn } : {};
  }
  if (name === 'Couleur' || name === 'Coloris') {
    const colors = value
      .toLocaleLowerCase('fr')
      .split(', ')
      .map((color) => COLORS[color]);
    if (!colors.every((color) => color !== undefined)) return {};
    return {
      en: capitalise(colors.map(({ en }) => en).join(', ')),
      de: capitalise(colors.map(({ de }) => de).join(', ')),
      tn: colors.map(({ tn }) => tn).join('، '),
    };
  }
  const found = table().values.get(value) ?? measured(value);
  return found && LANGUAGES.some((language) => found[language] !== value) ? found : {};
}

/** A spec with its name and its value in the other languages. */
export function specTexts(spec: { name: string; value: string }): ProductSpec {
  const names = specNames(spec.name);
  const values = specValues(spec.name, spec.value);
  return {
    ...spec,
    ...(Object.keys(names).length > 0 && { names }),
    ...(Object.keys(values).length > 0 && { values }),
  };
}
