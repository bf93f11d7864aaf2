/** Reads statements of carriers, and what no statement names. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { MISSING_AFTER_DAYS } from '../../../contract/admin/cash.ts';
import type {
  CashBearer,
  CashRow,
  CashRowOutcome,
  CashRowsPage,
  CashStatementSortBy,
  CashStatementsQuery,
  CashStatement,
  CashStatementsPage,
  MissingCashPage,
} from '../../../contract/admin/cash.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { decodeCursor, encodeCursor, paginationOf } from '../../base/cursor.ts';
import { notFound } from '../../base/errors.ts';
import { NEWEST_FIRST, createdIn, ifGiven, sortedPage } from '../../base/sorted.ts';
import type { PageQuery, SortColumn } from '../../base/sorted.ts';
import { subOrderNumber } from '../../base/notation.ts';
import { nameOfAccount, Parameters, run } from '../../base/sql.ts';

interface StatementRow {
  id: number;
  carrier: string;
  number: string;
  bank_reference: string | null;
  note: string | null;
  created_at: Date;
  created_by: string;
  announced: number;
  row_total: number;
  expected: number;
  collected: number;
  unsettled: number;
  by_seller: number;
  by_carrier: number;
  by_shop: number;
  row_count: number;
  unsettled_count: number;
  ready_count: number;
}

const borne = (bearer: CashBearer): string =>
  `coalesce(sum(r.amount - case when r.is_parcel_paid then r.expected else 0 end) filter (where r.bearer = '${bearer}'), 0)::bigint`;

const SUMS = `lateral (
  select coalesce(sum(r.amount), 0)::bigint as row_total, coalesce(sum(r.expected), 0)::bigint as expected,
    coalesce(sum(r.expected) filter (where r.is_parcel_paid), 0)::bigint as collected,
    coalesce(sum(r.amount) filter (where r.settled_at is null), 0)::bigint as unsettled,
    ${borne('SELLER')} as by_seller, ${borne('CARRIER')} as by_carrier, ${borne('SHOP')} as by_shop,
    count(*)::int as row_count, count(*) filter (where r.settled_at is null)::int as unsettled_count,
    count(*) filter (where r.settled_at is null and r.outcome = 'MATCH')::int as ready_count
  from cash_statement_rows r where r.statement_id = c.id
) t`;
const SELECT = `c.id, c.carrier, c.number, c.bank_reference, c.note, c.created_at, ${nameOfAccount('c.actor_account')} as created_by, c.announced, t.*`;
const FROM = `cash_statements c cross join ${SUMS}`;

const toStatement = (row: StatementRow): CashStatement => ({
  _id: String(row.id),
  carrier: row.carrier,
  number: row.number,
  bankReference: row.bank_reference,
  note: row.note,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  announced: toTnd(row.announced),
  rowTotal: toTnd(row.row_total),
  expected: toTnd(row.expected),
  collected: toTnd(row.collected),
  unsettled: toTnd(row.unsettled),
  bySeller: toTnd(row.by_seller),
  byCarrier: toTnd(row.by_carrier),
  byShop: toTnd(row.by_shop),
  rowCount: row.row_count,
  unsettledCount: row.unsettled_count,
  readyCount: row.ready_count,
});

const UNSETTLED =
  'exists (select from cash_statement_rows x where x.statement_id = c.id and x.settled_at is null)';

const SORTS: Readonly<Record<CashStatementSortBy, Pick<SortColumn, 'column' | 'type'>>> = {
  created: { type: 'bigint' },
  carrier: { column: 'c.carrier', type: 'text' },
  announced: { column: 'c.announced', type: 'bigint' },
};

/**
 * Statements, newest first unless sorted.
 * @param only those of this carrier, and with this number
 */
export async function listStatements(
  db: Kysely<Database>,
  { state, from, until, sort, order, ...query }: z.output<typeof CashStatementsQuery>,
  only: { carrier?: string | undefined; number?: string | undefined } = {},
): Promise<CashStatementsPage> {
  const { items: statements, ...page } = await sortedPage(
    db,
    {
      name: `cash-${sort}`,
      select: SELECT,
      from: FROM,
      countFrom: 'cash_statements c',
      id: 'c.id',
      where: [
        ...ifGiven(state, (value) => () => (value === 'open' ? UNSETTLED : `not ${UNSETTLED}`)),
        ...createdIn('c.created_at', { from, until }),
        ...ifGiven(
          only.carrier,
          (name) => (parameters) => `lower(c.carrier) = lower(${parameters.add(name)})`,
        ),
        ...ifGiven(only.number, (text) => (parameters) => `lower(c.number) = lower(${parameters.add(text)})`),
      ],
      sort: { ...SORTS[sort], isDescending: order === 'desc' },
    },
    query,
    (rows: StatementRow[]) => rows.map(toStatement),
  );
  return { statements, ...page };
}

/** One statement, of this carrier if one is given. Throws NOT_FOUND. */
export async function statementById(
  db: Kysely<Database>,
  id: number,
  carrier: string | null = null,
): Promise<CashStatement> {
  const [row] = await run<StatementRow>(
    db,
    `select ${SELECT} from ${FROM} where c.id = $1 and ($2::text is null or lower(c.carrier) = lower($2))`,
    [id, carrier],
  );
  if (!row) throw notFound('Statement');
  return toStatement(row);
}

interface RowRow {
  id: number;
  line: number;
  tracking_number: string;
  amount: number;
  expected: number | null;
  paid_on: string | null;
  outcome: CashRowOutcome;
  order_id: number | null;
  number: string | null;
  position: number | null;
  settled_at: Date | null;
  settled_by: string | null;
  bearer: CashBearer | null;
  note: string | null;
}

const toRow = (row: RowRow): CashRow => ({
  _id: String(row.id),
  line: row.line,
  trackingNumber: row.tracking_number,
  amount: toTnd(row.amount),
  expected: row.expected === null ? null : toTnd(row.expected),
  paidOn: row.paid_on,
  outcome: row.outcome,
  orderId: row.order_id === null ? null : String(row.order_id),
  subOrderNumber:
    row.number === null || row.position === null ? null : subOrderNumber(row.number, row.position),
  settledAt: row.settled_at?.toISOString() ?? null,
  settledBy: row.settled_by,
  bearer: row.bearer,
  note: row.note,
});

const ROWS_SORT = 'cash-rows';

/** A row's parcel is another carrier's than that of this name, as an expression. */
const isAnothers = (carrier: string): string =>
  `exists (select from shipments h where h.sub_order_id = r.sub_order_id and lower(h.carrier) <> lower(${carrier}))`;

/**
 * Rows of a statement in its order. Throws NOT_FOUND.
 * @param carrier of whom the statement is, and who is shown no parcels of others; null: the shop reads
 */
export async function listRows(
  db: Kysely<Database>,
  statementId: number,
  {
    limit,
    after,
    outcome,
    differs,
    state,
  }: {
    limit: number;
    after?: string | undefined;
    outcome?: CashRowOutcome | undefined;
    differs?: boolean | undefined;
    state?: 'open' | 'settled' | undefined;
  },
  carrier: string | null = null,
): Promise<CashRowsPage> {
  await statementById(db, statementId, carrier);
  const place =
    after === undefined ? null : decodeCursor('after', after, ROWS_SORT, (value) => value === null);
  const parameters = new Parameters();
  const conditions = [`r.statement_id = ${parameters.add(statementId)}`];
  const owner = carrier === null ? undefined : parameters.add(carrier);
  if (owner !== undefined)
    conditions.push(
      `exists (select from cash_statements c where c.id = r.statement_id and lower(c.carrier) = lower(${owner}))`,
    );
  const hidden = owner === undefined ? 'false' : isAnothers(owner);
  const told = `case when ${hidden} then 'UNKNOWN' else r.outcome end`;
  if (outcome !== undefined) conditions.push(`${told} = ${parameters.add(outcome)}`);
  if (differs !== undefined) conditions.push(`${told} ${differs ? '<>' : '='} 'MATCH'`);
  if (state !== undefined) conditions.push(`r.settled_at is ${state === 'open' ? '' : 'not '}null`);
  const [counted] = await run<{ n: number }>(
    db,
    `select count(*)::int as n from cash_statement_rows r where ${conditions.join(' and ')}`,
    [...parameters.values],
  );
  if (place) conditions.push(`r.id > ${parameters.add(place.id)}`);
  const rows = await run<RowRow>(
    db,
    `select r.id, r.line, r.tracking_number, r.amount, case when not ${hidden} then r.expected end as expected, r.paid_on,
       ${told} as outcome, s.order_id, o.number, s.position,
       r.settled_at, ${nameOfAccount('r.settled_by')} as settled_by, r.bearer, r.note
     from cash_statement_rows r left join sub_orders s on s.id = r.sub_order_id left join orders o on o.id = s.order_id
     where ${conditions.join(' and ')} order by r.id limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  const shown = rows.slice(0, limit);
  const start = place?.index ?? 0;
  return {
    rows: shown.map(toRow),
    cursors: shown.map(({ id }, index) =>
      encodeCursor(ROWS_SORT, { value: null, id, index: start + index + 1 }),
    ),
    pagination: paginationOf({
      start,
      limit,
      total: counted?.n ?? 0,
      hasNext: rows.length > limit,
      hasPrev: start > 0,
    }),
  };
}

const MISSING_FROM = `sub_orders s join orders o on o.id = s.order_id join sellers e on e.id = s.seller_id`;
const MISSING = `s.payment_state in ('COLLECTED', 'REMITTED') and s.total > 0
  and s.delivered_at < now() - interval '${MISSING_AFTER_DAYS} days'
  and not exists (select from cash_statement_rows r where r.sub_order_id = s.id and (r.settled_at is null or r.is_parcel_paid))`;

interface MissingRow {
  id: number;
  order_id: number;
  number: string;
  position: number;
  tracking_number: string | null;
  seller: string;
  total: number;
  delivered_at: Date;
}

/** Delivered parcels whose cash is outstanding for longer than MISSING_AFTER_DAYS and that no statement names, newest first. */
export async function listMissing(db: Kysely<Database>, query: PageQuery): Promise<MissingCashPage> {
  const [sum] = await run<{ total: number; count: number }>(
    db,
    `select coalesce(sum(s.total), 0)::bigint as total, count(*)::int as count from sub_orders s where ${MISSING}`,
    [],
  );
  const { items: parcels, ...page } = await sortedPage(
    db,
    {
      name: 'cash-missing',
      select:
        's.id, s.order_id, o.number, s.position, s.tracking_number, e.name as seller, s.total, s.delivered_at',
      from: MISSING_FROM,
      total: sum?.count ?? 0,
      id: 's.id',
      where: [() => MISSING],
      sort: NEWEST_FIRST,
    },
    query,
    (rows: MissingRow[]) =>
      rows.map((row) => ({
        _id: String(row.id),
        orderId: String(row.order_id),
        subOrderNumber: subOrderNumber(row.number, row.position),
        trackingNumber: row.tracking_number,
        sellerName: row.seller,
        amount: toTnd(row.total),
        deliveredAt: row.delivered_at.toISOString(),
      })),
  );
  return { total: toTnd(sum?.total ?? 0), parcels, ...page };
}
