/** Lists of accounts and sellers for admins. */
import { adminLoaders } from '../account/session.ts';
import { adminRoleOf, isAdmin } from '../account/viewer.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { toGlobalId } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { CREATED_NAMES } from '../base/created.ts';
import { SELLER_LIST_NAMES, sellerListQuery } from '../admin-sellers/selection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { AdminSellerConnectionModel, UserConnectionModel } from './models.ts';

const DEFAULT_PAGE = 25;

/** Arguments of the list of accounts by the parameters of REST. */
const USER_NAMES = {
  limit: 'first',
  ...CREATED_NAMES,
  q: 'filter.search',
  minRefusals: 'filter.minRefusals',
  minPoints: 'filter.minPoints',
};

export const adminListResolvers: Resolvers = {
  Query: {
    adminUsers: async (_, { first, after, filter, sort }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const { search, isBlocked, isAdmin: admin, ...rest } = filter ?? {};
      const given = {
        ...rest,
        q: search,
        blocked: isBlocked,
        admin,
        sort: sort?.field,
        order: sort?.direction,
      };
      const conditions = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, value == null ? undefined : String(value)]),
      );
      const found = await namingArguments(adminLoaders(context).users(page, conditions), USER_NAMES);
      return withFiles(new UserConnectionModel(found), ['users'], conditions);
    },
    adminSellers: async (_, { first, after, status, filter }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const conditions = sellerListQuery(status, filter);
      const found = await namingArguments(adminLoaders(context).sellers(page, conditions), SELLER_LIST_NAMES);
      return withFiles(new AdminSellerConnectionModel(found), ['sellers'], conditions);
    },
  },
  AdminUser: {
    id: ({ accountNumber }) => toGlobalId('AdminUser', accountNumber),
    firstName: ({ contact }) => contact.firstName,
    lastName: ({ contact }) => contact.lastName,
    email: ({ contact }) => contact.email,
    phone: ({ contact }) => contact.phone,
    pendingEmail: ({ pendingEmail }) => pendingEmail ?? null,
    isAdmin,
    adminRole: adminRoleOf,
  },
  ListFileName: {
    ORDERS: 'orders',
    ORDER_LINES: 'order-lines',
    INVOICES: 'invoices',
    USERS: 'users',
    SELLERS: 'sellers',
    COUPONS: 'coupons',
    REVIEWS: 'reviews',
    TICKETS: 'tickets',
    REFUNDS: 'refunds',
    LEDGER: 'ledger',
    CASH_ROWS: 'cash-rows',
    NEWSLETTER: 'newsletter',
    AUDIT: 'audit',
    ASKED: 'asked',
    RETURNS: 'returns',
    PARCELS: 'parcels',
    PAYABLE: 'payable',
    PAYOUTS: 'payouts',
    BRANDS: 'brands',
    MEDIA: 'media',
    PROMOS: 'promos',
    JOBS: 'jobs',
  },
  AdminUserConnection: {
    total: ({ listTotal }) => listTotal,
    files: filesOf,
  },
  AdminSellerConnection: { files: filesOf },
};
