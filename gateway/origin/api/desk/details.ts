/** What staff see of one order besides the facts that lists have: stock, sellers' proceeds, payments, refunds, and its buyer. */
import type { Kysely } from 'kysely';
import type { OrderDetails, PaymentAttemptState } from '../../../contract/admin/order-details.ts';
import { toTnd } from '../../../contract/money.ts';
import type { PaymentProviderCode, RefundMethod } from '../../../contract/orders.ts';
import { LATER_STATUSES } from '../../../contract/rules/availability.ts';
import { can } from '../../../contract/rules/staff.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Viewer } from '../auth/viewer.ts';
import { pointsOf } from '../cart/points.ts';
import type { OriginContext } from '../context.ts';
import { deliveryTimes } from '../delivery-times/times.ts';
import { handoversOf } from '../parcels/handovers.ts';
import { proceedsOf } from '../orders/ledger.ts';

type Arrives = OrderDetails['outlook'][number]['arrives'];

/** Payments and refunds that are listed. */
const MOST = 20;

interface RefusalRow {
  number: string;
  at: Date;
  reason: string | null;
}

/** The latest refusal of another order with this telephone: at the door, or on the telephone, with the reason that was noted. */
async function lastRefusal(
  db: Kysely<Database>,
  { id, contact_phone: phone }: { id: number; contact_phone: string },
): Promise<OrderDetails['lastRefusal']> {
  if (phone === '') return null;
  const [row] = await run<RefusalRow>(
    db,
    `select other.number, found.at, found.reason from orders other cross join lateral (
       select t.at, coalesce(t.note, (select e.note from order_events e join sub_orders s on s.id = e.sub_order_id
         where s.order_id = other.id and e.state = 'CANCELLED' and e.note is not null order by e.id desc limit 1)) as reason
       from order_contacts t where t.order_id = other.id and t.outcome = 'REFUSED'
       union all
       select e.at, e.note from sub_orders s join order_events e on e.sub_order_id = s.id
       where s.order_id = other.id and s.payment_state = 'REFUSED' and e.state in ('DELIVERY_FAILED', 'RETURNED_TO_SELLER', 'CANCELLED')
     ) found
     where other.contact_phone = $1 and other.id <> $2 order by found.at desc, found.reason is null limit 1`,
    [phone, id],
  );
  return row ? { number: row.number, at: row.at.toISOString(), reason: row.reason } : null;
}

/** When a sub-order arrives if it is confirmed now; null: it does not await confirmation, or nothing is known. */
async function arrivalOf(
  context: Pick<OriginContext, 'db' | 'carrier' | 'directory'>,
  region: number | null,
  part: { state: string; seller_id: number },
): Promise<Arrives> {
  if (part.state !== 'AWAITING_CONFIRMATION' || region === null) return null;
  try {
    return (await deliveryTimes(context, region, { seller: part.seller_id }))?.arrives ?? null;
  } catch (error) {
    // The seller does not sell any more.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** The details of an order. Throws 404. */
export async function readDetails(
  context: Pick<OriginContext, 'db' | 'carrier' | 'directory'>,
  { adminRole }: Viewer,
  id: number,
): Promise<OrderDetails> {
  const { db } = context;
  const order = await db
    .selectFrom('orders')
    .select(['id', 'user_id', 'contact_phone', 'region_number'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) throw notFound('Order');
  const stock = await run<{ id: number; sub_order_id: number; stock: number | null; is_later: boolean }>(
    db,
    `select l.id, l.sub_order_id, case when l.variant_id is not null then v.stock
       when l.color is null and l.size is null then p.stock end as stock,
       coalesce(p.stock_status = any($2), false) as is_later
     from order_lines l join sub_orders s on s.id = l.sub_order_id
     left join products p on p.id = l.product_id left join product_variants v on v.id = l.variant_id
     where s.order_id = $1 order by l.position`,
    [id, LATER_STATUSES],
  );
  const parts = await db
    .selectFrom('sub_orders')
    .select(['id', 'state', 'seller_id'])
    .where('order_id', '=', id)
    .execute();
  const proceeds = await proceedsOf(db, id);
  const payments = await run<{
    id: number;
    provider: PaymentProviderCode;
    reference: string | null;
    amount: number;
    state: PaymentAttemptState;
    created_at: Date;
    paid_at: Date | null;
  }>(
    db,
    `select id, provider, reference, amount, state, created_at, paid_at from payments
     where order_id = $1 order by id desc limit ${MOST}`,
    [id],
  );
  const refunds = await run<{
    id: number;
    sub_order_id: number | null;
    amount: number;
    method: RefundMethod | null;
    reference: string | null;
    rib_end: string | null;
    at: Date;
  }>(
    db,
    `select r.id, r.sub_order_id, r.amount, r.method, r.reference, r.rib_end, r.at from refunds r
     where r.sub_order_id in (select s.id from sub_orders s where s.order_id = $1)
       or r.payment_id in (select p.id from payments p where p.order_id = $1)
     order by r.id desc limit ${MOST}`,
    [id],
  );
  const [tickets] = await run<{ count: number }>(
    db,
    `select count(*)::int as count from tickets t
     where (t.order_id = $1 or t.account_number = (select u.account_number from users u where u.id = $2))
       and t.status not in ('RESOLVED', 'CLOSED')`,
    [id, order.user_id],
  );
  const returns = await db
    .selectFrom('returns')
    .innerJoin('sub_orders', 'sub_orders.id', 'returns.sub_order_id')
    .select(['returns.id', 'returns.sub_order_id'])
    .where('sub_orders.order_id', '=', id)
    .orderBy('returns.id')
    .execute();
  const parcels = await handoversOf(db, id);
  const outlook = [];
  for (const { id: part, amount, is_booked: isBooked } of proceeds) {
    const row = parts.find((one) => one.id === part);
    const isLater = stock.some((line) => line.sub_order_id === part && line.is_later);
    outlook.push({
      subOrderId: String(part),
      proceeds: can(adminRole, 'ledgers.read') ? toTnd(amount) : null,
      isBooked,
      stock: stock.flatMap((line) =>
        line.sub_order_id === part ? [{ lineId: String(line.id), stock: line.stock }] : [],
      ),
      parcel: parcels.get(part) ?? null,
      returns: returns.flatMap((one) => (one.sub_order_id === part ? [String(one.id)] : [])),
      arrives: row === undefined || isLater ? null : await arrivalOf(context, order.region_number, row),
    });
  }
  return {
    outlook,
    payments: payments.map(({ id: payment, amount, created_at, paid_at, ...rest }) => ({
      ...rest,
      _id: String(payment),
      amount: toTnd(amount),
      createdAt: created_at.toISOString(),
      paidAt: paid_at?.toISOString() ?? null,
    })),
    refunds: refunds.map(({ id: refund, sub_order_id, amount, rib_end, at, ...rest }) => ({
      ...rest,
      _id: String(refund),
      ribEnd: rib_end,
      subOrderId: sub_order_id === null ? null : String(sub_order_id),
      amount: toTnd(amount),
      at: at.toISOString(),
    })),
    points: order.user_id === null ? null : await pointsOf(db, order.user_id),
    openTickets: tickets?.count ?? 0,
    lastRefusal: await lastRefusal(db, order),
  };
}
