/** Searches that lead to a page of the shop. */
import {
  SearchRedirect,
  SearchRedirectDeleted,
  SearchRedirects,
} from '../../../../contract/admin/search-redirects.ts';
import type { SearchRedirectRequest } from '../../../../contract/admin/search-redirects.ts';
import type { AdminCalls } from './calls.ts';
import { segment } from '../../base/path.ts';

export interface AdminSearchRedirectLoaders {
  list(): Promise<SearchRedirects>;
  create(request: SearchRedirectRequest, idempotencyKey: string): Promise<SearchRedirect>;
  change(id: string, version: number, request: SearchRedirectRequest): Promise<SearchRedirect>;
  remove(id: string): Promise<SearchRedirectDeleted>;
}

const path = '/v1/admin/search-redirects';
const asRedirect = (json: unknown): SearchRedirect => SearchRedirect.parse(json);

export function createAdminSearchRedirectLoaders({
  get,
  send,
  remove,
}: AdminCalls): AdminSearchRedirectLoaders {
  return {
    list: () => get(path, (json) => SearchRedirects.parse(json)),
    create: (request, idempotencyKey) => send(path, request, asRedirect, { idempotencyKey }),
    change: (id, version, request) => send(`${path}/${segment(id)}`, request, asRedirect, { version }),
    remove: (id) => remove(`${path}/${segment(id)}`, (json) => SearchRedirectDeleted.parse(json)),
  };
}
