/** Orders of the contract. */
import type { Kysely, Selectable } from 'kysely';
import type {
  Order,
  OrderEvent,
  OrderLine,
  OrderReturn,
  OrderStatus,
  SubOrder,
} from '../../../contract/orders.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import type {
  OrderLinesTable,
  OrdersTable,
  ReturnLinesTable,
  ReturnsTable,
  SubOrdersTable,
} from '../../db/tables-orders.ts';
import { mediaUrl } from '../media.ts';
import { percent, subOrderNumber } from '../../base/notation.ts';
import { readTogether, run } from '../../base/sql.ts';
import { canCancel, leastAdvanced, paymentOf } from './states.ts';

export type OrderRow = Selectable<OrdersTable> & { account_number: string | null };
export type SubOrderRow = Selectable<SubOrdersTable>;
type NamedSubOrder = SubOrderRow & { seller_name: string; invoice_key: string | null };
export type LineRow = Selectable<OrderLinesTable>;
interface EventRow {
  sub_order_id: number;
  state: OrderEvent['state'];
  at: Date;
  note: string | null;
}

type ReturnRow = Selectable<ReturnsTable & ReturnLinesTable>;

const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

const toLine = (row: LineRow): OrderLine => ({
  _id: String(row.id),
  productId: row.product_id === null ? null : String(row.product_id),
  variantId: row.variant_id === null ? null : String(row.variant_id),
  name: row.name,
  sku: row.sku,
  imageUrl: row.image_key === null ? null : mediaUrl(row.image_key),
  color: row.color,
  size: row.size,
  quantity: row.quantity,
  unitPrice: toTnd(row.unit_price),
  discount: toTnd(row.discount),
  pointsDiscount: toTnd(row.points_discount),
  total: toTnd(row.total),
  returnedQuantity: row.returned_quantity,
  vatRate: percent(row.vat_rate_bp),
});

const toEvent = ({ state, at, note }: EventRow): OrderEvent => ({ state, at: at.toISOString(), note });

/** The returns of a sub-order, each of one or more rows. */
function toReturns(rows: readonly ReturnRow[]): OrderReturn[] {
  return [...groupBy(rows, ({ id }) => id).values()].flatMap((lines) => {
    const [opened] = lines;
    if (!opened) return [];
    return {
      _id: String(opened.id),
      openedAt: opened.opened_at.toISOString(),
      inspectedAt: opened.inspected_at?.toISOString() ?? null,
      note: opened.note,
      lines: lines.map((line) => ({
        lineId: String(line.line_id),
        quantity: line.quantity,
        reason: line.reason === '' ? null : line.reason,
        acceptedQuantity: line.accepted_quantity,
      })),
    };
  });
}

/** Related rows of the sub-orders, by their ids. */
interface Belongings {
  lines: ReadonlyMap<number, LineRow[]>;
  events: ReadonlyMap<number, EventRow[]>;
  returns: ReadonlyMap<number, ReturnRow[]>;
}

function toSubOrder(
  row: NamedSubOrder,
  number: string,
  { lines, events, returns }: Belongings,
  now: number,
): SubOrder {
  const returnable =
    row.state === 'DELIVERED' && row.return_until !== null && row.return_until.getTime() > now;
  return {
    _id: String(row.id),
    number: subOrderNumber(number, row.position),
    sellerId: String(row.seller_id),
    sellerName: row.seller_name,
    state: row.state,
    paymentState: row.payment_state,
    lines: (lines.get(row.id) ?? []).map(toLine),
    itemsTotal: toTnd(row.items_total),
    discountTotal: toTnd(row.discount_total),
    pointsDiscount: toTnd(row.points_discount),
    deliveryShare: toTnd(row.delivery_share),
    total: toTnd(row.total),
    refundDue: toTnd(row.refund_due),
    refunded: toTnd(row.refunded),
    timeline: (events.get(row.id) ?? []).map(toEvent),
    returns: toReturns(returns.get(row.id) ?? []),
    canCancel: canCancel(row.state),
    canReturnUntil: returnable ? (row.return_until?.toISOString() ?? null) : null,
    trackingNumber: row.tracking_number,
    invoiceNumber: row.invoice_number,
    invoicePath: row.invoice_key === null ? null : `/invoices/${row.invoice_key}`,
  };
}

function toOrder(row: OrderRow, parts: readonly NamedSubOrder[], belongings: Belongings, now: number): Order {
  const state = leastAdvanced(parts.map((part) => part.state));
  const payBy = row.payment_expires_at;
  const isPayable =
    payBy !== null && payBy.getTime() > now && parts.some((part) => part.state === 'AWAITING_PAYMENT');
  return {
    _id: String(row.id),
    number: row.number,
    accountNumber: row.account_number,
    createdAt: row.created_at.toISOString(),
    state,
    paymentMethod: row.payment_method,
    paymentProvider: row.payment_provider,
    paymentState: paymentOf(parts),
    paymentUrl: isPayable ? row.payment_url : null,
    payableUntil: isPayable ? payBy.toISOString() : null,
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    address: row.address,
    itemsTotal: toTnd(row.items_total),
    discountTotal: toTnd(row.discount_total),
    couponCode: row.coupon_code,
    pointsUsed: row.points_used,
    pointsDiscount: toTnd(row.points_discount),
    deliveryFee: toTnd(row.delivery_fee),
    total: toTnd(row.total),
    pointsEarned: parts.reduce((sum, part) => sum + part.points_earned, 0),
    subOrders: parts.map((part) => toSubOrder(part, row.number, belongings, now)),
  };
}

/** Columns selected of orders `o`. */
export const ORDER_SELECT =
  'o.*, (select u.account_number from users u where u.id = o.user_id) as account_number';

/** Orders of these rows with all related rows, in the same order. */
export async function completeOrders(db: Kysely<Database>, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const orderIds = rows.map(({ id }) => id);
  const partIds = db.selectFrom('sub_orders').select('sub_orders.id').where('order_id', 'in', orderIds);
  const [parts, lines, events, returns] = await readTogether(
    db,
    () =>
      db
        .selectFrom('sub_orders')
        .innerJoin('sellers', 'sellers.id', 'sub_orders.seller_id')
        .selectAll('sub_orders')
        .leftJoin('invoices', 'invoices.sub_order_id', 'sub_orders.id')
        .select(['sellers.name as seller_name', 'invoices.key as invoice_key'])
        .where('order_id', 'in', orderIds)
        .orderBy('order_id')
        .orderBy('position')
        .execute(),
    () =>
      db
        .selectFrom('order_lines')
        .selectAll()
        .where('sub_order_id', 'in', partIds)
        .orderBy('position')
        .execute(),
    () =>
      db
        .selectFrom('order_events')
        .select(['sub_order_id', 'state', 'at', 'note'])
        .where('sub_order_id', 'in', partIds)
        .orderBy('id')
        .execute(),
    () =>
      db
        .selectFrom('returns')
        .innerJoin('return_lines', 'return_lines.return_id', 'returns.id')
        .innerJoin('order_lines', 'order_lines.id', 'return_lines.line_id')
        .selectAll(['returns', 'return_lines'])
        .where('returns.sub_order_id', 'in', partIds)
        .orderBy('returns.id')
        .orderBy('order_lines.position')
        .execute(),
  );
  const partsOf = groupBy(parts, (part) => part.order_id);
  const belongings: Belongings = {
    lines: groupBy(lines, (line) => line.sub_order_id),
    events: groupBy(events, (event) => event.sub_order_id),
    returns: groupBy(returns, (row) => row.sub_order_id),
  };
  const now = Date.now();
  return rows.map((row) => toOrder(row, partsOf.get(row.id) ?? [], belongings, now));
}

/** The order that a condition on `o` identifies; null when there is none. */
async function findOrder(db: Kysely<Database>, where: string, value: unknown): Promise<Order | null> {
  const rows = await run<OrderRow>(db, `select ${ORDER_SELECT} from orders o where ${where}`, [value]);
  const [order] = await completeOrders(db, rows);
  return order ?? null;
}

export const orderById = (db: Kysely<Database>, id: number | string): Promise<Order | null> =>
  findOrder(db, 'o.id = $1', id);
export const orderByTokenHash = (db: Kysely<Database>, hash: string): Promise<Order | null> =>
  findOrder(db, 'o.token_hash = $1', hash);
export const orderByNumber = (db: Kysely<Database>, number: string): Promise<Order | null> =>
  findOrder(db, 'o.number = $1', number);

/** Only the states of an order. */
export const toStatus = (order: Order): OrderStatus => ({
  number: order.number,
  state: order.state,
  createdAt: order.createdAt,
  subOrders: order.subOrders.map(({ number, state, timeline }) => ({
    number,
    state,
    timeline: timeline.map((event) => ({ state: event.state, at: event.at })),
  })),
});
