/** REST v1 messages of support tickets. */
import { z } from 'zod';
import { Phone } from './accounts.ts';
import { Instant } from './common.ts';
import { Email } from './mail.ts';
import { FALLBACK_LANGUAGE, LanguageCode } from './pages.ts';

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

/** A key that a client makes for each thing it wants to happen once. */
export const IdempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9-]{8,64}$/, 'must be 8 to 64 letters, digits and hyphens')
  .meta({ id: 'IdempotencyKey' });

const text = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least, least === 1 ? 'is required' : `must have at least ${least} characters`)
    .max(most, `must have at most ${most} characters`);

/** Body of POST /v1/tickets. */
export const TicketRequest = z
  .strictObject({
    name: text(1, 120),
    email: Email,
    phone: Phone.nullish(),
    category: TicketCategory,
    subject: text(3, 150),
    message: text(10, 5_000),
    orderNumber: text(1, 40).nullish().describe('As the shopper wrote it.'),
    language: LanguageCode.default(FALLBACK_LANGUAGE).describe('Language of the confirmation.'),
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'TicketRequest' });
export type TicketRequest = z.input<typeof TicketRequest>;

/** Answer of POST /v1/tickets; the same when the key was used before for the same question. */
export const TicketAnswer = z
  .object({ number: z.string(), status: TicketStatus, createdAt: Instant })
  .meta({ id: 'TicketAnswer' });
export type TicketAnswer = z.infer<typeof TicketAnswer>;
