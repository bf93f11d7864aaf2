/** Vocabulary of a catalogue: built once, used for every message. */
import { colorOf } from '../../lexicon/colors.ts';
import { COMMON, nearest, sound } from '../../lexicon/nearest.ts';
import type { Candidate } from '../../lexicon/nearest.ts';
import { editDistance } from '../../lexicon/distance.ts';
import {
  canonicalOf,
  conceptsIn,
  headTermsOf,
  isPacking,
  normalise,
  stem,
  stemsOf,
  unpacked,
} from '../../lexicon/normalise.ts';
import { NEAREST_THINGS } from '../../lexicon/names.ts';
import { SYNONYM_GROUPS } from '../../lexicon/synonyms.ts';
import { CUE_WORDS } from './cues.ts';
import { ORDINARY_WORDS } from './ordinary.ts';

/** A catalogue from the REST API. */
export interface Catalogue {
  categories: readonly { slug: string; name: string; parentSlug: string | null }[];
  brands: readonly { slug: string; name: string }[];
  /** Without them, only category names tell what is sold where. */
  products?: readonly { name: string; category: string; hasColors: boolean }[];
}

/** A thing that is sold: the tokens of its name, and its category. */
export interface Thing {
  tokens: readonly string[];
  category: string | undefined;
  /** Whether the name is the category's own rather than a synonym. */
  isOwnName: boolean;
  /** Whether it is the category's whole name. */
  isWholeName: boolean;
  /** Whether the name comes from a category rather than from products. */
  fromCategory: boolean;
  /** Whether its name contains a colour word that is not its colour ("thé vert"). */
  colorIsName: boolean;
}

export interface Vocabulary {
  /** Things whose first token is this one, longest first. */
  thingsOf(token: string): readonly Thing[];
  /** The brand with these normalised words as its name. */
  brandOf(words: string): string | undefined;
  /** The brand that an Arabic word sounds like. */
  brandSoundingLike(word: string): string | undefined;
  /** Whether any product of a category has colours. */
  hasColors(category: string): boolean;
  /** Whether a stem occurs in a product's or category's name. */
  has(stem: string): boolean;
  /** The most likely correction of a normalised word; the word itself when it is known or nothing is close. */
  correct(word: string): string;
  /** Number of words of the longest brand name. */
  longestBrand: number;
}

/** A token of a text and the words it was made of. */
export interface Token {
  /** Canonical if the synonym table has the word, otherwise its stem. */
  text: string;
  stems: readonly string[];
  start: number;
  end: number;
  /** Whether it follows a preposition, in English. */
  behind?: boolean;
  /** Whether it is a place or purpose ("pour la chambre"). */
  aside?: boolean;
}

/** Maps stems to tokens, so that synonyms become equal. */
export function tokensOf(stems: readonly string[]): Token[] {
  const tokens: Token[] = [];
  const concepts = conceptsIn(stems);
  for (let start = 0; start < stems.length;) {
    const concept = concepts.find((one) => one.start === start);
    const end = concept?.end ?? start + 1;
    tokens.push({
      text: concept?.canonical ?? (stems[start] as string),
      stems: stems.slice(start, end),
      start,
      end,
    });
    start = end;
  }
  return tokens;
}

/** Share of the products with a name that must be in one category for the name to lead there. */
const MOSTLY = 0.6;
const FEW = 2;
/** Smaller fractions (one in so many) are not characteristic of a category. */
const FEW_OF = 10;
const FOR_WHOM = new Set(['homme', 'femme', 'enfant'].map(canonicalOf));
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

class Tally {
  readonly categories = new Map<string, number>();
  count = 0;
  colored = 0;
  add(category: string, hasColors: boolean): void {
    this.count += 1;
    if (hasColors) this.colored += 1;
    this.categories.set(category, (this.categories.get(category) ?? 0) + 1);
  }
}

/** Letters of a word as a bit set. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Builds the vocabulary of a catalogue. Takes some milliseconds per thousand products. */
export function makeVocabulary(catalogue: Catalogue): Vocabulary {
  const things = new Map<string, Thing[]>();
  const seen = new Map<string, Thing>();
  const known = new Set<string>();
  const surfaces = new Set<string>();
  const parentOf = new Map(catalogue.categories.map(({ slug, parentSlug }) => [slug, parentSlug]));
  const depthOf = (slug: string): number => {
    const parent = parentOf.get(slug);
    return parent ? 1 + depthOf(parent) : 1;
  };
  const isWithin = (slug: string, category: string): boolean => {
    for (let one: string | null = slug; one !== null; one = parentOf.get(one) ?? null)
      if (one === category) return true;
    return false;
  };
  /** Categories with known products, and whether any of those has colours. */
  const colored = new Map<string, boolean>();
  /** Number of products per category, and how many of them begin with each token. */
  const sold = new Map<string, number>();
  const called = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const { name, category, hasColors } of catalogue.products ?? []) {
    const heads = headTermsOf(name);
    for (let one: string | null = category; one !== null; one = parentOf.get(one) ?? null) {
      colored.set(one, hasColors || colored.get(one) === true);
      count(sold, one);
      for (const head of heads) count(called, `${one} ${head}`);
    }
  }
  const soldIn = (category = ''): number => sold.get(category) ?? 0;
  /** Whether most products of a category are named so: "Tables", not the books of "Cuisine". */
  const sellsWhatIsCalled = (token: string, category = ''): boolean =>
    (called.get(`${category} ${token}`) ?? 0) >= MOSTLY * soldIn(category);
  const enter = (thing: Thing): void => {
    const key = thing.tokens.join(' ');
    const first = thing.tokens[0] as string;
    const list = things.get(first) ?? [];
    const before = seen.get(key);
    if (before) {
      // A room or a subject: prefer the category of things for it to the one with a few things about it.
      const [here, there] = [thing.category, before.category];
      if (
        here !== undefined &&
        there !== undefined &&
        !isWithin(here, there) &&
        !isWithin(there, here) &&
        [here, there].every((one) => soldIn(one) > 0 && !sellsWhatIsCalled(first, one))
      ) {
        if (soldIn(here) > soldIn(there)) before.category = here;
        return;
      }
      // Of two nested categories with the same name, the lower one; of two on the same level, neither.
      const [own, other] = [depthOf(thing.category ?? ''), depthOf(before.category ?? '')];
      if (thing.category === before.category || own < other) return;
      if (own === other) {
        if (!before.isOwnName || thing.isOwnName)
          before.category = thing.isOwnName ? thing.category : undefined;
        return;
      }
      list.splice(list.indexOf(before), 1);
    }
    seen.set(key, thing);
    list.push(thing);
    things.set(first, list);
  };
  /** Adds a name in its own words and in canonical tokens. */
  const enterCategory = (stems: readonly string[], category: string, isWholeName: boolean): void => {
    const canonical = tokensOf(stems).map(({ text }) => text);
    const wordByWord = stems.map((word) => canonicalOf(word) ?? word);
    const names = new Set([stems, canonical, wordByWord].map((tokens) => tokens.join(' ')));
    for (const name of names) {
      // "Serviettes" is the first of its synonym group; "Foutas" is only one of its members.
      const isOwnName = name === stems.join(' ') || canonical.join('') === `zz${stems.join('')}`;
      enter({
        tokens: name.split(' '),
        category,
        fromCategory: true,
        colorIsName: false,
        isOwnName,
        isWholeName,
      });
    }
  };
  const addSurfaces = (name: string): void => {
    for (const word of normalise(name).split(' '))
      if (word.length >= 4 && !/\d/.test(word)) surfaces.add(word);
  };

  const isSame = (word: string, other = ''): boolean =>
    word === other || (canonicalOf(word) !== undefined && canonicalOf(word) === canonicalOf(other));
  const namedBelow = (slug: string, stems: readonly string[]): string[] =>
    catalogue.categories
      .filter(({ parentSlug, name }) => {
        const own = stemsOf(name);
        return parentSlug === slug && stems.every((word, index) => isSame(word, own[index]));
      })
      .map((category) => category.slug);

  for (const { slug, name } of catalogue.categories) {
    addSurfaces(name);
    const parts = name.split(/\s*(?:&|,|\bet\b)\s*/).filter(Boolean);
    const whom = canonicalOf(stemsOf(parts.at(-1) ?? '').at(-1) ?? '');
    for (const part of parts) {
      const stems = stemsOf(part);
      for (const word of stems) known.add(word);
      if (stems.length === 0) continue;
      // "Casques & écouteurs" contains "Casques audio": "casque" means the latter.
      const below = parts.length > 1 ? namedBelow(slug, stems) : [];
      enterCategory(stems, below.length === 1 ? (below[0] as string) : slug, parts.length === 1);
      // "Hauts & chemises femme": both parts are for women.
      if (parts.length > 1 && whom !== undefined && FOR_WHOM.has(whom) && part !== parts.at(-1))
        enterCategory([...stems, stemsOf(name).at(-1) as string], slug, false);
    }
    if (parts.length > 1) enterCategory(stemsOf(name), slug, true);
  }

  const heads = new Map<string, Tally>();
  for (const { name, category, hasColors } of catalogue.products ?? []) {
    const stems = stemsOf(name);
    for (const token of stems) known.add(token);
    addSurfaces(name.split(' ').slice(0, 3).join(' '));
    const keys = new Set<string>();
    for (const own of new Set([stems, unpacked(stems)])) {
      const forms = [
        own,
        tokensOf(own).map(({ text }) => text),
        own.map((word) => canonicalOf(word) ?? word),
      ];
      for (let length = 1; length <= 3; length++)
        for (const form of forms) keys.add(form.slice(0, length).join(' '));
    }
    for (const key of keys) {
      let tally = heads.get(key);
      if (!tally) heads.set(key, (tally = new Tally()));
      tally.add(category, hasColors);
    }
  }
  /** Whether categories elsewhere are called so too: "chaussures" are more than those in "Chaussures de ville". */
  const begin = catalogue.categories.map(({ slug, name }) => {
    const own = stemsOf(name)[0] ?? '';
    return { slug, tokens: [own, canonicalOf(own)] };
  });
  const isOfMany = ([first, ...others]: readonly string[], within: string): boolean =>
    others.length === 0 &&
    begin.some(({ slug, tokens }) => tokens.includes(first) && !isWithin(slug, within));
  for (const [key, tally] of heads) {
    // "Rouge à lèvres" does not turn a colour into a thing.
    if (tally.count < FEW || colorOf(key) !== undefined) continue;
    const [most, count] = [...tally.categories].toSorted((a, b) => b[1] - a[1])[0] as [string, number];
    const named = seen.get(key);
    if (named) {
      // A part of a category's name ("Vestes & manteaux") leads there if most products named so are there.
      if (named.isWholeName || named.category === undefined) continue;
      if (tally.count * FEW_OF < soldIn(named.category)) continue;
      const { category } = named;
      const within = [...tally.categories].reduce(
        (sum, [slug, part]) => sum + (isWithin(slug, category) ? part : 0),
        0,
      );
      if (within / tally.count < MOSTLY) named.category = undefined;
      continue;
    }
    const tokens = key.split(' ');
    // A third word adds nothing when the first two already lead to a single category.
    // "Rouge à lèvres": a colour alone is not a thing.
    if (tokens.length === 1 && (colorOf(key) !== undefined || isPacking(key))) continue;
    if (tokens.length === 3 && heads.get(tokens.slice(0, 2).join(' '))?.categories.size === 1) continue;
    enter({
      tokens,
      category: count / tally.count >= MOSTLY && !isOfMany(tokens, most) ? most : undefined,
      fromCategory: false,
      isOwnName: true,
      isWholeName: false,
      colorIsName: tokens.length > 1 && tally.colored === 0,
    });
  }
  for (const [name, near] of NEAREST_THINGS) {
    const stems = stemsOf(name);
    const own = tokensOf(stems).map(({ text }) => text);
    const category = seen.get(
      tokensOf(stemsOf(near))
        .map(({ text }) => text)
        .join(' '),
    )?.category;
    if (category === undefined || seen.has(own.join(' '))) continue;
    for (const word of stems) known.add(word);
    enter({
      tokens: own,
      category,
      fromCategory: false,
      isOwnName: true,
      isWholeName: false,
      colorIsName: false,
    });
  }
  for (const list of things.values()) list.sort((a, b) => b.tokens.length - a.tokens.length);

  const brands = new Map<string, string>();
  const skeletons = new Map<string, string>();
  let longestBrand = 1;
  for (const { slug, name } of catalogue.brands) {
    const plain = normalise(name);
    brands.set(plain, slug);
    longestBrand = Math.max(longestBrand, plain.split(' ').length);
    if (!plain.includes(' ')) {
      surfaces.add(plain);
      const skeleton = skeletonOfLatin(plain);
      if (skeleton.length >= 3) skeletons.set(skeleton, slug);
    }
  }

  // The words of multi-word synonyms ("machine à laver") are correct too.
  const synonyms = SYNONYM_GROUPS.flat().flatMap((entry) => normalise(entry).split(' '));
  for (const word of synonyms) known.add(stem(word));
  const byLength = new Map<number, { word: string; letters: number }[]>();
  const bySound = new Map<string, string[]>();
  for (const word of new Set([...surfaces, ...synonyms, ...CUE_WORDS])) {
    if (word.length < 4) continue;
    const list = byLength.get(word.length) ?? [];
    list.push({ word, letters: lettersOf(word) });
    byLength.set(word.length, list);
    bySound.set(sound(word), [...(bySound.get(sound(word)) ?? []), word]);
  }
  const isKnown = (word: string): boolean =>
    CUE_WORDS.has(word) ||
    ORDINARY_WORDS.has(word) ||
    known.has(stem(word)) ||
    brands.has(word) ||
    canonicalOf(word) !== undefined ||
    colorOf(word) !== undefined;
  const corrections = new Map<string, string>();
  const correction = (word: string): string => {
    // Stricter than the search: a word of a sentence need not denote anything that is sold.
    const limit = word.length < 7 ? 1 : 2;
    const candidates: Candidate[] = (bySound.get(sound(word)) ?? []).map((one) => ({
      word: one,
      occurrences: COMMON,
    }));
    const own = lettersOf(word);
    for (let length = word.length - limit; length <= word.length + limit; length++)
      for (const { word: one, letters } of byLength.get(length) ?? [])
        // An edit adds at most one letter and removes one, so most words need not be compared.
        if (bits(own ^ letters) <= 2 * limit && editDistance(word, one, limit) <= limit)
          candidates.push({ word: one, occurrences: COMMON });
    return nearest(word, candidates) ?? word;
  };
  return {
    thingsOf: (token) => things.get(token) ?? [],
    brandOf: (words) => brands.get(words),
    brandSoundingLike: (word) => {
      const skeleton = ARABIC.test(word) ? skeletonOfArabic(word) : '';
      return skeleton.length >= 3 ? skeletons.get(skeleton) : undefined;
    },
    hasColors: (category) => colored.get(category) !== false,
    has: (token) => known.has(token),
    correct(word) {
      if (word.length < 5 || /\d/.test(word) || isKnown(word)) return word;
      let meant = corrections.get(word);
      if (meant === undefined) {
        if (corrections.size > 5_000) corrections.clear();
        corrections.set(word, (meant = correction(word)));
      }
      return meant;
    },
    longestBrand,
  };
}
