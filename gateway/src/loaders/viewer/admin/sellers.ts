/** Sellers' ledgers and payouts. */
import { LedgerPage } from '../../../../contract/ledger.ts';
import type { PayoutRequest } from '../../../../contract/ledger.ts';
import type { ListPage } from '../../base/pages.ts';
import { withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminSellerLoaders {
  ledger(sellerId: string, page: ListPage): Promise<LedgerPage>;
  payout(sellerId: string, request: PayoutRequest): Promise<LedgerPage>;
}

export function createAdminSellerLoaders({ get, send }: AdminCalls): AdminSellerLoaders {
  const asLedger = (json: unknown): LedgerPage => LedgerPage.parse(json);
  return {
    ledger: (sellerId, page) => get(withQuery(`/v1/admin/sellers/${sellerId}/ledger`, { ...page }), asLedger),
    payout: (sellerId, request) => send(`/v1/admin/sellers/${sellerId}/payouts`, request, asLedger),
  };
}
