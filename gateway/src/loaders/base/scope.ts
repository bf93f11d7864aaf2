/** The state of one request that loaders use. */

export interface ReadScope {
  /** The time of the request, in ms since the epoch. */
  readonly now: number;
  /** Fires when the client disconnects. Created only when a call is made. */
  readonly signal: AbortSignal | undefined;
  /** What is read is cached by those who asked: nothing from before a change whose event has come. */
  readonly awaitsChanges?: boolean | undefined;
  /** Reads of this request, failed ones included, so that none is made twice. */
  readonly reads: Map<string, Promise<unknown>>;
  /**
   * Notes how long (ms) the data read are fresh, and their cache tags; `endsMs`: after which time they are not what is shown any more, by
   * what they say themselves.
   */
  readonly note: (maxAgeMs: number, tags: readonly string[], endsMs?: number) => void;
}

/** The caller, for personal data and for rate limits. */
export interface Caller {
  /** Address of the client; undefined if unknown or irrelevant. */
  readonly client?: string | undefined;
  /** Session token; undefined for a visitor. */
  readonly token?: string | undefined;
  /** Id of the third party's key that the request has. */
  readonly apiKey?: string | undefined;
}

/** Most seconds for which a response is shown while it is made again. */
const MOST_STALE = 15;

/** Combines the freshness of all data of a response: the shortest lifetime, all tags. */
export class Freshness {
  #maxAgeMs = Number.POSITIVE_INFINITY;
  #endsMs = Number.POSITIVE_INFINITY;
  readonly #tags = new Set<string>();

  note(maxAgeMs: number, tags: readonly string[], endsMs = Number.POSITIVE_INFINITY): void {
    if (maxAgeMs < this.#maxAgeMs) this.#maxAgeMs = maxAgeMs;
    if (endsMs < this.#endsMs) this.#endsMs = endsMs;
    for (const tag of tags) this.#tags.add(tag);
  }

  /** Seconds, with fractions; 0 if nothing was noted. */
  get maxAge(): number {
    return Number.isFinite(this.#maxAgeMs) ? Math.max(0, this.#maxAgeMs) / 1000 : 0;
  }

  /** Seconds after `maxAge` for which the response may be shown while it is made again: until its data end by what they say themselves. */
  get staleFor(): number {
    return Math.max(0, Math.min(MOST_STALE, this.#endsMs / 1000 - this.maxAge));
  }

  get tags(): string[] {
    return [...this.#tags];
  }
}
