/** Work that time brings: done at each beat, never twice at once, until stopped. */

/** Milliseconds between the end of one round and the next. */
const BEAT = 30_000;

export class Beat {
  readonly #work: () => Promise<unknown>;
  readonly #onError: (error: unknown) => void;
  readonly #pause: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #stopped = false;

  /** Several processes may do the same work at once: it has to bear that. */
  constructor(work: () => Promise<unknown>, onError: (error: unknown) => void, pause = BEAT) {
    this.#work = work;
    this.#onError = onError;
    this.#pause = pause;
  }

  start(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#work()
        .catch(this.#onError)
        .finally(() => this.start());
    }, this.#pause).unref();
  }

  /** Ends after the running round. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }
}
