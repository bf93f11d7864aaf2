/** Coalesces identical concurrent calls. */

interface Flight<T> {
  promise: Promise<T>;
  abort: AbortController;
  waiters: number;
}

/** Runs one call for all callers that request the same key meanwhile. The call is aborted when the last of them has left. */
export class Coalescer {
  readonly #flights = new Map<string, Flight<unknown>>();
  readonly #leaving: (reason: unknown) => unknown;

  /** @param leaving maps the abort reason to the error that a leaving caller is rejected with; default: the reason */
  constructor(leaving: (reason: unknown) => unknown = (reason) => reason) {
    this.#leaving = leaving;
  }

  get size(): number {
    return this.#flights.size;
  }

  /** `key` must determine type and authorisation of the result. A caller without a signal never leaves. */
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
      const settled = () => {
        if (this.#flights.get(key) === created) this.#flights.delete(key);
      };
      created.promise.then(settled, settled);
    }
    flight.waiters += 1;
    return signal ? this.#waitUntilLeft(key, flight, signal) : flight.promise;
  }

  /** Later callers start a new call; calls in flight continue for those who wait for them. */
  detach(): void {
    this.#flights.clear();
  }

  #waitUntilLeft<T>(key: string, flight: Flight<T>, signal: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(this.#leaving(signal.reason));
        flight.waiters -= 1;
        if (flight.waiters > 0) return;
        // Later callers must not join a call that is being aborted.
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
        flight.abort.abort(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      flight.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }
}
