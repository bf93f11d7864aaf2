/** The outbox feed: changes in commit order. Drives webhooks, subscriptions and cache invalidation. */
import { z } from 'zod';
import { bounded } from './text.ts';
import { Instant } from './common.ts';

export const EventType = z.enum([
  'product.changed',
  'product.stock',
  'category.changed',
  'brand.changed',
  'seller.changed',
  'homepage.changed',
  'page.changed',
  'promo.changed',
  'coupon.changed',
  'review.changed',
  'order.created',
  'order.changed',
  'ticket.created',
  'ticket.changed',
]);
export type EventType = z.infer<typeof EventType>;

export const FeedEvent = z
  .object({
    id: z.string().describe('Event ID; consumers ignore an event they have seen.'),
    type: EventType,
    occurredAt: Instant,
    subject: z.string().describe('ID of the changed object.'),
    data: z.record(z.string(), z.unknown()),
    cursor: z.string().optional().describe('To continue after this event; only on events of the feed.'),
  })
  .meta({ id: 'FeedEvent' });
export type FeedEvent = z.infer<typeof FeedEvent>;

/** Query of GET /v1/events (service token): events after a cursor; waits up to `wait` seconds when there are none. */
export const FeedQuery = z
  .strictObject({
    after: bounded(60)
      .optional()
      .describe('Cursor of the last page; absent: only the current end is returned.'),
    limit: z.coerce.number().int().min(1).max(500).default(200),
    wait: z.coerce.number().int().min(0).max(30).default(0).describe('Seconds.'),
  })
  .meta({ id: 'FeedQuery' });

export const FeedPage = z
  .object({
    events: z.array(FeedEvent),
    cursor: z.string().describe('Cursor to continue after.'),
    gap: z
      .boolean()
      .optional()
      .describe(
        'true: events after the given cursor are no longer stored (they are kept for a week). The page is then empty and its cursor is the current end: assume that anything may have changed.',
      ),
  })
  .meta({ id: 'FeedPage' });
export type FeedPage = z.infer<typeof FeedPage>;
