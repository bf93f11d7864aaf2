/** Which query parameters an address of the shop knows; for the server, which keeps one rendered page for all that mean the same. */
import { LANGUAGE_KEY } from './i18n/language.ts';
import { matchRoute } from './navigation/match.ts';
import { PAGE_PARAMETERS } from './pageParameters.ts';
import { pages, routes, type PageName } from './routes.tsx';

const byPage: ReadonlyMap<unknown, readonly string[]> = new Map(
  Object.entries(pages).map(([name, source]) => [
    source,
    [LANGUAGE_KEY, ...PAGE_PARAMETERS[name as PageName]],
  ]),
);

/** Names of the query parameters that change what a path shows; those of the target where it leads elsewhere. */
export function knownParameters(pathname: string): readonly string[] {
  const route = matchRoute(routes, pathname)?.route;
  if (route === undefined) return [LANGUAGE_KEY];
  return 'redirect' in route ? knownParameters(route.redirect) : (byPage.get(route.page) ?? [LANGUAGE_KEY]);
}
