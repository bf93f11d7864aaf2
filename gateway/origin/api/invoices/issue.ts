/** An invoice is issued when a sub-order is delivered: from then on nothing of it can be cancelled. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { InvoiceSeller } from '../../../contract/invoices.ts';
import type { Database } from '../../db/tables.ts';
import { run } from '../../base/sql.ts';

/** Such as `F26-12-000042`: year, seller, serial of both. */
const invoiceNumber = (year: number, sellerId: number, serial: number): string =>
  `F${String(year).slice(-2)}-${sellerId}-${String(serial).padStart(6, '0')}`;

/**
 * Issues the invoice of a sub-order, once. The seller's next invoice waits until this transaction ends: call it last. The year
 * is that of Tunisia's time zone.
 */
export async function issueInvoice(
  trx: Kysely<Database>,
  part: { id: number; seller_id: number; invoice_number: string | null },
  at: Date,
): Promise<void> {
  if (part.invoice_number !== null) return;
  const { name, legal_name, tax_number, address, governorate_id } = await trx
    .selectFrom('sellers')
    .select(['name', 'legal_name', 'tax_number', 'address', 'governorate_id'])
    .where('id', '=', part.seller_id)
    .executeTakeFirstOrThrow();
  const seller: InvoiceSeller = {
    name,
    legalName: legal_name,
    taxNumber: tax_number,
    address,
    regionNumber: governorate_id,
  };
  const year = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Africa/Tunis', year: 'numeric' }).format(at),
  );
  const [row] = await run<{ last: number }>(
    trx,
    `insert into invoice_numbers (seller_id, year, last) values ($1, $2, 1)
     on conflict (seller_id, year) do update set last = invoice_numbers.last + 1 returning last`,
    [part.seller_id, year],
  );
  const number = invoiceNumber(year, part.seller_id, row?.last ?? 1);
  await trx
    .insertInto('invoices')
    .values({
      number,
      sub_order_id: part.id,
      key: randomBytes(16).toString('base64url'),
      seller: JSON.stringify(seller),
      issued_at: at,
    })
    .execute();
  await trx.updateTable('sub_orders').set({ invoice_number: number }).where('id', '=', part.id).execute();
  part.invoice_number = number;
}
