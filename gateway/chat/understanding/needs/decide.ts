/** Whether what a message needs takes the place of what was read as its thing. No I/O. */
import { stem } from '../../../lexicon/normalise.ts';
import { tokensIn } from '../tokens.ts';
import type { Slots } from '../understanding.ts';
import { isWish } from '../wishes.ts';
import type { Need, Rival } from './need.ts';

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
/** The same when the message does not say that it begins something new. */
const AFTER: Least = { certainty: 0.6, score: 4.5, words: 2 };
/** It is read as a condition of the last search. */
const REFINED: Least = { certainty: 0.85, score: 6, words: 2 };
/** A thing is named: only the other words speak for the need. */
const NAMED: Least = { certainty: 0.85, score: 5, words: 2 };
/** The table of situations has a thing for it. */
const TOLD: Least = { certainty: 0.9, score: 7, words: 3 };
/**
 * A guess: so many families that together have this probability, the best one's score and the words that speak for it, the share of its
 * probability that others must have, and the words of a sentence.
 */
const GUESS = { families: 3, certainty: 0.5, score: 3, words: 2, rival: 0.35, sentence: 4 };
/** What is named or was searched for last is as likely meant when it has this share of the best score. */
const SAME = 0.35;

/** Begins something new after a search. */
const ADDS = /^(?:et |and |und |w |و|en plus|aussi |also |oh |plus |sinon |zeda |زاده |ausserdem )/u;

/** What is known of a message besides its need. */
export interface Message {
  /** Normalised. */
  plain: string;
  slots: Slots;
  /** Whether a thing is named, rather than only for whom it is. */
  isNamed: boolean;
  /** Whether its thing comes from the table of situations. */
  isTold: boolean;
  isRefinement: boolean;
  isQuestion: boolean;
  isGift: boolean;
  /** The thing of the last search. */
  last: string | undefined;
}

const headOf = (words: string): string => tokensIn(words).split(' ')[0] ?? '';

/** Whether the words speak for a thing as well: "something less greasy", after a cream. */
const isOf = ({ ranked, score: most }: Need, thing: string): boolean =>
  ranked.some((rival) => headOf(rival.thing) === headOf(thing) && rival.score >= most * SAME);

const has = (need: { certainty: number; score: number; words: number }, least: Least): boolean =>
  need.certainty >= least.certainty && need.score >= least.score && need.words >= least.words;

/** Whether a need is certain enough to be searched for instead of what was read. */
function takesPlace(need: Need, { plain, slots, isNamed, isTold, isRefinement, last }: Message): boolean {
  const all = { certainty: need.certainty, score: need.score, words: need.by.size };
  if (isNamed) {
    // "School begins, he needs a schoolbag": what is named belongs to the situation.
    if (isWish(plain) || isOf(need, slots.things?.at(-1) ?? '')) return false;
    const named = new Set((slots.text ?? '').split(' '));
    const others = [...need.by].filter(([word]) => !named.has(word) && !named.has(stem(word)));
    const score = others.reduce((sum, [, weight]) => sum + weight, 0);
    return has({ ...all, score, words: others.length }, NAMED);
  }
  // "Tapis", of "tapis de voiture": the table has the same thing.
  if (isTold)
    return has(all, TOLD) && !(slots.things ?? []).some((thing) => headOf(thing) === headOf(need.thing));
  if (last === undefined) return has(all, FIRST);
  if (ADDS.test(plain)) return has(all, ADDED);
  return has(all, isRefinement ? REFINED : AFTER);
}

/** Whether a message is a sentence in which nothing was read, and a few families are likely together. */
function isGuessable({ ranked, score, by }: Need, message: Message): boolean {
  const { plain, slots, last } = message;
  if (message.isTold || message.isRefinement || message.isGift) return false;
  if (last !== undefined && (message.isQuestion || !ADDS.test(plain))) return false;
  if (plain.split(' ').length < GUESS.sentence) return false;
  if (message.isNamed || slots.brands !== undefined) return false;
  const shared = ranked.slice(0, GUESS.families).reduce((sum, { certainty }) => sum + certainty, 0);
  return by.size >= GUESS.words && score >= GUESS.score && shared >= GUESS.certainty;
}

/** The families that may be meant: the likeliest, and those that are not much less likely. */
const rivalsOf = ({ ranked, certainty: most }: Need): Rival[] =>
  ranked.slice(0, GUESS.families).filter(({ certainty }) => certainty >= most * GUESS.rival);

/** Things that are searched for instead of what was read, by their names; several when which of them is a guess. */
export interface Wanted {
  things: readonly string[];
  isGuess: boolean;
}

/** What a message needs, when that is certain enough, or what it may need, when nothing else was read. */
export function wantedBy(need: Need, message: Message): Wanted | undefined {
  const { slots, last } = message;
  if (tokensIn(need.thing) === tokensIn(slots.things?.at(-1) ?? '')) return undefined;
  if (last !== undefined && isOf(need, last)) return undefined;
  if (takesPlace(need, message)) return { things: [need.thing], isGuess: false };
  return isGuessable(need, message)
    ? { things: rivalsOf(need).map(({ thing }) => thing), isGuess: true }
    : undefined;
}
