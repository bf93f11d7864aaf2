/** The replies that run in this process, and those that somebody may still come back for. */
import { BoundedCache } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { monotonicNow } from '../../service/clock.ts';
import { TooMany } from '../upstream/errors.ts';
import type { ReplySink } from '../upstream/chat-stream.ts';
import { Reading } from './reading.ts';
import { Reply } from './reply.ts';
import type { ReplyEvent, ReplyReader } from './reply.ts';
import { ownerOf } from './visits.ts';
import type { Visitor, Visits } from './visits.ts';

/** Replies that run at once in one process, and the bytes that they may take together. */
const MOST_RUNNING = 2_000;
const MOST_RUNNING_BYTES = 64 * 1024 * 1024;
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
  /** Monotonic clock in ms; for tests. */
  now?: (() => number) | undefined;
}

export class Replies {
  readonly #visits: Visits;
  readonly #running = new Map<string, Reply>();
  #runningBytes = 0;
  readonly #kept: BoundedCache<Reply>;
  readonly #graces = new Map<Reply, NodeJS.Timeout>();
  readonly #readings = new Set<ReplyReader>();

  constructor({ visits, now = monotonicNow }: RepliesOptions) {
    this.#visits = visits;
    this.#kept = new BoundedCache({
      ttl: KEPT_MS,
      maxBytes: KEPT_BYTES,
      bytesOf: ({ bytes }) => bytes,
      now,
    });
  }

  /** Memory of replies that have ended and are kept, and of those that run. */
  get memory(): { endedReplies: MemoryUse; runningReplies: MemoryUse } {
    return {
      endedReplies: this.#kept,
      runningReplies: { bytes: this.#runningBytes, maxBytes: MOST_RUNNING_BYTES },
    };
  }

  /** How many run. */
  get size(): number {
    return this.#running.size;
  }

  /** The reply of this id from an event on: as it runs, or as it was told, or asked anew. */
  read<T>(order: ReplyOrder<T>): Reading<T> {
    const { after, show, signal } = order;
    // Somebody else's reply is not found by its id.
    const id = `${ownerOf(order.visitor)} ${order.id}`;
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
    else if (!reply.isRunning && !reply.isOver) this.#run(reply, order);
    return reading;
  }

  /** Ends everything. */
  close(): void {
    for (const reply of this.#running.values()) reply.stop();
    for (const reading of this.#readings) reading.end();
    for (const grace of this.#graces.values()) clearTimeout(grace);
    this.#graces.clear();
  }

  #run<T>(reply: Reply, { visitor, ask }: ReplyOrder<T>): void {
    let release: (() => void) | undefined;
    this.#kept.delete(reply.id);
    this.#running.set(reply.id, reply);
    this.#runningBytes += reply.bytes;
    const grow = (bytes: number): boolean => {
      if (this.#runningBytes + bytes > MOST_RUNNING_BYTES) return false;
      this.#runningBytes += bytes;
      return true;
    };
    reply.start(grow, () => {
      this.#runningBytes -= reply.bytes;
      release?.();
      if (this.#running.get(reply.id) !== reply) return;
      this.#running.delete(reply.id);
      this.#kept.set(reply.id, reply);
    });
    try {
      if (this.#running.size > MOST_RUNNING || this.#runningBytes > MOST_RUNNING_BYTES)
        throw new TooMany(FULL_RETRY);
      release = this.#visits.enter(visitor);
    } catch (error) {
      reply.fail(...failureOf(error));
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
  if (error instanceof TooMany) return ['RATE_LIMITED', error.retryAfter ?? null];
  return ['UNAVAILABLE', null];
}
