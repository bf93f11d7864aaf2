/** The running replies of this process, and the ended ones that a client may still resume, here or at another gateway. */
import { BoundedCache } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { monotonicNow } from '../../service/clock.ts';
import { TooMany } from '../upstream/errors.ts';
import type { ReplySink } from '../upstream/chat-stream.ts';
import { ReplyIterator } from './reply-iterator.ts';
import { failureOf, Reply } from './reply.ts';
import type { ReplyEvent, ReplyReader } from './reply.ts';
import { ownerOf } from './rate-limits.ts';
import type { Visitor, RateLimits } from './rate-limits.ts';
import type { SharedReplies } from './shared-replies.ts';

/** Most concurrent replies of a process, and their memory limit (bytes). */
const MOST_RUNNING = 2_000;
const MOST_RUNNING_BYTES = 64 * 1024 * 1024;
/** Retry delay when the limit is reached (s). */
const FULL_RETRY = 10;
/**
 * How long a reply without a reader continues (ms): an interrupted connection is back sooner, and a client that leaves ends the host's
 * work within a second.
 */
const GRACE_MS = 800;
/** How long ended replies are cached (ms), and their memory limit (bytes). */
export const CACHE_MS = 120_000;
const CACHE_BYTES = 32 * 1024 * 1024;

/** A request for a reply by one connection. */
export interface ReplyOrder<T> {
  id: string;
  /** Sequence number of the last event received. */
  after: number;
  visitor: Visitor;
  /** Starts the request to the host; returns the function that aborts it. */
  request: (sink: ReplySink) => () => void;
  show: (event: ReplyEvent) => Promise<T>;
  /** Aborted when the connection is closed. */
  signal: AbortSignal | undefined;
}

export interface RepliesOptions {
  limits: RateLimits;
  /** Where other gateways find the replies that clients have left. */
  shared?: SharedReplies | undefined;
  /** Monotonic clock in ms; for tests. */
  now?: (() => number) | undefined;
}

export class Replies {
  readonly #limits: RateLimits;
  readonly #shared: SharedReplies | undefined;
  readonly #running = new Map<string, Reply>();
  #runningBytes = 0;
  readonly #ended: BoundedCache<Reply>;
  readonly #graces = new Map<Reply, NodeJS.Timeout>();
  readonly #iterators = new Set<ReplyReader>();

  constructor({ limits, shared, now = monotonicNow }: RepliesOptions) {
    this.#limits = limits;
    this.#shared = shared;
    this.#ended = new BoundedCache({
      ttl: CACHE_MS,
      maxBytes: CACHE_BYTES,
      bytesOf: ({ bytes }) => bytes,
      now,
    });
  }

  /** Memory of cached ended replies and of running ones. */
  get memory(): { endedReplies: MemoryUse; runningReplies: MemoryUse } {
    return {
      endedReplies: this.#ended,
      runningReplies: { bytes: this.#runningBytes, maxBytes: MOST_RUNNING_BYTES },
    };
  }

  /** Number of running replies. */
  get size(): number {
    return this.#running.size;
  }

  /**
   * Iterates over a reply from an event on: joins it while it runs, repeats a cached one, continues one of another gateway, or requests
   * it from the host again.
   */
  async read<T>(order: ReplyOrder<T>): Promise<ReplyIterator<T>> {
    const { after } = order;
    // The owner is part of the key: replies of other visitors are not found by their ID.
    const id = `${ownerOf(order.visitor)} ${order.id}`;
    const stored = after > 0 && !this.#find(id)?.reaches(after) ? await this.#shared?.find(id) : undefined;
    // It may have come here meanwhile.
    const known = this.#find(id);
    if (known?.reaches(after)) return this.#join(known, order);
    if (known) this.#forget(known);
    const elsewhere = stored && new Reply(id, after, stored);
    return this.#join(elsewhere?.reaches(after) ? elsewhere : new Reply(id, after), order);
  }

  #find(id: string): Reply | undefined {
    return this.#running.get(id) ?? this.#ended.get(id);
  }

  #join<T>(reply: Reply, order: ReplyOrder<T>): ReplyIterator<T> {
    const { after, show, signal } = order;
    const leave = (): void => iterator.end();
    const iterator: ReplyIterator<T> = new ReplyIterator(reply, after, show, () => {
      signal?.removeEventListener('abort', leave);
      this.#iterators.delete(iterator);
      this.#left(reply, iterator);
    });
    this.#iterators.add(iterator);
    clearTimeout(this.#graces.get(reply));
    this.#graces.delete(reply);
    const earlier = reply.reader;
    reply.reader = iterator;
    earlier?.end();
    signal?.addEventListener('abort', leave, { once: true });
    if (signal?.aborted) leave();
    else if (!reply.isRunning && !reply.isOver) this.#run(reply, order);
    return iterator;
  }

  /** Ends everything. */
  close(): void {
    for (const reply of this.#running.values()) reply.stop();
    for (const iterator of this.#iterators) iterator.end();
    for (const grace of this.#graces.values()) clearTimeout(grace);
    this.#graces.clear();
  }

  #run<T>(reply: Reply, { visitor, request }: ReplyOrder<T>): void {
    let release: (() => void) | undefined;
    let isStopped = false;
    this.#ended.delete(reply.id);
    this.#running.set(reply.id, reply);
    this.#runningBytes += reply.bytes;
    const grow = (bytes: number): boolean => {
      if (this.#runningBytes + bytes > MOST_RUNNING_BYTES) return false;
      this.#runningBytes += bytes;
      return true;
    };
    reply.start(grow, () => {
      this.#runningBytes -= reply.bytes;
      isStopped = true;
      release?.();
      if (this.#running.get(reply.id) !== reply) return;
      this.#running.delete(reply.id);
      this.#ended.set(reply.id, reply);
    });
    const enter = async (): Promise<void> => {
      if (this.#running.size > MOST_RUNNING || this.#runningBytes > MOST_RUNNING_BYTES)
        throw new TooMany(FULL_RETRY);
      const leave = await this.#limits.enter(visitor);
      if (isStopped) return leave();
      release = leave;
      reply.attach(request(reply));
    };
    enter().catch((error: unknown) => {
      if (!isStopped) reply.fail(...failureOf(error));
    });
  }

  /** After a reader has left: stops the reply unless another one comes soon. */
  #left(reply: Reply, reader: ReplyReader): void {
    if (reply.reader !== reader) return;
    reply.reader = undefined;
    // What was sent last may not have arrived.
    this.#shared?.store(reply);
    if (!reply.isRunning) return;
    const grace = setTimeout(() => {
      this.#graces.delete(reply);
      reply.stop();
    }, GRACE_MS).unref();
    this.#graces.set(reply, grace);
  }

  #forget(reply: Reply): void {
    this.#running.delete(reply.id);
    this.#ended.delete(reply.id);
    reply.stop();
    reply.reader?.end();
  }
}
