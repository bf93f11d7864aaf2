/** Figures of the day. */
import { adminLoaders } from '../account/session.ts';
import { optionalMoney } from '../base/money.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const adminStatsResolvers: Resolvers = {
  Query: {
    adminToday: (_, __, context) => adminLoaders(context).today(),
  },
  AdminDayFigures: {
    revenue: ({ revenue }) => optionalMoney(revenue),
  },
};
