/** Texts that are slow for patterns of more than linear cost. */

const PIECES = [
  'a',
  'a.',
  'a@',
  'a-',
  '.',
  '@',
  '-',
  '/',
  '\\',
  ' ',
  '\n',
  '\t ',
  '1',
  '1 ',
  '1/',
  '7a',
  'A1',
  '<',
  '<a>',
  '(',
  '&',
  ',',
  '%',
  '+',
  '"',
  '*',
  'é',
  'ل',
  '٣',
  'http://',
  'www.',
  'eyJ',
  'CMD-26-',
  'sans ',
  'et ',
  'taille ',
  '\u200b',
];

/** Each piece repeated, ended by something that makes a match fail at the last moment. */
export const hostileTexts = (length: number): { name: string; text: string }[] =>
  PIECES.flatMap((piece) =>
    ['', '!', ' x'].map((end) => ({
      name: JSON.stringify(`${piece}…${end}`),
      text: piece.repeat(Math.ceil(length / piece.length)).slice(0, length - end.length) + end,
    })),
  );

/** CPU time of a task, in ms. */
export function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
