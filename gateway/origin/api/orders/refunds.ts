/** Refunds: recorded by hand after the transfer, as often as needed, and never more than was paid. */
import type { Insertable, Kysely } from 'kysely';
import type { PaymentState, RefundMethod } from '../../../contract/orders.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import type { RefundsTable } from '../../db/tables-orders.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { POINT_VALUE } from '../cart/points.ts';
import { emitPayment } from './change.ts';
import type { LockedOrder } from './change.ts';
import { refundPoints } from './points.ts';
import type { SubOrderRow } from './read.ts';
import { PAYMENT_TRANSITIONS } from '../../../contract/rules/order-states.ts';
import { leftOf } from './totals.ts';

/** Payments that are received: these can be refunded. Cash keeps its state on its way to the shop. */
const REFUNDABLE: ReadonlySet<PaymentState> = new Set([
  'COLLECTED',
  'REMITTED',
  'RECONCILED',
  'PAID',
  'PARTIALLY_REFUNDED',
]);

export type Refundable = Pick<SubOrderRow, 'payment_state' | 'total' | 'kept' | 'refunded' | 'refund_due'>;

/**
 * A sub-order's state after a refund, in millimes; without an amount all that is due is refunded. Throws CONFLICT when nothing is left
 * of what was paid, and names `amount` when it is zero or more than that.
 */
export function refundOf(part: Refundable, amount: number = part.refund_due): Refundable {
  const left = leftOf(part);
  if (!REFUNDABLE.has(part.payment_state) || left === 0)
    throw new ApiError('CONFLICT', `Nothing of a payment that is ${part.payment_state} is left to give back`);
  if (amount <= 0) throw badInput('amount', 'is required: nothing is due');
  if (amount > left) throw badInput('amount', `is more than the ${toTnd(left)} that are left of the payment`);
  const next = amount === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return {
    payment_state: PAYMENT_TRANSITIONS[part.payment_state].includes(next) ? next : part.payment_state,
    total: part.total,
    kept: part.kept,
    refunded: part.refunded + amount,
    refund_due: Math.max(0, part.refund_due - amount),
  };
}

/** The amount due of a sub-order when something more is: never more than is left of its payment. */
export const dueOf = (part: Omit<Refundable, 'payment_state'>, more: number): number =>
  Math.min(part.refund_due + more, leftOf(part));

/** Who made a refund, and how. */
export interface RefundDetails {
  actorAccount: string;
  method: RefundMethod | null;
  reference: string | null;
  /** Account number that a transfer went to. */
  rib: string | null;
  note: string | null;
}

/** Digits of an account number that are stored. */
const RIB_END = 6;

/**
 * The row of a refund of so many millimes of a locked order; one in points is added to the account's points. Throws a 400 that names
 * `method`, `rib` or `amount`.
 */
export async function refundRow(
  trx: Kysely<Database>,
  { head, at }: LockedOrder,
  amount: number,
  { actorAccount, method, reference, rib, note }: RefundDetails,
): Promise<Omit<Insertable<RefundsTable>, 'sub_order_id' | 'payment_id'>> {
  if (rib !== null && method !== 'TRANSFER') throw badInput('rib', 'is for TRANSFER', 'INVALID');
  if (method === 'POINTS') {
    const { user_id: userId } = await trx
      .selectFrom('orders')
      .select('user_id')
      .where('id', '=', head.id)
      .executeTakeFirstOrThrow();
    if (userId === null) throw badInput('method', 'is for orders of an account', 'INVALID');
    if (amount % POINT_VALUE !== 0)
      throw badInput('amount', `is not a number of points: one is ${toTnd(POINT_VALUE)}`, 'INVALID');
    await refundPoints(trx, { userId, order: head, points: amount / POINT_VALUE, at });
  }
  return {
    amount,
    actor_account: actorAccount,
    method,
    reference,
    rib_end: rib === null ? null : rib.slice(-RIB_END),
    note,
    at,
  };
}

/** Records a refund of a sub-order of a locked order; the given row is updated too. Throws as `refundOf` does. */
export async function refundSubOrder(
  trx: Kysely<Database>,
  order: LockedOrder,
  part: SubOrderRow,
  amount: number | undefined,
  details: RefundDetails,
): Promise<void> {
  const after = refundOf(part, amount);
  const row = await refundRow(trx, order, after.refunded - part.refunded, details);
  await trx
    .insertInto('refunds')
    .values({ sub_order_id: part.id, ...row })
    .execute();
  const { payment_state, refunded, refund_due } = after;
  await trx
    .updateTable('sub_orders')
    .set({ payment_state, refunded, refund_due, updated_at: order.at })
    .where('id', '=', part.id)
    .execute();
  Object.assign(part, { payment_state, refunded, refund_due });
  await emitPayment(trx, order, part);
}
