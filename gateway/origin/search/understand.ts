/** Parses a search text: budget, colours, sizes, and the remaining words, corrected against the catalogue's vocabulary. */
import { isWorn, isWornSize, takeBudget, takeSizes } from '../../lexicon/amounts.ts';
import { colorOf, colorStemOf } from '../../lexicon/colors.ts';
import { languageOf } from '../../lexicon/language.ts';
import {
  addedTokens,
  canonicalOf,
  conceptsIn,
  isMeasure,
  isStopWord,
  joinMeasures,
  normalise,
  partCompounds,
  readArabizi,
  stem,
} from '../../lexicon/normalise.ts';
import type { Concept } from '../../lexicon/normalise.ts';
import { takeBounds } from '../../lexicon/measures.ts';
import type { Bound } from '../../lexicon/measures.ts';
import { sayThing } from '../../lexicon/needs.ts';
import { isWhom, widerOf } from '../../lexicon/whom.ts';

/** A word of the query: one of its alternatives must occur in the text. */
export interface Term {
  alternatives: { text: string; prefix: boolean }[];
  /** Whether it is a colour; all colours of a text are alternatives of one term. */
  isColor?: boolean;
}

/** A parsed search text. */
export interface Understood {
  terms: Term[];
  /** One matching word is sufficient (no product has them all). */
  anyTerm: boolean;
  /** Words that only rank: what the thing is for, or made of, where no name says it. */
  optional: Term[];
  /** Place of the term that names the thing itself; -1: unknown. */
  head: number;
  /** Colours that were ruled out ("not black"). */
  notColors: readonly string[];
  /** Words of brands' names that were ruled out ("except …"). */
  notNames: readonly string[];
  /** Budget in millimes. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Bounds on technical data. */
  bounds: readonly Bound[];
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

/** Qualities have synonyms, but are no things. */
const QUALITIES = new Set(
  ['long', 'court', 'sans fil', 'nouveau', 'artisanal', 'bois', 'cuir', 'laine', 'coton', 'cadeau'].map(
    (word) => canonicalOf(normalise(word)),
  ),
);
/** What follows these words in English and German belongs to the thing before. */
const ASIDE = new Set(
  normalise('for with without in from to of on that fur mit ohne aus im zum zur von auf').split(' '),
);
/** What negates a colour that follows. */
const NOT = new Set(
  normalise(
    'pas sans sauf hormis not no without except ohne ausser nicht kein keine mouch mich moch bla ghir موش مش بلا بلاش غير',
  ).split(' '),
);
/** A verb negated by "ma … ch", as "ما نحبهاش". */
const DENYING_VERB = /^(?:[nty][a-z]{2,}ch|[نيت][\u0600-\u06ff]{2,}ش)$/u;
const BETWEEN = new Set(normalise('de en in the le la du couleur color').split(' '));

const isDenied = (words: readonly string[], place: number): boolean => {
  let before = place - 1;
  while (before >= 0 && BETWEEN.has(words[before] as string)) before--;
  const word = words[before] ?? '';
  return NOT.has(word) || (/^(?:ma|ما)$/u.test(words[before - 1] ?? '') && DENYING_VERB.test(word));
};

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
    // Digits of derja in Latin letters are letters.
    (/\d/.test(word) && readArabizi(word) === word) ||
    word.length < 3 ||
    canonicalOf(word) !== undefined ||
    colorStemOf(word) !== undefined
  );
}

/**
 * Parses a search text. `correct` is called once with the unknown words. With `completing`, the last word may be incomplete, as in a
 * search box.
 */
export async function understand(
  text: string,
  correct: Corrector,
  options: { completing?: boolean; isName?: (word: string) => boolean } = {},
): Promise<Understood> {
  const { isName = () => false } = options;
  const budget = takeBudget(text);
  const { rest: unsized, sizes } = takeSizes(budget.rest);
  const { rest, bounds } = takeBounds(unsized);
  const typedWords = partCompounds(joinMeasures(rest.split(/\s+/).filter(Boolean)));
  // A text in quotation marks is taken literally.
  const literal = /^\s*["«“„].+["»”“]\s*$/su.test(text);
  const { words: said, place: thing } = literal ? { words: typedWords } : sayThing(typedWords);
  const notNames = said.filter((word, place) => isDenied(said, place) && isName(word));
  const notColors = said.flatMap((word, place) => (isDenied(said, place) ? (colorOf(word) ?? []) : []));
  const isOut = (word: string, place: number): boolean =>
    (NOT.has(word) && !isStopWord(word) && place > 0 && said.length > 2) ||
    (isDenied(said, place) && (colorOf(word) !== undefined || isName(word)));
  const meant = said.filter((word, place) => !isOut(word, place));
  const words = meant.filter((word) => !isStopWord(word));
  // In English and German the thing is the last word before a preposition, in the others the first.
  const language = languageOf(text, undefined);
  const isLast = language === 'en' || language === 'de';
  const aside = isLast ? meant.findIndex((word, place) => place > 0 && ASIDE.has(word)) : -1;
  const described =
    thing === undefined
      ? undefined
      : said.slice(0, thing).filter((word, place) => !isOut(word, place) && !isStopWord(word)).length;
  const inFront =
    aside === -1 ? words.length : meant.slice(0, aside).filter((word) => !isStopWord(word)).length;
  const size = words.some((word) => isWorn(canonicalOf(word) ?? ''))
    ? words.findIndex((word) => isWornSize(word))
    : -1;
  const likelySize = size === -1 ? null : (words.splice(size, 1)[0] ?? null);
  const inPhrase = new Set(phrasesIn(words).flatMap(({ start, end }) => words.slice(start, end)));
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
  let head = -1;
  const enter = (term: Term, canonical: string | undefined, word: string, place: number): void => {
    const isThing =
      canonical !== undefined &&
      !isWhom(canonical) &&
      !QUALITIES.has(canonical) &&
      colorOf(word) === undefined;
    if (described !== undefined) {
      if (described === place) head = terms.length;
    } else if (isThing && (head === -1 || (isLast && place < inFront))) head = terms.length;
    // "Grey or beige": one of the colours is enough.
    const colors = terms.find(({ isColor }) => isColor);
    const isColor = word !== '' && colorOf(word) !== undefined;
    if (isColor && colors) colors.alternatives.push(...term.alternatives);
    else terms.push(isColor ? { ...term, isColor } : term);
  };
  const phrases = phrasesIn(correctedWords);
  for (let index = 0; index < correctedWords.length; index++) {
    const phrase = phrases.find(({ start }) => start === index);
    if (phrase) {
      const tokens = new Set([
        phrase.canonical,
        ...addedTokens(phraseOf(correctedWords, phrase), phrase.canonical),
      ]);
      const alternatives = [...tokens].map((token) => ({ text: token, prefix: false }));
      enter({ alternatives }, phrase.canonical, '', index);
      index = phrase.end - 1;
      continue;
    }
    const word = correctedWords[index] as string;
    enter(termOf(word), canonicalOf(word), word, index);
  }
  const typed = words.at(-1);
  if (completing && typed !== undefined) terms.at(-1)?.alternatives.push({ text: typed, prefix: true });
  // All words are unknown: search for them as they are and find nothing, rather than everything.
  if (terms.length === 0 && words.length > 0) for (const word of words) terms.push(termOf(word));
  return {
    terms,
    anyTerm: false,
    optional: [],
    head,
    notColors,
    notNames,
    bounds,
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

/** Whether a term narrows a search even where no name has it: a colour, a target group, a measure. */
const narrows = ({ alternatives }: Term): boolean =>
  alternatives.some(({ text }) => isWhom(text) || isMeasure(text) || colorOf(text) !== undefined);

/**
 * The same query for the thing alone: what the other words say about it only ranks. First with colours and target groups, then without
 * them; names of brands and shops (`isName`, of a stem) always narrow. Empty when no word names a thing.
 */
export function forHead(understood: Understood, isName: (stem: string) => boolean): Understood[] {
  const { terms, head } = understood;
  if (head === -1) return [];
  const keep = (keeps: (term: Term, place: number) => boolean): Understood => ({
    ...understood,
    terms: terms.filter((term, place) => place === head || keeps(term, place)),
    optional: terms.filter((term, place) => place !== head && !keeps(term, place)),
    head: -1,
  });
  const named = ({ alternatives }: Term): boolean => alternatives.some(({ text }) => isName(text));
  return [keep((term) => narrows(term) || named(term)), keep(named), keep(() => false)];
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

/** The words that only rank, as a PostgreSQL tsquery; empty when there are none. */
export const optionalText = ({ optional }: Pick<Understood, 'optional'>): string =>
  queryText({ terms: optional, anyTerm: true });

/** The words for a first look: those beside the thing must be in a name or category, because a description mentions other things too. */
export const strictText = ({ terms, head }: Understood): string =>
  terms
    .map(
      ({ alternatives }, place) =>
        `(${alternatives.map(({ text, prefix }) => `${quote(text)}:${prefix ? '*' : ''}${place === head ? '' : 'AB'}`.replace(/:$/, '')).join(' | ')})`,
    )
    .join(' & ');
