/** Permissions: subscriptions to orders and tickets. */
import type { Access } from '../access.ts';

export const feedPermissions = {
  'AdminEvent.isNew': 'staff:read',
  'AdminEvent.subject': 'staff:read',
  'AdminEvent.topic': 'staff:read',
  'AdminEvent.type': 'staff:read',
  'FeedEvent.cursor': 'staff:read',
  'FeedEvent.eventId': 'staff:read',
  'FeedEvent.occurredAt': 'staff:read',
  'FeedEvent.order': 'staff:read',
  'FeedEvent.subject': 'staff:read',
  'FeedEvent.type': 'staff:read',
  'Subscription.adminFeed': 'staff:read',
  'Subscription.orderFeed': 'staff:read',
  'Subscription.orderUpdated': 'viewer',
  'Subscription.ticketFeed': 'staff:read',
} as const satisfies Record<string, Access>;
