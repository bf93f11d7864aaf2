/** REST v1 messages of the catalogue: products, categories, brands, sellers as public shops, reviews. */
import { z } from 'zod';
import {
  DEFAULT_PAGE_SIZE,
  EntityId,
  ImageUrl,
  Instant,
  MAX_PAGE_SIZE,
  Pagination,
  QueryBoolean,
  Slug,
  Tnd,
} from './common.ts';
import { OtherTexts } from './other-texts.ts';
import type { LanguageCode } from './rules/languages.ts';
import { LOW_STOCK } from './rules/limits.ts';
import { MAX_GTIN } from './rules/gtin.ts';
import { MAX_SKU, PRODUCT_CONDITIONS } from './rules/products.ts';
import { CONTENT_UNITS } from './rules/unit-price.ts';
import { bounded, trimmed } from './text.ts';

export const StockStatus = z
  .enum(['In Stock', 'Out of Stock', 'On Backorder', 'Preorder', 'Soon', 'Discontinued'])
  .meta({
    id: 'StockStatus',
    description: 'Spec section 4; "Discontinued" is shown gray as "anything else".',
  });
export type StockStatus = z.infer<typeof StockStatus>;

/** Reference to a category, brand or seller, with what a link needs. */
export const Ref = z.object({ _id: EntityId, name: z.string(), slug: Slug }).meta({ id: 'Ref' });
export type Ref = z.infer<typeof Ref>;

export const Brand = z
  .object({
    _id: EntityId,
    name: z.string(),
    slug: Slug,
    logoUrl: ImageUrl.nullable(),
    description: z.string().nullable().describe('In French.'),
    descriptions: OtherTexts.optional(),
    country: z
      .string()
      .nullable()
      .describe('ISO 3166-1 alpha-2 code of the brand’s origin; "TN" is a Tunisian brand.'),
    productCount: z.int().min(0),
  })
  .meta({ id: 'Brand' });
export type Brand = z.infer<typeof Brand>;

/** Most pictures of products that stand for a shop. */
export const MAX_SHOP_PICTURES = 3;

/** Public data of a seller. Fields for the seller and admins only never appear here. */
export const Shop = z
  .object({
    _id: EntityId,
    name: z.string(),
    slug: Slug,
    logoUrl: ImageUrl.nullable(),
    coverUrl: ImageUrl.nullable(),
    description: z.string().nullable().describe('In French.'),
    descriptions: OtherTexts.optional(),
    governorateId: z.int().min(1).max(24),
    returnPolicy: z.string().nullable().describe('In French.'),
    returnPolicies: OtherTexts.optional(),
    preparationHours: z.int().min(0),
    ratingAverage: z.number().min(0).max(5),
    ratingCount: z.int().min(0),
    productCount: z.int().min(0),
    followerCount: z
      .int()
      .min(0)
      .optional()
      .describe('Accounts that follow the shop, minutes old at most; absent: not known.'),
    pictureUrls: z
      .array(ImageUrl)
      .max(MAX_SHOP_PICTURES)
      .optional()
      .describe('Pictures of products that it sells most, of different categories first; absent: not known.'),
    createdAt: Instant,
  })
  .meta({ id: 'Shop' });
export type Shop = z.infer<typeof Shop>;

export const ProductVariant = z
  .object({
    id: EntityId,
    sku: z.string(),
    color: z.string().nullable(),
    size: z.string().nullable(),
    priceDelta: Tnd.describe('Added to the product’s own price; may be negative.'),
    stock: z.int().min(0),
    gtin: z.string().nullish().describe('Global Trade Item Number of the variant.'),
    mpn: z.string().nullish().describe('Part number of the manufacturer of the variant.'),
  })
  .meta({ id: 'ProductVariant' });
export type ProductVariant = z.infer<typeof ProductVariant>;

/** Alternative texts of a picture by language. The product's name stands for those that are missing. */
export const ImageAlt = z
  .object({
    fr: z.string(),
    en: z.string(),
    de: z.string(),
    tn: z.string(),
  } satisfies Record<LanguageCode, z.ZodType>)
  .partial()
  .meta({ id: 'ImageAlt' });
export type ImageAlt = z.infer<typeof ImageAlt>;

/** What identifies a product outside the shop, and its measures; absent: the upstream does not know them. */
const productIdentity = {
  gtin: z.string().nullish().describe('Global Trade Item Number: 8, 12, 13 or 14 digits.'),
  mpn: z.string().nullish().describe('Part number of the manufacturer.'),
  condition: z.enum(PRODUCT_CONDITIONS).optional().describe('Absent: new.'),
  dimensions: z
    .object({ lengthMm: z.int().min(1), widthMm: z.int().min(1), heightMm: z.int().min(1) })
    .nullish()
    .describe('With packaging.'),
  content: z
    .object({ amount: z.int().min(1), unit: z.enum(CONTENT_UNITS) })
    .nullish()
    .describe('What it contains, for the price per kilogram, litre, metre or piece.'),
};

/** A product in lists: the fields of spec section 3. */
export const ProductSummary = z
  .object({
    _id: EntityId,
    slug: Slug,
    name: z.string().describe('In French.'),
    names: OtherTexts.optional(),
    brand: z.string().nullable(),
    brandRef: Ref.nullable(),
    seller: Ref,
    category: Ref,
    sku: z.string(),
    mainImgUrl: ImageUrl.nullable(),
    mainImgAlt: ImageAlt.optional(),
    description: z.string().describe('In French.'),
    price: Tnd,
    discountPrice: Tnd.nullable(),
    stock: z.int().min(0),
    stockStatus: StockStatus,
    ratingAverage: z.number().min(0).max(5),
    ratingCount: z.int().min(0),
    isBestSeller: z.boolean(),
    isFeatured: z.boolean(),
    isFlashSale: z.boolean(),
    flashSalePrice: Tnd.nullable(),
    flashSaleStartsAt: Instant.nullable(),
    flashSaleExpiresAt: Instant.nullable(),
    flashSaleStock: z.int().min(0).nullable(),
    flashSaleRemainingStock: z.int().min(0).nullable(),
    createdAt: Instant,
    updatedAt: Instant.optional().describe(
      'Time of the last change; absent when the upstream does not record it.',
    ),
    active: z.boolean(),
    tags: z.array(z.string()),
    colors: z.array(z.string()),
    hasDiscount: z.boolean(),
    hasFlashSale: z.boolean().describe('The flash sale is active now (spec section 4).'),
    hasWarranty: z.boolean(),
    isWarranty: z.boolean(),
    warrantyDuration: z.int().min(0).nullable().describe('Months.'),
    warrantyType: z.string().nullable(),
    freeDelivery: z.boolean().describe('The product alone reaches the free-delivery total.'),
    hasVariants: z.boolean(),
    weightGrams: z.int().min(0).nullable(),
    ...productIdentity,
  })
  .meta({ id: 'ProductSummary' });
export type ProductSummary = z.infer<typeof ProductSummary>;

export const PricePoint = z
  .object({ at: Instant, price: Tnd.describe('Price from this instant on, flash sales included.') })
  .meta({ id: 'PricePoint' });

/** Technical data of a product. */
export const ProductSpec = z
  .object({
    name: z.string().describe('In French.'),
    names: OtherTexts.optional(),
    value: z.string().describe('In French.'),
    values: OtherTexts.optional(),
  })
  .meta({ id: 'ProductSpec' });
export type ProductSpec = z.infer<typeof ProductSpec>;

/** A product on its own page. */
export const ProductDetail = ProductSummary.extend({
  descriptions: OtherTexts.optional(),
  images: z.array(ImageUrl).describe('The first is mainImgUrl.'),
  imageAlts: z.record(ImageUrl, ImageAlt).optional().describe('By the address of the picture.'),
  variants: z.array(ProductVariant),
  specs: z.array(ProductSpec),
  returnPolicy: z.string().nullable().describe('Of the product, or else of its seller.'),
  returnPolicies: OtherTexts.optional().describe('In the languages other than French.'),
  priceHistory: z.array(PricePoint).optional().describe('Absent: the API stores none.'),
  ancestors: z.array(Ref).describe('Categories from the top level down to the product’s own.'),
}).meta({ id: 'ProductDetail' });
export type ProductDetail = z.infer<typeof ProductDetail>;

export const ProductSortBy = z.enum([
  'createdAt',
  'price',
  'name',
  'ratingAverage',
  'popularity',
  'discount',
  'flashSaleExpiresAt',
  'relevance',
]);
export type ProductSortBy = z.infer<typeof ProductSortBy>;

/** A whole number in a query string. */
export const queryInt = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
/** An amount in a query string: "40" or "40.500". */
export const queryTnd = bounded(13, 'must be an amount in TND such as "40" or "40.500"').regex(
  /^\d{1,9}(\.\d{1,3})?$/,
  'must be an amount in TND such as "40" or "40.500"',
);

/** Query of GET /v1/admin/products: the filters of spec section 3 and the storefront's additional ones. */
export const ProductListQuery = z
  .strictObject({
    page: queryInt(1, 1_000_000).optional(),
    limit: queryInt(1, MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    after: bounded(600)
      .optional()
      .describe('Cursor of the item to continue after; excludes page and before.'),
    before: bounded(600).optional().describe('Cursor of the item to stop before; excludes page and after.'),
    active: QueryBoolean.optional().describe(
      'false: products taken off sale, whatever their seller and category; needs an admin.',
    ),
    isBestSeller: QueryBoolean.optional(),
    isFlashSale: QueryBoolean.optional().describe('true: flagged, running now and with flash stock left.'),
    isFeatured: QueryBoolean.optional(),
    hasDiscount: QueryBoolean.optional(),
    minDiscountPercent: queryInt(1, 100).optional().describe('Minimum discount in whole percent.'),
    freeDelivery: QueryBoolean.optional().describe(
      'true: the product alone reaches the free-delivery total.',
    ),
    minPrice: queryTnd.optional(),
    maxPrice: queryTnd.optional(),
    inStock: QueryBoolean.optional(),
    lowStock: QueryBoolean.optional().describe(`Stock from 1 to ${LOW_STOCK}; needs an admin.`),
    category: Slug.optional().describe('The category and all below it.'),
    brand: bounded(600).optional().describe('Brand slugs, separated by commas.'),
    seller: bounded(600).optional().describe('Shop slugs, separated by commas.'),
    color: bounded(300).optional().describe('Colours, separated by commas.'),
    stockStatus: StockStatus.optional(),
    minRating: z.coerce.number().min(0).max(5).optional(),
    hasWarranty: QueryBoolean.optional(),
    newSince: Instant.optional().describe('Created at or after this instant.'),
    updatedAfter: Instant.optional().describe(
      'Changed after this instant, prices, stock and ratings included.',
    ),
    promo: Slug.optional().describe('Products of this promotion.'),
    specs: bounded(8_000)
      .optional()
      .describe(
        'Technical data as JSON: `[["Mémoire", ["8 Go", "16 Go"]]]` has one of these values. All entries must match.',
      ),
    ids: bounded(2_000).optional().describe('Product ids, separated by commas (100 at most).'),
    skus: bounded((MAX_SKU + 1) * MAX_PAGE_SIZE)
      .optional()
      .describe(`SKUs of products or their variants, separated by commas; at most ${MAX_PAGE_SIZE}.`),
    gtins: bounded((MAX_GTIN + 1) * MAX_PAGE_SIZE)
      .optional()
      .describe(`GTINs of products or their variants, separated by commas; at most ${MAX_PAGE_SIZE}.`),
    sortBy: ProductSortBy.optional(),
    sortOrder: z.enum(['asc', 'desc']).optional(),
    input: trimmed(200).optional().describe('Search text.'),
  })
  .meta({ id: 'ProductListQuery' });
export type ProductListQuery = z.infer<typeof ProductListQuery>;

export const ProductPage = z
  .object({
    products: z.array(ProductSummary),
    cursors: z.array(z.string()).describe('One per product, in the same order.'),
    pagination: Pagination,
    correctedInput: z
      .string()
      .nullable()
      .describe('The corrected search text, when it contained typing errors.'),
    searchRedirect: z
      .string()
      .optional()
      .describe('Path of the shop that staff show instead of the results of this search text.'),
  })
  .meta({ id: 'ProductPage' });
export type ProductPage = z.infer<typeof ProductPage>;

/** Query of GET /v1/admin/products/filter-options: the filter values available with these filters. */
export const FilterOptionsQuery = ProductListQuery.omit({
  page: true,
  limit: true,
  after: true,
  before: true,
  sortBy: true,
  sortOrder: true,
  active: true,
  lowStock: true,
})
  .extend({
    apart: QueryBoolean.optional().describe(
      'true: the options of a condition are those of the products that match the other conditions.',
    ),
    withSpecs: QueryBoolean.optional().describe('true: with the technical data, where a category is given.'),
  })
  .meta({ id: 'FilterOptionsQuery' });

const Counted = z.object({
  value: z.string(),
  label: z.string().describe('In French.'),
  labels: OtherTexts.optional(),
  count: z.int().min(0),
});
export const FilterOptions = z
  .object({
    minPrice: Tnd.nullable(),
    maxPrice: Tnd.nullable(),
    categories: z.array(Counted),
    brands: z.array(Counted),
    sellers: z.array(Counted),
    colors: z.array(Counted),
    stockStatuses: z.array(Counted),
    warrantyCount: z.int().min(0),
    discountCount: z.int().min(0),
    inStockCount: z.int().min(0),
    specs: z
      .array(
        z.object({
          name: z.string(),
          label: z.string(),
          labels: OtherTexts.optional(),
          values: z.array(Counted),
        }),
      )
      .optional()
      .describe('Technical data, the most frequent first; absent unless asked for.'),
  })
  .meta({ id: 'FilterOptions' });
export type FilterOptions = z.infer<typeof FilterOptions>;

/** GET /v1/admin/products/search/{query} (spec section 7.1). */
export const ProductSuggestion = z
  .object({ _id: EntityId, name: z.string(), slug: Slug, mainImgUrl: ImageUrl.nullable() })
  .meta({ id: 'ProductSuggestion' });
export type ProductSuggestion = z.infer<typeof ProductSuggestion>;

const categoryFields = {
  _id: EntityId,
  name: z.string().describe('In French.'),
  names: OtherTexts.optional(),
  slug: Slug,
  imageUrl: ImageUrl.nullable(),
  icon: z.string().nullable().describe('Name of the icon artwork, or a picture URL.'),
  active: z.boolean(),
  isSpecial: z.boolean(),
  isFeatured: z.boolean(),
  isSubCategory: z.boolean(),
  parentCategory: EntityId.nullable(),
  displayOrder: z.int(),
  path: z
    .array(Slug)
    .describe(
      'Slugs from the top level down to this category; its page is /category/ followed by them, joined.',
    ),
  productCount: z.int().min(0).describe('Active products in the category and below it.'),
};
export interface Category extends z.infer<z.ZodObject<typeof categoryFields>> {
  subCategories: Category[];
}
export const Category: z.ZodType<Category> = z
  .object({
    ...categoryFields,
    get subCategories(): z.ZodArray<z.ZodType<Category>> {
      return z.array(Category);
    },
  })
  .meta({ id: 'Category' });

/** GET /v1/admin/categories: the tree and the four lists derived from it (spec sections 3 and 7.1). */
export const CategoriesResponse = z
  .object({
    categories: z.array(Category),
    top20Categories: z.array(Category),
    categoriesWithSubcategories: z.array(Category),
    specialCategories: z.array(Category),
    featuredCategories: z.array(Category),
  })
  .meta({ id: 'CategoriesResponse' });
export type CategoriesResponse = z.infer<typeof CategoriesResponse>;

/** GET /v1/admin/categories/{slug}: the category, its ancestors and its first products. */
export const CategoryWithItems = z
  .object({
    ...categoryFields,
    description: z.string().nullable().describe('In French.'),
    descriptions: OtherTexts.optional(),
    ancestors: z.array(Ref),
    subCategories: z.array(Category),
    items: z.array(ProductSummary),
  })
  .meta({ id: 'CategoryWithItems' });
export type CategoryWithItems = z.infer<typeof CategoryWithItems>;

export const Review = z
  .object({
    _id: EntityId,
    productId: EntityId,
    rating: z.int().min(1).max(5),
    title: z.string().nullable(),
    text: z.string(),
    authorName: z.string().describe('First name and initial only.'),
    verifiedPurchase: z.boolean(),
    usefulCount: z.int().min(0).optional().describe('Accounts that found it useful; absent: not counted.'),
    createdAt: Instant,
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

export const PageQuery = z
  .strictObject({
    page: queryInt(1, 1_000_000).optional(),
    limit: queryInt(1, MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    after: bounded(600).optional(),
  })
  .meta({ id: 'PageQuery' });

/** Order of the reviews of a product; of equal ones the newest come first. */
export const ReviewSort = z.enum(['newest', 'best', 'worst', 'useful']);
export type ReviewSort = z.infer<typeof ReviewSort>;

export const ReviewPageQuery = PageQuery.extend({ sort: ReviewSort.default('newest') }).meta({
  id: 'ReviewPageQuery',
});

/** GET /v1/products/{id}/reviews: published reviews, by default newest first, with the number of reviews per rating (1 to 5). */
export const ReviewPage = z
  .object({
    reviews: z.array(Review),
    cursors: z.array(z.string()),
    pagination: Pagination,
    histogram: z.array(z.int().min(0)).length(5),
  })
  .meta({ id: 'ReviewPage' });
export type ReviewPage = z.infer<typeof ReviewPage>;

export const BrandPage = z
  .object({ brands: z.array(Brand), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'BrandPage' });
export type BrandPage = z.infer<typeof BrandPage>;
export const ShopPage = z
  .object({ shops: z.array(Shop), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'ShopPage' });
export type ShopPage = z.infer<typeof ShopPage>;
