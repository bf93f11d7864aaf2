/** REST v1 messages of webhooks: deliveries for gateways, and failed ones for admins (extended contract). */
import { CHANGED } from './versions.ts';
import { z } from 'zod';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, createdBetween } from './common.ts';
import { FeedEvent } from './events.ts';
import type { EventType } from './events.ts';
import { bounded } from './text.ts';

export const WEBHOOK_CHANNELS = ['orders', 'tickets'] as const;
export const WebhookChannel = z.enum(WEBHOOK_CHANNELS).meta({ id: 'WebhookChannel' });
export type WebhookChannel = z.infer<typeof WebhookChannel>;

/** The channel of an event type; null: not delivered to any. */
export function channelOfEvent(type: EventType): WebhookChannel | null {
  if (type.startsWith('order.')) return 'orders';
  // What staff do among themselves stays here.
  if (type === 'ticket.handled') return null;
  return type.startsWith('ticket.') ? 'tickets' : null;
}

/** Lease of a claimed delivery (seconds): many times the duration of one attempt. */
export const WEBHOOK_LEASE = 60;

/** Body of POST /v1/webhooks/claim (service token). The first call for a channel opens it: later events are delivered. */
export const WebhookClaimRequest = z
  .strictObject({
    channel: WebhookChannel,
    limit: z.int().min(1).max(50).default(8),
    wait: z.int().min(0).max(30).default(0).describe('Seconds to wait for the first delivery.'),
  })
  .meta({ id: 'WebhookClaimRequest' });
export type WebhookClaimRequest = z.input<typeof WebhookClaimRequest>;

export const WebhookDelivery = z
  .object({
    _id: EntityId,
    lease: z
      .string()
      .describe('Required to settle the delivery within a minute; then another process may claim it.'),
    tries: z.int().min(1).describe('Attempts, including this one.'),
    event: FeedEvent,
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** At most one delivery per subject: the next one follows when it is delivered. */
export const WebhookClaim = z.object({ deliveries: z.array(WebhookDelivery) }).meta({ id: 'WebhookClaim' });
export type WebhookClaim = z.infer<typeof WebhookClaim>;

/** Why a delivery failed. */
export const DeliveryFailure = bounded(60, 'must be a code')
  .regex(/^[\w ]{1,60}$/, 'must be a code')
  .nullable();

/** Body of POST /v1/webhooks/settle (service token): result of a claimed delivery. */
export const WebhookSettleRequest = z
  .strictObject({
    id: EntityId,
    lease: bounded(60),
    failure: DeliveryFailure.describe('A code such as `HTTP 503`; null: delivered.'),
  })
  .meta({ id: 'WebhookSettleRequest' });
export type WebhookSettleRequest = z.input<typeof WebhookSettleRequest>;

export const WebhookSettled = z
  .object({
    outcome: z
      .enum(['DELIVERED', 'RETRY', 'DEAD', 'LOST'])
      .describe('LOST: the lease expired and another process claimed the delivery.'),
  })
  .meta({ id: 'WebhookSettled' });
export type WebhookSettled = z.infer<typeof WebhookSettled>;

/** A delivery that was given up. */
export const DeadLetter = z
  .object({
    _id: EntityId,
    channel: WebhookChannel,
    event: FeedEvent,
    tries: z.int().min(1),
    failure: z.string().nullable(),
    deadAt: Instant,
    heldBack: z.int().min(0).describe('Later events of the same subject that wait for it.'),
  })
  .meta({ id: 'DeadLetter' });
export type DeadLetter = z.infer<typeof DeadLetter>;

/** RETRYING: the last attempt failed, the next one follows. DEAD: given up. DELIVERED: made in the last seven days. */
export const DeliveryState = z
  .enum(['WAITING', 'RETRYING', 'DEAD', 'DELIVERED'])
  .meta({ id: 'DeliveryState' });
export type DeliveryState = z.infer<typeof DeliveryState>;

/** Days after which deliveries that were made are removed. */
export const DELIVERED_DAYS = 7;

/** A delivery that is not made yet, was given up, or was made in the last days. */
export const QueuedDelivery = z
  .object({
    _id: EntityId,
    channel: WebhookChannel,
    event: FeedEvent,
    state: DeliveryState,
    tries: z.int().min(0),
    failure: z.string().nullable(),
    nextTryAt: Instant.nullable().describe('null: it is made, or given up.'),
    deadAt: Instant.nullable(),
    deliveredAt: Instant.nullable().describe('null: it is not made yet.'),
    heldBack: z.int().min(0).describe('Later events of the same subject that wait for it.'),
  })
  .meta({ id: 'QueuedDelivery' });
export type QueuedDelivery = z.infer<typeof QueuedDelivery>;

/** What deliveries are sorted by. */
export const DeliverySortBy = z.enum(['occurred', 'tries', 'delivered']);
export type DeliverySortBy = z.infer<typeof DeliverySortBy>;

/** Query of GET /v1/admin/webhooks/deliveries. */
export const DeliveriesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
  page: z.coerce.number().int().min(1).optional(),
  state: DeliveryState.optional(),
  channel: WebhookChannel.optional(),
  ...createdBetween,
  subject: bounded(60).optional().describe('Number of an order or ticket.'),
  sort: DeliverySortBy.default('occurred').describe(
    'delivered: those that are not made yet are the last ones.',
  ),
  order: z.enum(['asc', 'desc']).default('desc'),
});
export type DeliveriesQuery = z.infer<typeof DeliveriesQuery>;

export const DeliveriesPage = z
  .object({ deliveries: z.array(QueuedDelivery), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'DeliveriesPage' });
export type DeliveriesPage = z.infer<typeof DeliveriesPage>;

/** Query of GET /v1/admin/webhooks/dead-letters, newest first. */
export const DeadLettersQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
});

export const DeadLettersPage = z
  .object({ deadLetters: z.array(DeadLetter), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'DeadLettersPage' });
export type DeadLettersPage = z.infer<typeof DeadLettersPage>;

/** Body of POST /v1/admin/webhooks/dead-letters/resend and …/discard. */
export const DeadLettersRequest = z
  .strictObject({ ids: z.array(EntityId).min(1, 'is required').max(MAX_PAGE_SIZE) })
  .meta({ id: 'DeadLettersRequest' });
export type DeadLettersRequest = z.input<typeof DeadLettersRequest>;

/** IDs of the changed dead letters; other requested IDs are ignored. */
export const DeadLettersChanged = z
  .object({ ids: z.array(EntityId), ...CHANGED })
  .meta({ id: 'DeadLettersChanged' });
export type DeadLettersChanged = z.infer<typeof DeadLettersChanged>;
