/** Keys of third parties. */
import { ApiKey, ApiKeys, ApiKeyUse, ApiKeyWithText } from '../../../../contract/api-keys.ts';
import type { ApiKeyChange, ApiKeyRequest } from '../../../../contract/api-keys.ts';
import type { AdminCalls } from './calls.ts';
import { segment } from '../../base/path.ts';

export interface AdminApiKeyLoaders {
  list(): Promise<ApiKeys>;
  use(id: string): Promise<ApiKeyUse>;
  create(request: ApiKeyRequest): Promise<ApiKeyWithText>;
  change(id: string, version: number, change: ApiKeyChange): Promise<ApiKey>;
  revoke(id: string): Promise<ApiKey>;
  addSecret(id: string): Promise<ApiKeyWithText>;
  revokeSecret(id: string, secretId: string): Promise<ApiKey>;
}

const path = '/v1/admin/api-keys';
const asKey = (json: unknown): ApiKey => ApiKey.parse(json);
const asKeyWithText = (json: unknown): ApiKeyWithText => ApiKeyWithText.parse(json);

export function createAdminApiKeyLoaders({ get, send, remove }: AdminCalls): AdminApiKeyLoaders {
  return {
    list: () => get(path, (json) => ApiKeys.parse(json)),
    use: (id) => get(`${path}/${segment(id)}/use`, (json) => ApiKeyUse.parse(json)),
    create: (request) => send(path, request, asKeyWithText),
    change: (id, version, change) => send(`${path}/${segment(id)}`, change, asKey, { version }),
    revoke: (id) => remove(`${path}/${segment(id)}`, asKey),
    addSecret: (id) => send(`${path}/${segment(id)}/secrets`, {}, asKeyWithText),
    revokeSecret: (id, secretId) => remove(`${path}/${segment(id)}/secrets/${segment(secretId)}`, asKey),
  };
}
