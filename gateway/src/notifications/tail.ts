/** Follows the origin's feed of changes and announces, by tag, which cached data are outdated. */
import { setTimeout as delay } from 'node:timers/promises';
import { FeedPage } from '../../contract/events.ts';
import type { FeedEvent } from '../../contract/events.ts';
import type { RestClient } from '../upstream/rest.ts';
import { UpstreamError } from '../upstream/errors.ts';

export interface TailOptions {
  rest: RestClient;
  /** The feed's service token. */
  token: string;
  /** Called with the tags of what changed, or `all` when anything may have changed. */
  announce: (tags: string[] | 'all') => void;
  /** Called with the events of every page. */
  onEvents?: ((events: readonly FeedEvent[]) => void) | undefined;
  /** Called with failures, once each time the connection to the feed is lost. */
  onProblem?: ((message: string) => void) | undefined;
  /** Seconds that one call may wait for events. */
  waitSeconds?: number | undefined;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
const PAGE_SIZE = 500;

/** The products of a batch. */
const productsOf = ({ products }: FeedEvent['data']): string[] =>
  Array.isArray(products) ? products.filter((id) => typeof id === 'string') : [];

/** Tags that an event invalidates; none for events that affect no public data. */
export function tagsOf({ type, subject, data }: FeedEvent): string[] {
  // Its products have followed it to other lists and are found by other words, or came into the shop or left it.
  const lists = data['reason'] === 'products' ? ['product:?', 'product:*'] : [];
  switch (type) {
    case 'product.changed':
      // Its position in any list may have changed.
      return [`product:${subject}`, 'product:?', 'product:*'];
    case 'catalogue.changed':
      return [...productsOf(data).map((id) => `product:${id}`), 'product:?', 'product:*'];
    case 'product.stock':
      return [`product:${subject}`];
    case 'review.changed':
      return [`review:${subject}`, `product:${subject}`];
    case 'category.changed':
      return [`category:${subject}`, 'category:*', ...lists];
    case 'brand.changed':
      return [`brand:${subject}`, 'brand:*', ...lists];
    case 'seller.changed':
      return [`seller:${subject}`, 'seller:*', ...(lists.length > 0 ? [...lists, `offer:${subject}`] : [])];
    case 'homepage.changed':
      return [`homepage:${subject}`, 'homepage:*'];
    case 'promo.changed':
      // The set of its products may have changed.
      return [`promo:${subject}`, 'promo:*', 'product:*'];
    case 'coupon.changed':
      return ['coupon:*'];
    case 'api-key.changed':
      return [`api-key:${subject}`];
    case 'settings.changed':
      return ['settings:*'];
    case 'search-redirect.changed':
      // Any search may be that one.
      return ['product:*'];
    case 'page.changed':
      return ['page:*'];
    default:
      return [];
  }
}

/** Starts following the feed; returns the function that stops it. Announces `all` whenever events may have been missed. */
export function followFeed({
  rest,
  token,
  announce,
  onEvents,
  onProblem,
  waitSeconds = 25,
}: TailOptions): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;

  const readPage = (after: string | undefined) => {
    const query =
      after === undefined ? '' : `?after=${encodeURIComponent(after)}&limit=${PAGE_SIZE}&wait=${waitSeconds}`;
    const timeoutMs = (waitSeconds + 10) * 1000;
    return rest.get(`/v1/events${query}`, (json) => FeedPage.parse(json), {
      bearer: token,
      signal,
      timeoutMs,
    });
  };

  const follow = async () => {
    let cursor: string | undefined;
    let pause = FIRST_PAUSE_MS;
    let isLost = false;
    while (!signal.aborted) {
      try {
        const page = await readPage(cursor);
        // Without a cursor the page only contains the feed's end, and so after a gap: earlier changes are unknown.
        if (cursor === undefined || page.gap === true) announce('all');
        else announceEvents(page.events);
        cursor = page.cursor;
        pause = FIRST_PAUSE_MS;
        isLost = false;
      } catch (error) {
        if (signal.aborted) return;
        // The feed no longer knows the cursor: start again at its end.
        if (error instanceof UpstreamError && REFUSED_CURSOR.has(error.code)) cursor = undefined;
        if (!isLost)
          onProblem?.(`Reading the feed of changes failed: ${error instanceof Error ? error.message : ''}`);
        isLost = true;
        await delay(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    }
  };

  const announceEvents = (events: readonly FeedEvent[]) => {
    const tags = new Set(events.flatMap(tagsOf));
    if (tags.size > 0) announce([...tags]);
    if (events.length > 0) onEvents?.(events);
  };

  const done = follow();
  return async () => {
    stopped.abort();
    await done;
  };
}

const REFUSED_CURSOR: ReadonlySet<string> = new Set(['BAD_USER_INPUT', 'NOT_FOUND']);
