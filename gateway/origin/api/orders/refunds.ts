/** Money that goes back: noted by hand when it was given, as often as needed, and never more than was paid. */
import type { Kysely } from 'kysely';
import type { PaymentState } from '../../../contract/orders.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { tellOfPayment } from './change.ts';
import type { LockedOrder } from './change.ts';
import type { SubOrderRow } from './read.ts';
import { PAYMENT_TRANSITIONS } from './states.ts';
import { leftOf } from './totals.ts';

/** Payments that are in: of these something can go back. Cash keeps its state on its way to the shop. */
const REFUNDABLE: ReadonlySet<PaymentState> = new Set([
  'COLLECTED',
  'REMITTED',
  'RECONCILED',
  'PAID',
  'PARTIALLY_REFUNDED',
]);

export type Refundable = Pick<SubOrderRow, 'payment_state' | 'total' | 'kept' | 'refunded' | 'refund_due'>;

/**
 * What a part is after a refund, in millimes; without an amount all that is due goes back. Throws CONFLICT when nothing is left
 * of what was paid, and names `amount` when it is none or more than that.
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

/** What of a part is due when something more is: never more than is left of its payment. */
export const dueOf = (part: Omit<Refundable, 'payment_state'>, more: number): number =>
  Math.min(part.refund_due + more, leftOf(part));

/** Who gave something back, and what they say of it. */
export interface RefundNote {
  actorAccount: string;
  note: string | null;
}

/** Notes a refund of a part of a locked order; the part given is changed too. Throws as `refundOf` does. */
export async function refundPart(
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
    })
    .execute();
  const { payment_state, refunded, refund_due } = after;
  await trx
    .updateTable('sub_orders')
    .set({ payment_state, refunded, refund_due, updated_at: new Date() })
    .where('id', '=', part.id)
    .execute();
  Object.assign(part, { payment_state, refunded, refund_due });
  await tellOfPayment(trx, order, part);
}
