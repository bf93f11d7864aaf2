/** REST v1 messages by which the back office reads the newsletter's subscribers. Consent is given by the subscriber alone. */
import { z } from 'zod';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, createdBetween } from '../common.ts';
import { LanguageCode } from '../pages.ts';
import { MAX_EMAIL_LENGTH } from '../rules/limits.ts';
import { bounded } from '../text.ts';
import { CHANGED } from '../versions.ts';

/** PENDING: the address has not confirmed it. CONFIRMED: it gets the newsletter. WITHDRAWN: it does not any more. */
export const SubscriberState = z.enum(['PENDING', 'CONFIRMED', 'WITHDRAWN']).meta({ id: 'SubscriberState' });
export type SubscriberState = z.infer<typeof SubscriberState>;

/** Where a subscription was asked for: the newsletter's form, or an account. */
export const SubscriberSource = z.enum(['form', 'account']).meta({ id: 'SubscriberSource' });
export type SubscriberSource = z.infer<typeof SubscriberSource>;

export const Subscriber = z
  .object({
    _id: EntityId,
    email: z.string().describe('Masked for roles that do not read contact data.'),
    language: LanguageCode,
    state: SubscriberState,
    source: SubscriberSource.nullable().describe('null: it was not noted.'),
    subscribedAt: Instant,
    confirmedAt: Instant.nullable().describe('When the address confirmed it by the link: the consent.'),
    withdrawnAt: Instant.nullable(),
  })
  .meta({ id: 'Subscriber' });
export type Subscriber = z.infer<typeof Subscriber>;

/** Query of GET /v1/admin/newsletter, newest first. */
export const SubscribersQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
  state: SubscriberState.optional(),
  language: LanguageCode.optional(),
  ...createdBetween,
  email: bounded(MAX_EMAIL_LENGTH)
    .optional()
    .describe('The whole address; finds nothing for roles that see it masked.'),
});
export type SubscribersQuery = z.infer<typeof SubscribersQuery>;

export const SubscribersPage = z
  .object({ subscribers: z.array(Subscriber), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'SubscribersPage' });
export type SubscribersPage = z.infer<typeof SubscribersPage>;

/** GET /v1/admin/newsletter/file. */
export const SubscribersFile = z
  .object({
    filename: z.string(),
    content: z
      .string()
      .describe('CSV of the confirmed ones: address, language, source, subscription, consent.'),
  })
  .meta({ id: 'SubscribersFile' });
export type SubscribersFile = z.infer<typeof SubscribersFile>;

export const ChangedSubscriber = Subscriber.extend(CHANGED).meta({ id: 'ChangedSubscriber' });
export type ChangedSubscriber = z.infer<typeof ChangedSubscriber>;
