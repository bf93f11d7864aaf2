/** Refunds: recorded by hand after the transfer, as often as needed, and never more than was paid. */
import type { Kysely } from 'kysely';
import type { PaymentState } from '../../../contract/orders.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { emitPayment } from './change.ts';
import type { LockedOrder } from './change.ts';
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

/** Author and note of a refund. */
export interface RefundNote {
  actorAccount: string;
  note: string | null;
}

/** Records a refund of a sub-order of a locked order; the given row is updated too. Throws as `refundOf` does. */
export async function refundSubOrder(
  trx: Kysely<Database>,
  order: LockedOrder,
  part: SubOrderRow,
  amount: number | undefined,
  { actorAccount, note }: RefundNote,
): Promise<void> {
  const after = refundOf(part, amount);
  await trx
    .insertInto('refunds')
    .values({
      sub_order_id: part.id,
      amount: after.refunded - part.refunded,
      actor_account: actorAccount,
      note,
      at: order.at,
    })
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
