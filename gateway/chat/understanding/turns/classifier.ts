/** The turn classifier: probabilities of a message's turns. Weights are made by `gateway/scripts/weights.ts`. */
import { featuresOf } from './features.ts';
import type { TurnState } from './features.ts';
import { TURNS } from './turn.ts';
import type { Turn } from './turn.ts';
import file from './weights.json' with { type: 'json' };

/** One byte for each bucket and turn, times `scale`. */
export interface TurnWeights {
  scale: number;
  bytes: Int8Array;
}

/** Text of the committed file. */
export const packWeights = ({ scale, bytes }: TurnWeights): string =>
  `${JSON.stringify({ scale, bytes: Buffer.from(bytes.buffer).toString('base64') }, null, 2)}\n`;

const COMMITTED: TurnWeights = { scale: file.scale, bytes: new Int8Array(Buffer.from(file.bytes, 'base64')) };

/** Probabilities of the turns; they add up to 1. */
export function classify(
  words: readonly string[],
  state: TurnState,
  weights = COMMITTED,
): Readonly<Record<Turn, number>> {
  const { scale, bytes } = weights;
  const features = featuresOf(words, state);
  const factor = scale / Math.sqrt(features.length);
  const scores = TURNS.map((_, turn) =>
    features.reduce((sum, bucket) => sum + (bytes[bucket * TURNS.length + turn] ?? 0), 0),
  ).map((score) => score * factor);
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, one) => total + one, 0);
  return Object.fromEntries(TURNS.map((turn, at) => [turn, (powers[at] ?? 0) / sum])) as Record<Turn, number>;
}
