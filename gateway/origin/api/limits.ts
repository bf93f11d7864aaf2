/** How often something may be asked: by one client address, and about one thing. Held in memory. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ApiError } from './errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** points within duration (s). Client addresses are shared by many behind one mobile network: their limits are wide. */
const LIMITS = {
  'newsletter by client': { points: 40, duration: 10 * MINUTE },
  'newsletter by address': { points: 4, duration: HOUR },
  'tickets by client': { points: 30, duration: HOUR },
  'tickets by address': { points: 6, duration: HOUR },
  'ticket messages by account': { points: 30, duration: HOUR },
  'reviews by account': { points: 40, duration: HOUR },
  'applications by client': { points: 10, duration: HOUR },
  'applications by address': { points: 5, duration: HOUR },
  'registration by client': { points: 30, duration: HOUR },
  'sign-in by client': { points: 100, duration: 10 * MINUTE },
  'recovery by client': { points: 20, duration: HOUR },
  'recovery by address': { points: 3, duration: HOUR },
  'orders by client': { points: 60, duration: 10 * MINUTE },
  'payments by client': { points: 60, duration: 10 * MINUTE },
  'checks by payment': { points: 40, duration: 10 * MINUTE },
  'order status by client': { points: 60, duration: 10 * MINUTE },
  'order status by number': { points: 20, duration: HOUR },
  'links by client': { points: 60, duration: 10 * MINUTE },
  'password by account': { points: 10, duration: 10 * MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;

export class Limits {
  readonly #clientFactor: number;
  readonly #limiters = new Map<LimitName, RateLimiterMemory>();

  /** @param clientFactor how many times more a client's address may ask: mobile networks put many people behind one */
  constructor(clientFactor = 1) {
    this.#clientFactor = clientFactor;
  }

  /** Counts one; throws RATE_LIMITED when it is one too many. */
  async take(name: LimitName, key: string): Promise<void> {
    let limiter = this.#limiters.get(name);
    if (!limiter) {
      const { points, duration } = LIMITS[name];
      const factor = name.endsWith('by client') ? this.#clientFactor : 1;
      limiter = new RateLimiterMemory({ points: points * factor, duration });
      this.#limiters.set(name, limiter);
    }
    try {
      await limiter.consume(key);
    } catch (error) {
      if (error instanceof Error) throw error;
      throw new ApiError('RATE_LIMITED', 'Too many tries; try again later');
    }
  }
}
