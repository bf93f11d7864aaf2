/** What bulk changes may do. The REST contract and the back-office's form read these. */

/** Kinds of bulk changes, by what they change. */
export const BULK_KINDS = ['PRODUCTS_BULK', 'BRANDS_BULK', 'CATEGORIES_BULK'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

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
  'hasWarranty',
  'archived',
  'isSpecial',
  'parentId',
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
  WARRANTY: 'hasWarranty',
  ARCHIVED: 'archived',
  SPECIAL: 'isSpecial',
  PARENT: 'parentId',
} as const satisfies Record<string, (typeof BULK_FIELDS)[number]>;

/** Fields of each kind by their names in the schema, the most frequent first. */
export const BULK_FIELDS_OF = {
  PRODUCTS_BULK: [
    'DISCOUNT_PRICE',
    'PRICE',
    'STOCK',
    'STOCK_STATUS',
    'ACTIVE',
    'FEATURED',
    'BEST_SELLER',
    'CATEGORY',
    'BRAND',
    'TAGS',
    'VAT_RATE',
    'WARRANTY',
    'ARCHIVED',
  ],
  BRANDS_BULK: ['ACTIVE'],
  CATEGORIES_BULK: ['ACTIVE', 'PARENT', 'FEATURED', 'SPECIAL'],
} as const satisfies Record<BulkKind, readonly (keyof typeof BULK_FIELD_OF)[]>;

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
  hasWarranty: ['set'],
  archived: ['set'],
  isSpecial: ['set'],
  parentId: ['set'],
} as const satisfies Record<(typeof BULK_FIELDS)[number], readonly string[]>;

/** Steps in millimes to which a bulk change rounds prices; 900 stands for the nearest price that ends in .900. */
export const BULK_ROUNDS = [50, 100, 500, 900] as const;

/** Most operations of a bulk change. */
export const MAX_BULK_OPERATIONS = 10;
/** Most products, brands or categories that a bulk change names by their ids. */
export const MAX_BULK_IDS = 10_000;
/** Most products of a bulk change by a filter: all are noted when it is created, by one statement. */
export const MAX_BULK_PRODUCTS = 100_000;
/** Most entries that match the filter of a bulk change and are left out. */
export const MAX_EXCEPT_IDS = 1_000;
