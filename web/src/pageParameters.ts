/**
 * The query parameters that each page reads. All others are left out of a page's address before it is rendered or kept on the
 * device, so what is not listed here does not exist for a page: whatever is put behind an address makes no copy of it.
 * Nothing of the first load imports this.
 */
import { PARAM } from './features/listing/params.ts';
import { LANGUAGE_KEY } from './i18n/language.ts';
import { GROUP } from './pages/orders/groups.ts';
import { AFTER } from './pages/mall/pages.ts';
import { VARIANT_PARAM } from './pages/product/variant.ts';
import type { PageName } from './routes.tsx';

const LISTING = Object.values(PARAM);
const NONE: readonly string[] = [];

/** By page of the route table; the language is read by all of them. */
export const PAGE_PARAMETERS: Readonly<Record<PageName, readonly string[]>> = {
  home: NONE,
  home2: NONE,
  home3: NONE,
  category: LISTING,
  allProducts: LISTING,
  search: LISTING,
  product: [VARIANT_PARAM],
  brand: LISTING,
  shop: LISTING,
  shopProducts: LISTING,
  categories: NONE,
  selection: LISTING,
  mall: [AFTER],
  promo: LISTING,
  services: NONE,
  service: NONE,
  contact: ['category', 'order'],
  sell: NONE,
  cart: NONE,
  order: NONE,
  orderPlaced: ['token'],
  trackOrder: ['token'],
  login: ['returnTo'],
  register: ['returnTo'],
  recover: ['token', 'returnTo'],
  account: NONE,
  ticket: NONE,
  orders: [GROUP],
  accountOrder: NONE,
  wishlist: NONE,
  admin: NONE,
  dev: NONE,
  text: NONE,
  siteMap: NONE,
  notFound: NONE,
};

const ALL: ReadonlySet<string> = new Set([LANGUAGE_KEY, ...Object.values(PAGE_PARAMETERS).flat()]);

/** Whether any page reads a parameter of this name. */
export const isPageParameter = (name: string): boolean => ALL.has(name);
