/** Path of the cart's quote. */
import { Quote, QuoteRequest } from '../../../contract/cart.ts';
import { FREE_DELIVERY_FROM, toTnd } from '../../../contract/money.ts';
import type { ProductVariantsTable } from '../../db/tables.ts';
import type { Selectable } from 'kysely';
import type { OriginContext } from '../context.ts';
import { isOnSale } from '../products/one.ts';
import { SUMMARY_SELECT, toSummary, toVariant } from '../products/rows.ts';
import type { SummaryRow } from '../products/rows.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { run } from '../run.ts';
import { priceCart } from './quote.ts';

type CartRow = SummaryRow & { variants: Selectable<ProductVariantsTable>[] };

async function load(context: OriginContext, ids: readonly string[]): Promise<CartRow[]> {
  if (ids.length === 0) return [];
  return run<CartRow>(
    context.db,
    `select ${SUMMARY_SELECT},
       coalesce((select json_agg(v order by v.position, v.id) from product_variants v where v.product_id = p.id), '[]') as variants
     from products p where p.id = any($1::bigint[])`,
    [ids],
    true,
  );
}

export const cartRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/cart/quote',
    summary: 'What a cart costs at this moment. Nothing is reserved by it.',
    body: QuoteRequest,
    response: Quote,
    handle: async (context, { body, reply }) => {
      reply.header('cache-control', 'no-store');
      const rows = await load(context, [...new Set(body.lines.map((line) => line.productId))]);
      const snapshot = await context.directory.covering(rows);
      const onSale = new Map(
        rows.filter((row) => isOnSale(row, snapshot)).map((row) => [String(row.id), row]),
      );
      const now = Date.now();
      const lines = body.lines.map((line) => ({ ...line, variantId: line.variantId ?? null }));
      const couponCode = body.couponCode == null || body.couponCode === '' ? null : body.couponCode;
      const cart = priceCart(lines, onSale, couponCode, now);
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
            problems: line.problems,
          };
        }),
        itemCount: cart.itemCount,
        itemsTotal: toTnd(cart.itemsTotal),
        discountTotal: toTnd(cart.discountTotal),
        deliveryFee: toTnd(cart.deliveryFee),
        freeDeliveryFrom: toTnd(FREE_DELIVERY_FROM),
        total: toTnd(cart.total),
        problems: cart.problems,
        validUntil: cart.validUntil === null ? null : new Date(cart.validUntil).toISOString(),
      } satisfies Quote;
    },
  }),
];
