/** The viewer's support tickets. */
import { Ticket, TicketsPage } from '../../../contract/support.ts';
import type {
  TicketMessageRequest,
  TicketRatingRequest,
  TicketStatusRequest,
} from '../../../contract/support.ts';
import type { ListPage } from '../base/pages.ts';
import { withQuery } from '../base/path.ts';
import type { ViewerCalls } from './calls.ts';

export interface OwnTicketLoaders {
  tickets(page: ListPage): Promise<TicketsPage>;
  ticket(number: string): Promise<Ticket>;
  answerTicket(number: string, request: TicketMessageRequest): Promise<Ticket>;
  changeTicket(number: string, request: TicketStatusRequest): Promise<Ticket>;
  rateTicket(number: string, request: TicketRatingRequest): Promise<Ticket>;
}

export function createOwnTicketLoaders({ get, change }: ViewerCalls): OwnTicketLoaders {
  const asTicket = (json: unknown): Ticket => Ticket.parse(json);
  return {
    tickets: ({ limit, after }) =>
      get(withQuery('/v1/user/tickets', { limit, after }), (json) => TicketsPage.parse(json)),
    ticket: (number) => get(`/v1/user/tickets/${number}`, asTicket),
    answerTicket: (number, request) => change(`/v1/user/tickets/${number}/messages`, request, asTicket),
    rateTicket: (number, request) => change(`/v1/user/tickets/${number}/rating`, request, asTicket),
    changeTicket: (number, request) => change(`/v1/user/tickets/${number}/status`, request, asTicket),
  };
}
