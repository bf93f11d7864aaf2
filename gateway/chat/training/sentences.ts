/** Everyday sentences as they are typed, by form and turn: breadth beside the templates. A line "# turn" begins those of a turn; slots as in generate.ts. */
import { readFileSync } from 'node:fs';
import { TURNS } from '../understanding/turns/turn.ts';
import type { Turn } from '../understanding/turns/turn.ts';

/** Pairs of a heading ("# heading") and a line below it, of a text. */
export function headedLines(text: string): [heading: string, line: string][] {
  let heading: string | undefined;
  return text.split('\n').flatMap((line): [string, string][] => {
    if (line.startsWith('# ')) heading = line.slice(2);
    return heading === undefined || line.startsWith('# ') || line.trim() === ''
      ? []
      : [[heading, line.trim()]];
  });
}

/** Pairs of a turn and a sentence. Throws when a heading names no turn. */
export function sentencesOf(form: string): [Turn, string][] {
  const text = readFileSync(new URL(`sentences/${form}.txt`, import.meta.url), 'utf8');
  return headedLines(text).map(([heading, sentence]) => {
    const turn = TURNS.find((one) => one === heading);
    if (turn === undefined) throw new Error(`No turn is called ${heading}`);
    return [turn, sentence];
  });
}
