/** Background work that is repeated at an interval, without overlapping runs. */

/** Default delay between the end of one run and the next (ms). */
const PAUSE = 30_000;

export class IntervalJob {
  readonly #work: () => Promise<unknown>;
  readonly #onError: (error: unknown) => void;
  readonly #pause: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #stopped = false;

  /** @param work may run in several processes at the same time and must tolerate that */
  constructor(work: () => Promise<unknown>, onError: (error: unknown) => void, pause = PAUSE) {
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

  /** Resolves when the current run has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }
}
