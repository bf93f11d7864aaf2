/** Whether what a message needs takes the place of what was read as its thing. No I/O. */
import { normalise, stem } from '../../../lexicon/normalise.ts';
import { tokensIn } from '../tokens.ts';
import type { Slots } from '../understanding.ts';
import { isWish } from '../wishes.ts';
import type { Need } from './need.ts';

/** The least probability, score and number of words that speak for a need. */
interface Least {
  certainty: number;
  score: number;
  words: number;
}
/** Nothing is named, in a first message. */
const FIRST: Least = { certainty: 0.4, score: 5, words: 2 };
/** The same after a search, which the message may go on with. */
const ADDED: Least = { certainty: 0.4, score: 4, words: 2 };
/** It is read as a condition of the last search. */
const REFINED: Least = { certainty: 0.85, score: 6, words: 2 };
/** A thing is named: only the other words speak for the need. */
const NAMED: Least = { certainty: 0.85, score: 5, words: 2 };
/** The table of situations has a thing for it. */
const TOLD: Least = { certainty: 0.9, score: 7, words: 3 };
/** What is named or was searched for last is as likely meant when it has this share of the best score. */
const SAME = 0.35;

/** Begins something new after a search. */
const ADDS = /^(?:et |and |und |w |و|en plus|aussi |also |oh |plus |sinon |zeda |زاده |ausserdem )/u;

/** What is known of a message besides its need. */
export interface Message {
  /** Normalised. */
  plain: string;
  slots: Slots;
  isNamed: boolean;
  /** Whether its thing comes from the table of situations. */
  isTold: boolean;
  isRefinement: boolean;
  /** The thing of the last search. */
  last: string | undefined;
}

const headOf = (name: string): string => tokensIn(normalise(name)).split(' ')[0] ?? '';

/** Whether the words speak for a thing as well: "something less greasy", after a cream. */
const isOf = ({ ranked }: Need, thing: string): boolean =>
  ranked.some(
    ({ family, score }) => headOf(family) === headOf(thing) && score >= (ranked[0]?.score ?? 0) * SAME,
  );

const has = (need: { certainty: number; score: number; words: number }, least: Least): boolean =>
  need.certainty >= least.certainty && need.score >= least.score && need.words >= least.words;

/** Whether a need is certain enough to be searched for instead of what was read. */
export function takesPlace(need: Need, message: Message): boolean {
  const { plain, slots, isNamed, isTold, isRefinement, last } = message;
  if (tokensIn(need.thing.join(' ')) === tokensIn(slots.things?.at(-1) ?? '')) return false;
  if (last !== undefined && isOf(need, last)) return false;
  const all = { certainty: need.certainty, score: need.score, words: need.by.size };
  if (isNamed) {
    // "School begins, he needs a schoolbag": what is named belongs to the situation.
    if (isWish(plain) || isOf(need, slots.things?.at(-1) ?? '')) return false;
    const named = new Set((slots.text ?? '').split(' '));
    const others = [...need.by].filter(([word]) => !named.has(word) && !named.has(stem(word)));
    const score = others.reduce((sum, [, weight]) => sum + weight, 0);
    return has({ ...all, score, words: others.length }, NAMED);
  }
  if (isTold) return has(all, TOLD);
  if (last === undefined) return has(all, FIRST);
  return has(all, isRefinement && !ADDS.test(plain) ? REFINED : ADDED);
}
