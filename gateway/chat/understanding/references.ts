/** Recognises references to the products shown: "the second", "le dernier", "الأول". */
import { normalise } from '../../lexicon/normalise.ts';

const ORDINALS: readonly string[] = [
  'premier premiere 1er 1ere awel awwel awla louwel louwla lowla louwleni lowlani lowlania loulania awlania اولاني الاولاني لولاني اللولاني اولانيه لولانيه first 1st erste erster erstes ersten الاول الاولى اول لول loul loula louleni loulani lawel lowel lawla',
  'deuxieme second seconde 2eme 2e 2nd zweite zweiter zweites zweiten الثاني الثانية ثاني theni thenya thenia ethani eththeni etheni thani thania theniya thanya ethenia ethania eththenya ethanya tenya etenia tania',
  'troisieme third 3eme 3e 3rd dritte dritter drittes dritten الثالث الثالثة ثالث theleth thaltha theltha ethaleth ethaltha ethletha eththaltha talta talteh',
  'quatrieme fourth 4eme 4e 4th vierte vierter viertes vierten الرابع الرابعة رابع rabe3 rab3a erabe3 errabe3 erab3a errab3a',
  'cinquieme fifth 5eme 5e 5th funfte funfter funftes funften الخامس الخامسة خامس khames 5ames khamsa elkhames el5ames',
  'sixieme sixth 6eme 6e 6th sechste sechster sechstes sechsten السادس سادس sedes esedes',
  'septieme seventh 7eme 7e 7th siebte siebter siebtes siebten السابع سابع sebe3 essebe3',
  'huitieme eighth 8eme 8e 8th achte achter achtes achten الثامن ثامن themen ethemen',
];
const LAST = new Set(
  normalise(
    'dernier derniere last letzte letzter letztes letzten الاخير الاخيرة اخير اللخر lekher lekhra le5er le5ra lakher lakhra la5ra e5er',
  ).split(' '),
);
const placeOf = new Map(
  ORDINALS.flatMap((names, index) =>
    normalise(names)
      .split(' ')
      .map((name) => [name, index + 1] as const),
  ),
);
const BY_NUMBER = /(?<!\S)(?:le|la|el|the|number|numero|num|n|no|رقم|نومرو|raqm)\s+(\d{1,2})(?!\S)/gu;

/** Whether a normalised word is a reference by position. */
export const isOrdinal = (word: string): boolean => placeOf.has(word) || LAST.has(word);

/** "The third storey", "the first time" are no places in a list. */
const OTHER_PLACE = new Set(
  normalise(
    'floor time day week month year half etage fois jour semaine mois annee main stock etage mal tag woche monat jahr hand طابق دور نهار مرة جمعة شهر عام marra nhar jom3a chhar 3am',
  ).split(' '),
);

/** Whether an ordinal tells another place: "the third storey", "la semaine dernière", "للطابق الثالث". */
const tellsOtherPlace = (words: readonly string[], place: number): boolean =>
  OTHER_PLACE.has(words[place + 1] ?? '') ||
  OTHER_PLACE.has((words[place - 1] ?? '').replace(/^(?:لل|ال|بال|فال)(?=[\u0600-\u06ff]{3})/u, ''));

/** Whether a word of normalised words is a reference by position: not "the third shelf". */
export const isOrdinalAt = (words: readonly string[], place: number): boolean =>
  isOrdinal(words[place] ?? '') && !tellsOtherPlace(words, place);

const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/(?<!\S)(?:deux|two|zwei|zouz|زوز|2)(?!\S)/u, 2],
  [/(?<!\S)(?:trois|three|drei|tletha|thletha|ثلاثه|3)(?!\S)/u, 3],
];
const FIRST_ONES = /(?<!\S)(?:premiers|premieres|first|ersten|loulin|loulanin|لولين|الاولين)(?!\S)/u;

/** Number of first products a normalised text refers to ("les deux premiers"); undefined when it does not. */
export function firstOnesIn(text: string): number | undefined {
  return FIRST_ONES.test(text) ? COUNTS.find(([pattern]) => pattern.test(text))?.[1] : undefined;
}

/** "The last one": what else means "another" in derja. */
const LAST_ONE =
  /(?<!\S)(?:اخر|ekher|akher|e5er) (?:واحد|وحده|منتوج|موديل|حاجه|wa7ed|wahed|we7ed|wa7da|we7da|wahda)(?!\S)/u;

/** Positions (from 1) among the products shown that a normalised text refers to; ordinals before digits. */
export function referencesIn(text: string, shown: number): number[] {
  if (shown === 0) return [];
  // "والثاني": "and" is written together with the article.
  const words = text.replace(/(?<!\S)و(?=ال)/gu, 'و ').split(' ');
  const byWord = words.map((word, place) =>
    tellsOtherPlace(words, place) ? 0 : LAST.has(word) ? shown : (placeOf.get(word) ?? 0),
  );
  const byNumber = [...text.matchAll(BY_NUMBER)].map(([, number]) => Number(number));
  const last = LAST_ONE.test(text) ? [shown] : [];
  return [...new Set([...byWord, ...last, ...byNumber])].filter((place) => place >= 1 && place <= shown);
}

/** As referencesIn, also by several bare numbers: "1 and 3". */
export function placesIn(text: string, shown: number): number[] {
  const digits = text.split(' ').filter((word) => /^\d$/.test(word));
  const bare = digits.map(Number).filter((place) => place >= 1 && place <= shown);
  return [...new Set([...referencesIn(text, shown), ...(bare.length > 1 ? bare : [])])];
}

/** The first such position. */
export function referenceIn(text: string, shown: number): number | undefined {
  return referencesIn(text, shown)[0];
}
