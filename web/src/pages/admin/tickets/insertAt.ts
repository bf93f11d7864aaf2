/** A text with another one put in at a place. */
export const insertAt = (text: string, at: number, inserted: string): string =>
  `${text.slice(0, at)}${inserted}${text.slice(at)}`;
