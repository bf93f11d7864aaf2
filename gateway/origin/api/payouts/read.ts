/** Reads batches of payouts, and writes the file for the bank. */
import type { Kysely } from 'kysely';
import type {
  PayoutBatch,
  PayoutBatchesPage,
  PayoutFile,
  PayoutsPage,
  PayoutState,
} from '../../../contract/admin/payouts.ts';
import { toTnd } from '../../../contract/money.ts';
import { maskedRib } from '../../../contract/rules/rib.ts';
import { notFound } from '../../base/errors.ts';
import { NEWEST_FIRST, ifGiven, sortedPage } from '../../base/sorted.ts';
import type { PageQuery } from '../../base/sorted.ts';
import { nameOfAccount, run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { BYTE_ORDER_MARK, csvRecord } from '../../base/csv-write.ts';

interface BatchRow {
  id: number;
  created_at: Date;
  created_by: string;
  sent_at: Date | null;
  total: number;
  paid: number;
  payout_count: number;
  open_count: number;
}

const SELECT = `b.id, b.created_at, ${nameOfAccount('b.actor_account')} as created_by, b.sent_at, t.*`;
const FROM = `payout_batches b cross join lateral (
  select coalesce(sum(p.amount) filter (where p.state in ('OPEN', 'PAID')), 0)::bigint as total,
    coalesce(sum(p.amount) filter (where p.state = 'PAID'), 0)::bigint as paid,
    count(*)::int as payout_count, count(*) filter (where p.state = 'OPEN')::int as open_count
  from payouts p where p.batch_id = b.id) t`;

const toBatch = (row: BatchRow): PayoutBatch => ({
  _id: String(row.id),
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  sentAt: row.sent_at?.toISOString() ?? null,
  total: toTnd(row.total),
  paid: toTnd(row.paid),
  payoutCount: row.payout_count,
  openCount: row.open_count,
});

/** Batches, newest first. */
export async function listBatches(
  db: Kysely<Database>,
  { state, ...query }: PageQuery & { state?: 'open' | 'settled' | undefined },
): Promise<PayoutBatchesPage> {
  const { items: batches, ...page } = await sortedPage(
    db,
    {
      name: 'payout-batches',
      select: SELECT,
      from: FROM,
      countFrom: 'payout_batches b',
      id: 'b.id',
      where: ifGiven(
        state,
        (value) => () =>
          `b.id ${value === 'open' ? '' : 'not '}in (select o.batch_id from payouts o where o.state = 'OPEN')`,
      ),
      sort: NEWEST_FIRST,
    },
    query,
    (rows: BatchRow[]) => rows.map(toBatch),
  );
  return { batches, ...page };
}

/** One batch. Throws NOT_FOUND. */
export async function batchById(db: Kysely<Database>, id: number): Promise<PayoutBatch> {
  const [row] = await run<BatchRow>(db, `select ${SELECT} from ${FROM} where b.id = $1`, [id]);
  if (!row) throw notFound('Payout batch');
  return toBatch(row);
}

interface PayoutRow {
  id: number;
  seller_id: number;
  seller_name: string;
  amount: number;
  rib: string;
  state: PayoutState;
  reference: string | null;
  reason: string | null;
  changed_at: Date;
  changed_by: string;
}

/** Payouts of a batch, the latest first. Throws NOT_FOUND. */
export async function listPayouts(
  db: Kysely<Database>,
  batchId: number,
  query: PageQuery,
): Promise<PayoutsPage> {
  await batchById(db, batchId);
  const { items: payouts, ...page } = await sortedPage(
    db,
    {
      name: 'payouts',
      select: `p.id, p.seller_id, e.name as seller_name, p.amount, p.rib, p.state, p.reference, p.reason, p.changed_at, ${nameOfAccount('p.changed_by')} as changed_by`,
      from: 'payouts p join sellers e on e.id = p.seller_id',
      id: 'p.id',
      where: [(parameters) => `p.batch_id = ${parameters.add(batchId)}`],
      sort: NEWEST_FIRST,
    },
    query,
    (rows: PayoutRow[]) =>
      rows.map((row) => ({
        _id: String(row.id),
        sellerId: String(row.seller_id),
        sellerName: row.seller_name,
        amount: toTnd(row.amount),
        rib: maskedRib(row.rib),
        state: row.state,
        reference: row.reference,
        reason: row.reason,
        changedAt: row.changed_at.toISOString(),
        changedBy: row.changed_by,
      })),
  );
  return { payouts, ...page };
}

/**
 * The file of a batch for the bank: its payouts that are open or paid, in the order of `listPayouts`, so that the bank's references can be
 * pasted back as a column. Throws NOT_FOUND.
 */
export async function fileOf(db: Kysely<Database>, batchId: number): Promise<PayoutFile> {
  await batchById(db, batchId);
  const rows = await run<{ id: number; legal_name: string; rib: string; amount: number }>(
    db,
    `select p.id, e.legal_name, p.rib, p.amount from payouts p join sellers e on e.id = p.seller_id
     where p.batch_id = $1 and p.state in ('OPEN', 'PAID') order by p.id desc`,
    [batchId],
  );
  return {
    filename: `versements-${batchId}.csv`,
    content: [
      BYTE_ORDER_MARK,
      csvRecord(['beneficiaire', 'rib', 'montant', 'libelle']),
      ...rows.map(({ id, legal_name: name, rib, amount }) =>
        csvRecord([name, rib, toTnd(amount), `Lawaj versement ${batchId}-${id}`]),
      ),
    ].join(''),
  };
}
