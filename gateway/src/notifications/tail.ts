/** Follows the origin's feed of changes and announces, by tag, which cached data are outdated. */
import { setTimeout as delay } from 'node:timers/promises';
import { FeedPage } from '../../contract/events.ts';
import type { FeedEvent } from '../../contract/events.ts';
import { tagsOf } from '../cache-tags.ts';
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
  /** Called each time the feed was read. */
  onRead?: (() => void) | undefined;
  /** Called with failures, once each time the connection to the feed is lost. */
  onProblem?: ((message: string) => void) | undefined;
  /** Called when the feed refuses the token before any page was read: it never was the right one, and following ends. */
  onRefused?: (() => void) | undefined;
  /** Seconds that one call may wait for events. */
  waitSeconds?: number | undefined;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
const PAGE_SIZE = 500;

/** Starts following the feed; returns the function that stops it. Announces `all` whenever events may have been missed. */
export function followFeed({
  rest,
  token,
  announce,
  onEvents,
  onRead,
  onProblem,
  onRefused,
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
    let wasRead = false;
    while (!signal.aborted) {
      try {
        const page = await readPage(cursor);
        // Without a cursor the page only contains the feed's end, and so after a gap: earlier changes are unknown.
        if (cursor === undefined || page.gap === true) announce('all');
        else announceEvents(page.events);
        cursor = page.cursor;
        pause = FIRST_PAUSE_MS;
        isLost = false;
        wasRead = true;
        onRead?.();
      } catch (error) {
        if (signal.aborted) return;
        if (onRefused && !wasRead && error instanceof UpstreamError && REFUSED_TOKEN.has(error.code)) {
          onRefused();
          return;
        }
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

const REFUSED_TOKEN: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);
const REFUSED_CURSOR: ReadonlySet<string> = new Set(['BAD_USER_INPUT', 'NOT_FOUND']);
