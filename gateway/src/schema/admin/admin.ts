/** Models for admins, between REST and the schema. */
import type { LedgerEntry, LedgerPage } from '../../../contract/ledger.ts';
import type { RefundDue, RefundsPage } from '../../../contract/refunds.ts';
import type { DeadLetter, DeadLettersPage } from '../../../contract/webhooks.ts';
import { ConnectionModel } from '../base/connection.ts';
import { readKey } from '../base/ids.ts';
import type { AdminOrderFilter } from '../generated/resolvers.ts';

export class LedgerConnectionModel extends ConnectionModel<LedgerEntry, LedgerEntry> {
  /** In TND, as in REST. */
  readonly total: string;
  constructor(page: LedgerPage) {
    super(page.entries, page.cursors, page.pagination, (entry) => entry);
    this.total = page.balance;
  }
}

export class RefundConnectionModel extends ConnectionModel<RefundDue, RefundDue> {
  constructor(page: RefundsPage) {
    super(page.refunds, page.cursors, page.pagination, (refund) => refund);
  }
}

export class DeadLetterConnectionModel extends ConnectionModel<DeadLetter, DeadLetter> {
  constructor(page: DeadLettersPage) {
    super(page.deadLetters, page.cursors, page.pagination, (letter) => letter);
  }
}

/** Maps a filter to REST parameters. */
export function wireOrderFilter(
  filter: AdminOrderFilter | null | undefined,
): Record<string, string | undefined> {
  const { state, paymentState, sellerId, search, from, until } = filter ?? {};
  return {
    state: state ?? undefined,
    payment: paymentState ?? undefined,
    seller: sellerId == null ? undefined : readKey(sellerId, 'Seller', 'filter.sellerId'),
    q: search ?? undefined,
    from: from ?? undefined,
    until: until ?? undefined,
  };
}

/** Names of arguments by REST parameter. */
export const ORDER_FILTER_NAMES: Readonly<Record<string, string>> = {
  limit: 'first',
  state: 'filter.state',
  payment: 'filter.paymentState',
  seller: 'filter.sellerId',
  q: 'filter.search',
  from: 'filter.from',
  until: 'filter.until',
};
