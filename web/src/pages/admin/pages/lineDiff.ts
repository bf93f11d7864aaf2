/** The difference of two texts by lines. */

export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Above this product of line numbers, everything between the common ends counts as replaced. */
const MOST_STEPS = 4_000_000;

const linesOf = (kind: DiffLine['kind'], lines: readonly string[]): DiffLine[] =>
  lines.map((text) => ({ kind, text }));

/** Lines of both texts in order: those that only the first has are removed, those that only the second has are added. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let head = 0;
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return [
    ...linesOf('same', a.slice(0, head)),
    ...middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...linesOf('same', a.slice(a.length - tail)),
  ];
}

/** By the longest common subsequence. */
function middle(a: readonly string[], b: readonly string[]): DiffLine[] {
  if (a.length === 0 || b.length === 0 || a.length * b.length > MOST_STEPS)
    return [...linesOf('removed', a), ...linesOf('added', b)];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      lines.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  }
  return [...lines, ...linesOf('removed', a.slice(i)), ...linesOf('added', b.slice(j))];
}

/** Unchanged lines that are shown around a change. */
const CONTEXT = 2;

/** As `lineDiff`, without unchanged lines far from a change; null stands for those. */
export function shortDiff(before: string, after: string): (DiffLine | null)[] {
  const lines = lineDiff(before, after);
  const isNear = (index: number): boolean =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== 'same');
  const shown: (DiffLine | null)[] = [];
  for (const [index, line] of lines.entries()) {
    if (isNear(index)) shown.push(line);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
