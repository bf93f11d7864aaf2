/** How often something may happen for a key within a time. Held in memory of bounded size, by a clock that never goes back. */
import { BoundedCache, textBytes } from './bounded-cache.ts';
import type { MemoryUse } from './bounded-cache.ts';
import { monotonicNow } from './clock.ts';

/** Bytes that the counters of one limit may take: about 18,000 clients. */
const DEFAULT_BYTES = 4 * 1024 * 1024;
/** A counter's record. */
const COUNTER_BYTES = 40;

interface Counter {
  taken: number;
  endsAt: number;
}

export interface RateLimiterOptions {
  /** How often it may happen within `seconds`, from the first time on. */
  points: number;
  seconds: number;
  /** Memory for the counters, keys included. When it is full, those that were asked for least recently begin anew. */
  maxBytes?: number | undefined;
  /** Monotonic clock in ms; for tests. */
  now?: (() => number) | undefined;
}

export class RateLimiter implements MemoryUse {
  readonly #points: number;
  readonly #duration: number;
  readonly #now: () => number;
  readonly #counters: BoundedCache<Counter>;

  constructor({ points, seconds, maxBytes = DEFAULT_BYTES, now = monotonicNow }: RateLimiterOptions) {
    this.#points = points;
    this.#duration = seconds * 1_000;
    this.#now = now;
    this.#counters = new BoundedCache({
      maxBytes,
      bytesOf: () => COUNTER_BYTES,
      ttl: this.#duration,
      now,
    });
  }

  /**
   * Counts one for a key.
   * @returns 0 when it may happen; else the milliseconds after which the key may try again
   */
  take(key: string): number {
    const wait = this.wait(key);
    if (wait > 0) return wait;
    const short = shortened(key);
    const counter = this.#counters.get(short);
    if (counter) counter.taken += 1;
    else this.#counters.set(short, { taken: 1, endsAt: this.#now() + this.#duration });
    return 0;
  }

  /** Milliseconds after which a key may try again; 0: at once. Nothing is counted. */
  wait(key: string): number {
    const counter = this.#counters.get(shortened(key));
    if (counter === undefined || counter.taken < this.#points) return 0;
    return Math.max(0, Math.ceil(counter.endsAt - this.#now()));
  }

  /** Bytes that the counters take, keys included. */
  get bytes(): number {
    return this.#counters.bytes;
  }

  get maxBytes(): number {
    return this.#counters.maxBytes;
  }
}

/** A key of bounded length: a longer one counts by its beginning and its length. */
const LONGEST_KEY = 400;
const shortened = (key: string): string =>
  textBytes(key) <= LONGEST_KEY * 2 ? key : `${key.slice(0, LONGEST_KEY)}…${key.length}`;
