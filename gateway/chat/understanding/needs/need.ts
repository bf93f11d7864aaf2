/** Which family of things a message needs that may name none. No I/O besides the weights. */
import { colorOf } from '../../../lexicon/colors.ts';
import { ORDERING } from '../../../lexicon/needs.ts';
import { normalise } from '../../../lexicon/normalise.ts';
import { CUE_WORDS } from '../cues.ts';
import { isNegation } from '../negation.ts';
import { tokensIn } from '../tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { familiesFor } from './classifier.ts';
import type { Scored } from './classifier.ts';

/** Divides scores before they become probabilities, which makes these about as high as the share of right readings. */
const TEMPERATURE = 0.7;
/** Families that share the probability. */
const RIVALS = 40;
/** Words that speak less for a family hardly count. */
const TELLING = 0.8;

/** A family that is needed. */
export interface Need {
  /** Words of its normalised name. */
  thing: readonly string[];
  /** Its probability among all families of the shop. */
  certainty: number;
  /** What the message's words that tell something add up to, and how many these are. */
  score: number;
  by: ReadonlyMap<string, number>;
  /** The family and its rivals, likeliest first. */
  ranked: readonly Scored[];
}

const isSold = (family: string, vocabulary: Vocabulary): boolean =>
  tokensIn(normalise(family))
    .split(' ')
    .some((token) => vocabulary.thingsOf(token).length > 0);

/** How much a word counts that was said earlier. */
const EARLIER = 0.4;

/**
 * The family that normalised words need most of those that the shop has; undefined when no word tells one, or they are about an order.
 * @param earlier what the conversation was about before: it makes families likelier for which the message's own words speak
 */
export function needOf(
  words: readonly string[],
  earlier: readonly string[],
  vocabulary: Vocabulary,
): Need | undefined {
  if (words.some((word) => ORDERING.test(word))) return undefined;
  // Questions about the shop, colours and what is ruled out tell no need.
  const own = new Set(
    words.filter(
      (word, place) =>
        !CUE_WORDS.has(word) && colorOf(word) === undefined && !isNegation(words[place - 1] ?? ''),
    ),
  );
  const factors = new Map(earlier.filter((word) => !own.has(word)).map((word) => [word, EARLIER]));
  const ranked = familiesFor([...own, ...factors.keys()], factors)
    .filter(({ by }) => [...by].some(([word, weight]) => own.has(word) && weight >= TELLING))
    .slice(0, RIVALS)
    .filter(({ family }) => isSold(family, vocabulary));
  const [best] = ranked;
  if (best === undefined) return undefined;
  const sum = ranked.reduce((total, { score }) => total + Math.exp((score - best.score) / TEMPERATURE), 0);
  const by = new Map([...best.by].filter(([word, weight]) => own.has(word) && weight >= TELLING));
  const score = [...by.values()].reduce((total, weight) => total + weight, 0);
  return { thing: normalise(best.family).split(' '), certainty: 1 / sum, score, by, ranked };
}

/** What a need must have to count as evidence of a search. */
const EVIDENCE = { words: 2, score: 4 };

/** The probability of a need as evidence of a search; 0 when too little speaks for it. */
export const probabilityOf = ({ by, score, certainty }: Need): number =>
  by.size >= EVIDENCE.words && score >= EVIDENCE.score ? certainty : 0;
