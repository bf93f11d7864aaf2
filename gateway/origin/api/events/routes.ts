/** Route of the feed. */
import {
  CatalogueChangesPage,
  CatalogueChangesQuery,
  FeedPage,
  FeedQuery,
} from '../../../contract/events.ts';
import { DATABASE_POSITION_HEADER } from '../../../contract/rules/database-position.ts';
import { catalogueChanges } from './catalogue.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';

export const eventRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/events',
    summary:
      'Events after a cursor, in an order in which nothing is skipped; on request waits for the first event.',
    query: FeedQuery,
    response: FeedPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ feed, replica }, { query, reply }): Promise<FeedPage> => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const page =
        query.after === undefined
          ? { events: [], cursor: await feed.end() }
          : await feed.readOrWait(query.after, query.limit, query.wait * 1_000, gone.signal);
      if (replica) reply.header(DATABASE_POSITION_HEADER, await replica.mark());
      return page;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/catalogue/changes',
    summary: 'Products that may have changed for the public, after a cursor; nothing is skipped.',
    query: CatalogueChangesQuery,
    response: CatalogueChangesPage,
    handle: (context, { query }) => catalogueChanges(context, query.after, query.limit),
  }),
];
