/** What events of the feed mean for the lists of the back-office. */
import type { EventType, FeedEvent } from '../../../contract/events.ts';
import type { AdminTopic } from '../generated/resolvers.ts';

/** The list that an event is about. */
const TOPIC_OF: Readonly<Record<EventType, AdminTopic>> = {
  'catalogue.changed': 'PRODUCTS',
  'product.changed': 'PRODUCTS',
  'product.stock': 'STOCK',
  'category.changed': 'CATEGORIES',
  'brand.changed': 'BRANDS',
  'seller.changed': 'SELLERS',
  'seller.applied': 'SELLERS',
  'homepage.changed': 'HOMEPAGE',
  'page.changed': 'TEXTS',
  'promo.changed': 'PROMOTIONS',
  'settings.changed': 'SETTINGS',
  'search-redirect.changed': 'SEARCH_REDIRECTS',
  'api-key.changed': 'API_KEYS',
  'coupon.changed': 'COUPONS',
  'review.changed': 'REVIEWS',
  'review.created': 'REVIEWS',
  'review.handled': 'REVIEWS',
  'order.created': 'ORDERS',
  'order.changed': 'ORDERS',
  'ticket.created': 'TICKETS',
  'ticket.changed': 'TICKETS',
  'ticket.handled': 'TICKETS',
  'job.changed': 'JOBS',
};

/** The topic of an event. */
export const topicOf = ({ type }: Pick<FeedEvent, 'type'>): AdminTopic => TOPIC_OF[type];

/** Whether an event adds an entry to the list of its topic. */
export const isNew = ({ type, data }: Pick<FeedEvent, 'type' | 'data'>): boolean =>
  type.endsWith('.created') || type === 'seller.applied' || data['reason'] === 'created';
