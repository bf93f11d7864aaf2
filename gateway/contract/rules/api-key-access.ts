/**
 * What each scope of a key permits: one table for the gateway, which checks the fields of a document, and for the origin, which checks
 * the calls that a gateway makes for a key.
 */
import { API_KEY_SCOPES } from './api-keys.ts';
import type { ApiKeyScope } from './api-keys.ts';

export interface ScopeAccess {
  /** Fields of the schema. A root field decides for the fields below it, except for those that another scope lists. */
  readonly fields: readonly string[];
  /** Calls of REST v1, as the origin's permission table writes them. Reads that are open to everybody need no scope there. */
  readonly calls: readonly string[];
}

/** Fields of subscriptions to events, which staff see as well. */
const WEBHOOK_FIELDS: readonly string[] = Object.entries({
  Query: ['webhookSubscriptionDeliveries', 'webhookSubscriptions'],
  Mutation: [
    'webhookSubscriptionCreate',
    'webhookSubscriptionDelete',
    'webhookSubscriptionReplay',
    'webhookSubscriptionSecretRotate',
    'webhookSubscriptionTest',
    'webhookSubscriptionUpdate',
    'webhookSubscriptionVerify',
  ],
  LoggedDelivery: [
    'attempts',
    'cursor',
    'deliveryId',
    'eventId',
    'eventType',
    'nextTryAt',
    'occurredAt',
    'state',
    'subject',
  ],
  LoggedDeliveryConnection: ['edges', 'nodes', 'pageInfo', 'totalCount'],
  LoggedDeliveryEdge: ['cursor', 'node'],
  WebhookAttempt: ['at', 'durationMs', 'failure'],
  WebhookSecret: ['createdAt', 'expiresAt'],
  WebhookSubscription: [
    'contactEmail',
    'createdAt',
    'createdBy',
    'failingSince',
    'id',
    'keyId',
    'language',
    'secrets',
    'sellerId',
    'state',
    'topics',
    'url',
    'version',
    'waiting',
  ],
  WebhookSubscriptionConnection: ['edges', 'nodes', 'pageInfo', 'totalCount'],
  WebhookSubscriptionCreatePayload: ['secret', 'subscription'],
  WebhookSubscriptionDeletePayload: ['id'],
  WebhookSubscriptionEdge: ['cursor', 'node'],
  WebhookSubscriptionPayload: ['subscription'],
  WebhookSubscriptionSecretRotatePayload: ['secret', 'subscription'],
  WebhookSubscriptionUpdatePayload: ['change', 'subscription'],
}).flatMap(([type, fields]) => fields.map((field) => `${type}.${field}`));

export const SCOPE_ACCESS: Readonly<Record<ApiKeyScope, ScopeAccess>> = {
  // All public fields of Query: they are not listed.
  'catalogue:read': { fields: [], calls: [] },
  'catalogue:changes': { fields: ['Query.catalogueChanges'], calls: [] },
  carts: {
    fields: ['Query.cartQuote', 'Query.sharedCart', 'Mutation.cartShare'],
    calls: ['POST /v1/cart/quote', 'POST /v1/cart/share', 'POST /v1/cart/shared'],
  },
  'orders:place': {
    fields: ['Mutation.orderPlace', 'Mutation.orderPay'],
    calls: ['POST /v1/orders', 'POST /v1/orders/pay'],
  },
  'orders:read': { fields: ['Query.orderByToken'], calls: ['GET /v1/orders/by-token/:token'] },
  // An invoice shows name and address. Without the scope the origin masks them.
  'personal:read': {
    fields: [
      'Order.address',
      'Order.contactEmail',
      'Order.contactName',
      'Order.contactPhone',
      'SubOrder.invoiceUrl',
    ],
    calls: [],
  },
  'webhooks:manage': {
    fields: WEBHOOK_FIELDS,
    calls: [
      'GET /v1/admin/webhook-subscriptions',
      'GET /v1/admin/webhook-subscriptions/:id',
      'GET /v1/admin/webhook-subscriptions/:id/deliveries',
      'POST /v1/admin/webhook-subscriptions',
      'POST /v1/admin/webhook-subscriptions/:id',
      'DELETE /v1/admin/webhook-subscriptions/:id',
      'POST /v1/admin/webhook-subscriptions/:id/secret',
      'POST /v1/admin/webhook-subscriptions/:id/verify',
      'POST /v1/admin/webhook-subscriptions/:id/test',
      'POST /v1/admin/webhook-subscriptions/:id/replay',
    ],
  },
  assistant: {
    fields: [
      'Query.assistant',
      'Mutation.botAnswerSpeak',
      'Mutation.botPictureRead',
      'Mutation.botQueryClassify',
      'Mutation.botSpeechTranscribe',
      'Subscription.botReply',
    ],
    calls: [],
  },
};

const byName = (part: keyof ScopeAccess): ReadonlyMap<string, ApiKeyScope> =>
  new Map(
    API_KEY_SCOPES.flatMap((scope) =>
      SCOPE_ACCESS[scope][part].map((name): [string, ApiKeyScope] => [name, scope]),
    ),
  );

/** Fields that need another scope than `catalogue:read`. */
export const FIELD_SCOPES = byName('fields');
/** Calls that need a scope. A call for a key that is neither listed nor open to everybody is refused. */
export const CALL_SCOPES = byName('calls');
