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
  /** Notes how long (ms) the data read are valid, and their cache tags. */
  readonly note: (maxAgeMs: number, tags: readonly string[]) => void;
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

/** Combines the freshness of all data of a response: the shortest lifetime, all tags. */
export class Freshness {
  #maxAgeMs = Number.POSITIVE_INFINITY;
  readonly #tags = new Set<string>();

  note(maxAgeMs: number, tags: readonly string[]): void {
    if (maxAgeMs < this.#maxAgeMs) this.#maxAgeMs = maxAgeMs;
    for (const tag of tags) this.#tags.add(tag);
  }

  /** Seconds, with fractions; 0 if nothing was noted. */
  get maxAge(): number {
    return Number.isFinite(this.#maxAgeMs) ? Math.max(0, this.#maxAgeMs) / 1000 : 0;
  }

  get tags(): string[] {
    return [...this.#tags];
  }
}
