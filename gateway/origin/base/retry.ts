/** Changes lock each other in the database; transactions that it aborts are retried here. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, Overtaken } from './errors.ts';

/** Serialization failure, deadlock. */
const TRANSIENT = new Set(['40001', '40P01']);
const MOST_TRIES = 10;

const isTransient = (error: unknown): boolean =>
  error instanceof Overtaken || TRANSIENT.has(String((error as { code?: unknown } | null)?.code));

/** Retries of this process by reason, for monitoring. */
export const retried = { overtaken: 0, serialization: 0, deadlock: 0 };

function count(error: unknown): void {
  if (error instanceof Overtaken) retried.overtaken += 1;
  else if ((error as { code?: unknown }).code === '40P01') retried.deadlock += 1;
  else retried.serialization += 1;
}

/** Retries a change until it succeeds; UNAVAILABLE after many attempts. */
export async function retrying<T>(change: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await change();
    } catch (error) {
      if (!isTransient(error)) throw error;
      count(error);
      if (tries === MOST_TRIES) throw new ApiError('UNAVAILABLE', 'The service is busy; try again');
      await sleep(Math.random() * 10 * tries);
    }
  }
}

/** Semaphore: bounds concurrency; the others wait in order. So that orders never take all connections from the catalogue. */
export class Gate {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#free = most;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
