/** FNV-1a, 32 bits. */

/** The hash of nothing. */
export const EMPTY_HASH = 0x811c9dc5;

/** The hash of what a hash is of, and one more code of a letter. */
export const hashOn = (value: number, code: number): number => Math.imul(value ^ code, 0x01000193);

/** The hash of a text, as a signed number. */
export function hashOfText(text: string): number {
  let value = EMPTY_HASH;
  for (let at = 0; at < text.length; at++) value = hashOn(value, text.charCodeAt(at));
  return value;
}
