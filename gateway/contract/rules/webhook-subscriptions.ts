/** Subscriptions of third parties to events: topics, limits and times. For origin, gateway and web. */
import type { ApiKeyBinding, ApiKeyScope } from './api-keys.ts';

/**
 * What a subscription receives. orders: orders and their parts. parcels: parts on their way. products: products that are on sale, or no
 * longer. stock: whether products can be ordered. tickets: customers' tickets.
 */
export const WEBHOOK_TOPICS = ['orders', 'parcels', 'products', 'stock', 'tickets'] as const;
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number];

/** The scope that a key needs for a topic, unless a carrier's. Of orders it receives those that it placed. */
const TOPIC_SCOPES: Readonly<Record<WebhookTopic, ApiKeyScope>> = {
  orders: 'orders:read',
  parcels: 'orders:read',
  products: 'catalogue:changes',
  stock: 'catalogue:changes',
  tickets: 'tickets:read',
};

/** The scope that a key needs for a topic. A carrier's key receives its parcels. */
export const topicScope = (topic: WebhookTopic, binding: ApiKeyBinding): ApiKeyScope =>
  topic === 'parcels' && binding === 'carrier' ? 'shipments:read' : TOPIC_SCOPES[topic];

/** PENDING: the address has not answered the challenge yet. DISABLED: switched off after days of failure. */
export const SUBSCRIPTION_STATES = ['PENDING', 'ACTIVE', 'DISABLED'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Longest address. */
export const MAX_WEBHOOK_URL = 500;
/** Most subscriptions of one key, and of the shop. */
export const MAX_SUBSCRIPTIONS = 20;
/** Days without one success after which a subscription is switched off. */
export const FAILING_DAYS = 3;
/** How long the earlier secret stays valid beside a new one (hours). */
export const SECRET_OVERLAP_HOURS = 24;
/** Days for which events can be replayed, and for which the log of deliveries is stored. */
export const REPLAY_DAYS = 7;

/** The question to an address whether it wants events: its answer repeats `data.challenge`. */
export const CHALLENGE = 'webhook.challenge';
/** An event without a meaning. */
export const TEST_EVENT = 'webhook.test';
/** Events were removed before they were sent: the receiver reads what it follows from the start. */
export const GAP_EVENT = 'webhook.gap';
