/**
 * The radio in a row that a key moves the focus to: arrows wrap around, Home and End go to the ends.
 *
 * @param rtl the row runs from right to left
 * @returns the new index, or undefined if the key is not handled
 */
export function moveRadio(key: string, rtl: boolean, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const next = rtl ? 'ArrowLeft' : 'ArrowRight';
  const previous = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === next || key === 'ArrowDown') return (index + 1) % count;
  if (key === previous || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
