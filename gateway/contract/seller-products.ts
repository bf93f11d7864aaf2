/** REST v1 messages by which a seller's system reads and writes its own products, prices and stock (extended contract). */
import { z } from 'zod';
import { ProductRequirement } from './admin/products.ts';
import { ProductSpec, ProductVariant, queryInt, Ref, StockStatus } from './catalogue.ts';
import {
  EntityId,
  ImageUrl,
  Instant,
  MAX_PAGE_SIZE,
  Pagination,
  Percent,
  QueryBoolean,
  Slug,
  Tnd,
} from './common.ts';
import { inOtherLanguages, OtherTexts } from './other-texts.ts';
import {
  MAX_DESCRIPTION,
  MAX_IMAGES,
  MAX_NAME,
  MAX_RETURN_POLICY,
  MAX_SKU,
  MAX_SPECS,
  MAX_TAGS,
  MAX_VARIANTS,
} from './rules/products.ts';
import {
  MAX_PICTURES_BYTES,
  MAX_SELLER_LINES,
  MAX_SELLER_PICTURES,
  MAX_STOCK_LINES,
  MAX_VARIANT_LINES,
  SELLER_LINE_CODES,
  SELLER_PRODUCT_STATES,
  SELLER_PRODUCT_WARNINGS,
} from './rules/seller-products.ts';
import { bounded, optionalLine } from './text.ts';
import { CHANGED, Version } from './versions.ts';

export const SellerProductState = z
  .enum(SELLER_PRODUCT_STATES)
  .describe(
    'TO_REVIEW: new, and the shop has not put it on sale yet. OFF_SALE: the seller may put it on sale. OFF_SALE_BY_SHOP: only the shop may.',
  )
  .meta({ id: 'SellerProductState' });

const SellerVariant = ProductVariant.extend({
  position: z.int().min(0),
  active: z.boolean().describe('false: hidden in the shop; its stock does not count.'),
}).meta({ id: 'SellerVariant' });
export type SellerVariant = z.infer<typeof SellerVariant>;

/** A product as its seller sees it, on sale or not. */
export const SellerProduct = z
  .object({
    _id: EntityId,
    sku: z.string(),
    version: Version,
    slug: Slug,
    state: SellerProductState,
    lacks: z.array(ProductRequirement).describe('What it needs to be on sale and does not have.'),
    archivedAt: Instant.nullable(),
    name: z.string(),
    names: OtherTexts,
    description: z.string(),
    descriptions: OtherTexts,
    category: Ref,
    brand: Ref.nullable(),
    price: Tnd,
    discountPrice: Tnd.nullable(),
    currentPrice: Tnd,
    lowest30Days: Tnd.nullable().describe('Lowest price that was asked in the last 30 days.'),
    flashSalePrice: Tnd.nullable(),
    flashSaleStartsAt: Instant.nullable(),
    flashSaleExpiresAt: Instant.nullable(),
    vatRate: Percent,
    stock: z.int().min(0).describe('Of a product with variants: the sum of those that are on sale.'),
    stockStatus: StockStatus,
    images: z.array(ImageUrl),
    specs: z.array(ProductSpec),
    tags: z.array(z.string()),
    colors: z.array(z.string()),
    weightGrams: z.int().nullable(),
    returnPolicy: z.string().nullable(),
    hasWarranty: z.boolean(),
    warrantyMonths: z.int().nullable(),
    warrantyType: z.string().nullable(),
    variants: z.array(SellerVariant).describe('In their order.'),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'SellerProduct' });
export type SellerProduct = z.infer<typeof SellerProduct>;

/** Query of GET /v1/seller/products, by the last change, the earliest first. */
export const SellerProductsQuery = z
  .strictObject({
    limit: queryInt(1, MAX_PAGE_SIZE).default(50),
    after: bounded(600).optional(),
    skus: bounded((MAX_SKU + 1) * MAX_PAGE_SIZE)
      .optional()
      .describe(`SKUs of products or variants, separated by commas; at most ${MAX_PAGE_SIZE}.`),
    updatedAfter: Instant.optional().describe('Changed after this instant, by the seller or not.'),
    active: QueryBoolean.optional().describe('On sale, or not.'),
    archived: QueryBoolean.optional().describe('Archived, or not; absent: both.'),
  })
  .meta({ id: 'SellerProductsQuery' });
export type SellerProductsQuery = z.infer<typeof SellerProductsQuery>;

export const SellerProductsPage = z
  .object({ products: z.array(SellerProduct), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'SellerProductsPage' });
export type SellerProductsPage = z.infer<typeof SellerProductsPage>;

/** Why a line was not applied; nothing of it was. */
export const SellerLineError = z
  .object({
    code: z.enum(SELLER_LINE_CODES),
    field: z.string().describe('Path within the line, such as `discountPrice`; empty: the line as a whole.'),
    message: z.string(),
  })
  .meta({ id: 'SellerLineError' });
export type SellerLineError = z.infer<typeof SellerLineError>;

const applied = {
  sku: z.string().describe('As it was sent.'),
  errors: z.array(SellerLineError).describe('Empty: the line was applied.'),
} as const;

/** A SKU as systems write it; what is no SKU of the seller is refused line by line. */
const SentSku = bounded(100);

const linesOf = <Line extends z.ZodType>(line: Line, most: number) =>
  z.array(line).min(1, 'must be at least 1').max(most, `must be at most ${most}`);

/** Body of POST /v1/seller/stock. */
export const StockSetRequest = z
  .strictObject({
    lines: linesOf(
      z.strictObject({
        sku: SentSku.describe('Of a product without variants, or of a variant.'),
        quantity: z.int(),
        expected: z
          .int()
          .nullish()
          .describe(
            'The stock that it replaces; with another one the line is refused. null: whatever it is.',
          ),
      }),
      MAX_STOCK_LINES,
    ),
  })
  .meta({ id: 'StockSetRequest' });
export type StockSetRequest = z.infer<typeof StockSetRequest>;

/** Response of POST /v1/seller/stock: results of the lines in the order in which they were sent. */
export const StockSetAnswer = z
  .object({
    results: z.array(
      z.object({
        ...applied,
        quantity: z.int().min(0).nullable().describe('The stock now; null: of an unknown SKU.'),
      }),
    ),
    ...CHANGED,
  })
  .meta({ id: 'StockSetAnswer' });
export type StockSetAnswer = z.infer<typeof StockSetAnswer>;

const Warnings = z.array(z.enum(SELLER_PRODUCT_WARNINGS));

/** Body of POST /v1/seller/prices: absent is unchanged. */
export const PricesSetRequest = z
  .strictObject({
    lines: linesOf(
      z.strictObject({
        sku: SentSku.describe('Of a product.'),
        price: Tnd.optional().describe('The regular price.'),
        discountPrice: Tnd.nullish().describe('The reduced price, below `price`; null: none.'),
      }),
      MAX_SELLER_LINES,
    ),
  })
  .meta({ id: 'PricesSetRequest' });
export type PricesSetRequest = z.infer<typeof PricesSetRequest>;

/** Response of POST /v1/seller/prices: results of the lines in the order in which they were sent. */
export const PricesSetAnswer = z
  .object({
    results: z.array(
      z.object({
        ...applied,
        price: Tnd.nullable().describe('The prices now; null: of an unknown SKU.'),
        discountPrice: Tnd.nullable(),
        currentPrice: Tnd.nullable(),
        warnings: Warnings,
      }),
    ),
    ...CHANGED,
  })
  .meta({ id: 'PricesSetAnswer' });
export type PricesSetAnswer = z.infer<typeof PricesSetAnswer>;

/** Texts are measured by the rules of products, line by line; here they only have a bound. */
const sent = (most: number) => bounded(most + 1_000);
const SentTexts = inOtherLanguages(sent(MAX_DESCRIPTION).nullable());
const sentId = EntityId.nullish();

const SentVariant = z.strictObject({
  sku: SentSku,
  color: sent(100).nullish(),
  size: sent(100).nullish(),
  priceDelta: Tnd.optional(),
  position: z.int().optional(),
  active: z.boolean().optional(),
  initialStock: z.int().optional().describe('Of a new variant alone.'),
});
export type SentVariant = z.infer<typeof SentVariant>;

const SellerProductLine = z.strictObject({
  sku: SentSku.describe('Names the product, which is added when there is none.'),
  version: z.int().nullish().describe('The version that was read; with another one the line is refused.'),
  name: sent(MAX_NAME).optional(),
  names: SentTexts.optional(),
  description: sent(MAX_DESCRIPTION).optional(),
  descriptions: SentTexts.optional(),
  categoryId: sentId,
  categorySlug: sent(120).nullish(),
  brandId: sentId.describe('null, as `brandSlug`: none.'),
  brandSlug: sent(120).nullish(),
  price: Tnd.optional(),
  discountPrice: Tnd.nullish(),
  initialStock: z.int().optional().describe('Of a new product alone; later, POST /v1/seller/stock.'),
  stockStatus: StockStatus.optional(),
  tags: z
    .array(sent(100))
    .max(10 * MAX_TAGS)
    .optional(),
  colors: z.array(sent(100)).max(100).optional(),
  specs: z
    .array(
      z.strictObject({
        name: sent(1_000),
        names: SentTexts.nullish(),
        value: sent(1_000),
        values: SentTexts.nullish(),
      }),
    )
    .max(10 * MAX_SPECS)
    .optional(),
  weightGrams: z.int().nullish(),
  vatRate: sent(20).optional(),
  returnPolicy: sent(MAX_RETURN_POLICY).nullish(),
  hasWarranty: z.boolean().optional(),
  warrantyMonths: z.int().nullish(),
  warrantyType: sent(100).nullish(),
  images: z
    .array(sent(500))
    .max(10 * MAX_IMAGES)
    .optional()
    .describe('Addresses in the media library.'),
  active: z
    .boolean()
    .optional()
    .describe('true: to be on sale, as far as the shop allows it; the state of the product tells.'),
  variants: z
    .array(SentVariant)
    .max(MAX_VARIANTS, `must be at most ${MAX_VARIANTS}`)
    .optional()
    .describe('Variants to be added or changed, by their SKU; others stay as they are.'),
});
export type SellerProductLine = z.infer<typeof SellerProductLine>;

/** Body of POST /v1/seller/products: absent is unchanged, null is cleared. */
export const SellerProductsUpsert = z
  .strictObject({
    lines: linesOf(SellerProductLine, MAX_SELLER_LINES).refine(
      (lines) => lines.reduce((sum, { variants = [] }) => sum + variants.length, 0) <= MAX_VARIANT_LINES,
      `must have at most ${MAX_VARIANT_LINES} variants together`,
    ),
  })
  .meta({ id: 'SellerProductsUpsert' });
export type SellerProductsUpsert = z.infer<typeof SellerProductsUpsert>;

/** Response of changes of products: results of the lines in the order in which they were sent. */
export const SellerProductsAnswer = z
  .object({
    results: z.array(
      z.object({
        ...applied,
        isNew: z.boolean(),
        product: SellerProduct.nullable().describe('As it is now; null: of an unknown SKU.'),
        warnings: Warnings,
      }),
    ),
    ...CHANGED,
  })
  .meta({ id: 'SellerProductsAnswer' });
export type SellerProductsAnswer = z.infer<typeof SellerProductsAnswer>;

/** Characters of the pictures of a call. */
const MAX_PICTURES_TEXT = Math.ceil((MAX_PICTURES_BYTES * 4) / 3) + 4;

/** Body of POST /v1/seller/pictures. */
export const SellerPicturesRequest = z
  .strictObject({
    pictures: linesOf(
      z.strictObject({
        name: optionalLine(200).describe('Name of the file, for the shop.'),
        content: bounded(MAX_PICTURES_TEXT).min(1, 'is required').describe('The file in base64.'),
      }),
      MAX_SELLER_PICTURES,
    ).refine(
      (pictures) => pictures.reduce((sum, { content }) => sum + content.length, 0) <= MAX_PICTURES_TEXT,
      `must have at most ${MAX_PICTURES_BYTES} bytes together`,
    ),
  })
  .meta({ id: 'SellerPicturesRequest' });
export type SellerPicturesRequest = z.output<typeof SellerPicturesRequest>;

/** Results of the pictures in the order in which they were sent. */
export const SellerPicturesAnswer = z
  .object({
    results: z.array(
      z.object({
        url: ImageUrl.nullable().describe(
          'Its address, as `images` of a product takes it; null: it was refused.',
        ),
        width: z.int().nullable().describe('Pixels, as it is stored.'),
        height: z.int().nullable(),
        errors: z.array(SellerLineError).describe('Empty: it is stored.'),
      }),
    ),
  })
  .meta({ id: 'SellerPicturesAnswer' });
export type SellerPicturesAnswer = z.infer<typeof SellerPicturesAnswer>;

/** Body of POST /v1/seller/products/archive. */
export const SellerProductsArchive = z
  .strictObject({
    lines: linesOf(
      z.strictObject({
        sku: SentSku.describe('Of a product.'),
        archived: z
          .boolean()
          .describe('true: archive, which takes it off sale. false: bring back, off sale.'),
      }),
      MAX_SELLER_LINES,
    ),
  })
  .meta({ id: 'SellerProductsArchive' });
export type SellerProductsArchive = z.infer<typeof SellerProductsArchive>;
