/** Keys of third parties. */
import { EntityId } from '../../../contract/common.ts';
import { adminLoaders } from '../account/session.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import type { ApiKeyCreateInput, ApiKeyUpdateInput, Resolvers } from '../generated/resolvers.ts';

/** What both a new and a changed key are given. */
const contentOf = ({ name, scopes, origins, expiresAt }: ApiKeyCreateInput | ApiKeyUpdateInput) => ({
  name,
  scopes: [...scopes],
  origins: [...(origins ?? [])],
  expiresAt: expiresAt ?? null,
});

export const adminApiKeyResolvers: Resolvers = {
  ApiKeyMode: { LIVE: 'live', TEST: 'test' },
  ApiKeyKind: { PUBLIC: 'public', SECRET: 'secret' },
  ApiKeyScope: {
    CATALOGUE_READ: 'catalogue:read',
    CATALOGUE_CHANGES: 'catalogue:changes',
    CARTS: 'carts',
    ORDERS_PLACE: 'orders:place',
    ORDERS_READ: 'orders:read',
    ORDERS_ALL: 'orders:all',
    ORDERS_WRITE: 'orders:write',
    REFUNDS_WRITE: 'refunds:write',
    PERSONAL_READ: 'personal:read',
    STOCK_WRITE: 'stock:write',
    PRODUCTS_WRITE: 'products:write',
    SHIPMENTS_READ: 'shipments:read',
    SHIPMENTS_WRITE: 'shipments:write',
    TICKETS_READ: 'tickets:read',
    TICKETS_WRITE: 'tickets:write',
    WEBHOOKS_MANAGE: 'webhooks:manage',
    ASSISTANT: 'assistant',
  },
  AdminApiKey: {
    id: ({ _id }) => toGlobalId('AdminApiKey', _id),
    keyId: ({ _id }) => _id,
    sellerId: ({ seller }) => seller && toGlobalId('Seller', seller._id),
    sellerName: ({ seller }) => seller?.name ?? null,
    isSuspended: ({ isSuspended }) => isSuspended ?? false,
  },
  AdminApiKeySecret: { secretId: ({ _id }) => _id },
  Query: {
    adminApiKeyUse: (_, { id }, context) =>
      orNull(adminLoaders(context).apiKeys.use(readKey(id, 'AdminApiKey', 'id'))),
    adminApiKeys: async (_, __, context) => (await adminLoaders(context).apiKeys.list()).keys,
  },
  Mutation: {
    apiKeyCreate: async (_, { input }, context) => {
      const { value, userErrors } = await attempt(
        adminLoaders(context).apiKeys.create({
          kind: input.kind,
          mode: input.mode,
          sellerId: input.sellerId == null ? null : readKey(input.sellerId, 'Seller', 'input.sellerId'),
          carrier: input.carrier ?? null,
          ...contentOf(input),
        }),
      );
      return { key: value?.key ?? null, text: value?.text ?? null, userErrors };
    },
    apiKeyUpdate: async (_, { input }, context) => {
      const key = readKey(input.id, 'AdminApiKey', 'input.id');
      const { value, userErrors } = await attempt(
        adminLoaders(context).apiKeys.change(key, input.version, contentOf(input)),
      );
      return { key: value, change: changeOf(value?.change), userErrors };
    },
    apiKeyRevoke: async (_, { input }, context) => {
      const key = readKey(input.id, 'AdminApiKey', 'input.id');
      const { value, userErrors } = await attempt(adminLoaders(context).apiKeys.revoke(key));
      return { key: value, userErrors };
    },
    apiKeySecretAdd: async (_, { input }, context) => {
      const key = readKey(input.id, 'AdminApiKey', 'input.id');
      const { value, userErrors } = await attempt(adminLoaders(context).apiKeys.addSecret(key));
      return { key: value?.key ?? null, text: value?.text ?? null, userErrors };
    },
    apiKeySecretRevoke: async (_, { input }, context) => {
      const key = readKey(input.id, 'AdminApiKey', 'input.id');
      if (!EntityId.safeParse(input.secretId).success)
        throw badInput('input.secretId', 'must be the id of a secret');
      const { value, userErrors } = await attempt(
        adminLoaders(context).apiKeys.revokeSecret(key, input.secretId),
      );
      return { key: value, userErrors };
    },
  },
};
