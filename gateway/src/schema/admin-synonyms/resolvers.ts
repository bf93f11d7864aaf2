/** The shop's synonyms. */
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const adminSynonymResolvers: Resolvers = {
  AdminSynonymGroup: { id: ({ _id }) => toGlobalId('AdminSynonymGroup', _id) },
  Query: {
    adminSynonymGroups: async (_, __, context) => (await adminLoaders(context).synonyms.list()).groups,
  },
  Mutation: {
    synonymsSave: async (_, { input }, context) => {
      const { id, version, idempotencyKey, ...content } = input;
      const { synonyms } = adminLoaders(context);
      if (id == null && idempotencyKey == null)
        throw badInput('input.idempotencyKey', 'is required without id');
      if (id != null && version == null) throw badInput('input.version', 'is required with id');
      const { value, userErrors } = await attempt(
        id == null
          ? synonyms.create(content, idempotencyKey ?? '')
          : synonyms.change(readKey(id, 'AdminSynonymGroup', 'input.id'), version ?? 0, content),
      );
      return { group: value, change: changeOf(value?.change), userErrors };
    },
    synonymsDelete: async (_, { input }, context) => {
      const key = readKey(input.id, 'AdminSynonymGroup', 'input.id');
      const { value, userErrors } = await attempt(adminLoaders(context).synonyms.remove(key));
      return { deletedId: value && input.id, userErrors };
    },
  },
};
