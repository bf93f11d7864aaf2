/** A seller's sub-orders, as its system reads them with a key. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { toTnd } from '../../../contract/money.ts';
import type { Order } from '../../../contract/orders.ts';
import type {
  SellerOrder,
  SellerOrderInvoice,
  SellerOrdersPage,
  SellerOrdersQuery,
} from '../../../contract/seller-systems.ts';
import { notFound } from '../../base/errors.ts';
import { ifGiven, NEWEST_FIRST, sortedPage } from '../../base/sorted.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { KeyCaller } from '../../base/key-caller.ts';
import { cashOf } from '../delivery/parcel.ts';
import { readInvoices } from '../invoices/read.ts';
import { completeOrders, ORDER_SELECT } from '../orders/read.ts';
import type { OrderRow, SubOrderRow } from '../orders/read.ts';

/** Whose parts are read, and whether with the buyers. */
export interface SellerReader {
  readonly seller: number;
  readonly readsBuyers: boolean;
}

/** @param seller the seller that the key is bound to */
export const readerOf = (seller: number, apiKey: KeyCaller | undefined): SellerReader => ({
  seller,
  readsBuyers: apiKey?.scopes.includes('personal:read') === true,
});

type PartRow = Pick<SubOrderRow, 'id' | 'order_id' | 'payment_state' | 'total' | 'ship_by' | 'updated_at'>;
const SELECT = 's.id, s.order_id, s.payment_state, s.total, s.ship_by, s.updated_at';

/** The sub-order with what concerns it, and nothing of the others. */
function toSellerOrder(
  order: Order,
  row: PartRow,
  invoice: SellerOrderInvoice | null,
  { readsBuyers }: SellerReader,
): SellerOrder | undefined {
  const part = order.subOrders.find(({ _id }) => _id === String(row.id));
  if (!part) return undefined;
  return {
    _id: part._id,
    orderId: order._id,
    number: part.number,
    orderedAt: order.createdAt,
    updatedAt: row.updated_at.toISOString(),
    state: part.state,
    paymentMethod: order.paymentMethod,
    paymentState: part.paymentState,
    regionNumber: order.address.regionNumber,
    lines: part.lines,
    itemsTotal: part.itemsTotal,
    discountTotal: part.discountTotal,
    pointsDiscount: part.pointsDiscount,
    deliveryShare: part.deliveryShare,
    total: part.total,
    refunded: part.refunded,
    cashDue: toTnd(cashOf(row)),
    trackingNumber: part.trackingNumber,
    shipBy: row.ship_by?.toISOString() ?? null,
    timeline: part.timeline.map(({ state, at }) => ({ state, at })),
    buyer: readsBuyers
      ? {
          name: order.contactName,
          phone: order.contactPhone,
          email: order.contactEmail,
          address: order.address,
        }
      : null,
    invoice,
  };
}

/** Parts of these rows, in the same order. */
async function complete(
  db: Kysely<Database>,
  reader: SellerReader,
  rows: readonly PartRow[],
): Promise<SellerOrder[]> {
  const orders = await completeOrders(
    db,
    await run<OrderRow>(db, `select ${ORDER_SELECT} from orders o where o.id = any($1::bigint[])`, [
      [...new Set(rows.map(({ order_id: id }) => id))],
    ]),
  );
  const byId = new Map(orders.map((order) => [Number(order._id), order]));
  const invoices = await readInvoices(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const order = byId.get(row.order_id);
    const { buyer: _, address: __, ...invoice } = invoices.get(row.id) ?? {};
    const part = order && toSellerOrder(order, row, 'number' in invoice ? invoice : null, reader);
    return part ? [part] : [];
  });
}

/** A page of the seller's parts: the latest order first, or by the time of the last change. */
export async function listSellerOrders(
  db: Kysely<Database>,
  reader: SellerReader,
  { states, orderedAfter, updatedAfter, ...page }: z.output<typeof SellerOrdersQuery>,
): Promise<SellerOrdersPage> {
  const { items, ...rest } = await sortedPage(
    db,
    {
      name: updatedAfter === undefined ? 'seller-orders' : 'seller-orders-updated',
      select: SELECT,
      from: `sub_orders s${orderedAfter === undefined ? '' : ' join orders o on o.id = s.order_id'}`,
      id: 's.id',
      where: [
        (parameters) => `s.seller_id = ${parameters.add(reader.seller)}`,
        ...ifGiven(states, (value) => (parameters) => `s.state = any(${parameters.add(value)}::text[])`),
        ...ifGiven(
          orderedAfter,
          (value) => (parameters) => `o.created_at >= ${parameters.add(value)}::timestamptz`,
        ),
        ...ifGiven(
          updatedAfter,
          (value) => (parameters) => `s.updated_at >= ${parameters.add(value)}::timestamptz`,
        ),
      ],
      sort:
        updatedAfter === undefined
          ? NEWEST_FIRST
          : { column: 's.updated_at', type: 'timestamptz', isDescending: false },
    },
    page,
    (rows: PartRow[]) => complete(db, reader, rows),
  );
  return { orders: items, ...rest };
}

/** The seller's parts with these ids, by id. */
export async function sellerOrdersById(
  db: Kysely<Database>,
  reader: SellerReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SellerOrder>> {
  const rows = await run<PartRow>(
    db,
    `select ${SELECT} from sub_orders s where s.seller_id = $1 and s.id = any($2::bigint[])`,
    [reader.seller, ids],
  );
  return new Map((await complete(db, reader, rows)).map((part) => [part._id, part]));
}

/** One part. Throws 404, also for one of another seller. */
export async function readSellerOrder(
  db: Kysely<Database>,
  reader: SellerReader,
  id: string,
): Promise<SellerOrder> {
  const part = (await sellerOrdersById(db, reader, [id])).get(id);
  if (!part) throw notFound('Order');
  return part;
}
