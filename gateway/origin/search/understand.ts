/** Reads a search text: budget, colours, sizes, and the words that are left, corrected against the catalogue's own. */
import { isWorn, isWornSize, takeBudget, takeSizes } from '../../lexicon/amounts.ts';
import { colorStemOf } from '../../lexicon/colors.ts';
import {
  canonicalOf,
  conceptsIn,
  isStopWord,
  joinMeasures,
  partCompounds,
  stem,
} from '../../lexicon/normalise.ts';
import type { Concept } from '../../lexicon/normalise.ts';
import { isWhom, widerOf } from '../../lexicon/whom.ts';

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

/** One word as a term: what it means in the synonym table, else its stem; and the colour that it names. */
function termOf(word: string): Term {
  // The index holds the canonical token wherever it holds a word of the group.
  const own = canonicalOf(word) ?? stem(word);
  const alternatives = new Set([own]);
  const wider = widerOf(own);
  if (wider !== undefined) alternatives.add(wider);
  const color = colorStemOf(word);
  if (color !== undefined) alternatives.add(color);
  return { alternatives: [...alternatives].map((text) => ({ text, prefix: false })) };
}

/** Synonyms of several words. */
function phrasesIn(words: readonly string[]): Concept[] {
  return conceptsIn(words.map(stem)).filter(({ start, end }) => end - start > 1);
}

/** Whether a word needs no correction. */
function isKnown(word: string): boolean {
  return (
    /\d/.test(word) || word.length < 3 || canonicalOf(word) !== undefined || colorStemOf(word) !== undefined
  );
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
  const budget = takeBudget(text);
  const { rest, sizes } = takeSizes(budget.rest);
  const words = partCompounds(joinMeasures(rest.split(/\s+/))).filter(
    (word) => word !== '' && !isStopWord(word),
  );
  const size = words.some((word) => isWorn(canonicalOf(word) ?? ''))
    ? words.findIndex((word) => isWornSize(word))
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

/** The same, content with any of the words; not with what only says for whom it is, where another word says more. */
export function withAnyTerm(understood: Understood): Understood {
  const telling = understood.terms.filter(
    ({ alternatives }) => !alternatives.every(({ text }) => isWhom(text)),
  );
  return { ...understood, terms: telling.length > 0 ? telling : understood.terms, anyTerm: true };
}

/** The words as a PostgreSQL tsquery; empty when there are none. */
export function queryText(understood: Pick<Understood, 'terms' | 'anyTerm'>): string {
  return understood.terms
    .map(
      ({ alternatives }) =>
        `(${alternatives.map(({ text, prefix }) => quote(text) + (prefix ? ':*' : '')).join(' | ')})`,
    )
    .join(understood.anyTerm ? ' | ' : ' & ');
}
