/** Figures of the day. */
import { MAX_STATS_DAYS } from '../../../contract/admin/stats.ts';
import type { StatsTopEntry } from '../../../contract/admin/stats.ts';
import { adminLoaders } from '../account/session.ts';
import type { ListPage } from '../../loaders/base/pages.ts';
import { totalOf } from '../base/connection.ts';
import { toGlobalId } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { optionalMoney } from '../base/money.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Lists are asked for their totals: a page cannot be empty. */
const COUNTED: ListPage = { limit: 1 };

/** Days of a period. @throws BAD_USER_INPUT */
function checkedDays(days: number): number {
  if (days < 1 || days > MAX_STATS_DAYS) throw badInput('days', `must be from 1 to ${MAX_STATS_DAYS}`);
  return days;
}

export const adminStatsResolvers: Resolvers = {
  Query: {
    adminLowStock: (_, __, context) => adminLoaders(context).lowStock(),
    adminStatsDays: (_, { days }, context) => adminLoaders(context).statsOfDays(checkedDays(days)),
    adminStatsPlaces: async (_, { days }, context) =>
      (await adminLoaders(context).statsOfPlaces(checkedDays(days))).places,
    adminStatsTop: async (_, { days }, context) => {
      const { products, sellers } = await adminLoaders(context).topSold(checkedDays(days));
      const entriesOf = (type: 'Product' | 'Seller', entries: readonly StatsTopEntry[]) =>
        entries.map(({ _id, revenue, ...entry }) => ({
          ...entry,
          targetId: toGlobalId(type, _id),
          revenue: optionalMoney(revenue),
        }));
      return { products: entriesOf('Product', products), sellers: entriesOf('Seller', sellers) };
    },
    adminCounts: () => ({}),
    adminToday: (_, __, context) => adminLoaders(context).today(),
  },
  AdminCounts: {
    ordersToConfirm: async (_, __, context) =>
      totalOf((await adminLoaders(context).orders(COUNTED, { state: 'AWAITING_CONFIRMATION' })).pagination),
    pendingReviews: async (_, __, context) =>
      totalOf((await adminLoaders(context).reviews(COUNTED, { state: 'PENDING' })).pagination),
    productsToReview: async (_, __, context) =>
      (await adminLoaders(context).catalogue.products(COUNTED, { toReview: 'true', archived: 'false' }))
        .total,
    newTickets: async (_, __, context) =>
      totalOf((await adminLoaders(context).tickets(COUNTED, { status: 'NEW' })).pagination),
    applications: async (_, __, context) =>
      totalOf((await adminLoaders(context).sellers(COUNTED, { status: 'APPLIED' })).pagination),
  },
  AdminStatsDay: { figures: (day) => day },
  AdminStatsSums: {
    cashRevenue: ({ cashRevenue }) => optionalMoney(cashRevenue),
    onlineRevenue: ({ onlineRevenue }) => optionalMoney(onlineRevenue),
    revenue: ({ revenue }) => optionalMoney(revenue),
  },
  AdminStatsPlace: { revenue: ({ revenue }) => optionalMoney(revenue) },
  AdminLowStockProduct: { productId: ({ _id }) => toGlobalId('Product', _id) },
  AdminDayFigures: {
    revenue: ({ revenue }) => optionalMoney(revenue),
  },
};
