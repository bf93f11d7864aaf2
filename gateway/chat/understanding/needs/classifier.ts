/**
 * What words are a need for: the families of things that are sold, by words of what each is for. Weights are made by
 * `gateway/scripts/weights.ts` from `gateway/chat/training/needs`.
 */
import { hashOfText } from '../../../lexicon/hash.ts';
import { isSurelyForeign } from '../../../lexicon/language.ts';
import { formsOf, tellingWords } from './forms.ts';
import type { Origin } from './forms.ts';
import file from './weights.json' with { type: 'json' };

/** From `begins[form]` on, the families that a form speaks for and by how much; forms in the order of their hashes. */
export interface NeedWeights {
  families: readonly string[];
  /** The weight of one unit of `weights`. */
  scale: number;
  hashes: Uint32Array;
  begins: Uint32Array;
  places: Uint16Array;
  weights: Uint8Array;
}

const base64 = ({ buffer, byteOffset, byteLength }: Uint32Array | Uint16Array | Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');
/** A copy, so that numbers of several bytes are aligned. */
const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64')).buffer;

/** Text of the committed file. */
export const packNeeds = ({ families, scale, ...arrays }: NeedWeights): string =>
  `${JSON.stringify(
    {
      families,
      scale,
      hashes: base64(arrays.hashes),
      begins: base64(arrays.begins),
      places: base64(arrays.places),
      weights: base64(arrays.weights),
    },
    null,
    2,
  )}\n`;

let read: NeedWeights | undefined;
/** Read with the first message. */
const committed = (): NeedWeights =>
  (read ??= {
    families: file.families,
    scale: file.scale,
    hashes: new Uint32Array(bytesOf(file.hashes)),
    begins: new Uint32Array(bytesOf(file.begins)),
    places: new Uint16Array(bytesOf(file.places)),
    weights: new Uint8Array(bytesOf(file.weights)),
  });

/** The hash by which a form is stored. */
export const hashOfForm = (form: string): number => hashOfText(form) >>> 0;

/** The place of a form; undefined when it is not known. */
function placeOf(form: string, hashes: Uint32Array): number | undefined {
  const wanted = hashOfForm(form);
  let [low, high] = [0, hashes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((hashes[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return hashes[low] === wanted ? low : undefined;
}

/** By how much one word speaks for families, by their places: that of its best form. */
function votesOf(
  word: string,
  origin: Origin,
  { hashes, begins, places, weights, scale }: NeedWeights,
): Map<number, number> {
  const votes = new Map<number, number>();
  for (const [form] of formsOf(word, origin)) {
    const at = placeOf(form, hashes);
    if (at === undefined) continue;
    for (let entry = begins[at] ?? 0; entry < (begins[at + 1] ?? 0); entry++) {
      const family = places[entry] ?? 0;
      const weight = (weights[entry] ?? 0) * scale;
      if (weight > (votes.get(family) ?? 0)) votes.set(family, weight);
    }
  }
  return votes;
}

/** A family, the sum of what speaks for it, and by how much each word does. */
export interface Scored {
  family: string;
  score: number;
  by: ReadonlyMap<string, number>;
}

/**
 * The families that normalised words speak for, likeliest first.
 * @param factors how much a word counts; 1 where none is given
 */
export function familiesFor(
  words: readonly string[],
  factors: ReadonlyMap<string, number> = new Map(),
  model = committed(),
): Scored[] {
  const origin = isSurelyForeign(words.join(' ')) ? 'foreign' : 'any';
  const sums = new Map<number, { score: number; by: Map<string, number> }>();
  for (const word of tellingWords(words))
    for (const [family, vote] of votesOf(word, origin, model)) {
      const weight = vote * (factors.get(word) ?? 1);
      let sum = sums.get(family);
      if (!sum) sums.set(family, (sum = { score: 0, by: new Map() }));
      sum.score += weight;
      sum.by.set(word, weight);
    }
  return [...sums]
    .map(([place, sum]) => ({ family: model.families[place] ?? '', ...sum }))
    .sort((a, b) => b.score - a.score);
}
