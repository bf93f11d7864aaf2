/** Identical reads in flight share one call. */
import { cancelled } from './errors.ts';

interface Flight<T> {
  promise: Promise<T>;
  abort: AbortController;
  waiters: number;
}

/** Runs a read once for all who ask for the same key meanwhile. The call is cancelled when the last of them has left. */
export class Coalescer {
  readonly #flights = new Map<string, Flight<unknown>>();

  get size(): number {
    return this.#flights.size;
  }

  /** `key` must determine the type and the authority of what `start` gives. A reader without a signal never leaves. */
  run<T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (signal?.aborted) return Promise.reject(cancelled(signal.reason));
    let flight = this.#flights.get(key) as Flight<T> | undefined;
    if (!flight) {
      const abort = new AbortController();
      const created: Flight<T> = { abort, waiters: 0, promise: start(abort.signal) };
      flight = created;
      this.#flights.set(key, created);
      const landed = () => {
        if (this.#flights.get(key) === created) this.#flights.delete(key);
      };
      created.promise.then(landed, landed);
    }
    flight.waiters += 1;
    return signal ? this.#waitUntilLeft(key, flight, signal) : flight.promise;
  }

  #waitUntilLeft<T>(key: string, flight: Flight<T>, signal: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(cancelled(signal.reason));
        flight.waiters -= 1;
        if (flight.waiters > 0) return;
        // Who asks from now on must not join a call that is being cancelled.
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
        flight.abort.abort(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      flight.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }
}
