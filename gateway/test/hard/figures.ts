/** Measurements of the hard tests, which `npm run test:hard` prints last. And their reproducible random numbers. */
import { appendFileSync } from 'node:fs';

/** Records a line of figures. */
export function note(line: string): void {
  const file = process.env['HARD_FIGURES'];
  if (file) appendFileSync(file, `${line}\n`);
  else process.stdout.write(`${line}\n`);
}

/** Repetitions: from the environment, else the default. */
export const times = (name: string, usual: number): number => Number(process.env[name] || usual);

/** Numbers from 0 to 1 from a seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
