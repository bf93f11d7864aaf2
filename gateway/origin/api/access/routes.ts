/** The path of the access log. */
import { AccessPage, AccessQuery } from '../../../contract/access.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { readAccess } from './read.ts';

export const accessRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/access',
    summary: 'Whose personal data staff and keys have read, newest first; without the data.',
    query: AccessQuery,
    response: AccessPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db, access }, { query }): Promise<AccessPage> => {
      // Readings of a moment ago are in it.
      await access.flush();
      return readAccess(db, query);
    },
  }),
];
