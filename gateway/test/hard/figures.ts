/** Measurements of the hard tests, which `npm run test:hard` prints last. */
import { appendFileSync } from 'node:fs';

/** Records a line of figures. */
export function note(line: string): void {
  const file = process.env['HARD_FIGURES'];
  if (file) appendFileSync(file, `${line}\n`);
  else process.stdout.write(`${line}\n`);
}

/** Repetitions: from the environment, else the default. */
export const times = (name: string, usual: number): number => Number(process.env[name] || usual);
