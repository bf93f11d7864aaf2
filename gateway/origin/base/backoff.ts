/** Backoff between attempts to reach external systems: mail servers, webhooks. */

/** Seconds. */
export const FIRST_DELAY = 5;
const LONGEST_DELAY = 6 * 3_600;

/** Seconds until the next attempt: exponential from `first` on, with jitter. */
export function backoffAfter(tries: number, first = FIRST_DELAY, random = Math.random()): number {
  return Math.min(LONGEST_DELAY, first * 2 ** (tries - 1)) * (0.8 + 0.4 * random);
}
