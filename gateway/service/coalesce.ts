/** Identical calls in flight are made once. */

interface Flight<T> {
  promise: Promise<T>;
  abort: AbortController;
  waiters: number;
}

/** Makes a call once for all who ask for the same key meanwhile. It is cancelled when the last of them has left. */
export class Coalescer {
  readonly #flights = new Map<string, Flight<unknown>>();
  readonly #leaving: (reason: unknown) => unknown;

  /** @param leaving what a caller that leaves is rejected with; default: the reason of its signal */
  constructor(leaving: (reason: unknown) => unknown = (reason) => reason) {
    this.#leaving = leaving;
  }

  get size(): number {
    return this.#flights.size;
  }

  /** `key` must determine the type and the authority of what `start` gives. A caller without a signal never leaves. */
  run<T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (signal?.aborted) return Promise.reject(this.#leaving(signal.reason));
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

  /** Whoever asks from now on starts anew; what is in flight goes on for those who wait for it. */
  detach(): void {
    this.#flights.clear();
  }

  #waitUntilLeft<T>(key: string, flight: Flight<T>, signal: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(this.#leaving(signal.reason));
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
