/** Combines reads of single keys in one tick into few calls. */

/**
 * Returns a function that loads one key. Keys requested until the pending microtasks have run are loaded together, at most
 * `size` per call, each key once. `load` returns values in the order of its keys, null for missing ones.
 */
export function createBatch<T>(
  load: (keys: readonly string[]) => Promise<readonly (T | null)[]>,
  size = 100,
): (key: string) => Promise<T | null> {
  const known = new Map<string, Promise<T | null>>();
  let waiting: { key: string; resolve: (value: T | null) => void; reject: (error: unknown) => void }[] = [];

  const flush = () => {
    const due = waiting;
    waiting = [];
    for (let from = 0; from < due.length; from += size) {
      const part = due.slice(from, from + size);
      load(part.map(({ key }) => key)).then(
        (values) => part.forEach(({ resolve }, index) => resolve(values[index] ?? null)),
        (error: unknown) => part.forEach(({ reject }) => reject(error)),
      );
    }
  };

  return (key) => {
    let promise = known.get(key);
    if (!promise) {
      promise = new Promise<T | null>((resolve, reject) => {
        // Resolvers of one level settle within a few microtasks of each other: wait until those have run.
        if (waiting.length === 0) process.nextTick(() => setImmediate(flush));
        waiting.push({ key, resolve, reject });
      });
      known.set(key, promise);
    }
    return promise;
  };
}
