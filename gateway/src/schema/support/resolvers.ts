/** Tickets: creating them, and the viewer's conversations. */
import type {
  AdminTicket,
  AdminTicketsPage,
  Ticket,
  TicketMessage,
  TicketsPage,
} from '../../../contract/support.ts';
import { fileUrl } from '../../../contract/rules/files.ts';
import { orNull } from '../../loaders/base/missing.ts';
import type { AdminSupportLoaders } from '../../loaders/viewer/admin/support.ts';
import { adminLoaders, requireViewer } from '../account/session.ts';
import { ConnectionModel } from '../base/connection.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { joinKey, readKey, toGlobalId } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import { CREATED_NAMES, createdBetween } from '../base/created.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const DEFAULT_PAGE = 8;
const STAFF_PAGE = 25;
const NUMBER = /^TKT-\d{2}-\d{6}-\d$/;

/** A message with its ticket. */
export interface TicketMessageModel extends TicketMessage {
  ticketNumber: string;
}

/** The messages of a ticket, each with its ticket; notes among staff are no part of the conversation. */
export const messagesOf = ({
  number,
  messages,
}: Pick<Ticket | AdminTicket, 'number' | 'messages'>): TicketMessageModel[] =>
  messages
    .filter((message) => !('isInternal' in message && message.isInternal))
    .map(({ _id, author, text, createdAt, files }) => ({
      _id,
      author,
      text,
      createdAt,
      files,
      ticketNumber: number,
    }));

/** The keys of attached files; absent without any, because other upstreams may not know them. */
export const given = (files: readonly string[] | null | undefined): { files?: string[] } =>
  files == null || files.length === 0 ? {} : { files: [...files] };

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

/** Tickets of all customers, by the key of a request or its admin. @throws UNAUTHENTICATED without both */
const supportDesk = (context: GatewayContext): AdminSupportLoaders =>
  context.ofKey?.support ?? adminLoaders(context);

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
    adminTickets: async (_, { first, after, status, category, filter, sort, direction }, context) => {
      const page = connectionPage({ first, after }, STAFF_PAGE);
      const conditions = {
        status: filter?.statuses?.join(',') ?? status ?? undefined,
        category: filter?.category ?? category ?? undefined,
        priority: filter?.priority ?? undefined,
        assignee: filter?.assignee ?? undefined,
        order: filter?.orderId == null ? undefined : readKey(filter.orderId, 'Order', 'filter.orderId'),
        orderNumber: filter?.orderNumber ?? undefined,
        account: filter?.accountNumber ?? undefined,
        language: filter?.language ?? undefined,
        waitingHours: filter?.waitingHours ?? undefined,
        ...createdBetween(filter),
        ratingAtMost: filter?.ratingAtMost ?? undefined,
        q: filter?.search ?? undefined,
        // Absent where it is the usual one: an upstream with the specification's reads alone has no other.
        sort: sort === 'created' ? undefined : sort,
        direction: direction ?? undefined,
      };
      const found = await namingArguments(supportDesk(context).tickets(page, conditions), {
        status: 'filter.statuses',
        assignee: 'filter.assignee',
        orderNumber: 'filter.orderNumber',
        account: 'filter.accountNumber',
        waitingHours: 'filter.waitingHours',
        ...CREATED_NAMES,
        ratingAtMost: 'filter.ratingAtMost',
        q: 'filter.search',
      });
      return withFiles(new AdminTicketConnectionModel(found), ['tickets'], conditions);
    },
    adminTicket: async (_, { number }, context) => {
      const admin = supportDesk(context);
      return NUMBER.test(number) ? orNull(admin.ticket(number)) : null;
    },
  },
  AdminTicketConnection: { files: filesOf },
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
  PrivateFile: { url: ({ key }) => fileUrl(key) },
  TicketMessage: {
    id: ({ ticketNumber, _id }) => toGlobalId('TicketMessage', joinKey(ticketNumber, _id)),
  },
  Mutation: {
    ticketCreate: async (_, { input: { files, ...input } }, { loaders }) => {
      const { value, userErrors } = await attempt(loaders.openTicket({ ...input, ...given(files) }));
      return { ticketNumber: value?.number ?? null, userErrors };
    },
    ticketAnswer: async (_, { input: { id, files, ...answer } }, context) => {
      const number = readKey(id, 'Ticket', 'input.id');
      const { loaders } = await requireViewer(context);
      const { value, userErrors } = await attempt(
        loaders.answerTicket(number, { ...answer, ...given(files) }),
      );
      return { ticket: value, userErrors };
    },
    ticketReply: async (_, { input: { id, lastMessageId, files, ...answer } }, context) => {
      const number = readKey(id, 'Ticket', 'input.id');
      const reply = { ...answer, ...given(files), lastMessageId: lastMessageId ?? undefined };
      const { value, userErrors } = await attempt(supportDesk(context).replyTicket(number, reply));
      return { ticket: value, userErrors };
    },
    ticketTransition: async (_, { input: { id, to, priority, category } }, context) => {
      const number = readKey(id, 'Ticket', 'input.id');
      const admin = supportDesk(context);
      const change = {
        to: to ?? undefined,
        priority: priority ?? undefined,
        category: category ?? undefined,
      };
      const { value, userErrors } = await attempt(admin.moveTicket(number, change));
      return { ticket: value, userErrors };
    },
    ticketRate: async (_, { input: { id, rating, comment } }, context) => {
      const number = readKey(id, 'Ticket', 'input.id');
      const { loaders } = await requireViewer(context);
      const { value, userErrors } = await attempt(
        loaders.rateTicket(number, { rating, comment: comment ?? null }),
      );
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
