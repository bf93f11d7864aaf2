/** REST v1 messages by which the back office changes products. */
import { z } from 'zod';
import { FieldProblem } from '../errors.ts';
import { StockStatus } from '../catalogue.ts';
import { PRODUCT_COLORS } from '../rules/colors.ts';
import { EntityId, ImageUrl, Instant, Percent, Slug, Tnd } from '../common.ts';
import {
  HIGHEST_PRICE,
  LOWEST_PRICE,
  MAX_ACCOUNT_LIMIT,
  MAX_CONTENT,
  MAX_DESCRIPTION,
  MAX_FLASH_EXTENSION,
  MAX_IMAGES,
  MAX_MPN,
  MAX_NAME,
  MAX_PATCH_ROWS,
  MAX_RETURN_POLICY,
  MAX_SIDE,
  MAX_SIZES,
  MAX_SIZE_NAME,
  MAX_SPECS,
  MAX_SPEC_NAME,
  MAX_SPEC_VALUE,
  MAX_STOCK,
  MAX_TAG,
  MAX_TAGS,
  MAX_WARRANTY_MONTHS,
  MAX_WARRANTY_TYPE,
  MAX_WEIGHT,
  PRODUCT_CONDITIONS,
  PRODUCT_PROBLEMS,
  STOCK_REASONS,
} from '../rules/products.ts';
import { isGtin } from '../rules/gtin.ts';
import { CONTENT_UNITS } from '../rules/unit-price.ts';
import { CHANGED } from '../versions.ts';
import { fromTnd } from '../money.ts';
import { inOtherLanguages } from '../other-texts.ts';
import { bounded, line, trimmed } from '../text.ts';
import { AdminProduct, AdminVariant } from './products.ts';

const amount = (least: number) =>
  Tnd.refine(
    (tnd) => {
      const millimes = fromTnd(tnd);
      return millimes >= least && millimes <= HIGHEST_PRICE;
    },
    `must be from ${(least / 1000).toFixed(3)} to 999999.999`,
  );

const orNull = (value: string | null): string | null => value || null;
const distinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** A product's or variant's SKU: upper case. */
export const Sku = bounded(60, 'must have at most 40 characters')
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9._-]{1,40}$/, 'must be 1 to 40 letters, digits, dots, hyphens or underscores')
  .meta({ examples: ['LAMPE-1'] });

const specName = line(1, MAX_SPEC_NAME);
const specValue = line(1, MAX_SPEC_VALUE);
const Specs = z
  .array(
    z.strictObject({
      name: specName,
      names: inOtherLanguages(specName.nullable()).nullish(),
      value: specValue,
      values: inOtherLanguages(specValue.nullable()).nullish(),
    }),
  )
  .max(MAX_SPECS, `must be at most ${MAX_SPECS}`);

const productName = line(2, MAX_NAME).regex(/^[^<>]*$/, 'must not contain < or >');
const productDescription = trimmed(MAX_DESCRIPTION);

/** What identifies a product or a variant outside the shop. */
const numbersOutside = {
  gtin: bounded(20).trim().refine(isGtin, PRODUCT_PROBLEMS.gtin).nullable(),
  mpn: line(1, MAX_MPN).nullable(),
};

const side = z.int().min(1).max(MAX_SIDE).nullable();

/** Fields of a product; absent ones stay as they are. */
const fields = {
  name: productName,
  names: inOtherLanguages(productName.nullable()),
  slug: Slug,
  sku: Sku,
  sellerId: EntityId,
  categoryId: EntityId,
  brandId: EntityId.nullable(),
  description: productDescription,
  descriptions: inOtherLanguages(productDescription.nullable().transform(orNull)),
  price: amount(LOWEST_PRICE),
  discountPrice: amount(1).nullable(),
  costPrice: amount(0).nullable(),
  stockStatus: StockStatus,
  tags: z
    .array(line(1, MAX_TAG))
    .max(MAX_TAGS, `must be at most ${MAX_TAGS}`)
    .refine(distinct, 'must be distinct'),
  colors: z.array(z.enum(PRODUCT_COLORS)).refine(distinct, 'must be distinct'),
  specs: Specs,
  weightGrams: z.int().min(1).max(MAX_WEIGHT).nullable(),
  ...numbersOutside,
  condition: z.enum(PRODUCT_CONDITIONS),
  lengthMm: side,
  widthMm: side,
  heightMm: side,
  contentAmount: z.int().min(1).max(MAX_CONTENT).nullable(),
  contentUnit: z.enum(CONTENT_UNITS).nullable(),
  vatRate: Percent.refine((percent) => Number(percent) <= 100, 'must be at most 100.00'),
  returnPolicy: trimmed(MAX_RETURN_POLICY).nullable().transform(orNull),
  hasWarranty: z.boolean(),
  warrantyMonths: z.int().min(1).max(MAX_WARRANTY_MONTHS).nullable(),
  warrantyType: line(1, MAX_WARRANTY_TYPE).nullable(),
  images: z
    .array(ImageUrl)
    .max(MAX_IMAGES, `must be at most ${MAX_IMAGES}`)
    .refine(distinct, 'must be distinct'),
  active: z.boolean(),
  isFeatured: z.boolean(),
  isBestSeller: z.boolean(),
};

/** Body of POST /v1/admin/products/{id}: absent is unchanged, null is cleared. */
export const ProductChanges = z.strictObject(fields).partial().meta({ id: 'ProductChanges' });
export type ProductChanges = z.infer<typeof ProductChanges>;

/** Body of POST /v1/admin/products. Without a slug it is made of the name. */
export const ProductCreate = z
  .strictObject(fields)
  .partial()
  .required({ name: true, sku: true, sellerId: true, categoryId: true, price: true })
  .extend({ stock: z.int().min(0).max(MAX_STOCK).default(0) })
  .meta({ id: 'ProductCreate' });
export type ProductCreate = z.infer<typeof ProductCreate>;

/** Something to be aware of after a change that was made. */
export const ProductWarning = z.enum([
  /** The crossed-out price was never asked in the last 30 days. */
  'REFERENCE_PRICE_NOT_ASKED',
  /** It costs the shop more than it is sold for. */
  'BELOW_COST',
  /** The category has subcategories. */
  'CATEGORY_NOT_LEAF',
]);
export type ProductWarning = z.infer<typeof ProductWarning>;

/** Response to a change of a product. */
export const ChangedProduct = AdminProduct.extend({
  ...CHANGED,
  warnings: z.array(ProductWarning),
}).meta({ id: 'ChangedProduct' });
export type ChangedProduct = z.infer<typeof ChangedProduct>;

/** Body of POST /v1/admin/products/{id}/archive. */
export const ProductArchive = z.strictObject({ archived: z.boolean() }).meta({ id: 'ProductArchive' });

/** Body of POST /v1/admin/products/{id}/stock: a difference, or a new stock with the one that it replaces. */
export const StockChange = z
  .strictObject({
    variantId: EntityId.nullish(),
    delta: z.int().min(-MAX_STOCK).max(MAX_STOCK).nullish(),
    set: z.int().min(0).max(MAX_STOCK).nullish(),
    expected: z.int().min(0).nullish().describe('The stock that `set` replaces.'),
    reason: z.enum(STOCK_REASONS).nullish().describe('Part of the action in the audit log.'),
  })
  .meta({ id: 'StockChange' });
export type StockChange = z.infer<typeof StockChange>;

/** Body of POST /v1/admin/products/{id}/flash-sale. */
export const FlashSaleRequest = z
  .strictObject({
    price: amount(1),
    startsAt: Instant.nullish().describe('Absent: at once.'),
    expiresAt: Instant,
    stock: z.int().min(1).max(MAX_STOCK),
    accountLimit: z.int().min(1).max(MAX_ACCOUNT_LIMIT).nullish(),
  })
  .meta({ id: 'FlashSaleRequest' });
export type FlashSaleRequest = z.infer<typeof FlashSaleRequest>;

/** Products of a change of flash sales, with the versions that were read. */
const saleRows = z
  .array(z.strictObject({ id: EntityId, version: z.int().min(1) }))
  .min(1, 'must be at least 1')
  .max(MAX_PATCH_ROWS, `must be at most ${MAX_PATCH_ROWS}`)
  .refine((rows) => distinct(rows.map(({ id }) => id)), 'must be distinct products');

/** Body of POST /v1/admin/flash-sales: a sale of each product that has none planned or running. */
export const FlashSalesPlan = z
  .strictObject({
    rows: saleRows,
    percent: z
      .int()
      .min(1)
      .max(99)
      .nullish()
      .describe('Below the usual price, rounded to 0.100. Absent: the price of the last sale.'),
    startsAt: Instant.nullish().describe('Absent: at once.'),
    expiresAt: Instant,
    stock: z.int().min(1).max(MAX_STOCK).nullish().describe('Absent: that of the last sale.'),
    accountLimit: z.int().min(1).max(MAX_ACCOUNT_LIMIT).nullish(),
  })
  .meta({ id: 'FlashSalesPlan' });
export type FlashSalesPlan = z.infer<typeof FlashSalesPlan>;

/** Body of POST /v1/admin/flash-sales/stop. */
export const FlashSalesStop = z.strictObject({ rows: saleRows }).meta({ id: 'FlashSalesStop' });
export type FlashSalesStop = z.infer<typeof FlashSalesStop>;

/** Body of POST /v1/admin/flash-sales/extend. */
export const FlashSalesExtend = z
  .strictObject({ rows: saleRows, days: z.int().min(1).max(MAX_FLASH_EXTENSION) })
  .meta({ id: 'FlashSalesExtend' });
export type FlashSalesExtend = z.infer<typeof FlashSalesExtend>;

/** A new stock of a product without variants, with the one that it replaces: refused when pieces were sold meanwhile. */
const PatchedStock = z.strictObject({
  set: z.int().min(0).max(MAX_STOCK),
  expected: z.int().min(0),
});

/** Body of POST /v1/admin/products/patch: rows change independently of each other. */
export const ProductPatch = z
  .strictObject({
    rows: z
      .array(
        z.strictObject({
          id: EntityId,
          version: z.int().min(1),
          changes: ProductChanges,
          stock: PatchedStock.nullish(),
        }),
      )
      .min(1, 'must be at least 1')
      .max(MAX_PATCH_ROWS, `must be at most ${MAX_PATCH_ROWS}`)
      .refine((rows) => distinct(rows.map(({ id }) => id)), 'must be distinct products'),
  })
  .meta({ id: 'ProductPatch' });
export type ProductPatch = z.infer<typeof ProductPatch>;

/** Result of each row of a patch, in the same order: the product, or why it was not changed. */
export const ProductPatchAnswer = z
  .object({
    rows: z.array(
      z.object({
        product: AdminProduct.nullable(),
        current: AdminProduct.nullable().describe('As it is now, when others have changed it meanwhile.'),
        error: z
          .object({
            code: z.string(),
            message: z.string(),
            fields: z.array(FieldProblem),
          })
          .nullable(),
      }),
    ),
    ...CHANGED,
  })
  .meta({ id: 'ProductPatchAnswer' });
export type ProductPatchAnswer = z.infer<typeof ProductPatchAnswer>;

const variantFields = {
  sku: Sku,
  color: z.enum(PRODUCT_COLORS).nullable(),
  size: line(1, MAX_SIZE_NAME).nullable(),
  priceDelta: Tnd,
  position: z.int().min(0).max(10_000),
  ...numbersOutside,
};

/** Body of POST /v1/admin/products/{id}/variants: each combination of a colour and a size, or one without either. */
export const VariantsCreate = z
  .strictObject({
    colors: z.array(z.enum(PRODUCT_COLORS)).default([]),
    sizes: z.array(line(1, MAX_SIZE_NAME)).max(MAX_SIZES, `must be at most ${MAX_SIZES}`).default([]),
    skuPrefix: Sku.optional().describe('Absent: the SKU of the product.'),
    priceDelta: Tnd.default('0.000'),
    stock: z.int().min(0).max(MAX_STOCK).default(0),
  })
  .meta({ id: 'VariantsCreate' });
export type VariantsCreate = z.infer<typeof VariantsCreate>;

/** A line of a file of variants that adds one to a product. */
export const VariantCreate = z
  .strictObject(variantFields)
  .partial()
  .required({ sku: true })
  .extend({ productSku: Sku, stock: z.int().min(0).max(MAX_STOCK).default(0) });
export type VariantCreate = z.infer<typeof VariantCreate>;

/** Body of POST /v1/admin/products/{id}/variants/{variantId}: absent is unchanged, null is cleared. */
export const VariantChanges = z
  .strictObject({ ...variantFields, active: z.boolean() })
  .partial()
  .meta({ id: 'VariantChanges' });
export type VariantChanges = z.infer<typeof VariantChanges>;

export const ChangedVariant = AdminVariant.extend(CHANGED).meta({ id: 'ChangedVariant' });
export const ChangedVariants = z
  .object({ created: z.int().min(0), ...CHANGED })
  .meta({ id: 'ChangedVariants' });
