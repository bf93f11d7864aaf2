/** Routes of support tickets. */
import { paths } from '../../../contract/rules/paths.ts';
import { z } from 'zod';
import {
  AdminTicket,
  AdminTicketChanged,
  AdminTicketsPage,
  AdminTicketsQuery,
  AdminTicketStatusRequest,
  Ticket,
  TicketAnswer,
  TicketMessageRequest,
  TicketNumber,
  TicketRequest,
  TicketsPage,
  TicketsQuery,
  TicketStatusRequest,
} from '../../../contract/support.ts';
import { openedTicket } from '../access/subjects.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { OriginContext } from '../context.ts';
import { notFound } from '../../base/errors.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { addMessage, changeTicket } from './converse.ts';
import { openTicket } from './create.ts';
import { findTicket, forOwner, listTickets, ticketFor } from './read.ts';

const NoQuery = z.strictObject({});
const ByNumber = z.strictObject({ number: TicketNumber });

/** The address of a ticket for its customer. */
const ticketUrl = ({ mailer }: OriginContext, number: string): string => mailer.url(paths.ticket(number));

/** A ticket as its owner sees it; for others it does not exist. */
async function ownTicket({ db }: OriginContext, viewer: Viewer | undefined, number: string): Promise<Ticket> {
  const ticket = await findTicket(db, number, signedIn(viewer).accountNumber);
  if (!ticket) throw notFound('Ticket');
  return forOwner(ticket);
}

/** Any ticket, masked for this admin. */
async function anyTicket(
  { db }: Pick<OriginContext, 'db'>,
  viewer: Viewer | undefined,
  number: string,
): Promise<AdminTicket> {
  const ticket = await findTicket(db, number, null);
  if (!ticket) throw notFound('Ticket');
  return ticketFor(signedIn(viewer), ticket);
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
      const { tickets, ...page } = await listTickets(db, query, { accountNumber });
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
    method: 'GET',
    path: '/v1/admin/tickets',
    summary:
      'All tickets, the latest first. Contact data are masked for admins whose role does not need them.',
    query: AdminTicketsQuery,
    response: AdminTicketsPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query: { status, category, ...query }, viewer }): Promise<AdminTicketsPage> => {
      const { tickets, ...page } = await listTickets(db, query, { status, category });
      const admin = signedIn(viewer);
      return { tickets: tickets.map((ticket) => ticketFor(admin, ticket)), ...page };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/tickets/:number',
    summary: 'One ticket, with its customer.',
    params: ByNumber,
    query: NoQuery,
    response: AdminTicket,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    reads: ({ response, viewer }) => openedTicket(viewer, response),
    handle: async (context, { params, viewer }): Promise<AdminTicket> =>
      anyTicket(context, viewer, params.number),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tickets/:number/messages',
    summary: 'Answers a ticket; the answer is sent to the customer by mail.',
    params: ByNumber,
    body: TicketMessageRequest,
    write: { action: 'ticket.reply' },
    response: AdminTicketChanged,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: (context, { params: { number }, body, write }): Promise<AdminTicketChanged> =>
      write(async (trx, { actor }) => {
        const speaker = { as: 'staff', accountNumber: actor.accountNumber } as const;
        await addMessage(trx, number, speaker, body, ticketUrl(context, number));
        return anyTicket({ db: trx }, actor, number);
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tickets/:number/status',
    summary: 'Changes a ticket’s status or priority.',
    params: ByNumber,
    body: AdminTicketStatusRequest,
    write: { action: 'ticket.update' },
    response: AdminTicketChanged,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: (_context, { params: { number }, body, write }): Promise<AdminTicketChanged> =>
      write(async (trx, { actor }) => {
        await changeTicket(trx, number, { as: 'staff', accountNumber: actor.accountNumber }, body);
        return anyTicket({ db: trx }, actor, number);
      }),
  }),
];
