/** The cache of what everybody may see, shared by all requests. Nothing read with anybody's authority comes here. */
import type { MemoryUse } from '../../../service/bounded-cache.ts';
import { Cache } from '../../../service/cache.ts';
import type { Filled } from '../../../service/cache.ts';
import { cancelled, UpstreamError } from '../../upstream/errors.ts';
import type { RestClient } from '../../upstream/rest.ts';
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

export interface SharedCacheOptions {
  /** For values, keys and entries together. */
  maxBytes?: number | undefined;
  /** An outdated entry is still given for so long while it is read again. */
  revalidateMs?: number | undefined;
  /** An outdated entry is given for so long when the upstream fails. */
  staleMs?: number | undefined;
  /** A caller for whom there is an outdated entry waits no longer than so for a new one. */
  staleWaitMs?: number | undefined;
  /** Takes the place of both clocks, the wall's and the monotonic one; for tests. */
  now?: (() => number) | undefined;
}

/** What an answer made of stale data may be cached for. */
const STALE_MAX_AGE_MS = 1_000;
const MISSING_FRESH_MS = 10_000;
/** Parsed objects weigh about three times their text. */
const WEIGHT = 3;
/** What an entry's record takes besides its value. */
const RECORD_BYTES = 300;

export class SharedCache {
  readonly #rest: RestClient;
  readonly #cache: Cache<unknown>;
  readonly #revalidateMs: number;
  /** Wall clock: instants that the data name. */
  readonly #instant: () => number;

  constructor(rest: RestClient, options: SharedCacheOptions = {}) {
    this.#rest = rest;
    this.#revalidateMs = options.revalidateMs ?? 30_000;
    this.#instant = options.now ?? Date.now;
    this.#cache = new Cache({
      maxBytes: options.maxBytes ?? 96 * 1024 * 1024,
      rescueFor: options.staleMs ?? 3_600_000,
      patience: options.staleWaitMs ?? 1_000,
      // What the caller did wrong is answered with its error.
      mayRescue: (error) => error instanceof UpstreamError && error.isFault,
      leaving: cancelled,
      now: options.now,
    });
  }

  /** Memory that is taken, keys included, and its bound (bytes). */
  get memory(): MemoryUse {
    return this.#cache;
  }

  get isWarm(): boolean {
    return this.#cache.size > 0;
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
    return this.#cache.has(path);
  }

  /** Drops what carries one of the tags, or everything. It is still given when the upstream fails. */
  drop(tags: readonly string[] | 'all'): void {
    this.#cache.drop(tags);
  }

  async #read<T>(path: string, policy: ReadPolicy<T>, scope: ReadScope): Promise<T | null> {
    const found =
      this.#cache.fresh(path) ??
      (await this.#cache.get(
        path,
        (signal) => this.#fill(path, policy, signal),
        () => scope.signal,
      ));
    const isStale = found.state === 'stale' || found.state === 'rescued';
    scope.note(isStale ? STALE_MAX_AGE_MS : this.#cache.freshFor(found), found.tags);
    return found.value as T | null;
  }

  /** Not by the client's shared reads: who asks after a drop must not join a call that was made before it. */
  async #fill<T>(path: string, policy: ReadPolicy<T>, signal: AbortSignal): Promise<Filled<unknown>> {
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
            tags: policy.tags(value),
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

  /** At least a millisecond: what is outdated already is still what there is when the upstream fails. */
  #maxAge<T>({ freshMs, boundary }: ReadPolicy<T>, value: T): number {
    const now = this.#instant();
    return Math.max(1, Math.min(freshMs, (boundary?.(value, now) ?? Infinity) - now));
  }
}
