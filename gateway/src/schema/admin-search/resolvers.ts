/** Search of the back-office over everything. */
import { adminLoaders } from '../account/session.ts';
import { toGlobalId } from '../base/ids.ts';
import { namingArguments } from '../base/input.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Types whose id addresses the screen; the number of a ticket or an account does so as it is. */
const TYPES = { ORDER: 'Order', PRODUCT: 'AdminProduct', SELLER: 'Seller', COUPON: 'AdminCoupon' } as const;

export const adminSearchResolvers: Resolvers = {
  Query: {
    adminSearch: async (_, { text }, context) =>
      (await namingArguments(adminLoaders(context).search(text), { q: 'text' })).hits,
  },
  AdminSearchHit: {
    key: ({ kind, key }) => (kind === 'TICKET' || kind === 'USER' ? key : toGlobalId(TYPES[kind], key)),
  },
};
