/// <reference lib="webworker" />
/**
 * The service worker: the shop without a network. The network comes first for pages and responses; the cache is for failures.
 * Private data and errors are never cached.
 */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { cacheNames, clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isServerPath, serverPaths } from '../../../gateway/contract/rules/server-paths.ts';
import { readAddress } from '../relay/address.ts';
import {
  inlinedResponses,
  isCacheableResponse,
  isCacheablePage,
  isPublicPage,
  pageKey,
  readChoices,
  type Choices,
} from './cacheRules.ts';
import {
  ANSWERS,
  CACHE_PREFIX,
  FILES,
  KEEP,
  PAGES,
  PICTURES,
  READY,
  SHELL,
  SPLASH_VIDEO,
  TAKE_OVER,
  type KeepMessage,
} from './names.ts';

declare const self: ServiceWorkerGlobalScope;
/** Files of this build with their revisions, and the build's name, inserted by `web/build.ts`. */
declare const SHOP_FILES: { url: string; revision: string | null }[];
declare const SHOP_BUILD: string;

const DAY = 24 * 60 * 60;
/** Seconds after which a cached page is shown instead of one that is still loading. */
const PATIENCE = 5;
const pagesName = `${PAGES}${SHOP_BUILD}`;
const isFirst = self.registration.active === null;

/** Language and theme of this device; undefined if workers cannot read cookies: then nothing is cached. */
async function choicesFor(url: URL): Promise<Choices | undefined> {
  const store = (
    self as unknown as { cookieStore?: { get(name: string): Promise<{ value?: string } | null> } }
  ).cookieStore;
  if (store === undefined) return undefined;
  const [lang, theme] = await Promise.all([store.get('lang'), store.get('theme')]);
  return readChoices(url, { lang: lang?.value, theme: theme?.value }, navigator.languages);
}

/** A cached response has the URL at which the client will request it. */
const answersExpiration = new ExpirationPlugin({
  maxEntries: 150,
  maxAgeSeconds: 14 * DAY,
  purgeOnQuotaError: true,
});

/** A page's inlined responses are those that the client requests on a navigation to it. */
async function keepInlined(page: Response): Promise<void> {
  const cache = await caches.open(ANSWERS);
  for (const { id, variables, data } of inlinedResponses(await page.text())) {
    const url = new URL(readAddress(id, variables), self.location.origin).href;
    await cache.put(
      url,
      new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }),
    );
    await answersExpiration.cacheDidUpdate?.({ cacheName: ANSWERS, request: new Request(url) } as never);
  }
}

const perChoice: WorkboxPlugin = {
  async cacheKeyWillBeUsed({ request }) {
    const url = new URL(request.url);
    const choices = await choicesFor(url);
    return choices === undefined ? request : pageKey(url, choices);
  },
  async cacheWillUpdate({ request, response }) {
    const choices = await choicesFor(new URL(request.url));
    return choices !== undefined && isCacheablePage(response, choices) ? response : null;
  },
  cacheDidUpdate: ({ newResponse }) => keepInlined(newResponse.clone()),
};

const pages = new NetworkFirst({
  cacheName: pagesName,
  networkTimeoutSeconds: PATIENCE,
  matchOptions: { ignoreVary: true },
  plugins: [
    perChoice,
    new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 7 * DAY, purgeOnQuotaError: true }),
  ],
});

// First: the precache would respond with the complete file, and some players only accept the requested range.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SPLASH_VIDEO,
  async ({ request }) => {
    const whole = await matchPrecache(SPLASH_VIDEO);
    if (whole === undefined) return fetch(request);
    return request.headers.has('range') ? createPartialResponse(request, whole) : whole;
  },
);

precacheAndRoute(SHOP_FILES, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    !isServerPath(url.pathname) &&
    // A preview of the back-office: never another version of the page.
    !url.searchParams.has('preview'),
  async ({ event, request, url }) => {
    try {
      if (isPublicPage(url.pathname)) return await pages.handle({ event, request });
      return (
        (await ((event as FetchEvent).preloadResponse as Promise<Response | undefined>)) ??
        (await fetch(request))
      );
    } catch {
      return (await matchPrecache(SHELL)) ?? Response.error();
    }
  },
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    url.pathname === serverPaths.graphql &&
    url.searchParams.has('documentId') &&
    // Public reads have no credentials; a request with credentials is private.
    request.credentials === 'omit',
  new NetworkFirst({
    cacheName: ANSWERS,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => ((await isCacheableResponse(response)) ? response : null),
      },
      answersExpiration,
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(serverPaths.media),
  new CacheFirst({
    cacheName: PICTURES,
    matchOptions: { ignoreVary: true },
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 240, maxAgeSeconds: 14 * DAY, purgeOnQuotaError: true }),
    ],
  }),
);

// Files of the build that are not precached: other languages, rarely visited pages. Their names carry a hash.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(serverPaths.assets),
  new CacheFirst({
    cacheName: FILES,
    matchOptions: { ignoreVary: true },
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
    ],
  }),
);

clientsClaim();

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const ours = new Set([ANSWERS, PICTURES, FILES, pagesName, cacheNames.precache]);
      const left = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && !ours.has(name));
      await Promise.all(left.map((name) => caches.delete(name)));
      // The page is requested while the worker is still starting.
      await self.registration.navigationPreload?.enable();
      if (!isFirst) return;
      const clients = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client is no window
      for (const client of clients) client.postMessage({ type: READY });
    })(),
  );
});

async function keep(event: ExtendableEvent, { page, files }: KeepMessage): Promise<void> {
  const url = page === undefined ? undefined : new URL(page);
  const all = await caches.open(FILES);
  const pictures = await caches.open(PICTURES);
  await Promise.allSettled([
    url !== undefined && isPublicPage(url.pathname)
      ? pages.handle({ event, request: new Request(url) })
      : undefined,
    ...files.map(async (file) => {
      const { pathname } = new URL(file);
      const cache = pathname.startsWith(serverPaths.media)
        ? pictures
        : pathname.startsWith(serverPaths.assets)
          ? all
          : undefined;
      // Most of them are in the browser's HTTP cache.
      if (cache !== undefined && (await matchPrecache(file)) === undefined) await cache.add(file);
    }),
  ]);
}

self.addEventListener('message', (event) => {
  const message = event.data as { type?: unknown } | null;
  if (message?.type === TAKE_OVER) event.waitUntil(self.skipWaiting());
  if (message?.type === KEEP) event.waitUntil(keep(event, message as KeepMessage));
});
