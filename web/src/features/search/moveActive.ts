/**
 * Where a key takes the active option of a list that hangs below a text field: the arrows go round, with no option
 * active (-1) between the last and the first, where the field itself is. With an option active, Home and End go to the first
 * and the last; without one they are the field's own.
 * @returns the new index, or undefined when the key is none of the list's
 */
export function moveActive(key: string, alt: boolean, active: number, count: number): number | undefined {
  if (count === 0 || alt) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  if (active >= 0 && key === 'Home') return 0;
  if (active >= 0 && key === 'End') return count - 1;
  return undefined;
}
