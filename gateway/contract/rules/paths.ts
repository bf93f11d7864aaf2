/**
 * Paths of the shop's pages, for links of web, mails, sitemap and payment pages. Values are encoded; a path never ends in a slash.
 */
import { serverPaths } from './server-paths.ts';

const segment = encodeURIComponent;

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

export const paths = {
  /** `lang`: language of the page. */
  home: (lang?: string) => withQuery('/', { lang }),
  home2: () => '/home2',
  home3: () => '/home3',
  dev: () => '/dev',
  services: () => '/services',
  /** `name`: mecanicien, medecin, architecte or technicien. */
  service: (name: string) => `/services/${segment(name)}`,
  /** `name`: the-50 or 2. */
  promo: (name: string) => `/promo/${segment(name)}`,
  contact: () => '/contact',
  /** The contact form for an order. */
  contactAbout: (order: string, lang?: string) => withQuery('/contact', { category: 'order', order, lang }),
  about: () => '/about',
  faq: () => '/faq',
  rules: () => '/rules',
  /** `returnTo`: path to return to after signing in. */
  login: (returnTo?: string) => withQuery('/login', { returnTo }),
  register: (returnTo?: string) => withQuery('/register', { returnTo }),
  recover: (returnTo?: string) => withQuery('/recover', { returnTo }),
  /** All brands. */
  mall: () => '/mall',
  shop: (slug: string) => `/shop/${segment(slug)}`,
  shopProducts: (slug: string) => `/shop/${segment(slug)}/products`,
  brand: (slug: string) => `/brand/${segment(slug)}`,
  allProducts: () => '/allproducts',
  /** Search results. */
  search: (query?: string) => withQuery('/search', { q: query }),
  product: (slug: string) => `/product/${segment(slug)}`,
  /** `slugs`: from the top level down to the category itself, as in `Category.path`. */
  category: (slugs: readonly string[]) => `/category/${slugs.map(segment).join('/')}`,
  cart: () => '/cart',
  /** A shared cart. `token`: of `cartShare`. */
  sharedCart: (token: string) => `/cart/${segment(token)}`,
  order: () => '/order',
  /** Confirmation of an order. `token`: of its secret link. */
  orderPlaced: (token?: string) => withQuery('/order/placed', { token }),
  account: () => '/user/account',
  accountProfile: () => '/user/account/profile',
  accountAddresses: () => '/user/account/addresses',
  accountPoints: () => '/user/account/points',
  accountShops: () => '/user/account/shops',
  accountSessions: () => '/user/account/sessions',
  accountPrivacy: () => '/user/account/privacy',
  /** `state`: open, delivered, returned or cancelled. */
  orders: (state?: string) => withQuery('/user/orders', { state }),
  /** `id`: the order's global id. */
  accountOrder: (id: string) => `/user/orders/${segment(id)}`,
  tickets: () => '/user/tickets',
  /** `number`: such as TKT-26-000042-3. */
  ticket: (number: string) => `/user/tickets/${segment(number)}`,
  reviews: () => '/user/reviews',
  wishlist: () => '/user/wishlist',
  admin: () => '/admin',
  sell: () => '/sell',
  categories: () => '/categories',
  /** Redirects to all products. */
  products: () => '/products',
  deals: () => '/deals',
  newArrivals: () => '/new-arrivals',
  bestSellers: () => '/best-sellers',
  giftCards: () => '/gift-cards',
  shipping: () => '/shipping',
  returns: () => '/returns',
  sizeGuide: () => '/size-guide',
  /** `token`: of an order's secret link; `lang`: language of the page. */
  trackOrder: (token?: string, lang?: string) => withQuery('/track-order', { token, lang }),
  privacy: () => '/privacy',
  cookiePolicy: () => '/cookie-policy',
  credits: () => '/credits',
  careers: () => '/careers',
  blog: () => '/blog',
  terms: () => '/terms',
  siteMap: () => '/site-map',
  /** A text page by its slug. */
  textPage: (slug: string) => `/${segment(slug)}`,
} as const;

/** Links to what the gateway answers itself (`serverPaths`), for mails and payment services. */
export const machinePaths = {
  /** Where a payer returns to; `key` identifies a payment. */
  paymentReturn: (key: string) => `${serverPaths.payments}return/${segment(key)}`,
  /** Called by a payment service; `key` identifies a payment. */
  paymentNotice: (key: string) => `${serverPaths.payments}notice/${segment(key)}`,
  /** The page of the payment simulator. */
  paymentSimulator: (reference: string) => `${serverPaths.payments}simulator/${segment(reference)}`,
  /** Page that confirms a newsletter subscription by POST. `token`: of the mail's link. */
  newsletterConfirm: (token: string, lang: string) =>
    withQuery(serverPaths.newsletterConfirm, { token, lang }),
  /** Page that ends a newsletter subscription by POST. `token`: of the mail's link. */
  newsletterUnsubscribe: (token: string, lang: string) =>
    withQuery(serverPaths.newsletterUnsubscribe, { token, lang }),
  /** Page that confirms an account's new e-mail address. `token`: of the mail's link. */
  confirmEmail: (token: string, lang: string) => withQuery(serverPaths.confirmEmail, { token, lang }),
} as const;

/** Links of mails to the back-office. */
export const staffPaths = {
  /** Page on which a signed-in account accepts an invitation. `token`: of the mail's link. */
  invitation: (token: string) => withQuery(`${paths.admin()}/invitation`, { token }),
  /** The editor of the home page. */
  homepage: () => `${paths.admin()}/homepage`,
} as const;

/** Links of mails to the page of the password recovery. */
export const recoveryPaths = {
  /** The page for a new password. `token`: of the mail's link. */
  withToken: (token: string) => withQuery(paths.recover(), { token }),
  /** Start of the password recovery. `lang`: language of the page. */
  inLanguage: (lang: string) => withQuery(paths.recover(), { lang }),
} as const;
