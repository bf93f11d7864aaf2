/** What crawlers may read; for the server, which writes the sitemap and `robots.txt`. */
import { pageAt, pageEntries } from './pageManifest.ts';

/** Paths that the sitemap lists independently of the catalogue. */
export const fixedPaths: readonly string[] = pageEntries.flatMap(([, { sitemap, patterns }]) =>
  sitemap === 'always' ? patterns : [],
);

/** Whether the sitemap lists a path that comes from the catalogue's data. */
export const isListed = (pathname: string): boolean => pageAt(pathname)?.sitemap === 'entries';

const closed = pageEntries.flatMap(([, { isClosedToCrawlers, isPrivate, sitemap, patterns }]) =>
  isClosedToCrawlers === true || (isPrivate === true && sitemap === undefined)
    ? patterns.map((pattern) => pattern.replace(/\/[:*].*$/, ''))
    : [],
);

/** Prefixes of the paths that crawlers should not read; none is a prefix of another. */
export const closedPaths: readonly string[] = [...new Set(closed)].filter(
  (path) => !closed.some((other) => path !== other && path.startsWith(other)),
);
