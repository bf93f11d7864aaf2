/** Statements of sellers: a month of the ledger with the balance before and after it. */
import type { Kysely } from 'kysely';
import type { LedgerKind, StatementFile, StatementPage } from '../../../contract/ledger.ts';
import { toTnd } from '../../../contract/money.ts';
import { notFound } from '../../base/errors.ts';
import { sortedPage } from '../../base/sorted.ts';
import type { PageQuery } from '../../base/sorted.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { ENTRY_FROM, ENTRY_SELECT, toEntry } from '../orders/ledger.ts';
import type { EntryRow } from '../orders/ledger.ts';
import { BYTE_ORDER_MARK, csvRecord } from '../../base/csv-write.ts';

/** The instants at which a month of Tunisia, `2026-11`, begins and ends. Tunisia is an hour ahead of UTC all year round. */
function boundsOf(month: string): { from: Date; until: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const start = (at: number): Date => new Date(Date.UTC(year, at) - 3_600_000);
  return { from: start(number - 1), until: start(number) };
}

/** Sum of the entries of a seller before an entry, or before an instant. */
async function balanceBefore(db: Kysely<Database>, sellerId: number, at: Date, id = 0): Promise<number> {
  const [sum] = await run<{ balance: number }>(
    db,
    `select coalesce(sum(amount), 0)::bigint as balance from seller_ledger
     where seller_id = $1 and (at, id) < ($2::timestamptz, $3::bigint)`,
    [sellerId, at, id],
  );
  return sum?.balance ?? 0;
}

interface SellerHead {
  slug: string;
  name: string;
  legal_name: string;
  tax_number: string | null;
  address: string | null;
}

async function headOf(db: Kysely<Database>, sellerId: number): Promise<SellerHead> {
  const [seller] = await run<SellerHead>(
    db,
    'select slug, name, legal_name, tax_number, address from sellers where id = $1',
    [sellerId],
  );
  if (!seller) throw notFound('Seller');
  return seller;
}

/** A page of a month of a seller's ledger, the earliest entry first. Throws 404. */
export async function readStatement(
  db: Kysely<Database>,
  sellerId: number,
  month: string,
  query: PageQuery,
): Promise<StatementPage> {
  const seller = await headOf(db, sellerId);
  const { from, until } = boundsOf(month);
  const sums = await run<{ kind: LedgerKind; amount: number; count: number }>(
    db,
    `select kind, sum(amount)::bigint as amount, count(*)::int as count from seller_ledger
     where seller_id = $1 and at >= $2::timestamptz and at < $3::timestamptz group by kind order by min(id)`,
    [sellerId, from, until],
  );
  const { items, ...page } = await sortedPage(
    db,
    {
      name: 'statement',
      select: ENTRY_SELECT,
      from: ENTRY_FROM,
      id: 'l.id',
      where: [
        (parameters) => `l.seller_id = ${parameters.add(sellerId)}`,
        (parameters) => `l.at >= ${parameters.add(from)}::timestamptz`,
        (parameters) => `l.at < ${parameters.add(until)}::timestamptz`,
      ],
      sort: { column: 'l.at', type: 'timestamptz', isDescending: false },
    },
    query,
    async (rows: EntryRow[]) => {
      const [first] = rows;
      let balance = first === undefined ? 0 : await balanceBefore(db, sellerId, first.at, first.id);
      return rows.map((row) => {
        balance += row.amount;
        return { ...toEntry(row), balance: toTnd(balance) };
      });
    },
  );
  const opening = await balanceBefore(db, sellerId, from);
  return {
    month,
    name: seller.name,
    legalName: seller.legal_name,
    taxNumber: seller.tax_number,
    address: seller.address,
    opening: toTnd(opening),
    closing: toTnd(sums.reduce((balance, { amount }) => balance + amount, opening)),
    sums: sums.map(({ kind, amount, count }) => ({ kind, amount: toTnd(amount), count })),
    entries: items,
    ...page,
  };
}

/** The whole month as CSV. Debit and credit have columns of their own: no cell of an amount begins with a sign. Throws 404. */
export async function statementFile(
  db: Kysely<Database>,
  sellerId: number,
  month: string,
): Promise<StatementFile> {
  const { slug } = await headOf(db, sellerId);
  const { from, until } = boundsOf(month);
  const rows = await run<EntryRow>(
    db,
    `select ${ENTRY_SELECT} from ${ENTRY_FROM} where l.seller_id = $1 and l.at >= $2::timestamptz and l.at < $3::timestamptz order by l.at, l.id`,
    [sellerId, from, until],
  );
  return {
    filename: `releve-${slug}-${month}.csv`,
    content: [
      BYTE_ORDER_MARK,
      csvRecord(['date', 'nature', 'sous-commande', 'reference', 'debit', 'credit']),
      ...rows.map((row) => {
        const { at, kind, subOrderNumber, reference, reason } = toEntry(row);
        return csvRecord([
          at,
          kind,
          subOrderNumber ?? '',
          reference ?? reason ?? '',
          row.amount < 0 ? toTnd(-row.amount) : '',
          row.amount < 0 ? '' : toTnd(row.amount),
        ]);
      }),
    ].join(''),
  };
}
