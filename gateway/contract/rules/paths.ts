/**
 * The addresses of the shop's pages: web links them, mails, the sitemap and payment pages lead to them. Values are encoded; a path
 * never ends in a slash.
 */
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
  /** `lang`: the language to show it in. */
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
  /** The contact form, about an order. */
  contactAbout: (orderNumber: string) => withQuery('/contact', { category: 'order', order: orderNumber }),
  about: () => '/about',
  faq: () => '/faq',
  rules: () => '/rules',
  /** `returnTo`: where to go then. */
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
  /** `slugs`: from the top level down to the category's own, as `Category.path` gives them. */
  category: (slugs: readonly string[]) => `/category/${slugs.map(segment).join('/')}`,
  cart: () => '/cart',
  order: () => '/order',
  /** What follows an order. `token`: of its secret link. */
  orderPlaced: (token?: string) => withQuery('/order/placed', { token }),
  account: () => '/user/account',
  accountAddresses: () => '/user/account/addresses',
  accountPoints: () => '/user/account/points',
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
  /** Leads to all products. */
  products: () => '/products',
  deals: () => '/deals',
  newArrivals: () => '/new-arrivals',
  bestSellers: () => '/best-sellers',
  giftCards: () => '/gift-cards',
  shipping: () => '/shipping',
  returns: () => '/returns',
  sizeGuide: () => '/size-guide',
  /** `token`: of an order's secret link; `lang`: the language to show it in. */
  trackOrder: (token?: string, lang?: string) => withQuery('/track-order', { token, lang }),
  privacy: () => '/privacy',
  cookiePolicy: () => '/cookie-policy',
  careers: () => '/careers',
  blog: () => '/blog',
  terms: () => '/terms',
  siteMap: () => '/site-map',
  /** One of the text pages, by its slug. */
  textPage: (slug: string) => `/${segment(slug)}`,
} as const;

/** Addresses that no page of the client serves. */
export const machinePaths = {
  graphql: '/graphql',
  /** Where a payer comes back to; `key` names a payment. */
  paymentReturn: (key: string) => `/payments/return/${segment(key)}`,
  /** What a payment service calls; `key` names a payment. */
  paymentNotice: (key: string) => `/payments/notice/${segment(key)}`,
  /** The page that stands in for a payment service. */
  paymentSimulator: (reference: string) => `/payments/simulator/${segment(reference)}`,
  /** Asks, and confirms a subscription to the newsletter by POST. `token`: of the mail's link. */
  newsletterConfirm: (token: string, lang: string) => withQuery('/newsletter/confirm', { token, lang }),
  /** Asks, and ends the newsletter by POST. `token`: of the mail's link. */
  newsletterUnsubscribe: (token: string, lang: string) =>
    withQuery('/newsletter/unsubscribe', { token, lang }),
  /** Where an account's new e-mail address is confirmed. `token`: of the mail's link. */
  confirmEmail: (token: string, lang: string) => withQuery('/account/confirm-email', { token, lang }),
  /** Where a password is set anew, with the token of a mail. */
  recoverWith: (token: string) => withQuery('/recover', { token }),
  /** Where recovering a password begins. */
  recoverIn: (lang: string) => withQuery('/recover', { lang }),
} as const;
