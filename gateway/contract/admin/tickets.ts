/** REST v1 messages of the work on tickets (extended contract): the queue, notes, assignment, merging, answers for repeated questions. */
import { z } from 'zod';
import { AccountNumber } from '../accounts.ts';
import { createdBetween, EntityId, Instant } from '../common.ts';
import { FileKeys } from '../files.ts';
import { LanguageCode } from '../pages.ts';
import {
  AdminTicket,
  IdempotencyKey,
  TicketCategory,
  TicketMessageRequest,
  TicketNumber,
  TicketPriority,
  TicketsQuery,
  TicketStatus,
} from '../support.ts';
import { bounded, line, optionalText, text } from '../text.ts';
import { CHANGED, Version } from '../versions.ts';

/** What the list of all tickets is sorted by. */
export const TicketSort = z.enum(['created', 'updated', 'waiting', 'priority']).meta({ id: 'TicketSort' });
export type TicketSort = z.infer<typeof TicketSort>;

/** Query of GET /v1/admin/tickets. */
export const AdminTicketsQuery = TicketsQuery.extend({
  status: bounded(100)
    .transform((value) => value.split(','))
    .pipe(z.array(TicketStatus).min(1))
    .optional()
    .describe('One or more, separated by commas.'),
  category: TicketCategory.optional(),
  priority: TicketPriority.optional(),
  assignee: bounded(20)
    .regex(/^(?:me|none|\d{1,20})$/, 'must be me, none or an account number')
    .optional(),
  order: EntityId.optional().describe('About this order.'),
  orderNumber: bounded(40).optional().describe('About the order with this number.'),
  account: AccountNumber.optional().describe('Of this account.'),
  language: LanguageCode.optional(),
  ...createdBetween,
  waitingHours: z.coerce
    .number()
    .int()
    .min(1)
    .max(8_760)
    .optional()
    .describe('The customer has been waiting for an answer for at least so many hours.'),
  ratingAtMost: z.coerce
    .number()
    .int()
    .min(1)
    .max(5)
    .optional()
    .describe('Rated by the customer, with so many stars at most.'),
  q: bounded(100)
    .optional()
    .describe('A number, a part of the subject or name, or a whole e-mail address or telephone.'),
  sort: TicketSort.default('created').describe(
    '`waiting`: only tickets that wait. `priority`: tickets of one priority by age; resolved and closed ones are last.',
  ),
  direction: z
    .enum(['asc', 'desc'])
    .optional()
    .describe(
      'By default the newest and latest first, the longest waiting, the most urgent and the oldest of them first.',
    ),
});
export type AdminTicketsQuery = z.output<typeof AdminTicketsQuery>;

/** Body of POST /v1/admin/tickets/{number}/messages. */
export const TicketReplyRequest = TicketMessageRequest.extend({
  lastMessageId: EntityId.optional().describe(
    'The last message of the conversation that its writer has seen: STALE when there is a newer one. Absent: not checked.',
  ),
  resolves: z.boolean().default(false).describe('Whether the ticket is resolved by it.'),
}).meta({ id: 'TicketReplyRequest' });
export type TicketReplyRequest = z.input<typeof TicketReplyRequest>;

/** Body of POST /v1/admin/tickets: a ticket that staff open for an account. */
export const TicketOpenRequest = z
  .strictObject({
    accountNumber: AccountNumber,
    category: TicketCategory,
    subject: text(3, 150),
    message: text(10, 5_000).describe('Mailed to the customer as an answer is.'),
  })
  .meta({ id: 'TicketOpenRequest' });
export type TicketOpenRequest = z.output<typeof TicketOpenRequest>;

/** Body of POST /v1/admin/tickets/{number}/notes. */
export const TicketNoteRequest = z
  .strictObject({ text: text(1, 5_000), files: FileKeys, idempotencyKey: IdempotencyKey })
  .meta({ id: 'TicketNoteRequest' });
export type TicketNoteRequest = z.input<typeof TicketNoteRequest>;

/** Body of POST /v1/admin/tickets/{number}/assignee. */
export const TicketAssigneeRequest = z
  .strictObject({ assignee: AccountNumber.nullable().describe('An admin; null: no one in particular.') })
  .meta({ id: 'TicketAssigneeRequest' });
export type TicketAssigneeRequest = z.input<typeof TicketAssigneeRequest>;

/** Admins who answer tickets, by name. */
export const TicketAgents = z
  .object({ agents: z.array(z.object({ accountNumber: z.string(), name: z.string() })) })
  .meta({ id: 'TicketAgents' });
export type TicketAgents = z.infer<typeof TicketAgents>;

/** Most tickets that one call changes. */
export const MAX_BULK_TICKETS = 100;

/** Body of POST /v1/admin/tickets/changes: one change of several tickets. */
export const TicketsChangeRequest = z
  .strictObject({
    numbers: z
      .array(TicketNumber)
      .min(1, 'must be at least 1')
      .max(MAX_BULK_TICKETS, `must be at most ${MAX_BULK_TICKETS}`)
      .refine((numbers) => new Set(numbers).size === numbers.length, 'must be distinct tickets'),
    to: TicketStatus.optional().describe('Reached by the steps that staff may take; CONFLICT without a way.'),
    priority: TicketPriority.optional(),
    assignee: AccountNumber.nullish().describe('An admin; null: no one in particular; absent: unchanged.'),
  })
  .refine(
    ({ to, priority, assignee }) => to !== undefined || priority !== undefined || assignee !== undefined,
    { message: 'this, priority or assignee is required', path: ['to'] },
  )
  .meta({ id: 'TicketsChangeRequest' });
export type TicketsChangeRequest = z.output<typeof TicketsChangeRequest>;

/** Result of each ticket, in the same order: the ticket, or why it was left as it is. */
export const TicketsChanged = z
  .object({
    rows: z.array(
      z.object({ ticket: AdminTicket.nullable(), error: z.enum(['CONFLICT', 'NOT_FOUND']).nullable() }),
    ),
    ...CHANGED,
  })
  .meta({ id: 'TicketsChanged' });
export type TicketsChanged = z.infer<typeof TicketsChanged>;

/** Body of POST /v1/admin/tickets/answers: the same answer, filled in for each of several tickets and in its language. */
export const TicketsAnswerRequest = z
  .strictObject({
    numbers: TicketsChangeRequest.shape.numbers,
    answer: EntityId.describe('One of the answers for repeated questions.'),
    resolves: z.boolean().default(false).describe('Whether the tickets are resolved by it.'),
  })
  .meta({ id: 'TicketsAnswerRequest' });
export type TicketsAnswerRequest = z.output<typeof TicketsAnswerRequest>;

/** Body of POST /v1/admin/tickets/{number}/merge. */
export const TicketMergeRequest = z
  .strictObject({ into: TicketNumber.describe('Another ticket of the same customer.') })
  .meta({ id: 'TicketMergeRequest' });
export type TicketMergeRequest = z.input<typeof TicketMergeRequest>;

/** Body of POST /v1/admin/tickets/{number}/order. */
export const TicketOrderRequest = z
  .strictObject({
    orderNumber: bounded(40).nullable().describe('An order of the ticket’s account; null: none.'),
  })
  .meta({ id: 'TicketOrderRequest' });
export type TicketOrderRequest = z.input<typeof TicketOrderRequest>;

/** Most answers for repeated questions. */
export const MAX_CANNED_ANSWERS = 300;

const content = {
  title: line(2, 60),
  shortcut: bounded(30)
    .regex(/^[a-z0-9-]{2,30}$/, 'must be 2 to 30 lower-case letters, digits and hyphens')
    .describe('Typed after `/` to insert it.'),
};

/** An answer for a repeated question; its texts may contain {name}, {number} and {tracking}. */
export const CannedAnswer = z
  .object({
    _id: EntityId,
    version: Version,
    title: z.string(),
    shortcut: z.string(),
    texts: z
      .object({
        fr: z.string(),
        en: z.string().nullable(),
        de: z.string().nullable(),
        tn: z.string().nullable(),
      })
      .describe('By language; null: there is none.'),
    updatedAt: Instant,
    ...CHANGED,
  })
  .meta({ id: 'CannedAnswer' });
export type CannedAnswer = z.infer<typeof CannedAnswer>;

/** Answers for repeated questions by title. */
export const CannedAnswers = z.object({ answers: z.array(CannedAnswer) }).meta({ id: 'CannedAnswers' });
export type CannedAnswers = z.infer<typeof CannedAnswers>;

/** Body of POST /v1/admin/canned-answers and of POST /v1/admin/canned-answers/{id}: all fields as they are to be. */
export const CannedAnswerRequest = z
  .strictObject({
    ...content,
    texts: z.strictObject({
      fr: text(1, 5_000),
      en: optionalText(5_000),
      de: optionalText(5_000),
      tn: optionalText(5_000),
    }),
  })
  .meta({ id: 'CannedAnswerRequest' });
export type CannedAnswerRequest = z.output<typeof CannedAnswerRequest>;

/** Response of DELETE /v1/admin/canned-answers/{id}. */
export const CannedAnswerDeleted = z
  .object({ deletedId: EntityId, ...CHANGED })
  .meta({ id: 'CannedAnswerDeleted' });
export type CannedAnswerDeleted = z.infer<typeof CannedAnswerDeleted>;
