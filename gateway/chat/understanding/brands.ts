/** Names of brands, also as they sound in Arabic script. */
import { normalise } from '../../lexicon/normalise.ts';
import type { Catalogue } from './catalogue.ts';

export interface Brands {
  /** The brand with these normalised words as its name. */
  brandOf(words: string): string | undefined;
  /** The brand that an Arabic word sounds like. */
  brandSoundingLike(word: string): string | undefined;
  /** Number of words of the longest brand name. */
  longestBrand: number;
  /** Names of one word. */
  words: ReadonlySet<string>;
}

export function makeBrands(brands: Catalogue['brands']): Brands {
  const slugs = new Map<string, string>();
  const skeletons = new Map<string, string>();
  const words = new Set<string>();
  let longestBrand = 1;
  for (const { slug, name } of brands) {
    const plain = normalise(name);
    slugs.set(plain, slug);
    longestBrand = Math.max(longestBrand, plain.split(' ').length);
    if (!plain.includes(' ')) {
      words.add(plain);
      const skeleton = skeletonOfLatin(plain);
      if (skeleton.length >= 3) skeletons.set(skeleton, slug);
    }
  }
  return {
    brandOf: (name) => slugs.get(name),
    brandSoundingLike: (word) => {
      const skeleton = ARABIC.test(word) ? skeletonOfArabic(word) : '';
      return skeleton.length >= 3 ? skeletons.get(skeleton) : undefined;
    },
    longestBrand,
    words,
  };
}

const ARABIC = /^[\u0600-\u06ff]+$/;

const CONSONANTS: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'c',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'd',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: '',
  و: '',
  ي: '',
  ا: '',
  ع: '',
};
const skeletonOfArabic = (word: string): string => word.replace(/./gu, (letter) => CONSONANTS[letter] ?? '');
const skeletonOfLatin = (word: string): string =>
  word
    .replace(/ch|sh/g, 'c')
    .replace(/ph|v/g, 'f')
    .replace(/q|c(?!$)|x/g, 'k')
    .replace(/p/g, 'b')
    .replace(/[aeiouywh]/g, '');
