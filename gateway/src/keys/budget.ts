/** Budgets in points: each may be spent at once, and is restored with time. */
import { BoundedCache } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { monotonicNow } from '../../service/clock.ts';

export interface BudgetSize {
  /** Most points that may be spent at once. */
  readonly points: number;
  /** Points that are restored per second. */
  readonly perSecond: number;
}

/** State of a budget after points were asked of it. */
export interface Balance {
  /** Whether the points were there, and are spent. */
  readonly isPaid: boolean;
  /** Points that are left, rounded down. */
  readonly remaining: number;
  /** Seconds until the points that were asked for are there; 0 when they were. */
  readonly retryAfter: number;
}

/** Token buckets by name, such as the id of a key. */
export interface Budgets {
  readonly size: BudgetSize;
  /** Spends points if they are there; more than the whole budget is never there. Never rejects. */
  spend(name: string, points: number): Promise<Balance>;
}

/** @param left points after the payment, with fractions; @param asked points that were to be paid */
export function balanceOf(isPaid: boolean, left: number, asked: number, { perSecond }: BudgetSize): Balance {
  return {
    isPaid,
    remaining: Math.floor(left),
    retryAfter: isPaid ? 0 : Math.ceil((asked - left) / perSecond),
  };
}

interface Bucket {
  points: number;
  at: number;
}

/** Memory for budgets that are not full (bytes). */
const MEMORY_BYTES = 4 * 1024 * 1024;

/** Budgets of one process. */
export class MemoryBudgets implements Budgets {
  readonly size: BudgetSize;
  readonly #now: () => number;
  readonly #buckets: BoundedCache<Bucket>;

  /** @param now monotonic clock in ms; for tests */
  constructor(size: BudgetSize, now: () => number = monotonicNow) {
    this.size = size;
    this.#now = now;
    this.#buckets = new BoundedCache<Bucket>({
      maxBytes: MEMORY_BYTES,
      bytesOf: () => 32,
      // Until then it is full again.
      ttl: Math.ceil((size.points / size.perSecond) * 1_000) + 1_000,
      now,
    });
  }

  /** Memory used by the budgets. */
  get memory(): MemoryUse {
    return this.#buckets;
  }

  spend(name: string, points: number): Promise<Balance> {
    const now = this.#now();
    const { points: most, perSecond } = this.size;
    const earlier = this.#buckets.get(name);
    const present = earlier
      ? Math.min(most, earlier.points + ((now - earlier.at) / 1_000) * perSecond)
      : most;
    const isPaid = present >= points;
    const left = isPaid ? present - points : present;
    if (left < most) this.#buckets.set(name, { points: left, at: now });
    return Promise.resolve(balanceOf(isPaid, left, points, this.size));
  }
}
