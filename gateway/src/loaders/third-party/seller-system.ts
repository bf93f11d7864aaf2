/** What the system of a seller reads and changes, with a key that is bound to the seller. */
import { LedgerPage } from '../../../contract/ledger.ts';
import type { OrderState } from '../../../contract/orders.ts';
import {
  SellerLabels,
  SellerOrder,
  SellerOrdersPage,
  SellerPayoutsPage,
  SellerReturnsPage,
  SellerStepResults,
} from '../../../contract/seller-systems.ts';
import type { SellerStepsRequest } from '../../../contract/seller-systems.ts';
import type { LabelPaper } from '../../../contract/admin/parcels.ts';
import type { ReturnProgress } from '../../../contract/admin/returns.ts';
import type { ListPage } from '../base/pages.ts';
import { segment, withQuery } from '../base/path.ts';
import type { AdminCalls } from '../viewer/admin/calls.ts';

export interface SellerOrderConditions {
  readonly states?: readonly OrderState[] | undefined;
  readonly orderedAfter?: string | undefined;
  readonly updatedAfter?: string | undefined;
}

export interface SellerSystemLoaders {
  orders(page: ListPage, conditions: SellerOrderConditions): Promise<SellerOrdersPage>;
  order(id: string): Promise<SellerOrder>;
  takeSteps(request: SellerStepsRequest, idempotencyKey: string): Promise<SellerStepResults>;
  labels(ids: readonly string[], paper: LabelPaper): Promise<SellerLabels>;
  returns(page: ListPage, progress: ReturnProgress | undefined): Promise<SellerReturnsPage>;
  ledger(page: ListPage): Promise<LedgerPage>;
  payouts(page: ListPage): Promise<SellerPayoutsPage>;
}

export function createSellerSystemLoaders({
  get,
  send,
}: Pick<AdminCalls, 'get' | 'send'>): SellerSystemLoaders {
  return {
    orders: (page, { states, ...conditions }) =>
      get(withQuery('/v1/seller/orders', { ...page, states: states?.join(','), ...conditions }), (json) =>
        SellerOrdersPage.parse(json),
      ),
    order: (id) => get(`/v1/seller/orders/${segment(id)}`, (json) => SellerOrder.parse(json)),
    takeSteps: (request, idempotencyKey) =>
      send('/v1/seller/orders/steps', request, (json) => SellerStepResults.parse(json), { idempotencyKey }),
    labels: (ids, paper) =>
      get(withQuery('/v1/seller/labels', { ids: ids.join(','), paper }), (json) => SellerLabels.parse(json)),
    returns: (page, progress) =>
      get(withQuery('/v1/seller/returns', { ...page, progress }), (json) => SellerReturnsPage.parse(json)),
    ledger: (page) => get(withQuery('/v1/seller/ledger', { ...page }), (json) => LedgerPage.parse(json)),
    payouts: (page) =>
      get(withQuery('/v1/seller/payouts', { ...page }), (json) => SellerPayoutsPage.parse(json)),
  };
}
