/** Paths of support tickets. */
import { paths } from '../../../contract/rules/paths.ts';
import { z } from 'zod';
import {
  AdminTicket,
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
import type { Viewer } from '../auth/viewer.ts';
import type { OriginContext } from '../context.ts';
import { notFound } from '../../base/errors.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { forRole } from '../auth/staff.ts';
import { addMessage, changeTicket } from './converse.ts';
import { openTicket } from './create.ts';
import { findTicket, forOwner, listTickets, ticketFor } from './read.ts';

const NoQuery = z.strictObject({});
const ByNumber = z.strictObject({ number: TicketNumber });

/** Where who has opened a ticket finds it. */
const ticketUrl = ({ mailer }: OriginContext, number: string): string => mailer.url(paths.ticket(number));

/** A ticket as its owner sees it; for others it does not exist. */
async function ownTicket({ db }: OriginContext, viewer: Viewer | undefined, number: string): Promise<Ticket> {
  const ticket = await findTicket(db, number, signedIn(viewer).accountNumber);
  if (!ticket) throw notFound('Ticket');
  return forOwner(ticket);
}

/** Any ticket, as this admin may see it. */
async function anyTicket(
  { db }: OriginContext,
  viewer: Viewer | undefined,
  number: string,
): Promise<AdminTicket> {
  const ticket = await findTicket(db, number, null);
  if (!ticket) throw notFound('Ticket');
  return ticketFor(signedIn(viewer), ticket);
}

/** Sends what a change has written, and wakes who follows. */
function tellAll({ mailer, feed }: OriginContext): void {
  mailer.wake();
  void feed.look();
}

export const supportRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/tickets',
    summary:
      'Opens a ticket and confirms it by mail. The same key with the same question gives the same ticket.',
    body: TicketRequest,
    response: TicketAnswer,
    clientLimit: 'tickets by client',
    errors: ['CONFLICT', 'RATE_LIMITED'],
    handle: async (context, { body, viewer }): Promise<TicketAnswer> => {
      await context.limits.take('tickets by address', body.email.toLowerCase());
      const { answer, isNew } = await openTicket(context.db, body, viewer, (number) =>
        ticketUrl(context, number),
      );
      if (isNew) tellAll(context);
      return answer;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/user/tickets',
    summary: 'Tickets of the account that asks, the latest first.',
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
    summary: 'A ticket of the account that asks.',
    params: ByNumber,
    query: NoQuery,
    response: Ticket,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
    handle: async (context, { params, viewer }): Promise<Ticket> => ownTicket(context, viewer, params.number),
  }),
  route({
    method: 'POST',
    path: '/v1/user/tickets/:number/messages',
    summary: 'Writes on in a ticket of the account that asks. The same key with the same text writes once.',
    params: ByNumber,
    body: TicketMessageRequest,
    response: Ticket,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    handle: async (context, { params: { number }, body, viewer }): Promise<Ticket> => {
      const { accountNumber } = signedIn(viewer);
      await context.limits.take('ticket messages by account', accountNumber);
      const speaker = { as: 'customer', accountNumber } as const;
      await addMessage(context.db, number, speaker, body, ticketUrl(context, number));
      tellAll(context);
      return ownTicket(context, viewer, number);
    },
  }),
  route({
    method: 'POST',
    path: '/v1/user/tickets/:number/status',
    summary: 'Says that a question is resolved, or closes it.',
    params: ByNumber,
    body: TicketStatusRequest,
    response: Ticket,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT'],
    handle: async (context, { params: { number }, body, viewer }): Promise<Ticket> => {
      const { accountNumber } = signedIn(viewer);
      await changeTicket(context.db, number, { as: 'customer', accountNumber }, body);
      tellAll(context);
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
    summary: 'One ticket, with who asks.',
    params: ByNumber,
    query: NoQuery,
    response: AdminTicket,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (context, { params, viewer }): Promise<AdminTicket> =>
      anyTicket(context, viewer, params.number),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tickets/:number/messages',
    summary: 'Answers a ticket; the answer goes by mail to who asked.',
    params: ByNumber,
    body: TicketMessageRequest,
    response: AdminTicket,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (context, { params: { number }, body, viewer }): Promise<AdminTicket> => {
      const { accountNumber } = forRole(viewer, 'Support');
      const speaker = { as: 'staff', accountNumber } as const;
      await addMessage(context.db, number, speaker, body, ticketUrl(context, number));
      tellAll(context);
      return anyTicket(context, viewer, number);
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tickets/:number/status',
    summary: 'Brings a ticket to its next status, or gives it another priority.',
    params: ByNumber,
    body: AdminTicketStatusRequest,
    response: AdminTicket,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (context, { params: { number }, body, viewer }): Promise<AdminTicket> => {
      const { accountNumber } = forRole(viewer, 'Support');
      await changeTicket(context.db, number, { as: 'staff', accountNumber }, body);
      tellAll(context);
      return anyTicket(context, viewer, number);
    },
  }),
];
