/** A reply as one connection reads it, from an event on. Leaving ends it at once, whatever is being waited for. */
import type { Reply, ReplyEvent, ReplyReader } from './reply.ts';

type Result<T> = IteratorResult<T, undefined>;

export class Reading<T> implements AsyncIterableIterator<T, undefined, undefined>, ReplyReader {
  readonly #reply: Reply;
  readonly #show: (event: ReplyEvent) => Promise<T>;
  readonly #left: () => void;
  /** Number of the last event that was read. */
  #after: number;
  #waiting: ((result: Result<T>) => void) | undefined;
  #isShowing = false;
  #isOver = false;

  /** @param left called once, when this one reads no more. */
  constructor(
    reply: Reply,
    after: number,
    show: (event: ReplyEvent) => Promise<T>,
    left: (reading: Reading<T>) => void,
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
      this.look();
    });
  }

  return(): Promise<Result<T>> {
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  look(): void {
    if (this.#waiting === undefined || this.#isShowing || this.#isOver) return;
    const event = this.#reply.next(this.#after);
    if (event === undefined) {
      if (this.#reply.isOver) this.end();
      return;
    }
    this.#after = event.sequence;
    this.#isShowing = true;
    void this.#tell(event);
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#settle({ value: undefined, done: true });
    this.#left();
  }

  async #tell(event: ReplyEvent): Promise<void> {
    let value: T;
    let isShown = true;
    try {
      value = await this.#show(event);
    } catch {
      // What belongs to the reply cannot be read: it is not whole, and there is no sense in going on.
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
