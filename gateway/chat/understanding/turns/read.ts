/** Decides what a message asks for: the classifier's probabilities, weighed by what is certain. No I/O besides the weights. */
import type { ChatQueryType } from '../../../contract/chat.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { classify } from './classifier.ts';
import type { TurnState } from './features.ts';
import { markedWords } from './marks.ts';
import { asksProducts, intentOf, TURNS } from './turn.ts';
import type { Turn } from './turn.ts';

/** What the readers of numbers, references and products found in a message. */
export interface TurnEvidence extends TurnState {
  /** The probability of what the message needs; 0 where it tells too little or is a question. */
  need: number;
  /** An order number or a telephone number. */
  hasOrder: boolean;
  /** A position among the products shown. */
  hasReference: boolean;
  /** A budget, colour, size or the like. */
  hasCondition: boolean;
  hasBudget: boolean;
  /** Something is ruled out. */
  refuses: boolean;
  /** Nothing is said but colours, sizes, amounts and the like. */
  isBareCondition: boolean;
  /** A wish ends before the name of a thing: "I need a …". */
  wishes: boolean;
  /** A governorate. */
  hasRegion: boolean;
  /** Few words, none of which belongs to a question: they may name something. */
  isName: boolean;
  /** An order such as best-selling, or only reduced products. */
  hasRanking: boolean;
  /** Weights of the intents by their phrases. */
  cues: ReadonlyMap<ChatQueryType, number>;
}

export interface TurnRead {
  turn: Turn;
  /** Probability of the turn, all its readings for the same query type together. */
  certainty: number;
}

/** Influence of the phrases: a cue of weight 3 makes its intent about four times as likely. */
const CUE_FACTOR = 0.5;
/** How much likelier a search is with a need that is certain. */
const NEED_FACTOR = 8;
/** Words of a message that does little more than name a thing. */
const SHORT = 4;
/** Below it, a message without anything that is certain is unclear. */
const LEAST = 0.3;
/** Below it, a few unknown words are the name of something; a single word more often than several. */
const NAMED = { one: 0.9, several: 0.6 };

/** How much more likely a turn is for what is certain about the message. */
function likelihood(turn: Turn, evidence: TurnEvidence, isShort: boolean): number {
  const { hasOrder, hasReference, hasCondition, hasBudget, hasThing, hasShown, hasRanking, last, cues } =
    evidence;
  let factor = Math.exp(CUE_FACTOR * (cues.get(intentOf(turn)) ?? 0));
  if (hasOrder) factor *= turn === 'order' ? 1e6 : 1;
  if (evidence.hasRegion && !hasBudget && turn === 'order') factor *= 5;
  if (hasReference) factor *= turn === 'shown' ? 12 : turn === 'refine' || turn === 'more' ? 0.2 : 1;
  if (asksProducts(turn)) {
    if (hasRanking) factor *= 20;
    // What tells a need is no complaint and no question for help, though it names nothing.
    if (turn === 'search') factor *= 1 + NEED_FACTOR * evidence.need;
    if (evidence.wishes) factor *= 6;
    // "A rug, not too big, red": a thing and how it should be.
    if (hasThing && hasCondition) factor *= 3;
    if (hasThing)
      factor *= hasBudget ? 12 : evidence.isName || (isShort && !hasShown) ? 4 : hasShown ? 1.3 : 2.5;
    else if (hasCondition && turn === 'refine' && last !== undefined && asksProducts(last))
      // An amount of money after a search is a budget for it, and what is ruled out belongs to it too.
      factor *= hasBudget || evidence.isBareCondition ? 30 : evidence.refuses && isShort ? 300 : 6;
    else if (!hasCondition && turn === 'search' && !evidence.isName) factor *= 0.35;
  }
  if (turn === 'shown' && !hasShown) factor *= hasRanking ? 0.1 : hasThing ? 0.5 : 1;
  return factor;
}

/** @param plain the normalised message */
export function readTurn(plain: string, evidence: TurnEvidence, vocabulary: Vocabulary): TurnRead {
  if (plain === '') return { turn: evidence.hasOrder ? 'order' : 'unclear', certainty: 1 };
  const probabilities = classify(markedWords(plain, vocabulary), evidence);
  const isShort = plain.split(' ').length <= SHORT;
  const scores = TURNS.map((turn) => ({
    turn,
    score: probabilities[turn] * likelihood(turn, evidence, isShort),
  }));
  const sum = scores.reduce((total, { score }) => total + score, 0);
  const byIntent = new Map<ChatQueryType, number>();
  for (const { turn, score } of scores)
    byIntent.set(intentOf(turn), (byIntent.get(intentOf(turn)) ?? 0) + score / sum);
  const [intent, certainty] = [...byIntent].toSorted((a, b) => b[1] - a[1])[0] as [ChatQueryType, number];
  const [best] = scores.filter(({ turn }) => intentOf(turn) === intent).toSorted((a, b) => b.score - a.score);
  if (evidence.isName && certainty < (plain.includes(' ') ? NAMED.several : NAMED.one))
    return { turn: 'search', certainty };
  const isCertain = evidence.hasThing || evidence.hasCondition || evidence.hasReference || evidence.hasOrder;
  if (certainty < LEAST && !isCertain) return { turn: 'unclear', certainty };
  return { turn: best?.turn ?? 'unclear', certainty };
}
