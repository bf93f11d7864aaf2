/** A rate limiter per key, in memory of bounded size, by a monotonic clock. */
import { BoundedCache, textBytes } from './bounded-cache.ts';
import type { MemoryUse } from './bounded-cache.ts';
import { monotonicNow } from './clock.ts';

/** Memory for the counters of one limit (bytes): about 18,000 clients. */
const DEFAULT_BYTES = 4 * 1024 * 1024;
/** Size of a counter's record (bytes). */
const COUNTER_BYTES = 40;

interface Counter {
  taken: number;
  endsAt: number;
}

export interface RateLimiterOptions {
  /** Most calls within `seconds`, counted from the first one. */
  points: number;
  seconds: number;
  /** Memory for the counters, keys included. When it is full, the least recently used ones are evicted and start again. */
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
   * Counts a call.
   * @returns 0 when it is allowed; otherwise the milliseconds to wait
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

  /** Milliseconds to wait until a key is allowed again; 0: allowed now. Counts nothing. */
  wait(key: string): number {
    const counter = this.#counters.get(shortened(key));
    if (counter === undefined || counter.taken < this.#points) return 0;
    return Math.max(0, Math.ceil(counter.endsAt - this.#now()));
  }

  /** Bytes used by the counters, keys included. */
  get bytes(): number {
    return this.#counters.bytes;
  }

  get maxBytes(): number {
    return this.#counters.maxBytes;
  }
}

/** A key of bounded length: longer ones are counted by their beginning and length. */
const LONGEST_KEY = 400;
const shortened = (key: string): string =>
  textBytes(key) <= LONGEST_KEY * 2 ? key : `${key.slice(0, LONGEST_KEY)}…${key.length}`;
