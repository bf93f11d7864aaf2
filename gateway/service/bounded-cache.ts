/** A cache that requests can fill, bounded by the memory that it takes: values, keys and what an entry costs by itself. */
import { LRUCache } from 'lru-cache';
import { monotonicNow } from './clock.ts';

/** Memory that requests can fill: bytes taken, keys included, and the most that may be. */
export interface MemoryUse {
  readonly bytes: number;
  readonly maxBytes: number;
}

/** What several memories take together. */
export const sumOf = (memories: Iterable<MemoryUse>): MemoryUse => {
  let [bytes, maxBytes] = [0, 0];
  for (const memory of memories) {
    bytes += memory.bytes;
    maxBytes += memory.maxBytes;
  }
  return { bytes, maxBytes };
};

/** Bytes of an entry besides its key and value: its slots in the cache's tables, its record, its share of spare room. */
export const ENTRY_BYTES = 200;

/** Bytes that a text takes at most: V8 keeps characters beyond Latin-1 in two bytes. */
export const textBytes = (text: string): number => text.length * 2;

export interface BoundedCacheOptions<V> {
  /** For keys, values and entries together. */
  maxBytes: number;
  /** Bytes of a value, when `set` is not told. Default: none besides the entry's own. */
  bytesOf?: ((value: V) => number) | undefined;
  /** Larger entries are not kept. Default: a quarter of `maxBytes`, so that one cannot push out all others. */
  maxEntryBytes?: number | undefined;
  /** Milliseconds that an entry lives. Default: as long as there is room. */
  ttl?: number | undefined;
  /** Monotonic clock in ms; for tests. */
  now?: (() => number) | undefined;
}

/** Least recently used entries go first when it is full. */
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

  /** As `get`, without counting as a use. */
  peek(key: string): V | undefined {
    return this.#entries.peek(key);
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** @param bytes of the value; default: what `bytesOf` says */
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

  /** Entries held. */
  get size(): number {
    return this.#entries.size;
  }

  /** Bytes held, keys included. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }
}
