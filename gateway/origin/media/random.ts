/** Seeded random numbers: the same seed creates the same shop on every machine. */
import { hashOfText } from '../../lexicon/hash.ts';
import { seededNumbers } from '../../service/random.ts';

/** 32-bit hash of a text (FNV-1a with a final mix). */
export function hash(text: string): number {
  let h = hashOfText(text);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from low to high, both inclusive. */
  int(low: number, high: number): number;
  /** true with this probability. */
  chance(probability: number): boolean;
  /** One of the items. @throws RangeError for an empty list */
  pick<T>(items: readonly T[]): T;
  /** Some different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** Creates a generator for a seed. */
export function random(seed: string | number): Random {
  const next = seededNumbers(typeof seed === 'number' ? seed : hash(seed));
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new RangeError('Nothing to pick from');
      return items[Math.floor(next() * items.length)] as T;
    },
    sample: <T>(items: readonly T[], count: number): T[] => {
      const rest = [...items];
      const chosen: T[] = [];
      while (chosen.length < count && rest.length > 0) {
        chosen.push(...rest.splice(Math.floor(next() * rest.length), 1));
      }
      return chosen;
    },
  };
}
