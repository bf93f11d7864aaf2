/**
 * How many calls of one kind run at once, so that a kind that is slow leaves connections to the others. Further ones wait in the order
 * of their arrival.
 */
import { cancelled, noResponse, timedOut } from './errors.ts';

/** Waiting calls of one kind: more fail at once. */
const MOST_WAITING = 1_000;

interface Lane {
  running: number;
  /** In the order of arrival. */
  waiting: Set<() => void>;
}

export class Lanes {
  readonly #most: number;
  readonly #lanes = new Map<string, Lane>();

  /** @param most calls of one kind at once */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Waits until a call of this kind may run; `leave` must follow, once.
   * @param timeoutMs longest wait (ms)
   * @throws UpstreamError UPSTREAM_TIMEOUT after the wait, UPSTREAM_UNAVAILABLE when too many wait or the caller left
   */
  enter(kind: string, timeoutMs: number, signal: AbortSignal | undefined): void | Promise<void> {
    let lane = this.#lanes.get(kind);
    if (lane === undefined) this.#lanes.set(kind, (lane = { running: 0, waiting: new Set() }));
    if (lane.running < this.#most) {
      lane.running += 1;
      return;
    }
    return this.#wait(lane.waiting, timeoutMs, signal);
  }

  leave(kind: string): void {
    const lane = this.#lanes.get(kind);
    if (lane === undefined) return;
    const [next] = lane.waiting;
    // The place goes to the next one.
    if (next !== undefined) next();
    else lane.running -= 1;
  }

  #wait(waiting: Set<() => void>, timeoutMs: number, signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) return Promise.reject(cancelled(signal.reason));
    if (waiting.size >= MOST_WAITING) return Promise.reject(noResponse(new Error('too many calls wait')));
    return new Promise((done, failed) => {
      const end = (): void => {
        waiting.delete(start);
        clearTimeout(timer);
        signal?.removeEventListener('abort', left);
      };
      const start = (): void => {
        end();
        done();
      };
      const left = (): void => {
        end();
        failed(cancelled(signal?.reason));
      };
      const timer = setTimeout(() => {
        end();
        failed(timedOut());
      }, timeoutMs);
      signal?.addEventListener('abort', left, { once: true });
      waiting.add(start);
    });
  }
}
