/** Permissions: subscriptions to orders and tickets. */
import type { Access } from '../access.ts';

export const feedPermissions = {
  'FeedEvent.cursor': 'admin',
  'FeedEvent.eventId': 'admin',
  'FeedEvent.occurredAt': 'admin',
  'FeedEvent.order': 'admin',
  'FeedEvent.subject': 'admin',
  'FeedEvent.type': 'admin',
  'Subscription.orderFeed': 'admin',
  'Subscription.orderUpdated': 'viewer',
  'Subscription.ticketFeed': 'admin',
} as const satisfies Record<string, Access>;
