/** What admins read and do, with their own token: the REST API decides whether they may. */
import { ReadUser, ReadUsersPage } from '../../../contract/accounts.ts';
import type { User, UsersPage } from '../../../contract/accounts.ts';
import { ProductPage } from '../../../contract/catalogue.ts';
import { AdminCouponsPage } from '../../../contract/coupons.ts';
import { LedgerPage } from '../../../contract/ledger.ts';
import type { PayoutRequest } from '../../../contract/ledger.ts';
import { Order, OrdersPage } from '../../../contract/orders.ts';
import type {
  OrderPaymentRequest,
  OrderTransitionRequest,
  ReturnInspectionRequest,
} from '../../../contract/orders.ts';
import { RefundsPage } from '../../../contract/refunds.ts';
import type { RefundRequest } from '../../../contract/refunds.ts';
import { ShipmentLabel } from '../../../contract/shipments.ts';
import { AdminTicket, AdminTicketsPage } from '../../../contract/support.ts';
import type { AdminTicketStatusRequest, TicketMessageRequest } from '../../../contract/support.ts';
import { DeadLettersChanged, DeadLettersPage } from '../../../contract/webhooks.ts';
import type { RestClient } from '../../upstream/rest.ts';
import { productsPath } from '../anonymous/catalogue.ts';
import type { AdminProductQuery } from '../anonymous/catalogue.ts';
import type { ListPage } from '../pages.ts';
import type { ReadScope } from '../scope.ts';

export interface AdminLoaders {
  /** With what only admins may narrow by. */
  products(query: AdminProductQuery, page: ListPage): Promise<ProductPage>;
  users(page: ListPage): Promise<UsersPage>;
  user(accountNumber: string): Promise<User>;
  coupons(page: ListPage): Promise<AdminCouponsPage>;
  /** Narrowed by the parameters of GET /v1/admin/orders. */
  orders(page: ListPage, filter: Readonly<Record<string, string | undefined>>): Promise<OrdersPage>;
  order(id: string): Promise<Order>;
  transition(orderId: string, request: OrderTransitionRequest): Promise<Order>;
  payment(orderId: string, request: OrderPaymentRequest): Promise<Order>;
  inspection(orderId: string, request: ReturnInspectionRequest): Promise<Order>;
  refunds(page: ListPage, reason: string | undefined): Promise<RefundsPage>;
  refund(id: string, request: RefundRequest): Promise<Order>;
  /** Narrowed by the parameters of GET /v1/admin/tickets. */
  tickets(page: ListPage, filter: Readonly<Record<string, string | undefined>>): Promise<AdminTicketsPage>;
  ticket(number: string): Promise<AdminTicket>;
  replyTicket(number: string, request: TicketMessageRequest): Promise<AdminTicket>;
  moveTicket(number: string, request: AdminTicketStatusRequest): Promise<AdminTicket>;
  label(subOrderId: string): Promise<ShipmentLabel>;
  ledger(sellerId: string, page: ListPage): Promise<LedgerPage>;
  payout(sellerId: string, request: PayoutRequest): Promise<LedgerPage>;
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
  const asTicket = (json: unknown): AdminTicket => AdminTicket.parse(json);
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
    products: (query, page) => get(productsPath(query, page), (json) => ProductPage.parse(json)),
    users: (page) => get(`/v1/admin/users?${query(page)}`, (json): UsersPage => ReadUsersPage.parse(json)),
    user: (accountNumber) => get(`/v1/admin/users/${accountNumber}`, (json): User => ReadUser.parse(json)),
    coupons: (page) => get(`/v1/admin/coupons?${query(page)}`, (json) => AdminCouponsPage.parse(json)),
    orders: (page, filter) =>
      get(`/v1/admin/orders?${query(page, filter)}`, (json) => OrdersPage.parse(json)),
    order: (id) => get(`/v1/admin/orders/${id}`, (json) => Order.parse(json)),
    transition: (id, request) => change(`/v1/admin/orders/${id}/transition`, request),
    payment: (id, request) => change(`/v1/admin/orders/${id}/payment`, request),
    inspection: (id, request) => change(`/v1/admin/orders/${id}/inspection`, request),
    refunds: (page, reason) =>
      get(`/v1/admin/refunds?${query(page, { reason })}`, (json) => RefundsPage.parse(json)),
    refund: (id, request) => change(`/v1/admin/refunds/${id}`, request),
    tickets: (page, filter) =>
      get(`/v1/admin/tickets?${query(page, filter)}`, (json) => AdminTicketsPage.parse(json)),
    ticket: (number) => get(`/v1/admin/tickets/${number}`, asTicket),
    replyTicket: (number, request) =>
      rest.send(`/v1/admin/tickets/${number}/messages`, request, asTicket, { bearer }),
    moveTicket: (number, request) =>
      rest.send(`/v1/admin/tickets/${number}/status`, request, asTicket, { bearer }),
    label: (subOrderId) =>
      get(`/v1/admin/shipments/${subOrderId}/label`, (json) => ShipmentLabel.parse(json)),
    ledger: (sellerId, page) =>
      get(`/v1/admin/sellers/${sellerId}/ledger?${query(page)}`, (json) => LedgerPage.parse(json)),
    payout: (sellerId, request) =>
      rest.send(`/v1/admin/sellers/${sellerId}/payouts`, request, (json) => LedgerPage.parse(json), {
        bearer,
      }),
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
