import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageSource } from './pageSource.ts';

/** A line of the route table. */
export type Route =
  | {
      /** react-router's path: `:name` for a parameter, `:name?` for one that may be missing; `*` for any other path. */
      readonly pattern: string;
      readonly page: PageSource;
      /** The HTTP status if the page itself is found. */
      readonly status: number;
    }
  | { readonly pattern: string; readonly redirect: string };

export type Params = Readonly<Record<string, string | undefined>>;

export interface Match<Found extends Route = Route> {
  readonly route: Found;
  /** Decoded. */
  readonly params: Params;
}

/** Number of paths that are cached: react-router reads the whole table at each match. */
const MOST_REMEMBERED = 200;

interface Table {
  /** The table in react-router's form. */
  readonly objects: RouteObject[];
  readonly remembered: Map<string, Match | undefined>;
}

/** Made once for each table. */
const tables = new WeakMap<readonly Route[], Table>();

function tableOf(routes: readonly Route[]): Table {
  let table = tables.get(routes);
  if (table === undefined) {
    table = {
      objects: routes.map((route) => ({ path: route.pattern, caseSensitive: true, handle: route })),
      remembered: new Map(),
    };
    tables.set(routes, table);
  }
  return table;
}

function isEncoded(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The route of a path; a path with an invalid encoding only matches `*`. */
export function matchRoute(routes: readonly Route[], pathname: string): Match | undefined {
  const { objects, remembered } = tableOf(routes);
  if (remembered.has(pathname)) return remembered.get(pathname);
  const found = findRoute(objects, pathname);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(pathname, found);
  return found;
}

function findRoute(objects: RouteObject[], pathname: string): Match | undefined {
  const match = matchRoutes(objects, isEncoded(pathname) ? pathname : '/*')?.at(-1);
  if (match === undefined) return undefined;
  const { '*': _rest, ...params } = match.params;
  return { route: match.route.handle as Route, params };
}
