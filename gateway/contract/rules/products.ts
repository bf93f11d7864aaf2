/** What the fields of a product may be. The REST contract and the editor of products read these. */

/** Most rows that one request changes. */
export const MAX_PATCH_ROWS = 100;
/** Highest stock of a product or variant. */
export const MAX_STOCK = 1_000_000;
/** Most variants of a product. */
export const MAX_VARIANTS = 200;
/** Most pictures of a product. */
export const MAX_IMAGES = 12;
/** Lowest and highest price of a product (millimes). */
export const LOWEST_PRICE = 100;
export const HIGHEST_PRICE = 999_999_999;
/** Longest texts, in characters. */
export const MAX_NAME = 160;
export const MAX_SKU = 40;
export const MAX_DESCRIPTION = 20_000;
export const MAX_RETURN_POLICY = 2_000;
export const MAX_WARRANTY_TYPE = 60;
export const MAX_TAG = 30;
export const MAX_SPEC_NAME = 60;
export const MAX_SPEC_VALUE = 300;
export const MAX_SIZE_NAME = 20;
/** Most keywords, technical data and sizes. */
export const MAX_TAGS = 20;
export const MAX_SPECS = 40;
export const MAX_SIZES = 40;
/** Longest manufacturer's part number, in characters. */
export const MAX_MPN = 70;
/** Longest side of a product (mm), and the largest amount of its contents. */
export const MAX_SIDE = 20_000;
export const MAX_CONTENT = 10_000_000;
/** Conditions of products. */
export const PRODUCT_CONDITIONS = ['NEW', 'REFURBISHED', 'USED'] as const;
export type ProductCondition = (typeof PRODUCT_CONDITIONS)[number];
/** Most specs of a filter of products, and values of each. */
export const MAX_SPEC_FILTERS = 10;
export const MAX_SPEC_FILTER_VALUES = 20;
/** Heaviest product (grams), and longest warranty (months). */
export const MAX_WEIGHT = 200_000;
export const MAX_WARRANTY_MONTHS = 120;
/** Shortest and longest flash sale (ms), and most pieces of it for one buyer. */
export const SHORTEST_FLASH_SALE = 5 * 60_000;
export const LONGEST_FLASH_SALE = 30 * 86_400_000;
export const MAX_ACCOUNT_LIMIT = 99;
/** Most days by which a flash sale is extended at once. */
export const MAX_FLASH_EXTENSION = 7;
/** States of a flash sale at an instant. */
export const FLASH_STATES = ['PLANNED', 'RUNNING', 'ENDED'] as const;
export type FlashState = (typeof FLASH_STATES)[number];
/** Why the stock is changed by hand. */
export const STOCK_REASONS = ['RECEIVED', 'COUNTED', 'DAMAGED', 'LOST', 'RETURNED', 'OTHER'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Rates of Tunisia's VAT, in percent, that the editor offers. */
export const VAT_RATES = ['19.00', '13.00', '7.00', '0.00'] as const;

/** Messages of the rules between fields of a product, for which the back-office has texts. */
export const PRODUCT_PROBLEMS = {
  belowPrice: 'must be below price',
  aboveFlashSale: 'must be above the price of the flash sale',
  archived: 'is not possible while it is archived',
  sumOfVariants: 'is the sum of its variants',
  gtin: 'must be a GTIN: 8, 12, 13 or 14 digits with the right check digit',
  allSides: 'needs length, width and height',
  wholeContent: 'needs an amount and a unit',
  changedAgain: 'was changed again',
  /** Followed by the requirement in parentheses. */
  onSale: 'is required to be on sale',
} as const;

/** Message of an address that another product has: it ends with one that is free. */
export const takenSlug = (free: string): string => `is taken; ${free} is free`;
/** The free address of such a message; undefined: it is another one. */
export const freeSlugOf = (message: string): string | undefined =>
  /^is taken; (?<free>[a-z0-9-]+) is free$/.exec(message)?.groups?.['free'];

/** Hours in which a new product that nothing refers to can be deleted; later it is archived. */
export const DELETABLE_HOURS = 24;
