/**
 * Every address of the shop is built here; nothing else writes one. Values are encoded; a path never ends in a slash.
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
  home: () => '/',
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
  /** `token`: of an order's secret link. */
  trackOrder: (token?: string) => withQuery('/track-order', { token }),
  privacy: () => '/privacy',
  cookiePolicy: () => '/cookie-policy',
  careers: () => '/careers',
  blog: () => '/blog',
  terms: () => '/terms',
  siteMap: () => '/site-map',
} as const;

/** Whether a path lies in the back office. */
export const isAdminPath = (pathname: string): boolean =>
  pathname === paths.admin() || pathname.startsWith(`${paths.admin()}/`);

/** The slugs of a category page's address, from the top level down. */
export function categorySlugs(params: Readonly<Record<string, string | undefined>>): string[] {
  return [
    params['slug'],
    params['subSlug'],
    params['subSubSlug'],
    params['subSubSubSlug'],
    params['subSubSubSubSlug'],
  ].filter((slug) => slug !== undefined);
}

/** Path patterns of the route table, in the router's notation. */
export const patterns = {
  category: '/category/:slug/:subSlug?/:subSubSlug?/:subSubSubSlug?/:subSubSubSubSlug?',
  product: '/product/:slug',
  brand: '/brand/:slug',
  shop: '/shop/:slug',
  shopProducts: '/shop/:slug/products',
  service: '/services/:name',
  promo: '/promo/:slug',
  accountOrder: '/user/orders/:id',
  ticket: '/user/tickets/:number',
  admin: '/admin/*',
} as const;
