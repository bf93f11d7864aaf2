/** A bounded line of work: so many at once, so many waiting, the rest is refused. */

/** The line is full; try again later. */
export class BusyError extends Error {
  override name = 'BusyError';
  constructor() {
    super('Too many pictures are being made');
  }
}

export interface JobsOptions {
  /** Jobs that run at once. */
  running: number;
  /** Jobs that may wait. */
  waiting: number;
}

/** Runs jobs in order; `idle` jobs only while nothing else waits or runs. */
export class Jobs {
  readonly #options: JobsOptions;
  readonly #queue: (() => void)[] = [];
  readonly #idle: (() => Promise<void>)[] = [];
  #running = 0;
  #idleRunning = false;
  #closed = false;
  #idleDone: () => void = () => undefined;

  constructor(options: JobsOptions) {
    this.#options = options;
  }

  /** Runs a job when its turn comes. Rejects with BusyError at once when the line is full. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#closed) throw new BusyError();
    if (this.#running >= this.#options.running) {
      if (this.#queue.length >= this.#options.waiting) throw new BusyError();
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    } else {
      this.#running++;
    }
    try {
      return await job();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else {
        this.#running--;
        this.#runIdle();
      }
    }
  }

  /**
   * Takes a job for quiet moments; false when too many wait already (`patient` jobs, from a list of our own, are always taken).
   * Its errors are its own business.
   */
  whenIdle(job: () => Promise<void>, patient = false): boolean {
    if (this.#closed || (!patient && this.#idle.length >= this.#options.waiting * 8)) return false;
    this.#idle.push(job);
    this.#runIdle();
    return true;
  }

  #runIdle(): void {
    if (this.#idleRunning || this.#running > 0 || this.#closed) return;
    const job = this.#idle.shift();
    if (!job) return;
    this.#idleRunning = true;
    void job()
      .catch(() => undefined)
      .finally(() => {
        this.#idleRunning = false;
        this.#idleDone();
        // A breath between two, so that whoever arrives goes first.
        setImmediate(() => this.#runIdle());
      });
  }

  /** Takes nothing more; resolves when the job that runs in the background is done. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#idle.length = 0;
    if (this.#idleRunning) await new Promise<void>((resolve) => (this.#idleDone = resolve));
  }
}
