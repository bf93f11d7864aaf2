/** Connections of what systems of sellers read. */
import type { LedgerEntry, LedgerPage } from '../../../contract/ledger.ts';
import type {
  SellerOrder,
  SellerOrdersPage,
  SellerPayout,
  SellerPayoutsPage,
  SellerReturn,
  SellerReturnsPage,
} from '../../../contract/seller-systems.ts';
import { ConnectionModel } from '../base/connection.ts';

export class SellerOrderConnectionModel extends ConnectionModel<SellerOrder, SellerOrder> {
  constructor(page: SellerOrdersPage) {
    super(page.orders, page.cursors, page.pagination, (order) => order);
  }
}

export class SellerLedgerConnectionModel extends ConnectionModel<LedgerEntry, LedgerEntry> {
  /** Sum of all entries. */
  readonly sum: string;

  constructor(page: LedgerPage) {
    super(page.entries, page.cursors, page.pagination, (entry) => entry);
    this.sum = page.balance;
  }
}

export class SellerReturnConnectionModel extends ConnectionModel<SellerReturn, SellerReturn> {
  constructor(page: SellerReturnsPage) {
    super(page.returns, page.cursors, page.pagination, (one) => one);
  }
}

export class SellerPayoutConnectionModel extends ConnectionModel<SellerPayout, SellerPayout> {
  constructor(page: SellerPayoutsPage) {
    super(page.payouts, page.cursors, page.pagination, (payout) => payout);
  }
}
