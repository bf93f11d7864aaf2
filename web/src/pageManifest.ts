/**
 * The pages of the shop: what each one is called, where it stands, and how the server, the browser, the service worker, crawlers
 * and the build treat it. All of them read it here. It is data alone, so that Node and the worker can import it; the browser gets
 * `browserPages.ts`, the part of it that it needs, and `routes.tsx` adds how each page is loaded.
 */
import { PARAM } from './features/listing/params.ts';
import { textPages } from './features/text-pages/links.ts';
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
  /** Where it stands, in the router's notation: `:name` for a parameter, `:name?` for one that may be missing, `*` for the rest. */
  readonly patterns: readonly string[];
  /** Paths that lead to the first of `patterns` for good. */
  readonly redirects?: readonly string[];
  /** Texts that come with it besides those of the first load (a test compares them with what the page uses). */
  readonly areas?: readonly LaterArea[];
  /** Query parameters that it reads besides the language; all others are left out before it is rendered or cached. */
  readonly parameters?: readonly string[];
  /** It shows one person's data: its document is cached nowhere. */
  readonly isPrivate?: true;
  /** Its code and texts are on every device from the first visit of the shop on, so that it opens without a network. */
  readonly isPrecached?: true;
  /** Once visited, its document stays on the device for use without a network. Only for what everybody sees alike. */
  readonly isKept?: true;
  /** In the sitemap: `always`, or where the gateway finds `entries` for it in the catalogue. Absent: not listed. */
  readonly sitemap?: 'always' | 'entries';
  /** `robots.txt` asks crawlers to leave it; a private page that the sitemap does not list is closed anyway. */
  readonly isClosedToCrawlers?: true;
}

/** A pattern, made by the function that builds the addresses which have to fit it. */
const pattern = (path: string): string => decodeURIComponent(path);

const LISTING = Object.values(PARAM);

export const PAGES = {
  home: {
    file: 'pages/home/HomePage.tsx',
    patterns: [paths.home()],
    redirects: ['/home'],
    isPrecached: true,
    isKept: true,
    sitemap: 'always',
  },
  home2: {
    file: 'pages/home/AssistantFirstPage.tsx',
    patterns: [paths.home2()],
    isPrecached: true,
    isKept: true,
  },
  home3: {
    file: 'pages/home/DealsFirstPage.tsx',
    patterns: [paths.home3()],
    isPrecached: true,
    isKept: true,
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
    isKept: true,
    sitemap: 'entries',
  },
  allProducts: {
    file: 'pages/all-products/AllProductsPage.tsx',
    patterns: [paths.allProducts()],
    redirects: [paths.products()],
    areas: ['catalogue'],
    parameters: LISTING,
    isPrecached: true,
    isKept: true,
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
    isKept: true,
    sitemap: 'entries',
  },
  brand: {
    file: 'pages/brand/BrandPage.tsx',
    patterns: [pattern(paths.brand(':slug'))],
    areas: ['catalogue'],
    parameters: LISTING,
    isPrecached: true,
    isKept: true,
    sitemap: 'entries',
  },
  shop: {
    file: 'pages/shop/ShopPage.tsx',
    patterns: [pattern(paths.shop(':slug'))],
    areas: ['catalogue'],
    parameters: LISTING,
    isPrecached: true,
    isKept: true,
    sitemap: 'entries',
  },
  shopProducts: {
    file: 'pages/shop/ShopProductsPage.tsx',
    patterns: [pattern(paths.shopProducts(':slug'))],
    areas: ['catalogue'],
    parameters: LISTING,
    isPrecached: true,
    isKept: true,
  },
  categories: {
    file: 'pages/categories/CategoriesPage.tsx',
    patterns: [paths.categories()],
    areas: ['catalogue'],
    isKept: true,
    sitemap: 'always',
  },
  selection: {
    file: 'pages/selection/SelectionPage.tsx',
    patterns: SELECTIONS.map(({ path }) => path),
    areas: ['catalogue'],
    parameters: LISTING,
    isKept: true,
    sitemap: 'always',
  },
  mall: {
    file: 'pages/mall/MallPage.tsx',
    patterns: [paths.mall()],
    areas: ['catalogue'],
    parameters: [AFTER],
    isKept: true,
    sitemap: 'always',
  },
  promo: {
    file: 'pages/promo/PromoPage.tsx',
    patterns: [pattern(paths.promo(':slug'))],
    areas: ['catalogue'],
    parameters: LISTING,
    isKept: true,
    sitemap: 'entries',
  },
  services: {
    file: 'pages/services/ServicesPage.tsx',
    patterns: [paths.services()],
    areas: ['catalogue', 'support'],
    isKept: true,
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
    areas: ['catalogue', 'support'],
    parameters: ['category', 'order'],
    isKept: true,
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
    isKept: true,
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
      paths.accountAddresses(),
      paths.accountPoints(),
      paths.accountSessions(),
      paths.accountPrivacy(),
      paths.tickets(),
      paths.reviews(),
    ],
    areas: ['account', 'address', 'buying', 'reviews', 'support', 'tickets'],
    isPrivate: true,
  },
  ticket: {
    file: 'pages/ticket/TicketPage.tsx',
    patterns: [pattern(paths.ticket(':number'))],
    areas: ['account', 'support', 'tickets'],
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
    patterns: [paths.admin()],
    areas: ['account'],
    isPrivate: true,
  },
  dev: {
    file: 'pages/dev/DevPage.tsx',
    patterns: [paths.dev()],
    areas: ['cartDetails', 'catalogue', 'gallery', 'support'],
    isClosedToCrawlers: true,
  },
  text: {
    file: 'pages/text/TextPage.tsx',
    patterns: Object.values(textPages),
    areas: ['catalogue'],
    isPrecached: true,
    isKept: true,
    sitemap: 'entries',
  },
  siteMap: {
    file: 'pages/site-map/SiteMapPage.tsx',
    patterns: [paths.siteMap()],
    redirects: ['/sitemap'],
    areas: ['catalogue', 'sell', 'support'],
    isKept: true,
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

/** Every page with its name, so that what a page leaves out can be asked for. */
export const pageEntries = Object.entries<PageEntry>(PAGES) as readonly (readonly [PageName, PageEntry])[];

const PARAMETERS: ReadonlySet<string> = new Set([
  LANGUAGE_KEY,
  ...pageEntries.flatMap(([, { parameters = [] }]) => parameters),
]);

/** Whether any page reads a query parameter of this name. */
export const isPageParameter = (name: string): boolean => PARAMETERS.has(name);

/** What a path has to look like for a pattern, as the router reads it. */
function expressionOf(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => {
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

/** The page at a path, redirects followed; undefined where there is none. For who cannot import the router. */
export function pageAt(pathname: string): PageEntry | undefined {
  return matchers.find(({ expression }) => expression.test(pathname))?.entry;
}
