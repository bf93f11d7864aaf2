/** One request as the loaders see it. */

export interface ReadScope {
  /** The instant the request is answered for, in ms since the epoch. */
  readonly now: number;
  /** Fires when nobody waits for the answer any more. Asked for only when a call is made. */
  readonly signal: AbortSignal | undefined;
  /** Reads already made for this request, failed ones too: what runs twice reads once. */
  readonly reads: Map<string, Promise<unknown>>;
  /** Tells how long, in ms, what was read stays true, and by which tags it is dropped. */
  readonly note: (maxAgeMs: number, tags: readonly string[]) => void;
}

/** Who asks, where it matters: for what belongs to one person, and for limits. */
export interface Caller {
  /** Address of the client; undefined: not known, or it does not matter. */
  readonly client?: string | undefined;
  /** Session token; undefined: nobody in particular. */
  readonly token?: string | undefined;
}

/** Collects what the parts of an answer allow for the whole: the shortest life, all tags. */
export class Freshness {
  #maxAgeMs = Number.POSITIVE_INFINITY;
  readonly #tags = new Set<string>();

  note(maxAgeMs: number, tags: readonly string[]): void {
    if (maxAgeMs < this.#maxAgeMs) this.#maxAgeMs = maxAgeMs;
    for (const tag of tags) this.#tags.add(tag);
  }

  /** Seconds, with fractions; 0 when nothing vouched for the answer. */
  get maxAge(): number {
    return Number.isFinite(this.#maxAgeMs) ? Math.max(0, this.#maxAgeMs) / 1000 : 0;
  }

  get tags(): string[] {
    return [...this.#tags];
  }
}
