/** What the assistant says while the device has no network: a reply of the device's own that says so. */

/** How long it seems to think, in milliseconds. */
export const CANNED_DELAY = 1_500;

/** The templates, by their keys among the texts. */
export const CANNED_REPLIES = ['one', 'two', 'three', 'four'] as const;

export type CannedReply = (typeof CANNED_REPLIES)[number];

/** So much of a query is echoed, in characters. */
const ECHO = 200;

/** One of the templates. `random`: from 0 to below 1. */
export function chooseReply(random: number): CannedReply {
  return CANNED_REPLIES[Math.floor(random * CANNED_REPLIES.length)] ?? 'one';
}

/** A query as it is echoed: on one line, and not at any length. */
export function echoOf(query: string): string {
  const line = query.trim().replaceAll(/\s+/g, ' ');
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (characters.length <= ECHO) return line;
  return `${characters
    .slice(0, ECHO - 1)
    .join('')
    .trimEnd()}…`;
}
