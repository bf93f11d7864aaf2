/** Orders as admins read them: contact data are masked for whose role does not need them. */
import type { Kysely } from 'kysely';
import type { Order, OrderAddress, OrdersPage } from '../../../contract/orders.ts';
import { maskEmail, maskPhone } from '../../../contract/rules/masking.ts';
import type { Database } from '../../db/tables.ts';
import { run } from '../../base/sql.ts';
import type { KeyCaller } from '../../base/key-caller.ts';
import { HIDDEN, readsContactsOf } from '../auth/staff.ts';
import type { Viewer } from '../auth/viewer.ts';
import { factsOf } from './facts.ts';
import { completeOrders, ORDER_SELECT } from './read.ts';
import type { OrderRow } from './read.ts';

/** An address with its telephones masked. */
export const maskedAddress = <T extends OrderAddress>(address: T): T => ({
  ...address,
  phone: maskPhone(address.phone),
  secondPhone: address.secondPhone === null ? null : maskPhone(address.secondPhone),
});

/** An order for this admin: e-mail address and telephones masked unless the role needs them. */
export function orderFor(viewer: Viewer, order: Order): Order {
  if (readsContactsOf(viewer, order.accountNumber)) return order;
  const { contactPhone, contactEmail, address } = order;
  return {
    ...order,
    contactPhone: maskPhone(contactPhone),
    contactEmail: contactEmail === null ? null : maskEmail(contactEmail),
    address: maskedAddress(address),
  };
}

/** An order for a third party: contact data, the street, free texts and the invoice, which may show them, only with the scope for them. */
export function orderForKey({ scopes }: Pick<KeyCaller, 'scopes'>, order: Order): Order {
  if (scopes.includes('personal:read')) return order;
  const { contactPhone, contactEmail, address } = order;
  return {
    ...order,
    contactName: HIDDEN,
    contactPhone: maskPhone(contactPhone),
    contactEmail: contactEmail === null ? null : maskEmail(contactEmail),
    address: {
      ...maskedAddress(address),
      recipient: HIDDEN,
      street: HIDDEN,
      landmark: address.landmark === null ? null : HIDDEN,
      note: address.note === null ? null : HIDDEN,
    },
    subOrders: order.subOrders.map((part) => ({
      ...part,
      invoicePath: null,
      timeline: part.timeline.map((event) => ({ ...event, note: null })),
      ...(part.returns && {
        returns: part.returns.map((back) => ({
          ...back,
          note: null,
          lines: back.lines.map((line) => ({ ...line, reason: null })),
        })),
      }),
    })),
  };
}

/** Orders with the facts for staff, masked as `orderFor` does; for a key without these facts. */
async function withFacts(db: Kysely<Database>, viewer: Viewer, orders: readonly Order[]): Promise<Order[]> {
  const { apiKey } = viewer;
  if (apiKey) return orders.map((order) => orderForKey(apiKey, order));
  const facts = await factsOf(
    db,
    orders.map(({ _id }) => Number(_id)),
    viewer,
  );
  return orders.map((order) => ({ ...orderFor(viewer, order), desk: facts.get(Number(order._id)) }));
}

/** An order as this admin may see it, with the facts for staff. */
export async function orderForStaff(db: Kysely<Database>, viewer: Viewer, order: Order): Promise<Order> {
  const [shown = order] = await withFacts(db, viewer, [order]);
  return shown;
}

/** Orders by their ids as this admin may see them, with the facts for staff. */
export async function ordersOf(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Order>> {
  const rows = await run<OrderRow>(
    db,
    `select ${ORDER_SELECT} from orders o where o.id = any($1::bigint[])`,
    [[...new Set(ids)]],
  );
  const orders = await withFacts(db, viewer, await completeOrders(db, rows));
  return new Map(orders.map((order) => [Number(order._id), order]));
}

/** A page of orders as this admin may see them, with the facts for staff. */
export const ordersForStaff = async (
  db: Kysely<Database>,
  viewer: Viewer,
  page: OrdersPage,
): Promise<OrdersPage> => ({ ...page, orders: await withFacts(db, viewer, page.orders) });
