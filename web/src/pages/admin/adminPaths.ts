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
  products: () => below('products'),
  /** `id`: the product's global id. */
  product: (id: string) => below('products', id),
  /** Creates one. */
  newProduct: () => below('products', 'new'),
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
  users: () => below('users'),
  /** `accountNumber`: ten digits. */
  user: (accountNumber: string) => below('users', accountNumber),
  tickets: () => below('tickets'),
  /** `number`: such as TKT-26-000042-3. */
  ticket: (number: string) => below('tickets', number),
  coupons: () => below('coupons'),
  media: () => below('media'),
  cash: () => below('cash'),
  missingCash: () => below('cash', 'missing'),
  /** `id`: the statement's global id. */
  cashStatement: (id: string) => below('cash', 'statements', id),
  payouts: () => below('payouts'),
  payoutBatches: () => below('payouts', 'batches'),
  /** `id`: the batch's global id. */
  payoutBatch: (id: string) => below('payouts', id),
  sellers: () => below('sellers'),
  /** `id`: the seller's global id. */
  seller: (id: string) => below('sellers', id),
  /** Imports a file of products. */
  import: () => below('import'),
  jobs: () => below('jobs'),
  /** `id`: the job's global id. */
  job: (id: string) => below('jobs', id),
  audit: () => below('audit'),
  staff: () => below('staff'),
  /** The second step of one's own sign-in. */
  security: () => below('security'),
  /** Where mails with an invitation lead: see `staffPaths` of the contract. */
  invitation: () => below('invitation'),
  webhooks: () => below('webhooks'),
} as const;
