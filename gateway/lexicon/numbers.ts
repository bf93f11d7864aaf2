/** Spoken numbers of French, English, German and derja: "deux cents", "fifty", "khamsin", "ميتين". No I/O. */
import { normalise } from './normalise.ts';

/** One line per value, then its words. */
const WORDS = `
1 | un une one ein eins eine wahed وحدة واحد
2 | deux two zwei zouz thnin زوز
3 | trois three drei tletha thletha ثلاثة
4 | quatre four vier arb3a arbaa اربعة
5 | cinq five funf khamsa خمسة
6 | six sechs setta ستة
7 | sept seven sieben sab3a سبعة
8 | huit eight acht thmenya ثمانية
9 | neuf nine neun tes3a تسعة
10 | dix ten zehn 3achra achra عشرة
11 | onze eleven elf
12 | douze twelve zwolf
15 | quinze fifteen funfzehn khmostach خمستاش
20 | vingt vingts twenty zwanzig 3echrin 3achrin echrin achrin عشرين
25 | funfundzwanzig
30 | trente thirty dreissig tlethin thlethin ثلاثين
40 | quarante forty vierzig arb3in arbain اربعين
50 | cinquante fifty funfzig khamsin خمسين
60 | soixante sixty sechzig settin ستين
70 | septante seventy siebzig sab3in سبعين
80 | huitante eighty achtzig thmenin ثمانين
90 | nonante ninety neunzig tes3in تسعين
100 | cent cents hundred hundert einhundert mya miya mia miyat myat mit مية مياة ميات ميت
200 | zweihundert mitin miten miytin ميتين ميتان
300 | dreihundert tlethmya thlethmya ثلاثميه ثلثميه تلتميه
400 | vierhundert arb3amya rab3amya اربعميه ربعميه
500 | funfhundert khamsmya khamsamya خمسميه
600 | sechshundert settamya ستميه ستاميه
700 | siebenhundert sab3amya سبعميه
800 | achthundert thmenmya thmanmya ثمنميه ثمانميه ثمانيميه
900 | neunhundert tes3amya تسعميه
1000 | mille thousand tausend eintausend alf elf alef الف
2000 | zweitausend alfin elfin الفين
`;
const VALUES = new Map<string, number>();
for (const line of WORDS.trim().split('\n')) {
  const [value = '', words = ''] = line.split('|');
  for (const word of normalise(words).split(' ')) if (!VALUES.has(word)) VALUES.set(word, Number(value));
}
const JOINING = new Set(['et', 'and', 'und', 'w', 'و']);

/** Whether a number word has an "and" attached: "وخمسين". */
const isJoined = (word: string): boolean => /^و(?=[\u0600-\u06ff]{2})/u.test(word) && !VALUES.has(word);

/** From here on a number may have an article: "تحت المية". The smaller ones then mean things that were shown. */
const WITH_ARTICLE = 20;

function plain(word: string): string {
  if (VALUES.has(word)) return word;
  const bare = word.replace(/^(?:[بو]?ال|لل)(?=[\u0600-\u06ff]{2})/u, '');
  if ((VALUES.get(bare) ?? 0) >= WITH_ARTICLE) return bare;
  return word.replace(/^[بو](?=[\u0600-\u06ff]{3})/u, '').replace(/^b(?=[a-z]{4})/, '');
}

/** The value of number words, or undefined when they are no single number ("cinquante trente"). */
export function valueOf(words: readonly string[]): number | undefined {
  let total = 0;
  let part = 0;
  let before = Number.POSITIVE_INFINITY;
  let isAfterAnd = false;
  for (const word of words) {
    if (JOINING.has(word)) {
      isAfterAnd = true;
      continue;
    }
    const value = VALUES.get(plain(word));
    if (value === undefined) return undefined;
    const and = isAfterAnd || isJoined(word);
    isAfterAnd = false;
    if (value === 1000) {
      // "بين ألف وألف وخمسمية" are two numbers.
      if (total > 0) return undefined;
      total += (part === 0 ? 1 : part) * 1000;
      [part, before] = [0, 1000];
    } else if (value === 100 && part > 0 && part < 10) [part, before] = [part * 100, 100];
    // "خمسة وخمسين": units come first.
    else if (and && part % 100 > 0 && part % 100 < 10 && value >= 20 && value < 100 && value % 10 === 0)
      [part, before] = [part + value, 1];
    else if (value === 20 && part === 4) [part, before] = [80, 20];
    else if (value < before || (before === 60 && value < 20)) {
      part += value;
      before = value < 20 ? value : value >= 1000 ? 1000 : value % 100 === 0 ? 100 : 10;
      // "Soixante-dix", "quatre-vingt-dix".
      if (value === 60) before = 20;
    } else return undefined;
  }
  return total + part;
}

/** Whether a normalised word is one of a spoken number. */
export const isNumberWord = (word: string): boolean => VALUES.has(plain(word));

/**
 * Writes the spoken numbers of a normalised text in digits where `isAmount` says so, given the words before (as written here) and after them. Numbers below
 * ten stay, as they count things, but before a unit (`isUnit`): "خمسة لتر".
 */
export function writeNumbers(
  text: string,
  isAmount: (before: readonly string[], after: readonly string[]) => boolean,
  isUnit: (word: string) => boolean = () => false,
): string {
  const words = text.split(' ');
  const written: string[] = [];
  for (let start = 0; start < words.length;) {
    let end = start;
    let value: number | undefined;
    for (let to = start + 1; to <= Math.min(words.length, start + 6); to++) {
      const own = words.slice(start, to);
      if (!isNumberWord(words[to - 1] ?? '')) {
        if (JOINING.has(words[to - 1] ?? '') && to > start + 1) continue;
        break;
      }
      const next = valueOf(own);
      if (next === undefined) break;
      [value, end] = [next, to];
    }
    // "Entre cent et deux cents": what follows the "and" is the next number.
    const joint = words.slice(start, end).findLastIndex((word) => JOINING.has(word));
    if (joint > 0 && value !== undefined && VALUES.get(words[end] ?? '') === 100) {
      end = start + joint;
      value = valueOf(words.slice(start, end));
    }
    // That of a range stays: "بين ألف وألف وخمسمية".
    const and = isJoined(words[start] ?? '') && /^\d/.test(written.at(-1) ?? '') ? ['و'] : [];
    if (
      value !== undefined &&
      ((value >= 10 && isAmount([...written, ...and], words.slice(end))) ||
        (value > 1 && isUnit(words[end] ?? '')))
    ) {
      written.push(...and, String(value));
      start = end;
    } else {
      written.push(words[start] ?? '');
      start += 1;
    }
  }
  return written.join(' ');
}
