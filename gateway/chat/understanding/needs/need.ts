/** Which family of things a message needs that may name none. No I/O besides the weights. */
import { colorOf } from '../../../lexicon/colors.ts';
import { ORDERING } from '../../../lexicon/needs.ts';
import { normalise } from '../../../lexicon/normalise.ts';
import { isUnsold } from '../../../lexicon/reading.ts';
import { CUE_WORDS } from '../cues.ts';
import { isNegation } from '../negation.ts';
import { tokensIn } from '../tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { familiesFor } from './classifier.ts';

/** Divides scores before they become probabilities, which makes these about as high as the share of right readings. */
const TEMPERATURE = 0.7;
/** Families that share the probability. */
const RIVALS = 40;
/** Words that speak less for a family hardly count. */
const TELLING = 0.8;
/** How much a word counts that was said earlier. */
const EARLIER = 0.4;

/** A family that may be needed. */
export interface Rival {
  /** Its name, normalised. */
  thing: string;
  /** Its probability among all families, sold or not. */
  certainty: number;
  /** By how much each of the message's own words speaks for it, and their sum. */
  by: ReadonlyMap<string, number>;
  score: number;
}

/** The family that is needed most. */
export interface Need extends Rival {
  /** The family and others, likeliest first. */
  ranked: readonly Rival[];
}

/** Whether the shop has what a family's name begins with. */
const isSold = (family: string, vocabulary: Vocabulary): boolean =>
  vocabulary.thingsOf(tokensIn(normalise(family)).split(' ')[0] ?? '').length > 0;

/**
 * The family that normalised words need most of those that the shop has; undefined when no word tells one, or they are
 * about an order or what is not sold.
 * @param earlier what the conversation was about before: it makes families likelier for which the message's own words speak
 */
export function needOf(
  words: readonly string[],
  earlier: readonly string[],
  vocabulary: Vocabulary,
): Need | undefined {
  if (words.some((word) => ORDERING.test(word) || isUnsold(word))) return undefined;
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
    .slice(0, RIVALS);
  const most = ranked[0]?.score ?? 0;
  const powers = ranked.map(({ score }) => Math.exp((score - most) / TEMPERATURE));
  const sum = powers.reduce((total, power) => total + power, 0);
  const rivals = ranked.flatMap(({ family, by }, place): Rival[] => {
    if (!isSold(family, vocabulary)) return [];
    const telling = new Map([...by].filter(([word, weight]) => own.has(word) && weight >= TELLING));
    const score = [...telling.values()].reduce((total, weight) => total + weight, 0);
    return [{ thing: normalise(family), certainty: (powers[place] ?? 0) / sum, by: telling, score }];
  });
  const [best] = rivals;
  return best && { ...best, ranked: rivals };
}

/** What a need must have to count as evidence of a search. */
const EVIDENCE = { words: 2, score: 4 };

/** The probability of a need as evidence of a search; 0 when too little speaks for it. */
export const probabilityOf = ({ by, score, certainty }: Rival): number =>
  by.size >= EVIDENCE.words && score >= EVIDENCE.score ? certainty : 0;
