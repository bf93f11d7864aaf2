/** The list of all orders for staff: every filter and sort of the back-office. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { fromTnd } from '../../../contract/money.ts';
import type { AdminOrdersQuery, OrdersPage } from '../../../contract/orders.ts';
import { requirePersonal, typedContact } from '../auth/staff.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { Database } from '../../db/tables.ts';
import { ifGiven, sortedPage } from '../../base/sorted.ts';
import type { Condition, SortColumn } from '../../base/sorted.ts';
import { containing } from '../../base/sql.ts';
import type { Parameters } from '../../base/sql.ts';
import { completeOrders, ORDER_SELECT } from './read.ts';
import type { OrderRow } from './read.ts';

export type AdminOrdersFilter = z.output<typeof AdminOrdersQuery>;

/** What was typed to find an order: a number or its beginning, a telephone, an e-mail address, or a part of the name. */
function typed(text: string, viewer: Viewer): Condition {
  if (/^CMD-?[\d-]*$/i.test(text)) {
    const number = text.toUpperCase();
    return (parameters) => `o.number like ${parameters.add(`${number}%`)}`;
  }
  requirePersonal(viewer, 'q', 'an order number');
  const contact = typedContact(text, viewer);
  if (contact === undefined) return (parameters) => `o.name_search like ${parameters.add(containing(text))}`;
  return (parameters) => {
    if ('email' in contact) return `lower(o.contact_email) = ${parameters.add(contact.email)}`;
    const place = parameters.add(contact.phone);
    return `(o.contact_phone = ${place} or o.delivery_phone = ${place})`;
  };
}

/** Equality where there is one value: an index on it is then in the order of the rest of its columns. */
const isOneOf = (column: string, values: readonly unknown[], parameters: Parameters): string =>
  values.length === 1
    ? `${column} = ${parameters.add(values[0])}`
    : `${column} = any(${parameters.add(values)}::text[])`;

/** Conditions on one and the same sub-order `s`. */
function partConditions(only: AdminOrdersFilter): Condition[] {
  const { state, payment, seller } = only;
  return [
    ...(state ? [(parameters: Parameters) => isOneOf('s.state', state, parameters)] : []),
    ...(payment ? [(parameters: Parameters) => isOneOf('s.payment_state', payment, parameters)] : []),
    ...(seller === undefined ? [] : [(parameters: Parameters) => `s.seller_id = ${parameters.add(seller)}`]),
    ...(only.late ? [() => `s.state in ('CONFIRMED', 'PREPARING') and s.ship_by < now()`] : []),
    ...(only.openReturn ? [() => `s.state = 'RETURN_OPEN'`] : []),
  ];
}

/**
 * Orders placed from or until an instant. IDs grow with the time of placing except within concurrent transactions, so a bound on the
 * ID with an hour's margin lets the list start where the condition can hold.
 */
function placed(from: string | undefined, until: string | undefined): Condition[] {
  return [
    ...(from === undefined
      ? []
      : [
          (parameters: Parameters) => {
            const at = `${parameters.add(from)}::timestamptz`;
            return `o.created_at >= ${at} and o.id >= coalesce((select b.id from orders b where b.created_at >= ${at} - interval '1 hour' order by b.created_at, b.id limit 1), 0)`;
          },
        ]),
    ...(until === undefined
      ? []
      : [
          (parameters: Parameters) => {
            const at = `${parameters.add(until)}::timestamptz`;
            return `o.created_at < ${at} and o.id <= coalesce((select b.id from orders b where b.created_at < ${at} + interval '1 hour' order by b.created_at desc, b.id desc limit 1), 0)`;
          },
        ]),
  ];
}

/** Conditions on the order `o` itself. */
const orderConditions = (only: AdminOrdersFilter, viewer: Viewer): Condition[] => [
  ...(only.q === undefined ? [] : [typed(only.q, viewer)]),
  ...ifGiven(
    only.account,
    (account) => (parameters) =>
      `o.user_id = (select a.id from users a where a.account_number = ${parameters.add(account)})`,
  ),
  ...(only.method === undefined
    ? []
    : [(parameters: Parameters) => `o.payment_method = ${parameters.add(only.method)}`]),
  ...(only.region === undefined
    ? []
    : [(parameters: Parameters) => `o.region_number = ${parameters.add(only.region)}`]),
  ...(only.minTotal === undefined
    ? []
    : [(parameters: Parameters) => `o.total >= ${parameters.add(fromTnd(only.minTotal ?? ''))}`]),
  ...(only.maxTotal === undefined
    ? []
    : [(parameters: Parameters) => `o.total <= ${parameters.add(fromTnd(only.maxTotal ?? ''))}`]),
  ...(only.coupon === undefined
    ? []
    : [(parameters: Parameters) => `o.coupon_code = ${parameters.add(only.coupon?.toUpperCase())}`]),
  // Few are by telephone: written out, the condition is that of their index.
  ...(only.source === undefined ? [] : [() => `o.source = '${only.source ?? ''}'`]),
  ...(only.openTicket
    ? [
        () =>
          `exists (select 1 from tickets t where t.order_id = o.id and t.status not in ('RESOLVED', 'CLOSED'))`,
      ]
    : []),
  ...placed(only.from, only.until),
];

const SORTS: Readonly<Record<AdminOrdersFilter['sort'], Pick<SortColumn, 'column' | 'type'>>> = {
  placed: { type: 'bigint' },
  total: { column: 'o.total', type: 'bigint' },
  // The longer it is in its state, the earlier it came to it.
  age: { column: 'o.state_since', type: 'timestamptz' },
};

const ofPart = (conditions: readonly Condition[], parameters: Parameters): string =>
  conditions.map((condition) => condition(parameters)).join(' and ');

/**
 * Counts orders by their sub-orders alone, from the sub-orders' indexes: each state by itself, because rows of several are not sorted by
 * order and would all have to be read.
 */
function countedByParts(only: AdminOrdersFilter, parameters: Parameters, most: number): string {
  const [field, values]: ['state' | 'payment', readonly unknown[]] =
    (only.state?.length ?? 0) > 1 ? ['state', only.state ?? []] : ['payment', only.payment ?? []];
  const branches = values.length > 1 ? values.map((value) => ({ ...only, [field]: [value] })) : [only];
  const each = branches.map(
    (branch) =>
      `(select distinct s.order_id from sub_orders s where ${ofPart(partConditions(branch), parameters)} limit ${most})`,
  );
  return each.length === 1
    ? (each[0] ?? '')
    : `select distinct order_id from (${each.join(' union all ')}) as found limit ${most}`;
}

/** A page of all orders. Conditions on sub-orders have to hold for one and the same. */
export async function listAllOrders(
  db: Kysely<Database>,
  only: AdminOrdersFilter,
  viewer: Viewer,
): Promise<OrdersPage> {
  const parts = partConditions(only);
  const orders = orderConditions(only, viewer);
  const isDescending = (only.order ?? (only.sort === 'age' ? 'asc' : 'desc')) === 'desc';
  const { items, ...page } = await sortedPage(
    db,
    {
      name: `orders-${only.sort}`,
      select: ORDER_SELECT,
      from: 'orders o',
      id: 'o.id',
      where: [
        ...orders,
        ...(parts.length === 0
          ? []
          : [
              (parameters: Parameters) =>
                `exists (select 1 from sub_orders s where s.order_id = o.id and ${ofPart(parts, parameters)})`,
            ]),
      ],
      // The oldest first is the longest in its state first.
      sort: { ...SORTS[only.sort], isDescending },
      counted:
        parts.length > 0 && orders.length === 0
          ? (parameters, most) => countedByParts(only, parameters, most)
          : undefined,
    },
    only,
    (rows: OrderRow[]) => completeOrders(db, rows),
  );
  return { orders: items, ...page };
}
