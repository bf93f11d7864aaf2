/** Transitions of a sub-order: by the table of states, with an entry in the timeline, and with their effects. */
import type { Kysely } from 'kysely';
import type { OrderState, PaymentState } from '../../../contract/orders.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { emitOrderChanged } from '../events/order-changed.ts';
import { issueInvoice } from '../invoices/issue.ts';
import { releaseCoupon } from '../coupons/uses.ts';
import { writeSale } from './ledger.ts';
import { addPoints, lockAccount, pointsLeft } from './points.ts';
import type { LineRow, SubOrderRow } from './read.ts';
import type { OrderSecrets } from './secrets.ts';
import { PAYMENT_TRANSITIONS, type Actor } from '../../../contract/rules/order-states.ts';
import { isPaidOnline, leastAdvanced, refusalOf } from './states.ts';
import { putBack } from './stock.ts';
import { leftOf } from './totals.ts';
import { returnDeadline } from '../../base/working-days.ts';
import { readValues } from '../settings/stored.ts';

export interface Change {
  to: OrderState;
  actor: Actor;
  /** Account number of an admin. */
  actorAccount?: string | null;
  note?: string | null;
  trackingNumber?: string | null;
}

interface OrderHead {
  id: number;
  number: string;
  user_id: number | null;
  contact_phone: string;
  buyer: string;
  /** The least advanced of the parts' states, as stored. */
  state: OrderState;
  version: number;
}

/** An order that no other transaction changes until this one ends. */
export interface LockedOrder {
  head: OrderHead;
  parts: SubOrderRow[];
  /** Sub-orders that this transaction has cancelled: `mailCancelled` mails the buyer about them. */
  cancelled: SubOrderRow[];
  /** Instant of the change. */
  at: Date;
}

/** The sub-orders of an order, in their order. */
export const partsOf = (db: Kysely<Database>, orderId: number): Promise<SubOrderRow[]> =>
  db.selectFrom('sub_orders').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

/**
 * Locks an order: its row, then its account. Placing locks accounts before products too, and every change begins here, so
 * there is no deadlock. Throws 404.
 */
export async function lockOrder(
  trx: Kysely<Database>,
  secrets: OrderSecrets,
  orderId: number,
): Promise<LockedOrder> {
  const row = await trx
    .selectFrom('orders')
    .select(['id', 'number', 'user_id', 'contact_phone', 'state', 'version'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Order');
  if (row.user_id !== null) await lockAccount(trx, row.user_id);
  const account =
    row.user_id === null
      ? undefined
      : await trx
          .selectFrom('users')
          .select('account_number')
          .where('id', '=', row.user_id)
          .executeTakeFirstOrThrow();
  const parts = await partsOf(trx, orderId);
  const buyer = account?.account_number ?? secrets.visitor(row.contact_phone);
  return { head: { ...row, buyer }, parts, cancelled: [], at: new Date() };
}

/** The sub-order with this id; throws 404. */
export function subOrderOf({ parts }: { parts: readonly SubOrderRow[] }, subOrderId: string): SubOrderRow {
  const part = parts.find(({ id }) => String(id) === subOrderId);
  if (!part) throw notFound('Order');
  return part;
}

export const linesOf = (trx: Kysely<Database>, subOrderId: number): Promise<LineRow[]> =>
  trx
    .selectFrom('order_lines')
    .selectAll()
    .where('sub_order_id', '=', subOrderId)
    .orderBy('position')
    .execute();

/** Restores what a cancelled sub-order had taken: stock, points, and the coupon when no sub-order is left. */
async function release(
  trx: Kysely<Database>,
  { head, parts, at }: LockedOrder,
  part: SubOrderRow,
): Promise<void> {
  if (part.released_at !== null) return;
  await putBack(trx, await linesOf(trx, part.id), head.buyer);
  if (head.user_id !== null)
    await addPoints(trx, {
      userId: head.user_id,
      orderId: head.id,
      subOrderId: part.id,
      kind: 'BURN_RETURNED',
      points: part.points_used,
      at,
    });
  await trx
    .updateTable('sub_orders')
    .set({
      released_at: at,
      refund_due: isPaidOnline(part.payment_state) ? leftOf(part) : 0,
      points_earned: 0,
    })
    .where('id', '=', part.id)
    .execute();
  const isLast = parts.every((other) => other.id === part.id || other.state === 'CANCELLED');
  if (isLast) await releaseCoupon(trx, head.id);
}

/** Makes the points of the items available that the buyer has not returned. */
async function earn(trx: Kysely<Database>, { head, at }: LockedOrder, part: SubOrderRow): Promise<void> {
  if (head.user_id === null || part.points_earned === 0) return;
  await addPoints(trx, {
    userId: head.user_id,
    orderId: head.id,
    subOrderId: part.id,
    kind: 'EARNED',
    points: await pointsLeft(trx, part.id),
    at,
  });
}

/** Effects of a transition. */
async function valuesFor(
  trx: Kysely<Database>,
  part: SubOrderRow,
  { to, trackingNumber }: Change,
  now: Date,
) {
  const values: {
    delivered_at?: Date;
    return_until?: Date;
    delivery_failures?: number;
    tracking_number?: string;
  } = {};
  if (to === 'DELIVERED' && part.state === 'OUT_FOR_DELIVERY') {
    values.delivered_at = now;
    values.return_until = returnDeadline(now, (await readValues(trx)).workingDays);
  }
  if (to === 'DELIVERY_FAILED') values.delivery_failures = part.delivery_failures + 1;
  if (trackingNumber != null) values.tracking_number = trackingNumber;
  return values;
}

/** Until when a part that is confirmed now is to be handed over to the carrier: its seller's preparation time. */
async function shipBy(trx: Kysely<Database>, { seller_id: sellerId }: SubOrderRow, now: Date): Promise<Date> {
  const { preparation_hours: hours } = await trx
    .selectFrom('sellers')
    .select('preparation_hours')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow();
  return new Date(now.getTime() + hours * 3_600_000);
}

/** State of a sub-order's payment after a transition; undefined: unchanged. */
function paymentFor({ payment_state: payment }: SubOrderRow, to: OrderState): PaymentState | undefined {
  if (to === 'DELIVERED' && payment === 'DUE') return 'COLLECTED';
  if (to === 'RETURNED_TO_SELLER' && payment === 'DUE') return 'REFUSED';
  return undefined;
}

/** Changes the state of a sub-order of a locked order; the given row is updated too. Throws CONFLICT when the table does not allow it. */
export async function changeSubOrder(
  trx: Kysely<Database>,
  order: LockedOrder,
  part: SubOrderRow,
  change: Change,
): Promise<void> {
  const note = change.note ?? null;
  const refusal = refusalOf(part, change.to, change.actor, note);
  if (refusal !== null) throw new ApiError('CONFLICT', refusal);
  const now = order.at;
  const payment = paymentFor(part, change.to);
  const values = {
    ...(await valuesFor(trx, part, change, now)),
    ...(payment ? { payment_state: payment } : {}),
  };
  await trx
    .updateTable('sub_orders')
    .set({
      ...values,
      ...(change.to === 'CONFIRMED' ? { ship_by: await shipBy(trx, part, now) } : {}),
      state: change.to,
      state_since: now,
      updated_at: now,
    })
    .where('id', '=', part.id)
    .execute();
  await trx
    .insertInto('order_events')
    .values({
      sub_order_id: part.id,
      state: change.to,
      at: now,
      actor: change.actor,
      actor_account: change.actorAccount ?? null,
      note,
    })
    .execute();
  const from = part.state;
  Object.assign(part, values, { state: change.to });
  if (change.to === 'CANCELLED' || change.to === 'RETURNED_TO_SELLER') await release(trx, order, part);
  if (change.to === 'CANCELLED') order.cancelled.push(part);
  if (change.to === 'COMPLETED') await earn(trx, order, part);
  await writeSale(trx, part.id, order.at);
  if (change.to === 'DELIVERED') await issueInvoice(trx, part, now);
  const state = leastAdvanced(order.parts.map((other) => other.state));
  const isNew = state !== order.head.state;
  order.head.state = state;
  await trx
    .updateTable('orders')
    .set({ updated_at: now, ...(isNew ? { state, state_since: now } : {}) })
    .where('id', '=', order.head.id)
    .execute();
  await emitOrderChanged(trx, { order: order.head, part, to: { from, state: change.to } });
}

/** Emits the payment state of a sub-order, and what of it was refunded. */
export const emitPayment = (trx: Kysely<Database>, { head }: LockedOrder, part: SubOrderRow): Promise<void> =>
  emitOrderChanged(trx, {
    order: head,
    part,
    to: { payment: part.payment_state, refunded: toTnd(part.refunded) },
  });

/** A payment's next state by the table; refunds are recorded by `refundSubOrder`. Throws CONFLICT. */
export async function changePayment(
  trx: Kysely<Database>,
  order: LockedOrder,
  part: SubOrderRow,
  to: PaymentState,
): Promise<void> {
  if (!PAYMENT_TRANSITIONS[part.payment_state].includes(to))
    throw new ApiError('CONFLICT', `A payment that is ${part.payment_state} can't become ${to}`);
  await trx
    .updateTable('sub_orders')
    .set({ payment_state: to, updated_at: order.at })
    .where('id', '=', part.id)
    .execute();
  part.payment_state = to;
  await writeSale(trx, part.id, order.at);
  await emitPayment(trx, order, part);
}
