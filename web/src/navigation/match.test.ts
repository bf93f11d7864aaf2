import { describe, expect, it } from 'vitest';
import { matchRoute } from './match.ts';
import { PAGES } from '../pageManifest.ts';
import { pageSource } from './pageSource.ts';
import type { Route } from './match.ts';

const patterns = {
  category: PAGES.category.patterns[0] ?? '',
  product: PAGES.product.patterns[0],
  shop: PAGES.shop.patterns[0],
  shopProducts: PAGES.shopProducts.patterns[0],
};
const nowhere = pageSource(undefined, {}, () => Promise.reject(new Error('not loaded')));
const route = (pattern: string, status = 200): Route => ({ pattern, page: nowhere, status });
const table: Route[] = [
  route('/'),
  { pattern: '/home', redirect: '/' },
  route(patterns.category),
  route(patterns.product),
  route(patterns.shop),
  route(patterns.shopProducts),
  route('*', 404),
];
const at = (path: string) => {
  const match = matchRoute(table, path);
  return [match?.route.pattern, match?.params];
};

describe('the route of a path', () => {
  it.each([
    ['/', '/', {}],
    ['/home', '/home', {}],
    ['/product/tv-4k', patterns.product, { slug: 'tv-4k' }],
    ['/product/tv-4k/', patterns.product, { slug: 'tv-4k' }],
    ['/product/caf%C3%A9', patterns.product, { slug: 'café' }],
    ['/category/mode', patterns.category, { slug: 'mode' }],
    [
      '/category/a/b/c/d/e',
      patterns.category,
      { slug: 'a', subSlug: 'b', subSubSlug: 'c', subSubSubSlug: 'd', subSubSubSubSlug: 'e' },
    ],
    ['/shop/x', patterns.shop, { slug: 'x' }],
    ['/shop/x/products', patterns.shopProducts, { slug: 'x' }],
  ])('%s', (path, pattern, params) => expect(at(path)).toEqual([pattern, params]));

  it.each([
    '/category',
    '/category/a/b/c/d/e/f',
    '/product',
    '/product/a/b',
    '/Product/a',
    '/%E0%A4%A',
    '/shop/x/other',
  ])('%s is unknown', (path) => expect(at(path)).toEqual(['*', {}]));
});
