/** What the stream of events means for the responses on screen. */
import type { News } from '../../relay/useAdminQuery.ts';
import type { AdminTopic } from './_frame/__generated__/useAdminFeedSubscription.graphql.ts';

/** The numbers of the menu. */
export const COUNTS = 'counts';
/** The person's own jobs, in the bar. */
export const OWN_JOBS = 'ownJobs';

/** Topics of responses (see `useAdminQuery`) by what an event is about. Forms are not fetched again: their version is what was read. */
export const FEED_TOPICS: Readonly<Record<AdminTopic, readonly Pick<News, 'topics' | 'onScreen'>[]>> = {
  ORDERS: [
    {
      topics: ['orders', 'order', 'queue', 'parcels', 'returns', 'refunds', COUNTS],
      onScreen: 'announce',
    },
  ],
  TICKETS: [{ topics: ['tickets', 'ticket', COUNTS], onScreen: 'announce' }],
  REVIEWS: [{ topics: ['reviews', COUNTS], onScreen: 'announce' }],
  // Progress is followed in place.
  JOBS: [{ topics: ['jobs', 'job', OWN_JOBS], onScreen: 'show' }],
  SELLERS: [
    { topics: ['sellers', 'seller'], onScreen: 'announceOnly' },
    { topics: [COUNTS], onScreen: 'show' },
  ],
  PRODUCTS: [
    { topics: ['products', 'product'], onScreen: 'announceOnly' },
    { topics: [COUNTS], onScreen: 'show' },
  ],
  // Every sale changes it: the list would never be at rest.
  STOCK: [{ topics: ['products', 'product'], onScreen: 'wait' }],
  CATEGORIES: [{ topics: ['categories'], onScreen: 'announceOnly' }],
  BRANDS: [{ topics: ['brands'], onScreen: 'announceOnly' }],
  COUPONS: [{ topics: ['coupons'], onScreen: 'announceOnly' }],
  PROMOTIONS: [{ topics: ['promos'], onScreen: 'announceOnly' }],
  HOMEPAGE: [{ topics: ['homepageVersions'], onScreen: 'announceOnly' }],
  TEXTS: [{ topics: ['texts'], onScreen: 'announceOnly' }],
  API_KEYS: [{ topics: ['apiKeys'], onScreen: 'announceOnly' }],
  SEARCH_REDIRECTS: [{ topics: ['searchRedirects'], onScreen: 'announceOnly' }],
  SETTINGS: [{ topics: ['settings'], onScreen: 'wait' }],
};

export const ALL_TOPICS = Object.keys(FEED_TOPICS) as AdminTopic[];

/** Topics of responses that follow events while they are on screen. */
export const LIVE_TOPICS: readonly string[] = Object.values(FEED_TOPICS)
  .flat()
  .flatMap(({ topics, onScreen }) => (onScreen === 'show' || onScreen === 'announce' ? topics : []));
