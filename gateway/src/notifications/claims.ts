/**
 * Works on what is claimed from the REST API, a bounded number at once. Stateless: another process claims what this one had claimed when it
 * dies, as soon as the lease has expired.
 */
import { setTimeout as delay } from 'node:timers/promises';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** How long running work may take when it stops (ms). */
const LAST_WAIT_MS = 3_000;

export interface ClaimWork<Item> {
  readonly mostAtOnce: number;
  /** Claims at most `limit`; may wait for the first one until the signal aborts. */
  readonly claim: (limit: number, signal: AbortSignal) => Promise<readonly Item[]>;
  /** Works on one and reports the outcome. A failure leaves it to its lease. `cut`: aborts when it takes too long to stop. */
  readonly work: (item: Item, claimedAt: number, cut: AbortSignal) => Promise<void>;
  /** Called once when claiming starts to fail. */
  readonly onClaimFailure: (error: unknown) => void;
}

/** Starts; returns the function that stops. */
export function workOnClaims<Item>({
  mostAtOnce,
  claim,
  work,
  onClaimFailure,
}: ClaimWork<Item>): () => Promise<void> {
  const stopped = new AbortController();
  const cut = new AbortController();
  const underway = new Set<Promise<void>>();

  const run = async (): Promise<void> => {
    let pause = FIRST_PAUSE_MS;
    let isLost = false;
    while (!stopped.signal.aborted) {
      if (underway.size >= mostAtOnce) {
        await Promise.race(underway);
        continue;
      }
      try {
        const items = await claim(mostAtOnce - underway.size, stopped.signal);
        const claimedAt = performance.now();
        for (const item of items) {
          // Not settled: the lease expires.
          const one: Promise<void> = work(item, claimedAt, cut.signal)
            .catch(() => undefined)
            .finally(() => underway.delete(one));
          underway.add(one);
        }
        pause = FIRST_PAUSE_MS;
        isLost = false;
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (!isLost) onClaimFailure(error);
        isLost = true;
        await delay(pause * (0.5 + Math.random()), undefined, { signal: stopped.signal }).catch(
          () => undefined,
        );
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    }
  };

  const running = run();
  return async () => {
    stopped.abort();
    await running;
    const timer = setTimeout(() => cut.abort(), LAST_WAIT_MS);
    await Promise.all(underway);
    clearTimeout(timer);
  };
}
