/**
 * The option of a list below a text field that a key activates: the arrows wrap around, with no option active (-1) between the
 * last and the first, which is the field itself. With an option active, Home and End go to the first and the last; without one
 * they belong to the field.
 *
 * @returns the new index, or undefined if the key is not handled
 */
export function moveActive(key: string, alt: boolean, active: number, count: number): number | undefined {
  if (count === 0 || alt) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  if (active >= 0 && key === 'Home') return 0;
  if (active >= 0 && key === 'End') return count - 1;
  return undefined;
}
