/** Tells a CDN before the shop which stored answers are outdated, by their tags. */
import { setTimeout as delay } from 'node:timers/promises';

export interface CdnOptions {
  /** Takes `{ "tags": [...] }` and `{ "purge_everything": true }` by POST. */
  url: string;
  /** Sent as bearer token. */
  token?: string | undefined;
  /** Called once each time purges begin to fail. */
  onProblem?: ((message: string) => void) | undefined;
  /** Milliseconds between two calls, and until a purge is repeated; for tests. */
  pause?: number | undefined;
  repeatAfter?: number | undefined;
}

export interface Cdn {
  /** Purges answers with one of these tags, or all, soon. */
  purge(tags: readonly string[] | 'all'): void;
  /** Ends; what was not sent yet is lost, as an answer expires by itself. */
  close(): Promise<void>;
}

/** Between two calls (ms): changes in between are purged together. */
const PAUSE = 1_000;
/** An answer that was on its way during the purge, or that lists showed while they were made again, is purged as well (ms). */
const REPEAT_AFTER = 4_000;
const LONGEST_PAUSE = 30_000;
const TIMEOUT = 5_000;
/** Tags of one call, and how many may wait until everything is purged instead. */
const TAGS_OF_CALL = 30;
const MOST_TAGS = 300;

/** Bytes of the header with the tags; beyond it an answer is not to be stored by a CDN. */
const LARGEST_HEADER = 8 * 1024;

/** Names what an answer shows. */
export const CACHE_TAG = 'cache-tag';
/** For an answer that no CDN may store. */
export const NOT_FOR_CDN = ['cdn-cache-control', 'no-store'] as const;

/** Headers by which a CDN stores an answer. Tags are written as in a URL, without the comma that separates them. */
export function cdnHeaders(tags: readonly string[]): readonly [string, string] {
  const text = tags.map(encodeURIComponent).join(',');
  return text === '' || text.length > LARGEST_HEADER ? NOT_FOR_CDN : [CACHE_TAG, text];
}

/**
 * Request header in which a CDN says for which page it asks: language, theme, and whether the banner of the app is shown, such as
 * `fr.system.banner`. Pages asked for with it may be shared; a CDN leaves it out for those with a session.
 */
export const PAGE_VARIANT_HEADER = 'x-page-variant';

const PAGE_VARIANT = /^([a-z]{2})\.(system|light|dark)\.(banner|plain)$/;

/** The choices that a CDN made from cookies and `Accept-Language`; undefined: the page is not for a CDN to share. */
export function readPageVariant(
  value: string | string[] | undefined,
): { language: string; theme: string; withoutAppBanner: boolean } | undefined {
  const [, language, theme, banner] = PAGE_VARIANT.exec(String(value)) ?? [];
  return language === undefined || theme === undefined
    ? undefined
    : { language, theme, withoutAppBanner: banner === 'plain' };
}

/** Cache-Control of a page that a CDN may share for some seconds, and that a browser asks for again each time. */
export const sharedPage = (seconds: number): string =>
  `public, max-age=0, must-revalidate, s-maxage=${seconds}`;

/** Starts to purge what it is given. */
export function createCdn(options: CdnOptions): Cdn {
  const { url, token, onProblem = () => undefined, pause = PAUSE, repeatAfter = REPEAT_AFTER } = options;
  const stopped = new AbortController();
  const { signal } = stopped;
  let waiting = new Set<string>();
  let isAll = false;
  let working: Promise<void> | undefined;
  const repeats = new Set<NodeJS.Timeout>();

  const send = async (body: object): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
  };

  /** Sends what waits, until nothing does. */
  async function work(): Promise<void> {
    let wait = pause;
    let isFailing = false;
    while (!signal.aborted && (isAll || waiting.size > 0)) {
      const everything = isAll || waiting.size > MOST_TAGS;
      const tags = [...waiting].slice(0, TAGS_OF_CALL);
      if (everything) [isAll, waiting] = [false, new Set()];
      else for (const tag of tags) waiting.delete(tag);
      try {
        await send(everything ? { purge_everything: true } : { tags });
        wait = pause;
        isFailing = false;
      } catch (error) {
        if (signal.aborted) return;
        if (everything) isAll = true;
        else for (const tag of tags) waiting.add(tag);
        if (!isFailing) onProblem(`The CDN is not purged: ${error instanceof Error ? error.message : ''}`);
        isFailing = true;
        wait = Math.min(wait * 2, LONGEST_PAUSE);
      }
      await delay(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  function add(tags: readonly string[] | 'all'): void {
    if (signal.aborted) return;
    if (tags === 'all') isAll = true;
    else for (const tag of tags) waiting.add(encodeURIComponent(tag));
    working ??= work().finally(() => {
      working = undefined;
    });
  }

  return {
    purge(tags) {
      add(tags);
      const repeat = setTimeout(() => {
        repeats.delete(repeat);
        add(tags);
      }, repeatAfter).unref();
      repeats.add(repeat);
    },
    async close() {
      stopped.abort();
      for (const repeat of repeats) clearTimeout(repeat);
      await working;
    },
  };
}
