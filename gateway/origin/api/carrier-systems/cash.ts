/** Statements of a delivery company about the cash that it collected, as its system submits and reads them with a key. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { CashStatementsQuery, MAX_STATEMENT_ROWS } from '../../../contract/admin/cash.ts';
import type { CashRow, CashStatement } from '../../../contract/admin/cash.ts';
import type {
  CarrierStatement,
  CarrierStatementRequest,
  CarrierStatementRow,
  CarrierStatementRowsPage,
  CarrierStatementRowsQuery,
  CarrierStatementsPage,
  CarrierStatementsQuery,
  CarrierStatementSubmitted,
} from '../../../contract/carrier-systems.ts';
import type { Database } from '../../db/tables.ts';
import { importStatement } from '../cash/import.ts';
import { listRows, listStatements, statementById } from '../cash/read.ts';

const toStatement = (statement: CashStatement): CarrierStatement => ({
  _id: statement._id,
  number: statement.number,
  bankReference: statement.bankReference,
  createdAt: statement.createdAt,
  announced: statement.announced,
  rowTotal: statement.rowTotal,
  collected: statement.collected,
  unsettled: statement.unsettled,
  byCarrier: statement.byCarrier,
  rowCount: statement.rowCount,
  unsettledCount: statement.unsettledCount,
});

const toRow = (row: CashRow): CarrierStatementRow => ({
  line: row.line,
  trackingNumber: row.trackingNumber,
  amount: row.amount,
  expected: row.expected,
  paidOn: row.paidOn,
  outcome: row.outcome,
  settledAt: row.settledAt,
  isOwed: row.bearer === 'CARRIER',
});

/** Stores a statement as if an admin had imported it. Throws as importStatement does. */
export async function submitStatement(
  trx: Kysely<Database>,
  carrier: string,
  { rows, ...statement }: z.output<typeof CarrierStatementRequest>,
  actorAccount: string,
): Promise<CarrierStatementSubmitted> {
  const id = await importStatement(
    trx,
    {
      carrier,
      ...statement,
      rows: rows.map(({ trackingNumber, ...row }, index) => ({
        line: index + 1,
        trackingNumber: trackingNumber.toUpperCase(),
        ...row,
      })),
    },
    actorAccount,
  );
  const differing = await listRows(trx, id, { limit: MAX_STATEMENT_ROWS, differs: true }, carrier);
  return {
    statement: toStatement(await statementById(trx, id, carrier)),
    differences: differing.rows.map(toRow),
  };
}

/** Statements of the carrier, also those that an admin imported, the latest first. */
export async function listCarrierStatements(
  db: Kysely<Database>,
  carrier: string,
  { number, ...query }: z.output<typeof CarrierStatementsQuery>,
): Promise<CarrierStatementsPage> {
  const { statements, ...page } = await listStatements(
    db,
    { ...CashStatementsQuery.parse({}), ...query },
    { carrier, number },
  );
  return { statements: statements.map(toStatement), ...page };
}

/** Rows of one of the carrier's statements. Throws NOT_FOUND. */
export async function listCarrierRows(
  db: Kysely<Database>,
  carrier: string,
  id: number,
  query: z.output<typeof CarrierStatementRowsQuery>,
): Promise<CarrierStatementRowsPage> {
  const { rows, ...page } = await listRows(db, id, query, carrier);
  return { rows: rows.map(toRow), ...page };
}
