/** A learnt reader: which category a text is about, by the parts of its letters and of its sounds. It reads what no table has. No I/O. */
import { EMPTY_HASH, hashOn } from '../../lexicon/hash.ts';
import { normalise } from '../../lexicon/normalise.ts';
import { phonesOf } from '../../lexicon/phonetic.ts';

/** A name and the category of what is called so. */
export interface Named {
  name: string;
  category: string;
}

/** The readers that have to agree. */
const READERS = ['letters', 'sounds'] as const;
type Reader = (typeof READERS)[number];

const BUCKETS = 1 << 15;
const SHORTEST = 2;
const LONGEST = 5;
/** Smoothing of counts. */
const ALPHA = 0.05;
/** The share of the best category's weight that the second one may have, and the least weight a part must have on average. */
const CERTAIN = { rival: 0.85, least: 0.7 };

/** Buckets of the parts of a text, two to five letters each; their edges separate words. */
function partsOf(text: string, reader: Reader): Set<number> {
  const parts = new Set<number>();
  for (const word of text.split(' ')) {
    if (word === '') continue;
    const whole = `^${reader === 'letters' ? word : phonesOf(word)}$`;
    for (let start = 0; start + SHORTEST <= whole.length; start++) {
      let value = EMPTY_HASH;
      for (let place = start; place < Math.min(start + LONGEST, whole.length); place++) {
        value = hashOn(value, whole.charCodeAt(place));
        if (place > start) parts.add((value >>> 0) % BUCKETS);
      }
    }
  }
  return parts;
}

/** A word as it is mistyped: a letter left out, two swapped. */
function* mistyped(text: string): Generator<string> {
  if (text.length < 5) return;
  const place = 1 + (text.charCodeAt(2) % (text.length - 3));
  yield text.slice(0, place) + text.slice(place + 1);
  yield text.slice(0, place) + text[place + 1] + text[place] + text.slice(place + 2);
}

/** Weights of one reader: from `begins[bucket]`, the categories that its parts speak for. */
interface Weights {
  begins: Uint32Array;
  categories: Uint16Array;
  weights: Float32Array;
}

function train(examples: readonly { text: string; category: number }[], reader: Reader): Weights {
  const counts = new Map<number, Map<number, number>>();
  const totals = new Map<number, number>();
  let all = 0;
  for (const { text, category } of examples)
    for (const part of partsOf(text, reader)) {
      let own = counts.get(part);
      if (!own) counts.set(part, (own = new Map()));
      own.set(category, (own.get(category) ?? 0) + 1);
      totals.set(category, (totals.get(category) ?? 0) + 1);
      all += 1;
    }
  const begins = new Uint32Array(BUCKETS + 1);
  const categories: number[] = [];
  const weights: number[] = [];
  for (let part = 0; part < BUCKETS; part++) {
    const own = counts.get(part);
    const total = own ? [...own.values()].reduce((sum, count) => sum + count, 0) : 0;
    for (const [category, count] of own ?? []) {
      const here = (count + ALPHA) / ((totals.get(category) ?? 0) + ALPHA * BUCKETS * 0.1);
      const weight = Math.log(here / (total / all));
      if (weight <= 0) continue;
      categories.push(category);
      weights.push(weight);
    }
    begins[part + 1] = categories.length;
  }
  return { begins, categories: Uint16Array.from(categories), weights: Float32Array.from(weights) };
}

/** Most candidates between which the readers are undecided. */
const CANDIDATES = 3;
/**
 * The least weight that a part must have on average, and the share of the best one's votes, of a candidate. Twice as much as for what is
 * certain: words that only begin alike ("thermos" and "thermostat") stay below it.
 */
const POSSIBLE = { least: 1.5, rival: 0.6 };

/** The categories that the parts of a text speak for, as weight per part. */
function votesOf(
  text: string,
  reader: Reader,
  { begins, categories, weights }: Weights,
): Map<number, number> {
  const sums = new Map<number, number>();
  const parts = partsOf(text, reader);
  for (const part of parts)
    for (let place = begins[part] ?? 0; place < (begins[part + 1] ?? 0); place++) {
      const category = categories[place] ?? 0;
      sums.set(category, (sums.get(category) ?? 0) + (weights[place] ?? 0) / parts.size);
    }
  return sums;
}

/** The category that has most votes; undefined when two are about as likely or too few parts are known. */
function decide(votes: ReadonlyMap<number, number>): number | undefined {
  let [best, most, second] = [-1, 0, 0];
  for (const [category, sum] of votes)
    if (sum > most) [best, most, second] = [category, sum, most];
    else if (sum > second) second = sum;
  if (best === -1 || most < CERTAIN.least) return undefined;
  return second > most * CERTAIN.rival ? undefined : best;
}

/** What the learnt readers make of normalised words. */
export interface LearntReader {
  /** The category of which all readers are certain; undefined without one. */
  categoryOf(text: string): string | undefined;
  /** Two or three categories between which the readers are undecided, likeliest first; none when they are certain or know too little. */
  candidatesOf(text: string): readonly string[];
}

/**
 * Learns from names which category a text is about. Takes some hundred milliseconds.
 * @returns readers of normalised words; they are certain when the reader of letters and that of sounds agree
 */
export function learnCategories(names: readonly Named[]): LearntReader {
  const slugs = [...new Set(names.map(({ category }) => category))];
  const places = new Map(slugs.map((slug, place) => [slug, place]));
  const examples = names.flatMap(({ name, category }) => {
    const text = normalise(name);
    return [text, ...mistyped(text)].map((one) => ({ text: one, category: places.get(category) ?? 0 }));
  });
  const weights = READERS.map((reader) => [reader, train(examples, reader)] as const);
  const votes = (text: string) => weights.map(([reader, own]) => votesOf(text, reader, own));
  const certain = (all: readonly ReadonlyMap<number, number>[]): number | undefined => {
    const [first, ...others] = all.map(decide);
    return others.some((other) => other !== first) ? undefined : first;
  };
  return {
    categoryOf(text) {
      const category = certain(votes(text));
      return category === undefined ? undefined : slugs[category];
    },
    candidatesOf(text) {
      const all = votes(text);
      if (certain(all) !== undefined) return [];
      // Each reader must find a candidate possible.
      const sums = [...(all[0] ?? [])].map(([category]) => ({
        category,
        least: Math.min(...all.map((one) => one.get(category) ?? 0)),
        sum: all.reduce((total, one) => total + (one.get(category) ?? 0), 0),
      }));
      const ranked = sums.filter(({ least }) => least >= POSSIBLE.least).sort((a, b) => b.sum - a.sum);
      const found = ranked
        .filter(({ sum }) => sum >= (ranked[0]?.sum ?? 0) * POSSIBLE.rival)
        .slice(0, CANDIDATES);
      return found.length < 2 ? [] : found.map(({ category }) => slugs[category] as string);
    },
  };
}
