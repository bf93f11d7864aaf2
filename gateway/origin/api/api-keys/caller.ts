/** Calls that a gateway makes for a third party: whether the key of that party permits them. */
import type { FastifyRequest } from 'fastify';
import { API_KEY_ID_HEADER } from '../../../contract/rules/api-keys.ts';
import { CALL_SCOPES } from '../../../contract/rules/api-key-access.ts';
import type { ApiKeyScope } from '../../../contract/rules/api-keys.ts';
import { isOfGateway } from '../../base/client-address.ts';
import { ApiError } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { OriginContext } from '../context.ts';
import { VALID_KEY } from './valid.ts';

/** The key that a call is made for, as it is now: what a gateway remembers of it may be a minute old. */
export interface KeyCaller {
  readonly id: string;
  readonly scopes: readonly ApiKeyScope[];
}

/**
 * The key that a call is made for; undefined: it is not made for one.
 * @param call as in the permission table, such as "POST /v1/orders"
 * @param isOpen whether everybody may make the call and gets the same response
 * @throws FORBIDDEN: not from a gateway, no valid key, or not within its scopes
 */
export async function keyCallerOf(
  { db, serviceToken }: Pick<OriginContext, 'db' | 'serviceToken'>,
  request: FastifyRequest,
  call: string,
  isOpen: boolean,
): Promise<KeyCaller | undefined> {
  const id = request.headers[API_KEY_ID_HEADER];
  if (id === undefined) return undefined;
  if (typeof id !== 'string' || !isOfGateway(request, serviceToken))
    throw new ApiError('FORBIDDEN', `${API_KEY_ID_HEADER} is for gateways of the shop`);
  const [key] = await run<KeyCaller>(
    db,
    `select k.id, k.scopes from api_keys k where k.id = $1 and ${VALID_KEY}`,
    [id],
  );
  if (!key) throw new ApiError('FORBIDDEN', 'The key is not valid');
  const scope = CALL_SCOPES.get(call);
  if (scope === undefined ? !isOpen : !key.scopes.includes(scope))
    throw new ApiError(
      'FORBIDDEN',
      `${call} ${scope === undefined ? 'is not available to keys' : `needs the scope ${scope}`}`,
    );
  return key;
}
