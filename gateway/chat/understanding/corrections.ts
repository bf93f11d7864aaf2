/** Corrections of misspelt words. */
import { editDistance } from '../../lexicon/distance.ts';
import { COMMON, nearest, sound } from '../../lexicon/nearest.ts';
import type { Candidate } from '../../lexicon/nearest.ts';

/** By how many edits a correction must be nearer than one of another meaning. */
const MARGIN = 0.4;
/** Corrections that are remembered. */
const REMEMBERED = 5_000;

/**
 * A function that corrects a normalised word to one of `words`; it returns the word itself when it is known or nothing is close.
 * @param isKnown whether a word needs no correction
 */
export function makeCorrection(
  words: Iterable<string>,
  isKnown: (word: string) => boolean,
): (word: string) => string {
  const byLength = new Map<number, { word: string; letters: number }[]>();
  const bySound = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < 4) continue;
    const list = byLength.get(word.length) ?? [];
    list.push({ word, letters: lettersOf(word) });
    byLength.set(word.length, list);
    bySound.set(sound(word), [...(bySound.get(sound(word)) ?? []), word]);
  }
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
    return nearest(word, candidates, MARGIN) ?? word;
  };
  const corrections = new Map<string, string>();
  return (word) => {
    if (word.length < 5 || /\d/.test(word) || isKnown(word)) return word;
    let meant = corrections.get(word);
    if (meant === undefined) {
      if (corrections.size > REMEMBERED) corrections.clear();
      corrections.set(word, (meant = correction(word)));
    }
    return meant;
  };
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
