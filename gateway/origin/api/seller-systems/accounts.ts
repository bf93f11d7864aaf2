/** Returns of a seller's parts and transfers to it, as its system reads them with a key. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { PayoutState } from '../../../contract/admin/payouts.ts';
import { toTnd } from '../../../contract/money.ts';
import { maskedRib } from '../../../contract/rules/rib.ts';
import type {
  SellerPayoutsPage,
  SellerReturn,
  SellerReturnsPage,
  SellerReturnsQuery,
} from '../../../contract/seller-systems.ts';
import { subOrderNumber } from '../../base/notation.ts';
import { ifGiven, NEWEST_FIRST, sortedPage } from '../../base/sorted.ts';
import type { PageQuery } from '../../base/sorted.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { SellerReader } from './orders.ts';

interface ReturnRow {
  id: number;
  sub_order_id: number;
  order_id: number;
  number: string;
  position: number;
  opened_at: Date;
  inspected_at: Date | null;
}

interface LineRow {
  return_id: number;
  line_id: number;
  sku: string;
  name: string;
  quantity: number;
  accepted_quantity: number | null;
  reason: string;
}

/** Returns of these rows with their lines, in the same order. */
async function complete(
  db: Kysely<Database>,
  { readsBuyers }: SellerReader,
  rows: readonly ReturnRow[],
): Promise<SellerReturn[]> {
  const lines = await run<LineRow>(
    db,
    `select b.return_id, b.line_id, l.sku, l.name, b.quantity, b.accepted_quantity, b.reason
     from return_lines b join order_lines l on l.id = b.line_id
     where b.return_id = any($1::bigint[]) order by l.position`,
    [rows.map(({ id }) => id)],
  );
  return rows.map((row) => ({
    _id: String(row.id),
    orderId: String(row.order_id),
    subOrderId: String(row.sub_order_id),
    subOrderNumber: subOrderNumber(row.number, row.position),
    openedAt: row.opened_at.toISOString(),
    inspectedAt: row.inspected_at?.toISOString() ?? null,
    lines: lines
      .filter(({ return_id: of }) => of === row.id)
      .map((line) => ({
        lineId: String(line.line_id),
        sku: line.sku,
        name: line.name,
        quantity: line.quantity,
        acceptedQuantity: line.accepted_quantity,
        reason: readsBuyers && line.reason !== '' ? line.reason : null,
      })),
  }));
}

/** A page of returns of the seller's parts, the latest first. */
export async function listSellerReturns(
  db: Kysely<Database>,
  reader: SellerReader,
  { progress, ...page }: z.output<typeof SellerReturnsQuery>,
): Promise<SellerReturnsPage> {
  const { items, ...rest } = await sortedPage(
    db,
    {
      name: 'seller-returns',
      select: 'r.id, r.sub_order_id, s.order_id, o.number, s.position, r.opened_at, r.inspected_at',
      from: 'returns r join sub_orders s on s.id = r.sub_order_id join orders o on o.id = s.order_id',
      id: 'r.id',
      where: [
        (parameters) => `s.seller_id = ${parameters.add(reader.seller)}`,
        ...ifGiven(progress, (value) => () => `r.inspected_at is ${value === 'OPEN' ? 'null' : 'not null'}`),
      ],
      sort: NEWEST_FIRST,
    },
    page,
    (rows: ReturnRow[]) => complete(db, reader, rows),
  );
  return { returns: items, ...rest };
}

interface PayoutRow {
  id: number;
  amount: number;
  rib: string;
  state: PayoutState;
  reference: string | null;
  changed_at: Date;
}

/** A page of the transfers to the seller, the latest first. */
export async function listSellerPayouts(
  db: Kysely<Database>,
  { seller }: SellerReader,
  page: PageQuery,
): Promise<SellerPayoutsPage> {
  const { items, ...rest } = await sortedPage(
    db,
    {
      name: 'seller-payouts',
      select: 'p.id, p.amount, p.rib, p.state, p.reference, p.changed_at',
      from: 'payouts p',
      id: 'p.id',
      where: [(parameters) => `p.seller_id = ${parameters.add(seller)}`],
      sort: NEWEST_FIRST,
    },
    page,
    (rows: PayoutRow[]) =>
      rows.map((row) => ({
        _id: String(row.id),
        amount: toTnd(row.amount),
        rib: maskedRib(row.rib),
        state: row.state,
        reference: row.reference,
        changedAt: row.changed_at.toISOString(),
      })),
  );
  return { payouts: items, ...rest };
}
