/** Support tickets of all users. */
import { AdminTicket, AdminTicketsPage } from '../../../../contract/support.ts';
import type { AdminTicketStatusRequest } from '../../../../contract/support.ts';
import {
  CannedAnswer,
  CannedAnswerDeleted,
  CannedAnswers,
  TicketAgents,
  TicketsChanged,
} from '../../../../contract/admin/tickets.ts';
import type {
  CannedAnswerRequest,
  TicketAssigneeRequest,
  TicketMergeRequest,
  TicketNoteRequest,
  TicketOpenRequest,
  TicketOrderRequest,
  TicketReplyRequest,
  TicketsAnswerRequest,
  TicketsChangeRequest,
} from '../../../../contract/admin/tickets.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { z } from 'zod';
import type { AdminCalls } from './calls.ts';

export interface AdminSupportLoaders {
  /** `filter`: parameters of GET /v1/admin/tickets. */
  tickets(page: ListPage, filter: Query): Promise<AdminTicketsPage>;
  ticket(number: string): Promise<AdminTicket>;
  replyTicket(number: string, request: TicketReplyRequest): Promise<AdminTicket>;
  moveTicket(number: string, request: AdminTicketStatusRequest): Promise<AdminTicket>;
  noteTicket(number: string, request: TicketNoteRequest): Promise<AdminTicket>;
  assignTicket(number: string, request: TicketAssigneeRequest): Promise<AdminTicket>;
  linkTicketOrder(number: string, request: TicketOrderRequest): Promise<AdminTicket>;
  /** Returns the ticket that continues. */
  mergeTicket(number: string, request: TicketMergeRequest): Promise<AdminTicket>;
  changeTickets(request: z.input<typeof TicketsChangeRequest>): Promise<TicketsChanged>;
  /** Sends one answer to several tickets. */
  answerTickets(request: TicketsAnswerRequest, idempotencyKey: string): Promise<TicketsChanged>;
  openTicketFor(request: TicketOpenRequest, idempotencyKey: string): Promise<AdminTicket>;
  ticketAgents(): Promise<TicketAgents>;
  cannedAnswers(): Promise<CannedAnswers>;
  createCannedAnswer(request: CannedAnswerInput, idempotencyKey: string): Promise<CannedAnswer>;
  changeCannedAnswer(id: string, version: number, request: CannedAnswerInput): Promise<CannedAnswer>;
  deleteCannedAnswer(id: string): Promise<CannedAnswerDeleted>;
}

type CannedAnswerInput = z.input<typeof CannedAnswerRequest>;

export function createAdminSupportLoaders({ get, send, remove }: AdminCalls): AdminSupportLoaders {
  const asAnswer = (json: unknown): CannedAnswer => CannedAnswer.parse(json);
  const asTicket = (json: unknown): AdminTicket => AdminTicket.parse(json);
  return {
    tickets: (page, filter) =>
      get(withQuery('/v1/admin/tickets', { ...page, ...filter }), (json) => AdminTicketsPage.parse(json)),
    ticket: (number) => get(`/v1/admin/tickets/${number}`, asTicket),
    replyTicket: (number, request) => send(`/v1/admin/tickets/${number}/messages`, request, asTicket),
    moveTicket: (number, request) => send(`/v1/admin/tickets/${number}/status`, request, asTicket),
    noteTicket: (number, request) => send(`/v1/admin/tickets/${number}/notes`, request, asTicket),
    assignTicket: (number, request) => send(`/v1/admin/tickets/${number}/assignee`, request, asTicket),
    linkTicketOrder: (number, request) => send(`/v1/admin/tickets/${number}/order`, request, asTicket),
    mergeTicket: (number, request) => send(`/v1/admin/tickets/${number}/merge`, request, asTicket),
    changeTickets: (request) =>
      send('/v1/admin/tickets/changes', request, (json) => TicketsChanged.parse(json)),
    answerTickets: (request, idempotencyKey) =>
      send('/v1/admin/tickets/answers', request, (json) => TicketsChanged.parse(json), { idempotencyKey }),
    openTicketFor: (request, idempotencyKey) =>
      send('/v1/admin/tickets', request, asTicket, { idempotencyKey }),
    ticketAgents: () => get('/v1/admin/tickets/agents', (json) => TicketAgents.parse(json)),
    cannedAnswers: () => get('/v1/admin/canned-answers', (json) => CannedAnswers.parse(json)),
    createCannedAnswer: (request, idempotencyKey) =>
      send('/v1/admin/canned-answers', request, asAnswer, { idempotencyKey }),
    changeCannedAnswer: (id, version, request) =>
      send(`/v1/admin/canned-answers/${segment(id)}`, request, asAnswer, { version }),
    deleteCannedAnswer: (id) =>
      remove(`/v1/admin/canned-answers/${segment(id)}`, (json) => CannedAnswerDeleted.parse(json)),
  };
}
