/** Lists of orders, the latest first: by keyset, or by page number. */
import type { Kysely } from 'kysely';
import { Phone } from '../../../contract/accounts.ts';
import type { OrdersPage, OrderState, PaymentState } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import { decodeCursor, encodeCursor, offsetOfPage, paginationOf } from '../cursor.ts';
import { badInput } from '../errors.ts';
import { Parameters, run } from '../run.ts';
import { completeOrders, ORDER_SELECT } from './read.ts';
import type { OrderRow } from './read.ts';

const SORT = 'orders-latest';

/** What of the orders is listed; all that is given has to hold. */
export interface OrderFilter {
  userId?: number;
  /** Of a part. */
  states?: readonly OrderState[] | undefined;
  payment?: PaymentState | undefined;
  seller?: string | undefined;
  /** What an admin types to find one. */
  q?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** The condition for what was typed: a number or its beginning, a telephone, a mail address, or a part of the name. */
function typed(text: string, parameters: Parameters): string {
  if (/^CMD-?[\d-]*$/i.test(text)) return `o.number like ${parameters.add(`${text.toUpperCase()}%`)}`;
  const phone = Phone.safeParse(text);
  if (phone.success) {
    const place = parameters.add(phone.data);
    return `(o.contact_phone = ${place} or o.address->>'phone' = ${place})`;
  }
  if (text.includes('@')) return `lower(o.contact_email) = ${parameters.add(text.toLowerCase())}`;
  return `o.contact_name ilike ${parameters.add(`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)}`;
}

/** The condition on `o`. */
function conditionOf(only: OrderFilter, parameters: Parameters): string {
  const part = (test: string): string =>
    `exists (select 1 from sub_orders s where s.order_id = o.id and ${test})`;
  const conditions = ['true'];
  if (only.userId !== undefined) conditions.push(`o.user_id = ${parameters.add(only.userId)}`);
  if (only.states !== undefined)
    conditions.push(part(`s.state = any(${parameters.add(only.states)}::text[])`));
  if (only.payment !== undefined) conditions.push(part(`s.payment_state = ${parameters.add(only.payment)}`));
  if (only.seller !== undefined) conditions.push(part(`s.seller_id = ${parameters.add(only.seller)}`));
  if (only.q !== undefined) conditions.push(typed(only.q, parameters));
  if (only.from !== undefined) conditions.push(`o.created_at >= ${parameters.add(only.from)}`);
  if (only.until !== undefined) conditions.push(`o.created_at < ${parameters.add(only.until)}`);
  return conditions.join(' and ');
}

export async function listOrders(
  db: Kysely<Database>,
  query: { limit: number; after?: string | undefined; page?: number | undefined },
  only: OrderFilter,
): Promise<OrdersPage> {
  const { limit, after, page } = query;
  if (after !== undefined && page !== undefined) throw badInput('page', 'excludes `after`');
  const place = after === undefined ? null : decodeCursor('after', after, SORT, (value) => value === null);
  const parameters = new Parameters();
  const conditions = [conditionOf(only, parameters)];
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
