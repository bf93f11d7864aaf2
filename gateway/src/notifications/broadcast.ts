/** Distributes the feed's events within this process: one reader of the feed, any number of streams. */
import type { FeedEvent, FeedPage } from '../../contract/events.ts';

export interface FeedListener {
  /** Called with new events, in the feed's order. */
  events(events: readonly FeedEvent[]): void;
  /** Called when events may have been missed. */
  missed(): void;
  /** Called when no more events will come. */
  closed(): void;
}

export class Broadcast {
  readonly #listeners = new Set<FeedListener>();
  #isClosed = false;
  readonly #read: (after: string) => Promise<FeedPage>;

  /** @param read returns the events after a cursor, without waiting */
  constructor(read: (after: string) => Promise<FeedPage>) {
    this.#read = read;
  }

  /** Number of listeners. */
  get size(): number {
    return this.#listeners.size;
  }

  /** Adds a listener, which is closed at once after `close`; returns the function that removes it. */
  listen(listener: FeedListener): () => void {
    if (this.#isClosed) {
      // Later: the caller has no stream yet.
      queueMicrotask(() => listener.closed());
      return () => undefined;
    }
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readAfter(after: string): Promise<FeedPage> {
    return this.#read(after);
  }

  publish(events: readonly FeedEvent[]): void {
    for (const listener of this.#listeners) listener.events(events);
  }

  publishMissed(): void {
    for (const listener of this.#listeners) listener.missed();
  }

  close(): void {
    this.#isClosed = true;
    for (const listener of this.#listeners) listener.closed();
    this.#listeners.clear();
  }
}
