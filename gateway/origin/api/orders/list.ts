/** Lists of orders, the latest first: by keyset, or by page number. */
import type { Kysely } from 'kysely';
import { Phone } from '../../../contract/accounts.ts';
import type { OrdersPage, OrderState, PaymentState } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import { latest } from '../../base/latest.ts';
import type { LatestQuery } from '../../base/latest.ts';
import { completeOrders, ORDER_SELECT } from './read.ts';
import type { OrderRow } from './read.ts';

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

type Condition = readonly [condition: (place: string) => string, value: unknown];

/** The condition for what was typed: a number or its beginning, a telephone, a mail address, or a part of the name. */
function typed(text: string | undefined): Condition {
  if (text === undefined) return [() => 'true', undefined];
  if (/^CMD-?[\d-]*$/i.test(text)) return [(place) => `o.number like ${place}`, `${text.toUpperCase()}%`];
  const phone = Phone.safeParse(text);
  if (phone.success)
    return [(place) => `(o.contact_phone = ${place} or o.address->>'phone' = ${place})`, phone.data];
  if (text.includes('@')) return [(place) => `lower(o.contact_email) = ${place}`, text.toLowerCase()];
  return [(place) => `o.contact_name ilike ${place}`, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`];
}

const ofPart = (test: string): string =>
  `exists (select 1 from sub_orders s where s.order_id = o.id and ${test})`;

export async function listOrders(
  db: Kysely<Database>,
  query: LatestQuery,
  only: OrderFilter,
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
        [(place) => ofPart(`s.state = any(${place}::text[])`), only.states],
        [(place) => ofPart(`s.payment_state = ${place}`), only.payment],
        [(place) => ofPart(`s.seller_id = ${place}`), only.seller],
        typed(only.q),
        [(place) => `o.created_at >= ${place}`, only.from],
        [(place) => `o.created_at < ${place}`, only.until],
      ],
    },
    query,
    (rows: OrderRow[]) => completeOrders(db, rows),
  );
  return { orders: items, ...page };
}
