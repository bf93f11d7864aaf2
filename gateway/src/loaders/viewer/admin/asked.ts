/** What shoppers look for and ask. */
import { AskedPage, ChangedAskedText } from '../../../../contract/admin/asked.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminAskedLoaders {
  list(page: ListPage, filter: Query): Promise<AskedPage>;
  resolve(id: string, isResolved: boolean): Promise<ChangedAskedText>;
}

const asked = '/v1/admin/asked';

export function createAdminAskedLoaders({ get, send }: AdminCalls): AdminAskedLoaders {
  return {
    list: (page, filter) => get(withQuery(asked, { ...page, ...filter }), (json) => AskedPage.parse(json)),
    resolve: (id, isResolved) =>
      send(`${asked}/${segment(id)}/resolved`, { isResolved }, (json) => ChangedAskedText.parse(json)),
  };
}
