/** REST v1 messages of support tickets. */
import { z } from 'zod';
import { Phone } from './accounts.ts';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination } from './common.ts';
import { Email } from './mail.ts';
import { LanguageCode } from './pages.ts';
import { FALLBACK_LANGUAGE } from './rules/languages.ts';
import { bounded, text } from './text.ts';
import { CHANGED } from './versions.ts';

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
  .meta({ id: 'IdempotencyKey' });

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
  .meta({ id: 'TicketNumber' });

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
    messages: z.array(TicketMessage).describe('Oldest first.'),
  })
  .meta({ id: 'Ticket' });
export type Ticket = z.infer<typeof Ticket>;

/** A ticket for support staff, with its author's contact data. */
export const AdminTicket = Ticket.extend({
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
export const AdminTicketsQuery = TicketsQuery.extend({
  status: TicketStatus.optional(),
  category: TicketCategory.optional(),
});

const pageOf = <T extends z.ZodType>(ticket: T) =>
  z.object({ tickets: z.array(ticket), cursors: z.array(z.string()), pagination: Pagination });
export const TicketsPage = pageOf(Ticket).meta({ id: 'TicketsPage' });
export type TicketsPage = z.infer<typeof TicketsPage>;
export const AdminTicketsPage = pageOf(AdminTicket).meta({ id: 'AdminTicketsPage' });
export type AdminTicketsPage = z.infer<typeof AdminTicketsPage>;

/** Body of POST …/tickets/{number}/messages. */
export const TicketMessageRequest = z
  .strictObject({ message: text(1, 5_000), idempotencyKey: IdempotencyKey })
  .meta({ id: 'TicketMessageRequest' });
export type TicketMessageRequest = z.input<typeof TicketMessageRequest>;

/** Body of POST …/tickets/{number}/status. */
export const TicketStatusRequest = z.strictObject({ to: TicketStatus }).meta({ id: 'TicketStatusRequest' });
export type TicketStatusRequest = z.input<typeof TicketStatusRequest>;

/** Body of POST /v1/admin/tickets/{number}/status: at least one of the two fields. */
export const AdminTicketStatusRequest = z
  .strictObject({ to: TicketStatus.optional(), priority: TicketPriority.optional() })
  .refine(({ to, priority }) => to !== undefined || priority !== undefined, {
    message: 'either this or priority is required',
    path: ['to'],
  })
  .meta({ id: 'AdminTicketStatusRequest' });
export type AdminTicketStatusRequest = z.input<typeof AdminTicketStatusRequest>;
