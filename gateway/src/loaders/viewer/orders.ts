/** The viewer's orders. */
import { Order, OrdersPage } from '../../../contract/orders.ts';
import type { OrderState } from '../../../contract/orders.ts';
import type { ListPage } from '../base/pages.ts';
import { segment, withQuery } from '../base/path.ts';
import type { ViewerCalls } from './calls.ts';

export interface OwnOrderLoaders {
  /** Without states: all. */
  orders(page: ListPage, states?: readonly OrderState[]): Promise<OrdersPage>;
  order(id: string): Promise<Order>;
}

export function createOwnOrderLoaders({ get }: ViewerCalls): OwnOrderLoaders {
  return {
    orders: ({ limit, after }, states) =>
      get(withQuery('/v1/user/orders', { limit, after, states: states?.join(',') }), (json) =>
        OrdersPage.parse(json),
      ),
    order: (id) => get(`/v1/user/orders/${segment(id)}`, (json) => Order.parse(json)),
  };
}
