/** Backoff between attempts to reach external systems: mail servers, webhooks. */

const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 6 * 3_600;

/** Seconds until the next attempt: exponential, with jitter. */
export function pauseAfter(tries: number, random = Math.random()): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1)) * (0.8 + 0.4 * random);
}
