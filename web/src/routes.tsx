/**
 * How each page of the page manifest (`pageManifest.ts`, which has its path and its other properties) is loaded.
 *
 * A page is two modules in `pages/<route>/`:
 * - `XPage.route.ts`, in the first load, so that data and code are requested at the same time. It exports
 *     `export { default as query } from './__generated__/XPageQuery$parameters.ts';`
 *     `export function variables({ params, url, seed, language }: PageContext): XPageQuery$variables`   (if it has any)
 *     `export const main = [['product']];`   (fields without which there is no page: then 503; see `MainFields`)
 * - `XPage.tsx`, loaded when needed. It exports
 *     `export const query = graphql\`query XPageQuery(...) @preloadable { ... }\`;`
 *     `export default function XPage({ data, params, url }: PageProps<XPageQuery>)`
 *     `export function head({ data, t, absolute }: HeadInput<XPageQuery>): PageHead`
 *     `export function outcome(data, { params }): Outcome`   (only if a path may be unknown: null data → 'not-found',
 *       or redirect: `{ redirect: path }`; the query string is preserved)
 *     `export function Skeleton(context)`   (shown during a navigation until the data are loaded)
 * The types are in page/page.ts. `StoreLayout` follows the same rule, but is loaded at once.
 * A page without data leaves `query` out of both modules.
 * Data of the viewer are requested by a module `XPage.viewer.ts`, listed in `viewerRoutes.ts`, which starts beside the page's
 * code.
 * It exports `queryOf(context)`, the query and its variables; `XPage.tsx` reads the data by `<ViewerPage document={query}>`.
 *
 * Within a page, a change of the query string keeps the page on screen until the new data are loaded (`usePagePending()`
 * reports
 * it); a change of path shows the skeleton.
 */
import { browserPages } from './browserPages.ts';
import * as storeLayout from './layouts/StoreLayout.route.ts';
import * as storeLayoutModule from './layouts/StoreLayout.tsx';
import type { OperationType } from 'relay-runtime';
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
import * as service from './pages/service/ServicePage.route.ts';
import * as services from './pages/services/ServicesPage.route.ts';
import * as shop from './pages/shop/ShopPage.route.ts';
import * as shopProducts from './pages/shop/ShopProductsPage.route.ts';
import * as siteMap from './pages/site-map/SiteMapPage.route.ts';
import * as text from './pages/text/TextPage.route.ts';
import type { PageName } from './pageManifest.ts';
import type { PageModule, PageRoute } from './page/page.ts';
import type { viewerRoutes } from './viewerRoutes.ts';

const NO_DATA = {};

/** A page that asks something of who is signed in. */
const own = (name: keyof typeof viewerRoutes): PageRoute<OperationType> => ({
  viewer: async () => (await import('./viewerRoutes.ts')).viewerRoutes[name],
});

/** What starts a page's data and what loads its code, put together under its name in the manifest. */
const page =
  <Query extends OperationType>(route: PageRoute<Query>, importPage: () => Promise<PageModule<Query>>) =>
  (name: PageName): PageSource =>
    pageSource(name, route, importPage, browserPages[name].areas);

const pages = {
  home: page(home, () => import('./pages/home/HomePage.tsx')),
  home2: page(home, () => import('./pages/home/AssistantFirstPage.tsx')),
  home3: page(home, () => import('./pages/home/DealsFirstPage.tsx')),
  category: page(category, () => import('./pages/category/CategoryPage.tsx')),
  allProducts: page(allProducts, () => import('./pages/all-products/AllProductsPage.tsx')),
  search: page(search, () => import('./pages/search/SearchPage.tsx')),
  product: page(product, () => import('./pages/product/ProductPage.tsx')),
  brand: page(brand, () => import('./pages/brand/BrandPage.tsx')),
  shop: page(shop, () => import('./pages/shop/ShopPage.tsx')),
  shopProducts: page(shopProducts, () => import('./pages/shop/ShopProductsPage.tsx')),
  categories: page(categories, () => import('./pages/categories/CategoriesPage.tsx')),
  selection: page(selection, () => import('./pages/selection/SelectionPage.tsx')),
  mall: page(mall, () => import('./pages/mall/MallPage.tsx')),
  promo: page(promo, () => import('./pages/promo/PromoPage.tsx')),
  services: page(services, () => import('./pages/services/ServicesPage.tsx')),
  service: page(service, () => import('./pages/service/ServicePage.tsx')),
  contact: page(contact, () => import('./pages/contact/ContactPage.tsx')),
  sell: page(NO_DATA, () => import('./pages/sell/SellPage.tsx')),
  cart: page(NO_DATA, () => import('./pages/cart/CartPage.tsx')),
  sharedCart: page(NO_DATA, () => import('./pages/shared-cart/SharedCartPage.tsx')),
  checkout: page(NO_DATA, () => import('./pages/checkout/CheckoutPage.tsx')),
  orderPlaced: page(NO_DATA, () => import('./pages/order-placed/OrderPlacedPage.tsx')),
  trackOrder: page(NO_DATA, () => import('./pages/track-order/TrackOrderPage.tsx')),
  login: page(NO_DATA, () => import('./pages/login/LoginPage.tsx')),
  register: page(NO_DATA, () => import('./pages/register/RegisterPage.tsx')),
  recover: page(NO_DATA, () => import('./pages/recover/RecoverPage.tsx')),
  account: page(own('account'), () => import('./pages/account/AccountPage.tsx')),
  ticket: page(own('ticket'), () => import('./pages/ticket/TicketPage.tsx')),
  orders: page(own('orders'), () => import('./pages/orders/OrdersPage.tsx')),
  accountOrder: page(own('accountOrder'), () => import('./pages/orders/OrderPage.tsx')),
  wishlist: page(own('wishlist'), () => import('./pages/wishlist/WishlistPage.tsx')),
  admin: page(NO_DATA, () => import('./pages/admin/AdminPage.tsx')),
  dev: page(dev, () => import('./pages/dev/DevPage.tsx')),
  text: page(text, () => import('./pages/text/TextPage.tsx')),
  siteMap: page(siteMap, () => import('./pages/site-map/SiteMapPage.tsx')),
  notFound: page(NO_DATA, () => import('./pages/not-found/NotFoundRoute.tsx')),
} satisfies Record<PageName, (name: PageName) => PageSource>;

const sources = Object.fromEntries(
  Object.entries(pages).map(([name, make]) => [name, make(name as PageName)]),
) as Readonly<Record<PageName, PageSource>>;

/** Every page, so that the server can load them all before it answers. */
export const pageSources: readonly PageSource[] = Object.values(sources);

/** What an address shows that turns out to be unknown once its data are there. */
export const notFoundSource: PageSource = sources.notFound;

/** What stands around every page; its code is in the first load. */
export const layoutSource = pageSource(undefined, storeLayout, () =>
  // It is no page, but its query is started and read like one's.
  Promise.resolve(storeLayoutModule as unknown as PageModule),
);

/** The route table; no path fits two patterns but `*`, which any path fits. */
export const routes: readonly Route[] = Object.entries(sources).flatMap(([name, source]) => {
  const { patterns, redirects = [] } = browserPages[name as PageName];
  const status = source === notFoundSource ? 404 : 200;
  return [
    ...patterns.map((pattern) => ({ pattern, page: source, status })),
    ...redirects.map((pattern) => ({ pattern, redirect: patterns[0] ?? '' })),
  ];
});
