/**
 * Admission of requests that cost CPU, before any of it is spent: what cannot be answered in time is refused at once, so that the
 * rest is answered in time. Answers from memory do not pass here.
 *
 * At most `limit` requests run. The limit falls while the event loop has no idle time, when more at once would only make all slower, and
 * grows while requests wait although the loop is idle, as with a slow upstream. The others wait by rank and are refused by the age of
 * their wait: a burst may wait for long, but once each request of a rank has had to wait for a while, only for a short one (CoDel).
 */
import { performance } from 'node:perf_hooks';
import { monotonicNow } from '../../service/clock.ts';

/** Who is served first: shoppers who buy, those who look, other programs. */
export const RANKS = ['buying', 'looking', 'machine'] as const;
export type Rank = (typeof RANKS)[number];

/** Running requests: bounds of the limit, and where it starts. Memory bounds the most, a slow upstream makes use of them. */
const LEAST = 4;
const MOST = 512;
const USUAL = 16;
/** Factors of a limit that holds back while the loop is idle, and of one while it is busy, by interval. */
const GROWTH = 1.5;
const DECAY = 0.75;
/** Between two adjustments (ms). */
const INTERVAL = 100;
/** Share of an interval above which the loop counts as busy. */
const BUSY = 0.9;
/** Longest waits (ms), in a burst and when a rank has been standing for longer than that. Buying may take twice as long. */
const BURST_WAIT = 500;
const STANDING_WAIT = 150;
/** A rank is not standing when a request of it begins after less than this wait (ms): one that is never empty but moves on is no overload. */
const SHORT_WAIT = 75;
/** As many waiting requests of a rank are no crowd but a slow machine: they may wait this many times as long. */
const FEW = 10;
const PATIENCE_WITH_FEW = 10;
/** Waiting requests of a rank: more are refused at once. */
const MOST_WAITING = 1_000;
/** After this time (ms) a request does not count as running any more: it waits for others, such as an event stream. */
const LONGEST_COUNTED = 2_000;
/** Between two searches for those who waited too long (ms). */
const SWEEP = 25;
/** Seconds after which refused clients may come back: not all at the same moment. */
const RETRY_FROM = 1;
const RETRY_SPREAD = 3;

/** The request was refused because of load. */
export class Overloaded extends Error {
  override name = 'Overloaded';
  /** Seconds until another attempt. */
  readonly retryAfter = RETRY_FROM + Math.floor(Math.random() * RETRY_SPREAD);
}

interface Running {
  since: number;
}

interface Waiting {
  since: number;
  start: (running: Running) => void;
  refuse: (error: Overloaded) => void;
}

/** Requests of a rank in the order of their arrival. */
class Line {
  #waiting: Waiting[] = [];
  #first = 0;
  /** When it was last empty, or a request of it began after a short wait. */
  #movingAt: number;
  readonly #patience: number;

  constructor(now: number, patience: number) {
    this.#movingAt = now;
    this.#patience = patience;
  }

  get length(): number {
    return this.#waiting.length - this.#first;
  }

  push(waiting: Waiting): void {
    if (this.length === 0) this.#movingAt = waiting.since;
    this.#waiting.push(waiting);
  }

  /** Takes the first request to begin it. */
  takeNext(now: number): Waiting | undefined {
    const first = this.#shift();
    if (first !== undefined && now - first.since < SHORT_WAIT * this.#patience) this.#movingAt = now;
    return first;
  }

  #shift(): Waiting | undefined {
    const first = this.#waiting[this.#first];
    if (first === undefined) return undefined;
    this.#first += 1;
    if (this.#first === this.#waiting.length) {
      this.#waiting = [];
      this.#first = 0;
    } else if (this.#first > MOST_WAITING) {
      this.#waiting = this.#waiting.slice(this.#first);
      this.#first = 0;
    }
    return first;
  }

  /** Takes the first request if it has waited for too long. */
  takeLate(now: number): Waiting | undefined {
    const first = this.#waiting[this.#first];
    if (first === undefined) return undefined;
    const isStanding = now - this.#movingAt > BURST_WAIT * this.#patience;
    const longest =
      this.length > FEW
        ? (isStanding ? STANDING_WAIT : BURST_WAIT) * this.#patience
        : BURST_WAIT * this.#patience * PATIENCE_WITH_FEW;
    return now - first.since > longest ? this.#shift() : undefined;
  }
}

export interface LoadGateOptions {
  /** Called with the number of refused requests, at most every ten seconds. */
  onRefused?: ((count: number) => void) | undefined;
  /** Monotonic clock (ms), and the share of time since its last call in which the event loop was busy; for tests. */
  now?: (() => number) | undefined;
  utilization?: (() => number) | undefined;
}

const REPORT = 10_000;

export class LoadGate {
  readonly #lines: Readonly<Record<Rank, Line>>;
  readonly #running = new Set<Running>();
  readonly #now: () => number;
  readonly #utilization: () => number;
  readonly #onRefused: ((count: number) => void) | undefined;
  #limit = USUAL;
  #adjustedAt: number;
  #timer: NodeJS.Timeout | undefined;
  #refused = 0;
  #reportedAt = -REPORT;

  constructor({ onRefused, now = monotonicNow, utilization = readUtilization() }: LoadGateOptions = {}) {
    this.#now = now;
    this.#utilization = utilization;
    this.#onRefused = onRefused;
    const begin = now();
    this.#adjustedAt = begin;
    this.#lines = { buying: new Line(begin, 2), looking: new Line(begin, 1), machine: new Line(begin, 1) };
  }

  /** Requests that may run at once, at present. */
  get limit(): number {
    return this.#limit;
  }

  /**
   * Does the work now, or when its turn comes.
   * @throws Overloaded when it waited too long, or there is no room to wait; the work was not begun then
   */
  async run<T>(rank: Rank, work: () => T | Promise<T>): Promise<T> {
    const now = this.#now();
    this.#adjust(now);
    const isFree = !this.#waits && this.#running.size < this.#limit;
    const running = isFree ? this.#enter(now) : await this.#wait(rank, now);
    try {
      return await work();
    } finally {
      this.#running.delete(running);
      this.#advance();
    }
  }

  get #waits(): boolean {
    return RANKS.some((rank) => this.#lines[rank].length > 0);
  }

  #enter(since: number): Running {
    const running = { since };
    this.#running.add(running);
    return running;
  }

  #wait(rank: Rank, since: number): Promise<Running> {
    const line = this.#lines[rank];
    if (line.length >= MOST_WAITING) return Promise.reject(this.#refuse());
    this.#timer ??= setInterval(() => this.#advance(), SWEEP);
    return new Promise((start, refuse) => line.push({ since, start, refuse }));
  }

  /** Refuses those who waited too long and starts the next ones. */
  #advance(): void {
    if (this.#timer === undefined) return;
    const now = this.#now();
    this.#adjust(now);
    for (const running of this.#running) {
      if (now - running.since <= LONGEST_COUNTED) break;
      this.#running.delete(running);
    }
    let free = this.#limit - this.#running.size;
    for (const rank of RANKS) {
      const line = this.#lines[rank];
      for (let late = line.takeLate(now); late; late = line.takeLate(now)) late.refuse(this.#refuse());
      for (; free > 0 && line.length > 0; free -= 1) line.takeNext(now)?.start(this.#enter(now));
    }
    if (this.#waits) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #adjust(now: number): void {
    if (now - this.#adjustedAt < INTERVAL) return;
    const isBusy = this.#utilization() > BUSY;
    this.#adjustedAt = now;
    if (isBusy) this.#limit = Math.max(LEAST, Math.floor(this.#limit * DECAY));
    else if (this.#waits) this.#limit = Math.min(MOST, Math.floor(this.#limit * GROWTH));
    else if (this.#limit > USUAL && this.#running.size < this.#limit) this.#limit -= 1;
    else if (this.#limit < USUAL) this.#limit += 1;
  }

  #refuse(): Overloaded {
    this.#refused += 1;
    const now = this.#now();
    if (now - this.#reportedAt >= REPORT) {
      this.#reportedAt = now;
      this.#onRefused?.(this.#refused);
      this.#refused = 0;
    }
    return new Overloaded('Too many requests at once; try again later');
  }
}

function readUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const next = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(next, last);
    last = next;
    return utilization;
  };
}
