/** Values that somebody reads as they come. Leaving ends it at once, whatever is being waited for: a generator would wait first. */

export class Stream<T> implements AsyncIterableIterator<T, undefined, undefined> {
  readonly #values: T[] = [];
  readonly #most: number;
  readonly #ended: () => void;
  #reader: ((result: IteratorResult<T, undefined>) => void) | undefined;
  #isOver = false;

  /**
   * @param most values that may wait; one more ends the stream, behind those that wait.
   * @param ended called once, when nothing is to be pushed any more.
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

  /** Ends it behind what waits. */
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
