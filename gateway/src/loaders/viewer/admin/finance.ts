/** Refunds to buyers. */
import { Order } from '../../../../contract/orders.ts';
import { RefundsPage } from '../../../../contract/refunds.ts';
import type { RefundRequest } from '../../../../contract/refunds.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminFinanceLoaders {
  refunds(page: ListPage, filter: Query): Promise<RefundsPage>;
  refund(id: string, request: RefundRequest): Promise<Order>;
}

export function createAdminFinanceLoaders({ get, send }: AdminCalls): AdminFinanceLoaders {
  return {
    refunds: (page, filter) =>
      get(withQuery('/v1/admin/refunds', { ...page, ...filter }), (json) => RefundsPage.parse(json)),
    refund: (id, request) => send(`/v1/admin/refunds/${segment(id)}`, request, (json) => Order.parse(json)),
  };
}
