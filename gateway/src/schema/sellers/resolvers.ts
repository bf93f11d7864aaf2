/** Sellers' applications. */
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const sellerResolvers: Resolvers = {
  SellerDocumentKind: { REGISTER: 'register', BANK: 'bank', LICENCE: 'licence', OTHER: 'other' },
  Mutation: {
    sellerApply: async (_, { input: { documents, ...input } }, { loaders }) => {
      // Absent without any, because other upstreams may not know them.
      const attached = documents == null || documents.length === 0 ? {} : { documents: [...documents] };
      const { value, userErrors } = await attempt(loaders.applyAsSeller({ ...input, ...attached }));
      return { applicationNumber: value?.number ?? null, userErrors };
    },
  },
};
