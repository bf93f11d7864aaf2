/** Calls that a gateway makes for a third party: whether the key of that party permits them. */
import type { FastifyRequest } from 'fastify';
import { API_KEY_ID_HEADER, bindingOf, SCOPES_WITHOUT_SANDBOX } from '../../../contract/rules/api-keys.ts';
import { BINDING_TEXTS, CALL_NEEDS } from '../../../contract/rules/api-key-access.ts';
import type { ApiKeyMode } from '../../../contract/rules/api-keys.ts';
import { isOfGateway } from '../../base/client-address.ts';
import { ApiError, keyRefused } from '../../base/errors.ts';
import type { KeyCaller } from '../../base/key-caller.ts';
import { run } from '../../base/sql.ts';
import type { OriginContext } from '../context.ts';
import { IS_SUSPENDED, VALID_KEY } from './valid.ts';

/**
 * The key that a call is made for; undefined: it is not made for one.
 * @param call as in the permission table, such as "POST /v1/orders"
 * @param isOpen whether everybody may make the call and gets the same response
 * @throws FORBIDDEN: not from a gateway, no valid key, one of a suspended seller, or not within its scopes
 */
export async function keyCallerOf(
  { db, serviceToken, isSandbox }: Pick<OriginContext, 'db' | 'serviceToken' | 'isSandbox'>,
  request: FastifyRequest,
  call: string,
  isOpen: boolean,
): Promise<KeyCaller | undefined> {
  const id = request.headers[API_KEY_ID_HEADER];
  if (id === undefined) return undefined;
  if (typeof id !== 'string' || !isOfGateway(request, serviceToken))
    throw new ApiError('FORBIDDEN', `${API_KEY_ID_HEADER} is for gateways of the shop`);
  const [row] = await run<KeyCaller & { mode: ApiKeyMode; is_suspended: boolean }>(
    db,
    `select k.id, k.mode, k.scopes, k.seller_id as seller, k.carrier, ${IS_SUSPENDED} as is_suspended
     from api_keys k where k.id = $1 and ${VALID_KEY}`,
    [id],
  );
  if (!row) throw new ApiError('FORBIDDEN', 'The key is not valid');
  const { is_suspended: isSuspended, ...key } = row;
  if (isSuspended) throw new ApiError('FORBIDDEN', 'The seller of the key is suspended');
  const need = CALL_NEEDS.get(call);
  const refusal =
    need === undefined
      ? isOpen || 'is not available to keys'
      : !key.scopes.includes(need.scope)
        ? `needs the scope ${need.scope}`
        : key.mode === 'test' && !isSandbox && !SCOPES_WITHOUT_SANDBOX.includes(need.scope)
          ? 'needs a live key: this is no sandbox'
          : need.binding === undefined || need.binding === bindingOf(key) || BINDING_TEXTS[need.binding];
  if (refusal !== true) throw keyRefused(`${call} ${refusal}`, need?.scope ?? null);
  return key;
}

/** The seller that the key of a call is bound to, for calls that CALL_NEEDS lists for bound keys. @throws FORBIDDEN without one */
export function sellerOf(apiKey: KeyCaller | undefined): number {
  if (apiKey?.seller == null) throw keyRefused(`The call ${BINDING_TEXTS.seller}`, null);
  return apiKey.seller;
}

/** As sellerOf, the carrier. @throws FORBIDDEN without one */
export function carrierOf(apiKey: KeyCaller | undefined): string {
  if (apiKey?.carrier == null) throw keyRefused(`The call ${BINDING_TEXTS.carrier}`, null);
  return apiKey.carrier;
}
