/** The assistant's reply while the device has no network: composed on the device, and labelled as such. */

/** Artificial delay, in milliseconds. */
export const CANNED_DELAY = 1_500;

/** The templates, by their keys among the texts. */
export const CANNED_REPLIES = ['one', 'two', 'three', 'four'] as const;

export type CannedReply = (typeof CANNED_REPLIES)[number];

/** Maximum length of the echoed query, in characters. */
const ECHO = 200;

/** One of the templates. `random`: from 0 to below 1. */
export function chooseReply(random: number): CannedReply {
  return CANNED_REPLIES[Math.floor(random * CANNED_REPLIES.length)] ?? 'one';
}

/** The echoed query: on one line, limited in length. */
export function echoOf(query: string): string {
  const line = query.trim().replaceAll(/\s+/g, ' ');
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (characters.length <= ECHO) return line;
  return `${characters
    .slice(0, ECHO - 1)
    .join('')
    .trimEnd()}…`;
}
