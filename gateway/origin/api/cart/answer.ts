/** The quote of a cart, as the shop answers it; the back-office tests coupons by it. */
import type { z } from 'zod';
import type { Quote, QuoteRequest } from '../../../contract/cart.ts';
import { FREE_DELIVERY_FROM, toTnd } from '../../../contract/money.ts';
import type { OriginContext } from '../context.ts';
import type { CouponRequest } from '../coupons/rules.ts';
import { isOnSale } from '../products/one.ts';
import { toSummary, toVariant } from '../products/rows.ts';
import { flashBought } from './flash-sales.ts';
import { loadCart } from './load.ts';
import { POINT_VALUE, usablePoints } from './points.ts';
import { priceCart } from './quote.ts';
import type { Problem } from './quote.ts';

type WireProblem = Quote['problems'][number];

const toProblem = ({ missing, ...problem }: Problem): WireProblem => ({
  ...problem,
  missingAmount: missing === null ? null : toTnd(missing),
});

/** Who a cart is priced for. */
interface Buyer {
  /** Account number of the viewer. */
  accountNumber: string | undefined;
  /** Of a visitor. */
  contactPhone: string | null | undefined;
  /** Available points of the viewer, and those that they redeem. */
  points: { held: number; used: number };
}

/** Prices a cart at this instant. `asked`: its coupon, looked up; null: none. */
export async function quoteCart(
  context: OriginContext,
  requested: z.output<typeof QuoteRequest>['lines'],
  asked: Promise<CouponRequest | null>,
  buyer: Promise<Buyer>,
): Promise<Quote> {
  const [rows, coupon, { accountNumber, contactPhone, points }] = await Promise.all([
    loadCart(context.db, [...new Set(requested.map((line) => line.productId))]),
    asked,
    buyer,
  ]);
  const snapshot = await context.directory.covering(rows);
  const onSale = new Map(rows.filter((row) => isOnSale(row, snapshot)).map((row) => [String(row.id), row]));
  const now = Date.now();
  const lines = requested.map((line) => ({ ...line, variantId: line.variantId ?? null }));
  const buys =
    accountNumber ?? (contactPhone == null ? undefined : context.orderSecrets.visitor(contactPhone));
  const bought = buys === undefined ? undefined : await flashBought(context.db, [...onSale.values()], buys);
  const cart = priceCart(lines, onSale, coupon, now, bought);
  const pointsLimit = usablePoints(cart.itemsTotal, cart.discountTotal, points.held);
  const pointsUsed = Math.min(points.used, pointsLimit);
  return {
    lines: cart.lines.map((line) => {
      const row = onSale.get(line.productId);
      const variant = row?.variants.find(({ id }) => id === line.variant?.id);
      return {
        productId: line.productId,
        variantId: line.variantId,
        quantity: line.quantity,
        product: row ? toSummary(row, snapshot, now) : null,
        variant: variant ? toVariant(variant) : null,
        unitPrice: toTnd(line.unitPrice),
        regularUnitPrice: toTnd(line.regularUnitPrice),
        total: toTnd(line.total),
        discount: toTnd(line.discount),
        pieces: line.pieces.map(({ quantity, unitPrice }) => ({ quantity, unitPrice: toTnd(unitPrice) })),
        problems: line.problems.map(toProblem),
      };
    }),
    itemCount: cart.itemCount,
    itemsTotal: toTnd(cart.itemsTotal),
    discountTotal: toTnd(cart.discountTotal),
    deliveryFee: toTnd(cart.deliveryFee),
    freeDeliveryFrom: toTnd(FREE_DELIVERY_FROM),
    pointsLimit,
    pointsUsed,
    pointsDiscount: toTnd(pointsUsed * POINT_VALUE),
    total: toTnd(cart.total - pointsUsed * POINT_VALUE),
    coupon: cart.coupon && {
      code: cart.coupon.coupon.code,
      type: cart.coupon.coupon.type,
      discount: toTnd(cart.coupon.discount),
    },
    problems: cart.problems.map(toProblem),
    validUntil: cart.validUntil === null ? null : new Date(cart.validUntil).toISOString(),
  } satisfies Quote;
}
