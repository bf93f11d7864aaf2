/** REST v1 messages of carts (extended contract): the client sends IDs and quantities, never prices. */
import { z } from 'zod';
import { Phone } from './accounts.ts';
import { EntityId, Tnd } from './common.ts';
import { POINTS_STEP } from './money.ts';
import { ProductSummary, ProductVariant } from './catalogue.ts';
import { CouponType } from './content.ts';
import { MAX_CART_LINES, MAX_CART_TOKEN, MAX_LINE_QUANTITY } from './rules/limits.ts';
import { bounded, trimmed } from './text.ts';

const Lines = z
  .array(
    z.strictObject({
      productId: EntityId,
      variantId: EntityId.nullish(),
      quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
    }),
  )
  .max(MAX_CART_LINES);

/** Body of POST /v1/cart/quote. */
export const QuoteRequest = z
  .strictObject({
    lines: Lines,
    couponCode: trimmed(40).nullish(),
    contactPhone: Phone.nullish().describe(
      'Of a visitor: their share of a flash sale is counted by it. Of no effect with an account.',
    ),
    points: z
      .int()
      .min(0)
      .max(1_000_000)
      .multipleOf(POINTS_STEP, 'must be whole hundreds')
      .optional()
      .describe('Loyalty points that a signed-in shopper redeems.'),
  })
  .meta({ id: 'QuoteRequest' });
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** Why a coupon is not valid. */
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
    couponReason: CouponReason.nullish().describe('Reason of COUPON_INVALID.'),
    missingAmount: Tnd.nullish().describe('Amount missing to the minimum purchase, of MIN_PURCHASE.'),
  })
  .meta({ id: 'QuoteProblem' });

export const QuoteLine = z
  .object({
    productId: EntityId,
    variantId: EntityId.nullable(),
    quantity: z.int().min(1),
    product: ProductSummary.nullable().describe(
      'null: unknown or no longer sold; the line is not part of the totals.',
    ),
    variant: ProductVariant.nullable(),
    unitPrice: Tnd.describe(
      'Current price of the first piece: flash price, else discount price, else price; plus the variant’s difference.',
    ),
    regularUnitPrice: Tnd,
    total: Tnd,
    discount: Tnd.nullish().describe('The line’s share of the coupon’s discount on items.'),
    pieces: z
      .array(z.object({ quantity: z.int().min(1), unitPrice: Tnd }))
      .nullish()
      .describe(
        'Quantities by unit price, for lines in the totals: pieces beyond the remaining stock of a flash sale have the usual price.',
      ),
    problems: z.array(QuoteProblem),
  })
  .meta({ id: 'QuoteLine' });

/** Response of POST /v1/cart/quote, for the token's account if there is one. Delivery is calculated before any coupon (domain rules). */
export const Quote = z
  .object({
    lines: z.array(QuoteLine),
    itemCount: z.int().min(0),
    itemsTotal: Tnd,
    discountTotal: Tnd.describe('The coupon’s discount on items.'),
    deliveryFee: Tnd.describe('After the coupon.'),
    freeDeliveryFrom: Tnd,
    pointsLimit: z
      .int()
      .min(0)
      .describe('Most points that can be redeemed, a multiple of 100; 0 for visitors.'),
    pointsUsed: z.int().min(0).describe('Redeemed points: the requested ones, at most the limit.'),
    pointsDiscount: Tnd.describe('Discount by points.'),
    total: Tnd.describe('After coupon and points.'),
    coupon: z
      .object({
        code: z.string(),
        type: CouponType,
        discount: Tnd.describe('Discount on the items or on the delivery fee.'),
      })
      .nullish()
      .describe('The coupon, if it is valid.'),
    problems: z.array(QuoteProblem).describe('Problems of the whole cart, such as an invalid coupon.'),
    validUntil: z.iso
      .datetime()
      .nullable()
      .describe('Next instant at which a flash price of a line, or the coupon, starts or ends.'),
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof Quote>;

/** Body of POST /v1/cart/share. */
export const CartShareRequest = z
  .strictObject({ lines: Lines.min(1, 'must have at least one line') })
  .meta({ id: 'CartShareRequest' });
export type CartShareRequest = z.infer<typeof CartShareRequest>;

/** Response of POST /v1/cart/share. */
export const CartShare = z
  .object({
    token: z
      .string()
      .min(1)
      .max(MAX_CART_TOKEN)
      .describe('Holds the lines, signed by the shop. Safe in addresses.'),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'CartShare' });
export type CartShare = z.infer<typeof CartShare>;

/** Body of POST /v1/cart/shared. */
export const SharedCartRequest = z
  .strictObject({ token: bounded(MAX_CART_TOKEN).min(1) })
  .meta({ id: 'SharedCartRequest' });
export type SharedCartRequest = z.infer<typeof SharedCartRequest>;

/** Response of POST /v1/cart/shared. */
export const SharedCart = z
  .object({
    lines: Lines.describe('Without prices: POST /v1/cart/quote has those of now. Empty once it has expired.'),
    isValid: z.boolean().describe('false: it has expired.'),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SharedCart' });
export type SharedCart = z.infer<typeof SharedCart>;
