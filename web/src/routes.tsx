/**
 * The whole map of the shop.
 *
 * A page is two modules in `pages/<route>/`:
 * - `XPage.route.ts`, in the first load, so that data and code are asked for at the same time. It exports
 *     `export { default as query } from './__generated__/XPageQuery$parameters.ts';`
 *     `export function variables({ params, url, seed, language }: PageContext): XPageQuery$variables`   (if it has any)
 * - `XPage.tsx`, loaded when needed. It exports
 *     `export const query = graphql\`query XPageQuery(...) @preloadable { ... }\`;`
 *     `export default function XPage({ data, params, url }: PageProps<XPageQuery>)`
 *     `export function head({ data, t, absolute }: HeadInput<XPageQuery>): PageHead`
 *     `export function outcome(data, { params }): Outcome`   (only if an address may be unknown: null data → 'not-found',
 *       or stand elsewhere: `{ redirect: path }`; the query string is kept)
 *     `export function Skeleton(context)`   (shown when one goes to the page and the data are not there yet)
 * The types are in relay/page.ts. `StoreLayout` follows the same rule, but is loaded at once.
 * A page without data leaves `query` out of both modules.
 *
 * Within a page, a change of the query string keeps the page on screen until the new data are there (`usePagePending()` says
 * so); a change of path shows the skeleton.
 */
import { textPages } from './features/text-pages/links.ts';
import * as storeLayout from './layouts/StoreLayout.route.ts';
import * as storeLayoutModule from './layouts/StoreLayout.tsx';
import type { Route } from './navigation/match.ts';
import { pageSource, type PageSource } from './navigation/pageSource.ts';
import * as allProducts from './pages/all-products/AllProductsPage.route.ts';
import * as brand from './pages/brand/BrandPage.route.ts';
import * as category from './pages/category/CategoryPage.route.ts';
import * as dev from './pages/dev/DevPage.route.ts';
import * as home from './pages/home/HomePage.route.ts';
import * as product from './pages/product/ProductPage.route.ts';
import * as search from './pages/search/SearchPage.route.ts';
import * as shop from './pages/shop/ShopPage.route.ts';
import * as shopProducts from './pages/shop/ShopProductsPage.route.ts';
import * as siteMap from './pages/site-map/SiteMapPage.route.ts';
import * as text from './pages/text/TextPage.route.ts';
import { paths, patterns } from './paths.ts';
import type { PageModule } from './relay/page.ts';

const NO_DATA = {};

const pages = {
  home: pageSource('pages/home/HomePage.tsx', home, () => import('./pages/home/HomePage.tsx')),
  category: pageSource(
    'pages/category/CategoryPage.tsx',
    category,
    () => import('./pages/category/CategoryPage.tsx'),
  ),
  allProducts: pageSource(
    'pages/all-products/AllProductsPage.tsx',
    allProducts,
    () => import('./pages/all-products/AllProductsPage.tsx'),
  ),
  search: pageSource('pages/search/SearchPage.tsx', search, () => import('./pages/search/SearchPage.tsx')),
  product: pageSource(
    'pages/product/ProductPage.tsx',
    product,
    () => import('./pages/product/ProductPage.tsx'),
  ),
  brand: pageSource('pages/brand/BrandPage.tsx', brand, () => import('./pages/brand/BrandPage.tsx')),
  shop: pageSource('pages/shop/ShopPage.tsx', shop, () => import('./pages/shop/ShopPage.tsx')),
  shopProducts: pageSource(
    'pages/shop/ShopProductsPage.tsx',
    shopProducts,
    () => import('./pages/shop/ShopProductsPage.tsx'),
  ),
  cart: pageSource('pages/cart/CartPage.tsx', NO_DATA, () => import('./pages/cart/CartPage.tsx')),
  dev: pageSource('pages/dev/DevPage.tsx', dev, () => import('./pages/dev/DevPage.tsx')),
  text: pageSource('pages/text/TextPage.tsx', text, () => import('./pages/text/TextPage.tsx')),
  siteMap: pageSource(
    'pages/site-map/SiteMapPage.tsx',
    siteMap,
    () => import('./pages/site-map/SiteMapPage.tsx'),
  ),
  notFound: pageSource(
    'pages/not-found/NotFoundRoute.tsx',
    NO_DATA,
    () => import('./pages/not-found/NotFoundRoute.tsx'),
  ),
} satisfies Record<string, PageSource>;

/** Every page, so that the server can load them all before it answers. */
export const pageSources: readonly PageSource[] = Object.values(pages);

/** What stands around every page; its code is in the first load. */
export const layoutSource = pageSource(undefined, storeLayout, () =>
  // It is no page, but its query is started and read like one's.
  Promise.resolve(storeLayoutModule as unknown as PageModule),
);

const page = (pattern: string, source: PageSource, status = 200): Route => ({
  pattern,
  page: source,
  status,
});

/** The route table; the first pattern that fits a path has it. */
export const routes: readonly Route[] = [
  page(paths.home(), pages.home),
  { pattern: '/home', redirect: paths.home() },
  page(patterns.category, pages.category),
  page(paths.allProducts(), pages.allProducts),
  page(paths.search(), pages.search),
  page(patterns.product, pages.product),
  page(patterns.brand, pages.brand),
  page(patterns.shop, pages.shop),
  page(patterns.shopProducts, pages.shopProducts),
  page(paths.cart(), pages.cart),
  page(paths.dev(), pages.dev),
  ...Object.values(textPages).map((path) => page(path, pages.text)),
  page(paths.siteMap(), pages.siteMap),
  { pattern: '/sitemap', redirect: paths.siteMap() },
  page('*', pages.notFound, 404),
];
