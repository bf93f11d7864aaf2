/** The cache of public data, shared by all requests. Nothing that was read with a token is stored here. */
import { currentSpan } from '../../../service/request-id.ts';
import { activeTracer } from '../../../service/tracing.ts';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import type { MemoryUse } from '../../../service/bounded-cache.ts';
import { Cache } from '../../../service/cache.ts';
import type { Filled } from '../../../service/cache.ts';
import { LIST_SETTLING } from '../../cache-tags.ts';
import { cancelled, UpstreamError } from '../../upstream/errors.ts';
import type { RestClient } from '../../upstream/rest.ts';
import type { ReadScope } from '../base/scope.ts';

/** How one kind of read is checked and cached. */
export interface ReadPolicy<T> {
  /** Checks the JSON of the response; throws when it breaks the contract. */
  decode: (json: unknown) => T;
  /** How long it is fresh (ms). */
  freshMs: number;
  /** Tags by which events drop it. */
  tags: (value: T, path: string) => readonly string[];
  /** The next instant after `now` (ms) at which it becomes outdated without an event. */
  boundary?: (value: T, now: number) => number;
  /** Tag of a cached 404. Without it a 404 is an error. */
  missingTag?: string;
}

export interface SharedCacheOptions {
  /** Bytes of values, keys and entries. */
  maxBytes?: number | undefined;
  /** How long (ms) a stale entry is served while it is read again. */
  revalidateMs?: number | undefined;
  /** How long (ms) a stale entry is served when the upstream fails. */
  staleMs?: number | undefined;
  /** How long (ms) a caller waits for a new entry before it gets the stale one. */
  staleWaitMs?: number | undefined;
  /** Replaces the wall clock and the monotonic clock; for tests. */
  now?: (() => number) | undefined;
}

/** How long a response made of stale data may be cached. */
const STALE_MAX_AGE_MS = 1_000;
const MISSING_FRESH_MS = 10_000;
/** Parsed objects take about three times the memory of their text. */
const WEIGHT = 3;
/** Bytes of an entry besides its value. */
const RECORD_BYTES = 300;

/** Reads of public data. */
export interface PublicReads {
  read<T>(path: string, policy: ReadPolicy<T>, scope: ReadScope): Promise<T | null>;
}

export class SharedCache {
  readonly #rest: RestClient;
  readonly #cache: Cache<unknown>;
  readonly #revalidateMs: number;
  /** Wall clock, for instants in the data. */
  readonly #instant: () => number;

  constructor(rest: RestClient, options: SharedCacheOptions = {}) {
    this.#rest = rest;
    this.#revalidateMs = options.revalidateMs ?? 30_000;
    this.#instant = options.now ?? Date.now;
    this.#cache = new Cache({
      maxBytes: options.maxBytes ?? 96 * 1024 * 1024,
      rescueFor: options.staleMs ?? 3_600_000,
      patience: options.staleWaitMs ?? 1_000,
      // Errors of the caller are not replaced by stale data. A rate limit is not the caller's: these reads are those of the gateway.
      mayRescue: (error) =>
        error instanceof UpstreamError && (error.isFault || error.code === GATEWAY_CODES.rateLimited),
      settling: LIST_SETTLING,
      leaving: cancelled,
      now: options.now,
    });
  }

  /** Memory in use, keys included, and its bound (bytes). */
  get memory(): MemoryUse {
    return this.#cache;
  }

  get isWarm(): boolean {
    return this.#cache.size > 0;
  }

  /**
   * Reads a path; null for a 404 that the policy allows. Fresh entries are returned at once; those that have just expired
   * too, while they are refreshed; older ones only when the upstream fails. Throws UpstreamError.
   */
  read<T>(path: string, policy: ReadPolicy<T>, scope: ReadScope): Promise<T | null> {
    const memo = scope.reads.get(path);
    // The path determines the endpoint, and so the policy and the type.
    if (memo) return memo as Promise<T | null>;
    const read = this.#read(path, policy, scope);
    scope.reads.set(path, read);
    return read;
  }

  /** Reads past the cache: what the upstream answers now, or its error. Still once for a request. */
  get past(): PublicReads {
    return {
      read: <T>(path: string, policy: ReadPolicy<T>, scope: ReadScope) => {
        const memo = scope.reads.get(path);
        if (memo) return memo as Promise<T | null>;
        const read = this.#fill(path, policy, scope.signal).then(({ value, tags = [] }) => {
          scope.note(0, tags);
          return value as T | null;
        });
        scope.reads.set(path, read);
        return read;
      },
    };
  }

  /** Whether there is a fresh or stale copy. */
  has(path: string): boolean {
    return this.#cache.has(path);
  }

  /** Marks entries with one of the tags, or all, as outdated. They are still served when the upstream fails. */
  drop(tags: readonly string[] | 'all'): void {
    this.#cache.drop(tags);
  }

  /** Outdates entries with one of the tags: they are served for some seconds, except to requests that await changes. */
  outdate(tags: readonly string[]): void {
    this.#cache.outdate(tags);
  }

  async #read<T>(path: string, policy: ReadPolicy<T>, scope: ReadScope): Promise<T | null> {
    const found =
      this.#cache.fresh(path, scope.awaitsChanges) ??
      (await this.#cache.get(
        path,
        (signal) => this.#fill(path, policy, signal),
        () => scope.signal,
        scope.awaitsChanges,
      ));
    if (activeTracer()) currentSpan()?.count(`lawaj.reads.${found.state}`);
    const isStale = found.state === 'stale' || found.state === 'rescued';
    const value = found.value as T | null;
    const now = this.#instant();
    const ends = value === null ? Infinity : (policy.boundary?.(value, now) ?? Infinity) - now;
    scope.note(isStale ? STALE_MAX_AGE_MS : this.#cache.freshFor(found), found.tags, ends);
    return value;
  }

  /** Without the client's sharing of reads: a caller after a drop must not join a call that started before it. */
  async #fill<T>(
    path: string,
    policy: ReadPolicy<T>,
    signal: AbortSignal | undefined,
  ): Promise<Filled<unknown>> {
    try {
      return await this.#rest.get(
        path,
        (json, bytes) => {
          const value = policy.decode(json);
          return {
            value,
            bytes: bytes * WEIGHT + RECORD_BYTES,
            maxAge: this.#maxAge(policy, value),
            staleFor: this.#revalidateMs,
            tags: policy.tags(value, path),
          };
        },
        { signal },
      );
    } catch (error) {
      const isMissing = error instanceof UpstreamError && error.code === 'NOT_FOUND';
      if (!isMissing || policy.missingTag === undefined) throw error;
      return {
        value: null,
        bytes: RECORD_BYTES,
        maxAge: Math.min(policy.freshMs, MISSING_FRESH_MS),
        staleFor: this.#revalidateMs,
        tags: [policy.missingTag],
      };
    }
  }

  /** At least a millisecond: an entry that is outdated at once can still be served when the upstream fails. */
  #maxAge<T>({ freshMs, boundary }: ReadPolicy<T>, value: T): number {
    const now = this.#instant();
    return Math.max(1, Math.min(freshMs, (boundary?.(value, now) ?? Infinity) - now));
  }
}
