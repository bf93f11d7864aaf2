/** Paths of the keys of third parties. */
import { z } from 'zod';
import {
  ApiKey,
  ApiKeyChange,
  ApiKeyRequest,
  ApiKeyResolveRequest,
  ApiKeys,
  ApiKeyUse,
  ApiKeyUseReport,
  ApiKeyWithText,
  ResolvedApiKey,
} from '../../../contract/api-keys.ts';
import { Done } from '../../../contract/accounts.ts';
import { EntityId } from '../../../contract/common.ts';
import { bounded } from '../../../contract/text.ts';
import { NEEDS_RECENT_PASSWORD, requireRecentPassword } from '../auth/recent-password.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { addSecret, changeKey, createKey, listKeys, revokeKey, revokeSecret } from './keys.ts';
import { resolveKey } from './resolve.ts';
import { readUse, recordUse } from './use.ts';

const NoQuery = z.strictObject({});
const ById = z.strictObject({ id: bounded(12).min(1) });
const STAFF_ERRORS = ['UNAUTHENTICATED', 'FORBIDDEN'] as const;

export const apiKeyRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/api-keys',
    summary: 'Keys of third parties: valid ones first, then the latest.',
    query: NoQuery,
    response: ApiKeys,
    errors: STAFF_ERRORS,
    handle: ({ db }): Promise<ApiKeys> => listKeys(db),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/api-keys',
    summary: `Makes a key; its text is in the response only. ${NEEDS_RECENT_PASSWORD}`,
    body: ApiKeyRequest,
    response: ApiKeyWithText,
    write: { action: 'api-key.create', hasSecrets: true },
    errors: [...STAFF_ERRORS, 'CONFLICT'],
    handle: (_, { body, write }): Promise<ApiKeyWithText> =>
      write((trx, { actor }) => {
        requireRecentPassword(actor);
        return createKey(trx, body, actor.accountNumber);
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/api-keys/:id',
    summary: `Changes name, scopes, sites and end of a key, effective within seconds. ${NEEDS_RECENT_PASSWORD}`,
    params: ById,
    body: ApiKeyChange,
    response: ApiKey,
    write: {
      action: 'api-key.update',
      row: ({ id }) => ({ table: 'api_keys', key: { id }, what: 'Key' }),
    },
    errors: [...STAFF_ERRORS, 'NOT_FOUND', 'CONFLICT', 'STALE', 'PRECONDITION_REQUIRED'],
    handle: (_, { params, body, write }): Promise<ApiKey> =>
      write((trx, { actor }) => {
        requireRecentPassword(actor);
        return changeKey(trx, params.id, body);
      }),
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/api-keys/:id',
    summary: 'Revokes a key with all its secrets, for good.',
    params: ById,
    query: NoQuery,
    response: ApiKey,
    write: { action: 'api-key.revoke' },
    errors: [...STAFF_ERRORS, 'NOT_FOUND', 'CONFLICT'],
    handle: (_, { params, write }): Promise<ApiKey> => write((trx) => revokeKey(trx, params.id)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/api-keys/:id/secrets',
    summary: `Adds a second secret, so that servers can change over; its text is in the response only. ${NEEDS_RECENT_PASSWORD}`,
    params: ById,
    response: ApiKeyWithText,
    write: { action: 'api-key.secret', hasSecrets: true },
    errors: [...STAFF_ERRORS, 'NOT_FOUND', 'CONFLICT'],
    handle: (_, { params, write }): Promise<ApiKeyWithText> =>
      write((trx, { actor }) => {
        requireRecentPassword(actor);
        return addSecret(trx, params.id);
      }),
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/api-keys/:id/secrets/:secretId',
    summary: 'Revokes one of two secrets.',
    params: ById.extend({ secretId: EntityId }),
    query: NoQuery,
    response: ApiKey,
    write: { action: 'api-key.secret-revoke' },
    errors: [...STAFF_ERRORS, 'NOT_FOUND', 'CONFLICT'],
    handle: (_, { params, write }): Promise<ApiKey> =>
      write((trx) => revokeSecret(trx, params.id, params.secretId)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/api-keys/:id/use',
    summary: 'How a key was used: calls by day, what it uses that is deprecated, and from where.',
    params: ById,
    query: NoQuery,
    response: ApiKeyUse,
    errors: [...STAFF_ERRORS, 'NOT_FOUND'],
    handle: ({ db }, { params }): Promise<ApiKeyUse> => readUse(db, params.id),
  }),
  route({
    method: 'POST',
    path: '/v1/api-keys/use',
    summary: 'What a gateway counted of the use of keys. Keys that do not exist are ignored.',
    body: ApiKeyUseReport,
    response: Done,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { body }): Promise<Done> => {
      await recordUse(db, body);
      return { done: true };
    },
  }),
  route({
    method: 'POST',
    path: '/v1/api-keys/resolve',
    summary: 'What a key may do, for the gateway that was sent it. The key itself never leaves the gateway.',
    body: ApiKeyResolveRequest,
    response: ResolvedApiKey,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: ({ db }, { body }): Promise<ResolvedApiKey> => resolveKey(db, body.id, body.hash),
  }),
];
