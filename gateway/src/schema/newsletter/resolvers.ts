/** Newsletter subscriptions. */
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const newsletterResolvers: Resolvers = {
  Mutation: {
    newsletterSubscribe: async (_, { input }, { loaders }) => {
      const { userErrors } = await attempt(
        loaders.subscribe({ email: input.email, language: input.language }),
      );
      return { subscribed: userErrors.length === 0, userErrors };
    },
  },
};
