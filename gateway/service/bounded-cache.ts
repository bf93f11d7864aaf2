/** An in-memory cache bounded by bytes: values, keys and a fixed overhead per entry. For entries that requests can create. */
import { LRUCache } from 'lru-cache';
import { monotonicNow } from './clock.ts';

/** Bounded memory: bytes in use, keys included, and the limit. */
export interface MemoryUse {
  readonly bytes: number;
  readonly maxBytes: number;
}

/** Total of several bounded memories. */
export const sumOf = (memories: Iterable<MemoryUse>): MemoryUse => {
  let [bytes, maxBytes] = [0, 0];
  for (const memory of memories) {
    bytes += memory.bytes;
    maxBytes += memory.maxBytes;
  }
  return { bytes, maxBytes };
};

/** Overhead of an entry besides its key and value (bytes): slots in the cache's tables, its record, its share of spare capacity. */
export const ENTRY_BYTES = 200;

/** Upper bound of a string's size (bytes): V8 stores characters beyond Latin-1 in two bytes. */
export const textBytes = (text: string): number => text.length * 2;

export interface BoundedCacheOptions<V> {
  /** Limit for keys, values and entries together. */
  maxBytes: number;
  /** Size of a value, when `set` is not given one. Default: 0. */
  bytesOf?: ((value: V) => number) | undefined;
  /** Larger entries are not cached. Default: a quarter of `maxBytes`, so that no single entry evicts all others. */
  maxEntryBytes?: number | undefined;
  /** Lifetime of an entry (ms). Default: until it is evicted. */
  ttl?: number | undefined;
  /** Monotonic clock in ms; for tests. */
  now?: (() => number) | undefined;
}

/** Evicts the least recently used entries when it is full. */
export class BoundedCache<V extends {}> implements MemoryUse {
  readonly maxBytes: number;
  readonly #entries: LRUCache<string, V>;
  readonly #bytesOf: (value: V) => number;

  constructor(options: BoundedCacheOptions<V>) {
    this.maxBytes = options.maxBytes;
    this.#bytesOf = options.bytesOf ?? (() => 0);
    this.#entries = new LRUCache<string, V>({
      maxSize: options.maxBytes,
      maxEntrySize: options.maxEntryBytes ?? Math.ceil(options.maxBytes / 4),
      ...(options.ttl === undefined
        ? {}
        : {
            ttl: options.ttl,
            ttlResolution: 0,
            perf: { now: options.now ?? monotonicNow },
          }),
    });
  }

  get(key: string): V | undefined {
    return this.#entries.get(key);
  }

  /** Like `get`, without marking the entry as used. */
  peek(key: string): V | undefined {
    return this.#entries.peek(key);
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** @param bytes size of the value; default: `bytesOf(value)` */
  set(key: string, value: V, bytes: number = this.#bytesOf(value)): void {
    this.#entries.set(key, value, { size: Math.ceil(ENTRY_BYTES + textBytes(key) + bytes) });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  values(): Iterable<V> {
    return this.#entries.values();
  }

  /** Number of entries. */
  get size(): number {
    return this.#entries.size;
  }

  /** Bytes in use, keys included. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }
}
