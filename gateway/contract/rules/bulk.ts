/** What bulk changes of products may do. The REST contract and the back-office's form read these. */

/** Fields that a bulk change sets, in the order in which they are offered. */
export const BULK_FIELDS = [
  'discountPrice',
  'price',
  'stock',
  'stockStatus',
  'active',
  'isFeatured',
  'isBestSeller',
  'categoryId',
  'brandId',
  'tags',
  'vatRate',
  'archived',
] as const;

/** The fields by their names in the schema, in the same order. */
export const BULK_FIELD_OF = {
  DISCOUNT_PRICE: 'discountPrice',
  PRICE: 'price',
  STOCK: 'stock',
  STOCK_STATUS: 'stockStatus',
  ACTIVE: 'active',
  FEATURED: 'isFeatured',
  BEST_SELLER: 'isBestSeller',
  CATEGORY: 'categoryId',
  BRAND: 'brandId',
  TAGS: 'tags',
  VAT_RATE: 'vatRate',
  ARCHIVED: 'archived',
} as const satisfies Record<string, (typeof BULK_FIELDS)[number]>;

/** How the fields are set: percent and amount add to a price (a reduced price is calculated from the usual one). */
export const BULK_OPERATORS = {
  discountPrice: ['set', 'percent', 'amount'],
  price: ['set', 'percent', 'amount'],
  stock: ['set', 'add'],
  stockStatus: ['set'],
  active: ['set'],
  isFeatured: ['set'],
  isBestSeller: ['set'],
  categoryId: ['set'],
  brandId: ['set'],
  tags: ['add', 'remove'],
  vatRate: ['set'],
  archived: ['set'],
} as const satisfies Record<(typeof BULK_FIELDS)[number], readonly string[]>;

/** Steps in millimes to which a bulk change rounds prices; 900 stands for the nearest price that ends in .900. */
export const BULK_ROUNDS = [50, 100, 500, 900] as const;

/** Most operations of a bulk change. */
export const MAX_BULK_OPERATIONS = 10;
/** Most products that a bulk change names by their ids. */
export const MAX_BULK_IDS = 10_000;
