/**
 * A cache for values that are expensive to create: bounded by bytes, one fill per key at a time, stale while revalidating and stale
 * on error, invalidated by tag.
 *
 * A fill reads the state of one moment. An entry therefore records how many drops preceded its fill, and a caller that comes after a
 * drop never gets what an earlier fill read.
 */
import { BoundedCache, textBytes } from './bounded-cache.ts';
import type { MemoryUse } from './bounded-cache.ts';
import { monotonicNow } from './clock.ts';
import { Coalescer } from './coalesce.ts';

/** Result of a fill. */
export interface Filled<V> {
  value: V;
  /** Size of the value; key, tags and the entry's overhead are added to it. */
  bytes: number;
  /** Milliseconds for which it is fresh; 0: not cached. */
  maxAge: number;
  /** What the value was made of; dropping one of these tags invalidates it. */
  tags?: readonly string[];
  /** Milliseconds after `maxAge` for which it is served while it is refreshed. Default: 0. */
  staleFor?: number;
  /** The value represents a failure: it is never cached, and an older value is preferred to it. */
  failed?: boolean;
}

/** Creates a value. The signal aborts when no caller waits any more. */
export type Fill<V> = (signal: AbortSignal) => Promise<Filled<V>>;

/** A value and its origin. */
export interface Found<V> {
  value: V;
  /** `stale`: it is being refreshed; `rescued`: refreshing failed or took too long. */
  state: 'hit' | 'stale' | 'miss' | 'rescued';
  /** By the cache's clock; 0 for a value that is not cached or was dropped. */
  freshUntil: number;
  tags: readonly string[];
}

interface Entry<V> {
  value: V;
  freshUntil: number;
  staleUntil: number;
  rescueUntil: number;
  tags: readonly string[];
  /** Number of drops when the fill started. */
  filledAt: number;
  /** Number of drops up to which the entry is known to be valid. */
  checkedAt: number;
  /** No refresh before this time, because the last one failed. */
  retryAt: number;
}

/** The value that callers of a fill get, and the number of drops when it started. */
interface FillResult<V> {
  found: Found<V>;
  filledAt: number;
}

export interface CacheOptions {
  /** Limit for values, keys and entries together. */
  maxBytes: number;
  /** Larger values are not cached. Default: a quarter of `maxBytes`. */
  maxEntryBytes?: number | undefined;
  /** Milliseconds for which an outdated value may be served when refreshing fails. Default: 0, never. */
  rescueFor?: number | undefined;
  /** Milliseconds that a caller waits for a refresh while there is an outdated value. Default: 1,500. */
  patience?: number | undefined;
  /** Milliseconds without another attempt after a failed refresh, while there is an outdated value. Default: 1,000. */
  retryAfter?: number | undefined;
  /** Whether an outdated value may replace this error. Default: always. */
  mayRescue?: ((error: unknown) => boolean) | undefined;
  /** Called with errors that no caller gets, because an older value is served. */
  onError?: ((error: unknown) => void) | undefined;
  /** Maps the abort reason to the error that a leaving caller is rejected with. Default: the reason. */
  leaving?: ((reason: unknown) => unknown) | undefined;
  /** Monotonic clock in ms; for tests. */
  now?: (() => number) | undefined;
}

/** Most dropped tags that are remembered; above it everything is dropped once. */
const MOST_TAGS = 100_000;

const NO_TAGS: readonly string[] = [];

export class Cache<V> implements MemoryUse {
  readonly #entries: BoundedCache<Entry<V>>;
  readonly #fills: Coalescer;
  readonly #dropped = new Map<string, number>();
  readonly maxBytes: number;
  readonly #rescueFor: number;
  readonly #patience: number;
  readonly #retryAfter: number;
  readonly #mayRescue: (error: unknown) => boolean;
  readonly #onError: (error: unknown) => void;
  readonly #now: () => number;
  #drops = 0;
  #allDroppedAt = 0;

  constructor(options: CacheOptions) {
    this.#entries = new BoundedCache({ maxBytes: options.maxBytes, maxEntryBytes: options.maxEntryBytes });
    this.#fills = new Coalescer(options.leaving);
    this.maxBytes = options.maxBytes;
    this.#rescueFor = options.rescueFor ?? 0;
    this.#patience = options.patience ?? 1_500;
    this.#retryAfter = options.retryAfter ?? 1_000;
    this.#mayRescue = options.mayRescue ?? (() => true);
    this.#onError = options.onError ?? (() => undefined);
    this.#now = options.now ?? monotonicNow;
  }

  /** Returns the cached value if it is fresh. Starts no fill. */
  fresh(key: string): Found<V> | undefined {
    const entry = this.#entry(key);
    return entry !== undefined && this.#now() < entry.freshUntil ? found(entry, 'hit') : undefined;
  }

  /**
   * Returns the value of a key; fills it when it is missing or outdated.
   * @param getSignal called only when the caller has to wait; the signal aborts when it leaves
   * @throws the error of `fill`, when there is no older value
   */
  async get(key: string, fill: Fill<V>, getSignal?: () => AbortSignal | undefined): Promise<Found<V>> {
    const entry = this.#entry(key);
    if (entry === undefined) return this.#current(key, fill, getSignal?.());
    const now = this.#now();
    if (now < entry.freshUntil) return found(entry, 'hit');
    const isResting = now < entry.retryAt;
    if (now < entry.staleUntil) {
      if (!isResting) this.#current(key, fill).catch(this.#onError);
      return found(entry, 'stale');
    }
    if (now >= entry.rescueUntil) return this.#current(key, fill, getSignal?.());
    if (isResting) return found(entry, 'rescued');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Found<V>>((done) => {
      timer = setTimeout(() => done(found(entry, 'rescued')), this.#patience);
    });
    const renewal = this.#current(key, fill);
    renewal.catch(() => undefined);
    return Promise.race([renewal, late]).finally(() => clearTimeout(timer));
  }

  /** Invalidates everything made of one of the tags, running fills included. It is still served when refreshing fails. */
  drop(tags: readonly string[] | 'all'): void {
    this.#drops += 1;
    if (tags === 'all' || this.#dropped.size + tags.length > MOST_TAGS) {
      this.#allDroppedAt = this.#drops;
      this.#dropped.clear();
      // The next caller must not join a fill that started before the drop.
      this.#fills.detach();
      if (this.#rescueFor === 0) this.#entries.clear();
      return;
    }
    for (const tag of tags) this.#dropped.set(tag, this.#drops);
  }

  /** Whether there is an entry, fresh or not. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Number of entries. */
  get size(): number {
    return this.#entries.size;
  }

  /** Bytes in use, keys included. */
  get bytes(): number {
    return this.#entries.bytes;
  }

  /** Milliseconds for which a value stays fresh, rounded down; 0 when it is outdated or not cached. */
  freshFor({ freshUntil }: Found<V>): number {
    return Math.max(0, Math.floor(freshUntil - this.#now()));
  }

  /** The entry; marked as outdated if one of its tags was dropped after its fill started. */
  #entry(key: string): Entry<V> | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.checkedAt === this.#drops) return entry;
    if (this.#lastDrop(entry.tags) > entry.filledAt) {
      entry.freshUntil = 0;
      entry.staleUntil = 0;
      if (this.#rescueFor === 0) entry.rescueUntil = 0;
    }
    entry.checkedAt = this.#drops;
    return entry;
  }

  /** Number of the latest drop that affects these tags. */
  #lastDrop(tags: readonly string[]): number {
    let last = this.#allDroppedAt;
    if (this.#dropped.size > 0) for (const tag of tags) last = Math.max(last, this.#dropped.get(tag) ?? 0);
    return last;
  }

  /** A value no older than this call: repeats a fill that started before a drop this caller comes after. */
  async #current(key: string, fill: Fill<V>, signal?: AbortSignal): Promise<Found<V>> {
    const dropsBefore = this.#drops;
    const run = (aborted: AbortSignal): Promise<FillResult<V>> => this.#run(key, fill, aborted);
    const result = await this.#fills.run(key, signal, run);
    const dropped = this.#lastDrop(result.found.tags);
    if (dropped <= result.filledAt || dropped > dropsBefore) return result.found;
    return (await this.#fills.run(key, signal, run)).found;
  }

  async #run(key: string, fill: Fill<V>, signal: AbortSignal): Promise<FillResult<V>> {
    const filledAt = this.#drops;
    let filled: Filled<V>;
    try {
      filled = await fill(signal);
    } catch (error) {
      const older = this.#rescue(key, this.#mayRescue(error));
      if (!older) throw error;
      this.#onError(error);
      return older;
    }
    const { value, maxAge, tags = NO_TAGS } = filled;
    const uncached: FillResult<V> = { found: { value, state: 'miss', freshUntil: 0, tags }, filledAt };
    if (filled.failed) return this.#rescue(key, true) ?? uncached;
    const present = this.#entries.peek(key);
    // A fill that started later has read newer state.
    if (present !== undefined && present.filledAt > filledAt) return uncached;
    const isDropped = this.#lastDrop(tags) > filledAt;
    if (maxAge <= 0 || (isDropped && this.#rescueFor === 0)) {
      this.#entries.delete(key);
      return uncached;
    }
    const end = this.#now() + maxAge;
    const entry: Entry<V> = {
      value,
      freshUntil: isDropped ? 0 : end,
      staleUntil: isDropped ? 0 : end + (filled.staleFor ?? 0),
      rescueUntil: end + this.#rescueFor,
      tags,
      filledAt,
      checkedAt: this.#drops,
      retryAt: 0,
    };
    const tagBytes = tags.reduce((sum, tag) => sum + textBytes(tag), 0);
    this.#entries.set(key, entry, filled.bytes + tagBytes);
    return { found: found(entry, 'miss'), filledAt };
  }

  /** After a failed fill: the older value, if it may be served. */
  #rescue(key: string, isAllowed: boolean): FillResult<V> | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    const now = this.#now();
    entry.retryAt = now + this.#retryAfter;
    if (!isAllowed || now >= Math.max(entry.rescueUntil, entry.staleUntil)) return undefined;
    return { found: found(entry, 'rescued'), filledAt: this.#drops };
  }
}

const found = <V>({ value, freshUntil, tags }: Entry<V>, state: Found<V>['state']): Found<V> => ({
  value,
  state,
  freshUntil,
  tags,
});

export interface CachedValueOptions {
  /** Milliseconds; an older value is served while it is refreshed in the background. */
  maxAge: number;
  /** Called when a refresh failed. */
  onError?: ((error: unknown) => void) | undefined;
  /** Monotonic clock in ms; for tests. */
  now?: (() => number) | undefined;
}

const ONLY = '';

/** A cached value that is expensive to create: one fill at a time, stale while revalidating, dropped on demand. */
export class CachedValue<T> {
  readonly #cache: Cache<T>;
  readonly #fill: Fill<T>;

  constructor(make: () => Promise<T>, options: CachedValueOptions) {
    // A single entry, which requests cannot multiply.
    this.#cache = new Cache({ ...options, maxBytes: 1_024, maxEntryBytes: 1_024 });
    this.#fill = async () => ({ value: await make(), bytes: 0, maxAge: options.maxAge, staleFor: Infinity });
  }

  /** Returns the cached value, possibly stale, or a new one. Rejects only when there is none. */
  get(): T | Promise<T> {
    const hit = this.#cache.fresh(ONLY);
    return hit ? hit.value : this.#cache.get(ONLY, this.#fill).then(({ value }) => value);
  }

  /** Returns a value created after this call. */
  async fresh(): Promise<T> {
    this.drop();
    return this.get();
  }

  /** Drops the value: the next caller waits for a new one. */
  drop(): void {
    this.#cache.drop('all');
  }
}
