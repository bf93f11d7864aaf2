/** Kinds of what uses something that therefore stays as it is. */
export const USE_KINDS = [
  'PRODUCT',
  'CATEGORY',
  'SUBCATEGORY',
  'BRAND',
  'SELLER',
  'ORDER',
  'PROMO',
  'REVIEW',
  'WISHLIST',
  'INVOICE',
  'HOMEPAGE',
  'FLASH_SALE',
] as const;
