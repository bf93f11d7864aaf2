/** Paths of saved views. */
import { z } from 'zod';
import { EntityId } from '../../../contract/common.ts';
import {
  SavedView,
  SavedViews,
  ViewCreateRequest,
  ViewDeleted,
  ViewsQuery,
  ViewUpdateRequest,
} from '../../../contract/views.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { createView, deleteView, listViews, updateView } from './views.ts';

const ById = z.strictObject({ id: EntityId });

export const viewRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/views',
    summary: 'The admin’s views of the back-office’s lists, and those that are shared.',
    query: ViewsQuery,
    response: SavedViews,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query, viewer }): Promise<SavedViews> =>
      listViews(db, signedIn(viewer), query.list),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/views',
    summary: 'Saves a new view of a list, at most 30 for each list. Sharing needs an owner.',
    body: ViewCreateRequest,
    response: SavedView,
    write: { action: 'view.create' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    handle: async (_, { body, write }): Promise<SavedView> =>
      write((trx, { actor }) => createView(trx, actor, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/views/:id',
    summary: 'Changes a view: an own one, or for owners a shared one.',
    params: ById,
    body: ViewUpdateRequest,
    response: SavedView,
    write: {
      action: 'view.update',
      row: ({ id }) => ({ table: 'saved_views', key: { id }, what: 'View' }),
    },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (_, { params, body, write }): Promise<SavedView> =>
      write((trx, { actor }) => updateView(trx, actor, params.id, body)),
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/views/:id',
    summary: 'Deletes a view: an own one, or for owners a shared one.',
    params: ById,
    response: ViewDeleted,
    write: { action: 'view.delete' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (_, { params, write }): Promise<ViewDeleted> =>
      write((trx, { actor }) => deleteView(trx, actor, params.id)),
  }),
];
