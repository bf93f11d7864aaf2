/** REST v1 messages of the cart's quote (extended contract): the device sends ids and quantities, never a price. */
import { z } from 'zod';
import { EntityId, Tnd } from './common.ts';
import { POINTS_STEP } from './money.ts';
import { ProductSummary, ProductVariant } from './catalogue.ts';
import { CouponType } from './content.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from './rules/limits.ts';
import { trimmed } from './text.ts';

/** Body of POST /v1/cart/quote. */
export const QuoteRequest = z
  .strictObject({
    lines: z
      .array(
        z.strictObject({
          productId: EntityId,
          variantId: EntityId.nullish(),
          quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
        }),
      )
      .max(MAX_CART_LINES),
    couponCode: trimmed(40).nullish(),
    points: z
      .int()
      .min(0)
      .max(1_000_000)
      .multipleOf(POINTS_STEP, 'must be whole hundreds')
      .optional()
      .describe('Loyalty points that a signed-in shopper wants to use.'),
  })
  .meta({ id: 'QuoteRequest' });
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** Why a coupon does not hold. */
export const CouponReason = z
  .enum([
    'UNKNOWN',
    'NOT_STARTED',
    'EXPIRED',
    'USED_UP',
    'MIN_PURCHASE',
    'NOT_APPLICABLE',
    'DELIVERY_FREE',
    'ACCOUNT_REQUIRED',
    'FIRST_ORDER_ONLY',
    'ALREADY_USED',
    'TOO_MANY_TRIES',
  ])
  .meta({ id: 'CouponReason' });
export type CouponReason = z.infer<typeof CouponReason>;

export const QuoteProblem = z
  .object({
    code: z.enum([
      'OUT_OF_STOCK',
      'STOCK_REDUCED',
      'PRODUCT_UNAVAILABLE',
      'VARIANT_REQUIRED',
      'VARIANT_UNKNOWN',
      'COUPON_INVALID',
    ]),
    message: z.string(),
    availableQuantity: z.int().min(0).nullable(),
    couponReason: CouponReason.nullish().describe('Why, of COUPON_INVALID.'),
    missingAmount: Tnd.nullish().describe('What the items lack to the minimum purchase, of MIN_PURCHASE.'),
  })
  .meta({ id: 'QuoteProblem' });

export const QuoteLine = z
  .object({
    productId: EntityId,
    variantId: EntityId.nullable(),
    quantity: z.int().min(1),
    product: ProductSummary.nullable().describe(
      'null: unknown or no longer sold; the line counts for nothing.',
    ),
    variant: ProductVariant.nullable(),
    unitPrice: Tnd.describe(
      'What the first costs now: flash price, else discount price, else price; plus the variant’s difference.',
    ),
    regularUnitPrice: Tnd,
    total: Tnd,
    discount: Tnd.nullish().describe('Its share of what the coupon takes off the items.'),
    pieces: z
      .array(z.object({ quantity: z.int().min(1), unitPrice: Tnd }))
      .nullish()
      .describe(
        'How many cost how much, where the line counts: pieces beyond what is left of a flash sale cost the usual price.',
      ),
    problems: z.array(QuoteProblem),
  })
  .meta({ id: 'QuoteLine' });

/** Answer of POST /v1/cart/quote, for the token's account where there is one. Delivery is counted on the items before any coupon (domain rules). */
export const Quote = z
  .object({
    lines: z.array(QuoteLine),
    itemCount: z.int().min(0),
    itemsTotal: Tnd,
    discountTotal: Tnd.describe('What the coupon takes off the items.'),
    deliveryFee: Tnd.describe('What is left of it behind the coupon.'),
    freeDeliveryFrom: Tnd,
    pointsLimit: z.int().min(0).describe('Points that can be used, in hundreds; 0 for visitors.'),
    pointsUsed: z.int().min(0).describe('Of those asked for, at most the limit.'),
    pointsDiscount: Tnd.describe('What they take off.'),
    total: Tnd.describe('Behind coupon and points.'),
    coupon: z
      .object({
        code: z.string(),
        type: CouponType,
        discount: Tnd.describe('Off the items, or off the delivery fee.'),
      })
      .nullish()
      .describe('The coupon, when it holds.'),
    problems: z.array(QuoteProblem).describe('Of the cart as a whole, such as an invalid coupon.'),
    validUntil: z.iso
      .datetime()
      .nullable()
      .describe('The next instant at which a flash price in it, or the coupon, starts or ends.'),
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof Quote>;
