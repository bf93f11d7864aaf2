/** The path of the back-office's search over everything. */
import { AdminSearchQuery, AdminSearchResult } from '../../../contract/admin/search.ts';
import { searchedPeople } from '../access/subjects.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { searchAll } from './search.ts';

export const searchRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/search',
    summary:
      'Orders, tickets, products, accounts, sellers and coupons that a text names: by number, SKU, code, account number or telephone, or by name, at most five of each.',
    query: AdminSearchQuery,
    response: AdminSearchResult,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    reads: ({ query, response, viewer }) => searchedPeople(viewer, query.q, response.hits),
    handle: async (context, { query, viewer }): Promise<AdminSearchResult> => ({
      hits: await searchAll(context, signedIn(viewer), query.q),
    }),
  }),
];
