/** Rate limits by client address and by subject. Held in memory. */
import { sumOf } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { RateLimiter } from '../../service/rate-limiter.ts';
import { ApiError } from './errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * `points` per `duration` (s). Limits by client are generous, because many clients of one mobile network share an address. Those that a
 * route declares (`clientLimit`) are counted before its body is read, so that rejected bodies count as well.
 */
const LIMITS = {
  'newsletter by client': { points: 40, duration: 10 * MINUTE },
  'newsletter by address': { points: 4, duration: HOUR },
  'tickets by client': { points: 30, duration: HOUR },
  'tickets by address': { points: 6, duration: HOUR },
  'ticket messages by account': { points: 30, duration: HOUR },
  'files by client': { points: 60, duration: HOUR },
  'reviews by account': { points: 40, duration: HOUR },
  'review votes by account': { points: 300, duration: HOUR },
  'applications by client': { points: 10, duration: HOUR },
  'applications by address': { points: 5, duration: HOUR },
  'search uses by client': { points: 600, duration: 10 * MINUTE },
  'registration by client': { points: 60, duration: HOUR },
  'registration checks by client': { points: 60, duration: HOUR },
  'sign-in by client': { points: 100, duration: 10 * MINUTE },
  'recovery by client': { points: 20, duration: HOUR },
  // Also by network: a stranger who requests links for an address does not use up the owner's attempts.
  'recovery by address and network': { points: 3, duration: HOUR },
  'recovery by address and device': { points: 3, duration: HOUR },
  'recovery by address': { points: 30, duration: HOUR },
  'accounts by order address': { points: 3, duration: HOUR },
  'order mails by address': { points: 20, duration: HOUR },
  'shared carts by client': { points: 3_000, duration: 10 * MINUTE },
  'quotes by client': { points: 3_000, duration: 10 * MINUTE },
  'orders by client': { points: 60, duration: 10 * MINUTE },
  'order changes by client': { points: 60, duration: 10 * MINUTE },
  'cancellation previews by client': { points: 300, duration: 10 * MINUTE },
  'payments by client': { points: 60, duration: 10 * MINUTE },
  // Payment services call from few addresses, on behalf of all payers.
  'payment checks by client': { points: 3_000, duration: 10 * MINUTE },
  'simulated payments by client': { points: 120, duration: 10 * MINUTE },
  'sandbox by client': { points: 600, duration: 10 * MINUTE },
  'checks by payment': { points: 40, duration: 10 * MINUTE },
  'order status by client': { points: 60, duration: 10 * MINUTE },
  // Also by network: a stranger who queries an order does not use up the owner's attempts.
  'order status by number and network': { points: 20, duration: HOUR },
  'order status by number': { points: 500, duration: HOUR },
  'links by client': { points: 60, duration: 10 * MINUTE },
  'password by account': { points: 10, duration: 10 * MINUTE },
  'codes by account': { points: 10, duration: 10 * MINUTE },
  'wrong coupons by client': { points: 30, duration: 10 * MINUTE },
  'wrong coupons by account': { points: 20, duration: 10 * MINUTE },
  'one wrong coupon': { points: 1, duration: 10 * MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;
/** Limits whose key is the client's address. */
export type ClientLimitName = Extract<LimitName, `${string} by client`>;

/** @param wait in ms; 0: allowed. @throws ApiError RATE_LIMITED */
function refuse(wait: number): void {
  if (wait > 0)
    throw new ApiError('RATE_LIMITED', 'Too many tries; try again later', {
      retryAfter: Math.ceil(wait / 1_000),
    });
}

export class Limits {
  readonly #clientFactor: number;
  readonly #limiters = new Map<LimitName, RateLimiter>();

  /** @param clientFactor multiplies limits by client: many people of one mobile network share an address */
  constructor(clientFactor = 1) {
    this.#clientFactor = clientFactor;
  }

  /** Counts a call. @throws ApiError RATE_LIMITED above the limit */
  async take(name: LimitName, key: string): Promise<void> {
    refuse(this.#limiter(name).take(key));
  }

  /** Counts nothing. @throws ApiError RATE_LIMITED when the next call would exceed the limit */
  check(name: LimitName, key: string): void {
    refuse(this.#limiter(name).wait(key));
  }

  /** Counts a call if the limit allows it; returns whether it does. */
  tryTake(name: LimitName, key: string): boolean {
    return this.#limiter(name).take(key) === 0;
  }

  /** Whether the next call would exceed the limit; counts nothing. */
  isExhausted(name: LimitName, key: string): boolean {
    return this.#limiter(name).wait(key) > 0;
  }

  /** Memory used by the counters. */
  get memory(): MemoryUse {
    return sumOf(this.#limiters.values());
  }

  #limiter(name: LimitName): RateLimiter {
    let limiter = this.#limiters.get(name);
    if (!limiter) {
      const { points, duration } = LIMITS[name];
      const factor = name.endsWith('by client') ? this.#clientFactor : 1;
      limiter = new RateLimiter({ points: points * factor, seconds: duration });
      this.#limiters.set(name, limiter);
    }
    return limiter;
  }
}
