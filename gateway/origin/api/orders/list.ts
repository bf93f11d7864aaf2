/** Lists of orders, the latest first: by keyset, or by page number. */
import type { Kysely } from 'kysely';
import type { OrdersPage, OrderState } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import { decodeCursor, encodeCursor, offsetOfPage, paginationOf } from '../cursor.ts';
import { badInput } from '../errors.ts';
import { Parameters, run } from '../run.ts';
import { completeOrders, ORDER_SELECT } from './read.ts';
import type { OrderRow } from './read.ts';

const SORT = 'orders-latest';

export async function listOrders(
  db: Kysely<Database>,
  query: { limit: number; after?: string | undefined; page?: number | undefined },
  only: { userId?: number; states?: readonly OrderState[] | undefined },
): Promise<OrdersPage> {
  const { limit, after, page } = query;
  if (after !== undefined && page !== undefined) throw badInput('page', 'excludes `after`');
  const place = after === undefined ? null : decodeCursor('after', after, SORT, (value) => value === null);
  const parameters = new Parameters();
  const conditions = ['true'];
  if (only.userId !== undefined) conditions.push(`o.user_id = ${parameters.add(only.userId)}`);
  if (only.states !== undefined)
    conditions.push(
      `exists (select 1 from sub_orders s where s.order_id = o.id and s.state = any(${parameters.add(only.states)}::text[]))`,
    );
  const [counted] = await run<{ n: number }>(
    db,
    `select count(*)::int as n from orders o where ${conditions.join(' and ')}`,
    // A copy: the query builder freezes it.
    [...parameters.values],
  );
  if (place) conditions.push(`o.id < ${parameters.add(place.id)}`);
  const skip = offsetOfPage(page ?? 1, limit);
  const rows = await run<OrderRow>(
    db,
    `select ${ORDER_SELECT} from orders o where ${conditions.join(' and ')}
     order by o.id desc limit ${parameters.add(limit + 1)} offset ${parameters.add(skip)}`,
    parameters.values,
  );
  const shown = rows.slice(0, limit);
  const start = place?.index ?? skip;
  return {
    orders: await completeOrders(db, shown),
    cursors: shown.map((row, index) =>
      encodeCursor(SORT, { value: null, id: row.id, index: start + index + 1 }),
    ),
    pagination: paginationOf({
      start,
      limit,
      total: counted?.n ?? 0,
      hasNext: rows.length > limit,
      hasPrev: start > 0,
    }),
  };
}
