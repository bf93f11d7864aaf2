/** Vocabulary of a catalogue: built once, used for every message. */
import { colorOf } from '../../lexicon/colors.ts';
import { canonicalOf, normalise, stem } from '../../lexicon/normalise.ts';
import { ORDINARY_FORMS } from '../../lexicon/reading.ts';
import { SYNONYM_GROUPS } from '../../lexicon/synonyms.ts';
import { makeBrands } from './brands.ts';
import type { Brands } from './brands.ts';
import { makeAssortment, makeCategoryTree } from './catalogue.ts';
import type { Assortment, Catalogue } from './catalogue.ts';
import { makeCorrection } from './corrections.ts';
import { CUE_WORDS } from './cues.ts';
import { ORDINARY_WORDS } from './ordinary.ts';
import { makeThings } from './things.ts';
import type { Things } from './things.ts';

export interface Vocabulary
  extends Pick<Things, 'thingsOf'>, Omit<Brands, 'words'>, Pick<Assortment, 'hasColors'> {
  /** Whether a stem occurs in a product's or category's name. */
  has(stem: string): boolean;
  /** Whether a normalised word is one of the catalogue's, the tables' or an ordinary one. */
  knows(word: string): boolean;
  /** The most likely correction of a normalised word; the word itself when it is known or nothing is close. */
  correct(word: string): string;
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
    stems.has(stem(word)) ||
    brands.brandOf(word) !== undefined ||
    canonicalOf(word) !== undefined ||
    colorOf(word) !== undefined;
  return {
    thingsOf: (token) => things.thingsOf(token),
    ...brands,
    hasColors: assortment.hasColors,
    knows: isKnown,
    has: (token) => stems.has(token),
    correct: makeCorrection([...things.words, ...brandWords, ...synonyms, ...CUE_WORDS], isKnown),
  };
}
