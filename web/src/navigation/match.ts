import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageSource } from './pageSource.ts';

/** A line of the route table. */
export type Route =
  | {
      /** react-router's path: `:name` for a parameter, `:name?` for one that may be missing; `*` for any other path. */
      readonly pattern: string;
      readonly page: PageSource;
      /** The answer's HTTP status when the page itself is fine. */
      readonly status: number;
    }
  | { readonly pattern: string; readonly redirect: string };

export type Params = Readonly<Record<string, string | undefined>>;

export interface Match<Found extends Route = Route> {
  readonly route: Found;
  /** Decoded. */
  readonly params: Params;
}

/** The table as react-router takes it; made once for each table. */
const tables = new WeakMap<readonly Route[], RouteObject[]>();

function tableOf(routes: readonly Route[]): RouteObject[] {
  let table = tables.get(routes);
  if (table === undefined) {
    table = routes.map((route) => ({ path: route.pattern, caseSensitive: true, handle: route }));
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

/** The route of a path; one that is no valid encoding fits only `*`. */
export function matchRoute(routes: readonly Route[], pathname: string): Match | undefined {
  const match = matchRoutes(tableOf(routes), isEncoded(pathname) ? pathname : '/*')?.at(-1);
  if (match === undefined) return undefined;
  const { '*': _rest, ...params } = match.params;
  return { route: match.route.handle as Route, params };
}
