/** Accounts of users. */
import { AccountExport, Done, ReadUser, ReadUsersPage } from '../../../../contract/accounts.ts';
import type { User, UsersPage } from '../../../../contract/accounts.ts';
import { AdminPointsPage, ManagedUser, UserCoupon } from '../../../../contract/admin/people.ts';
import type {
  UserPrivacyRequest,
  PointsAdjustRequest,
  UserBlockRequest,
  UserCorrection,
  UserCouponRequest,
  UserSessionsEndRequest,
} from '../../../../contract/admin/people.ts';
import type { ListPage } from '../../base/pages.ts';
import { withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminPeopleLoaders {
  /** `filter`: parameters of GET /v1/admin/users. */
  users(page: ListPage, filter: Query): Promise<UsersPage>;
  user(accountNumber: string): Promise<User>;
  managedUser(accountNumber: string): Promise<ManagedUser>;
  userPoints(accountNumber: string, page: ListPage): Promise<AdminPointsPage>;
  exportUser(accountNumber: string, request: UserPrivacyRequest): Promise<AccountExport>;
  eraseUser(accountNumber: string, request: UserPrivacyRequest): Promise<Done>;
  correctUser(accountNumber: string, version: number, correction: UserCorrection): Promise<ManagedUser>;
  blockUser(
    accountNumber: string,
    version: number,
    isBlocked: boolean,
    request: UserBlockRequest,
  ): Promise<ManagedUser>;
  endUserSessions(accountNumber: string, request: UserSessionsEndRequest): Promise<ManagedUser>;
  sendRecovery(accountNumber: string, idempotencyKey: string): Promise<ManagedUser>;
  adjustPoints(
    accountNumber: string,
    request: PointsAdjustRequest,
    idempotencyKey: string,
  ): Promise<ManagedUser>;
  giveCoupon(accountNumber: string, request: UserCouponRequest, idempotencyKey: string): Promise<UserCoupon>;
}

export function createAdminPeopleLoaders({ get, send }: AdminCalls): AdminPeopleLoaders {
  const path = (accountNumber: string, rest = ''): string => `/v1/admin/users/${accountNumber}${rest}`;
  const managed = (json: unknown): ManagedUser => ManagedUser.parse(json);
  return {
    users: (page, filter) =>
      get(withQuery('/v1/admin/users', { ...page, ...filter }), (json): UsersPage =>
        ReadUsersPage.parse(json),
      ),
    user: (accountNumber) => get(path(accountNumber), (json): User => ReadUser.parse(json)),
    managedUser: (accountNumber) => get(path(accountNumber, '/manage'), managed),
    userPoints: (accountNumber, page) =>
      get(withQuery(path(accountNumber, '/points'), { ...page }), (json) => AdminPointsPage.parse(json)),
    exportUser: (accountNumber, request) =>
      send(path(accountNumber, '/export'), request, (json) => AccountExport.parse(json)),
    eraseUser: (accountNumber, request) =>
      send(path(accountNumber, '/erase'), request, (json) => Done.parse(json)),
    correctUser: (accountNumber, version, correction) =>
      send(path(accountNumber), correction, managed, { version }),
    blockUser: (accountNumber, version, isBlocked, request) =>
      send(path(accountNumber, isBlocked ? '/block' : '/unblock'), request, managed, { version }),
    endUserSessions: (accountNumber, request) => send(path(accountNumber, '/sessions/end'), request, managed),
    sendRecovery: (accountNumber, idempotencyKey) =>
      send(path(accountNumber, '/recovery'), {}, managed, { idempotencyKey }),
    adjustPoints: (accountNumber, request, idempotencyKey) =>
      send(path(accountNumber, '/points'), request, managed, { idempotencyKey }),
    giveCoupon: (accountNumber, request, idempotencyKey) =>
      send(path(accountNumber, '/coupons'), request, (json) => UserCoupon.parse(json), { idempotencyKey }),
  };
}
