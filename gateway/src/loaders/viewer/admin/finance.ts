/** Refunds to buyers. */
import { Order } from '../../../../contract/orders.ts';
import { RefundsPage } from '../../../../contract/refunds.ts';
import type { RefundRequest } from '../../../../contract/refunds.ts';
import type { ListPage } from '../../base/pages.ts';
import { withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminFinanceLoaders {
  /** Without a reason: all. */
  refunds(page: ListPage, reason: string | undefined): Promise<RefundsPage>;
  refund(id: string, request: RefundRequest): Promise<Order>;
}

export function createAdminFinanceLoaders({ get, send }: AdminCalls): AdminFinanceLoaders {
  return {
    refunds: (page, reason) =>
      get(withQuery('/v1/admin/refunds', { ...page, reason }), (json) => RefundsPage.parse(json)),
    refund: (id, request) => send(`/v1/admin/refunds/${id}`, request, (json) => Order.parse(json)),
  };
}
