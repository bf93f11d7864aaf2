/** Corrects unknown words to known ones. No I/O. */
import { editDistance } from './distance.ts';
import { canonicalOf, stem } from './normalise.ts';

/** Most edits between a word of this length and its correction. */
const allowed = (word: string): number => (word.length <= 3 ? 1 : word.length <= 7 ? 2 : 3);

/** Maps French spellings that sound alike to the same text, so that "telefone" is close to "telephone". */
export const sound = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replace(/e?au/g, 'o')
    .replaceAll('qu', 'k')
    .replaceAll('ch', 'sh')
    .replace(/c(?=[aouk])/g, 'k')
    .replaceAll('y', 'i')
    .replace(/([a-z])\1/g, '$1')
    .replace(/(?<=..)e$/, '');

/** Assumed frequency of synonym words, which are everyday names of things. */
export const COMMON = 1_000;

/** What a word means, for comparing two. */
const meaningOf = (word: string): string => canonicalOf(word) ?? stem(word);

/** A possible correction and its frequency. */
export interface Candidate {
  word: string;
  occurrences: number;
}

/**
 * The most likely correction of a normalised word, or null when no candidate is close, or one of another meaning is nearly as likely.
 * @param margin by how much its cost must be lower, in edits
 */
export function nearest(typed: string, candidates: readonly Candidate[], margin = 0): string | null {
  const limit = allowed(typed);
  const most = typed.length <= 5 ? 2 : limit + 1;
  const typedSound = sound(typed);
  let best: { word: string; cost: number } | null = null;
  const costs: { word: string; cost: number }[] = [];
  for (const { word, occurrences: found } of candidates) {
    const isThing = canonicalOf(word) !== undefined;
    const occurrences = isThing ? Math.max(found, COMMON) : found;
    const letters = editDistance(typed, word, limit);
    const sounds = editDistance(typedSound, sound(word), limit);
    // A candidate that differs in both spelling and pronunciation is a different word.
    if (Math.min(letters, sounds) > limit || letters + sounds > most) continue;
    // A wrong first letter is rare, and a frequent word is likelier than a rare one.
    const cost =
      letters +
      sounds +
      (typedSound[0] === sound(word)[0] ? 0 : 1) -
      (isThing ? 0.5 : 0) -
      Math.log10(1 + occurrences) * 0.75;
    costs.push({ word, cost });
    if (!best || cost < best.cost) best = { word, cost };
  }
  if (best === null) return null;
  const { word: meant, cost: least } = best;
  const isRival = (one: { word: string; cost: number }): boolean =>
    one.cost - least < margin && meaningOf(one.word) !== meaningOf(meant);
  return costs.some(isRival) ? null : meant;
}
