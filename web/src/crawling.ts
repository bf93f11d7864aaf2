/** What crawlers are told of the pages; for the server, which writes the sitemap and `robots.txt`. */
import { pageAt, pageEntries } from './pageManifest.ts';

/** Paths that the sitemap lists whatever the catalogue holds. */
export const fixedPaths: readonly string[] = pageEntries.flatMap(([, { sitemap, patterns }]) =>
  sitemap === 'always' ? patterns : [],
);

/** Whether the sitemap lists a path that stands in the catalogue's data. */
export const isListed = (pathname: string): boolean => pageAt(pathname)?.sitemap === 'entries';

const closed = pageEntries.flatMap(([, { isClosedToCrawlers, isPrivate, sitemap, patterns }]) =>
  isClosedToCrawlers === true || (isPrivate === true && sitemap === undefined)
    ? patterns.map((pattern) => pattern.replace(/\/:.*$/, ''))
    : [],
);

/** Beginnings of paths that crawlers are asked to leave, none of which begins with another. */
export const closedPaths: readonly string[] = [...new Set(closed)].filter(
  (path) => !closed.some((other) => path !== other && path.startsWith(other)),
);
