/**
 * How long answers are good for and how failed reads are tried again: the storefront's defaults. Times in milliseconds.
 * What is shown is refetched on focus and on reconnection once it is stale, never on mount.
 */
export const freshness = {
  /** From this age on, an answer on screen is refetched when the window gets the focus or the network comes back. */
  staleAfter: 5 * 60_000,
  /** An answer that no page shows is forgotten after this time. */
  collectedAfter: 10 * 60_000,
  /** How often a failed read is tried again. */
  retries: 3,
  /** Pause before the first retry; it doubles from one to the next. */
  retryDelay: 1000,
  maxRetryDelay: 30_000,
} as const;

/** Pause before retry number `attempt` (from 0), in milliseconds. */
export function retryDelay(attempt: number): number {
  return Math.min(freshness.retryDelay * 2 ** attempt, freshness.maxRetryDelay);
}
