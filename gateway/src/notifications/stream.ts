/** An async iterator over pushed values. Unlike a generator's, its `return` ends it immediately, even while a `next` waits. */

export class Stream<T> implements AsyncIterableIterator<T, undefined, undefined> {
  readonly #values: T[] = [];
  readonly #most: number;
  readonly #ended: () => void;
  #reader: ((result: IteratorResult<T, undefined>) => void) | undefined;
  #isOver = false;

  /**
   * @param most values that may be queued; one more ends the stream after the queued ones
   * @param ended called once, when nothing may be pushed any more
   */
  constructor(most: number, ended: () => void) {
    this.#most = most;
    this.#ended = ended;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  push(value: T): void {
    if (this.#isOver) return;
    const reader = this.#reader;
    if (reader) {
      this.#reader = undefined;
      reader({ value, done: false });
    } else if (this.#values.length < this.#most) this.#values.push(value);
    else this.end();
  }

  /** Ends the stream after the queued values. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#reader?.({ value: undefined, done: true });
    this.#reader = undefined;
    this.#ended();
  }

  next(): Promise<IteratorResult<T, undefined>> {
    const [value] = this.#values.splice(0, 1);
    if (value !== undefined) return Promise.resolve({ value, done: false });
    if (this.#isOver) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.#reader = resolve;
    });
  }

  return(): Promise<IteratorResult<T, undefined>> {
    this.#values.length = 0;
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
