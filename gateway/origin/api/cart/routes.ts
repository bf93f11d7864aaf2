/** Route of the cart's quote. */
import { Quote, QuoteRequest } from '../../../contract/cart.ts';
import { FREE_DELIVERY_FROM, toTnd } from '../../../contract/money.ts';
import { isOnSale } from '../products/one.ts';
import { toSummary, toVariant } from '../products/rows.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { lookUpCoupon, countWrongCode } from '../coupons/guesses.ts';
import { flashBought } from './flash-sales.ts';
import { loadCart } from './load.ts';
import { POINT_VALUE, pointsOf, usablePoints } from './points.ts';
import { priceCart } from './quote.ts';
import type { Problem } from './quote.ts';

type WireProblem = Quote['problems'][number];

const toProblem = ({ missing, ...problem }: Problem): WireProblem => ({
  ...problem,
  missingAmount: missing === null ? null : toTnd(missing),
});

export const cartRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/cart/quote',
    summary:
      'The current price of a cart, for the account of the token or a visitor’s telephone if there is one. Nothing is reserved.',
    body: QuoteRequest,
    response: Quote,
    clientLimit: 'quotes by client',
    handle: async (context, { body, viewer, client }) => {
      const caller = { viewer, client: client() };
      const [rows, asked, held] = await Promise.all([
        loadCart(context.db, [...new Set(body.lines.map((line) => line.productId))]),
        lookUpCoupon(context.db, context.limits, body.couponCode, caller),
        viewer ? pointsOf(context.db, viewer.id) : 0,
      ]);
      const snapshot = await context.directory.covering(rows);
      const onSale = new Map(
        rows.filter((row) => isOnSale(row, snapshot)).map((row) => [String(row.id), row]),
      );
      const now = Date.now();
      const lines = body.lines.map((line) => ({ ...line, variantId: line.variantId ?? null }));
      const buyer =
        viewer?.accountNumber ??
        (body.contactPhone == null ? undefined : context.orderSecrets.visitor(body.contactPhone));
      const bought =
        buyer === undefined ? undefined : await flashBought(context.db, [...onSale.values()], buyer);
      const cart = priceCart(lines, onSale, asked, now, bought);
      countWrongCode(context.limits, body.couponCode, cart.problems, caller);
      const pointsLimit = usablePoints(cart.itemsTotal, cart.discountTotal, held);
      const pointsUsed = Math.min(body.points ?? 0, pointsLimit);
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
    },
  }),
];
