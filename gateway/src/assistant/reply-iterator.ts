/** The events of a reply for one connection, from a given event on. Returning ends it immediately, even while it waits. */
import type { Reply, ReplyEvent, ReplyReader } from './reply.ts';

type Result<T> = IteratorResult<T, undefined>;

export class ReplyIterator<T> implements AsyncIterableIterator<T, undefined, undefined>, ReplyReader {
  readonly #reply: Reply;
  readonly #show: (event: ReplyEvent) => Promise<T>;
  readonly #left: () => void;
  /** Sequence number of the last event read. */
  #after: number;
  #waiting: ((result: Result<T>) => void) | undefined;
  #isShowing = false;
  #isOver = false;

  /** @param left called once, when the iteration has ended */
  constructor(
    reply: Reply,
    after: number,
    show: (event: ReplyEvent) => Promise<T>,
    left: (iterator: ReplyIterator<T>) => void,
  ) {
    this.#reply = reply;
    this.#after = after;
    this.#show = show;
    this.#left = () => left(this);
  }

  next(): Promise<Result<T>> {
    if (this.#isOver) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.notify();
    });
  }

  return(): Promise<Result<T>> {
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  notify(): void {
    if (this.#waiting === undefined || this.#isShowing || this.#isOver) return;
    const event = this.#reply.next(this.#after);
    if (event === undefined) {
      if (this.#reply.isOver) this.end();
      return;
    }
    this.#after = event.sequence;
    this.#isShowing = true;
    void this.#emit(event);
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#settle({ value: undefined, done: true });
    this.#left();
  }

  async #emit(event: ReplyEvent): Promise<void> {
    let value: T;
    let isShown = true;
    try {
      value = await this.#show(event);
    } catch {
      // The event's data could not be loaded: the reply would be incomplete, so it fails.
      isShown = false;
      const { sequence } = event;
      value = await this.#show({ sequence, kind: 'failed', failure: 'UNAVAILABLE', retryAfter: null });
    }
    this.#isShowing = false;
    if (this.#isOver) return;
    this.#settle({ value, done: false });
    if (!isShown) this.end();
  }

  #settle(result: Result<T>): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(result);
  }
}
