/** Support tickets of all users. */
import { AdminTicket, AdminTicketsPage } from '../../../../contract/support.ts';
import type { AdminTicketStatusRequest, TicketMessageRequest } from '../../../../contract/support.ts';
import type { ListPage } from '../../base/pages.ts';
import { withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminSupportLoaders {
  /** `filter`: parameters of GET /v1/admin/tickets. */
  tickets(page: ListPage, filter: Query): Promise<AdminTicketsPage>;
  ticket(number: string): Promise<AdminTicket>;
  replyTicket(number: string, request: TicketMessageRequest): Promise<AdminTicket>;
  moveTicket(number: string, request: AdminTicketStatusRequest): Promise<AdminTicket>;
}

export function createAdminSupportLoaders({ get, send }: AdminCalls): AdminSupportLoaders {
  const asTicket = (json: unknown): AdminTicket => AdminTicket.parse(json);
  return {
    tickets: (page, filter) =>
      get(withQuery('/v1/admin/tickets', { ...page, ...filter }), (json) => AdminTicketsPage.parse(json)),
    ticket: (number) => get(`/v1/admin/tickets/${number}`, asTicket),
    replyTicket: (number, request) => send(`/v1/admin/tickets/${number}/messages`, request, asTicket),
    moveTicket: (number, request) => send(`/v1/admin/tickets/${number}/status`, request, asTicket),
  };
}
