/** German texts of the assistant. */
import { enumeration } from './enumeration.ts';
import type { Texts } from './texts.ts';

const many = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;
const and = enumeration(', ', ' und ');
const or = enumeration(', ', ' oder ');
const DETAILS = {
  color: 'welche Farbe',
  size: 'welche Größe',
  budget: 'welches Budget',
  features: 'welche Eigenschaften',
} as const;

export const de: Texts = {
  hello:
    'Guten Tag! Ich bin der Assistent von Lawaj. Ich suche Produkte, vergleiche sie und beantworte Fragen zu Lieferung, Bestellungen und zur Seite.',
  thanks: 'Gern geschehen! Sagen Sie mir, wenn Sie noch etwas suchen.',
  bye: 'Bis bald bei Lawaj!',
  fine: 'Sehr gut, danke! Was kann ich für Sie tun?',
  goOn: 'In Ordnung. Sagen Sie mir, was Sie suchen oder was Sie wissen möchten.',
  sorry:
    'Es tut mir leid, wenn etwas schiefgegangen ist. Sagen Sie mir, worum es geht: ein Produkt, eine Lieferung, eine Bestellung. Das Team antwortet auch über das Formular der Kontaktseite.',
  contact:
    'Ich bin ein automatischer Assistent. Das Team erreichen Sie über das Formular der Kontaktseite; der Kontaktknopf unten auf dem Bildschirm zeigt die anderen Wege.',
  elsewhere:
    'Dabei kann ich nicht helfen: Ich kenne die Produkte von Lawaj, die Lieferung, die Bestellungen und die Seite.',
  forExample: (questions) => `Zum Beispiel:\n${questions.map((question) => `• ${question}`).join('\n')}`,

  found: (shown, total, filters) =>
    total !== null && total > shown
      ? `Ich habe ${total} Produkte gefunden${filters}. Hier sind ${shown}.`
      : `Ich habe ${many(shown, 'Produkt', 'Produkte')} gefunden${filters}.`,
  priceRange: (lowest, highest) => `Die gezeigten Preise reichen von ${lowest} bis ${highest}.`,
  onePrice: (price) => `Es kostet ${price}.`,
  first: (name, price) => `Am nächsten an Ihrem Wunsch: ${name}, für ${price}.`,
  leading: {
    cheaper: (name, price) => `Am günstigsten: ${name}, für ${price}.`,
    dearer: (name, price) => `Am teuersten: ${name}, für ${price}.`,
    bestSelling: (name, price) => `Am meisten verkauft: ${name}, für ${price}.`,
    bestRated: (name, price) => `Am besten bewertet: ${name}, für ${price}.`,
    newest: (name, price) => `Am neuesten: ${name}, für ${price}.`,
    mostReduced: (name, price) => `Am stärksten reduziert: ${name}, für ${price}.`,
  },
  soldOutLast: (count) =>
    count === 1
      ? 'Eines davon ist nicht sofort zu haben: Es steht am Ende.'
      : `${count} davon sind nicht sofort zu haben: Sie stehen am Ende.`,
  dropped: (limits) => `Nichts erfüllt alle Wünsche. Hier ist, was am nächsten kommt, ohne ${and(limits)}.`,
  limits: {
    budget: 'das Budget',
    colors: 'die Farbe',
    sizes: 'die Größe',
    bounds: 'die technischen Daten',
    brands: 'die Marke',
  },
  nearWords: 'Genau das habe ich nicht gefunden; hier ist, was nahe kommt.',
  nothing: (filters) =>
    `Ich habe nichts gefunden${filters}. Versuchen Sie ein üblicheres Wort, oder sagen Sie mir, wofür es ist.`,
  askDetails: (details) => `Um es einzugrenzen: ${details.map((one) => DETAILS[one]).join(', ')}?`,
  askThing:
    'Gern! Was suchen Sie genau? Nennen Sie mir das Produkt, die Farbe, die Größe, Ihr Budget und die Eigenschaften, auf die es Ihnen ankommt.',
  refine: 'Sie können „günstiger“, „und in Schwarz?“ oder „ist das zweite auf Lager?“ antworten.',
  byColors: (colors, hasText) =>
    hasText
      ? `Ich habe nach den Farben des Bildes (${colors}) und Ihrem Text gesucht.`
      : `Vom Bild lese ich nur die Farben: ${colors}. Danach habe ich gesucht; sagen Sie mir auch, welches Produkt es ist.`,
  byPicture: (description) => `Auf dem Bild sehe ich: ${description}.`,
  filters: {
    not: (what) => `ohne ${what}`,
    size: (sizes) => `Größe ${sizes}`,
    below: (amount) => `bis ${amount}`,
    above: (amount) => `ab ${amount}`,
    between: (low, high) => `${low} bis ${high}`,
    reduced: 'reduziert',
  },
  colors: {
    noir: 'Schwarz',
    blanc: 'Weiß',
    gris: 'Grau',
    rouge: 'Rot',
    bordeaux: 'Bordeaux',
    rose: 'Rosa',
    orange: 'Orange',
    jaune: 'Gelb',
    vert: 'Grün',
    turquoise: 'Türkis',
    bleu: 'Blau',
    marine: 'Marineblau',
    violet: 'Violett',
    marron: 'Braun',
    beige: 'Beige',
    doré: 'Gold',
    argenté: 'Silber',
    multicolore: 'Bunt',
  },

  firstOnes: ['Das erste', 'Das zweite', 'Das dritte'],
  whichProduct: 'Welches Produkt meinen Sie? Sagen Sie „das erste“, „das zweite“ …',
  noProduct: 'Welches Produkt meinen Sie? Nennen Sie mir den Namen, oder wir suchen es zusammen.',
  price: (name, price, before) => `${name} kostet ${price}${before === undefined ? '' : ` statt ${before}`}.`,
  stock: {
    'In Stock': 'Auf Lager.',
    'Out of Stock': 'Nicht auf Lager.',
    'On Backorder': 'Auf Bestellung zu haben.',
    Preorder: 'Vorbestellbar.',
    Soon: 'Bald zu haben.',
    Discontinued: 'Wird nicht mehr verkauft.',
  },
  inStock: (count) => `Auf Lager: ${count} Stück.`,
  lowStock: (count) => `Nur noch ${count} auf Lager!`,
  variants: (list) => `Varianten auf Lager: ${list}.`,
  hasColor: (color, count) => `Ja, es gibt es in ${color}: ${count} Stück auf Lager.`,
  noColor: (color) => `Nein, in ${color} ist es nicht zu haben.`,
  sizes: (list) => `Größen: ${list}.`,
  colorList: (list) => `Farben: ${list}.`,
  warranty: (months, type) =>
    `Garantie${months === null ? '' : `: ${many(months, 'Monat', 'Monate')}`}${type === null ? '' : ` (${type})`}.`,
  noWarranty: 'Auf seiner Seite steht keine Garantie.',
  rating: (average, count) => `Bewertet mit ${average} von 5 in ${many(count, 'Bewertung', 'Bewertungen')}.`,
  noRating: 'Es hat noch keine Bewertungen.',
  weight: (kilograms) => `Gewicht: ${kilograms} kg.`,
  brand: (name) => `Marke: ${name}.`,
  seller: (name) => `Verkauft von ${name}.`,
  returnPolicy: (text) => `Rückgabe: ${text}`,
  unknownDetail: 'Das steht nicht auf der Seite des Produkts.',
  productNext: 'Ich kann es auch mit einem anderen vergleichen oder sagen, was die Lieferung kostet.',

  compared: (names) => `Vergleich von ${names}:`,
  row: {
    price: 'Preis',
    rating: 'Bewertung',
    stock: 'Lager',
    warranty: 'Garantie',
    colors: 'Farben',
    brand: 'Marke',
    weight: 'Gewicht',
  },
  none: 'ohne Angabe',
  months: (count) => many(count, 'Monat', 'Monate'),
  verdictCheapest: (name) => `Am günstigsten ist ${name}.`,
  verdictRated: (name) => `Am besten bewertet ist ${name}.`,
  samePrice: 'Sie kosten gleich viel.',

  served: (region, delegations) =>
    `Ja, wir liefern ins Gouvernorat ${region}${delegations > 1 ? ` (${delegations} Delegationen)` : ''}.`,
  fee: (product, amount, freeFrom) =>
    `Für ${product} allein kostet die Lieferung ${amount}; ab ${freeFrom} Warenwert ist sie frei.`,
  feeFree: (product, freeFrom) =>
    `Für ${product} ist die Lieferung frei: Sie ist es ab ${freeFrom} Warenwert.`,
  preparation: (shop, hours) => `${shop} nennt ${many(hours, 'Stunde', 'Stunden')} Vorbereitung.`,
  transit: (least, most) =>
    `Der Paketdienst braucht ${least === most ? '' : `${least} bis `}${many(most, 'Werktag', 'Werktage')}.`,
  arrivesOn: (day) => `Jetzt bestellt und bestätigt käme es am ${day} an.`,
  arrives: (from, until) => `Jetzt bestellt und bestätigt käme es zwischen ${from} und ${until} an.`,
  whichRegion: 'Nennen Sie mir Ihr Gouvernorat, wenn Sie wissen möchten, wann es dort ankäme.',

  order: (number, state, date) => `Bestellung ${number} vom ${date}: ${state}.`,
  part: (number, state) => `• ${number}: ${state}`,
  ownOrders: 'Ihre letzten Bestellungen:',
  noOrders: 'Ihr Konto hat noch keine Bestellung.',
  needNumberAndPhone:
    'Um eine Bestellung zu verfolgen, nennen Sie mir ihre Nummer (CMD-…) und das dabei angegebene Telefon. Wenn Sie sich anmelden, sehe ich Ihre Bestellungen gleich.',
  needNumber: 'Danke. Nennen Sie mir auch die Nummer der Bestellung (CMD-…).',
  needPhone:
    'Danke. Nennen Sie mir auch das bei der Bestellung angegebene Telefon: Ohne es zeige ich nichts.',
  unknownOrder: 'Ich finde keine Bestellung mit dieser Nummer und diesem Telefon. Bitte prüfen Sie beides.',
  tooMany: 'Das waren zu viele Versuche. Versuchen Sie es in einigen Minuten noch einmal.',
  states: {
    AWAITING_PAYMENT: 'wartet auf Zahlung',
    AWAITING_CONFIRMATION: 'wird bestätigt',
    CONFIRMED: 'bestätigt',
    PREPARING: 'in Vorbereitung',
    SHIPPED: 'versandt',
    OUT_FOR_DELIVERY: 'wird heute zugestellt',
    DELIVERY_FAILED: 'Zustellung verpasst',
    DELIVERED: 'zugestellt',
    COMPLETED: 'abgeschlossen',
    RETURN_OPEN: 'Rückgabe läuft',
    RETURNED: 'zurückgegeben',
    RETURNED_TO_SELLER: 'zurück an den Händler',
    CANCELLED: 'storniert',
  },

  coupons: 'Diese Codes gelten jetzt:',
  couponsFor: (product) => `Für ${product} gelten diese Codes:`,
  coupon: (code, what) => `• ${code}: ${what}`,
  couponHolds: (code, discount, total) => `• ${code}: ${discount} weniger, mit Lieferung zusammen ${total}`,
  noCouponHolds: (product) =>
    `Für ${product} allein gilt kein öffentlicher Code. Die Codes, die jetzt gelten:`,
  noCoupons: 'Zurzeit gibt es keinen öffentlichen Code.',
  couponOff: (amount) => `${amount} Rabatt`,
  couponFreeDelivery: 'kostenlose Lieferung',
  couponFrom: (amount) => `ab ${amount}`,
  couponUntil: (date) => `bis ${date}`,
  couponUse: 'Der Code kommt in das Gutscheinfeld des Warenkorbs; einer je Bestellung.',

  readMore: (page) => `Mehr auf der Seite „${page}“.`,
  noHelp:
    'Die Seiten des Shops beantworten das nicht. Das Team antwortet über das Formular der Kontaktseite.',
  resultsFor: (text) => `Ergebnisse für „${text}“:`,
  whichOf: (names) => `Dieses Wort kenne ich nicht. Suchen Sie eines davon: ${or(names)}?`,
  perhaps: (names) => `Ich bin nicht sicher, was Sie brauchen. Vielleicht dies: ${or(names)}?`,
  unclear: 'Ich bin nicht sicher, was Sie meinen. Sagen Sie es anders, oder wählen Sie:',
  offers: {
    start: ['Ich suche ein Geschenk', 'Wo ist meine Bestellung?', 'Wie kann ich einen Artikel zurückgeben?'],
    list: ['Das günstigste', 'Zeigen Sie mir mehr', 'Vergleichen Sie die ersten zwei'],
    help: ['Was kostet die Lieferung?', 'Wie kann ich einen Artikel zurückgeben?', 'Wie kann ich bezahlen?'],
  },
  more: (count) => (count === 1 ? 'Hier ist noch eines.' : `Hier sind ${count} weitere.`),
  noMore:
    'Ich habe alles gezeigt, was passt. Ändern Sie eine Bedingung, oder sagen Sie mir, was Sie noch suchen.',
  foundSome: (fitting, others, filters) =>
    `${many(fitting, 'Produkt passt', 'Produkte passen')} genau${filters}; ${others === 1 ? 'das andere ist' : `die anderen ${others} sind`} nur von derselben Art.`,
  among: (count) =>
    count === null ? '' : `Von ${many(count, 'gefundenen Produkt', 'gefundenen Produkten')}: `,
  lightest: (name, kilograms) => `Am leichtesten: ${name}, ${kilograms} kg.`,
  heaviest: (name, kilograms) => `Am schwersten: ${name}, ${kilograms} kg.`,
  noWeights: 'Auf keiner der Seiten steht das Gewicht.',
  oneOfEach: 'Von jeder gezeigten Liste das erste:',
  sum: (items, delivery, total) => `Zusammen: ${items}. Lieferung: ${delivery}. Gesamt: ${total}.`,
  notCounted: (names) => `Ohne ${names}: Das ist gerade nicht zu bestellen.`,
  hasSize: (size, count) => `Ja, es gibt es in Größe ${size}: ${count} Stück auf Lager.`,
  noSize: (size) => `Nein, in Größe ${size} ist es nicht zu haben.`,
  notStated: (field) => `Auf der Seite des Produkts steht das nicht: ${field}.`,
  fields: {
    battery: 'die Akkulaufzeit',
    power: 'die Leistung',
    memory: 'der Arbeitsspeicher',
    storage: 'der Speicher',
    capacity: 'die Kapazität',
    screen: 'der Bildschirm',
    material: 'das Material',
    size: 'die Maße',
    water: 'die Wasserfestigkeit',
    speed: 'die Geschwindigkeit',
    resolution: 'die Auflösung',
    connection: 'die Anschlüsse',
    supply: 'die Stromversorgung',
    energy: 'der Verbrauch',
    origin: 'die Herkunft',
    pages: 'die Seitenzahl',
    language: 'die Sprache',
    seats: 'die Zahl der Plätze',
    pieces: 'die Zahl der Teile',
    noise: 'die Lautstärke',
    care: 'die Pflege',
    fits: 'die Kompatibilität',
    age: 'das empfohlene Alter',
  },
  account: {
    password:
      'Öffnen Sie die Anmeldung und wählen Sie „Passwort vergessen“: Ein Link, der einmal gilt, kommt per E-Mail.',
    signIn:
      'Melden Sie sich mit Telefon oder E-Mail und Passwort an. Nach mehreren Fehlversuchen ist die Anmeldung eine Weile gesperrt; warten Sie, oder wählen Sie „Passwort vergessen“.',
    register:
      'Über „Mein Konto“, dann „Registrieren“: Vorname, Nachname, Telefon, E-Mail und ein Passwort genügen.',
    change: 'Melden Sie sich an und öffnen Sie „Mein Konto“: Profil, Adressen und Sitzungen ändern Sie dort.',
    remove:
      'Melden Sie sich an, öffnen Sie „Mein Konto“, dann den Datenschutz: Dort laden Sie Ihre Daten herunter und löschen das Konto.',
    general:
      '„Mein Konto“ enthält Profil, Adressen, Bestellungen, Wunschliste, Punkte, Bewertungen und Sitzungen. Was möchten Sie tun?',
  },
  transactionHelp:
    'Ich kann sagen, wo eine Bestellung ist, wie Sie zahlen, wie wir liefern und wie Sie etwas zurückgeben. Was möchten Sie wissen?',
};
