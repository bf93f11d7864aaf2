/** The orders of an account, the latest first: by keyset, or by page number. */
import type { Kysely } from 'kysely';
import type { OrdersPage, OrderState } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import { latest } from '../../base/latest.ts';
import type { LatestQuery } from '../../base/latest.ts';
import { completeOrders, ORDER_SELECT } from './read.ts';
import type { OrderRow } from './read.ts';

/** A page of an account's orders; with `states`, of those with a part in one of them. */
export async function listOrders(
  db: Kysely<Database>,
  query: LatestQuery,
  only: { userId: number; states?: readonly OrderState[] | undefined },
): Promise<OrdersPage> {
  const { items, ...page } = await latest(
    db,
    {
      sort: 'orders-latest',
      select: ORDER_SELECT,
      from: 'orders o',
      id: 'o.id',
      where: [
        [(place) => `o.user_id = ${place}`, only.userId],
        [
          (place) =>
            `exists (select 1 from sub_orders s where s.order_id = o.id and s.state = any(${place}::text[]))`,
          only.states,
        ],
      ],
    },
    query,
    (rows: OrderRow[]) => completeOrders(db, rows),
  );
  return { orders: items, ...page };
}
