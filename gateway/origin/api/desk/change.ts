/** What the confirmation desk does with an order that it has locked. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { CALLBACK_DAYS } from '../../../contract/admin/confirmation.ts';
import type {
  ConfirmationRequest,
  ContactRequest,
  OrderAddressRequest,
  OrderLinesQuote,
  OrderLinesRequest,
} from '../../../contract/admin/confirmation.ts';
import type { ContactOutcome } from '../../../contract/admin/desk.ts';
import { toTnd } from '../../../contract/money.ts';
import type { OrderState } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { emitOrderChanged } from '../events/order-changed.ts';
import { changeSubOrder, linesOf, partsOf, subOrderOf } from '../orders/change.ts';
import type { LockedOrder } from '../orders/change.ts';
import { releaseCoupon } from '../coupons/uses.ts';
import type { LineRow, SubOrderRow } from '../orders/read.ts';
import { putBack } from '../orders/stock.ts';
import { sum } from '../orders/totals.ts';
import { readValues } from '../settings/stored.ts';
import { amend } from './amend.ts';
import type { Amended, AmendedLine } from './amend.ts';

const MINUTE = 60_000;
/** Pause after a call to a busy line (minutes). */
const BUSY_PAUSE = 30;

/** Outcomes of calls that did not reach the buyer. */
const FAILED: ReadonlySet<ContactOutcome> = new Set(['NO_ANSWER', 'BUSY', 'WRONG_NUMBER']);

/** When to call again after a call; null: at any time. */
async function nextCallAfter(
  trx: Kysely<Database>,
  { outcome, callbackAt }: { outcome: ContactOutcome; callbackAt: Date | null },
  now: number,
): Promise<Date | null> {
  if (outcome === 'CALL_BACK') return callbackAt;
  if (outcome === 'NO_ANSWER') return new Date(now + (await readValues(trx)).noAnswerMinutes * MINUTE);
  if (outcome === 'BUSY') return new Date(now + BUSY_PAUSE * MINUTE);
  return null;
}

const awaiting = ({ parts }: Pick<LockedOrder, 'parts'>): SubOrderRow[] =>
  parts.filter(({ state }) => state === 'AWAITING_CONFIRMATION');

/** The sub-orders of an order that can still be changed at the desk. Throws CONFLICT for others. */
function amendable(order: Pick<LockedOrder, 'parts'> & { head: { state: OrderState } }): SubOrderRow[] {
  const open = order.parts.filter(({ state }) => state !== 'CANCELLED');
  const waiting = awaiting(order);
  if (waiting.length === 0 || waiting.length < open.length)
    throw new ApiError('CONFLICT', `This order is ${order.head.state}`);
  return waiting;
}

async function note(
  trx: Kysely<Database>,
  { head, at: now }: LockedOrder,
  actor: string,
  contact: { outcome: ContactOutcome; callbackAt: Date | null; note: string | null },
): Promise<void> {
  await trx
    .insertInto('order_contacts')
    .values({
      order_id: head.id,
      at: now,
      actor,
      outcome: contact.outcome,
      callback_at: contact.callbackAt,
      note: contact.note,
    })
    .execute();
  const nextContactAt = await nextCallAfter(trx, contact, now.getTime());
  await trx
    .updateTable('orders')
    .set((update) => ({
      next_contact_at: nextContactAt,
      contact_attempts: FAILED.has(contact.outcome)
        ? update('contact_attempts', '+', 1)
        : update.ref('contact_attempts'),
    }))
    .where('id', '=', head.id)
    .execute();
}

/** Notes a call, and cancels what awaits confirmation where a reason is given. Throws CONFLICT when nothing does. */
export async function noteContact(
  trx: Kysely<Database>,
  order: LockedOrder,
  { outcome, callbackAt, note: text, cancelReason }: z.output<typeof ContactRequest>,
  actor: string,
): Promise<void> {
  if ((outcome === 'CALL_BACK') !== (callbackAt != null))
    throw badInput('callbackAt', outcome === 'CALL_BACK' ? 'is required' : 'is for CALL_BACK', 'INVALID');
  const at = callbackAt == null ? null : new Date(callbackAt);
  const now = order.at.getTime();
  if (at && (at.getTime() <= now || at.getTime() > now + CALLBACK_DAYS * 1_440 * MINUTE))
    throw badInput('callbackAt', `must be within the next ${CALLBACK_DAYS} days`, 'INVALID');
  if (cancelReason !== null && (outcome === 'CONFIRMED' || outcome === 'CALL_BACK'))
    throw badInput('cancelReason', `is not for ${outcome}`, 'INVALID');
  await note(trx, order, actor, { outcome, callbackAt: at, note: text });
  if (cancelReason === null) return;
  const waiting = awaiting(order);
  if (waiting.length === 0) throw new ApiError('CONFLICT', `This order is ${order.head.state}`);
  for (const part of waiting)
    await changeSubOrder(trx, order, part, {
      to: 'CANCELLED',
      actor: 'admin',
      actorAccount: actor,
      note: cancelReason,
    });
}

/** Confirms all sub-orders but those excluded, which are cancelled. Throws CONFLICT when one of them does not await confirmation. */
export async function confirmOrder(
  trx: Kysely<Database>,
  order: LockedOrder,
  { exclude, note: text }: z.output<typeof ConfirmationRequest>,
  actor: string,
): Promise<void> {
  const waiting = amendable(order);
  const reasons = new Map(
    exclude.map(({ subOrderId, reason }) => [subOrderOf(order, subOrderId).id, reason]),
  );
  if (waiting.every(({ id }) => reasons.has(id)))
    throw badInput('exclude', 'leaves nothing to confirm', 'INVALID');
  for (const part of waiting) {
    const reason = reasons.get(part.id);
    await changeSubOrder(trx, order, part, {
      to: reason === undefined ? 'CONFIRMED' : 'CANCELLED',
      actor: 'admin',
      actorAccount: actor,
      note: reason ?? null,
    });
  }
  await note(trx, order, actor, { outcome: 'CONFIRMED', callbackAt: null, note: text });
}

/** Changes contact data and address of an order that awaits confirmation. Throws CONFLICT for others. */
export async function changeAddress(
  trx: Kysely<Database>,
  order: LockedOrder,
  { contactName, contactPhone, contactEmail, address }: z.output<typeof OrderAddressRequest>,
): Promise<void> {
  amendable(order);
  await trx
    .updateTable('orders')
    .set({
      updated_at: new Date(),
      ...(contactName === undefined ? {} : { contact_name: contactName }),
      ...(contactPhone === undefined ? {} : { contact_phone: contactPhone }),
      ...(contactEmail === undefined ? {} : { contact_email: contactEmail }),
      ...(address === undefined ? {} : { address: JSON.stringify(address) }),
    })
    .where('id', '=', order.head.id)
    .execute();
  await emitOrderChanged(trx, { order: order.head });
}

/** Lines of an order with the quantities asked for. Throws a 400 that names the line. */
function quantitiesOf(
  lines: readonly LineRow[],
  asked: z.output<typeof OrderLinesRequest>['lines'],
): ReadonlyMap<number, number> {
  const quantities = new Map<number, number>();
  for (const [index, { lineId, quantity }] of asked.entries()) {
    const line = lines.find(({ id }) => String(id) === lineId);
    if (!line) throw badInput(`lines.${index}.lineId`, 'is no line that can be changed', 'NOT_FOUND');
    if (quantities.has(line.id)) throw badInput(`lines.${index}.lineId`, 'is named twice', 'INVALID');
    if (quantity > line.quantity)
      throw badInput(`lines.${index}.quantity`, `is more than the ${line.quantity} ordered`, 'INVALID');
    quantities.set(line.id, quantity);
  }
  return quantities;
}

/** What an order comes to with other quantities, before anything is changed. */
interface LinesPlan {
  /** Sub-orders without lines. */
  emptied: SubOrderRow[];
  left: SubOrderRow[];
  /** Lines of the sub-orders that are left, those that are removed included. */
  staying: LineRow[];
  kept: LineRow[];
  quantityOf: (line: LineRow) => number;
  couponCode: string | null;
  amended: Amended;
}

/** What is asked for at the desk: lines with their quantities, and whether the coupon stays. */
type AskedLines = Pick<z.output<typeof OrderLinesRequest>, 'lines' | 'keepCoupon'>;

/** Throws CONFLICT for an order that does not await confirmation or is not paid in cash, a 400 that names the field. */
async function planLines(
  trx: Kysely<Database>,
  order: Pick<LockedOrder, 'parts'> & { head: Pick<LockedOrder['head'], 'id' | 'state'> },
  { lines: asked, keepCoupon }: AskedLines,
): Promise<LinesPlan> {
  const { head, parts } = order;
  const waiting = amendable(order);
  const placed = await trx
    .selectFrom('orders')
    .select(['payment_method', 'coupon_type', 'coupon_code'])
    .where('id', '=', head.id)
    .executeTakeFirstOrThrow();
  if (placed.payment_method !== 'CASH_ON_DELIVERY')
    throw new ApiError('CONFLICT', 'Only orders paid on delivery are changed');
  const rows = (await Promise.all(waiting.map(({ id }) => linesOf(trx, id)))).flat();
  const quantities = quantitiesOf(rows, asked);
  const quantityOf = (line: LineRow): number => quantities.get(line.id) ?? line.quantity;
  if (rows.every((line) => quantityOf(line) === line.quantity))
    throw badInput('lines', 'changes nothing', 'INVALID');
  if (rows.every((line) => quantityOf(line) === 0))
    throw badInput('lines', 'leaves nothing: cancel the order instead', 'INVALID');

  const emptied = waiting.filter((part) =>
    rows.every((line) => line.sub_order_id !== part.id || quantityOf(line) === 0),
  );
  const left = waiting.filter((part) => !emptied.includes(part));
  const sellerOf = new Map(left.map((part) => [part.id, part.seller_id]));
  const staying = rows.filter((line) => sellerOf.has(line.sub_order_id));
  const kept = staying.filter((line) => quantityOf(line) > 0);

  // What the buyer has cancelled is gone; what the shop has cancelled counts as if it were still there.
  const unwanted = new Set(
    (
      await trx
        .selectFrom('order_events')
        .select('sub_order_id')
        .where(
          'sub_order_id',
          'in',
          parts.map(({ id }) => id),
        )
        .where('state', '=', 'CANCELLED')
        .where('actor', '=', 'customer')
        .execute()
    ).map(({ sub_order_id: id }) => id),
  );
  const byShop = parts.filter((part) => part.state === 'CANCELLED' && !unwanted.has(part.id));
  const hasCoupon = keepCoupon && placed.coupon_code !== null;
  const amended = amend(
    kept.map((line): AmendedLine => ({
      id: line.id,
      sellerId: sellerOf.get(line.sub_order_id) ?? 0,
      unitPrice: line.unit_price,
      formerQuantity: line.quantity,
      quantity: quantityOf(line),
      isEligible: line.coupon_eligible,
      discount: line.discount,
    })),
    {
      coupon: hasCoupon ? placed.coupon_type : null,
      pointsUsed: sum(left.map((part) => part.points_used)),
      cancelledItems: sum(byShop.map((part) => part.items_total)),
      cancelledDelivery: sum(byShop.map((part) => part.delivery_share)),
    },
  );
  return { emptied, left, staying, kept, quantityOf, couponCode: placed.coupon_code, amended };
}

/** What an order would come to with other quantities; nothing is changed. Throws 404, and as `changeLines`. */
export async function quoteLines(
  db: Kysely<Database>,
  orderId: number,
  asked: AskedLines,
): Promise<OrderLinesQuote> {
  const head = await db
    .selectFrom('orders')
    .select(['id', 'state'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!head) throw notFound('Order');
  const { amended } = await planLines(db, { head, parts: await partsOf(db, orderId) }, asked);
  return {
    itemsTotal: toTnd(amended.itemsTotal),
    discountTotal: toTnd(amended.discountTotal),
    pointsDiscount: toTnd(amended.pointsDiscount),
    deliveryFee: toTnd(amended.deliveryFee),
    total: toTnd(amended.total),
  };
}

/**
 * Reduces or removes lines of an order that awaits confirmation and is paid in cash. A sub-order without lines is cancelled. Stock and
 * points that are not used any more are released. Throws CONFLICT for other orders, a 400 that names the field.
 */
export async function changeLines(
  trx: Kysely<Database>,
  order: LockedOrder,
  { reason, ...asked }: z.output<typeof OrderLinesRequest>,
  actor: string,
): Promise<void> {
  const { head, parts } = order;
  const { keepCoupon } = asked;
  const { emptied, left, staying, kept, quantityOf, couponCode, amended } = await planLines(
    trx,
    order,
    asked,
  );
  for (const part of emptied)
    await changeSubOrder(trx, order, part, {
      to: 'CANCELLED',
      actor: 'admin',
      actorAccount: actor,
      note: reason,
    });
  await giveBack(trx, order, staying, quantityOf);
  await writeSums(trx, order, left, kept, quantityOf, amended);
  const { points_used: formerPoints } = await trx
    .selectFrom('orders')
    .select('points_used')
    .where('id', '=', head.id)
    .executeTakeFirstOrThrow();
  const discount = sum(parts.map((part) => part.discount_total));
  await trx
    .updateTable('orders')
    .set({
      items_total: sum(parts.map((part) => part.items_total)),
      discount_total: discount,
      points_used: sum(parts.map((part) => part.points_used)),
      points_discount: sum(parts.map((part) => part.points_discount)),
      points_earned: sum(parts.map((part) => part.points_earned)),
      delivery_fee: sum(parts.map((part) => part.delivery_share)),
      total: sum(parts.map((part) => part.total)),
      updated_at: new Date(),
      ...(couponCode !== null && !keepCoupon && discount === 0 ? { coupon_code: null } : {}),
    })
    .where('id', '=', head.id)
    .execute();
  const unused = formerPoints - sum(parts.map((part) => part.points_used));
  if (unused > 0 && head.user_id !== null)
    await trx
      .insertInto('loyalty_ledger')
      .values({
        user_id: head.user_id,
        order_id: head.id,
        sub_order_id: null,
        kind: 'BURN_RETURNED',
        points: unused,
      })
      .execute();
  if (couponCode !== null && !keepCoupon) await releaseCoupon(trx, head.id);
  await trx.insertInto('order_notes').values({ order_id: head.id, actor, text: reason }).execute();
}

/** Stock of the pieces that are not bought any more; lines without any are removed. */
async function giveBack(
  trx: Kysely<Database>,
  { head }: LockedOrder,
  lines: readonly LineRow[],
  quantityOf: (line: LineRow) => number,
): Promise<void> {
  const less = lines.filter((line) => quantityOf(line) < line.quantity);
  await putBack(
    trx,
    less.map((line) => ({ ...line, quantity: line.quantity - quantityOf(line) })),
    head.buyer,
  );
  const removed = less.filter((line) => quantityOf(line) === 0).map(({ id }) => id);
  if (removed.length > 0) await trx.deleteFrom('order_lines').where('id', 'in', removed).execute();
}

/** Writes down what lines and sub-orders cost from now on. The sub-orders given are changed too. */
async function writeSums(
  trx: Kysely<Database>,
  { head }: LockedOrder,
  left: readonly SubOrderRow[],
  kept: readonly LineRow[],
  quantityOf: (line: LineRow) => number,
  amended: Amended,
): Promise<void> {
  for (const totals of amended.parts) {
    const part = left.find(({ seller_id: seller }) => seller === totals.sellerId);
    if (!part) continue;
    for (const { index, pointsDiscount, total } of totals.lines) {
      const line = kept[index];
      if (!line) continue;
      await trx
        .updateTable('order_lines')
        .set({
          quantity: quantityOf(line),
          discount: amended.discounts[index] ?? 0,
          points_discount: pointsDiscount,
          total,
        })
        .where('id', '=', line.id)
        .execute();
    }
    const sums = {
      items_total: totals.itemsTotal,
      discount_total: totals.discountTotal,
      points_used: totals.pointsUsed,
      points_discount: totals.pointsDiscount,
      delivery_share: totals.deliveryShare,
      total: totals.total,
      points_earned: head.user_id === null ? 0 : totals.pointsEarned,
    };
    await trx
      .updateTable('sub_orders')
      .set({ ...sums, updated_at: new Date() })
      .where('id', '=', part.id)
      .execute();
    Object.assign(part, sums);
    await emitOrderChanged(trx, { order: head, part, to: { total: toTnd(part.total) } });
  }
}
