/** Features of a message for the turn classifier: words, letter sequences, a sound form common to both scripts, and the conversation's state. */
import { hashOfText } from '../../../lexicon/hash.ts';
import { phonesOf, skeletonOf } from '../../../lexicon/phonetic.ts';
import type { Turn } from './turn.ts';

/** What the conversation and the product reader say about a message. */
export interface TurnState {
  /** Whether products were shown. */
  hasShown: boolean;
  /** The turn before. */
  last: Turn | undefined;
  /** Whether the message names something that is sold. */
  hasThing: boolean;
}

/** Number of features after hashing; a power of two. */
export const BUCKETS = 2 ** 17;

/** Sounds that are remembered. */
const REMEMBERED = 5_000;
const remembered = new Map<string, string>();

/** The Arabic article, with what is written together with it. */
const ARTICLE = /^(?:[وبفعهكم]?ال|و?لل)(?=[\u0600-\u06ff]{2})/u;

/** Rough consonants of a normalised word, the same for نلوج and "nlawej", without the Arabic article. */
export function soundOf(word: string): string {
  let sound = remembered.get(word);
  if (sound === undefined) {
    sound = skeletonOf(phonesOf(word.replace(ARTICLE, '')));
    if (remembered.size > REMEMBERED) remembered.clear();
    remembered.set(word, sound);
  }
  return sound;
}

function bucketOf(feature: string): number {
  const value = hashOfText(feature);
  return (value ^ (value >>> 15)) & (BUCKETS - 1);
}

/**
 * Indexes of a message's features, each once.
 * @param words normalised words; `#thing`, `#color`, `#brand`, `#num`, `#measure`, `#size`, `#ord` and `#order` stand for what they name
 */
export function featuresOf(words: readonly string[], state: TurnState): number[] {
  const found = new Set<number>();
  const add = (feature: string): void => void found.add(bucketOf(feature));
  add('bias');
  if (state.hasShown) add('@shown');
  add(`@last ${state.last ?? ''}`);
  if (state.hasThing) add('@thing');
  add(`@long ${Math.min(words.length, 12)}`);
  const sounds = words.map((word) => (word.startsWith('#') ? word : soundOf(word)));
  for (const [at, word] of words.entries()) {
    const [sound = '', next, third] = [sounds[at], words[at + 1], words[at + 2]];
    add(`w ${word}`);
    add(`b ${at === 0 ? '^' : words[at - 1]} ${word}`);
    if (next === undefined) add(`b ${word} $`);
    if (third !== undefined) add(`s ${word} ${third}`);
    if (word.startsWith('#')) continue;
    if (sound.length > 1) add(`k ${sound}`);
    if (next !== undefined) add(`l ${sound} ${sounds[at + 1]}`);
    if (word.length < 4) continue;
    const edged = `<${word}>`;
    for (const length of [3, 4, 5])
      for (let start = 0; start + length <= edged.length; start++)
        add(`c ${edged.slice(start, start + length)}`);
  }
  return [...found];
}
