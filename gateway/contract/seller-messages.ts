/** REST v1 messages to sellers from the back office (extended contract). */
import { z } from 'zod';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination } from './common.ts';
import { LanguageCode } from './pages.ts';
import type { OtherLanguage } from './rules/languages.ts';
import { SELLER_MESSAGE_LIMITS } from './rules/limits.ts';
import { AdminSellersQuery } from './sellers.ts';
import { bounded, line, text } from './text.ts';
import { CHANGED } from './versions.ts';

const { subject, text: body } = SELLER_MESSAGE_LIMITS;

/** A message in one language, plain text. */
const SellerMessageText = z
  .strictObject({
    subject: line(subject.least, subject.most),
    text: text(body.least, body.most),
  })
  .meta({ id: 'SellerMessageText' });

/** A message: French always; it replaces the languages in which it was not written. */
export const SellerMessageTexts = z.strictObject({
  fr: SellerMessageText,
  ...({
    en: SellerMessageText.optional(),
    de: SellerMessageText.optional(),
    tn: SellerMessageText.optional(),
  } satisfies Record<OtherLanguage, z.ZodType>),
});
export type SellerMessageTexts = z.infer<typeof SellerMessageTexts>;

/** Conditions of the list of sellers, without its pages. */
const SellerFilter = AdminSellersQuery.omit({ limit: true, after: true, page: true });

/** Sellers that are written to: those with these ids, or all that match without the exceptions. */
export const SellerSelection = z
  .strictObject({
    ids: z
      .array(EntityId)
      .min(1, 'is required')
      .max(MAX_PAGE_SIZE, `must be at most ${MAX_PAGE_SIZE}`)
      .optional(),
    filter: SellerFilter.optional(),
    exceptIds: z.array(EntityId).max(MAX_PAGE_SIZE, `must be at most ${MAX_PAGE_SIZE}`).default([]),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ['ids'],
    error: 'or `filter` is required',
  })
  .meta({ examples: [{ ids: ['42'], exceptIds: [] }] });
export type SellerSelection = z.output<typeof SellerSelection>;

/** Query of GET /v1/admin/seller-messages/reach: a selection as parameters. */
export const SellerReachQuery = SellerFilter.extend({
  ids: bounded(2_000).optional().describe('Ids separated by commas; excludes the conditions.'),
  exceptIds: bounded(2_000).optional().describe('Ids of sellers that match and are left out.'),
});

/** Whom a message reaches. */
export const SellerReach = z
  .object({
    sellers: z.int().min(0).describe('Sellers that it is sent to.'),
    withoutAddress: z
      .int()
      .min(0)
      .describe('Selected sellers without an e-mail address: it is not sent to them.'),
    notActive: z
      .int()
      .min(0)
      .describe('Of those that it is sent to, sellers that do not sell, such as suspended or closed ones.'),
  })
  .meta({ id: 'SellerReach' });
export type SellerReach = z.infer<typeof SellerReach>;

/** Body of POST /v1/admin/seller-messages. */
export const SellerMessageRequest = z
  .strictObject({
    to: SellerSelection,
    expectedCount: z
      .int()
      .min(0)
      .optional()
      .describe(
        'Sellers that the sender expects it to be sent to; another number is refused with the code CHANGED.',
      ),
    texts: SellerMessageTexts,
  })
  .meta({ id: 'SellerMessageRequest' });
export type SellerMessageRequest = z.output<typeof SellerMessageRequest>;
export type SellerMessageBody = z.input<typeof SellerMessageRequest>;

/** Response of POST /v1/admin/seller-messages. */
export const SellerMessageAnswer = z
  .object({ _id: EntityId, ...SellerReach.shape, ...CHANGED })
  .meta({ id: 'SellerMessageAnswer' });
export type SellerMessageAnswer = z.infer<typeof SellerMessageAnswer>;

/** What became of a message to a seller: it waits or is tried again, was handed to the mail server, or was given up. */
export const SellerMessageState = z.enum(['QUEUED', 'SENT', 'FAILED']).meta({ id: 'SellerMessageState' });
export type SellerMessageState = z.infer<typeof SellerMessageState>;

/** A message as one of its sellers got it. */
export const SellerMessage = z
  .object({
    _id: EntityId,
    at: Instant,
    by: z.string().describe('Name or account number of the sender.'),
    language: LanguageCode,
    subject: z.string(),
    text: z.string(),
    state: SellerMessageState,
    sentAt: Instant.nullable(),
    sellers: z.int().min(1).describe('Sellers that the message was sent to.'),
  })
  .meta({ id: 'SellerMessage' });
export type SellerMessage = z.infer<typeof SellerMessage>;

/** Query of GET /v1/admin/sellers/{id}/messages, newest first. */
export const SellerMessagesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
});

export const SellerMessagesPage = z
  .object({ messages: z.array(SellerMessage), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'SellerMessagesPage' });
export type SellerMessagesPage = z.infer<typeof SellerMessagesPage>;
