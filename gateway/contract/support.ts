/** REST v1 messages of support tickets. */
import { z } from 'zod';
import { Phone } from './accounts.ts';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination } from './common.ts';
import { FileKeys, PrivateFile } from './files.ts';
import { Email } from './mail.ts';
import { LanguageCode } from './pages.ts';
import { FALLBACK_LANGUAGE } from './rules/languages.ts';
import { bounded, optionalText, text } from './text.ts';
import { CHANGED, Version } from './versions.ts';

export const TicketCategory = z
  .enum(['order', 'delivery', 'payment', 'return', 'account', 'seller', 'other'])
  .meta({ id: 'TicketCategory' });
export type TicketCategory = z.infer<typeof TicketCategory>;

/** NEW → OPEN ⇄ WAITING_CUSTOMER → RESOLVED → CLOSED. */
export const TicketStatus = z
  .enum(['NEW', 'OPEN', 'WAITING_CUSTOMER', 'RESOLVED', 'CLOSED'])
  .meta({ id: 'TicketStatus' });
export type TicketStatus = z.infer<typeof TicketStatus>;

export const TicketPriority = z.enum(['LOW', 'NORMAL', 'HIGH', 'URGENT']).meta({ id: 'TicketPriority' });
export type TicketPriority = z.infer<typeof TicketPriority>;

/** A client-generated key: one key, one effect. */
export const IdempotencyKey = bounded(64, 'must be 8 to 64 letters, digits and hyphens')
  .regex(/^[A-Za-z0-9-]{8,64}$/, 'must be 8 to 64 letters, digits and hyphens')
  .meta({ id: 'IdempotencyKey', examples: ['7d0b5a52-1f5e-4a0a-9f0e-2c1f6f6f1c11'] });

/** Body of POST /v1/tickets. */
export const TicketRequest = z
  .strictObject({
    name: text(1, 120),
    email: Email,
    phone: Phone.nullish(),
    category: TicketCategory,
    subject: text(3, 150),
    message: text(10, 5_000),
    orderNumber: text(1, 40).nullish().describe('As entered by the shopper.'),
    files: FileKeys,
    language: LanguageCode.default(FALLBACK_LANGUAGE).describe('Language of the confirmation.'),
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'TicketRequest' });
export type TicketRequest = z.input<typeof TicketRequest>;

/** Response of POST /v1/tickets; the same when the key was used before for the same request. */
export const TicketAnswer = z
  .object({ number: z.string(), status: TicketStatus, createdAt: Instant })
  .meta({ id: 'TicketAnswer' });
export type TicketAnswer = z.infer<typeof TicketAnswer>;

/** Such as `TKT-26-000042-3`. */
export const TicketNumber = bounded(15, 'must be a ticket number')
  .regex(/^TKT-\d{2}-\d{6}-\d$/, 'must be a ticket number')
  .meta({ id: 'TicketNumber', examples: ['TKT-26-000042-3'] });

/** Most messages of one ticket; longer conversations continue in a new one. */
export const MAX_TICKET_MESSAGES = 200;

export const TicketAuthor = z.enum(['customer', 'staff']).meta({ id: 'TicketAuthor' });
export type TicketAuthor = z.infer<typeof TicketAuthor>;

export const TicketMessage = z
  .object({
    _id: EntityId,
    author: TicketAuthor,
    text: z.string(),
    createdAt: Instant,
    files: z.array(PrivateFile).default([]).describe('In the order of their upload.'),
  })
  .meta({ id: 'TicketMessage' });
export type TicketMessage = z.infer<typeof TicketMessage>;

export const Ticket = z
  .object({
    number: z.string(),
    subject: z.string(),
    category: TicketCategory,
    status: TicketStatus,
    priority: TicketPriority,
    orderNumber: z.string().nullable().describe('As entered by the shopper.'),
    orderId: EntityId.nullable().describe('The account’s order that the ticket is about.'),
    accountNumber: z.string().nullable().describe('null: a visitor’s.'),
    createdAt: Instant,
    updatedAt: Instant,
    canAnswer: z.boolean().describe('Whether its author can write a message.'),
    canResolve: z.boolean().describe('Whether its author can resolve it.'),
    canClose: z.boolean().describe('Whether its author can close it.'),
    canRate: z
      .boolean()
      .default(false)
      .describe('Whether its author can rate the help: once, when it is resolved.'),
    rating: z
      .object({ value: z.int().min(1).max(5), comment: z.string().nullable(), at: Instant })
      .nullable()
      .default(null)
      .describe('How its author found the help; null: not rated.'),
    mergedInto: z
      .string()
      .nullable()
      .optional()
      .describe('Number of the ticket that continues it, with its messages; null or absent: none.'),
    messages: z.array(TicketMessage).describe('Oldest first.'),
  })
  .meta({ id: 'Ticket' });
export type Ticket = z.infer<typeof Ticket>;

/** A message as staff read it, notes among themselves included. */
export const AdminTicketMessage = TicketMessage.extend({
  isInternal: z.boolean().default(false).describe('A note that the customer never receives.'),
  authorAccount: z
    .string()
    .nullable()
    .default(null)
    .describe('Who of the staff wrote it; null: the customer, or unknown.'),
  authorName: z.string().nullable().default(null).describe('Name of that person.'),
}).meta({ id: 'AdminTicketMessage' });
export type AdminTicketMessage = z.infer<typeof AdminTicketMessage>;

/** A ticket for support staff, with its author's contact data. */
export const AdminTicket = Ticket.extend({
  version: Version.optional(),
  messages: z.array(AdminTicketMessage).describe('Oldest first.'),
  assignee: z
    .object({ accountNumber: z.string(), name: z.string() })
    .nullable()
    .default(null)
    .describe('Who of the staff answers it; null: no one in particular.'),
  waitingSince: Instant.nullable()
    .default(null)
    .describe('Since when the shop has to answer; null: the customer has to, or it is resolved.'),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: LanguageCode,
}).meta({ id: 'AdminTicket' });
export type AdminTicket = z.infer<typeof AdminTicket>;

/** Response of POST /v1/admin/tickets/{number}/status. */
export const AdminTicketChanged = AdminTicket.extend(CHANGED).meta({ id: 'AdminTicketChanged' });
export type AdminTicketChanged = z.infer<typeof AdminTicketChanged>;

/** Query of the lists of tickets, newest first. */
export const TicketsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(8),
  after: bounded(400).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
const pageOf = <T extends z.ZodType>(ticket: T) =>
  z.object({ tickets: z.array(ticket), cursors: z.array(z.string()), pagination: Pagination });
export const TicketsPage = pageOf(Ticket).meta({ id: 'TicketsPage' });
export type TicketsPage = z.infer<typeof TicketsPage>;
export const AdminTicketsPage = pageOf(AdminTicket).meta({ id: 'AdminTicketsPage' });
export type AdminTicketsPage = z.infer<typeof AdminTicketsPage>;

/** Body of POST …/tickets/{number}/messages. */
export const TicketMessageRequest = z
  .strictObject({ message: text(1, 5_000), files: FileKeys, idempotencyKey: IdempotencyKey })
  .meta({ id: 'TicketMessageRequest' });
export type TicketMessageRequest = z.input<typeof TicketMessageRequest>;

/** Body of POST …/tickets/{number}/status. */
export const TicketStatusRequest = z.strictObject({ to: TicketStatus }).meta({ id: 'TicketStatusRequest' });
export type TicketStatusRequest = z.input<typeof TicketStatusRequest>;

/** Body of POST /v1/user/tickets/{number}/rating. */
export const TicketRatingRequest = z
  .strictObject({
    rating: z.int().min(1, 'must be from 1 to 5').max(5, 'must be from 1 to 5'),
    comment: optionalText(1_000),
  })
  .meta({ id: 'TicketRatingRequest' });
export type TicketRatingRequest = z.input<typeof TicketRatingRequest>;

/** Body of POST /v1/admin/tickets/{number}/status: at least one of the fields. */
export const AdminTicketStatusRequest = z
  .strictObject({
    to: TicketStatus.optional(),
    priority: TicketPriority.optional(),
    category: TicketCategory.optional(),
  })
  .refine(
    ({ to, priority, category }) => to !== undefined || priority !== undefined || category !== undefined,
    { message: 'this, priority or category is required', path: ['to'] },
  )
  .meta({ id: 'AdminTicketStatusRequest' });
export type AdminTicketStatusRequest = z.input<typeof AdminTicketStatusRequest>;
