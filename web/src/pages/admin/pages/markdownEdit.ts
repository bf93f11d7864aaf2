/** What the toolbar of a Markdown field does, as changes of its text. */
import type { Language } from '../../../i18n/language.ts';

/** The text of a field with its selection. */
export interface Selected {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A replacement in a text, and what is selected afterwards. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const BOLD = '**';

/** Makes the selection bold, or bold text plain. */
export function toggleBold({ value, start, end }: Selected): Edit {
  const inner = value.slice(start, end);
  const isAround = value.slice(start - 2, start) === BOLD && value.slice(end, end + 2) === BOLD;
  if (isAround) return { from: start - 2, to: end + 2, text: inner, start: start - 2, end: end - 2 };
  if (inner.length > 4 && inner.startsWith(BOLD) && inner.endsWith(BOLD))
    return { from: start, to: end, text: inner.slice(2, -2), start, end: end - 4 };
  return { from: start, to: end, text: `${BOLD}${inner}${BOLD}`, start: start + 2, end: end + 2 };
}

/** The whole lines that a selection touches. */
function linesOf({ value, start, end }: Selected): { from: number; to: number; lines: string[] } {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', Math.max(end, from));
  const to = next === -1 ? value.length : next;
  return { from, to, lines: value.slice(from, to).split('\n') };
}

function replaceLines(from: number, to: number, lines: readonly string[]): Edit {
  const text = lines.join('\n');
  return { from, to, text, start: from + text.length, end: from + text.length };
}

const HEADING = /^#{1,6}[ \t]+/;

/** Makes the lines headings of a level, or plain text where they are. */
export function toggleHeading(selected: Selected, level: 2 | 3 | 4): Edit {
  const { from, to, lines } = linesOf(selected);
  const mark = `${'#'.repeat(level)} `;
  const isAll = lines.every((line) => line.startsWith(mark));
  return replaceLines(
    from,
    to,
    lines.map((line) => `${isAll ? '' : mark}${line.replace(HEADING, '')}`),
  );
}

/** Question marks as each language writes them. */
const QUESTION_MARKS: Readonly<Record<Language, string>> = { fr: '\u202f?', en: '?', de: '?', tn: '؟' };

/** Makes the line a question: a heading of level 3 that ends in a question mark. */
export function makeQuestion(selected: Selected, language: Language): Edit {
  const { from, to, lines } = linesOf(selected);
  const [first = '', ...rest] = lines;
  const words = first.replace(HEADING, '').trimEnd();
  const text = /[?؟]$/.test(words) ? words : `${words}${QUESTION_MARKS[language]}`;
  const edit = replaceLines(from, to, [`### ${text}`, ...rest]);
  const place = from + 4 + (words === '' ? 0 : text.length);
  return { ...edit, start: place, end: place };
}

const ITEM = /^(?:[-*+]|(\d{1,9})[.)])[ \t]+/;

/** Makes the lines items of a list, or plain lines where all are. */
export function toggleList(selected: Selected, isOrdered: boolean): Edit {
  const { from, to, lines } = linesOf(selected);
  const isAll = lines.every((line) => {
    const found = ITEM.exec(line);
    return found !== null && (found[1] !== undefined) === isOrdered;
  });
  return replaceLines(
    from,
    to,
    lines.map((line, index) => {
      const words = line.replace(ITEM, '');
      if (isAll) return words;
      return isOrdered ? `${index + 1}. ${words}` : `- ${words}`;
    }),
  );
}

/** What Enter does in an item of a list: begins the next one, or ends the list in an empty one. Null: what it does elsewhere. */
export function continueList({ value, start, end }: Selected): Edit | null {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const line = value.slice(from, start);
  const found = ITEM.exec(line);
  if (found === null) return null;
  if (found[0].length === line.length) return { from, to: end, text: '', start: from, end: from };
  const mark = found[1] === undefined ? found[0] : found[0].replace(/^\d+/, String(Number(found[1]) + 1));
  const place = start + 1 + mark.length;
  return { from: start, to: end, text: `\n${mark}`, start: place, end: place };
}

/** Replaces the selection by a link. */
export function insertLink({ start, end }: Selected, words: string, address: string): Edit {
  const target = /[()]/.test(address) ? `<${address}>` : address;
  const text = `[${words.replaceAll(/[[\]]/g, String.raw`\$&`)}](${target})`;
  return { from: start, to: end, text, start: start + text.length, end: start + text.length };
}

/** Inserts a table with empty cells below the line of the caret; the first cell of its head is selected. */
export function insertTable({ value, end }: Selected, heads: readonly string[], rows: number): Edit {
  const next = value.indexOf('\n', end);
  const place = next === -1 ? value.length : next;
  const before = value.slice(0, place);
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const empty = line(heads.map(() => ' '));
  const table = [line(heads), line(heads.map(() => '---')), ...Array.from({ length: rows }, () => empty)];
  const text = `${gap}${table.join('\n')}${value.slice(place, place + 2) === '\n\n' || place === value.length ? '' : '\n'}`;
  const start = place + gap.length + 2;
  return { from: place, to: place, text, start, end: start + (heads[0]?.length ?? 0) };
}
