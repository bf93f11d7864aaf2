/**
 * A cache for what costs time to make: bounded by bytes, filled once for all who wait, served stale while it is refreshed and
 * while refreshing fails, invalidated by tag.
 *
 * A fill reads the state of some moment. What is dropped after that moment is never believed: an entry remembers the drop before
 * its fill, and whoever asks after a drop does not get what a fill from before it read.
 */
import { BoundedCache, textBytes } from './bounded-cache.ts';
import type { MemoryUse } from './bounded-cache.ts';
import { monotonicNow } from './clock.ts';
import { Coalescer } from './coalesce.ts';

/** What a fill gives. */
export interface Filled<V> {
  value: V;
  /** Memory that it takes; its key, its tags and the entry itself are counted besides. */
  bytes: number;
  /** Milliseconds for which it is fresh; 0: not cached at all. */
  maxAge: number;
  /** What it was made of; dropping one of these tags ends it. */
  tags?: readonly string[];
  /** Milliseconds after `maxAge` for which it is given while it is refreshed. Default: 0. */
  staleFor?: number;
  /** The value tells of a failure: never cached, and something older is preferred to it. */
  failed?: boolean;
}

/** Makes a value. The signal fires when all who waited have left. */
export type Fill<V> = (signal: AbortSignal) => Promise<Filled<V>>;

/** A value and where it comes from. */
export interface Found<V> {
  value: V;
  /** `stale`: it is being refreshed; `rescued`: it could not be, or not in time. */
  state: 'hit' | 'stale' | 'miss' | 'rescued';
  /** Instant of the cache's clock; 0 for what is not cached or was dropped. */
  freshUntil: number;
  tags: readonly string[];
}

interface Entry<V> {
  value: V;
  freshUntil: number;
  staleUntil: number;
  rescueUntil: number;
  tags: readonly string[];
  /** Number of drops when its fill began. */
  filledAt: number;
  /** Number of drops that it is known to have outlived. */
  checkedAt: number;
  /** Not refreshed before this instant, because the last attempt failed. */
  retryAt: number;
}

/** What came of a fill, and the number of drops when it began. */
interface Made<V> {
  found: Found<V>;
  filledAt: number;
}

export interface CacheOptions {
  /** For values, keys and entries together. */
  maxBytes: number;
  /** Larger values are not cached. Default: a quarter of `maxBytes`. */
  maxEntryBytes?: number | undefined;
  /** Milliseconds for which an outdated value may still be given when it cannot be renewed. Default: 0, never. */
  rescueFor?: number | undefined;
  /** Milliseconds that a caller waits for a renewal while there is an outdated value to give. Default: 1,500. */
  patience?: number | undefined;
  /** Milliseconds after a failed renewal during which none is tried while there is an outdated value. Default: 1,000. */
  retryAfter?: number | undefined;
  /** Whether an outdated value may stand in for this error. Default: for every one. */
  mayRescue?: ((error: unknown) => boolean) | undefined;
  /** Notified of an error that no caller gets, because something older is given. */
  onError?: ((error: unknown) => void) | undefined;
  /** What a caller whose signal fires is rejected with. Default: the signal's reason. */
  leaving?: ((reason: unknown) => unknown) | undefined;
  /** Monotonic clock in ms; for tests. */
  now?: (() => number) | undefined;
}

/** Distinct dropped tags that are remembered; beyond it everything is dropped once. */
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

  /** The value if it is fresh; nothing is started. */
  fresh(key: string): Found<V> | undefined {
    const entry = this.#entry(key);
    return entry !== undefined && this.#now() < entry.freshUntil ? found(entry, 'hit') : undefined;
  }

  /**
   * The value for a key, filled when it is missing or outdated.
   * @param getSignal asked for only when the caller has to wait; fires when it no longer does
   * @throws what `fill` throws, when there is nothing older to give.
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

  /** Ends what was made of one of the tags, also by fills that are running. It is still given when it cannot be renewed. */
  drop(tags: readonly string[] | 'all'): void {
    this.#drops += 1;
    if (tags === 'all' || this.#dropped.size + tags.length > MOST_TAGS) {
      this.#allDroppedAt = this.#drops;
      this.#dropped.clear();
      // No running fill can give what the next caller may have.
      this.#fills.detach();
      if (this.#rescueFor === 0) this.#entries.clear();
      return;
    }
    for (const tag of tags) this.#dropped.set(tag, this.#drops);
  }

  /** Whether something is there for the key, fresh or not. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Entries held. */
  get size(): number {
    return this.#entries.size;
  }

  /** Bytes held, keys included. */
  get bytes(): number {
    return this.#entries.bytes;
  }

  /** Milliseconds for which a value stays fresh, rounded down; 0 when it is outdated or not cached. */
  freshFor({ freshUntil }: Found<V>): number {
    return Math.max(0, Math.floor(freshUntil - this.#now()));
  }

  /** The entry, ended if something it was made of was dropped after its fill began. */
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

  /** The number of the latest drop that ends what has these tags. */
  #lastDrop(tags: readonly string[]): number {
    let last = this.#allDroppedAt;
    if (this.#dropped.size > 0) for (const tag of tags) last = Math.max(last, this.#dropped.get(tag) ?? 0);
    return last;
  }

  /** A value of now: one that a running fill read before a drop that the caller comes after is made again. */
  async #current(key: string, fill: Fill<V>, signal?: AbortSignal): Promise<Found<V>> {
    const asked = this.#drops;
    const run = (aborted: AbortSignal): Promise<Made<V>> => this.#run(key, fill, aborted);
    const made = await this.#fills.run(key, signal, run);
    const dropped = this.#lastDrop(made.found.tags);
    if (dropped <= made.filledAt || dropped > asked) return made.found;
    return (await this.#fills.run(key, signal, run)).found;
  }

  async #run(key: string, fill: Fill<V>, signal: AbortSignal): Promise<Made<V>> {
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
    const uncached: Made<V> = { found: { value, state: 'miss', freshUntil: 0, tags }, filledAt };
    if (filled.failed) return this.#rescue(key, true) ?? uncached;
    const present = this.#entries.peek(key);
    // A fill that began later has read what this one could not.
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

  /** After a failed fill: what is there, if it may be given. */
  #rescue(key: string, isAllowed: boolean): Made<V> | undefined {
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
  /** Milliseconds; an older value is renewed in the background while it is still given. */
  maxAge: number;
  /** Notified when renewing failed. */
  onError?: ((error: unknown) => void) | undefined;
  /** Monotonic clock in ms; for tests. */
  now?: (() => number) | undefined;
}

const ONLY = '';

/** One value that costs time to make: made once for all who ask, given while it is renewed, forgotten on demand. */
export class CachedValue<T> {
  readonly #cache: Cache<T>;
  readonly #fill: Fill<T>;

  constructor(make: () => Promise<T>, options: CachedValueOptions) {
    // One entry: nothing that requests could fill.
    this.#cache = new Cache({ ...options, maxBytes: 1_024, maxEntryBytes: 1_024 });
    this.#fill = async () => ({ value: await make(), bytes: 0, maxAge: options.maxAge, staleFor: Infinity });
  }

  /** The value at hand (possibly a little old), or a new one. Rejects only when there is none at hand. */
  get(): T | Promise<T> {
    const hit = this.#cache.fresh(ONLY);
    return hit ? hit.value : this.#cache.get(ONLY, this.#fill).then(({ value }) => value);
  }

  /** A value made after this call. */
  async fresh(): Promise<T> {
    this.drop();
    return this.get();
  }

  /** Forgets the value: the next caller waits for a new one. */
  drop(): void {
    this.#cache.drop('all');
  }
}
