/** The work on tickets: notes, assignment, the order, merging, answers for repeated questions. */
import type { TicketsChanged } from '../../../contract/admin/tickets.ts';
import type { AdminTicket, AdminTicketMessage } from '../../../contract/support.ts';
import { adminLoaders } from '../account/session.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { attempt, userError } from '../base/userErrors.ts';
import { given } from '../support/resolvers.ts';
import type { Attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const ticketOf = ({ value, userErrors }: Attempt<AdminTicket>) => ({ ticket: value, userErrors });
const resultsOf = (changed: TicketsChanged | null) =>
  changed?.rows.map(({ ticket, error }) => ({
    ticket,
    userErrors: error === null ? [] : [userError([], error, 'The ticket was left as it is')],
  })) ?? null;
const numberOf = (id: string): string => readKey(id, 'Ticket', 'input.id');

const writerOf = ({ authorAccount, authorName }: AdminTicketMessage) =>
  authorAccount === null ? null : { accountNumber: authorAccount, name: authorName ?? authorAccount };

export const adminSupportResolvers: Resolvers = {
  AdminTicketSort: { CREATED: 'created', UPDATED: 'updated', WAITING: 'waiting', PRIORITY: 'priority' },
  Query: {
    cannedAnswers: async (_, __, context) => (await adminLoaders(context).cannedAnswers()).answers,
    ticketAgents: async (_, __, context) => (await adminLoaders(context).ticketAgents()).agents,
  },
  AdminTicket: {
    lastMessage: ({ messages }) => messages.findLast(({ isInternal }) => !isInternal) ?? null,
  },
  AdminTicketMessage: {
    key: ({ _id }) => _id,
    writtenBy: writerOf,
  },
  CannedAnswer: {
    id: ({ _id }) => toGlobalId('CannedAnswer', _id),
    text: ({ texts }, { language }) => texts[language],
  },
  Mutation: {
    ticketNote: async (_, { input: { id, files, ...note } }, context) =>
      ticketOf(await attempt(adminLoaders(context).noteTicket(numberOf(id), { ...note, ...given(files) }))),
    ticketAssign: async (_, { input: { id, assignee } }, context) =>
      ticketOf(
        await attempt(adminLoaders(context).assignTicket(numberOf(id), { assignee: assignee ?? null })),
      ),
    ticketsChange: async (_, { input: { ids, to, priority, assignee } }, context) => {
      const numbers = ids.map((id, index) => readKey(id, 'Ticket', `input.ids.${index}`));
      const change = { to: to ?? undefined, priority: priority ?? undefined, assignee };
      const { value, userErrors } = await attempt(
        adminLoaders(context).changeTickets({ numbers, ...change }),
        {
          numbers: 'ids',
        },
      );
      return { results: resultsOf(value), userErrors };
    },
    ticketsAnswer: async (_, { input: { ids, answer, resolves, idempotencyKey } }, context) => {
      const request = {
        numbers: ids.map((id, index) => readKey(id, 'Ticket', `input.ids.${index}`)),
        answer: readKey(answer, 'CannedAnswer', 'input.answer'),
        resolves: resolves ?? false,
      };
      const { value, userErrors } = await attempt(
        adminLoaders(context).answerTickets(request, idempotencyKey),
        { numbers: 'ids' },
      );
      return { results: resultsOf(value), userErrors };
    },
    ticketOpenFor: async (_, { input: { idempotencyKey, ...request } }, context) =>
      ticketOf(await attempt(adminLoaders(context).openTicketFor(request, idempotencyKey))),
    ticketOrderLink: async (_, { input: { id, orderNumber } }, context) =>
      ticketOf(
        await attempt(
          adminLoaders(context).linkTicketOrder(numberOf(id), { orderNumber: orderNumber ?? null }),
        ),
      ),
    ticketMerge: async (_, { input: { id, into } }, context) =>
      ticketOf(await attempt(adminLoaders(context).mergeTicket(numberOf(id), { into }))),
    cannedAnswerSave: async (_, { input }, context) => {
      const { id, version, idempotencyKey, ...content } = input;
      const admin = adminLoaders(context);
      if (id == null) {
        if (idempotencyKey == null) throw badInput('input.idempotencyKey', 'is required without id');
        const { value, userErrors } = await attempt(admin.createCannedAnswer(content, idempotencyKey));
        return { answer: value, userErrors };
      }
      const key = readKey(id, 'CannedAnswer', 'input.id');
      if (version == null) throw badInput('input.version', 'is required with id');
      const { value, userErrors } = await attempt(admin.changeCannedAnswer(key, version, content));
      return { answer: value, userErrors };
    },
    cannedAnswerDelete: async (_, { input }, context) => {
      const key = readKey(input.id, 'CannedAnswer', 'input.id');
      const { value, userErrors } = await attempt(adminLoaders(context).deleteCannedAnswer(key));
      return { deletedId: value && input.id, userErrors };
    },
  },
};
