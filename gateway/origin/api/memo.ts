/** Values that are costly to make and may be a little old. */
import type { BoundedCache } from '../../service/bounded-cache.ts';

/** A value that is costly to make: made once for all who ask, served while it is renewed, thrown away on demand. */
export class Memo<T> {
  readonly #make: () => Promise<T>;
  readonly #maxAge: number;
  #value: { value: T; madeAt: number } | undefined;
  #making: Promise<T> | undefined;
  #generation = 0;

  /** `maxAge` in milliseconds: older values are renewed in the background while they are still served. */
  constructor(make: () => Promise<T>, maxAge: number) {
    this.#make = make;
    this.#maxAge = maxAge;
  }

  /** The value at hand (possibly a little old), or a new one. Rejects only when there is none at hand. */
  get(): T | Promise<T> {
    const held = this.#value;
    if (!held) return this.#renew();
    if (performance.now() - held.madeAt > this.#maxAge) this.#renew().catch(() => undefined);
    return held.value;
  }

  /** A value made after this call. */
  fresh(): Promise<T> {
    this.drop();
    return this.#renew();
  }

  /** Forgets the value: the next who asks waits for a new one. */
  drop(): void {
    this.#value = undefined;
    this.#making = undefined;
    this.#generation++;
  }

  #renew(): Promise<T> {
    if (this.#making) return this.#making;
    const generation = this.#generation;
    const making = this.#make().then(
      (value) => {
        if (generation === this.#generation) {
          this.#value = { value, madeAt: performance.now() };
          this.#making = undefined;
        }
        return value;
      },
      (error: unknown) => {
        if (generation === this.#generation) this.#making = undefined;
        throw error;
      },
    );
    this.#making = making;
    return making;
  }
}

/**
 * One making for all who ask at once; a failed one is not remembered.
 * @param bytesOf memory that a made value takes; it is counted once it is there
 */
export function remember<T>(
  cache: BoundedCache<Promise<T>>,
  key: string,
  make: () => Promise<T>,
  bytesOf: (value: T) => number = () => 0,
): Promise<T> {
  const held = cache.get(key);
  if (held) return held;
  const making = make();
  cache.set(key, making, 0);
  void settle(cache, key, making, bytesOf);
  return making;
}

/** Counts a value once it is made; lets go of one that could not be. */
async function settle<T>(
  cache: BoundedCache<Promise<T>>,
  key: string,
  making: Promise<T>,
  bytesOf: (value: T) => number,
): Promise<void> {
  try {
    const value = await making;
    if (cache.peek(key) === making) cache.set(key, making, bytesOf(value));
  } catch {
    if (cache.peek(key) === making) cache.delete(key);
  }
}
