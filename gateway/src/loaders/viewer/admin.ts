/** What admins read and do, with their own token: the REST API decides whether they may. */
import { LedgerPage } from '../../../contract/ledger.ts';
import { Order, OrdersPage } from '../../../contract/orders.ts';
import type {
  OrderPaymentRequest,
  OrderTransitionRequest,
  ReturnInspectionRequest,
} from '../../../contract/orders.ts';
import { DeadLettersChanged, DeadLettersPage } from '../../../contract/webhooks.ts';
import type { RestClient } from '../../upstream/rest.ts';
import type { ListPage } from '../anonymous/catalogue.ts';
import type { ReadScope } from '../scope.ts';

export interface AdminLoaders {
  /** Narrowed by the parameters of GET /v1/admin/orders. */
  orders(page: ListPage, filter: Readonly<Record<string, string | undefined>>): Promise<OrdersPage>;
  order(id: string): Promise<Order>;
  transition(orderId: string, request: OrderTransitionRequest): Promise<Order>;
  payment(orderId: string, request: OrderPaymentRequest): Promise<Order>;
  inspection(orderId: string, request: ReturnInspectionRequest): Promise<Order>;
  ledger(sellerId: string, page: ListPage): Promise<LedgerPage>;
  deadLetters(page: ListPage): Promise<DeadLettersPage>;
  changeDeadLetters(action: 'resend' | 'discard', ids: readonly string[]): Promise<DeadLettersChanged>;
}

export function createAdminLoaders(
  rest: RestClient,
  scope: Pick<ReadScope, 'signal'>,
  bearer: string,
): AdminLoaders {
  const get = <T>(path: string, decode: (json: unknown) => T): Promise<T> =>
    rest.read(path, decode, { bearer, signal: scope.signal });
  const change = (path: string, body: unknown): Promise<Order> =>
    rest.send(path, body, (json) => Order.parse(json), { bearer });
  const query = (
    { limit, after, page }: ListPage,
    more: Readonly<Record<string, string | undefined>> = {},
  ): string => {
    const parameters = new URLSearchParams({ limit: String(limit) });
    const others = { after, page: page === undefined ? undefined : String(page), ...more };
    for (const [name, value] of Object.entries(others)) if (value !== undefined) parameters.set(name, value);
    return parameters.toString();
  };
  return {
    orders: (page, filter) =>
      get(`/v1/admin/orders?${query(page, filter)}`, (json) => OrdersPage.parse(json)),
    order: (id) => get(`/v1/admin/orders/${id}`, (json) => Order.parse(json)),
    transition: (id, request) => change(`/v1/admin/orders/${id}/transition`, request),
    payment: (id, request) => change(`/v1/admin/orders/${id}/payment`, request),
    inspection: (id, request) => change(`/v1/admin/orders/${id}/inspection`, request),
    ledger: (sellerId, page) =>
      get(`/v1/admin/sellers/${sellerId}/ledger?${query(page)}`, (json) => LedgerPage.parse(json)),
    deadLetters: (page) =>
      get(`/v1/admin/webhooks/dead-letters?${query(page)}`, (json) => DeadLettersPage.parse(json)),
    changeDeadLetters: (action, ids) =>
      rest.send(
        `/v1/admin/webhooks/dead-letters/${action}`,
        { ids },
        (json) => DeadLettersChanged.parse(json),
        { bearer },
      ),
  };
}
