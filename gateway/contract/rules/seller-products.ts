/** What sellers' systems write of their own products: limits and codes. For origin and gateway. */

/** Most lines of a call that sets stocks: they are written together, by few statements. */
export const MAX_STOCK_LINES = 500;
/** Most lines of the other calls, each of which is checked and written by itself. */
export const MAX_SELLER_LINES = 100;
/** Most variants of all products of a call. */
export const MAX_VARIANT_LINES = 500;

/** Most pictures of a call, which have MAX_PICTURES_BYTES together, and of a seller in a day. */
export const MAX_SELLER_PICTURES = 10;
export const MAX_PICTURES_BYTES = 5_242_880;
export const MAX_PICTURES_A_DAY = 2_000;

/** Whether a product is on sale, and if not, who has to act. */
export const SELLER_PRODUCT_STATES = [
  'ON_SALE',
  'TO_REVIEW',
  'OFF_SALE',
  'OFF_SALE_BY_SHOP',
  'ARCHIVED',
] as const;
export type SellerProductState = (typeof SELLER_PRODUCT_STATES)[number];

/** Why a product is not on sale, where the shop did not take it off sale. */
export const OFF_SALE_REASONS = ['REVIEW', 'SELLER'] as const;
export type OffSaleReason = (typeof OFF_SALE_REASONS)[number];

/** Why a line was not applied. */
export const SELLER_LINE_CODES = [
  'UNKNOWN_SKU',
  'DUPLICATE',
  'CHANGED',
  'HAS_VARIANTS',
  'IS_VARIANT',
  'FLASH_SALE',
  'REQUIRED',
  'INVALID',
  'TOO_SHORT',
  'TOO_LONG',
  'TAKEN',
  'NOT_FOUND',
] as const;
export type SellerLineCode = (typeof SELLER_LINE_CODES)[number];

/** What to know of a product after a line that was applied. */
export const SELLER_PRODUCT_WARNINGS = [
  'REFERENCE_PRICE_NOT_ASKED',
  'CATEGORY_NOT_LEAF',
  'TO_REVIEW',
  'OFF_SALE_BY_SHOP',
] as const;
export type SellerProductWarning = (typeof SELLER_PRODUCT_WARNINGS)[number];
