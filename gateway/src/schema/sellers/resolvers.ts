/** Sellers' applications. */
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const sellerResolvers: Resolvers = {
  Mutation: {
    sellerApply: async (_, { input }, { loaders }) => {
      const { value, userErrors } = await attempt(loaders.applyAsSeller({ ...input }));
      return { applicationNumber: value?.number ?? null, userErrors };
    },
  },
};
