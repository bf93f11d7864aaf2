/** Search of the back-office over everything. */
import { AdminSearchResult } from '../../../../contract/admin/search.ts';
import { withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminSearchLoaders {
  search(text: string): Promise<AdminSearchResult>;
}

export const createAdminSearchLoaders = ({ get }: AdminCalls): AdminSearchLoaders => ({
  search: (q) => get(withQuery('/v1/admin/search', { q }), (json) => AdminSearchResult.parse(json)),
});
