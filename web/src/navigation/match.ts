import type { PageSource } from './pageSource.ts';

/** A line of the route table. */
export type Route =
  | {
      /** Path with `:name` for a parameter, `:name?` for one that may be missing at the end; `*` for any other path. */
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

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function matchPattern(pattern: string, path: readonly string[]): Params | undefined {
  if (pattern === '*') return {};
  const wanted = segments(pattern);
  if (path.length > wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const given = path[index];
    if (given === undefined) {
      if (!part.endsWith('?')) return undefined;
    } else if (part.startsWith(':')) {
      params[part.slice(1).replace('?', '')] = given;
    } else if (part !== given) {
      return undefined;
    }
  }
  return params;
}

/** The first route whose pattern fits the path; a path that is no valid encoding fits only `*`. */
export function matchRoute(routes: readonly Route[], pathname: string): Match | undefined {
  let path: string[] | undefined;
  try {
    path = segments(pathname).map(decodeURIComponent);
  } catch {
    path = undefined;
  }
  for (const route of routes) {
    const params =
      path === undefined ? (route.pattern === '*' ? {} : undefined) : matchPattern(route.pattern, path);
    if (params !== undefined) return { route, params };
  }
  return undefined;
}
