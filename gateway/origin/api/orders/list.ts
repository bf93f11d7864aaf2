/** The orders of an account, the latest first: by keyset, or by page number. */
import type { Kysely } from 'kysely';
import type { OrdersPage, OrderState } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import { NEWEST_FIRST, ifGiven, sortedPage } from '../../base/sorted.ts';
import type { PageQuery } from '../../base/sorted.ts';
import { completeOrders, ORDER_SELECT } from './read.ts';
import type { OrderRow } from './read.ts';

/** A page of an account's orders; with `states`, of those with a part in one of them. */
export async function listOrders(
  db: Kysely<Database>,
  query: PageQuery,
  only: { userId: number; states?: readonly OrderState[] | undefined },
): Promise<OrdersPage> {
  const { items, ...page } = await sortedPage(
    db,
    {
      name: 'orders-latest',
      select: ORDER_SELECT,
      from: 'orders o',
      id: 'o.id',
      where: [
        (parameters) => `o.user_id = ${parameters.add(only.userId)}`,
        ...ifGiven(
          only.states,
          (states) => (parameters) =>
            `exists (select 1 from sub_orders s where s.order_id = o.id and s.state = any(${parameters.add(states)}::text[]))`,
        ),
      ],
      sort: NEWEST_FIRST,
    },
    query,
    (rows: OrderRow[]) => completeOrders(db, rows),
  );
  return { orders: items, ...page };
}
