/**
 * What the front keeps in memory: answers, pages and pictures. Bounded by bytes, filled once for all who wait, served
 * stale while it is refreshed and when refreshing fails, dropped by tag.
 */
import { BoundedCache, textBytes } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { monotonicNow } from '../../service/clock.ts';

/** What a fill gives. */
export interface Filled<V> {
  value: V;
  /** Memory that it takes; its key and the entry itself are counted besides. */
  bytes: number;
  /** Milliseconds that it may be kept; 0: not at all. */
  maxAge: number;
  /** What it was made of; dropping one of these tags ends it. */
  tags?: readonly string[];
  /** Milliseconds after `maxAge` for which it may be given while it is refreshed. */
  staleFor?: number;
  /** An answer that tells of a failure: never kept, and something older is preferred to it. */
  failed?: boolean;
}

/** A value and where it comes from; `freshUntil` is an instant of the cache's clock (`Kept.now`), 0 for what is not kept. */
export interface Found<V> {
  value: V;
  state: 'hit' | 'stale' | 'miss' | 'rescued';
  freshUntil: number;
}

interface Entry<V> {
  value: V;
  freshUntil: number;
  staleUntil: number;
  rescueUntil: number;
  tags: readonly string[];
  /** Place in the order of drops at which the fill began. */
  filledAt: number;
  /** Latest drop that this entry is known to have outlived. */
  checkedAt: number;
  /** Not refreshed before this instant, because the last attempt failed. */
  retryAt: number;
}

export interface KeptOptions {
  /** For values, keys and entries together. */
  maxBytes: number;
  /** Larger values are not kept. Default: a quarter of `maxBytes`. */
  maxEntryBytes?: number;
  /** Milliseconds for which an outdated value may still be given when it cannot be renewed. */
  rescueFor?: number;
  /** Milliseconds that a caller waits for a renewal before the outdated value is given. */
  patience?: number;
  /** Milliseconds after a failed renewal during which none is tried while there is an outdated value. */
  retryAfter?: number;
  /** Monotonic clock in ms; for tests. */
  now?: () => number;
}

/** Distinct dropped tags that are remembered; beyond it everything is dropped once. */
const MOST_TAGS = 100_000;

export class Kept<V extends object> implements MemoryUse {
  readonly #entries: BoundedCache<Entry<V>>;
  readonly #filling = new Map<string, Promise<Found<V>>>();
  readonly #dropped = new Map<string, number>();
  readonly maxBytes: number;
  readonly #rescueFor: number;
  readonly #patience: number;
  readonly #retryAfter: number;
  readonly #now: () => number;
  #drops = 0;
  #allDroppedAt = 0;

  constructor(options: KeptOptions) {
    this.#entries = new BoundedCache({ maxBytes: options.maxBytes, maxEntryBytes: options.maxEntryBytes });
    this.maxBytes = options.maxBytes;
    this.#rescueFor = options.rescueFor ?? 24 * 3_600_000;
    this.#patience = options.patience ?? 1_500;
    this.#retryAfter = options.retryAfter ?? 1_000;
    this.#now = options.now ?? monotonicNow;
  }

  /** The value if it is fresh; nothing is started. */
  fresh(key: string): Found<V> | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#notice(entry);
    return this.#now() < entry.freshUntil
      ? { value: entry.value, state: 'hit', freshUntil: entry.freshUntil }
      : undefined;
  }

  /**
   * The value for a key, filled when it is missing or outdated.
   * @throws what `fill` throws, when there is nothing older to give.
   */
  async get(key: string, fill: () => Promise<Filled<V>>): Promise<Found<V>> {
    const entry = this.#entries.get(key);
    if (entry === undefined) return this.#fill(key, fill);
    this.#notice(entry);
    const now = this.#now();
    const { value, freshUntil } = entry;
    if (now < freshUntil) return { value, state: 'hit', freshUntil };
    const resting = now < entry.retryAt;
    if (now < entry.staleUntil) {
      // Its failure is noted in the entry; the next caller tries again.
      if (!resting) this.#fill(key, fill).catch(() => undefined);
      return { value, state: 'stale', freshUntil };
    }
    if (now >= entry.rescueUntil) return this.#fill(key, fill);
    if (resting) return { value, state: 'rescued', freshUntil };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Found<V>>((done) => {
      timer = setTimeout(() => done({ value, state: 'rescued', freshUntil }), this.#patience);
    });
    const renewal = this.#fill(key, fill);
    renewal.catch(() => undefined);
    return Promise.race([renewal, late]).finally(() => clearTimeout(timer));
  }

  /** Ends what was made of one of the tags. It is still given when it cannot be renewed. */
  drop(tags: readonly string[] | 'all'): void {
    this.#drops += 1;
    if (tags === 'all' || this.#dropped.size + tags.length > MOST_TAGS) {
      this.#allDroppedAt = this.#drops;
      this.#dropped.clear();
      return;
    }
    for (const tag of tags) this.#dropped.set(tag, this.#drops);
  }

  /** Entries held. */
  get size(): number {
    return this.#entries.size;
  }

  /** Bytes held, keys included. */
  get bytes(): number {
    return this.#entries.bytes;
  }

  /** Milliseconds for which a value stays fresh, rounded down; 0 when it is outdated or not kept. */
  freshFor({ freshUntil }: Found<V>): number {
    return Math.max(0, Math.floor(freshUntil - this.#now()));
  }

  #fill(key: string, fill: () => Promise<Filled<V>>): Promise<Found<V>> {
    let filling = this.#filling.get(key);
    if (filling === undefined) {
      filling = this.#run(key, fill).finally(() => this.#filling.delete(key));
      this.#filling.set(key, filling);
    }
    return filling;
  }

  async #run(key: string, fill: () => Promise<Filled<V>>): Promise<Found<V>> {
    const filledAt = this.#drops;
    let filled: Filled<V>;
    try {
      filled = await fill();
    } catch (error) {
      const older = this.#rescue(key);
      if (older) return older;
      throw error;
    }
    if (filled.failed) return this.#rescue(key) ?? { value: filled.value, state: 'miss', freshUntil: 0 };
    if (filled.maxAge <= 0) {
      this.#entries.delete(key);
      return { value: filled.value, state: 'miss', freshUntil: 0 };
    }
    const freshUntil = this.#now() + filled.maxAge;
    const entry: Entry<V> = {
      value: filled.value,
      freshUntil,
      staleUntil: freshUntil + (filled.staleFor ?? 0),
      rescueUntil: freshUntil + this.#rescueFor,
      tags: filled.tags ?? [],
      filledAt,
      checkedAt: filledAt,
      retryAt: 0,
    };
    const tagBytes = entry.tags.reduce((sum, tag) => sum + textBytes(tag), 0);
    this.#entries.set(key, entry, filled.bytes + tagBytes);
    return { value: filled.value, state: 'miss', freshUntil };
  }

  #rescue(key: string): Found<V> | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#now() >= entry.rescueUntil) return undefined;
    entry.retryAt = this.#now() + this.#retryAfter;
    return { value: entry.value, state: 'rescued', freshUntil: entry.freshUntil };
  }

  /** Ends the entry if something it was made of was dropped after its fill began. */
  #notice(entry: Entry<V>): void {
    if (entry.checkedAt === this.#drops) return;
    const { filledAt } = entry;
    if (this.#allDroppedAt > filledAt || entry.tags.some((tag) => (this.#dropped.get(tag) ?? 0) > filledAt)) {
      entry.freshUntil = 0;
      entry.staleUntil = 0;
    }
    entry.checkedAt = this.#drops;
  }
}
