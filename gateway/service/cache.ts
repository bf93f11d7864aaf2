/**
 * A cache for values that are expensive to create: bounded by bytes, one fill per key at a time, stale while revalidating and stale
 * on error, invalidated by tag.
 *
 * A fill reads the state of one moment. An entry therefore records how many drops preceded its fill, and a caller that comes after a
 * drop never gets what an earlier fill read. A tag may also be outdated instead of dropped: what was made of it is then served for a
 * bounded time from that moment on, while it is made again.
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
  /** When its fill started, by the cache's clock. */
  startedAt: number;
  /** One of its tags was outdated after its fill started. */
  isOutdated: boolean;
  /** Number of drops when the fill started. */
  filledAt: number;
  /** Number of drops up to which the entry is known to be valid. */
  checkedAt: number;
  /** No refresh before this time, because the last one failed. */
  retryAt: number;
}

/** A moment at which a tag was outdated. */
interface Outdating {
  /** Number of drops by then, itself included. */
  drop: number;
  at: number;
}

/** How long values whose tags were outdated are still served (ms). */
export interface Settling {
  /** From the first outdating on the value is served while one fill runs; afterwards callers wait. */
  serveFor: number;
  /** No new fill before this time after the last one started: a lower bound of a value's life. */
  rest: number;
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
  /** How long values are served whose tags were outdated. Default: not at all, as if the tags were dropped. */
  settling?: Settling | undefined;
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
  /** By tag, the earliest first: those within `serveFor`, and the last one before them. */
  readonly #outdatings = new Map<string, Outdating[]>();
  readonly #settling: Settling | undefined;
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
    this.#settling = options.settling;
    this.#mayRescue = options.mayRescue ?? (() => true);
    this.#onError = options.onError ?? (() => undefined);
    this.#now = options.now ?? monotonicNow;
  }

  /** Returns the cached value if it is fresh; `awaitsChanges` as for `get`. Starts no fill. */
  fresh(key: string, awaitsChanges = false): Found<V> | undefined {
    const entry = this.#entry(key);
    if (entry === undefined || this.#now() >= entry.freshUntil) return undefined;
    return awaitsChanges && entry.isOutdated ? undefined : found(entry, 'hit');
  }

  /**
   * Returns the value of a key; fills it when it is missing or outdated.
   * @param getSignal called only when the caller has to wait; the signal aborts when it leaves
   * @param awaitsChanges the caller waits for a value that is not outdated: it caches what it makes of it. Default: no
   * @throws the error of `fill`, when there is no older value
   */
  async get(
    key: string,
    fill: Fill<V>,
    getSignal?: () => AbortSignal | undefined,
    awaitsChanges = false,
  ): Promise<Found<V>> {
    const entry = this.#entry(key);
    if (entry === undefined) return this.#current(key, fill, getSignal?.());
    const now = this.#now();
    const isAwaited = awaitsChanges && entry.isOutdated;
    if (now < entry.freshUntil && !isAwaited) return found(entry, 'hit');
    const isResting = now < entry.retryAt;
    if (now < entry.staleUntil && !isAwaited) {
      if (!isResting) this.#current(key, fill).catch(this.#onError);
      return found(entry, 'stale');
    }
    if (now >= Math.max(entry.rescueUntil, entry.staleUntil)) return this.#current(key, fill, getSignal?.());
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
    if (tags === 'all' || this.#tagCount + tags.length > MOST_TAGS) {
      this.#allDroppedAt = this.#drops;
      this.#dropped.clear();
      this.#outdatings.clear();
      // The next caller must not join a fill that started before the drop.
      this.#fills.detach();
      if (this.#rescueFor === 0) this.#entries.clear();
      return;
    }
    for (const tag of tags) this.#dropped.set(tag, this.#drops);
  }

  /**
   * Outdates everything made of one of the tags: it is served for a while as `settling` says, and refreshed at its next request. Many
   * outdatings in a row cost no more fills than one each `rest`.
   */
  outdate(tags: readonly string[]): void {
    const settling = this.#settling;
    if (settling === undefined || this.#tagCount + tags.length > MOST_TAGS) {
      this.drop(tags);
      return;
    }
    this.#drops += 1;
    const at = this.#now();
    for (const tag of tags) {
      const outdatings = this.#outdatings.get(tag) ?? [];
      outdatings.push({ drop: this.#drops, at });
      // A value from before the last one that is too long ago is not served, whatever came before and after.
      while (outdatings[1] !== undefined && outdatings[1].at <= at - settling.serveFor) outdatings.shift();
      this.#outdatings.set(tag, outdatings);
    }
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
    } else this.#settle(entry);
    entry.checkedAt = this.#drops;
    return entry;
  }

  get #tagCount(): number {
    return this.#dropped.size + this.#outdatings.size;
  }

  /** Shortens the life of a value whose tags were outdated after its fill started; it never gets longer. */
  #settle(entry: Entry<V>): void {
    if (this.#settling === undefined || this.#outdatings.size === 0) return;
    let first = Infinity;
    for (const tag of entry.tags) {
      const outdating = this.#outdatings.get(tag)?.find(({ drop }) => drop > entry.filledAt);
      if (outdating !== undefined) first = Math.min(first, outdating.at);
    }
    if (first === Infinity) return;
    const { serveFor, rest } = this.#settling;
    entry.isOutdated = true;
    entry.staleUntil = Math.min(entry.staleUntil, first + serveFor);
    entry.freshUntil = Math.min(entry.freshUntil, entry.staleUntil, Math.max(first, entry.startedAt + rest));
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
    const startedAt = this.#now();
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
      startedAt,
      isOutdated: false,
      filledAt,
      checkedAt: this.#drops,
      retryAt: 0,
    };
    this.#settle(entry);
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
  /** How long an outdated value is served. Default: not at all. */
  settling?: Settling | undefined;
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
    this.#fill = async () => ({
      value: await make(),
      bytes: 0,
      maxAge: options.maxAge,
      staleFor: Infinity,
      tags: [ONLY],
    });
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

  /** Outdates the value: it is served while it is refreshed, as `settling` says. */
  outdate(): void {
    this.#cache.outdate([ONLY]);
  }
}
