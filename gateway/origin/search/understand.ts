/** Reads a search text: budget, colours, sizes, and the words that are left, corrected against the catalogue's own. */
import { canonicalOf, conceptsIn, isStopWord, joinMeasures, normalise, stem } from './normalise.ts';
import type { Concept } from './normalise.ts';
import { COLOR_WORDS } from './synonyms.ts';

/** A word of the query: any of its alternatives has to stand in the text. */
export interface Term {
  alternatives: { text: string; prefix: boolean }[];
}

/** A search text as it is understood. */
export interface Understood {
  terms: Term[];
  /** Enough that one of the words matches (nothing has them all). */
  anyTerm: boolean;
  /** Budget in millimes. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Lower case, as variants write them. */
  sizes: string[];
  /** A bare number that is probably a size ("sabbat 42"); asked for only if something has it. */
  likelySize: string | null;
  /** The text with its typing errors corrected; null when there were none. */
  corrected: string | null;
}

/** What becomes of a word that the catalogue does not know: another word, or nothing at all. */
export type Corrector = (words: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;

const colorTerms = new Map<string, string>();
for (const words of COLOR_WORDS) {
  const color = stem(normalise(words[0] ?? ''));
  for (const word of words) if (!normalise(word).includes(' ')) colorTerms.set(stem(normalise(word)), color);
}

/** A number of a query ("40", "12,5" arrives as "12q5"), in TND. */
const NUMBER = '(\\d{1,7}(?:q\\d{1,3})?)';
const CURRENCY = '(?:dt|tnd|dinars?|dinar|dnanir|d|دينار|دنانير|د|دت)';
const UNITS =
  '(?!\\S)(?!\\s+(?:kg|g|gr|ml|cl|l|litres?|cm|mm|m|km|w|watts?|v|mah|go|gb|to|tb|pouces?|inch|ans|mois|pcs|pieces?|places?|personnes?)(?!\\S))';
const money = `${NUMBER}(?:\\s*${CURRENCY}(?!\\S)|${UNITS})`;
const AT_MOST =
  '(?:moins de|moins d|moins que|maximum|max|jusqu a|inferieur a|pas plus de|under|below|less than|up to|budget de|budget|taht|aqal min|aqal men|aqall min|تحت|اقل من|بميزانيه|حتي)';
const AT_LEAST =
  '(?:plus de|plus que|a partir de|au moins|minimum|min|superieur a|over|above|more than|from|fouq|foug|akther min|akthar min|aktar men|فوق|اكثر من|ابتداء من)';
const BETWEEN = '(?:entre|between|de|from|bin|bayn|ben|بين|من)';
const AND = '(?:et|and|a|to|w|we|و|الي|حتي)';
const edges = (pattern: string): RegExp => new RegExp(`(?<!\\S)${pattern}(?!\\S)`, 'u');

const RANGE = edges(`${BETWEEN}\\s+${NUMBER}(?:\\s*${CURRENCY})?\\s+${AND}\\s*${money}`);
const RANGE_SHORT = edges(`${NUMBER}\\s+(?:a|to)\\s+${NUMBER}\\s*${CURRENCY}`);
const UPPER = edges(`${AT_MOST}\\s+${money}`);
const LOWER = edges(`${AT_LEAST}\\s+${money}`);
const AMOUNT = edges(`${NUMBER}\\s*${CURRENCY}`);

const toMillimes = (text: string | undefined): number => {
  const [whole = '0', places = ''] = (text ?? '0').split('q');
  return Number(whole) * 1000 + Number(places.padEnd(3, '0'));
};

/** Takes the budget out of a normalised text. */
function takeBudget(text: string): { rest: string; minPrice: number | null; maxPrice: number | null } {
  const range = RANGE.exec(text) ?? RANGE_SHORT.exec(text);
  if (range) {
    const [low, high] = [toMillimes(range[1]), toMillimes(range[2])].sort((a, b) => a - b);
    return { rest: text.replace(range[0], ' '), minPrice: low ?? null, maxPrice: high ?? null };
  }
  let rest = text;
  let minPrice: number | null = null;
  let maxPrice: number | null = null;
  const upper = UPPER.exec(rest);
  if (upper) {
    maxPrice = toMillimes(upper[1]);
    rest = rest.replace(upper[0], ' ');
  }
  const lower = LOWER.exec(rest);
  if (lower) {
    minPrice = toMillimes(lower[1]);
    rest = rest.replace(lower[0], ' ');
  }
  const amount = upper || lower ? null : AMOUNT.exec(rest);
  if (amount) {
    maxPrice = toMillimes(amount[1]);
    rest = rest.replace(amount[0], ' ');
  }
  return { rest, minPrice, maxPrice };
}

const SIZE_AFTER =
  /(?<!\S)(?:taille|pointure|size|numero|qias|qyes|مقاس|قياس)\s+(\d{1,3}|x{0,4}[sml]|\dxl)(?!\S)/gu;
const SIZE_ALONE = /(?<!\S)(xs|xl|xxl|xxxl|[2345]xl)(?!\S)/gu;

function takeSizes(text: string): { rest: string; sizes: string[] } {
  const sizes = new Set<string>();
  const collect = (_: string, size: string): string => {
    sizes.add(size);
    const repeated = /^([2345])xl$/.exec(size);
    if (repeated) sizes.add(`${'x'.repeat(Number(repeated[1]))}l`);
    if (/^x{2,}l$/.test(size)) sizes.add(`${size.length - 1}xl`);
    return ' ';
  };
  return { rest: text.replace(SIZE_AFTER, collect).replace(SIZE_ALONE, collect), sizes: [...sizes] };
}

/** One word as a term: what it means in the synonym table, else its stem; and the colour that it names. */
function termOf(word: string): Term {
  // The index holds the canonical token wherever it holds a word of the group.
  const alternatives = new Set([canonicalOf(word) ?? stem(word)]);
  const color = colorTerms.get(stem(word));
  if (color !== undefined) alternatives.add(color);
  return { alternatives: [...alternatives].map((text) => ({ text, prefix: false })) };
}

/** Things that are worn: a number beside them is their size ("sabbat 42"). */
const WORN = new Set(
  'chaussure baskets sandale bottes balgha pantalon jean chemise robe jupe veste manteau'
    .split(' ')
    .map(canonicalOf),
);
const WORN_SIZE = /^(?:3[4-9]|4[0-9]|5[0-4])$/;

/** Synonyms of several words. */
function phrasesIn(words: readonly string[]): Concept[] {
  return conceptsIn(words.map(stem)).filter(({ start, end }) => end - start > 1);
}

/** Whether a word needs no correction. */
function isKnown(word: string): boolean {
  return /\d/.test(word) || word.length < 3 || canonicalOf(word) !== undefined || colorTerms.has(stem(word));
}

/**
 * Understands a search text. `correct` is asked once about the words that no table knows. With `completing` the last word may
 * be only the beginning of one, as in a search box while one types.
 */
export async function understand(
  text: string,
  correct: Corrector,
  options: { completing?: boolean } = {},
): Promise<Understood> {
  const amounts = text.replace(/(\d)[.,](\d)/g, '$1q$2').replace(/(\d)(dt|tnd|dinars?)\b/gi, '$1 $2');
  const budget = takeBudget(normalise(amounts));
  const { rest, sizes } = takeSizes(budget.rest);
  const words = joinMeasures(rest.split(/\s+/)).filter((word) => word !== '' && !isStopWord(word));
  const size = words.some((word) => WORN.has(canonicalOf(word) ?? ''))
    ? words.findIndex((word) => WORN_SIZE.test(word))
    : -1;
  const likelySize = size === -1 ? null : (words.splice(size, 1)[0] ?? null);
  const inPhrase = new Set(phrasesIn(words).flatMap(({ start, end }) => words.slice(start, end)));
  // Who puts a text in quotation marks means it to the letter.
  const literal = /^\s*["«“„].+["»”“]\s*$/su.test(text);
  const unknown = literal ? [] : words.filter((word) => !inPhrase.has(word) && !isKnown(word));
  const corrections = unknown.length > 0 ? await correct(unknown) : new Map<string, string | null>();
  const completing = options.completing === true && (words.at(-1)?.length ?? 0) >= 2;

  const meant: string[] = [];
  for (const [index, word] of words.entries()) {
    const better = corrections.get(word);
    // Nothing like it is sold: the other words decide. What is still being typed may become anything.
    if (better === null && words.length > 1 && !(completing && index === words.length - 1)) continue;
    meant.push(better ?? word);
  }
  const terms: Term[] = [];
  const phrases = phrasesIn(meant);
  for (let index = 0; index < meant.length; index++) {
    const phrase = phrases.find(({ start }) => start === index);
    if (phrase) {
      terms.push({ alternatives: [{ text: phrase.canonical, prefix: false }] });
      index = phrase.end - 1;
      continue;
    }
    terms.push(termOf(meant[index] as string));
  }
  const typed = words.at(-1);
  if (completing && typed !== undefined) terms.at(-1)?.alternatives.push({ text: typed, prefix: true });
  // All words unknown: searched as they are, which finds nothing, rather than everything.
  if (terms.length === 0 && words.length > 0) for (const word of words) terms.push(termOf(word));
  return {
    terms,
    anyTerm: false,
    minPrice: budget.minPrice,
    maxPrice: budget.maxPrice,
    sizes,
    likelySize,
    corrected: meant.length > 0 && meant.join(' ') !== words.join(' ') ? meant.join(' ') : null,
  };
}

const quote = (text: string): string => `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/** The words as a PostgreSQL tsquery; empty when there are none. */
export function queryText(understood: Pick<Understood, 'terms' | 'anyTerm'>): string {
  return understood.terms
    .map(
      ({ alternatives }) =>
        `(${alternatives.map(({ text, prefix }) => quote(text) + (prefix ? ':*' : '')).join(' | ')})`,
    )
    .join(understood.anyTerm ? ' | ' : ' & ');
}
