/** Models of payouts. */
import type {
  PayableSeller,
  PayablePage,
  Payout,
  PayoutBatch,
  PayoutBatchesPage,
  PayoutsPage,
} from '../../../contract/admin/payouts.ts';
import { ConnectionModel } from '../base/connection.ts';

export class PayableConnectionModel extends ConnectionModel<PayableSeller, PayableSeller> {
  /** In TND, as in REST. */
  readonly sum: string;
  constructor(page: PayablePage) {
    super(page.sellers, page.cursors, page.pagination, (seller) => seller);
    this.sum = page.total;
  }
}

export class PayoutBatchConnectionModel extends ConnectionModel<PayoutBatch, PayoutBatch> {
  constructor(page: PayoutBatchesPage) {
    super(page.batches, page.cursors, page.pagination, (batch) => batch);
  }
}

export class PayoutConnectionModel extends ConnectionModel<Payout, Payout> {
  constructor(page: PayoutsPage) {
    super(page.payouts, page.cursors, page.pagination, (payout) => payout);
  }
}
