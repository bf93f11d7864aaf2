/** Backoff between attempts to reach external systems: mail servers, webhooks. */

/** Seconds. */
const FIRST_DELAY = 5;
const LONGEST_DELAY = 6 * 3_600;

/** Seconds until the next attempt: exponential, with jitter. */
export function backoffAfter(tries: number, random = Math.random()): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (tries - 1)) * (0.8 + 0.4 * random);
}
