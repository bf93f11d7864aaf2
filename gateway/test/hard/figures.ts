/** What the hard tests measure; `npm run test:hard` prints it last. And their chance, which can be had again. */
import { appendFileSync } from 'node:fs';

/** Notes a line of figures. */
export function note(line: string): void {
  const file = process.env['HARD_FIGURES'];
  if (file) appendFileSync(file, `${line}\n`);
  else process.stdout.write(`${line}\n`);
}

/** How often: from the environment, else the usual. */
export const times = (name: string, usual: number): number => Number(process.env[name] || usual);

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
