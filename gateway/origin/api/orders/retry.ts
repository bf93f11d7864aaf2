/** Changes of orders wait for each other in the database; what it gives up for another's sake is tried again here. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../../base/errors.ts';
import { Overtaken } from './stock.ts';

/** Serialization failure, deadlock. */
const TRANSIENT = new Set(['40001', '40P01']);
const MOST_TRIES = 10;

const isTransient = (error: unknown): boolean =>
  error instanceof Overtaken || TRANSIENT.has(String((error as { code?: unknown } | null)?.code));

/** How often changes of this process were tried again, and why: what nobody sees can still be counted. */
export const retried = { overtaken: 0, serialization: 0, deadlock: 0 };

function count(error: unknown): void {
  if (error instanceof Overtaken) retried.overtaken += 1;
  else if ((error as { code?: unknown }).code === '40P01') retried.deadlock += 1;
  else retried.serialization += 1;
}

/** Runs a change until nothing is in its way; UNAVAILABLE after many tries. */
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

/** Lets a few run at once; the others wait in a row. So that orders never take all connections from the catalogue. */
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
