/** Carriers' statements about collected cash. */
import {
  CashRowsPage,
  CashStatement,
  CashStatementsPage,
  MissingCashPage,
} from '../../../../contract/admin/cash.ts';
import type { CashRowSettleRequest, CashStatementRequest } from '../../../../contract/admin/cash.ts';
import { LedgerPage } from '../../../../contract/ledger.ts';
import type { AdjustmentRequest } from '../../../../contract/ledger.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

/** Changes happen once for each `key`. */
export interface AdminCashLoaders {
  cashStatements(page: ListPage, filter: Query): Promise<CashStatementsPage>;
  cashStatement(id: string): Promise<CashStatement>;
  cashRows(id: string, page: ListPage, filter: Query): Promise<CashRowsPage>;
  missingCash(page: ListPage): Promise<MissingCashPage>;
  importStatement(request: CashStatementRequest, key: string): Promise<CashStatement>;
  reconcileStatement(id: string, key: string): Promise<CashStatement>;
  settleCashRow(
    id: string,
    rowId: string,
    request: CashRowSettleRequest,
    key: string,
  ): Promise<CashStatement>;
  adjustLedger(sellerId: string, request: AdjustmentRequest, key: string): Promise<LedgerPage>;
}

const PATH = '/v1/admin/cash/statements';

export function createAdminCashLoaders({ get, send }: AdminCalls): AdminCashLoaders {
  const asStatement = (json: unknown): CashStatement => CashStatement.parse(json);
  return {
    cashStatements: (page, filter) =>
      get(withQuery(PATH, { ...page, ...filter }), (json) => CashStatementsPage.parse(json)),
    cashStatement: (id) => get(`${PATH}/${segment(id)}`, asStatement),
    cashRows: (id, page, filter) =>
      get(withQuery(`${PATH}/${segment(id)}/rows`, { ...page, ...filter }), (json) =>
        CashRowsPage.parse(json),
      ),
    missingCash: (page) =>
      get(withQuery('/v1/admin/cash/missing', { ...page }), (json) => MissingCashPage.parse(json)),
    importStatement: (request, key) => send(PATH, request, asStatement, { idempotencyKey: key }),
    reconcileStatement: (id, key) =>
      send(`${PATH}/${segment(id)}/reconcile`, {}, asStatement, { idempotencyKey: key }),
    settleCashRow: (id, rowId, request, key) =>
      send(`${PATH}/${segment(id)}/rows/${segment(rowId)}/settle`, request, asStatement, {
        idempotencyKey: key,
      }),
    adjustLedger: (sellerId, request, key) =>
      send(`/v1/admin/sellers/${segment(sellerId)}/adjustments`, request, (json) => LedgerPage.parse(json), {
        idempotencyKey: key,
      }),
  };
}
