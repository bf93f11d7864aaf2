/** An invoice of the contract. */
import type { Kysely } from 'kysely';
import type { Invoice } from '../../../contract/invoices.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { notFound } from '../../base/errors.ts';
import { percent, subOrderNumber } from '../../base/notation.ts';
import { tunisianDay } from '../../base/tunisian-day.ts';
import { ratePeriods } from './periods.ts';
import { periodOf, rateOn, vatOf } from './vat.ts';

/** The invoice with this secret; throws 404. */
export async function readInvoice(db: Kysely<Database>, key: string): Promise<Invoice> {
  const row = await db
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
    ])
    .where('invoices.key', '=', key)
    .executeTakeFirst();
  if (!row) throw notFound('Invoice');
  const ordered = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('sub_order_id', '=', row.id)
    .orderBy('position')
    .execute();
  const periods = await ratePeriods(db);
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
