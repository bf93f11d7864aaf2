/** Paths of carriers' statements, and of corrections of sellers' ledgers. */
import { z } from 'zod';
import {
  CashRowSettleRequest,
  CashRowsPage,
  CashRowsQuery,
  CashStatement,
  CashStatementRequest,
  CashStatementsPage,
  CashStatementsQuery,
  MissingCashPage,
  MissingCashQuery,
  RECONCILE_BATCH,
} from '../../../contract/admin/cash.ts';
import { EntityId } from '../../../contract/common.ts';
import { AdjustmentRequest, LedgerPage, LedgerQuery } from '../../../contract/ledger.ts';
import { readLedger, writeAdjustment } from '../orders/ledger.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { readStatement } from './csv.ts';
import { importStatement } from './import.ts';
import { listMissing, listRows, listStatements, statementById } from './read.ts';
import { reconcileMatches, settleRow } from './reconcile.ts';

const ById = z.strictObject({ id: EntityId });
const ByRow = z.strictObject({ id: EntityId, rowId: EntityId });

export const cashRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/cash/statements',
    summary: 'Statements of carriers about the cash that they collected, the latest first unless sorted.',
    query: CashStatementsQuery,
    response: CashStatementsPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }, { query }): Promise<CashStatementsPage> => listStatements(db, query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/cash/statements',
    summary:
      'Imports a statement and compares its rows with the parcels. The same number with the same rows is the same statement.',
    body: CashStatementRequest,
    response: CashStatement,
    write: { action: 'cash.import', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    handle: (_, { body: { csv, ...statement }, write }): Promise<CashStatement> =>
      write(async (trx, { actor }) => {
        const given = { ...statement, rows: readStatement(csv) };
        return statementById(trx, await importStatement(trx, given, actor.accountNumber));
      }),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/cash/statements/:id',
    summary: 'One statement.',
    params: ById,
    query: z.strictObject({}),
    response: CashStatement,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: ({ db }, { params }): Promise<CashStatement> => statementById(db, Number(params.id)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/cash/statements/:id/rows',
    summary: 'Rows of a statement, in its order.',
    params: ById,
    query: CashRowsQuery,
    response: CashRowsPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: ({ db }, { params, query }): Promise<CashRowsPage> => listRows(db, Number(params.id), query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/cash/statements/:id/reconcile',
    summary: `Reconciles up to ${RECONCILE_BATCH} rows that match: their payments become RECONCILED. Repeat it while readyCount is not 0.`,
    params: ById,
    body: z.strictObject({}),
    response: CashStatement,
    write: { action: 'cash.reconcile', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: ({ orderSecrets }, { params, write }): Promise<CashStatement> =>
      write(async (trx, { actor }) => {
        await reconcileMatches(trx, orderSecrets, Number(params.id), actor.accountNumber);
        return statementById(trx, Number(params.id));
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/cash/statements/:id/rows/:rowId/settle',
    summary: 'Settles a row that differs: who bears the difference, and why.',
    params: ByRow,
    body: CashRowSettleRequest,
    response: CashStatement,
    write: { action: 'cash.settle', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: ({ orderSecrets }, { params, body, write }): Promise<CashStatement> =>
      write(async (trx, { actor }) => {
        const settlement = { ...body, actorAccount: actor.accountNumber };
        await settleRow(trx, orderSecrets, Number(params.id), Number(params.rowId), settlement);
        return statementById(trx, Number(params.id));
      }),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/cash/missing',
    summary:
      'Parcels delivered more than 7 days ago whose cash is outstanding and in no statement, newest first.',
    query: MissingCashQuery,
    response: MissingCashPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }, { query }): Promise<MissingCashPage> => listMissing(db, query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/sellers/:id/adjustments',
    summary: 'Corrects a seller’s ledger by an entry with its reason.',
    params: ById,
    body: AdjustmentRequest,
    response: LedgerPage,
    write: { action: 'seller.adjust', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: (_, { params, body, write }): Promise<LedgerPage> =>
      write(async (trx, { actor }) => {
        const sellerId = Number(params.id);
        await writeAdjustment(trx, sellerId, { ...body, actorAccount: actor.accountNumber });
        return readLedger(trx, sellerId, LedgerQuery.parse({}));
      }),
  }),
];
