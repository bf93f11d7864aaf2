/** The normaliser of the catalogue: indexed texts and search texts are processed identically. No I/O. */
import { GERMAN_NAMES } from './names.ts';
import { SYNONYM_GROUPS } from './synonyms.ts';

const ARABIC_LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  گ: 'ك',
  ڨ: 'ق',
  پ: 'ب',
  ڥ: 'ف',
  چ: 'ج',
};
const ARABIC_VARIANTS = /[أإآٱىئؤةگڨپڥچ]/g;
/** Diacritics, tatweel and isolated hamza. */
const ARABIC_MARKS = /[\u064B-\u065F\u0670\u0640\u0621]/g;
const FOREIGN_DIGITS = /[٠-٩۰-۹]/g;
const ARABIZI: Readonly<Record<string, string>> = {
  '2': 'a',
  '3': 'a',
  '5': 'kh',
  '7': 'h',
  '8': 'gh',
  '9': 'q',
};
/** Digits before these units are amounts ("3pcs", "5bars"), not Arabizi letters. */
const UNIT =
  /^(?:kg|gr?|mg|ml|cl|l|cm|mm|m|km|go|gb|to|tb|mo|mb|w|kw|v|kv|mah|ah|hz|ghz|mhz|kva|pcs?|pieces?|pack|led|core|bars?|inch|pouces?|bits?|portes?|places?|dt|tnd|ans|mois|jours?|den|volts?|watts?|litres?|dinars?|en|in|voies?|vitesses?)$/;

/** Replaces Arabizi digits by letters: "7lib" → "hlib", "9ahwa" → "qahwa". Returns other words unchanged. */
export function readArabizi(word: string): string {
  const letters = word.replace(/[^a-z]/g, '').length;
  if (letters < 2 || !/[235789]/.test(word) || !/^[a-z0-9]+$/.test(word) || /\d\d|[0146]/.test(word))
    return word;
  return word.replace(/[235789]/g, (digit) => ARABIZI[digit] ?? digit);
}

/** For unknown words, only leading digits are replaced: "usb3" and "note9" stay unchanged. */
function readSafeArabizi(word: string): string {
  if (!/^[a-z0-9]*[235789][a-z]/.test(word) || /\d$/.test(word)) return word;
  const head = /^\d+([a-z]+)$/.exec(word);
  if (head?.[1] && (UNIT.test(head[1]) || head[1].length < 3)) return word;
  return word.replace(/[^a-z]/g, '').length >= 3 ? readArabizi(word) : word;
}

/**
 * Normalises a text: lower case, no accents, Arabic letters unified, Arabizi digits replaced by letters, words separated by one space.
 * Everything but letters and digits separates words. Idempotent.
 */
export function normalise(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(ARABIC_VARIANTS, (letter) => ARABIC_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(ARABIC_MARKS, '')
    .replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? '' : plain.split(' ').map(readSafeArabizi).join(' ');
}

const STOP_WORDS = new Set(
  normalise(
    `de la le les des du d l un une et ou en a au aux pour par sur avec sans dans ce cette ces mon ma mes je cherche veux voudrais
     of for with and or in an to i want looking
     der die das dem ein eine einen einem einer und oder fur mit von vom im zum zur ich suche el il fi mta3 mtaa mte3 mt3 mtei mtee ta3 te3 tee bel bil lel lil fel w nheb n7eb nlawej lawej 3la ala famma
     متاع متاعت تاع متع من في مع على و او الى عن اريد نحب نلوج`,
  ).split(' '),
);

/** Whether a normalised word is irrelevant for a search. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** French adjectives: feminine ending, and masculine ending after the plural is removed. */
const GENDERS = [
  ['ee', 'e'],
  ['ante', 'ant'],
  ['ive', 'if'],
  ['euse', 'eu'],
  ['elle', 'el'],
  ['ienne', 'ien'],
  ['iere', 'ier'],
  ['gere', 'ger'],
] as const;

/**
 * Light stem of a normalised word: removes the plural (French, English), the gender of French adjectives and the Arabic article.
 * Applied to both the index and the query, so the result need not be a word.
 */
export function stem(word: string): string {
  if (/^[\u0600-\u06ff]/.test(word)) return word.length >= 5 && word.startsWith('ال') ? word.slice(2) : word;
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith('yaux') || word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('aux') && word.length > 4) return `${word.slice(0, -3)}al`;
  const single = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  if (single.endsWith('eux') || single.endsWith('oux')) return single.slice(0, -1);
  for (const [feminine, masculine] of GENDERS)
    if (single.length > feminine.length + 1 && single.endsWith(feminine))
      return single.slice(0, -feminine.length) + masculine;
  return single;
}

const UNIT_NAMES: Readonly<Record<string, string>> = {
  litre: 'l',
  litres: 'l',
  لتر: 'l',
  ليتر: 'l',
  ليتره: 'l',
  جيغا: 'go',
  جيقا: 'go',
  وات: 'w',
  صانتي: 'cm',
  متر: 'm',
  ميترو: 'm',
  gb: 'go',
  tb: 'to',
  gr: 'g',
  grammes: 'g',
  kilo: 'kg',
  kilos: 'kg',
  كيلو: 'kg',
  pouces: 'pouce',
  بوصه: 'pouce',
  انش: 'pouce',
  inch: 'pouce',
  inches: 'pouce',
  zoll: 'pouce',
  giga: 'go',
  gigas: 'go',
  tera: 'to',
  liter: 'l',
  liters: 'l',
  kilogramme: 'kg',
  kilogrammes: 'kg',
  gramm: 'g',
  watts: 'w',
  watt: 'w',
};
const MEASURE = /^(\d+)(l|cl|ml|g|kg|go|to|mm|cm|m|w|mah|pouce|hz)$/;
/** Whether a word is an amount in the form of joinMeasures. */
export const isMeasure = (word: string): boolean => MEASURE.test(word);

/** Joins amounts into one word in any notation: "8 Go", "8go" and "8 GB" become "8go". Takes normalised words. */
export function joinMeasures(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const number = joined.at(-1);
    const together = /^(\d+)(\D+)$/.exec(word);
    const unit = (text: string): string => UNIT_NAMES[text] ?? text;
    if (together) joined.push(`${together[1]}${unit(together[2] ?? '')}`);
    else if (number !== undefined && /^\d+$/.test(number) && MEASURE.test(`${number}${unit(word)}`))
      joined[joined.length - 1] = `${number}${unit(word)}`;
    else joined.push(word);
  }
  return joined;
}

/** German compounds that begin with the target group: "damenschuhe" is "damen schuhe". Takes normalised words. */
const FOR_WHOM = /^(damen|herren|kinder|madchen|maedchen|jungen|baby)([a-z]{3,})$/;

/** "Without" and "wire", in the languages of shoppers. */
const WITHOUT = /^(?:sans|ohne|without|no|bla|blech|bidoun|بلا|بلاش|بدون)$/u;
const WIRE = /^(?:fils?|cables?|kabel|wires?|khit|5it|خيط|خيوط)$/u;

/** Words between them: "sans tirer de câble", "without any wires". */
const BETWEEN = /^(?:tirer|passer|de|d|un|a|any|the|running|pulling|laying|ein|اي)$/u;

/** Joins "sans fil" (wireless) into one word, so that it matches neither "sans" nor "fil". */
export function joinWireless(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? '';
    let next = place + 1;
    while (WITHOUT.test(word) && next < place + 3 && BETWEEN.test(words[next] ?? '')) next++;
    if (WITHOUT.test(word) && WIRE.test(words[next] ?? '')) {
      joined.push(WIRELESS);
      place = next;
    } else joined.push(word);
  }
  return joined;
}
const WIRELESS = 'sansfil';

/** Joins the amounts of a text of normalised words. */
export const asWritten = (text: string): string =>
  text
    .split(' ')
    .map((word) => (word === WIRELESS ? 'sans fil' : word.replace(MEASURE, '$1 $2')))
    .join(' ');

/** The shortest parts of a compound, in letters. */
const PART = { first: 3, last: 4 };
/** What German puts between the parts of a compound. */
const LINK = /(?:es|en|s|n)$/;

let germanNames: ReadonlySet<string> | undefined;

/** The two words of a German compound: its head is the last one, and must be a German name; undefined when it is none. */
function partsOf(word: string): readonly [string, string] | undefined {
  // Words with the French endings "-age" and "-ées" are none.
  if (
    word.length < PART.first + PART.last ||
    !/^[a-z]+(?<!age|ees)$/.test(word) ||
    canonicalOf(word) !== undefined
  )
    return undefined;
  for (let at = PART.first; at <= word.length - PART.last; at++) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    germanNames ??= new Set(GERMAN_NAMES.map(normalise));
    if (!germanNames.has(last)) continue;
    const unlinked = first.replace(LINK, '');
    return [unlinked.length >= PART.first && canonicalOf(first) === undefined ? unlinked : first, last];
  }
  return undefined;
}

/** Splits German compounds whose last word is a known synonym, and joins "sans fil"; other words stay unchanged. */
export function partCompounds(
  words: readonly string[],
  isName: (word: string) => boolean = () => false,
): string[] {
  return joinWireless(words).flatMap((word) => {
    const [, whom, thing] = FOR_WHOM.exec(word) ?? [];
    if (whom && thing && canonicalOf(word) === undefined && canonicalOf(thing) !== undefined)
      return [whom, thing];
    return isName(word) ? [word] : (partsOf(word) ?? [word]);
  });
}

/** Stems of a text without stop words, in order. */
export function stemsOf(text: string): string[] {
  const words = joinWireless(normalise(text).split(' '));
  return words.filter((word) => word !== '' && !STOP_WORDS.has(word)).map(stem);
}

/** Stems of a synonym, joined by a space → canonical token of its group. */
const CANONICAL = new Map<string, string>();
/** Single-word synonyms (normalised): they need no correction, and their prefixes can be completed. */
const SYNONYM_WORDS = new Map<string, string>();
let longestPhrase = 1;
for (const group of SYNONYM_GROUPS) {
  // The prefix "zz" begins no real word, so a token cannot be mistaken for a word of a text.
  const head = stemsOf(group[0] ?? '');
  const canonical = CANONICAL.get(head.join(' ')) ?? `zz${head.join('')}`;
  for (const entry of group) {
    const stems = stemsOf(entry);
    if (stems.length === 0) stems.push(normalise(entry));
    longestPhrase = Math.max(longestPhrase, stems.length);
    // Phonetic spelling: "machine à lavé".
    const misspelt = stems.length > 1 ? stems.map((word) => word.replace(/(?<=..)er$/, 'e')) : stems;
    for (const key of new Set([stems.join(' '), misspelt.join(' ')]))
      if (!CANONICAL.has(key)) CANONICAL.set(key, canonical);
    const surface = normalise(entry);
    if (!surface.includes(' ') && !SYNONYM_WORDS.has(surface)) SYNONYM_WORDS.set(surface, canonical);
  }
}

/** A group of synonyms of a shop. */
export interface SynonymWords {
  id: string;
  words: readonly string[];
}

/** Tokens that a shop's groups add: to words that are none of the synonyms above (stems joined by a space), and to canonical tokens. */
interface Additions {
  own: ReadonlyMap<string, readonly string[]>;
  related: ReadonlyMap<string, readonly string[]>;
}
const NO_ADDITIONS: Additions = { own: new Map(), related: new Map() };

/**
 * A text is indexed by the latest groups, and searched by those that the whole index has. The index only gains tokens by a group, so
 * that nothing is lost while it is written.
 */
const additions: Record<'index' | 'search', Additions> = { index: NO_ADDITIONS, search: NO_ADDITIONS };
const BUILT_IN_PHRASE = longestPhrase;
let searched = '[]';

/** What the search makes of a word or phrase; empty when it says nothing. */
export const searchForm = (word: string): string => stemsOf(word).join(' ') || normalise(word);

/** Sets a shop's groups for this process. */
export function useSynonyms(purpose: 'index' | 'search', groups: readonly SynonymWords[]): void {
  const [own, related] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const { id, words } of groups)
    for (const form of new Set(words.map(searchForm))) {
      const canonical = CANONICAL.get(form);
      const [map, key] = canonical === undefined ? [own, form] : [related, canonical];
      // No word begins with "zy" and a number.
      map.set(key, [...(map.get(key) ?? []), `zy${id}`]);
    }
  additions[purpose] = { own, related };
  if (purpose === 'search') searched = JSON.stringify(groups);
  longestPhrase = Math.max(
    BUILT_IN_PHRASE,
    ...Object.values(additions).flatMap((one) => [...one.own.keys()].map((form) => form.split(' ').length)),
  );
}

/** The words of the shop's own groups (stems) with the token by which they are searched. */
export const addedWords = (): readonly (readonly [string, string])[] =>
  [...additions.search.own].flatMap(([word, [token]]) =>
    token === undefined || word.includes(' ') ? [] : [[word, token] as const],
  );

/** Changes when searches use other groups. */
export const synonymsVersion = (): string => searched;

/** Further tokens by which a normalised word, or a phrase's canonical token, is searched. */
export function addedTokens(word: string, canonical = canonicalOf(word)): readonly string[] {
  const { own, related } = additions.search;
  return [...(own.get(stem(word)) ?? []), ...(canonical === undefined ? [] : (related.get(canonical) ?? []))];
}

/** Canonical token of a normalised synonym word, or undefined. */
export function canonicalOf(word: string): string | undefined {
  return (
    SYNONYM_WORDS.get(word) ??
    CANONICAL.get(stem(word)) ??
    CANONICAL.get(readArabizi(word)) ??
    additions.search.own.get(stem(word))?.[0]
  );
}

/** All single-word synonyms (normalised) with their canonical token. */
export function synonymWords(): ReadonlyMap<string, string> {
  return SYNONYM_WORDS;
}

/** A range of stems and the canonical token of the synonym that it matches. */
export interface Concept {
  /** Index of the first stem, and the index after the last one. */
  start: number;
  end: number;
  canonical: string;
}

/** Finds synonyms in a list of stems, longest first; the ranges do not overlap. */
export function conceptsIn(stems: readonly string[]): Concept[] {
  const found: Concept[] = [];
  for (let start = 0; start < stems.length;) {
    let matched = 0;
    for (let length = Math.min(longestPhrase, stems.length - start); length > 0; length--) {
      const phrase = stems.slice(start, start + length).join(' ');
      const canonical = CANONICAL.get(phrase) ?? additions.search.own.get(phrase)?.[0];
      if (canonical === undefined) continue;
      found.push({ start, end: start + length, canonical });
      matched = length;
      break;
    }
    start += Math.max(matched, 1);
  }
  return found;
}

/** Words for packages: in "lot de verres", the thing is the glasses. */
const PACKED = new Set(['lot', 'paquet', 'sachet', 'set', 'ramette', 'pack', 'coffret']);

/** Whether a stem is a word for a package. */
export const isPacking = (word: string): boolean => PACKED.has(word);

/** The stems of a name after leading words for packages. */
export function unpacked(stems: readonly string[]): readonly string[] {
  return PACKED.has(stems[0] ?? '') ? stems.slice(1) : stems;
}

/**
 * The terms that say what a product is: the first word of its name and the synonym at the beginning. French, Arabic and derja put the
 * noun first ("coque pour téléphone" is a coque). Takes a plain or normalised name, returns stems and canonical tokens.
 */
export function headTermsOf(name: string): ReadonlySet<string> {
  return headsOf(name).terms;
}

/** As headTermsOf, with the longest of them: "aspirateur robot" begins with "aspirateur", but is a category of its own. */
export function headsOf(name: string): { terms: ReadonlySet<string>; longest: ReadonlySet<string> } {
  const all = stemsOf(name);
  const terms = new Set<string>();
  const longest = new Set<string>();
  for (const stems of [all, unpacked(all)]) {
    let isLongest = true;
    for (let length = Math.min(stems.length, longestPhrase); length > 0; length--) {
      const canonical = CANONICAL.get(stems.slice(0, length).join(' '));
      const phrase = stems.slice(0, length).join(' ');
      const { own, related } = additions.search;
      for (const token of [...(own.get(phrase) ?? []), ...(related.get(canonical ?? '') ?? [])]) {
        terms.add(token);
        longest.add(token);
      }
      if (canonical === undefined) continue;
      terms.add(canonical);
      if (isLongest) longest.add(canonical);
      isLongest = false;
    }
    if (stems[0] === undefined) continue;
    terms.add(stems[0]);
    if (isLongest) longest.add(stems[0]);
  }
  return { terms, longest };
}

/** What joins the parts of a category's name ("Lits & matelas"). */
const PARTS = /\s*(?:[&,]|\bet\b)\s*/;

/** The parts of a category's name: "Lits & matelas" is about both. */
export const partsOfName = (name: string): string[] => name.split(PARTS);

/** The terms that denote all that a category's name does, or one of its parts: a search for one of them asks for the category. */
export function wholeTermsOf(name: string): ReadonlySet<string> {
  const own = wholeTermOf(name);
  const whole = own === undefined ? partsOfName(name).map(wholeTermOf) : [own];
  return new Set(whole.filter((term) => term !== undefined));
}

function wholeTermOf(name: string): string | undefined {
  const stems = stemsOf(name);
  const [concept] = conceptsIn(stems);
  if (concept?.start === 0 && concept.end === stems.length) return concept.canonical;
  return stems.length === 1 ? stems[0] : undefined;
}

function indexTerms(text: string): string[] {
  const stems = stemsOf(text);
  const terms = new Set(stems);
  for (const concept of conceptsIn(stems)) {
    terms.add(concept.canonical);
    // "pc portable gamer" also matches the synonyms it contains.
    for (let start = concept.start; start < concept.end; start++)
      for (let end = start + 1; end <= concept.end; end++) {
        const own = CANONICAL.get(stems.slice(start, end).join(' '));
        if (own !== undefined) terms.add(own);
      }
  }
  const { own, related } = additions.index;
  for (const term of Array.from(terms)) for (const token of related.get(term) ?? []) terms.add(token);
  if (own.size > 0)
    for (let start = 0; start < stems.length; start++)
      for (let end = start + 1; end <= Math.min(start + longestPhrase, stems.length); end++)
        for (const token of own.get(stems.slice(start, end).join(' ')) ?? []) terms.add(token);
  for (const word of joinMeasures(normalise(text).split(' '))) if (MEASURE.test(word)) terms.add(word);
  return [...terms];
}

/** The searchable fields of a product. */
export interface SearchableProduct {
  name: string;
  /** Names in other languages. */
  names?: Readonly<Record<string, string>>;
  brand?: string | null;
  /** Category names, from the top level down to the product's own. */
  categories?: readonly string[];
  tags?: readonly string[];
  colors?: readonly string[];
  description?: string | null;
  sku?: string | null;
}

/**
 * Value of products.search_text: three lines (name; brand, categories, tags, colours, names in other languages, sku; description) of normalised stems and
 * synonyms, which the database weights in that order.
 */
export function searchTextOf(product: SearchableProduct): string {
  const name = indexTerms(product.name);
  const kinds = indexTerms(
    [
      product.brand,
      ...(product.categories ?? []),
      ...(product.tags ?? []),
      ...(product.colors ?? []),
      ...Object.values(product.names ?? {}),
      product.sku,
    ]
      .filter(Boolean)
      .join(' . '),
  );
  // No synonyms for words of a description, which mentions other things too ("livré" is not a book).
  const text = [...new Set(stemsOf(product.description ?? ''))];
  // A word in both name and category counts twice: a "Smartphone" is more of a phone than its accessories are.
  const known = new Set([...name, ...kinds]);
  return [name, kinds, text.filter((term) => !known.has(term))].map((terms) => terms.join(' ')).join('\n');
}

/** Value of products.name_sort: the normalised name. */
export function nameSortOf(name: string): string {
  return normalise(name);
}

/** Words of a text for the vocabulary (normalised, not stemmed, at least 3 letters, no numbers). */
export function vocabularyWords(text: string): string[] {
  return normalise(text)
    .split(' ')
    .filter((word) => word.length >= 3 && word.length <= 40 && !/\d/.test(word) && !STOP_WORDS.has(word));
}
