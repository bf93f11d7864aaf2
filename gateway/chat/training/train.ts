/** Trains the turn classifier: logistic regression by stochastic gradient descent with AdaGrad. Deterministic. */
import { BUCKETS, featuresOf } from '../understanding/turns/features.ts';
import type { TurnWeights } from '../understanding/turns/classifier.ts';
import { TURNS } from '../understanding/turns/turn.ts';
import { generate } from './generate.ts';
import type { Example } from './generate.ts';

const ROUNDS = 4;
const RATE = 0.25;
const SHRINK = 1e-6;
const LARGEST = 127;

/** @returns weights with one byte each, in the order of buckets, then of turns */
export function train(examples: readonly Example[]): TurnWeights {
  const turns = TURNS.length;
  const weights = new Float64Array(BUCKETS * turns);
  const squares = new Float64Array(BUCKETS * turns).fill(1e-3);
  const features = examples.map(({ words, state }) => Uint32Array.from(featuresOf(words, state)));
  const order = Array.from(examples.keys());
  let seed = 7;
  const scores = new Float64Array(turns);
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      const other = seed % (at + 1);
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const at of order) {
      const own = features[at] as Uint32Array;
      // Long messages count as much as short ones.
      const scale = 1 / Math.sqrt(own.length);
      scores.fill(0);
      for (const bucket of own)
        for (let turn = 0; turn < turns; turn++) scores[turn]! += weights[bucket * turns + turn]! * scale;
      const most = Math.max(...scores);
      let sum = 0;
      for (let turn = 0; turn < turns; turn++) sum += scores[turn] = Math.exp(scores[turn]! - most);
      const right = TURNS.indexOf((examples[at] as Example).turn);
      for (let turn = 0; turn < turns; turn++) {
        const error = scores[turn]! / sum - (turn === right ? 1 : 0);
        if (Math.abs(error) < 1e-4) continue;
        const step = error * scale;
        for (const bucket of own) {
          const place = bucket * turns + turn;
          const gradient = step + SHRINK * weights[place]!;
          squares[place]! += gradient * gradient;
          weights[place]! -= (RATE * gradient) / Math.sqrt(squares[place]!);
        }
      }
    }
  }
  const largest = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const bytes = Int8Array.from(weights, (one) => Math.round((one / largest) * LARGEST));
  return { scale: Number((largest / LARGEST).toPrecision(6)), bytes };
}

/** Messages of each template. */
const EACH = 24;

/** The weights of the committed file. */
export const trainedWeights = (): TurnWeights => train(generate(EACH));
