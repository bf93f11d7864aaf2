/** Sellers' ledgers and payouts. */
import { LedgerPage, StatementFile, StatementPage } from '../../../../contract/ledger.ts';
import type { PayoutRequest } from '../../../../contract/ledger.ts';
import type { ListPage } from '../../base/pages.ts';
import { withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminSellerLoaders {
  ledger(sellerId: string, page: ListPage): Promise<LedgerPage>;
  /** `month`: such as 2026-11. */
  statement(sellerId: string, month: string, page: ListPage): Promise<StatementPage>;
  statementFile(sellerId: string, month: string): Promise<StatementFile>;
  payout(sellerId: string, request: PayoutRequest): Promise<LedgerPage>;
}

export function createAdminSellerLoaders({ get, send }: AdminCalls): AdminSellerLoaders {
  const asLedger = (json: unknown): LedgerPage => LedgerPage.parse(json);
  return {
    ledger: (sellerId, page) => get(withQuery(`/v1/admin/sellers/${sellerId}/ledger`, { ...page }), asLedger),
    statement: (sellerId, month, page) =>
      get(withQuery(`/v1/admin/sellers/${sellerId}/statement`, { month, ...page }), (json) =>
        StatementPage.parse(json),
      ),
    statementFile: (sellerId, month) =>
      get(withQuery(`/v1/admin/sellers/${sellerId}/statement/file`, { month }), (json) =>
        StatementFile.parse(json),
      ),
    payout: (sellerId, request) => send(`/v1/admin/sellers/${sellerId}/payouts`, request, asLedger),
  };
}
