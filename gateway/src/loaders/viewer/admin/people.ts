/** Accounts of users. */
import { ReadUser, ReadUsersPage } from '../../../../contract/accounts.ts';
import type { User, UsersPage } from '../../../../contract/accounts.ts';
import type { ListPage } from '../../base/pages.ts';
import { withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminPeopleLoaders {
  users(page: ListPage): Promise<UsersPage>;
  user(accountNumber: string): Promise<User>;
}

export function createAdminPeopleLoaders({ get }: AdminCalls): AdminPeopleLoaders {
  return {
    users: (page) =>
      get(withQuery('/v1/admin/users', { ...page }), (json): UsersPage => ReadUsersPage.parse(json)),
    user: (accountNumber) => get(`/v1/admin/users/${accountNumber}`, (json): User => ReadUser.parse(json)),
  };
}
