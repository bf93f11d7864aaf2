/** Saved views of the back-office's lists. */
import { SavedView, SavedViews, ViewDeleted } from '../../../../contract/views.ts';
import type { ViewCreateRequest, ViewUpdateRequest } from '../../../../contract/views.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminViewLoaders {
  /** Without a list: those of all lists. */
  views(list: string | undefined): Promise<SavedViews>;
  createView(request: ViewCreateRequest): Promise<SavedView>;
  updateView(id: string, version: number, request: ViewUpdateRequest): Promise<SavedView>;
  deleteView(id: string): Promise<ViewDeleted>;
}

export function createAdminViewLoaders({ get, send, remove }: AdminCalls): AdminViewLoaders {
  const asView = (json: unknown): SavedView => SavedView.parse(json);
  return {
    views: (list) => get(withQuery('/v1/admin/views', { list }), (json) => SavedViews.parse(json)),
    createView: (request) => send('/v1/admin/views', request, asView),
    updateView: (id, version, request) =>
      send(`/v1/admin/views/${segment(id)}`, request, asView, { version }),
    deleteView: (id) => remove(`/v1/admin/views/${segment(id)}`, (json) => ViewDeleted.parse(json)),
  };
}
