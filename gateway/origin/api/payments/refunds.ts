/** Refunds due: of sub-orders that were cancelled or returned, and of payments that came late, twice, or for another amount. */
import type { Kysely } from 'kysely';
import type { PaymentProviderCode } from '../../../contract/orders.ts';
import type {
  RefundDue,
  RefundReason,
  RefundsPage,
  RefundsQuery,
  RefundSortBy,
} from '../../../contract/refunds.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { isRowId } from '../../base/row-ids.ts';
import { emitOrderChanged } from '../events/order-changed.ts';
import { createdIn, ifGiven, sortedPage } from '../../base/sorted.ts';
import type { SortColumn } from '../../base/sorted.ts';
import type { LockedOrder } from '../orders/change.ts';
import { ordersOf } from '../orders/contacts.ts';
import type { Viewer } from '../auth/viewer.ts';
import { subOrderOf } from '../orders/change.ts';
import { refundRow, refundSubOrder } from '../orders/refunds.ts';
import type { RefundDetails } from '../orders/refunds.ts';

/**
 * Sub-orders and payments as one list. Its ids follow the orders', within an order the sub-orders', then the payments by
 * opening: stable positions when other entries are settled. The first payment received is the one that paid a sub-order.
 */
const DUE = `(
  select s.order_id * 1000 + s.position as id, s.order_id, 'part-' || s.id as name, s.id as sub_order_id,
    case when s.state = 'RETURNED_TO_SELLER' then 'NOT_DELIVERED' when s.state <> 'CANCELLED' then 'RETURNED'
      when p.paid_at >= s.released_at then 'PAID_LATE' else 'CANCELLED' end as reason,
    s.refund_due as amount, p.provider, p.reference, p.paid_at
  from sub_orders s left join lateral (
    select * from payments p where p.order_id = s.order_id and p.state = 'PAID' and s.position = any (p.positions)
    order by p.paid_at, p.id limit 1
  ) p on true
  where s.refund_due > 0
  union all
  select p.order_id * 1000 + least(999, 200 + (select count(*) from payments e where e.order_id = p.order_id and e.id < p.id)),
    p.order_id, 'payment-' || p.id, null,
    case when p.state = 'WRONG' then 'WRONG_PAYMENT' else 'PAID_TWICE' end, p.refund_due, p.provider, p.reference, p.paid_at
  from payments p where p.refund_due > 0
) d`;

interface DueRow {
  id: number;
  order_id: number;
  name: string;
  sub_order_id: number | null;
  reason: RefundReason;
  amount: number;
  provider: PaymentProviderCode | null;
  reference: string | null;
  paid_at: Date | null;
}

const SORTS: Readonly<Record<RefundSortBy, Pick<SortColumn, 'column' | 'type'>>> = {
  placed: { type: 'bigint' },
  amount: { column: 'd.amount', type: 'bigint' },
};

/** All refunds due, with their orders as this admin may see them. */
export async function listRefunds(
  db: Kysely<Database>,
  viewer: Viewer,
  { reason, from, until, sort, order, ...query }: RefundsQuery & { isUncounted?: boolean },
): Promise<RefundsPage> {
  const placed = createdIn('o.created_at', { from, until });
  const { items, ...page } = await sortedPage(
    db,
    {
      name: `refunds-${sort}`,
      select: 'd.*',
      from: placed.length === 0 ? DUE : `${DUE} join orders o on o.id = d.order_id`,
      id: 'd.id',
      where: [
        ...placed,
        ...ifGiven(reason, (value) => (parameters) => `d.reason = ${parameters.add(value)}`),
      ],
      sort: { ...SORTS[sort], isDescending: order === 'desc' },
    },
    query,
    async (rows: DueRow[]) => {
      const orders = await ordersOf(
        db,
        viewer,
        rows.map((row) => row.order_id),
      );
      return rows.flatMap((row): RefundDue[] => {
        const order = orders.get(row.order_id);
        if (!order) return [];
        return [
          {
            _id: row.name,
            order,
            subOrderId: row.sub_order_id === null ? null : String(row.sub_order_id),
            reason: row.reason,
            amount: toTnd(row.amount),
            provider: row.provider,
            reference: row.reference,
            paidAt: row.paid_at?.toISOString() ?? null,
          },
        ];
      });
    },
  );
  return { refunds: items, ...page };
}

/** The row of a refund due. Throws 404 for an id that was not issued here. */
const keyOf = (name: string): { table: 'part' | 'payment'; id: string } => {
  const [table, id = '', ...more] = name.split('-');
  if ((table !== 'part' && table !== 'payment') || !isRowId(id) || more.length > 0) throw notFound('Refund');
  return { table, id };
};

/** The order of a refund due. Throws 404. */
export async function orderOfRefund(db: Kysely<Database>, name: string): Promise<number> {
  const { table, id } = keyOf(name);
  const row = await db
    .selectFrom(table === 'part' ? 'sub_orders' : 'payments')
    .select('order_id')
    .where('id', '=', Number(id))
    .executeTakeFirst();
  if (!row) throw notFound('Refund');
  return row.order_id;
}

/** Records the refund, whole or partial, of a payment that had nothing to pay. Throws CONFLICT, and names a wrong `amount`. */
async function refundPayment(
  trx: Kysely<Database>,
  order: LockedOrder,
  id: number,
  amount: number | undefined,
  details: RefundDetails,
): Promise<void> {
  const { head } = order;
  // Under the order's lock: no other request refunds it now.
  const { refund_due: due } = await trx
    .selectFrom('payments')
    .select('refund_due')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (due === 0) throw new ApiError('CONFLICT', 'Nothing of the payment is left to give back');
  const given = amount ?? due;
  if (given > due) throw badInput('amount', `is more than the ${toTnd(due)} that are due`);
  await trx
    .insertInto('refunds')
    .values({ payment_id: id, ...(await refundRow(trx, order, given, details)) })
    .execute();
  await trx
    .updateTable('payments')
    .set({ refund_due: due - given })
    .where('id', '=', id)
    .execute();
  await emitOrderChanged(trx, { order: head, to: { refundedPayment: toTnd(given) } });
}

/** Records a refund of one entry of the list; without an amount all that is due. Throws as they do. */
export const noteRefund = (
  trx: Kysely<Database>,
  order: LockedOrder,
  name: string,
  amount: number | undefined,
  by: RefundDetails,
): Promise<void> => {
  const { table, id } = keyOf(name);
  return table === 'part'
    ? refundSubOrder(trx, order, subOrderOf(order, id), amount, by)
    : refundPayment(trx, order, Number(id), amount, by);
};
