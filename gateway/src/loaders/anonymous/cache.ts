/** The cache of what everybody may see, shared by all requests. Nothing read with anybody's authority comes here. */
import { BoundedCache, textBytes } from '../../../service/bounded-cache.ts';
import type { MemoryUse } from '../../../service/bounded-cache.ts';
import { monotonicNow } from '../../../service/clock.ts';
import type { Decode, RestClient } from '../../upstream/rest.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { ReadScope } from '../scope.ts';

/** How one kind of read is checked and kept. */
export interface ReadPolicy<T> {
  /** Checks the wire's JSON; throws when it does not keep the contract. */
  decode: (json: unknown) => T;
  /** How long it counts as fresh. */
  freshMs: number;
  /** Tags by which the feed drops it. */
  tags: (value: T) => readonly string[];
  /** The next instant after `now` at which the clock alone makes it wrong. */
  boundary?: (value: T, now: number) => number;
  /** An answer of 404 means that it does not exist (else: an error). */
  missingTag?: string;
}

interface Entry {
  value: unknown;
  tags: readonly string[];
  /** By the monotonic clock. */
  freshUntil: number;
  /** Instant, by the wall clock, from which it is wrong whatever its age. */
  boundary: number;
  loadedAt: number;
  bytes: number;
  refreshing: boolean;
  refreshAfter: number;
}

export interface SharedCacheOptions {
  /** For values, keys and entries together. */
  maxBytes?: number | undefined;
  /** Behind its fresh time an entry is still answered with for so long, while it is read again. */
  revalidateMs?: number | undefined;
  /** For so long an entry is answered with when the upstream fails. */
  staleMs?: number | undefined;
  /** Who could be answered with an old copy waits no longer than so for a new one. */
  staleWaitMs?: number | undefined;
  /** Takes the place of both clocks, the wall's and the monotonic one; for tests. */
  now?: (() => number) | undefined;
}

/** What an answer made of stale data may be kept for. */
const STALE_MAX_AGE_MS = 1_000;
/** After a failed refresh the upstream is left alone for so long as to this entry. */
const REFRESH_PAUSE_MS = 1_000;
const MISSING_FRESH_MS = 10_000;
/** Parsed objects weigh about three times their text. */
const WEIGHT = 3;
/** What an entry's record takes besides its value. */
const RECORD_BYTES = 300;

export class SharedCache {
  readonly #rest: RestClient;
  readonly #entries: BoundedCache<Entry>;
  readonly #revalidateMs: number;
  readonly #staleMs: number;
  readonly #staleWaitMs: number;
  /** Monotonic: ages and pauses. */
  readonly #now: () => number;
  /** Wall clock: instants that the data name. */
  readonly #instant: () => number;
  /** What was dropped while reads were under way: those reads may hold the state before it. */
  readonly #droppedDuring = new Map<object, Set<string> | 'all'>();

  constructor(rest: RestClient, options: SharedCacheOptions = {}) {
    this.#rest = rest;
    this.#revalidateMs = options.revalidateMs ?? 30_000;
    this.#staleMs = options.staleMs ?? 3_600_000;
    this.#staleWaitMs = options.staleWaitMs ?? 1_000;
    this.#now = options.now ?? monotonicNow;
    this.#instant = options.now ?? Date.now;
    this.#entries = new BoundedCache<Entry>({
      maxBytes: options.maxBytes ?? 96 * 1024 * 1024,
      bytesOf: ({ bytes, tags }) =>
        bytes * WEIGHT + tags.reduce((sum, tag) => sum + textBytes(tag), 0) + RECORD_BYTES,
    });
  }

  /** Memory that is taken, keys included, and its bound (bytes). */
  get memory(): MemoryUse {
    return this.#entries;
  }

  get isWarm(): boolean {
    return this.#entries.size > 0;
  }

  /**
   * Reads a path; null when the policy knows it as missing. Fresh entries are answered at once; those just past it
   * too, while they are read again; older ones only when the upstream fails. Throws UpstreamError.
   */
  read<T>(path: string, policy: ReadPolicy<T>, scope: ReadScope): Promise<T | null> {
    const memo = scope.reads.get(path);
    // The path names the endpoint, and with it the policy and the type.
    if (memo) return memo as Promise<T | null>;
    const read = this.#read(path, policy, scope);
    scope.reads.set(path, read);
    return read;
  }

  /** Whether a fresh or stale copy is there. */
  has(path: string): boolean {
    return this.#entries.has(path);
  }

  /** Drops what carries one of the tags, or everything. */
  drop(tags: readonly string[] | 'all'): void {
    if (tags === 'all') {
      // Kept for when the upstream fails, but not believed any more.
      for (const entry of this.#entries.values()) entry.freshUntil = -Infinity;
    } else {
      const dropped = new Set(tags);
      for (const entry of this.#entries.values()) {
        if (entry.tags.some((tag) => dropped.has(tag))) entry.freshUntil = -Infinity;
      }
    }
    for (const [read, earlier] of this.#droppedDuring) {
      if (tags === 'all' || earlier === 'all') this.#droppedDuring.set(read, 'all');
      else for (const tag of tags) earlier.add(tag);
    }
  }

  async #read<T>(path: string, policy: ReadPolicy<T>, scope: ReadScope): Promise<T | null> {
    const entry = this.#entries.get(path);
    const now = this.#now();
    if (entry) {
      const freshFor = this.#freshFor(entry);
      if (freshFor > 0) return this.#give(policy, entry, freshFor, scope);
      if (freshFor > -this.#revalidateMs) {
        this.#refresh(path, policy, entry);
        return this.#give(policy, entry, STALE_MAX_AGE_MS, scope);
      }
    }
    const old = entry && this.#mayServeStale(entry, now) ? entry : undefined;
    try {
      const loaded = old
        ? await within(this.#staleWaitMs, this.#load(path, policy, undefined))
        : await this.#load(path, policy, scope.signal);
      if (loaded) return this.#give(policy, loaded, this.#freshFor(loaded), scope);
    } catch (error) {
      if (!old || !(error instanceof UpstreamError && error.isFault)) throw error;
    }
    return this.#give(policy, old as Entry, STALE_MAX_AGE_MS, scope);
  }

  /** Milliseconds for which an entry is still true; negative: since when it is not. */
  #freshFor({ freshUntil, boundary }: Entry): number {
    return Math.min(freshUntil - this.#now(), boundary - this.#instant());
  }

  #mayServeStale(entry: Entry, now: number): boolean {
    return now < entry.loadedAt + this.#staleMs;
  }

  /** The entry's value, whose type is the policy's. */
  #give<T>(_: ReadPolicy<T>, entry: Entry, maxAgeMs: number, scope: ReadScope): T | null {
    scope.note(maxAgeMs, entry.tags);
    return entry.value as T | null;
  }

  #refresh<T>(path: string, policy: ReadPolicy<T>, entry: Entry): void {
    if (entry.refreshing || this.#now() < entry.refreshAfter) return;
    entry.refreshing = true;
    this.#load(path, policy, undefined).then(
      () => undefined,
      () => {
        entry.refreshing = false;
        entry.refreshAfter = this.#now() + REFRESH_PAUSE_MS;
      },
    );
  }

  async #load<T>(path: string, policy: ReadPolicy<T>, signal: AbortSignal | undefined): Promise<Entry> {
    const read = {};
    this.#droppedDuring.set(read, new Set());
    const store = (value: T | null, bytes: number, tags: readonly string[], freshMs: number): Entry => {
      const now = this.#now();
      const boundary =
        value === null || !policy.boundary ? Infinity : policy.boundary(value, this.#instant());
      const dropped = this.#droppedDuring.get(read);
      const isOld = dropped === 'all' || (dropped !== undefined && tags.some((tag) => dropped.has(tag)));
      const freshUntil = isOld ? now : now + freshMs;
      const entry: Entry = {
        value,
        tags,
        freshUntil,
        boundary,
        loadedAt: now,
        bytes,
        refreshing: false,
        refreshAfter: 0,
      };
      this.#entries.set(path, entry);
      return entry;
    };
    const decode: Decode<Entry> = (json, bytes) => {
      const value = policy.decode(json);
      return store(value, bytes, policy.tags(value), policy.freshMs);
    };
    try {
      return await this.#rest.read(path, decode, { signal });
    } catch (error) {
      const isMissing = error instanceof UpstreamError && error.code === 'NOT_FOUND';
      if (!isMissing || policy.missingTag === undefined) throw error;
      return store(null, 0, [policy.missingTag], Math.min(policy.freshMs, MISSING_FRESH_MS));
    } finally {
      this.#droppedDuring.delete(read);
    }
  }
}

/** The value, or undefined when it takes longer than `ms`; it may then still come, for others. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
