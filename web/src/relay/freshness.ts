/**
 * How long responses are fresh and how failed reads are retried: the storefront's defaults. Times in milliseconds. What is
 * shown is refetched on focus and on reconnection once it is stale, never on mount.
 */
export const freshness = {
  /** From this age on, a shown response is refetched when the window gets the focus or the network returns. */
  staleAfter: 5 * 60_000,
  /** A response that no page shows is removed after this time. */
  collectedAfter: 10 * 60_000,
  /** How often a failed read is retried. */
  retries: 3,
  /** Delay before the first retry; it doubles each time. */
  retryDelay: 1000,
  maxRetryDelay: 30_000,
} as const;

/** Delay before retry number `attempt` (from 0), in milliseconds. */
export function retryDelay(attempt: number): number {
  return Math.min(freshness.retryDelay * 2 ** attempt, freshness.maxRetryDelay);
}
