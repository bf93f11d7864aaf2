/** Tickets: creating them, and the viewer's conversations. */
import type {
  AdminTicket,
  AdminTicketsPage,
  Ticket,
  TicketMessage,
  TicketsPage,
} from '../../../contract/support.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { adminLoaders, requireViewer } from '../account/session.ts';
import { ConnectionModel } from '../base/connection.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const DEFAULT_PAGE = 8;
const STAFF_PAGE = 25;
const NUMBER = /^TKT-\d{2}-\d{6}-\d$/;

/** A message with its ticket. */
export interface TicketMessageModel extends TicketMessage {
  ticketNumber: string;
}

/** The messages of a ticket, each with its ticket. */
export const messagesOf = ({ number, messages }: Pick<Ticket, 'number' | 'messages'>): TicketMessageModel[] =>
  messages.map((message) => Object.assign({}, message, { ticketNumber: number }));

export class TicketConnectionModel extends ConnectionModel<Ticket, Ticket> {
  constructor(page: TicketsPage) {
    super(page.tickets, page.cursors, page.pagination, (ticket) => ticket);
  }
}

export class AdminTicketConnectionModel extends ConnectionModel<AdminTicket, AdminTicket> {
  constructor(page: AdminTicketsPage) {
    super(page.tickets, page.cursors, page.pagination, (ticket) => ticket);
  }
}

export const supportResolvers: Resolvers = {
  TicketCategory: {
    ORDER: 'order',
    DELIVERY: 'delivery',
    PAYMENT: 'payment',
    RETURN: 'return',
    ACCOUNT: 'account',
    SELLER: 'seller',
    OTHER: 'other',
  },
  TicketAuthor: { CUSTOMER: 'customer', STAFF: 'staff' },
  Query: {
    adminTickets: async (_, { first, after, status, category }, context) => {
      const page = connectionPage({ first, after }, STAFF_PAGE);
      const admin = adminLoaders(context);
      const filter = { status: status ?? undefined, category: category ?? undefined };
      return new AdminTicketConnectionModel(await namingArguments(admin.tickets(page, filter)));
    },
    adminTicket: async (_, { number }, context) => {
      const admin = adminLoaders(context);
      return NUMBER.test(number) ? orNull(admin.ticket(number)) : null;
    },
  },
  AdminTicket: {
    ticket: (ticket) => ticket,
  },
  Viewer: {
    tickets: async ({ loaders }, { first, after }) =>
      new TicketConnectionModel(
        await namingArguments(loaders.tickets(connectionPage({ first, after }, DEFAULT_PAGE))),
      ),
    ticket: async ({ loaders }, { number }) => (NUMBER.test(number) ? orNull(loaders.ticket(number)) : null),
  },
  Ticket: {
    id: ({ number }) => toGlobalId('Ticket', number),
    orderId: ({ orderId }) => (orderId === null ? null : toGlobalId('Order', orderId)),
    messages: messagesOf,
  },
  TicketMessage: {
    id: ({ ticketNumber, _id }) => toGlobalId('TicketMessage', `${ticketNumber}.${_id}`),
  },
  Mutation: {
    ticketCreate: async (_, { input }, { loaders }) => {
      const { value, userErrors } = await attempt(loaders.openTicket({ ...input }));
      return { ticketNumber: value?.number ?? null, userErrors };
    },
    ticketAnswer: async (_, { input: { id, ...answer } }, context) => {
      const number = readKey(id, 'Ticket', 'input.id');
      const { loaders } = await requireViewer(context);
      const { value, userErrors } = await attempt(loaders.answerTicket(number, answer));
      return { ticket: value, userErrors };
    },
    ticketReply: async (_, { input: { id, ...answer } }, context) => {
      const number = readKey(id, 'Ticket', 'input.id');
      const admin = adminLoaders(context);
      const { value, userErrors } = await attempt(admin.replyTicket(number, answer));
      return { ticket: value, userErrors };
    },
    ticketTransition: async (_, { input: { id, to, priority } }, context) => {
      const number = readKey(id, 'Ticket', 'input.id');
      const admin = adminLoaders(context);
      const change = { to: to ?? undefined, priority: priority ?? undefined };
      const { value, userErrors } = await attempt(admin.moveTicket(number, change));
      return { ticket: value, userErrors };
    },
    ticketStatusChange: async (_, { input: { id, to } }, context) => {
      const number = readKey(id, 'Ticket', 'input.id');
      const { loaders } = await requireViewer(context);
      const { value, userErrors } = await attempt(loaders.changeTicket(number, { to }));
      return { ticket: value, userErrors };
    },
  },
};
