/** Detects the language of a text. No I/O. */

/** Arabizi is Tunisian Arabic in Latin letters. */
export type WrittenLanguage = 'fr' | 'en' | 'de' | 'tn' | 'arabizi';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

const FRENCH =
  words(`je tu il elle on nous vous le la les un une des du de et en au aux pour par avec sans mais pas plus moins est sont ai
  avez suis veux voudrais cherche cherchez quel quelle quels quelles comment combien où ou mon ma mes votre vos cette ce ces dans chez
  bonjour merci salut svp stp quoi que qui taille couleur autre noir noire blanc blanche rouge bleu bleue vert cher chère plutôt entre jusqu homme femme`);
const ENGLISH =
  words(`i the a an and or of for to in on with without is are am do does can how what where when who which my your you me
  it they them this that any some have has need want looking show not no but about under below over above less more than cheap cheaper
  hello hi hey thanks please washing headphones speaker mattress rug perfume toys size black white red blue green brown pink dress phone laptop shoes shirt bag watch coffee kids baby men women leather wireless between from up first second last men women's men's i'm`);
const GERMAN =
  words(`rot rote roten schwarz blau blaue grün weiß gelb grau braun zweite erste dritte auf lager in ich du er wir ihr der die das den dem des ein eine einen einem einer und oder für fuer mit ohne von bis unter über zwischen ist sind
  bin habe haben habt gibt möchte moechte suche brauche zeig zeigen mir mich mein meine wie was wo wann welche welcher welches nicht kein keine
  auch etwas bitte hallo danke guten tag farbe größe günstiger billiger teurer bestellung lieferung kleid schuhe tasche`);
const ARABIZI =
  words(`nheb nlawej nlawaj bech fama famma famech mouch mich barcha behi chnowa chneya chnia kifech kifeh kifesh win wine wa9tech
  wala walla mta mte mta3 mte3 mte3i mta3i taht fouq fou9 aqal men bel fel lel el w b l hedha hedhi elli yesser ama zeda kahla bidha abyedh safra
  akhdher khadhra ahmer hamra azrek rjel nse sghar rajel mra aslema salam labes ya3tik yaychek blech ghir ma nechri nchri loul loula theni thenya
  kbir sghir haja 7aja hadha hedheka hadheka wa7da wahda ken khir
  telifoun sabbat spadri roba borma farcha tabla zit zitouna zarbia talfza karhba bisklet chechia balgha keskes karrousa kbira sghira wardi
  jeld khchab hdiya dinar flousi weslet tousel tawsil nsit compte entouma chkoun arkhes aghla lekher mawjoud mafamech kartable lo3ba`);

/** Digits used as letters: "n7eb", "3andkom", "9adeh". Not "42", "xl2" or "128go". */
const HAS_DIGIT_LETTER = /(?<!\S)(?:[a-z]+[235789][a-z]+|[35789][a-z]{3,}|[a-z]{2,}[379])(?!\S)/u;

/** A verb negated by "ma … ch": "ma ynajamch", "manhebech". */
const DENYING = /(?<!\S)ma ?[nty][a-z0-9]{3,}(?:ch|sh)(?!\S)/u;

/** How many clues a text has for each language, most first. */
function cluesOf(text: string): [WrittenLanguage, number][] {
  const plain = text.toLowerCase().replace(/[’']/g, ' ');
  const arabic = plain.match(/[\u0600-\u06ff]/g)?.length ?? 0;
  if (arabic > 0 && arabic >= (plain.match(/[a-z]/g)?.length ?? 0) / 2) return [['tn', arabic]];
  const tokens = plain.replace(/[^\p{L}\p{N}\s]+/gu, ' ').split(/\s+/);
  const count = (known: ReadonlySet<string>): number => tokens.filter((token) => known.has(token)).length;
  const scores: [WrittenLanguage, number][] = [
    // "Machine a laver": within a text, "a" is French as well.
    ['fr', count(FRENCH) + (/[éèêàçùâîôœ]/.test(plain) ? 1 : 0) + (tokens.slice(1).includes('a') ? 1 : 0)],
    ['en', count(ENGLISH)],
    ['de', count(GERMAN) + (/[äöüß]/.test(plain) ? 1 : 0)],
    [
      'arabizi',
      count(ARABIZI) +
        (HAS_DIGIT_LETTER.test(tokens.join(' ')) ? 2 : 0) +
        (DENYING.test(tokens.join(' ')) ? 2 : 0),
    ],
  ];
  return scores.filter(([, clues]) => clues > 0).toSorted((a, b) => b[1] - a[1]);
}

/** Languages that a text has the most clues for: several when it is undecided, none when it has no clue. */
function likeliest(text: string): WrittenLanguage[] {
  const clues = cluesOf(text);
  return clues.filter(([, count]) => count === clues[0]?.[1]).map(([language]) => language);
}

/** Detects the language; text without clues gets the previous language, or French. */
export function languageOf(text: string, before: WrittenLanguage | undefined): WrittenLanguage {
  const [best, ...others] = likeliest(text);
  if (best === undefined) return before ?? 'fr';
  return before !== undefined && others.includes(before) ? before : best;
}

/** Words that occur only in German. */
export const ONLY_GERMAN: ReadonlySet<string> = new Set(
  `ich suche sie der das und ist mit für fur eine einen einem einer ein nicht wie wo wann kann können bitte danke hallo guten
   kostet lieferung lieferzeit bestellung meine mein mir unter zwischen von den dem auf haben möchte mochte brauche welche welcher welches gibt es
   rot rote roten rotes schwarz schwarze schwarzen schwarzes weiß weiße blau blaue grün grüne schuhe kleid hose hemd billiger günstiger
   teurer zahlen bezahlen zurückgeben rückgabe passwort konto verkaufen händler versand liefern noch auch oder über größe farbe`.split(
    /\s+/,
  ),
);

/** The language of a text, if it is certain. */
export function sureLanguage(text: string): 'fr' | 'en' | 'de' | 'tn' | undefined {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const german = words.filter((word) => ONLY_GERMAN.has(word)).length;
  if (german >= 2 && german * 3 >= words.length) return 'de';
  const [one, ...others] = likeliest(text);
  if (one === undefined || others.length > 0) return undefined;
  return one === 'arabizi' ? 'tn' : one;
}

/** Whether a text is certainly French, English or German. */
export function isSurelyForeign(text: string): boolean {
  const language = sureLanguage(text);
  return language !== undefined && language !== 'tn';
}
