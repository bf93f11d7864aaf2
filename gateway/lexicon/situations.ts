/**
 * What a situation calls for, where no thing is named: "ma grand-mère vérifie sa tension à la pharmacie" is about a blood pressure monitor.
 * Each word of a message speaks for the things whose situations have it, the more the fewer these are. No I/O.
 */
import { isSurelyForeign } from './language.ts';
import { ORDERING } from './needs.ts';
import { isStopWord, normalise } from './normalise.ts';
import { SITUATIONS } from './situations-words.ts';
import { lines, WordIndex } from './word-index.ts';

/** How much a word counts that only makes a thing likelier, and one that was said earlier. */
const LIKELIER = 0.7;
const EARLIER = 0.8;
/** The least that the words of a message must count together, and how many make a thing likely enough by themselves. */
const LEAST = 5;
const MANY = 3;
/** A word of so many letters may go on for some more: "colle", "collent". */
const INFLECTED = 5;
const ENDING = 3;

/** A word's part in the situation of the thing at a place of the table. */
interface Part {
  place: number;
  /** One of these words must be said. */
  isNeeded: boolean;
}

interface Situations {
  things: readonly (readonly string[])[];
  index: WordIndex<Part>;
}
let made: Situations | undefined;
const withEndings = (word: string): string[] =>
  word.length >= INFLECTED && /^[a-z]+$/.test(word) ? [`${word}*${ENDING}`] : [word];
function situations(): Situations {
  if (made) return made;
  const table = lines(SITUATIONS);
  made = {
    things: table.map(([[thing = ''] = []]) => normalise(thing).split(' ')),
    index: new WordIndex<Part>(
      table.flatMap(([, needed = [], likely = []], place) => [
        { tag: { place, isNeeded: true }, words: needed.flatMap(withEndings) },
        { tag: { place, isNeeded: false }, words: likely.flatMap(withEndings) },
      ]),
    ),
  };
  return made;
}

/** The names of the things whose situations are known; for tests. */
export const thingsOfSituations = (): string[] => situations().things.map((words) => words.join(' '));

/** Whether a normalised word is part of a situation, and so no typing error. */
export const tellsSituation = (word: string): boolean => situations().index.tagsOf(word, true).length > 0;

/** A thing that is called for, and the words that speak for it. */
export interface CalledFor {
  thing: readonly string[];
  by: ReadonlySet<string>;
}

/**
 * The thing that normalised words call for; undefined when they call for none, or are about an order.
 * @param earlier what the conversation was about before: "where will he sleep", after a baby
 */
export function thingFor(words: readonly string[], earlier: readonly string[] = []): CalledFor | undefined {
  if (words.some((word) => ORDERING.test(word))) return undefined;
  const { things, index } = situations();
  const isForeign = isSurelyForeign(words.join(' '));
  const scores = things.map((thing) => ({ thing, weight: 0, by: new Set<string>(), needed: 0 }));
  const own = new Set(words);
  for (const word of new Set([...words, ...earlier])) {
    if (isStopWord(word)) continue;
    const isOwn = own.has(word);
    const parts = index.tagsOf(word, isForeign);
    const places = new Set(parts.map(({ place }) => place));
    const weight = Math.log(things.length / places.size) * (isOwn ? 1 : EARLIER);
    for (const place of places) {
      const score = scores[place];
      if (!score) continue;
      const isNeeded = isOwn && parts.some((part) => part.place === place && part.isNeeded);
      score.by.add(word);
      score.needed += isNeeded ? 1 : 0;
      score.weight += weight * (isNeeded ? 1 : LIKELIER);
    }
  }
  let best: (typeof scores)[number] | undefined;
  for (const score of scores) {
    const { weight, by, needed } = score;
    const isEnough = needed > 0 ? by.size > 1 : earlier.length === 0 && by.size >= MANY;
    if (isEnough && weight >= LEAST && weight > (best?.weight ?? 0)) best = score;
  }
  return best;
}
