/** Searches that lead to a page of the shop. */
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const adminSearchRedirectResolvers: Resolvers = {
  AdminSearchRedirect: { id: ({ _id }) => toGlobalId('AdminSearchRedirect', _id) },
  Query: {
    adminSearchRedirects: async (_, __, context) =>
      (await adminLoaders(context).searchRedirects.list()).redirects,
  },
  Mutation: {
    searchRedirectSave: async (_, { input }, context) => {
      const { id, version, idempotencyKey, ...content } = input;
      const { searchRedirects } = adminLoaders(context);
      if (id == null && idempotencyKey == null)
        throw badInput('input.idempotencyKey', 'is required without id');
      if (id != null && version == null) throw badInput('input.version', 'is required with id');
      const { value, userErrors } = await attempt(
        id == null
          ? searchRedirects.create(content, idempotencyKey ?? '')
          : searchRedirects.change(readKey(id, 'AdminSearchRedirect', 'input.id'), version ?? 0, content),
      );
      return { redirect: value, change: changeOf(value?.change), userErrors };
    },
    searchRedirectDelete: async (_, { input }, context) => {
      const key = readKey(input.id, 'AdminSearchRedirect', 'input.id');
      const { value, userErrors } = await attempt(adminLoaders(context).searchRedirects.remove(key));
      return { deletedId: value && input.id, userErrors };
    },
  },
};
