/** A shopper cancels sub-orders: preview of the new totals, and the cancellation. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { CancellationRefusal, OrderCancellation, OrderCancelRequest } from '../../../contract/orders.ts';
import { fromTnd, toTnd } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError } from '../../base/errors.ts';
import { emitOrderChanged } from '../events/order-changed.ts';
import { priceRest } from './cancellation.ts';
import type { RestOfOrder, SubOrderSums } from './cancellation.ts';
import { changeSubOrder, subOrderOf, partsOf } from './change.ts';
import type { LockedOrder } from './change.ts';
import { releaseCoupon } from '../coupons/uses.ts';
import type { SubOrderRow } from './read.ts';
import { canCancel, isPaidOnline } from './states.ts';
import { leftOf, sum } from './totals.ts';

interface Plan extends RestOfOrder {
  refusal: CancellationRefusal | null;
  /** Sub-orders to cancel. */
  leaving: SubOrderRow[];
  /** Sums of the rest of the order. */
  left: SubOrderSums[];
  couponCode: string | null;
}

const totalOf = (parts: readonly SubOrderSums[]): Millimes => sum(parts.map(({ total }) => total));

/** Outcome of cancelling one sub-order, or all that still can be. Throws 404 for a sub-order of another order. */
async function plan(
  db: Kysely<Database>,
  orderId: number,
  parts: readonly SubOrderRow[],
  subOrderId: string | undefined,
): Promise<Plan> {
  const order = await db
    .selectFrom('orders')
    .select(['payment_method', 'user_id', 'coupon_code', 'coupon_type', 'coupon_min_purchase'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const ids = parts.map(({ id }) => id);
  const lines = await db.selectFrom('order_lines').selectAll().where('sub_order_id', 'in', ids).execute();
  const byShopper = await db
    .selectFrom('order_events')
    .select('sub_order_id')
    .where('sub_order_id', 'in', ids)
    .where('state', '=', 'CANCELLED')
    .where('actor', '=', 'customer')
    .execute();
  const unwanted = new Set(byShopper.map(({ sub_order_id: id }) => id));
  const leaving = (subOrderId === undefined ? parts : [subOrderOf({ parts }, subOrderId)]).filter(
    ({ state }) => canCancel(state),
  );
  const cancelled = new Set(leaving.map(({ id }) => id));
  const rest = priceRest(
    {
      isOnline: order.payment_method === 'ONLINE',
      earnsPoints: order.user_id !== null,
      coupon:
        order.coupon_type === null
          ? null
          : { type: order.coupon_type, minPurchase: order.coupon_min_purchase },
    },
    parts.map((part) => ({
      ...part,
      lines: lines.filter((line) => line.sub_order_id === part.id),
      isUnwanted: unwanted.has(part.id),
    })),
    cancelled,
  );
  return {
    ...rest,
    refusal: leaving.length === 0 ? 'TOO_LATE' : rest.lacking > 0 ? 'COSTS_MORE' : null,
    leaving,
    left: rest.parts.filter(({ id, state }) => state !== 'CANCELLED' && !cancelled.has(id)),
    couponCode: order.coupon_code,
  };
}

/** Preview of the cancellation. Throws 404 for a sub-order of another order. */
export async function previewCancellation(
  db: Kysely<Database>,
  orderId: number,
  subOrderId: string | undefined,
): Promise<OrderCancellation> {
  const planned = await plan(db, orderId, await partsOf(db, orderId), subOrderId);
  const leaving = new Set(planned.leaving.map(({ id }) => id));
  const paid = planned.parts.filter(
    ({ id, payment_state: payment }) => leaving.has(id) && isPaidOnline(payment),
  );
  return {
    refusal: planned.refusal,
    total: toTnd(totalOf(planned.left)),
    deliveryFee: toTnd(sum(planned.left.map((part) => part.delivery_share))),
    addedDelivery: toTnd(planned.addedDelivery),
    withdrawnCoupon: planned.isCouponWithdrawn ? planned.couponCode : null,
    withdrawnDiscount: toTnd(planned.withdrawnDiscount),
    returnedPoints: sum(planned.leaving.map((part) => part.points_used)),
    refundDue: toTnd(Math.max(0, sum(paid.map(leftOf)))),
  };
}

/** Stores the new sums of the sub-orders of a locked order. The given rows are updated too. */
async function reprice(trx: Kysely<Database>, { head, parts }: LockedOrder, planned: Plan): Promise<void> {
  const leaving = new Set(planned.leaving);
  for (const part of parts) {
    const next = planned.parts.find(({ id }) => id === part.id);
    if (!next || (next.total === part.total && next.kept === part.kept)) continue;
    const { discount_total, delivery_share, total, points_earned, kept } = next;
    const sums = { discount_total, delivery_share, total, points_earned, kept };
    await trx
      .updateTable('sub_orders')
      .set({ ...sums, updated_at: new Date() })
      .where('id', '=', part.id)
      .execute();
    if (discount_total !== part.discount_total)
      for (const line of next.lines)
        await trx
          .updateTable('order_lines')
          .set({ discount: line.discount, total: line.total })
          .where('id', '=', line.id)
          .execute();
    Object.assign(part, sums);
    if (!leaving.has(part)) await emitOrderChanged(trx, { order: head, part, to: { total: toTnd(total) } });
  }
  const discount = sum(parts.map((part) => part.discount_total));
  await trx
    .updateTable('orders')
    .set({
      discount_total: discount,
      delivery_fee: sum(parts.map((part) => part.delivery_share)),
      total: sum(parts.map(({ total }) => total)),
      // An open payment now asks for too much: `orders/pay` opens another.
      ...(parts.some((part) => part.state === 'AWAITING_PAYMENT') ? { payment_url: null } : {}),
      ...(planned.isCouponWithdrawn && discount === 0 ? { coupon_code: null } : {}),
    })
    .where('id', '=', head.id)
    .execute();
  if (planned.isCouponWithdrawn && planned.left.every((part) => part.discount_total === 0))
    await releaseCoupon(trx, head.id);
}

/**
 * Cancels a sub-order of a locked order for its shopper, or all that still can be. Throws CONFLICT when it is too late; naming
 * `subOrderId` when the rest would cost more than was paid, and `expectedTotal` when the rest has another total than that.
 */
export async function cancelForShopper(
  trx: Kysely<Database>,
  order: LockedOrder,
  {
    subOrderId,
    expectedTotal,
    reason,
  }: Pick<z.output<typeof OrderCancelRequest>, 'subOrderId' | 'expectedTotal' | 'reason'>,
): Promise<void> {
  const planned = await plan(trx, order.head.id, order.parts, subOrderId);
  if (planned.refusal === 'TOO_LATE') throw new ApiError('CONFLICT', 'The order can be cancelled no longer');
  if (planned.refusal === 'COSTS_MORE') {
    const message = `is not cancelled alone: the rest would cost ${toTnd(planned.lacking)} more than was paid`;
    throw new ApiError('CONFLICT', message, [{ field: 'subOrderId', message, code: 'COSTS_MORE' }]);
  }
  const total = totalOf(planned.left);
  if (expectedTotal !== undefined && fromTnd(expectedTotal) !== total) {
    const message = `is ${toTnd(total)} by now`;
    throw new ApiError('CONFLICT', message, [{ field: 'expectedTotal', message, code: 'CHANGED' }]);
  }
  await reprice(trx, order, planned);
  for (const part of planned.leaving)
    await changeSubOrder(trx, order, part, { to: 'CANCELLED', actor: 'customer', note: reason });
}
