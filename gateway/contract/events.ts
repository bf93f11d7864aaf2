/** The outbox feed: changes in commit order. Drives webhooks, subscriptions and cache invalidation. */
import { z } from 'zod';
import { bounded } from './text.ts';
import { EntityId, Instant } from './common.ts';

export const EventType = z.enum([
  'product.changed',
  'product.stock',
  /** A batch of a large job: its products are in the data, without events of their own. */
  'catalogue.changed',
  'category.changed',
  'brand.changed',
  'seller.changed',
  /** A company has applied. */
  'seller.applied',
  'homepage.changed',
  'page.changed',
  'promo.changed',
  'settings.changed',
  /** A search leads to another page, or no longer does: the ID of its redirect. */
  'search-redirect.changed',
  'coupon.changed',
  /** Scopes, sites, end or secrets of a key of a third party. */
  'api-key.changed',
  /** What is published about a product. */
  'review.changed',
  /** A review awaits moderation: its ID. */
  'review.created',
  /** A review was moderated, or removed by its author: its ID. */
  'review.handled',
  'order.created',
  'order.changed',
  'ticket.created',
  'ticket.changed',
  /** Work among staff: noted, assigned. */
  'ticket.handled',
  /** The state of a job of the back-office. */
  'job.changed',
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

/** Query of GET /v1/catalogue/changes. */
export const CatalogueChangesQuery = z
  .strictObject({
    after: bounded(60)
      .optional()
      .describe('Cursor of the last page; absent: only a cursor to start from is returned.'),
    limit: z.coerce.number().int().min(1).max(500).default(200),
  })
  .meta({ id: 'CatalogueChangesQuery' });

/** Products that may have changed for the public, in the order of the changes. */
export const CatalogueChangesPage = z
  .object({
    products: z
      .array(EntityId)
      .describe('Each once, on sale or not any more: read them after this answer to know what they are now.'),
    cursor: z.string().describe('Cursor to continue after. It may lie within the products of one event.'),
    hasMore: z.boolean().describe('There are further changes at once.'),
    gap: z
      .boolean()
      .optional()
      .describe(
        'true: changes after the given cursor are no longer stored (they are kept for a week). The page is then empty and its cursor is one to start from.',
      ),
  })
  .meta({ id: 'CatalogueChangesPage' });
export type CatalogueChangesPage = z.infer<typeof CatalogueChangesPage>;
