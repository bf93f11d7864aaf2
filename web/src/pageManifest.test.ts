import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SERVICES, TEXT_PAGE_SLUGS } from '../../gateway/contract/pages.ts';
import { closedPaths, fixedPaths, isListed } from './crawling.ts';
import { matchRoute } from './navigation/match.ts';
import { pageAt, pageEntries, PAGES, type PageName } from './pageManifest.ts';
import { CATEGORY_LEVELS, paths } from './paths.ts';
import { routes } from './routes.tsx';

const src = dirname(fileURLToPath(import.meta.url));

/** A value that has to be encoded in a path. */
const VALUE = 'a b/ç?';

/** Every path that the shop links, with the values of its parameters. */
const addresses: readonly (readonly [string, string])[] = Object.entries(paths)
  .filter(([name]) => name !== 'textPage')
  .map(([name, make]) => {
    const value: unknown = name === 'category' ? CATEGORY_LEVELS.map(() => VALUE) : VALUE;
    const path = (make as (value: unknown) => string)(value);
    return [name, new URL(path, 'https://lawaj.tn').pathname] as const;
  })
  .concat(TEXT_PAGE_SLUGS.map((slug) => [`textPage ${slug}`, paths.textPage(slug)] as const));

/** The page that the router shows at a path, after redirects. */
function routed(pathname: string): PageName | undefined {
  const route = matchRoute(routes, pathname)?.route;
  if (route === undefined) return undefined;
  return 'redirect' in route ? routed(route.redirect) : route.page.name;
}

describe('the page manifest', () => {
  it('names the modules of the route table, and every folder of pages has an entry', () => {
    const table = readFileSync(join(src, 'routes.tsx'), 'utf8');
    const loaded = [
      ...table.matchAll(/(\w+): page\(\s*\w+(?:\('\w+'\))?,\s*\(\) =>\s*import\('\.\/([^']+)'\)/g),
    ];
    expect(loaded.map(([, name, file]) => [name, file])).toEqual(
      pageEntries.map(([name, { file }]) => [name, file]),
    );
    const folders = new Set(pageEntries.map(([, { file }]) => file.split('/')[1]));
    expect(new Set(readdirSync(join(src, 'pages')))).toEqual(folders);
  });

  it.each(addresses)('has a page at what paths.%s builds, which reads the same values', (_, path) => {
    const match = matchRoute(routes, path);
    expect(routed(path)).not.toBe('notFound');
    expect(Object.values(match?.params ?? {}).filter((value) => value !== VALUE)).toEqual([]);
    expect(Object.keys(match?.params ?? {})).toHaveLength(path.split(encodeURIComponent(VALUE)).length - 1);
  });

  it('has a function in paths for each pattern', () => {
    const built = new Set(addresses.map(([, path]) => matchRoute(routes, path)?.route.pattern));
    const shown = pageEntries.flatMap(([, { patterns }]) => patterns);
    expect(shown.filter((pattern) => pattern !== '*' && !built.has(pattern))).toEqual([]);
  });

  it('finds the pages that the router finds', () => {
    const others = [
      '/home',
      '/products',
      '/sitemap',
      '/no/such/page',
      '/user',
      '/admin/products',
      '/category',
    ];
    for (const path of [...addresses.map(([, path]) => path), ...others, '/product/x/', '/category/a/b']) {
      const name = routed(path);
      expect(pageAt(path), path).toBe(name === 'notFound' || name === undefined ? undefined : PAGES[name]);
    }
  });

  it('caches no private document on a device', () => {
    const cached = pageEntries.filter(([, { isCached, isPrivate }]) => isCached && isPrivate);
    expect(cached).toEqual([]);
  });
});

describe('crawlers', () => {
  it('find every page of the sitemap, listed or by the catalogue', () => {
    expect(fixedPaths).toEqual(
      expect.arrayContaining(['/', '/deals', '/best-sellers', '/site-map', '/track-order']),
    );
    expect(fixedPaths.filter((path) => path.includes(':'))).toEqual([]);
    const found = [
      ...TEXT_PAGE_SLUGS.map(paths.textPage),
      ...SERVICES.map(paths.service),
      paths.product('x'),
      paths.category(['x', 'y']),
      paths.brand('x'),
      paths.shop('x'),
      paths.promo('x'),
    ];
    expect(found.filter((path) => !isListed(path))).toEqual([]);
    expect([paths.shopProducts('x'), paths.cart(), '/service-medecin'].filter(isListed)).toEqual([]);
  });

  it('should not read private pages, and the sitemap lists none', () => {
    const isClosed = (path: string) => closedPaths.some((start) => path.startsWith(start));
    for (const path of [
      paths.cart(),
      paths.orderPlaced(),
      paths.accountOrder('x'),
      paths.ticket('x'),
      paths.wishlist(),
      paths.login(),
      paths.admin(),
      paths.dev(),
    ])
      expect(isClosed(path), path).toBe(true);
    expect([...fixedPaths, paths.product('x'), paths.home2()].filter(isClosed)).toEqual([]);
  });
});
