/** REST v1 messages of the back office's products. */
import { z } from 'zod';
import {
  ImageAlt,
  PricePoint,
  ProductSpec,
  ProductSummary,
  ProductVariant,
  queryInt,
  queryTnd,
  Ref,
} from '../catalogue.ts';
import { PRODUCT_COLORS } from '../rules/colors.ts';
import { Version } from '../versions.ts';
import {
  EntityId,
  ImageUrl,
  Instant,
  MAX_PAGE_SIZE,
  Percent,
  QueryBoolean,
  Tnd,
  createdBetween,
} from '../common.ts';
import { OtherTexts } from '../other-texts.ts';
import { SellerStatus } from '../sellers.ts';
import { FLASH_STATES } from '../rules/products.ts';
import { bounded, trimmed } from '../text.ts';

/** Page size of the back office's lists (spec section 9). */
export const ADMIN_PAGE_SIZE = 25;
/** Items up to which lists of the back office are counted exactly. */
export const MAX_COUNTED = 10_000;

/** Paging of the back office's lists: keyset cursors in both directions. */
export const adminPage = {
  limit: queryInt(1, MAX_PAGE_SIZE).default(ADMIN_PAGE_SIZE),
  after: bounded(600).optional().describe('Cursor of the item to continue after; excludes before.'),
  before: bounded(600).optional().describe('Cursor of the item to stop before; excludes after.'),
};

/** Number of items of a list, counted up to MAX_COUNTED. */
export const ListTotal = z
  .object({
    value: z.int().min(0),
    isExact: z.boolean().describe(`false: there are more than ${MAX_COUNTED}.`),
  })
  .meta({ id: 'ListTotal' });
export type ListTotal = z.infer<typeof ListTotal>;

/** What every list of the back office carries besides its items. */
export const adminList = {
  cursors: z.array(z.string()).describe('One per item, in the same order.'),
  hasNext: z.boolean(),
  hasPrev: z.boolean(),
  total: ListTotal,
};

export const AdminProductSortBy = z.enum([
  'name',
  'price',
  'stock',
  'createdAt',
  'updatedAt',
  'sold',
  'rating',
  'discount',
  'flashStarts',
  'flashEnds',
  'flashSold',
  'relevance',
]);
export type AdminProductSortBy = z.infer<typeof AdminProductSortBy>;

/** Query of GET /v1/admin/products/manage: the filters of spec section 3, and what only the shop's people filter by. */
export const AdminProductListQuery = z
  .strictObject({
    ...adminPage,
    ids: bounded(2_000).optional().describe('Product ids, separated by commas.'),
    active: QueryBoolean.optional(),
    archived: QueryBoolean.default(false).describe('true: archived products instead of the others.'),
    toReview: QueryBoolean.optional().describe(
      'Added by their sellers and not put on sale by the shop yet, or all others.',
    ),
    isBestSeller: QueryBoolean.optional(),
    isFlashSale: QueryBoolean.optional().describe('Has a flash sale: planned, running or over.'),
    flash: z.enum(FLASH_STATES).optional().describe('ENDED: past its end, or sold out.'),
    flashFrom: Instant.optional().describe('With a flash sale that ends at or after this instant.'),
    flashUntil: Instant.optional().describe('With a flash sale that begins before this instant.'),
    isFeatured: QueryBoolean.optional(),
    minPrice: queryTnd.optional().describe('Of the current price.'),
    maxPrice: queryTnd.optional().describe('Of the current price.'),
    inStock: QueryBoolean.optional(),
    lowStock: QueryBoolean.optional(),
    category: EntityId.optional().describe('The category and all below it.'),
    brand: bounded(2_000).optional().describe('Brand ids, separated by commas.'),
    seller: bounded(2_000).optional().describe('Seller ids, separated by commas.'),
    stockStatus: bounded(200).optional().describe('Stock statuses, separated by commas.'),
    color: bounded(300)
      .optional()
      .describe(`Colours, separated by commas: ${PRODUCT_COLORS.join(', ')}.`),
    hasImage: QueryBoolean.optional(),
    hasDescription: QueryBoolean.optional(),
    vatRate: Percent.optional(),
    ...createdBetween,
    updatedSince: Instant.optional().describe('Changed at or after this instant.'),
    job: EntityId.optional().describe('Changed or created by this job, or variants of it.'),
    input: trimmed(200).optional().describe('Search text, or the SKU of a product or variant.'),
    sortBy: AdminProductSortBy.optional().describe(
      '`flashStarts`, `flashEnds`, `flashSold`: only products with a flash sale.',
    ),
    sortOrder: z.enum(['asc', 'desc']).optional(),
  })
  .meta({ id: 'AdminProductListQuery' });
export type AdminProductListQuery = z.infer<typeof AdminProductListQuery>;

/** What a product needs to be put on sale. */
export const ProductRequirement = z.enum(['PICTURE', 'PRICE', 'CATEGORY_VISIBLE', 'SELLER_ACTIVE']);
export type ProductRequirement = z.infer<typeof ProductRequirement>;

/** A product with all that the back office shows of it, apart from its variants. */
export const AdminProduct = ProductSummary.extend({
  version: Version,
  sellerStatus: SellerStatus,
  brandOfAny: Ref.nullable().describe('The brand, active or not.'),
  costPrice: Tnd.nullable(),
  vatRate: Percent,
  archivedAt: Instant.nullable(),
  awaitsReview: z
    .boolean()
    .optional()
    .describe('Its seller has added it, and the shop has not put it on sale yet; absent: no.'),
  soldCount: z.int().min(0),
  flashSaleAccountLimit: z.int().min(1).nullable(),
  images: z.array(ImageUrl).describe('The first is mainImgUrl.'),
  imageAlts: z.record(ImageUrl, ImageAlt).optional().describe('By the address of the picture.'),
  names: OtherTexts,
  descriptions: OtherTexts,
  specs: z.array(ProductSpec),
  ownReturnPolicy: z.string().nullable().describe('null: the seller’s applies.'),
  ancestors: z.array(Ref).describe('Categories from the top level down to the product’s own.'),
  variantCount: z.int().min(0),
  lowest30Days: Tnd.nullable().describe(
    'Lowest price that was asked in the last 30 days; null: the API knows none.',
  ),
  checklist: z
    .array(z.object({ requirement: ProductRequirement, isMet: z.boolean() }))
    .describe('What the product needs to be on sale.'),
}).meta({ id: 'AdminProduct' });
export type AdminProduct = z.infer<typeof AdminProduct>;

/** What happens around a product, for the column beside its editor. */
export const AdminProductActivity = z
  .object({
    soldIn30Days: z.int().min(0).describe('Pieces ordered in the last 30 days, without cancelled ones.'),
    wishlistCount: z.int().min(0).describe('Accounts that have it on their wishlist.'),
    priceHistory: z.array(PricePoint),
    deletableUntil: Instant.nullable().describe(
      'Until when it can be deleted: off sale, never ordered, reviewed or wished for; null: it cannot.',
    ),
  })
  .meta({ id: 'AdminProductActivity' });
export type AdminProductActivity = z.infer<typeof AdminProductActivity>;

export const AdminProductPage = z
  .object({ products: z.array(AdminProduct), ...adminList })
  .meta({ id: 'AdminProductPage' });
export type AdminProductPage = z.infer<typeof AdminProductPage>;

/** Query of GET /v1/admin/products/{id}/variants, in their order. */
export const AdminVariantListQuery = z.strictObject({
  limit: queryInt(1, MAX_PAGE_SIZE).default(50),
  after: bounded(600).optional(),
});

/** A variant as the back office shows it. */
export const AdminVariant = ProductVariant.extend({
  version: Version,
  productId: EntityId,
  position: z.int().min(0),
  active: z.boolean().describe('false: hidden in the shop.'),
  wasOrdered: z.boolean().describe('It can then be taken off sale, and not be deleted.'),
}).meta({ id: 'AdminVariant' });
export type AdminVariant = z.infer<typeof AdminVariant>;

export const AdminVariantPage = z
  .object({ variants: z.array(AdminVariant), ...adminList })
  .meta({ id: 'AdminVariantPage' });
export type AdminVariantPage = z.infer<typeof AdminVariantPage>;
