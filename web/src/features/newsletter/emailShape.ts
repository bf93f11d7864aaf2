/** No spaces, no plus sign before the at-sign, and a dot inside the domain. */
const SHAPE = /^[^\s+@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text looks like an e-mail address. The server decides. */
export function looksLikeEmail(text: string): boolean {
  return SHAPE.test(text);
}
