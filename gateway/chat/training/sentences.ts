/** Everyday sentences as they are typed, by form and turn: breadth beside the templates. A line "# turn" begins those of a turn; slots as in generate.ts. */
import { readFileSync } from 'node:fs';
import { TURNS } from '../understanding/turns/turn.ts';
import type { Turn } from '../understanding/turns/turn.ts';

/** Pairs of a turn and a sentence. Throws when a heading names no turn. */
export function sentencesOf(form: string): [Turn, string][] {
  const text = readFileSync(new URL(`sentences/${form}.txt`, import.meta.url), 'utf8');
  let turn: Turn | undefined;
  return text.split('\n').flatMap((line): [Turn, string][] => {
    if (line.startsWith('# ')) {
      turn = TURNS.find((one) => one === line.slice(2));
      if (turn === undefined) throw new Error(`No turn is called ${line.slice(2)}`);
      return [];
    }
    return turn === undefined || line.trim() === '' ? [] : [[turn, line.trim()]];
  });
}
