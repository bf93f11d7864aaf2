/** Routes of support tickets for their customers. */
import { paths } from '../../../contract/rules/paths.ts';
import { z } from 'zod';
import {
  Ticket,
  TicketAnswer,
  TicketMessageRequest,
  TicketNumber,
  TicketRatingRequest,
  TicketRequest,
  TicketsPage,
  TicketsQuery,
  TicketStatusRequest,
} from '../../../contract/support.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { OriginContext } from '../context.ts';
import { notFound } from '../../base/errors.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { addMessage, changeTicket, rateTicket } from './converse.ts';
import { openTicket } from './create.ts';
import { findTicket, forOwner, listTickets } from './read.ts';

const NoQuery = z.strictObject({});
const ByNumber = z.strictObject({ number: TicketNumber });

/** The address of a ticket for its customer. */
export const ticketUrl = ({ mailer }: OriginContext, number: string): string =>
  mailer.url(paths.ticket(number));

/** A ticket as its owner sees it; for others it does not exist. */
async function ownTicket({ db }: OriginContext, viewer: Viewer | undefined, number: string): Promise<Ticket> {
  const ticket = await findTicket(db, number, signedIn(viewer).accountNumber);
  if (!ticket) throw notFound('Ticket');
  return forOwner(ticket);
}

/** Sends the mails of a change, and wakes the readers of the feed. */
function notifyAll({ mailer, feed }: OriginContext): void {
  mailer.wake();
  void feed.look();
}

export const supportRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/tickets',
    summary:
      'Opens a ticket and confirms it by mail. The same key with the same question returns the same ticket.',
    body: TicketRequest,
    response: TicketAnswer,
    clientLimit: 'tickets by client',
    errors: ['CONFLICT', 'RATE_LIMITED'],
    handle: async (context, { body, viewer }): Promise<TicketAnswer> => {
      await context.limits.take('tickets by address', body.email.toLowerCase());
      const { answer, isNew } = await openTicket(context.db, body, viewer, (number) =>
        ticketUrl(context, number),
      );
      if (isNew) notifyAll(context);
      return answer;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/user/tickets',
    summary: 'Tickets of the caller’s account, the latest first.',
    query: TicketsQuery,
    response: TicketsPage,
    errors: ['UNAUTHENTICATED'],
    handle: async ({ db }, { query, viewer }): Promise<TicketsPage> => {
      const { accountNumber } = signedIn(viewer);
      const { tickets, ...page } = await listTickets(db, query, accountNumber);
      return { tickets: tickets.map(forOwner), ...page };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/user/tickets/:number',
    summary: 'A ticket of the caller’s account.',
    params: ByNumber,
    query: NoQuery,
    response: Ticket,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
    handle: async (context, { params, viewer }): Promise<Ticket> => ownTicket(context, viewer, params.number),
  }),
  route({
    method: 'POST',
    path: '/v1/user/tickets/:number/messages',
    summary:
      'Adds a message to a ticket of the caller’s account. The same key with the same text writes once.',
    params: ByNumber,
    body: TicketMessageRequest,
    response: Ticket,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    handle: async (context, { params: { number }, body, viewer }): Promise<Ticket> => {
      const { accountNumber } = signedIn(viewer);
      await context.limits.take('ticket messages by account', accountNumber);
      const speaker = { as: 'customer', accountNumber } as const;
      await context.db
        .transaction()
        .execute((trx) => addMessage(trx, number, speaker, body, ticketUrl(context, number)));
      notifyAll(context);
      return ownTicket(context, viewer, number);
    },
  }),
  route({
    method: 'POST',
    path: '/v1/user/tickets/:number/status',
    summary: 'Marks a ticket as resolved, or closes it.',
    params: ByNumber,
    body: TicketStatusRequest,
    response: Ticket,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT'],
    handle: async (context, { params: { number }, body, viewer }): Promise<Ticket> => {
      const { accountNumber } = signedIn(viewer);
      await context.db
        .transaction()
        .execute((trx) => changeTicket(trx, number, { as: 'customer', accountNumber }, body));
      notifyAll(context);
      return ownTicket(context, viewer, number);
    },
  }),
  route({
    method: 'POST',
    path: '/v1/user/tickets/:number/rating',
    summary: 'Rates the help with a resolved ticket of the caller’s account, once.',
    params: ByNumber,
    body: TicketRatingRequest,
    response: Ticket,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT'],
    handle: async (context, { params: { number }, body, viewer }): Promise<Ticket> => {
      const { accountNumber } = signedIn(viewer);
      await context.db
        .transaction()
        .execute((trx) => rateTicket(trx, number, { as: 'customer', accountNumber }, body));
      notifyAll(context);
      return ownTicket(context, viewer, number);
    },
  }),
];
