/** Routes of accounts in the back-office. */
import { z } from 'zod';
import { AccountExport, AccountNumber, Done } from '../../../contract/accounts.ts';
import {
  AdminPointsPage,
  ManagedUser,
  PointsAdjustRequest,
  UserBlockRequest,
  UserCorrection,
  UserCoupon,
  UserCouponRequest,
  UserPrivacyRequest,
  UserSessionsEndRequest,
} from '../../../contract/admin/people.ts';
import { PointsQuery } from '../../../contract/orders.ts';
import { openedUser } from '../access/subjects.ts';
import { NEEDS_RECENT_PASSWORD, requireRecentPassword } from '../auth/recent-password.ts';
import { findUser } from '../accounts/users.ts';
import { listPointsForStaff } from '../orders/points.ts';
import { DONE, route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { tagVersion } from '../write.ts';
import type { VersionedRow } from '../write.ts';
import {
  adjustUserPoints,
  blockUser,
  correctUser,
  endUserSessions,
  eraseForStaff,
  exportForStaff,
  giveCoupon,
  lockTarget,
  sendRecovery,
  unblockUser,
} from './change.ts';
import { manageUser } from './read.ts';

const ByNumber = z.strictObject({ accountNumber: AccountNumber });
const NoQuery = z.strictObject({});

const userRow = ({ accountNumber }: z.output<typeof ByNumber>): VersionedRow => ({
  table: 'users',
  key: { account_number: accountNumber },
  what: 'User',
});

export const peopleRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/users/:accountNumber/manage',
    summary:
      'An account with its figures, addresses and sessions. Contact data are masked for admins whose role does not need them.',
    params: ByNumber,
    query: NoQuery,
    response: ManagedUser,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    reads: ({ response, viewer }) => openedUser(viewer, response.accountNumber),
    handle: async ({ db }, { params, viewer, reply }): Promise<ManagedUser> => {
      const user = await manageUser(db, signedIn(viewer), await findUser(db, params.accountNumber));
      tagVersion(reply, user.version);
      return user;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/users/:accountNumber/points',
    summary: 'History of the loyalty points of an account, the latest first.',
    params: ByNumber,
    query: PointsQuery,
    response: AdminPointsPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ db }, { params, query }): Promise<AdminPointsPage> =>
      listPointsForStaff(db, (await findUser(db, params.accountNumber)).id, query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/users/:accountNumber/export',
    summary: `All data stored about an account, for the person who asked for them. ${NEEDS_RECENT_PASSWORD}`,
    params: ByNumber,
    body: UserPrivacyRequest,
    response: AccountExport,
    write: { action: 'user.export', hasSecrets: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    reads: ({ params }) => [{ entity: 'users', entityId: params.accountNumber, reason: 'EXPORT' }],
    handle: async (_, { params, body, write }): Promise<AccountExport> =>
      write(async (trx, { actor }) => {
        requireRecentPassword(actor);
        return exportForStaff(trx, await lockTarget(trx, actor, params.accountNumber), body.reason);
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/users/:accountNumber/erase',
    summary: `Deletes an account for the person who asked for it, as the person could; records that have to be retained are anonymised. ${NEEDS_RECENT_PASSWORD}`,
    params: ByNumber,
    body: UserPrivacyRequest,
    response: Done,
    write: { action: 'user.erase' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (_, { params, body, write }): Promise<Done> =>
      write(async (trx, { actor }) => {
        requireRecentPassword(actor);
        await eraseForStaff(trx, actor, await lockTarget(trx, actor, params.accountNumber), body.reason);
        return DONE;
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/users/:accountNumber',
    summary:
      'Corrects an account. A new e-mail address or telephone ends its sessions, and the former address is notified. Accounts of admins: by owners only.',
    params: ByNumber,
    body: UserCorrection,
    response: ManagedUser,
    write: { action: 'user.update', row: userRow },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ mailer }, { params, body, viewer, write }): Promise<ManagedUser> =>
      write(async (trx, { actor }) => {
        await correctUser(trx, mailer, await lockTarget(trx, actor, params.accountNumber), body);
        return manageUser(trx, signedIn(viewer), await findUser(trx, params.accountNumber));
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/users/:accountNumber/block',
    summary: 'Blocks the sign-in of an account and ends its sessions.',
    params: ByNumber,
    body: UserBlockRequest,
    response: ManagedUser,
    write: { action: 'user.block', row: userRow },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (_, { params, body, write }): Promise<ManagedUser> =>
      write(async (trx, { actor }) => {
        await blockUser(trx, await lockTarget(trx, actor, params.accountNumber), body.reason);
        return manageUser(trx, actor, await findUser(trx, params.accountNumber));
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/users/:accountNumber/unblock',
    summary: 'Lets a blocked account sign in again.',
    params: ByNumber,
    body: UserBlockRequest,
    response: ManagedUser,
    write: { action: 'user.unblock', row: userRow },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (_, { params, body, write }): Promise<ManagedUser> =>
      write(async (trx, { actor }) => {
        await unblockUser(trx, await lockTarget(trx, actor, params.accountNumber), body.reason);
        return manageUser(trx, actor, await findUser(trx, params.accountNumber));
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/users/:accountNumber/sessions/end',
    summary: 'Ends one session of an account, or all.',
    params: ByNumber,
    body: UserSessionsEndRequest,
    response: ManagedUser,
    write: { action: 'user.sessions' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (_, { params, body, write }): Promise<ManagedUser> =>
      write(async (trx, { actor }) => {
        await endUserSessions(trx, await lockTarget(trx, actor, params.accountNumber), body.id);
        return manageUser(trx, actor, await findUser(trx, params.accountNumber));
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/users/:accountNumber/recovery',
    summary: 'Sends an account a link for a new password, valid for 30 minutes.',
    params: ByNumber,
    body: z.strictObject({}),
    response: ManagedUser,
    write: { action: 'user.recovery', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ mailer }, { params, write }): Promise<ManagedUser> =>
      write(async (trx, { actor }) => {
        await sendRecovery(trx, mailer, await lockTarget(trx, actor, params.accountNumber));
        return manageUser(trx, actor, await findUser(trx, params.accountNumber));
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/users/:accountNumber/points',
    summary:
      'Adds loyalty points to an account, or takes them away, with a reason. The balance stays 0 or more.',
    params: ByNumber,
    body: PointsAdjustRequest,
    response: ManagedUser,
    write: { action: 'user.points', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (_, { params, body, write }): Promise<ManagedUser> =>
      write(async (trx, { actor }) => {
        await adjustUserPoints(trx, actor, await lockTarget(trx, actor, params.accountNumber), body);
        return manageUser(trx, actor, await findUser(trx, params.accountNumber));
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/users/:accountNumber/coupons',
    summary: 'Creates a coupon for an account, to be used once.',
    params: ByNumber,
    body: UserCouponRequest,
    response: UserCoupon,
    write: { action: 'user.coupon', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (_, { params, body, write }): Promise<UserCoupon> =>
      write(async (trx, { actor }) =>
        giveCoupon(trx, actor, await lockTarget(trx, actor, params.accountNumber), body),
      ),
  }),
];
