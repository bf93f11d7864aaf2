/** What the feed tells, given on to everybody in this process who listens: one reader of the feed, any number of streams. */
import type { FeedEvent, FeedPage } from '../../contract/events.ts';

export interface FeedListener {
  /** Events, in the feed's order. */
  events(events: readonly FeedEvent[]): void;
  /** Something may have been missed. */
  missed(): void;
  /** Nothing comes any more. */
  closed(): void;
}

export class Broadcast {
  readonly #listeners = new Set<FeedListener>();
  readonly #read: (after: string) => Promise<FeedPage>;

  /** @param read events of the feed behind a cursor, without waiting. */
  constructor(read: (after: string) => Promise<FeedPage>) {
    this.#read = read;
  }

  /** How many listen. */
  get size(): number {
    return this.#listeners.size;
  }

  /** The function given back ends it. */
  listen(listener: FeedListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readAfter(after: string): Promise<FeedPage> {
    return this.#read(after);
  }

  tell(events: readonly FeedEvent[]): void {
    for (const listener of this.#listeners) listener.events(events);
  }

  tellMissed(): void {
    for (const listener of this.#listeners) listener.missed();
  }

  close(): void {
    for (const listener of this.#listeners) listener.closed();
    this.#listeners.clear();
  }
}
