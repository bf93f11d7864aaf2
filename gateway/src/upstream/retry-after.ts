/** How long an upstream asks to wait: the header Retry-After (RFC 9110, section 10.2.3), within bounds. */

/** Longest wait that is passed on (seconds): a client that obeys a fault of the upstream must come back within the hour. */
export const LONGEST_RETRY_AFTER = 3_600;

/** A number of seconds within 1 and the longest wait. */
export const boundedWait = (seconds: number): number =>
  Math.min(LONGEST_RETRY_AFTER, Math.max(1, Math.ceil(seconds)));

/**
 * Seconds of a header Retry-After, which is a number of them or a date; undefined: there is none, or it is neither.
 * @param now the time in ms
 */
export function readRetryAfter(header: unknown, now = Date.now()): number | undefined {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d{1,12}$/.test(text)) return boundedWait(Number(text));
  // Date.parse reads more than the dates of HTTP, which begin with the name of the day.
  const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : boundedWait((date - now) / 1_000);
}
