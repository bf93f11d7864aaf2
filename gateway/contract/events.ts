/** The outbox feed: what changed, in commit order. Drives webhooks, subscriptions and dropping what was cached. */
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
    id: z.string().describe('Event id; a consumer that sees one twice drops it.'),
    type: EventType,
    occurredAt: Instant,
    subject: z.string().describe('Id of what changed.'),
    data: z.record(z.string(), z.unknown()),
    cursor: z.string().optional().describe('To begin behind it; of events of the feed.'),
  })
  .meta({ id: 'FeedEvent' });
export type FeedEvent = z.infer<typeof FeedEvent>;

/** Query of GET /v1/events (service token): events behind a cursor; waits up to `wait` seconds when there are none. */
export const FeedQuery = z
  .strictObject({
    after: bounded(60).optional().describe('Cursor of the last page; absent: only the present end is given.'),
    limit: z.coerce.number().int().min(1).max(500).default(200),
    wait: z.coerce.number().int().min(0).max(30).default(0).describe('Seconds.'),
  })
  .meta({ id: 'FeedQuery' });

export const FeedPage = z
  .object({
    events: z.array(FeedEvent),
    cursor: z.string().describe('Where to go on.'),
    gap: z
      .boolean()
      .optional()
      .describe(
        'true: events behind the given cursor are no longer kept (they are for a week). The page is then empty and its cursor is the present end: take anything as changed.',
      ),
  })
  .meta({ id: 'FeedPage' });
export type FeedPage = z.infer<typeof FeedPage>;
