/** Paths of searches that lead to a page of the shop. */
import { z } from 'zod';
import {
  SearchRedirectDeleted,
  SearchRedirect,
  SearchRedirects,
  SearchRedirectRequest,
} from '../../../contract/admin/search-redirects.ts';
import { EntityId } from '../../../contract/common.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import type { VersionedRow } from '../write.ts';
import { changeRedirect, createRedirect, deleteRedirect, listRedirects } from './edit.ts';

const NoQuery = z.strictObject({});
const ById = z.strictObject({ id: EntityId });
const rowOf = ({ id }: { id: string }): VersionedRow => ({
  table: 'search_redirects',
  key: { id },
  what: 'Redirect',
});

export const searchRedirectRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/search-redirects',
    summary: 'Searches that lead to a page of the shop, the latest change first.',
    query: NoQuery,
    response: SearchRedirects,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }): Promise<SearchRedirects> => listRedirects(db),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/search-redirects',
    summary: 'Makes a search lead to a page of the shop.',
    body: SearchRedirectRequest,
    response: SearchRedirect,
    write: { action: 'search-redirect.create', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    handle: (_context, { body, write }): Promise<SearchRedirect> => write((trx) => createRedirect(trx, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/search-redirects/:id',
    summary: 'Changes the text of a redirected search, or where it leads to.',
    params: ById,
    body: SearchRedirectRequest,
    response: SearchRedirect,
    write: { action: 'search-redirect.update', row: rowOf, canUndo: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'STALE', 'PRECONDITION_REQUIRED'],
    handle: (_context, { params, body, write }): Promise<SearchRedirect> =>
      write((trx) => changeRedirect(trx, params.id, body)),
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/search-redirects/:id',
    summary: 'Deletes the redirect of a search, which shows its results again.',
    params: ById,
    query: NoQuery,
    response: SearchRedirectDeleted,
    write: { action: 'search-redirect.delete' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: (_context, { params, write }): Promise<SearchRedirectDeleted> =>
      write(async (trx) => {
        await deleteRedirect(trx, params.id);
        return { deletedId: params.id };
      }),
  }),
];
