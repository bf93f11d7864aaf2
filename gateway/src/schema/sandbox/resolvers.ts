/** The sandbox of test keys. */
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const sandboxResolvers: Resolvers = {
  Mutation: {
    sandboxAdvance: async (_, { input }, { loaders }) => {
      const { value, userErrors } = await attempt(loaders.advanceSandbox(input.minutes));
      return { changes: value?.changes ?? null, userErrors };
    },
  },
};
