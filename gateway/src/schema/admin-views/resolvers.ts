/** Saved views of the back-office's lists. */
import { adminLoaders } from '../account/session.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { badInput, namingArguments } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const adminViewResolvers: Resolvers = {
  Query: {
    adminViews: async (_, { list }, context) =>
      (await namingArguments(adminLoaders(context).views(list), { list: 'list' })).views,
  },
  Mutation: {
    adminViewSave: async (_, { input }, context) => {
      const { id, version, list, ...content } = input;
      const admin = adminLoaders(context);
      if (id == null) {
        const { value, userErrors } = await attempt(admin.createView({ list, ...content }));
        return { view: value, userErrors };
      }
      const key = readKey(id, 'SavedView', 'input.id');
      if (version == null) throw badInput('input.version', 'is required with id');
      const { value, userErrors } = await attempt(admin.updateView(key, version, content));
      return { view: value, userErrors };
    },
    adminViewDelete: async (_, { input }, context) => {
      const key = readKey(input.id, 'SavedView', 'input.id');
      const { value, userErrors } = await attempt(adminLoaders(context).deleteView(key));
      return { deletedId: value && input.id, userErrors };
    },
  },
  SavedView: {
    id: ({ _id }) => toGlobalId('SavedView', _id),
  },
};
