/** A bounded job queue: limited concurrency, limited length, excess jobs are rejected. */

/** The queue is full; retry later. */
export class BusyError extends Error {
  override name = 'BusyError';
  constructor() {
    super('Too many pictures are being made');
  }
}

export interface JobsOptions {
  /** Most concurrent jobs. */
  running: number;
  /** Most waiting jobs. */
  waiting: number;
}

/** Runs jobs in order; `idle` jobs only while no other job waits or runs. */
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

  /** Runs a job in its turn. Rejects with BusyError immediately when the queue is full. */
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
   * Queues a job for idle times; returns false when too many wait already (`patient` jobs, which come from our own lists, are always
   * accepted). The job handles its own errors.
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
        // Yield between jobs, so that new requests go first.
        setImmediate(() => this.#runIdle());
      });
  }

  /** Accepts no more jobs; resolves when the running background job has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#idle.length = 0;
    if (this.#idleRunning) await new Promise<void>((resolve) => (this.#idleDone = resolve));
  }
}
