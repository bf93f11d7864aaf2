/** No spaces, no plus sign before the at-sign, and a dot inside the domain. */
const SHAPE = /^[^\s+@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether something looks like an e-mail address. The server has the last word. */
export function looksLikeEmail(text: string): boolean {
  return SHAPE.test(text);
}
