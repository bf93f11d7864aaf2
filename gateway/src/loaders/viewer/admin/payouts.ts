/** Payouts to sellers in batches, and their bank accounts. */
import {
  PayablePage,
  PayoutBatch,
  PayoutBatchesPage,
  PayoutFile,
  PayoutsPage,
} from '../../../../contract/admin/payouts.ts';
import type {
  PayoutPrepareRequest,
  PayoutReasonRequest,
  PayoutSettleRequest,
  SellerBankRequest,
} from '../../../../contract/admin/payouts.ts';
import { AdminSeller } from '../../../../contract/sellers.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

/** Changes happen once for each `key`. */
export interface AdminPayoutLoaders {
  payable(page: ListPage): Promise<PayablePage>;
  payoutBatches(page: ListPage, filter: Query): Promise<PayoutBatchesPage>;
  payoutBatch(id: string): Promise<PayoutBatch>;
  payouts(batchId: string, page: ListPage): Promise<PayoutsPage>;
  payoutFile(batchId: string): Promise<PayoutFile>;
  preparePayouts(request: PayoutPrepareRequest, key: string): Promise<PayoutBatch>;
  sendPayouts(batchId: string, key: string): Promise<PayoutBatch>;
  settlePayouts(batchId: string, request: PayoutSettleRequest, key: string): Promise<PayoutBatch>;
  removePayout(
    batchId: string,
    payoutId: string,
    request: PayoutReasonRequest,
    key: string,
  ): Promise<PayoutBatch>;
  undoPayout(
    batchId: string,
    payoutId: string,
    request: PayoutReasonRequest,
    key: string,
  ): Promise<PayoutBatch>;
  setBank(sellerId: string, version: number, request: SellerBankRequest): Promise<AdminSeller>;
}

const PATH = '/v1/admin/payouts';

export function createAdminPayoutLoaders({ get, send }: AdminCalls): AdminPayoutLoaders {
  const asBatch = (json: unknown): PayoutBatch => PayoutBatch.parse(json);
  return {
    payable: (page) => get(withQuery(`${PATH}/payable`, { ...page }), (json) => PayablePage.parse(json)),
    payoutBatches: (page, filter) =>
      get(withQuery(PATH, { ...page, ...filter }), (json) => PayoutBatchesPage.parse(json)),
    payoutBatch: (id) => get(`${PATH}/${segment(id)}`, asBatch),
    payouts: (batchId, page) =>
      get(withQuery(`${PATH}/${segment(batchId)}/rows`, { ...page }), (json) => PayoutsPage.parse(json)),
    payoutFile: (batchId) => get(`${PATH}/${segment(batchId)}/file`, (json) => PayoutFile.parse(json)),
    preparePayouts: (request, key) => send(PATH, request, asBatch, { idempotencyKey: key }),
    sendPayouts: (batchId, key) =>
      send(`${PATH}/${segment(batchId)}/send`, {}, asBatch, { idempotencyKey: key }),
    settlePayouts: (batchId, request, key) =>
      send(`${PATH}/${segment(batchId)}/settle`, request, asBatch, { idempotencyKey: key }),
    removePayout: (batchId, payoutId, request, key) =>
      send(`${PATH}/${segment(batchId)}/rows/${segment(payoutId)}/remove`, request, asBatch, {
        idempotencyKey: key,
      }),
    undoPayout: (batchId, payoutId, request, key) =>
      send(`${PATH}/${segment(batchId)}/rows/${segment(payoutId)}/undo`, request, asBatch, {
        idempotencyKey: key,
      }),
    setBank: (sellerId, version, request) =>
      send(`/v1/admin/sellers/${segment(sellerId)}/bank`, request, (json) => AdminSeller.parse(json), {
        version,
      }),
  };
}
