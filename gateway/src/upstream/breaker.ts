import { monotonicNow } from '../../service/clock.ts';

/** Circuit breaker: while an upstream fails, it gets no calls and callers get an error at once. */

const WINDOW_MS = 10_000;
const MINIMUM_FAILURES = 5;
const FAILURE_RATIO = 0.5;
const FIRST_PAUSE_MS = 500;
/** A probe each second: an upstream that is back is used again within three, and one call a second holds none down. */
const LONGEST_PAUSE_MS = 1_000;

interface Counts {
  since: number;
  successes: number;
  failures: number;
}

/**
 * Closed: everything passes. Open (at least five failures and half of the last ten seconds' calls): nothing passes.
 * After a pause, one probe at a time passes (half open): its success closes, its failure doubles the pause.
 */
export class Breaker {
  #counts: Counts = { since: 0, successes: 0, failures: 0 };
  #openUntil = 0;
  #pause = FIRST_PAUSE_MS;
  #probing = false;
  readonly #now: () => number;
  readonly #random: () => number;

  /** @param now monotonic clock in ms: a step of the wall clock must neither open nor hold it */
  constructor(now: () => number = monotonicNow, random: () => number = Math.random) {
    this.#now = now;
    this.#random = random;
  }

  get isOpen(): boolean {
    return this.#openUntil > 0;
  }

  /** Whether a call may be made now. After `true` exactly one of succeeded, failed, released must follow. */
  admit(): boolean {
    if (!this.isOpen) return true;
    if (this.#probing || this.#now() < this.#openUntil) return false;
    this.#probing = true;
    return true;
  }

  succeeded(): void {
    if (this.isOpen) {
      this.#openUntil = 0;
      this.#pause = FIRST_PAUSE_MS;
      this.#counts = { since: this.#now(), successes: 0, failures: 0 };
    }
    this.#probing = false;
    this.#current().successes += 1;
  }

  failed(): void {
    const counts = this.#current();
    counts.failures += 1;
    if (this.isOpen) {
      if (this.#probing) this.#open();
    } else if (
      counts.failures >= MINIMUM_FAILURES &&
      counts.failures >= FAILURE_RATIO * (counts.failures + counts.successes)
    ) {
      this.#open();
    }
    this.#probing = false;
  }

  /** The call ended without a result about the upstream (its reader left). */
  released(): void {
    this.#probing = false;
  }

  #open(): void {
    this.#openUntil = this.#now() + this.#pause * (0.75 + this.#random() / 2);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  #current(): Counts {
    const now = this.#now();
    if (now - this.#counts.since > WINDOW_MS) this.#counts = { since: now, successes: 0, failures: 0 };
    return this.#counts;
  }
}

/**
 * Breakers of one upstream: one for each kind of call, so that a path that fails leaves the others alone, and one for reaching the
 * upstream at all.
 */
export class Breakers {
  readonly #host = new Breaker();
  readonly #calls = new Map<string, Breaker>();

  /** Whether the upstream cannot be reached, or every kind of call fails. */
  get isOpen(): boolean {
    if (this.#host.isOpen) return true;
    if (this.#calls.size === 0) return false;
    for (const breaker of this.#calls.values()) if (!breaker.isOpen) return false;
    return true;
  }

  /** Number of kinds of calls that are suspended; all of them count as one while the upstream cannot be reached. */
  get openCount(): number {
    let count = Number(this.#host.isOpen);
    for (const breaker of this.#calls.values()) count += Number(breaker.isOpen);
    return count;
  }

  /**
   * Whether a call may be made now; undefined: no. One of the functions given must follow, once: `answered` (whatever the
   * upstream responded to others, this kind of call works), `failed` (`isConnected` false: it was not even reached), `released`.
   */
  admit(
    call: string,
  ): { answered(): void; failed(isConnected: boolean): void; released(): void } | undefined {
    const own = this.#of(call);
    if (!own.admit()) return undefined;
    if (!this.#host.admit()) {
      own.released();
      return undefined;
    }
    return {
      answered: () => {
        own.succeeded();
        this.#host.succeeded();
      },
      failed: (isConnected) => {
        if (isConnected) {
          own.failed();
          this.#host.succeeded();
        } else {
          own.released();
          this.#host.failed();
        }
      },
      released: () => {
        own.released();
        this.#host.released();
      },
    };
  }

  /** Whether the upstream could not even be reached. */
  get isUnreachable(): boolean {
    return this.#host.isOpen;
  }

  /** Whether a probe of an upstream that cannot be reached may be made now; if so, the function must be called with its result. */
  admitProbe(): ((isReached: boolean) => void) | undefined {
    if (!this.#host.isOpen || !this.#host.admit()) return undefined;
    return (isReached) => (isReached ? this.#host.succeeded() : this.#host.failed());
  }

  #of(call: string): Breaker {
    let breaker = this.#calls.get(call);
    if (!breaker) this.#calls.set(call, (breaker = new Breaker()));
    return breaker;
  }
}

/** Retries may add at most a tenth to the calls, so that they never become the load that keeps an upstream down. */
export class RetryBudget {
  #tokens: number;
  readonly #share: number;
  readonly #most: number;

  constructor(share = 0.1, most = 2) {
    this.#share = share;
    this.#most = most;
    this.#tokens = most;
  }

  /** Counts a first attempt. */
  earn(): void {
    this.#tokens = Math.min(this.#most, this.#tokens + this.#share);
  }

  /** Whether one retry is allowed; takes it from the budget. */
  spend(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
