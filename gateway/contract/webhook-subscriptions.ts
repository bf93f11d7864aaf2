/** REST v1 messages of the subscriptions of third parties to events (extended contract). */
import { z } from 'zod';
import { AccountNumber } from './accounts.ts';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination } from './common.ts';
import { Email } from './mail.ts';
import { LanguageCode } from './pages.ts';
import { MAX_WEBHOOK_URL, SUBSCRIPTION_STATES, WEBHOOK_TOPICS } from './rules/webhook-subscriptions.ts';
import { bounded } from './text.ts';
import { CHANGED, Version } from './versions.ts';
import { DeliveryFailure } from './webhooks.ts';

export const WebhookTopic = z.enum(WEBHOOK_TOPICS).meta({ id: 'WebhookTopic' });
export const WebhookSubscriptionState = z
  .enum(SUBSCRIPTION_STATES)
  .describe(
    'PENDING: the address has not answered the challenge yet. DISABLED: switched off after days of failure.',
  )
  .meta({ id: 'WebhookSubscriptionState' });

const KeyId = bounded(12)
  .regex(/^[a-z0-9]{12}$/, 'must be the id of a key')
  .meta({ examples: ['k7m2x9q4t1ab'] });

/** A secret with which bodies are signed; the text itself is not shown again. */
export const WebhookSecret = z
  .object({ createdAt: Instant, expiresAt: Instant.nullable().describe('null: it is the present one.') })
  .meta({ id: 'WebhookSecret' });
export type WebhookSecret = z.infer<typeof WebhookSecret>;

export const WebhookSubscription = z
  .object({
    _id: EntityId,
    version: Version,
    keyId: KeyId.nullable().describe('The key of the third party; null: of the shop.'),
    sellerId: EntityId.nullable().describe('It receives only what concerns this seller.'),
    url: z.string(),
    topics: z.array(WebhookTopic),
    contactEmail: z.string().describe('Is written to when the subscription is switched off.'),
    language: LanguageCode,
    state: WebhookSubscriptionState,
    secrets: z.array(WebhookSecret).describe('Valid ones, the present one last.'),
    waiting: z.int().min(0).describe('Deliveries that are not made yet.'),
    failingSince: Instant.nullable().describe(
      'Nothing was accepted since then; null: the last delivery was.',
    ),
    createdAt: Instant,
    createdBy: AccountNumber.nullable(),
    ...CHANGED,
  })
  .meta({ id: 'WebhookSubscription' });
export type WebhookSubscription = z.infer<typeof WebhookSubscription>;

export const WebhookSubscriptionWithSecret = z
  .object({
    subscription: WebhookSubscription,
    secret: z.string().describe('`whsec_` and base64; it is not shown again.'),
    ...CHANGED,
  })
  .meta({ id: 'WebhookSubscriptionWithSecret' });
export type WebhookSubscriptionWithSecret = z.infer<typeof WebhookSubscriptionWithSecret>;

export const WebhookSubscriptionRemoved = z
  .object({ _id: EntityId, ...CHANGED })
  .meta({ id: 'WebhookSubscriptionRemoved' });
export type WebhookSubscriptionRemoved = z.infer<typeof WebhookSubscriptionRemoved>;

const editable = {
  url: bounded(MAX_WEBHOOK_URL).describe('https only, at a public address, without user and password.'),
  topics: z
    .array(WebhookTopic)
    .min(1, 'must be at least 1')
    .refine((topics) => new Set(topics).size === topics.length, 'has one twice'),
  sellerId: EntityId.nullable().default(null),
  contactEmail: Email,
  language: LanguageCode.default('fr'),
} as const;

/** Body of POST /v1/admin/webhook-subscriptions. */
export const WebhookSubscriptionRequest = z
  .strictObject({ keyId: KeyId.nullable().default(null), ...editable })
  .meta({ id: 'WebhookSubscriptionRequest' });
export type WebhookSubscriptionRequest = z.output<typeof WebhookSubscriptionRequest>;

/** Body of POST /v1/admin/webhook-subscriptions/{id}: all fields as they are to be. */
export const WebhookSubscriptionChange = z.strictObject(editable).meta({ id: 'WebhookSubscriptionChange' });
export type WebhookSubscriptionChange = z.output<typeof WebhookSubscriptionChange>;

/** Body of POST /v1/admin/webhook-subscriptions/{id}/replay. */
export const WebhookReplayRequest = z
  .strictObject({ from: bounded(60).describe('Cursor of the first event that is sent again.') })
  .meta({ id: 'WebhookReplayRequest' });

/** Query of GET /v1/admin/webhook-subscriptions. */
export const WebhookSubscriptionsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
});

/** The latest first. */
export const WebhookSubscriptionsPage = z
  .object({
    subscriptions: z.array(WebhookSubscription),
    cursors: z.array(z.string()),
    pagination: Pagination,
  })
  .meta({ id: 'WebhookSubscriptionsPage' });
export type WebhookSubscriptionsPage = z.infer<typeof WebhookSubscriptionsPage>;

/** One attempt to deliver. */
export const WebhookAttempt = z
  .object({
    at: Instant,
    failure: z.string().nullable().describe('A code such as `HTTP 503`; null: it was accepted.'),
    durationMs: z.int().min(0),
  })
  .meta({ id: 'WebhookAttempt' });
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

export const SubscriptionDeliveryState = z
  .enum(['WAITING', 'DELIVERED', 'FAILED'])
  .describe('FAILED: given up.')
  .meta({ id: 'SubscriptionDeliveryState' });
export type SubscriptionDeliveryState = z.infer<typeof SubscriptionDeliveryState>;

/** An entry of the log: without the body. */
export const LoggedDelivery = z
  .object({
    _id: EntityId,
    eventId: z.string(),
    cursor: z.string().nullable().describe('For a replay from this event; null: it is no event of the shop.'),
    type: z.string(),
    subject: z.string(),
    occurredAt: Instant,
    state: SubscriptionDeliveryState,
    attempts: z.array(WebhookAttempt),
    nextTryAt: Instant.nullable().describe('null: it is made, or given up.'),
  })
  .meta({ id: 'LoggedDelivery' });
export type LoggedDelivery = z.infer<typeof LoggedDelivery>;

/** Query of GET /v1/admin/webhook-subscriptions/{id}/deliveries. */
export const LoggedDeliveriesQuery = WebhookSubscriptionsQuery.extend({
  state: SubscriptionDeliveryState.optional(),
});

/** The latest first. */
export const LoggedDeliveriesPage = z
  .object({ deliveries: z.array(LoggedDelivery), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'LoggedDeliveriesPage' });
export type LoggedDeliveriesPage = z.infer<typeof LoggedDeliveriesPage>;

/** Body of POST /v1/webhook-subscriptions/claim (service token). */
export const SubscriptionClaimRequest = z
  .strictObject({
    limit: z.int().min(1).max(50).default(16),
    wait: z.int().min(0).max(30).default(0).describe('Seconds to wait for the first delivery.'),
  })
  .meta({ id: 'SubscriptionClaimRequest' });

/** A delivery for one gateway, with all that it needs to make it. */
export const SubscriptionDelivery = z
  .object({
    _id: EntityId,
    lease: z
      .string()
      .describe('Required to settle the delivery within a minute; then another process may claim it.'),
    url: z.string(),
    secrets: z.array(z.string()).describe('The body is signed with each.'),
    event: z.object({
      id: z.string(),
      cursor: z.string().nullable(),
      type: z.string(),
      occurredAt: Instant,
      subject: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
  })
  .meta({ id: 'SubscriptionDelivery' });
export type SubscriptionDelivery = z.infer<typeof SubscriptionDelivery>;

export const SubscriptionClaim = z
  .object({ deliveries: z.array(SubscriptionDelivery) })
  .meta({ id: 'SubscriptionClaim' });
export type SubscriptionClaim = z.infer<typeof SubscriptionClaim>;

/** Body of POST /v1/webhook-subscriptions/settle (service token): result of a claimed delivery. */
export const SubscriptionSettleRequest = z
  .strictObject({
    id: EntityId,
    lease: bounded(60),
    failure: DeliveryFailure.describe('A code such as `HTTP 503`; null: accepted.'),
    durationMs: z.int().min(0).max(120_000),
  })
  .meta({ id: 'SubscriptionSettleRequest' });
export type SubscriptionSettleRequest = z.output<typeof SubscriptionSettleRequest>;

export const SubscriptionSettled = z
  .object({
    outcome: z
      .enum(['DELIVERED', 'RETRY', 'FAILED', 'DISABLED', 'LOST'])
      .describe(
        'DISABLED: the subscription was switched off. LOST: the lease expired and another process claimed the delivery.',
      ),
  })
  .meta({ id: 'SubscriptionSettled' });
export type SubscriptionSettled = z.infer<typeof SubscriptionSettled>;
