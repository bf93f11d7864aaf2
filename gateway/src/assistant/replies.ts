/** The replies that run in this process, and those that somebody may still come back for. */
import { LRUCache } from 'lru-cache';
import { TooMany } from '../upstream/errors.ts';
import type { ReplySink } from '../upstream/chat-stream.ts';
import { Reading } from './reading.ts';
import { Reply } from './reply.ts';
import type { ReplyEvent, ReplyReader } from './reply.ts';
import type { Visitor, Visits } from './visits.ts';

/** Replies that run at once in one process. */
const MOST_RUNNING = 2_000;
/** When there are so many, after how long it makes sense to ask again (s). */
const FULL_RETRY = 10;
/** How long a reply without a reader goes on (ms): a cut connection is back sooner, and who leaves ends the host's work within a second. */
const GRACE_MS = 800;
/** How long, and how much of, what was told is kept (ms, bytes). */
const KEPT_MS = 120_000;
const KEPT_BYTES = 32 * 1024 * 1024;

/** What one connection asks for. */
export interface ReplyOrder<T> {
  id: string;
  /** Number of the last event that came. */
  after: number;
  visitor: Visitor;
  /** Asks the host; gives the function that leaves it. */
  ask: (sink: ReplySink) => () => void;
  show: (event: ReplyEvent) => Promise<T>;
  /** Fires when the connection is gone. */
  signal: AbortSignal | undefined;
}

export interface RepliesOptions {
  visits: Visits;
  /** Clock in ms; for tests. */
  now?: (() => number) | undefined;
}

export class Replies {
  readonly #visits: Visits;
  readonly #running = new Map<string, Reply>();
  readonly #kept: LRUCache<string, Reply>;
  readonly #graces = new Map<Reply, NodeJS.Timeout>();
  readonly #readings = new Set<ReplyReader>();

  constructor({ visits, now = Date.now }: RepliesOptions) {
    this.#visits = visits;
    this.#kept = new LRUCache({
      ttl: KEPT_MS,
      maxSize: KEPT_BYTES,
      sizeCalculation: ({ bytes }) => bytes + 1,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** How many run. */
  get size(): number {
    return this.#running.size;
  }

  /** The reply of this id from an event on: as it runs, or as it was told, or asked anew. */
  read<T>(order: ReplyOrder<T>): Reading<T> {
    const { id, after, show, signal } = order;
    const known = this.#running.get(id) ?? this.#kept.get(id);
    if (known && !known.reaches(after)) this.#forget(known);
    const reply = known?.reaches(after) ? known : new Reply(id, after);
    const leave = (): void => reading.end();
    const reading: Reading<T> = new Reading(reply, after, show, () => {
      signal?.removeEventListener('abort', leave);
      this.#readings.delete(reading);
      this.#left(reply, reading);
    });
    this.#readings.add(reading);
    clearTimeout(this.#graces.get(reply));
    this.#graces.delete(reply);
    const earlier = reply.reader;
    reply.reader = reading;
    earlier?.end();
    signal?.addEventListener('abort', leave, { once: true });
    if (signal?.aborted) leave();
    else if (!reply.isRunning && !reply.isOver) void this.#run(reply, order);
    return reading;
  }

  /** Ends everything. */
  close(): void {
    for (const reply of this.#running.values()) reply.stop();
    for (const reading of this.#readings) reading.end();
    for (const grace of this.#graces.values()) clearTimeout(grace);
    this.#graces.clear();
  }

  async #run<T>(reply: Reply, { visitor, ask }: ReplyOrder<T>): Promise<void> {
    let release: (() => void) | undefined;
    let isStopped = false;
    this.#kept.delete(reply.id);
    this.#running.set(reply.id, reply);
    reply.start(() => {
      isStopped = true;
      release?.();
      if (this.#running.get(reply.id) !== reply) return;
      this.#running.delete(reply.id);
      this.#kept.set(reply.id, reply);
    });
    try {
      if (this.#running.size > MOST_RUNNING) throw new TooMany(FULL_RETRY);
      const leave = await this.#visits.enter(visitor);
      if (isStopped) return leave();
      release = leave;
    } catch (error) {
      if (!isStopped) reply.fail(...failureOf(error));
      return;
    }
    reply.asks(ask(reply));
  }

  /** A reader is gone: unless there is another one soon, nobody waits for the rest. */
  #left(reply: Reply, reader: ReplyReader): void {
    if (reply.reader !== reader) return;
    reply.reader = undefined;
    if (!reply.isRunning) return;
    const grace = setTimeout(() => {
      this.#graces.delete(reply);
      reply.stop();
    }, GRACE_MS).unref();
    this.#graces.set(reply, grace);
  }

  #forget(reply: Reply): void {
    this.#running.delete(reply.id);
    this.#kept.delete(reply.id);
    reply.stop();
    reply.reader?.end();
  }
}

function failureOf(error: unknown): Parameters<Reply['fail']> {
  if (error instanceof TooMany) return ['RATE_LIMITED', error.retryAfter];
  return ['UNAVAILABLE', null];
}
