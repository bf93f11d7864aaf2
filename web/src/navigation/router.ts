import { createPath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router-dom';
import { locationKey } from './locationKey.ts';
import { beginPage, endPage } from '../page/usePagePending.ts';
import type { PageContext } from '../page/page.ts';
import { matchRoute, type Params, type Route } from './match.ts';
import type { PageSource, PageStart } from './pageSource.ts';
import type { QueryKeeper } from '../relay/queryKeeper.ts';
import { createScrollMemory } from './scrollMemory.ts';
import type { Services } from './services.ts';

/**
 * react-router matches the paths and holds the location; what happens before a page is shown is here: its data are requested
 * before its code is loaded, the newest navigation wins, and the scroll position is restored. react-router's data router would
 * add 17 kB to the first load, with loaders that do not know Relay's queries.
 */

/** The current view. */
export interface View {
  readonly location: Location;
  readonly source: PageSource;
  readonly start: PageStart;
  readonly layout: PageStart;
  /** Its query keeper; replaced after signing in or out. */
  readonly keeper: QueryKeeper;
  /** The page's code failed to load. */
  readonly error?: Error;
}

/** The scroll position once a view is shown. */
export type Scroll = { readonly top: number } | { readonly hash: string } | 'keep';

/** @param atOnce the previous view must not stay until the next one is ready */
export type Listener = (view: View, scroll: Scroll, atOnce: boolean) => void;

/** A path and parameters as a page's context. */
export function pageContext(params: Params, url: URL, { boot }: Services): PageContext {
  return { params, url, language: boot.language, seed: boot.seed };
}

/** The page at a path, after redirects of the table. */
export function resolvePage(
  routes: readonly Route[],
  url: URL,
): { url: URL; page: PageSource; params: Params; status: number } | undefined {
  let target = url;
  // A table's redirects lead to pages; the limit prevents an endless loop in a wrong table.
  for (let hops = 0; hops < 5; hops += 1) {
    const match = matchRoute(routes, target.pathname);
    if (match === undefined) return undefined;
    const { route, params } = match;
    if ('page' in route) return { url: target, page: route.page, params, status: route.status };
    target = new URL(`${route.redirect}${target.search}`, target);
  }
  return undefined;
}

function locationOf(url: URL, key: string): Location {
  return { pathname: url.pathname, search: url.search, hash: url.hash, key, state: null };
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** Called on back and forward before the router acts; true: the step is refused. Set by pages with unsaved changes. */
export const popBlocker: { blocks?: (() => boolean) | undefined } = {};

/** Navigates between pages in one browser window: the navigator below react-router's hooks. */
export class PageRouter implements Navigator {
  readonly #routes: readonly Route[];
  #services: Services;
  readonly #scroll = createScrollMemory();
  readonly #listeners = new Set<Listener>();
  #view: View;
  /** Number of the newest navigation: an older one that ends later is ignored. */
  #newest = 0;

  /** @param view the first page, with loaded code and requested data */
  constructor(routes: readonly Route[], services: Services, view: View) {
    this.#routes = routes;
    this.#services = services;
    this.#view = { ...view, location: { ...view.location, key: locationKey(history.state) } };
    addEventListener('popstate', this.#onPopState);
    addEventListener('pagehide', () => this.#scroll.remember(this.#view.location.key));
  }

  get view(): View {
    return this.#view;
  }

  /** @param seen what the listener shows: there may have been a navigation before it subscribed */
  subscribe(seen: View, listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#view !== seen && this.#newest > 0) listener(this.#view, 'keep', false);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  readonly createHref = hrefOf;

  readonly go = (delta: number): void => history.go(delta);

  readonly push = (to: To, _state?: unknown, options?: NavigateOptions): void =>
    this.#navigate(hrefOf(to), false, options?.preventScrollReset === true);

  readonly replace = (to: To, _state?: unknown, options?: NavigateOptions): void =>
    this.#navigate(hrefOf(to), true, options?.preventScrollReset === true);

  /** Navigates to a URL; one that is not a page is left to the browser. */
  #navigate(to: string, replace: boolean, preventScrollReset: boolean): void {
    const url = new URL(to, location.href);
    const found = resolvePage(this.#routes, url);
    if (found === undefined) {
      location.assign(url);
      return;
    }
    const samePage = found.url.pathname === location.pathname && found.url.search === location.search;
    const key = Math.random().toString(36).slice(2, 10);
    const write = () => {
      this.#scroll.takeOver();
      this.#scroll.remember(this.#view.location.key);
      if (replace || (samePage && found.url.hash === location.hash))
        history.replaceState({ key }, '', found.url);
      else history.pushState({ key }, '', found.url);
    };
    const scroll: Scroll = preventScrollReset
      ? 'keep'
      : found.url.hash === ''
        ? { top: 0 }
        : { hash: found.url.hash };
    if (samePage && found.url.hash !== '') {
      write();
      this.#show({ ...this.#view, location: locationOf(found.url, key) }, scroll);
      return;
    }
    void this.#go(found, key, scroll, write);
  }

  readonly #onPopState = (event: PopStateEvent): void => {
    if (popBlocker.blocks?.()) return;
    const url = new URL(location.href);
    const key = locationKey(event.state);
    this.#scroll.remember(this.#view.location.key);
    const scroll: Scroll = { top: this.#scroll.recall(key) };
    const { pathname, search } = this.#view.location;
    if (url.pathname === pathname && url.search === search) {
      this.#newest += 1;
      endPage();
      this.#show({ ...this.#view, location: locationOf(url, key) }, scroll);
      return;
    }
    const found = resolvePage(this.#routes, url);
    if (found === undefined) location.reload();
    else void this.#go(found, key, scroll, () => undefined);
  };

  async #go(
    { url, page, params }: { url: URL; page: PageSource; params: Params },
    key: string,
    scroll: Scroll,
    write: () => void,
  ): Promise<void> {
    this.#newest += 1;
    const number = this.#newest;
    beginPage();
    let error: Error | undefined;
    // Data are requested first; the code loads at the same time.
    const services = this.#services;
    const context = pageContext(params, url, services);
    let start = page.start(context, services);
    try {
      // A page whose code fails to load is requested from the server, which has the code of its own version.
      await page.load(() => location.assign(url));
    } catch (caught) {
      error = caught instanceof Error ? caught : new Error(String(caught));
    }
    if (number !== this.#newest) return;
    write();
    // The session changed meanwhile.
    if (services !== this.#services) start = page.start(context, this.#services);
    const { layout, keeper } = this.#view;
    this.#show(
      {
        location: locationOf(url, key),
        source: page,
        start,
        layout,
        keeper,
        ...(error === undefined ? {} : { error }),
      },
      scroll,
    );
  }

  /** Shows the same page with another keeper's data, at once. */
  renew(keeper: QueryKeeper, layout: PageSource): void {
    this.#services = { ...this.#services, keeper };
    const { source, start } = this.#view;
    this.#show(
      {
        ...this.#view,
        keeper,
        start: source.start(start.context, this.#services),
        layout: layout.start(start.context, this.#services),
      },
      'keep',
      true,
    );
  }

  #show(view: View, scroll: Scroll, atOnce = false): void {
    this.#view = view;
    for (const listener of this.#listeners) listener(view, scroll, atOnce);
  }
}
