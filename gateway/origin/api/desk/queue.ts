/** Orders that wait to be confirmed by telephone, in the order in which to call. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { QueueQuery } from '../../../contract/admin/confirmation.ts';
import { fromTnd } from '../../../contract/money.ts';
import type { OrdersPage } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import { sortedPage } from '../../base/sorted.ts';
import type { Condition } from '../../base/sorted.ts';
import { completeOrders, ORDER_SELECT } from '../orders/read.ts';
import type { OrderRow } from '../orders/read.ts';

/**
 * Place in the queue as one number: calls that are due, then orders older than a day, then the others by age, then those that are to be
 * called later. Milliseconds have 13 digits, the rank stands before them.
 */
const PLACE = `((case when o.next_contact_at <= now() then 0 when o.next_contact_at is not null then 3
  when o.created_at < now() - interval '24 hours' then 1 else 2 end) * 10000000000000::bigint
  + (extract(epoch from coalesce(o.next_contact_at, o.created_at)) * 1000)::bigint)`;

/** A page of the queue. */
export async function readQueue(
  db: Kysely<Database>,
  query: z.output<typeof QueueQuery>,
): Promise<OrdersPage> {
  const where: Condition[] = [() => `o.state = 'AWAITING_CONFIRMATION'`];
  const add = (value: unknown, condition: (place: string) => string): void => {
    if (value !== undefined) where.push((parameters) => condition(parameters.add(value)));
  };
  add(query.region, (place) => `o.region_number = ${place}`);
  add(query.minTotal && fromTnd(query.minTotal), (place) => `o.total >= ${place}`);
  add(query.maxTotal && fromTnd(query.maxTotal), (place) => `o.total <= ${place}`);
  add(query.language, (place) => `o.language = ${place}`);
  add(query.attempts, (place) => `o.contact_attempts >= ${place}`);
  add(
    query.seller,
    (place) => `exists (select 1 from sub_orders s where s.order_id = o.id and s.seller_id = ${place})`,
  );
  const { items, ...page } = await sortedPage(
    db,
    {
      name: 'confirmation-queue',
      select: ORDER_SELECT,
      from: 'orders o',
      id: 'o.id',
      where,
      sort: { column: PLACE, type: 'bigint', isDescending: false },
    },
    query,
    (rows: OrderRow[]) => completeOrders(db, rows),
  );
  return { orders: items, ...page };
}
