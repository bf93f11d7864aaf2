/** Routes of support tickets for staff. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import {
  AdminTicketsQuery,
  CannedAnswer,
  CannedAnswerDeleted,
  CannedAnswerRequest,
  CannedAnswers,
  TicketAgents,
  TicketAssigneeRequest,
  TicketMergeRequest,
  TicketNoteRequest,
  TicketOpenRequest,
  TicketOrderRequest,
  TicketReplyRequest,
  TicketsAnswerRequest,
  TicketsChanged,
  TicketsChangeRequest,
} from '../../../contract/admin/tickets.ts';
import { EntityId } from '../../../contract/common.ts';
import {
  AdminTicket,
  AdminTicketChanged,
  AdminTicketsPage,
  AdminTicketStatusRequest,
  TicketNumber,
} from '../../../contract/support.ts';
import type { Database } from '../../db/tables.ts';
import { openedTicket, ticketsRead } from '../access/subjects.ts';
import type { Viewer } from '../auth/viewer.ts';
import { notFound } from '../../base/errors.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import type { VersionedRow } from '../write.ts';
import { changeCannedAnswer, createCannedAnswer, deleteCannedAnswer, listCannedAnswers } from './canned.ts';
import { addMessage, addNote, changeTicket } from './converse.ts';
import type { Speaker } from './converse.ts';
import { assignTicket, changeTickets, linkOrder, listAgents, mergeTicket } from './desk.ts';
import { findTicket, findTickets, listAllTickets, ticketFor } from './read.ts';
import { ticketUrl } from './routes.ts';
import { answerTickets, openTicketFor } from './staff-messages.ts';

const NoQuery = z.strictObject({});
const ByNumber = z.strictObject({ number: TicketNumber });
const ById = z.strictObject({ id: EntityId });
const cannedAnswerRow = ({ id }: { id: string }): VersionedRow => ({
  table: 'canned_answers',
  key: { id },
  what: 'Answer',
});

const speakerOf = ({ accountNumber }: Viewer): Speaker => ({ as: 'staff', accountNumber });

/** Any ticket, masked for this admin. */
async function anyTicket(
  { db }: { db: Kysely<Database> },
  viewer: Viewer | undefined,
  number: string,
): Promise<AdminTicket> {
  const ticket = await findTicket(db, number, null);
  if (!ticket) throw notFound('Ticket');
  return ticketFor(signedIn(viewer), ticket);
}

/** What became of several tickets, in the order in which they were named. */
async function resultsOf(
  trx: Kysely<Database>,
  actor: Viewer,
  numbers: readonly string[],
  outcomes: ReadonlyMap<string, 'CONFLICT' | 'NOT_FOUND' | null>,
): Promise<TicketsChanged> {
  const changed = numbers.filter((number) => outcomes.get(number) === null);
  const tickets = new Map(
    (await findTickets(trx, changed)).map((ticket) => [ticket.number, ticketFor(actor, ticket)]),
  );
  return {
    rows: numbers.map((number) => ({
      ticket: tickets.get(number) ?? null,
      error: outcomes.get(number) ?? null,
    })),
  };
}

export const adminSupportRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/tickets',
    summary:
      'All tickets, narrowed and sorted by what is given, counted up to 10,000. Contact data are masked for admins whose role does not need them.',
    query: AdminTicketsQuery,
    response: AdminTicketsPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    readsOfKey: ({ response }) => ticketsRead(response.tickets),
    handle: ({ db }, { query, viewer }): Promise<AdminTicketsPage> =>
      listAllTickets(db, query, signedIn(viewer)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/tickets/agents',
    summary: 'The admins whose role answers tickets, by name.',
    query: NoQuery,
    response: TicketAgents,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }): Promise<TicketAgents> => listAgents(db),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tickets/changes',
    summary:
      'Changes status, priority or assignee of several tickets; those without a way to the status are left as they are.',
    body: TicketsChangeRequest,
    response: TicketsChanged,
    write: { action: 'ticket.update' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: (_context, { body, write }): Promise<TicketsChanged> =>
      write(async (trx, { actor }) => {
        return resultsOf(trx, actor, body.numbers, await changeTickets(trx, speakerOf(actor), body));
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tickets/answers',
    summary:
      'Sends one of the answers for repeated questions to several tickets, filled in for each and in its language; those that take no message, or have no parcel for `{tracking}`, are left as they are.',
    body: TicketsAnswerRequest,
    response: TicketsChanged,
    write: { action: 'ticket.reply', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: (context, { body, write }): Promise<TicketsChanged> =>
      write(async (trx, { actor }) => {
        const urlOf = (number: string) => ticketUrl(context, number);
        const outcomes = await answerTickets(trx, speakerOf(actor), body, urlOf);
        return resultsOf(trx, actor, body.numbers, outcomes);
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tickets',
    summary: 'Opens a ticket for an account; its first message is mailed to the customer.',
    body: TicketOpenRequest,
    response: AdminTicketChanged,
    write: { action: 'ticket.create', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: (context, { body, write }): Promise<AdminTicketChanged> =>
      write(async (trx, { actor }) => {
        const urlOf = (number: string) => ticketUrl(context, number);
        const number = await openTicketFor(trx, speakerOf(actor), body, urlOf);
        return anyTicket({ db: trx }, actor, number);
      }),
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
    readsOfKey: ({ response }) => ticketsRead([response]),
    handle: async (context, { params, viewer }): Promise<AdminTicket> =>
      anyTicket(context, viewer, params.number),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tickets/:number/messages',
    summary:
      'Answers a ticket; the answer is sent to the customer by mail. STALE when the conversation has gone on since `lastMessageId`.',
    params: ByNumber,
    body: TicketReplyRequest,
    write: { action: 'ticket.reply' },
    response: AdminTicketChanged,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'STALE'],
    readsOfKey: ({ response }) => ticketsRead([response]),
    handle: (context, { params: { number }, body, write }): Promise<AdminTicketChanged> =>
      write(async (trx, { actor }) => {
        await addMessage(trx, number, speakerOf(actor), body, ticketUrl(context, number));
        return anyTicket({ db: trx }, actor, number);
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tickets/:number/status',
    summary: 'Changes a ticket’s status, priority or topic.',
    params: ByNumber,
    body: AdminTicketStatusRequest,
    write: { action: 'ticket.update' },
    response: AdminTicketChanged,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    readsOfKey: ({ response }) => ticketsRead([response]),
    handle: (_context, { params: { number }, body, write }): Promise<AdminTicketChanged> =>
      write(async (trx, { actor }) => {
        await changeTicket(trx, number, speakerOf(actor), body);
        return anyTicket({ db: trx }, actor, number);
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tickets/:number/notes',
    summary: 'Adds a note that only staff read; it is never mailed.',
    params: ByNumber,
    body: TicketNoteRequest,
    write: { action: 'ticket.note' },
    response: AdminTicketChanged,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: (_context, { params: { number }, body, write }): Promise<AdminTicketChanged> =>
      write(async (trx, { actor }) => {
        await addNote(trx, number, speakerOf(actor), body);
        return anyTicket({ db: trx }, actor, number);
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tickets/:number/assignee',
    summary: 'Has an admin answer a ticket, or no one in particular.',
    params: ByNumber,
    body: TicketAssigneeRequest,
    write: { action: 'ticket.assign' },
    response: AdminTicketChanged,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: (_context, { params: { number }, body, write }): Promise<AdminTicketChanged> =>
      write(async (trx, { actor }) => {
        await assignTicket(trx, number, speakerOf(actor), body.assignee);
        return anyTicket({ db: trx }, actor, number);
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tickets/:number/order',
    summary: 'Says which order a ticket is about.',
    params: ByNumber,
    body: TicketOrderRequest,
    write: { action: 'ticket.link' },
    response: AdminTicketChanged,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: (_context, { params: { number }, body, write }): Promise<AdminTicketChanged> =>
      write(async (trx, { actor }) => {
        await linkOrder(trx, number, speakerOf(actor), body.orderNumber);
        return anyTicket({ db: trx }, actor, number);
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tickets/:number/merge',
    summary:
      'Merges a ticket into another one of the same customer, which it returns: its messages move there.',
    params: ByNumber,
    body: TicketMergeRequest,
    write: { action: 'ticket.merge' },
    response: AdminTicketChanged,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: (_context, { params: { number }, body, write }): Promise<AdminTicketChanged> =>
      write(async (trx, { actor }) => {
        await mergeTicket(trx, number, speakerOf(actor), body.into);
        return anyTicket({ db: trx }, actor, body.into);
      }),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/canned-answers',
    summary: 'Answers for repeated questions, by title.',
    query: NoQuery,
    response: CannedAnswers,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }): Promise<CannedAnswers> => listCannedAnswers(db),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/canned-answers',
    summary: 'Adds an answer for repeated questions.',
    body: CannedAnswerRequest,
    response: CannedAnswer,
    write: { action: 'canned-answer.create', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    handle: (_context, { body, write }): Promise<CannedAnswer> =>
      write((trx) => createCannedAnswer(trx, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/canned-answers/:id',
    summary: 'Changes an answer for repeated questions.',
    params: ById,
    body: CannedAnswerRequest,
    response: CannedAnswer,
    write: { action: 'canned-answer.update', row: cannedAnswerRow },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'STALE', 'PRECONDITION_REQUIRED'],
    handle: (_context, { params, body, write }): Promise<CannedAnswer> =>
      write((trx) => changeCannedAnswer(trx, params.id, body)),
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/canned-answers/:id',
    summary: 'Deletes an answer for repeated questions.',
    params: ById,
    query: NoQuery,
    response: CannedAnswerDeleted,
    write: { action: 'canned-answer.delete' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: (_context, { params, write }): Promise<CannedAnswerDeleted> =>
      write(async (trx) => {
        await deleteCannedAnswer(trx, params.id);
        return { deletedId: params.id };
      }),
  }),
];
