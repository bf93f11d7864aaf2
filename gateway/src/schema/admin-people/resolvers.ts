/** Accounts for staff. The REST API has the final decision. */
import { AccountNumber } from '../../../contract/accounts.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { toGlobalId } from '../base/ids.ts';
import { badInput, connectionPage, namingArguments } from '../base/input.ts';
import { money, wireAmount } from '../base/money.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { AdminPointsConnectionModel } from './models.ts';

const DEFAULT_PAGE = 25;
const KEY_NAMES = { 'Idempotency-Key': 'idempotencyKey' };

/** An account number as part of a path. @throws BAD_USER_INPUT naming the argument */
function numberOf(given: string, argument = 'input.accountNumber'): string {
  const { success, data } = AccountNumber.safeParse(given);
  if (!success) throw badInput(argument, 'is not an account number');
  return data;
}

export const adminPeopleResolvers: Resolvers = {
  Query: {
    adminUserAccount: (_, { accountNumber }, context) =>
      orNull(adminLoaders(context).managedUser(numberOf(accountNumber, 'accountNumber'))),
  },
  AdminUserSortField: {
    CREATED: 'created',
    ORDERS: 'orders',
    SPENT: 'spent',
    REFUSALS: 'refusals',
    POINTS: 'points',
    LAST_SEEN: 'seen',
  },
  AdminUser: {
    figures: ({ figures }) => figures ?? null,
    blockedAt: ({ blockedAt }) => blockedAt ?? null,
    lastSeenAt: ({ lastSeenAt }) => lastSeenAt ?? null,
  },
  AdminUserFigures: {
    spent: ({ spent }) => money(spent),
  },
  AdminUserAccount: {
    user: (account) => account,
    points: async ({ accountNumber }, { first, after }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      return new AdminPointsConnectionModel(
        await namingArguments(adminLoaders(context).userPoints(accountNumber, page)),
      );
    },
  },
  AdminUserSession: {
    key: ({ id }) => id,
  },
  AdminPointsEntry: {
    key: ({ _id }) => _id,
    orderId: ({ orderId }) => (orderId === null ? null : toGlobalId('Order', orderId)),
  },
  Mutation: {
    userUpdate: async (_, { input }, context) => {
      const { accountNumber, version, withdrawNewsletter, reason, ...fields } = input;
      const given = Object.entries(fields).filter(([, value]) => value != null);
      const { value, userErrors } = await attempt(
        adminLoaders(context).correctUser(numberOf(accountNumber), version, {
          ...Object.fromEntries(given),
          ...(withdrawNewsletter && { newsletter: false }),
          reason,
        }),
      );
      return { account: value, change: changeOf(value?.change), userErrors };
    },
    userBlock: async (_, { input: { accountNumber, version, isBlocked, reason } }, context) => {
      const { value, userErrors } = await attempt(
        adminLoaders(context).blockUser(numberOf(accountNumber), version, isBlocked, { reason }),
      );
      return { account: value, change: changeOf(value?.change), userErrors };
    },
    userSessionsEnd: async (_, { input: { accountNumber, key } }, context) => {
      const call = adminLoaders(context).endUserSessions(numberOf(accountNumber), { id: key ?? undefined });
      const { value, userErrors } = await attempt(call, { id: 'key' });
      return { account: value, userErrors };
    },
    userRecoverySend: async (_, { input: { accountNumber, idempotencyKey } }, context) => {
      const call = adminLoaders(context).sendRecovery(numberOf(accountNumber), idempotencyKey);
      const { value, userErrors } = await attempt(call, KEY_NAMES);
      return { account: value, userErrors };
    },
    userExport: async (_, { input: { accountNumber, reason } }, context) => {
      const { value, userErrors } = await attempt(
        adminLoaders(context).exportUser(numberOf(accountNumber), { reason }),
      );
      return { data: value && JSON.stringify(value, null, 2), userErrors };
    },
    userErase: async (_, { input: { accountNumber, reason } }, context) => {
      const { value, userErrors } = await attempt(
        adminLoaders(context).eraseUser(numberOf(accountNumber), { reason }),
      );
      return { erasedAccountNumber: value && accountNumber, userErrors };
    },
    userPointsAdjust: async (_, { input: { accountNumber, idempotencyKey, ...request } }, context) => {
      const call = adminLoaders(context).adjustPoints(numberOf(accountNumber), request, idempotencyKey);
      const { value, userErrors } = await attempt(call, KEY_NAMES);
      return { account: value, userErrors };
    },
    userCouponGive: async (_, { input: { accountNumber, idempotencyKey, amount, reason } }, context) => {
      const request = { amount: wireAmount(amount), reason };
      const call = adminLoaders(context).giveCoupon(numberOf(accountNumber), request, idempotencyKey);
      const { value, userErrors } = await attempt(call, KEY_NAMES);
      return { code: value && value.code, endsAt: value && value.endsAt, userErrors };
    },
  },
};
