/** Addresses of the back office's screens. They are not in `paths.ts`, which every shopper loads. */
import { paths } from '../../paths.ts';

const below = (...segments: readonly string[]): string =>
  [paths.admin(), ...segments.map(encodeURIComponent)].join('/');

export const adminPaths = {
  home: paths.admin,
  confirm: () => below('confirm'),
  orders: () => below('orders'),
  /** `id`: the order's global id or its number. */
  order: (id: string) => below('orders', id),
  /** Places one for a buyer on the telephone. `from`: the global id of the order whose buyer it is for. */
  newOrder: (from?: string) =>
    `${below('orders', 'new')}${from === undefined ? '' : `?from=${encodeURIComponent(from)}`}`,
  products: () => below('products'),
  /** `id`: the product's global id. */
  product: (id: string) => below('products', id),
  /** Several at once, in a grid. */
  productGrid: () => below('products', 'bulk'),
  /** Creates one. */
  /** `from`: the product that it is a copy of. */
  newProduct: (from?: string) =>
    `${below('products', 'new')}${from === undefined ? '' : `?from=${encodeURIComponent(from)}`}`,
  categories: () => below('categories'),
  /** `id`: the category's global id; `new` for a new one. */
  category: (id: string) => below('categories', id),
  brands: () => below('brands'),
  /** `id`: the brand's global id. */
  brand: (id: string) => below('brands', id),
  parcels: () => below('parcels'),
  parcelList: () => below('parcels', 'list'),
  returns: () => below('returns'),
  /** `id`: the return's global id. */
  return: (id: string) => below('returns', id),
  /** The open return of the parcel that a number names. */
  openReturnOf: (number: string) => `${below('returns')}?f.state=OPEN&q=${encodeURIComponent(number)}`,
  refunds: () => below('refunds'),
  reviews: () => below('reviews'),
  /** `id`: the review's global id. */
  review: (id: string) => below('reviews', id),
  users: () => below('users'),
  /** `accountNumber`: ten digits. */
  user: (accountNumber: string) => below('users', accountNumber),
  tickets: () => below('tickets'),
  /** `number`: such as TKT-26-000042-3. */
  ticket: (number: string) => below('tickets', number),
  cannedAnswers: () => below('tickets', 'answers'),
  /** `id`: the answer's global id; `new` for a new one. */
  cannedAnswer: (id: string) => below('tickets', 'answers', id),
  coupons: () => below('coupons'),
  /** `id`: the coupon's global id. */
  coupon: (id: string) => below('coupons', id),
  /** Creates one. `from`: the global id of the coupon whose terms it begins with. */
  newCoupon: (from?: string) =>
    `${below('coupons', 'new')}${from === undefined ? '' : `?from=${encodeURIComponent(from)}`}`,
  /** Creates many with the same terms. `accounts`: numbers of those that get one each. */
  couponCodes: (accounts: readonly string[] = []) =>
    `${below('coupons', 'codes')}${accounts.length === 0 ? '' : `?accounts=${accounts.join('.')}`}`,
  flashSales: () => below('flash-sales'),
  promotions: () => below('promotions'),
  /** `id`: the promotion's global id. */
  promotion: (id: string) => below('promotions', id),
  newPromotion: () => below('promotions', 'new'),
  homepage: () => below('homepage'),
  media: () => below('media'),
  newsletter: () => below('newsletter'),
  /** What shoppers look for. */
  searches: () => below('searches'),
  synonyms: () => below('synonyms'),
  /** `id`: the group's global id. */
  synonymGroup: (id: string) => below('synonyms', id),
  /** Creates one, which may begin with a word in a language. */
  newSynonymGroup: (word?: string, language?: string) =>
    `${below('synonyms', 'new')}${word === undefined ? '' : `?${new URLSearchParams({ word, ...(language !== undefined && { language }) }).toString()}`}`,
  /** Searches that lead to a page of the shop. */
  searchRedirects: () => below('search-redirects'),
  /** `id`: the redirect's global id. */
  searchRedirect: (id: string) => below('search-redirects', id),
  /** Creates one, which may begin with a text. */
  newSearchRedirect: (term?: string) =>
    `${below('search-redirects', 'new')}${term === undefined ? '' : `?${new URLSearchParams({ term }).toString()}`}`,
  /** What they ask the assistant. */
  questions: () => below('questions'),
  /** Text pages: `/admin/pages`. */
  texts: () => below('pages'),
  /** A text page in one language. */
  text: (slug: string, language: string) => below('pages', slug, language),
  cash: () => below('cash'),
  missingCash: () => below('cash', 'missing'),
  /** `id`: the statement's global id. */
  cashStatement: (id: string) => below('cash', 'statements', id),
  payouts: () => below('payouts'),
  payoutBatches: () => below('payouts', 'batches'),
  /** `id`: the batch's global id. */
  payoutBatch: (id: string) => below('payouts', id),
  applications: () => below('applications'),
  sellers: () => below('sellers'),
  /** `id`: the seller's global id. */
  seller: (id: string) => below('sellers', id),
  /** Imports a file. `kind`: what its lines are about; absent: products. */
  import: (kind?: string) => `${below('import')}${kind === undefined ? '' : `?kind=${kind}`}`,
  /** Imports a file as an earlier job did. `job`, `seller`: global ids. */
  importLike: (kind: string, job: string, seller: string | null) =>
    `${below('import')}?${new URLSearchParams({ kind, like: job, ...(seller !== null && { seller }) }).toString()}`,
  jobs: () => below('jobs'),
  /** `id`: the job's global id. */
  job: (id: string) => below('jobs', id),
  audit: () => below('audit'),
  /** Whose personal data the team has read. */
  access: () => below('audit', 'access'),
  staff: () => below('staff'),
  /** With the dialog that invites. */
  invite: () => `${below('staff')}?invite`,
  /** The second step of one's own sign-in. */
  security: () => below('security'),
  /** Where mails with an invitation lead: see `staffPaths` of the contract. */
  invitation: () => below('invitation'),
  settings: () => below('settings'),
  webhooks: () => below('webhooks'),
  /** Keys of third parties. */
  apiKeys: () => below('api-keys'),
  /** The key with the part of it that may be shown. */
  apiKey: (keyId: string) => `${below('api-keys')}?q=${keyId}`,
  /** Subscriptions of third parties to events. */
  webhookSubscriptions: () => below('webhook-subscriptions'),
  /** What was sent. `id`: the subscription’s global id; absent: one is chosen there. */
  webhookLog: (id?: string) =>
    `${below('webhook-subscriptions', 'log')}${id === undefined ? '' : `?f.subscription=${encodeURIComponent(id)}`}`,
} as const;
