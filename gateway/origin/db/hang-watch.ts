/** Finds out that a database server hangs: it neither answers statements nor new connections. Its statements then end. */
import { monotonicNow } from '../../service/clock.ts';

/** A statement that runs for so long (ms) makes it worth asking whether the server answers at all. */
const SUSPECT_AFTER = 2_000;
const PACE = 500;

export interface HangWatchOptions {
  /** Asks the server something over a new connection. Rejects when it does not answer. */
  probe(): Promise<void>;
  /** For tests. */
  suspectAfter?: number | undefined;
}

/**
 * Statements that run. Those that were begun before a new connection stayed without an answer are ended, so that they never wait for
 * longer than the suspicion, a pace and a probe; those of a server that answers take as long as they need.
 */
export class HangWatch {
  readonly #options: HangWatchOptions;
  /** When each was begun, and what ends it. */
  readonly #running = new Map<object, { since: number; end: () => void }>();
  #timer: NodeJS.Timeout | undefined;
  /** Statements that were begun before are known to run on a server that answers. */
  #answeredAt = 0;
  #isProbing = false;

  constructor(options: HangWatchOptions) {
    this.#options = options;
  }

  /** Runs a statement of a session; `end` breaks its connection, so that it fails. */
  async run<T>(session: object, end: () => void, statement: () => Promise<T>): Promise<T> {
    this.#running.set(session, { since: monotonicNow(), end });
    this.#timer ??= setInterval(() => void this.#look(), PACE).unref();
    try {
      return await statement();
    } finally {
      this.#running.delete(session);
    }
  }

  async #look(): Promise<void> {
    const { probe, suspectAfter = SUSPECT_AFTER } = this.#options;
    if (this.#running.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const begun = monotonicNow();
    const isSuspect = [...this.#running.values()].some(
      ({ since }) => begun - Math.max(since, this.#answeredAt) >= suspectAfter,
    );
    if (this.#isProbing || !isSuspect) return;
    this.#isProbing = true;
    try {
      await probe();
      this.#answeredAt = begun;
    } catch {
      for (const { since, end } of this.#running.values()) if (since < begun) end();
    } finally {
      this.#isProbing = false;
    }
  }
}
