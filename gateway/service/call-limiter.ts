/** Limits of calls within a minute, by name, in the memory of one process. */
import type { MemoryUse } from './bounded-cache.ts';
import { RateLimiter } from './rate-limiter.ts';

/** Window of every limit (s). */
export const WINDOW_SECONDS = 60;

export interface CallLimiter {
  /** Memory used in this process. */
  readonly memory: MemoryUse;
  /** Counts a call. Never rejects. @returns 0 when it is allowed; otherwise the milliseconds to wait */
  take(name: string): Promise<number>;
}

/** Opens a limit. @param purpose what it is for: those of one purpose are shared; @param points most calls within a minute */
export type OpenLimiter = (purpose: string, points: number) => CallLimiter;

export class MemoryLimiter implements CallLimiter {
  readonly memory: RateLimiter;

  constructor(points: number) {
    this.memory = new RateLimiter({ points, seconds: WINDOW_SECONDS });
  }

  take(name: string): Promise<number> {
    return Promise.resolve(this.memory.take(name));
  }
}
