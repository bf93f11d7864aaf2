/**
 * The whole map of the shop.
 *
 * A page is two modules in `pages/<route>/`:
 * - `XPage.route.ts`, in the first load, so that data and code are asked for at the same time. It exports
 *     `export { default as query } from './__generated__/XPageQuery$parameters.ts';`
 *     `export function variables({ params, url, seed, language }: PageContext): XPageQuery$variables`   (if it has any)
 *     `export const main = [['product']];`   (fields without which there is no page: then 503; see `MainFields`)
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
import * as categories from './pages/categories/CategoriesPage.route.ts';
import * as category from './pages/category/CategoryPage.route.ts';
import * as contact from './pages/contact/ContactPage.route.ts';
import * as dev from './pages/dev/DevPage.route.ts';
import * as home from './pages/home/HomePage.route.ts';
import * as mall from './pages/mall/MallPage.route.ts';
import * as product from './pages/product/ProductPage.route.ts';
import * as promo from './pages/promo/PromoPage.route.ts';
import * as search from './pages/search/SearchPage.route.ts';
import * as selection from './pages/selection/SelectionPage.route.ts';
import { SELECTIONS } from './pages/selection/selections.ts';
import * as service from './pages/service/ServicePage.route.ts';
import * as services from './pages/services/ServicesPage.route.ts';
import * as shop from './pages/shop/ShopPage.route.ts';
import * as shopProducts from './pages/shop/ShopProductsPage.route.ts';
import * as siteMap from './pages/site-map/SiteMapPage.route.ts';
import * as text from './pages/text/TextPage.route.ts';
import { paths, patterns } from './paths.ts';
import type { PageModule } from './relay/page.ts';

const NO_DATA = {};
/** Shells of pages that are somebody's own. */
const PRIVATE = { isPrivate: true };

export const pages = {
  home: pageSource('pages/home/HomePage.tsx', home, () => import('./pages/home/HomePage.tsx')),
  home2: pageSource(
    'pages/home/AssistantFirstPage.tsx',
    home,
    () => import('./pages/home/AssistantFirstPage.tsx'),
  ),
  home3: pageSource('pages/home/DealsFirstPage.tsx', home, () => import('./pages/home/DealsFirstPage.tsx')),
  category: pageSource(
    'pages/category/CategoryPage.tsx',
    category,
    () => import('./pages/category/CategoryPage.tsx'),
    ['catalogue'],
  ),
  allProducts: pageSource(
    'pages/all-products/AllProductsPage.tsx',
    allProducts,
    () => import('./pages/all-products/AllProductsPage.tsx'),
    ['catalogue'],
  ),
  search: pageSource('pages/search/SearchPage.tsx', search, () => import('./pages/search/SearchPage.tsx'), [
    'catalogue',
  ]),
  product: pageSource(
    'pages/product/ProductPage.tsx',
    product,
    () => import('./pages/product/ProductPage.tsx'),
    ['catalogue', 'product'],
  ),
  brand: pageSource('pages/brand/BrandPage.tsx', brand, () => import('./pages/brand/BrandPage.tsx'), [
    'catalogue',
  ]),
  shop: pageSource('pages/shop/ShopPage.tsx', shop, () => import('./pages/shop/ShopPage.tsx'), ['catalogue']),
  shopProducts: pageSource(
    'pages/shop/ShopProductsPage.tsx',
    shopProducts,
    () => import('./pages/shop/ShopProductsPage.tsx'),
    ['catalogue'],
  ),
  categories: pageSource(
    'pages/categories/CategoriesPage.tsx',
    categories,
    () => import('./pages/categories/CategoriesPage.tsx'),
    ['catalogue'],
  ),
  selection: pageSource(
    'pages/selection/SelectionPage.tsx',
    selection,
    () => import('./pages/selection/SelectionPage.tsx'),
    ['catalogue'],
  ),
  mall: pageSource('pages/mall/MallPage.tsx', mall, () => import('./pages/mall/MallPage.tsx'), ['catalogue']),
  promo: pageSource('pages/promo/PromoPage.tsx', promo, () => import('./pages/promo/PromoPage.tsx'), [
    'catalogue',
  ]),
  services: pageSource(
    'pages/services/ServicesPage.tsx',
    services,
    () => import('./pages/services/ServicesPage.tsx'),
    ['catalogue', 'support'],
  ),
  service: pageSource(
    'pages/service/ServicePage.tsx',
    service,
    () => import('./pages/service/ServicePage.tsx'),
    ['catalogue', 'support'],
  ),
  contact: pageSource(
    'pages/contact/ContactPage.tsx',
    contact,
    () => import('./pages/contact/ContactPage.tsx'),
    ['catalogue', 'support'],
  ),
  sell: pageSource('pages/sell/SellPage.tsx', NO_DATA, () => import('./pages/sell/SellPage.tsx'), [
    'address',
    'catalogue',
    'sell',
    'support',
  ]),
  cart: pageSource('pages/cart/CartPage.tsx', NO_DATA, () => import('./pages/cart/CartPage.tsx'), [
    'cartDetails',
  ]),
  order: pageSource('pages/order/OrderPage.tsx', NO_DATA, () => import('./pages/order/OrderPage.tsx'), [
    'address',
    'cartDetails',
    'checkout',
    'orders',
  ]),
  orderPlaced: pageSource(
    'pages/order-placed/OrderPlacedPage.tsx',
    PRIVATE,
    () => import('./pages/order-placed/OrderPlacedPage.tsx'),
    ['address', 'checkout', 'orders', 'support'],
  ),
  trackOrder: pageSource(
    'pages/track-order/TrackOrderPage.tsx',
    PRIVATE,
    () => import('./pages/track-order/TrackOrderPage.tsx'),
    ['address', 'checkout', 'orders', 'support'],
  ),
  login: pageSource('pages/login/LoginPage.tsx', NO_DATA, () => import('./pages/login/LoginPage.tsx'), [
    'account',
  ]),
  register: pageSource(
    'pages/register/RegisterPage.tsx',
    NO_DATA,
    () => import('./pages/register/RegisterPage.tsx'),
    ['account'],
  ),
  recover: pageSource(
    'pages/recover/RecoverPage.tsx',
    NO_DATA,
    () => import('./pages/recover/RecoverPage.tsx'),
    ['account'],
  ),
  account: pageSource(
    'pages/account/AccountPage.tsx',
    PRIVATE,
    () => import('./pages/account/AccountPage.tsx'),
    ['account', 'address', 'buying', 'reviews', 'support', 'tickets'],
  ),
  ticket: pageSource('pages/ticket/TicketPage.tsx', PRIVATE, () => import('./pages/ticket/TicketPage.tsx'), [
    'account',
    'support',
    'tickets',
  ]),
  orders: pageSource('pages/orders/OrdersPage.tsx', PRIVATE, () => import('./pages/orders/OrdersPage.tsx'), [
    'account',
    'buying',
    'orders',
  ]),
  accountOrder: pageSource(
    'pages/orders/OrderPage.tsx',
    PRIVATE,
    () => import('./pages/orders/OrderPage.tsx'),
    ['account', 'address', 'buying', 'orders', 'support'],
  ),
  wishlist: pageSource(
    'pages/wishlist/WishlistPage.tsx',
    PRIVATE,
    () => import('./pages/wishlist/WishlistPage.tsx'),
    ['account'],
  ),
  admin: pageSource('pages/admin/AdminPage.tsx', PRIVATE, () => import('./pages/admin/AdminPage.tsx'), [
    'account',
  ]),
  dev: pageSource('pages/dev/DevPage.tsx', dev, () => import('./pages/dev/DevPage.tsx'), [
    'cartDetails',
    'catalogue',
    'gallery',
    'support',
  ]),
  text: pageSource('pages/text/TextPage.tsx', text, () => import('./pages/text/TextPage.tsx'), ['catalogue']),
  siteMap: pageSource(
    'pages/site-map/SiteMapPage.tsx',
    siteMap,
    () => import('./pages/site-map/SiteMapPage.tsx'),
    ['catalogue', 'sell', 'support'],
  ),
  notFound: pageSource(
    'pages/not-found/NotFoundRoute.tsx',
    NO_DATA,
    () => import('./pages/not-found/NotFoundRoute.tsx'),
    ['notFound'],
  ),
} satisfies Record<string, PageSource>;

/** The pages of the route table, by name. */
export type PageName = keyof typeof pages;

/** Every page, so that the server can load them all before it answers. */
export const pageSources: readonly PageSource[] = Object.values(pages);

/** What an address shows that turns out to be unknown once its data are there. */
export const notFoundSource: PageSource = pages.notFound;

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
  page(paths.home2(), pages.home2),
  page(paths.home3(), pages.home3),
  page(patterns.category, pages.category),
  page(paths.allProducts(), pages.allProducts),
  { pattern: paths.products(), redirect: paths.allProducts() },
  ...SELECTIONS.map(({ path }) => page(path, pages.selection)),
  page(paths.categories(), pages.categories),
  page(paths.mall(), pages.mall),
  page(paths.search(), pages.search),
  page(patterns.product, pages.product),
  page(patterns.brand, pages.brand),
  page(patterns.shop, pages.shop),
  page(patterns.shopProducts, pages.shopProducts),
  page(patterns.promo, pages.promo),
  page(paths.services(), pages.services),
  page(patterns.service, pages.service),
  page(paths.contact(), pages.contact),
  page(paths.sell(), pages.sell),
  page(paths.cart(), pages.cart),
  page(paths.order(), pages.order),
  page(paths.orderPlaced(), pages.orderPlaced),
  page(paths.trackOrder(), pages.trackOrder),
  page(paths.login(), pages.login),
  page(paths.register(), pages.register),
  page(paths.recover(), pages.recover),
  page(paths.account(), pages.account),
  page(paths.accountAddresses(), pages.account),
  page(paths.accountPoints(), pages.account),
  page(paths.accountSessions(), pages.account),
  page(paths.accountPrivacy(), pages.account),
  page(paths.tickets(), pages.account),
  page(paths.reviews(), pages.account),
  page(patterns.ticket, pages.ticket),
  page(paths.orders(), pages.orders),
  page(patterns.accountOrder, pages.accountOrder),
  page(paths.wishlist(), pages.wishlist),
  page(paths.admin(), pages.admin),
  page(paths.dev(), pages.dev),
  ...Object.values(textPages).map((path) => page(path, pages.text)),
  page(paths.siteMap(), pages.siteMap),
  { pattern: '/sitemap', redirect: paths.siteMap() },
  page('*', pages.notFound, 404),
];
