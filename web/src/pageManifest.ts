/**
 * The pages of the shop: name, path, and how server, browser, service worker, crawlers and build treat each of them. It is data
 * only, so that Node and the worker can import it; the browser gets `browserPages.ts`, the part that it needs, and `routes.tsx`
 * adds how each page is loaded.
 */
import { PARAM } from '../../gateway/contract/rules/listing-params.ts';
import { textPages } from '../../gateway/contract/rules/text-pages.ts';
import { LANGUAGE_KEY } from './i18n/language.ts';
import type { LaterArea } from './i18n/translate.ts';
import { AFTER } from './pages/mall/pages.ts';
import { GROUP } from './pages/orders/groups.ts';
import { VARIANT_PARAM } from './pages/product/variant.ts';
import { SELECTIONS } from './pages/selection/selections.ts';
import { CATEGORY_LEVELS, paths } from './paths.ts';

export interface PageEntry {
  /** The page's module, from web/src. */
  readonly file: string;
  /** Paths in the router's notation: `:name` for a parameter, `:name?` for an optional one, `*` at the end for the rest. */
  readonly patterns: readonly string[];
  /** Paths that redirect permanently to the first of `patterns`. */
  readonly redirects?: readonly string[];
  /** Areas of texts besides those of the first load (a test compares them with what the page uses). */
  readonly areas?: readonly LaterArea[];
  /** Query parameters that the page reads besides the language; all others are removed before it is rendered or cached. */
  readonly parameters?: readonly string[];
  /** It shows one person's data: its document is not cached. */
  readonly isPrivate?: true;
  /** Its document is sent with `no-store`. */
  readonly isNeverStored?: true;
  /** Its code and texts are precached with the first visit to the shop, so that it opens without a network. */
  readonly isPrecached?: true;
  /** Its document is cached on the device once visited, for use without a network. Only for public pages. */
  readonly isCached?: true;
  /** In the sitemap: `always`, or if the gateway finds `entries` for it in the catalogue. Absent: not listed. */
  readonly sitemap?: 'always' | 'entries';
  /** `robots.txt` excludes it; private pages that the sitemap does not list are excluded anyway. */
  readonly isClosedToCrawlers?: true;
}

/** A pattern, made by the function that builds the paths which have to match it. */
const pattern = (path: string): string => decodeURIComponent(path);

const LISTING = Object.values(PARAM);

export const PAGES = {
  home: {
    file: 'pages/home/HomePage.tsx',
    patterns: [paths.home()],
    redirects: ['/home'],
    isPrecached: true,
    isCached: true,
    sitemap: 'always',
  },
  home2: {
    file: 'pages/home/AssistantFirstPage.tsx',
    patterns: [paths.home2()],
    isPrecached: true,
    isCached: true,
  },
  home3: {
    file: 'pages/home/DealsFirstPage.tsx',
    patterns: [paths.home3()],
    isPrecached: true,
    isCached: true,
  },
  category: {
    file: 'pages/category/CategoryPage.tsx',
    patterns: [
      pattern(
        paths.category(CATEGORY_LEVELS.map((level, index) => (index === 0 ? `:${level}` : `:${level}?`))),
      ),
    ],
    areas: ['catalogue'],
    parameters: LISTING,
    isPrecached: true,
    isCached: true,
    sitemap: 'entries',
  },
  allProducts: {
    file: 'pages/all-products/AllProductsPage.tsx',
    patterns: [paths.allProducts()],
    redirects: [paths.products()],
    areas: ['catalogue'],
    parameters: LISTING,
    isPrecached: true,
    isCached: true,
    sitemap: 'always',
  },
  search: {
    file: 'pages/search/SearchPage.tsx',
    patterns: [paths.search()],
    areas: ['catalogue'],
    parameters: LISTING,
    isPrecached: true,
  },
  product: {
    file: 'pages/product/ProductPage.tsx',
    patterns: [pattern(paths.product(':slug'))],
    areas: ['catalogue', 'product'],
    parameters: [VARIANT_PARAM],
    isPrecached: true,
    isCached: true,
    sitemap: 'entries',
  },
  brand: {
    file: 'pages/brand/BrandPage.tsx',
    patterns: [pattern(paths.brand(':slug'))],
    areas: ['catalogue'],
    parameters: LISTING,
    isPrecached: true,
    isCached: true,
    sitemap: 'entries',
  },
  shop: {
    file: 'pages/shop/ShopPage.tsx',
    patterns: [pattern(paths.shop(':slug'))],
    areas: ['catalogue'],
    parameters: LISTING,
    isPrecached: true,
    isCached: true,
    sitemap: 'entries',
  },
  shopProducts: {
    file: 'pages/shop/ShopProductsPage.tsx',
    patterns: [pattern(paths.shopProducts(':slug'))],
    areas: ['catalogue'],
    parameters: LISTING,
    isPrecached: true,
    isCached: true,
  },
  categories: {
    file: 'pages/categories/CategoriesPage.tsx',
    patterns: [paths.categories()],
    areas: ['catalogue'],
    isCached: true,
    sitemap: 'always',
  },
  selection: {
    file: 'pages/selection/SelectionPage.tsx',
    patterns: SELECTIONS.map(({ path }) => path),
    areas: ['catalogue'],
    parameters: LISTING,
    isCached: true,
    sitemap: 'always',
  },
  mall: {
    file: 'pages/mall/MallPage.tsx',
    patterns: [paths.mall()],
    areas: ['catalogue'],
    parameters: [AFTER],
    isCached: true,
    sitemap: 'always',
  },
  promo: {
    file: 'pages/promo/PromoPage.tsx',
    patterns: [pattern(paths.promo(':slug'))],
    areas: ['catalogue'],
    parameters: LISTING,
    isCached: true,
    sitemap: 'entries',
  },
  services: {
    file: 'pages/services/ServicesPage.tsx',
    patterns: [paths.services()],
    areas: ['catalogue', 'support'],
    isCached: true,
    sitemap: 'always',
  },
  service: {
    file: 'pages/service/ServicePage.tsx',
    patterns: [pattern(paths.service(':name'))],
    areas: ['catalogue', 'support'],
    sitemap: 'entries',
  },
  contact: {
    file: 'pages/contact/ContactPage.tsx',
    patterns: [paths.contact()],
    areas: ['catalogue', 'pages', 'support'],
    parameters: ['category', 'order'],
    isCached: true,
    sitemap: 'always',
  },
  sell: {
    file: 'pages/sell/SellPage.tsx',
    patterns: [paths.sell()],
    areas: ['address', 'catalogue', 'sell', 'support'],
    sitemap: 'always',
  },
  cart: {
    file: 'pages/cart/CartPage.tsx',
    patterns: [paths.cart()],
    areas: ['cartDetails'],
    isPrecached: true,
    isCached: true,
    isClosedToCrawlers: true,
  },
  sharedCart: {
    file: 'pages/shared-cart/SharedCartPage.tsx',
    patterns: [pattern(paths.sharedCart(':token'))],
    areas: ['buying', 'cartDetails'],
    isClosedToCrawlers: true,
  },
  checkout: {
    file: 'pages/checkout/CheckoutPage.tsx',
    patterns: [paths.order()],
    areas: ['address', 'cartDetails', 'checkout', 'orders'],
    isPrecached: true,
    isClosedToCrawlers: true,
  },
  orderPlaced: {
    file: 'pages/order-placed/OrderPlacedPage.tsx',
    patterns: [paths.orderPlaced()],
    areas: ['address', 'checkout', 'orders', 'support'],
    parameters: ['token'],
    isPrivate: true,
  },
  trackOrder: {
    file: 'pages/track-order/TrackOrderPage.tsx',
    patterns: [paths.trackOrder()],
    areas: ['address', 'checkout', 'orders', 'support'],
    parameters: ['token'],
    isPrivate: true,
    isPrecached: true,
    sitemap: 'always',
  },
  login: {
    file: 'pages/login/LoginPage.tsx',
    patterns: [paths.login()],
    areas: ['account'],
    parameters: ['returnTo'],
    isPrecached: true,
    isClosedToCrawlers: true,
  },
  register: {
    file: 'pages/register/RegisterPage.tsx',
    patterns: [paths.register()],
    areas: ['account'],
    parameters: ['returnTo'],
    isClosedToCrawlers: true,
  },
  recover: {
    file: 'pages/recover/RecoverPage.tsx',
    patterns: [paths.recover()],
    areas: ['account'],
    parameters: ['token', 'returnTo'],
    isClosedToCrawlers: true,
  },
  account: {
    file: 'pages/account/AccountPage.tsx',
    patterns: [
      paths.account(),
      paths.accountProfile(),
      paths.accountAddresses(),
      paths.accountPoints(),
      paths.accountShops(),
      paths.accountSessions(),
      paths.accountPrivacy(),
      paths.tickets(),
      paths.reviews(),
    ],
    areas: ['account', 'address', 'buying', 'catalogue', 'orders', 'reviews', 'support', 'tickets'],
    isPrivate: true,
  },
  ticket: {
    file: 'pages/ticket/TicketPage.tsx',
    patterns: [pattern(paths.ticket(':number'))],
    areas: ['account', 'reviews', 'support', 'tickets'],
    isPrivate: true,
  },
  orders: {
    file: 'pages/orders/OrdersPage.tsx',
    patterns: [paths.orders()],
    areas: ['account', 'buying', 'orders'],
    parameters: [GROUP],
    isPrivate: true,
  },
  accountOrder: {
    file: 'pages/orders/OrderPage.tsx',
    patterns: [pattern(paths.accountOrder(':id'))],
    areas: ['account', 'address', 'buying', 'orders', 'support'],
    isPrivate: true,
  },
  wishlist: {
    file: 'pages/wishlist/WishlistPage.tsx',
    patterns: [paths.wishlist()],
    areas: ['account'],
    isPrivate: true,
  },
  admin: {
    file: 'pages/admin/AdminPage.tsx',
    // Everything below it: `pages/admin/routes.ts` has the routes of the screens.
    patterns: [`${paths.admin()}/*`],
    areas: ['account'],
    isPrivate: true,
    isNeverStored: true,
  },
  dev: {
    file: 'pages/dev/DevPage.tsx',
    patterns: [paths.dev()],
    areas: ['cartDetails', 'catalogue', 'footer', 'gallery', 'support'],
    isClosedToCrawlers: true,
  },
  text: {
    file: 'pages/text/TextPage.tsx',
    patterns: Object.values(textPages),
    areas: ['catalogue', 'pages'],
    isPrecached: true,
    isCached: true,
    sitemap: 'entries',
  },
  siteMap: {
    file: 'pages/site-map/SiteMapPage.tsx',
    patterns: [paths.siteMap()],
    redirects: ['/sitemap'],
    areas: ['catalogue', 'pages', 'sell', 'support'],
    isCached: true,
    sitemap: 'always',
  },
  /** Any other path. */
  notFound: {
    file: 'pages/not-found/NotFoundRoute.tsx',
    patterns: ['*'],
    areas: ['notFound'],
    isPrecached: true,
  },
} as const satisfies Record<string, PageEntry>;

/** The pages, by name. */
export type PageName = keyof typeof PAGES;

/** Every page with its name, typed so that optional properties can be read. */
export const pageEntries = Object.entries<PageEntry>(PAGES) as readonly (readonly [PageName, PageEntry])[];

const PARAMETERS: ReadonlySet<string> = new Set([
  LANGUAGE_KEY,
  ...pageEntries.flatMap(([, { parameters = [] }]) => parameters),
]);

/** Whether any page reads a query parameter of this name. */
export const isPageParameter = (name: string): boolean => PARAMETERS.has(name);

/** The regular expression of a pattern, as the router reads it. */
function expressionOf(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    if (!segment.startsWith(':')) return `/${segment}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${source.join('')}/?$`);
}

const matchers = pageEntries.flatMap(([, entry]) =>
  [...entry.patterns, ...(entry.redirects ?? [])]
    .filter((path) => path !== '*')
    .map((path) => ({ expression: expressionOf(path), entry })),
);

/** The page at a path, after redirects; undefined if there is none. For modules that cannot import the router. */
export function pageAt(pathname: string): PageEntry | undefined {
  return matchers.find(({ expression }) => expression.test(pathname))?.entry;
}
