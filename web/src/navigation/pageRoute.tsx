import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { PageContext } from '../relay/page.ts';
import { beginPage } from '../relay/usePagePending.ts';
import { PageFrame } from './PageFrame.tsx';
import type { PageSource } from './pageSource.ts';
import type { Services } from './services.ts';

/** What a route says of itself to those who prepare pages: the server, hydration, links. */
export interface RouteHandle {
  readonly source: PageSource;
  /** Answer's HTTP status when the page itself is fine; 404 for the catch-all. */
  readonly status: number;
}

/** A route that leads elsewhere. */
export interface RedirectHandle {
  readonly redirect: string;
}

/** The address and parameters of a match as a page's context. */
export function pageContext(
  params: Readonly<Record<string, string | undefined>>,
  url: URL,
  { boot }: Services,
): PageContext {
  return { params, url, language: boot.language, seed: boot.seed };
}

/** Where the navigation under way leads; in browsers only one is under way. */
let destination: string | undefined;

/** A page whose code can't be had is asked of the server, which has the code of its own version. */
function loadDestination(): void {
  if (destination === undefined || destination === location.href) location.reload();
  else location.assign(destination);
}

/** The loader of a page's route: starts the query, waits for nothing. */
export function pageLoader(source: PageSource, services: Services) {
  return ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) => {
    const url = new URL(request.url);
    beginPage();
    destination = url.href;
    return source.start(pageContext(params, url, services), services);
  };
}

/** A route that shows a page: the loader starts its data while the code is loaded. */
export function pageRoute(path: string | undefined, source: PageSource, services: Services, status = 200): RouteObject {
  const Component = () => <PageFrame source={source} />;
  return {
    id: path ?? 'home',
    ...(path === undefined ? { index: true } : { path }),
    handle: { source, status } satisfies RouteHandle,
    loader: pageLoader(source, services),
    // A page that is already here (the first one, in browser and server) must not suspend hydration.
    ...(source.loaded() === undefined
      ? {
          lazy: {
            Component: async () => {
              await source.load(loadDestination);
              return Component;
            },
          },
        }
      : { Component }),
  };
}

/** A route that leads elsewhere; the query string goes along. */
export function redirectRoute(path: string, to: string): RouteObject {
  return {
    id: path,
    path,
    handle: { redirect: to } satisfies RedirectHandle,
    loader: ({ request }) => redirect(`${to}${new URL(request.url).search}`),
  };
}
