/** Parses a search text: budget, colours, sizes, and the remaining words, corrected against the catalogue's vocabulary. */
import { isWorn, isWornSize, takeBudget, takeSizes } from '../../lexicon/amounts.ts';
import { colorStemOf } from '../../lexicon/colors.ts';
import {
  addedTokens,
  canonicalOf,
  conceptsIn,
  isStopWord,
  joinMeasures,
  partCompounds,
  stem,
} from '../../lexicon/normalise.ts';
import type { Concept } from '../../lexicon/normalise.ts';
import { sayThing } from '../../lexicon/needs.ts';
import { isWhom, widerOf } from '../../lexicon/whom.ts';

/** A word of the query: one of its alternatives must occur in the text. */
export interface Term {
  alternatives: { text: string; prefix: boolean }[];
}

/** A parsed search text. */
export interface Understood {
  terms: Term[];
  /** One matching word is sufficient (no product has them all). */
  anyTerm: boolean;
  /** Budget in millimes. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Lower case, as in variants. */
  sizes: string[];
  /** A bare number that is probably a size ("sabbat 42"); applied only if a product has it. */
  likelySize: string | null;
  /** The text with corrected typing errors; null when there were none. */
  corrected: string | null;
}

/** Corrects words that the catalogue does not contain: to another word, or to null when none is close. */
export type Corrector = (words: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;

/** Maps a word to a term: its canonical synonym, otherwise its stem; and the colour it denotes. */
function termOf(word: string): Term {
  // The index contains the canonical token wherever it contains a word of the group.
  const own = canonicalOf(word) ?? stem(word);
  const alternatives = new Set([own]);
  const wider = widerOf(own);
  if (wider !== undefined) alternatives.add(wider);
  const color = colorStemOf(word);
  if (color !== undefined) alternatives.add(color);
  const added = addedTokens(word);
  for (const token of added) alternatives.add(token);
  // Descriptions are indexed without synonyms.
  if (added.includes(own)) alternatives.add(stem(word));
  return { alternatives: [...alternatives].map((text) => ({ text, prefix: false })) };
}

/** Multi-word synonyms. */
function phrasesIn(words: readonly string[]): Concept[] {
  return conceptsIn(words.map(stem)).filter(({ start, end }) => end - start > 1);
}

/** The stems of a synonym of several words, as the shop's groups name them. */
const phraseOf = (words: readonly string[], { start, end }: Concept): string =>
  words.slice(start, end).map(stem).join(' ');

/** Whether a word needs no correction. */
function isKnown(word: string): boolean {
  return (
    /\d/.test(word) || word.length < 3 || canonicalOf(word) !== undefined || colorStemOf(word) !== undefined
  );
}

/**
 * Parses a search text. `correct` is called once with the unknown words. With `completing`, the last word may be incomplete, as in a
 * search box.
 */
export async function understand(
  text: string,
  correct: Corrector,
  options: { completing?: boolean } = {},
): Promise<Understood> {
  const budget = takeBudget(text);
  const { rest, sizes } = takeSizes(budget.rest);
  const typedWords = partCompounds(joinMeasures(rest.split(/\s+/).filter(Boolean)));
  const words = sayThing(typedWords).filter((word) => !isStopWord(word));
  const size = words.some((word) => isWorn(canonicalOf(word) ?? ''))
    ? words.findIndex((word) => isWornSize(word))
    : -1;
  const likelySize = size === -1 ? null : (words.splice(size, 1)[0] ?? null);
  const inPhrase = new Set(phrasesIn(words).flatMap(({ start, end }) => words.slice(start, end)));
  // A text in quotation marks is taken literally.
  const literal = /^\s*["«“„].+["»”“]\s*$/su.test(text);
  const unknown = literal ? [] : words.filter((word) => !inPhrase.has(word) && !isKnown(word));
  const corrections = unknown.length > 0 ? await correct(unknown) : new Map<string, string | null>();
  const completing = options.completing === true && (words.at(-1)?.length ?? 0) >= 2;

  const correctedWords: string[] = [];
  for (const [index, word] of words.entries()) {
    const better = corrections.get(word);
    // Nothing similar is sold: the other words decide. A word still being typed may become anything.
    if (better === null && words.length > 1 && !(completing && index === words.length - 1)) continue;
    correctedWords.push(better ?? word);
  }
  const terms: Term[] = [];
  const phrases = phrasesIn(correctedWords);
  for (let index = 0; index < correctedWords.length; index++) {
    const phrase = phrases.find(({ start }) => start === index);
    if (phrase) {
      const tokens = new Set([
        phrase.canonical,
        ...addedTokens(phraseOf(correctedWords, phrase), phrase.canonical),
      ]);
      terms.push({ alternatives: [...tokens].map((token) => ({ text: token, prefix: false })) });
      index = phrase.end - 1;
      continue;
    }
    terms.push(termOf(correctedWords[index] as string));
  }
  const typed = words.at(-1);
  if (completing && typed !== undefined) terms.at(-1)?.alternatives.push({ text: typed, prefix: true });
  // All words are unknown: search for them as they are and find nothing, rather than everything.
  if (terms.length === 0 && words.length > 0) for (const word of words) terms.push(termOf(word));
  return {
    terms,
    anyTerm: false,
    minPrice: budget.minPrice,
    maxPrice: budget.maxPrice,
    sizes,
    likelySize,
    corrected:
      correctedWords.length > 0 && correctedWords.join(' ') !== words.join(' ')
        ? correctedWords.join(' ')
        : null,
  };
}

const quote = (text: string): string => `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/** The same query, satisfied by any of the words; target groups are ignored when another word remains. */
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
