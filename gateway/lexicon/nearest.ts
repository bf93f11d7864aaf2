/** Which known word was meant by one that is not known. No I/O. */
import { editDistance } from './distance.ts';
import { canonicalOf } from './normalise.ts';

/** How many edits a word of this length may be away from what was meant. */
const allowed = (word: string): number => (word.length <= 3 ? 1 : word.length <= 7 ? 2 : 3);

/** French spellings that sound alike are written alike: "telefone" is nearer to "telephone" than its letters tell. */
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

/** How often a word of the synonym table is taken to occur: it is what people call things. */
export const COMMON = 1_000;

/** A word that may be meant, and how often it occurs. */
export interface Candidate {
  word: string;
  occurrences: number;
}

/** The candidate that was probably meant by a normalised word, or null when none is near. */
export function nearest(asked: string, candidates: readonly Candidate[]): string | null {
  const limit = allowed(asked);
  const most = asked.length <= 5 ? 2 : limit + 1;
  const askedSound = sound(asked);
  let best: { word: string; cost: number } | null = null;
  for (const { word, occurrences: found } of candidates) {
    const isThing = canonicalOf(word) !== undefined;
    const occurrences = isThing ? Math.max(found, COMMON) : found;
    const letters = editDistance(asked, word, limit);
    const sounds = editDistance(askedSound, sound(word), limit);
    // Two words that are both spelt and pronounced otherwise are two words.
    if (Math.min(letters, sounds) > limit || letters + sounds > most) continue;
    // A wrong first letter is rare; a frequent word is meant rather than a rare one.
    const cost =
      letters +
      sounds +
      (askedSound[0] === sound(word)[0] ? 0 : 1) -
      (isThing ? 0.5 : 0) -
      Math.log10(1 + occurrences) * 0.75;
    if (!best || cost < best.cost) best = { word, cost };
  }
  return best?.word ?? null;
}
