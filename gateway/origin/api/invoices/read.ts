/** An invoice of the contract. */
import type { InferResult, Kysely, Selectable } from 'kysely';
import type { Invoice } from '../../../contract/invoices.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import type { OrderLinesTable } from '../../db/tables-orders.ts';
import { notFound } from '../../base/errors.ts';
import { percent, subOrderNumber } from '../../base/notation.ts';
import { tunisianDay } from '../../base/tunisian-day.ts';
import { ratePeriods } from './periods.ts';
import { periodOf, rateOn, vatOf } from './vat.ts';

type LineRow = Selectable<OrderLinesTable>;
type RatePeriods = Awaited<ReturnType<typeof ratePeriods>>;

const invoiceRows = (db: Kysely<Database>) =>
  db
    .selectFrom('invoices')
    .innerJoin('sub_orders', 'sub_orders.id', 'invoices.sub_order_id')
    .innerJoin('orders', 'orders.id', 'sub_orders.order_id')
    .select([
      'invoices.number',
      'invoices.issued_at',
      'invoices.seller',
      'sub_orders.id',
      'sub_orders.position',
      'sub_orders.delivery_share',
      'sub_orders.total',
      'orders.number as order_number',
      'orders.created_at',
      'orders.language',
      'orders.contact_name',
      'orders.address',
      'orders.payment_method',
    ]);
type InvoiceRow = InferResult<ReturnType<typeof invoiceRows>>[number];

function toInvoice(row: InvoiceRow, ordered: readonly LineRow[], periods: RatePeriods): Invoice {
  const days = { orderedOn: tunisianDay(row.created_at), issuedOn: tunisianDay(row.issued_at) };
  const lines = ordered.map((line) => ({ ...line, vat_rate_bp: rateOn(periods, line.vat_rate_bp, days) }));
  return {
    number: row.number,
    issuedAt: row.issued_at.toISOString(),
    orderNumber: subOrderNumber(row.order_number, row.position),
    orderedAt: row.created_at.toISOString(),
    language: row.language,
    seller: row.seller,
    buyer: row.contact_name,
    address: row.address,
    paymentMethod: row.payment_method,
    lines: lines.map((line) => ({
      name: [line.name, line.color, line.size].filter((text) => text !== null).join(' · '),
      sku: line.sku,
      quantity: line.quantity,
      unitPrice: toTnd(line.unit_price),
      discount: toTnd(line.discount + line.points_discount),
      total: toTnd(line.total),
      vatRate: percent(line.vat_rate_bp),
    })),
    deliveryShare: toTnd(row.delivery_share),
    vat: vatOf(lines, row.delivery_share).map(({ rate, net, vat }) => ({
      rate: percent(rate),
      net: toTnd(net),
      vat: toTnd(vat),
    })),
    total: toTnd(row.total),
    stamp: toTnd(periodOf(periods, days.issuedOn)?.stamp ?? 0),
  };
}

/** The invoices of these rows, by the sub-order's ID. */
async function toInvoices(
  db: Kysely<Database>,
  rows: readonly InvoiceRow[],
): Promise<ReadonlyMap<number, Invoice>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('sub_order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const periods = await ratePeriods(db);
  return new Map(
    rows.map((row) => [
      row.id,
      toInvoice(
        row,
        lines.filter(({ sub_order_id: of }) => of === row.id),
        periods,
      ),
    ]),
  );
}

/** The invoice with this secret; throws 404. */
export async function readInvoice(db: Kysely<Database>, key: string): Promise<Invoice> {
  const rows = await invoiceRows(db).where('invoices.key', '=', key).execute();
  const [invoice] = (await toInvoices(db, rows)).values();
  if (!invoice) throw notFound('Invoice');
  return invoice;
}

/** The invoices of these sub-orders with their lines, by the sub-order's ID; those that are not delivered have none. */
export const readInvoices = async (
  db: Kysely<Database>,
  subOrderIds: readonly number[],
): Promise<ReadonlyMap<number, Invoice>> =>
  toInvoices(
    db,
    await invoiceRows(db)
      .where('sub_orders.id', 'in', [0, ...subOrderIds])
      .execute(),
  );

/** What an invoice says besides its sub-order. */
export type IssuedInvoice = Pick<Invoice, 'number' | 'issuedAt' | 'seller'>;

/** The invoices of these sub-orders, by the sub-order's ID. */
export async function issuedInvoices(
  db: Kysely<Database>,
  subOrderIds: readonly number[],
): Promise<ReadonlyMap<string, IssuedInvoice>> {
  const rows = await db
    .selectFrom('invoices')
    .select(['sub_order_id', 'number', 'issued_at', 'seller'])
    .where('sub_order_id', 'in', [0, ...subOrderIds])
    .execute();
  return new Map(
    rows.map((row) => [
      String(row.sub_order_id),
      { number: row.number, issuedAt: row.issued_at.toISOString(), seller: row.seller },
    ]),
  );
}
