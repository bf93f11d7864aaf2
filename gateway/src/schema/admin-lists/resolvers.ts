/** Lists of accounts and coupons for admins. */
import type { CouponScope } from '../../../contract/coupons.ts';
import { adminLoaders } from '../account/session.ts';
import { adminRoleOf, isAdmin } from '../account/viewer.ts';
import { toGlobalId } from '../base/ids.ts';
import type { NodeType } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { optionalMoney } from '../base/money.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { CouponConnectionModel, UserConnectionModel } from './models.ts';

const DEFAULT_PAGE = 25;

/** Node types of coupon scopes. */
const SCOPE_TYPES: Readonly<Record<Exclude<CouponScope, 'all'>, NodeType>> = {
  seller: 'Seller',
  category: 'Category',
  brand: 'Brand',
  product: 'Product',
};

export const adminListResolvers: Resolvers = {
  CouponScope: { ALL: 'all', SELLER: 'seller', CATEGORY: 'category', BRAND: 'brand', PRODUCT: 'product' },
  CouponFunder: { PLATFORM: 'platform', SELLER: 'seller' },
  Query: {
    adminUsers: async (_, { first, after }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const admin = adminLoaders(context);
      return new UserConnectionModel(await namingArguments(admin.users(page)));
    },
    adminCoupons: async (_, { first, after }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const admin = adminLoaders(context);
      return new CouponConnectionModel(await namingArguments(admin.coupons(page)));
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
  AdminCoupon: {
    id: ({ _id }) => toGlobalId('AdminCoupon', _id),
    amount: ({ amount }) => optionalMoney(amount),
    minPurchase: ({ minPurchase }) => optionalMoney(minPurchase),
    maxDiscount: ({ maxDiscount }) => optionalMoney(maxDiscount),
    scopeId: ({ scope, scopeId }) =>
      scope === 'all' || scopeId === null ? null : toGlobalId(SCOPE_TYPES[scope], scopeId),
  },
};
