/** Vocabulary of a catalogue: built once, used for every message. */
import { colorOf } from '../../lexicon/colors.ts';
import { canonicalOf, normalise, stem, stemsOf } from '../../lexicon/normalise.ts';
import { ORDINARY_FORMS } from '../../lexicon/reading.ts';
import { tellsSituation } from '../../lexicon/situations.ts';
import { SYNONYM_GROUPS } from '../../lexicon/synonyms.ts';
import { isVerbForm } from '../../lexicon/verbs.ts';
import { makeBrands } from './brands.ts';
import type { Brands } from './brands.ts';
import { makeAssortment, makeCategoryTree } from './catalogue.ts';
import type { Assortment, Catalogue } from './catalogue.ts';
import { makeCorrection } from './corrections.ts';
import { CUE_WORDS } from './cues.ts';
import { ORDINARY_WORDS } from './ordinary.ts';
import { learnCategories } from './learnt.ts';
import type { LearntReader, Named } from './learnt.ts';
import { makeThings } from './things.ts';
import type { Things } from './things.ts';
import { tokensOf } from './tokens.ts';

export interface Vocabulary
  extends Pick<Things, 'thingsOf'>, Omit<Brands, 'words'>, Pick<Assortment, 'hasColors'> {
  /** Whether a stem occurs in a product's or category's name. */
  has(stem: string): boolean;
  /** The category that normalised words are about, as learnt from names; undefined when that is not certain. */
  categoryOf(words: string): string | undefined;
  /** Whether a normalised text is a category's name in any language. */
  isNameOf(text: string, category: string): boolean;
  /** Two or three categories between which the learnt readers are undecided; else none. */
  candidatesOf(words: string): readonly string[];
  /** Whether a normalised word is one of the catalogue's, the tables' or an ordinary one. */
  knows(word: string): boolean;
  /** The most likely correction of a normalised word; the word itself when it is known or nothing is close. */
  correct(word: string): string;
}

/** "Vieilles", where "vieille" is an ordinary word. */
const isOrdinaryPlural = (word: string): boolean =>
  /^[a-z]{4,}[sx]$/.test(word) && ORDINARY_FORMS.has(word.slice(0, -1));

/** Words of a product's name from which its category is learnt; the rest is brand and details. */
const NAMING = 3;

/** The names of products, and those of the tables' things that lead to one category. */
function namesToLearn({ products = [] }: Catalogue, things: Things): Named[] {
  const names = new Map<string, Named>();
  const add = (one: Named): unknown => names.set(`${one.name} ${one.category}`, one);
  for (const { name, category } of products)
    add({ name: name.split(' ').slice(0, NAMING).join(' '), category });
  for (const group of SYNONYM_GROUPS) {
    const tokens = tokensOf(stemsOf(group[0] ?? '')).map(({ text }) => text);
    const category = things
      .thingsOf(tokens[0] ?? '')
      .find((thing) => thing.tokens.length === tokens.length)?.category;
    if (category !== undefined) for (const name of group) add({ name, category });
  }
  return [...names.values()];
}

/** What was learnt last: a catalogue that is read again has mostly the same names. */
let last: { key: string; reader: LearntReader } | undefined;
/** Learns when it is first asked: most messages need no learnt reader. */
function learnt(names: () => readonly Named[]): LearntReader {
  let own: LearntReader | undefined;
  const reader = (): LearntReader => {
    if (own === undefined) {
      const all = names();
      const key = JSON.stringify(all);
      if (last?.key !== key) last = { key, reader: learnCategories(all) };
      own = last.reader;
    }
    return own;
  };
  return {
    categoryOf: (words) => reader().categoryOf(words),
    candidatesOf: (words) => reader().candidatesOf(words),
  };
}

/** Builds the vocabulary of a catalogue. Takes some milliseconds per thousand products. */
export function makeVocabulary(catalogue: Catalogue): Vocabulary {
  const tree = makeCategoryTree(catalogue.categories);
  const assortment = makeAssortment(catalogue.products, tree);
  const things = makeThings(catalogue, tree, assortment);
  const { words: brandWords, ...brands } = makeBrands(catalogue.brands);

  // The words of multi-word synonyms ("machine à laver") are correct too.
  const synonyms = SYNONYM_GROUPS.flat().flatMap((entry) => normalise(entry).split(' '));
  const stems = new Set([...things.stems, ...synonyms.map(stem)]);
  const isKnown = (word: string): boolean =>
    CUE_WORDS.has(word) ||
    ORDINARY_WORDS.has(word) ||
    ORDINARY_FORMS.has(word) ||
    isVerbForm(word) ||
    isOrdinaryPlural(word) ||
    stems.has(stem(word)) ||
    brands.brandOf(word) !== undefined ||
    canonicalOf(word) !== undefined ||
    colorOf(word) !== undefined;
  const names = new Map(
    catalogue.categories.map((one) => [one.slug, new Set([one.name, ...(one.names ?? [])].map(normalise))]),
  );
  return {
    isNameOf: (text, category) => names.get(category)?.has(text) === true,
    thingsOf: (token) => things.thingsOf(token),
    ...brands,
    hasColors: assortment.hasColors,
    ...learnt(() => namesToLearn(catalogue, things)),
    knows: isKnown,
    has: (token) => stems.has(token),
    correct: makeCorrection(
      [...things.words, ...brandWords, ...synonyms, ...CUE_WORDS],
      (word) => isKnown(word) || tellsSituation(word),
    ),
  };
}
