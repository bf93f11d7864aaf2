/** The second step of sign-in of the caller. */
import { adminLoaders, ownLoaders } from '../account/session.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const adminTwoStepResolvers: Resolvers = {
  Query: {
    ownTwoStep: (_, __, context) => adminLoaders(context).twoStep(),
  },
  Mutation: {
    twoStepBegin: async (_, { input }, context) => {
      const loaders = ownLoaders(context);
      const call = loaders.enterPassword({ ...input }).then(() => loaders.admin.beginTwoStep());
      const { value, userErrors } = await attempt(call);
      return { secret: value, userErrors };
    },
    twoStepConfirm: async (_, { input: { code } }, context) => {
      const { value, userErrors } = await attempt(adminLoaders(context).confirmTwoStep(code));
      return { recoveryCodes: value && value.recoveryCodes, userErrors };
    },
    twoStepRecoveryCodesRenew: async (_, { input }, context) => {
      const loaders = ownLoaders(context);
      const call = loaders.enterPassword({ ...input }).then(() => loaders.admin.renewRecoveryCodes());
      const { value, userErrors } = await attempt(call);
      return { recoveryCodes: value && value.recoveryCodes, userErrors };
    },
    twoStepDisable: async (_, { input }, context) => {
      const { value, userErrors } = await attempt(adminLoaders(context).disableTwoStep({ ...input }));
      return { twoStep: value, userErrors };
    },
  },
};
