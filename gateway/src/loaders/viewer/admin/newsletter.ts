/** The newsletter's subscribers. */
import {
  ChangedSubscriber,
  SubscribersFile,
  SubscribersPage,
} from '../../../../contract/admin/newsletter.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminNewsletterLoaders {
  list(page: ListPage, filter: Record<string, string | undefined>): Promise<SubscribersPage>;
  file(): Promise<SubscribersFile>;
  withdraw(id: string): Promise<ChangedSubscriber>;
}

const newsletter = '/v1/admin/newsletter';

export function createAdminNewsletterLoaders({ get, send }: AdminCalls): AdminNewsletterLoaders {
  return {
    list: (page, filter) =>
      get(withQuery(newsletter, { ...page, ...filter }), (json) => SubscribersPage.parse(json)),
    file: () => get(`${newsletter}/file`, (json) => SubscribersFile.parse(json)),
    withdraw: (id) =>
      send(`${newsletter}/${segment(id)}/withdraw`, {}, (json) => ChangedSubscriber.parse(json)),
  };
}
