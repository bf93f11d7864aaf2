/**
 * Keys of third parties, in the header `Lawaj-Key`: who sends a valid one may send documents of its own, within its scopes and its
 * budget. The session of a browser does not count beside a key, and a response to one is never cached.
 */
import type { Plugin } from 'graphql-yoga';
import { isIP } from 'node:net';
import type { ResolvedApiKey } from '../../contract/api-keys.ts';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import type { GatewayCode } from '../../contract/errors.ts';
import { API_KEY_HEADER } from '../../contract/rules/api-keys.ts';
import { InvalidApiKey } from '../keys/keyring.ts';
import type { Keyring } from '../keys/keyring.ts';
import { TooMany, UpstreamError } from '../upstream/errors.ts';
import { EXPOSED_HEADERS } from './exposed-headers.ts';
import { CLIENT_ADDRESS_HEADER } from './useSession.ts';

/** Address of the buyer for whom a server calls; believed with a secret key only. */
export const BUYER_ADDRESS_HEADER = 'lawaj-buyer-ip';
const keys = new WeakMap<Request, ResolvedApiKey>();

/** The valid key of a request, if it has one. */
export const apiKeyOf = (request: Request): ResolvedApiKey | undefined => keys.get(request);

/** The client of a request with a key: the buyer that its server names, or the sender. */
export function clientOf(request: Pick<Request, 'headers'>, key: ResolvedApiKey): string | undefined {
  const buyer = key.kind === 'secret' ? request.headers.get(BUYER_ADDRESS_HEADER) : null;
  return buyer !== null && isIP(buyer) !== 0
    ? buyer
    : (request.headers.get(CLIENT_ADDRESS_HEADER) ?? undefined);
}

/** What pages of other sites may do with a request that has a key, or asks whether it may send one; undefined: it has none. */
export function corsOfKey(request: Request) {
  const options = {
    methods: ['GET', 'POST', 'OPTIONS'],
    credentials: false,
    exposedHeaders: [...EXPOSED_HEADERS],
    maxAge: 3_600,
  };
  if (request.method === 'OPTIONS')
    // The key itself is not sent with the question; the response to the request decides.
    return request.headers.get('access-control-request-headers')?.toLowerCase().includes(API_KEY_HEADER) ===
      true
      ? options
      : undefined;
  if (!request.headers.has(API_KEY_HEADER)) return undefined;
  const origin = request.headers.get('origin');
  const isAllowed = origin !== null && apiKeyOf(request)?.origins.includes(origin) === true;
  return isAllowed ? { ...options, origin: [origin] } : (false as const);
}

function refusal(code: GatewayCode, message: string, status: number, headers: Record<string, string> = {}) {
  return {
    body: JSON.stringify({ errors: [{ message, extensions: { code } }] }),
    init: {
      status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    },
  };
}

/** The response to a request whose key cannot be accepted. Other errors are thrown again. */
function refusalOf(error: unknown) {
  if (error instanceof InvalidApiKey) return refusal(error.code, error.message, error.status);
  if (error instanceof TooMany)
    return refusal(GATEWAY_CODES.rateLimited, 'Too many keys that are not valid; try again later', 429, {
      'retry-after': String(error.retryAfter ?? 5),
    });
  if (error instanceof UpstreamError) return refusal(error.code, error.message, 503);
  throw error;
}

export function useApiKeys(keyring: Keyring): Plugin {
  return {
    async onRequest(payload) {
      const { request, fetchAPI } = payload;
      const text = request.headers.get(API_KEY_HEADER);
      if (text === null || request.method === 'OPTIONS') return;
      try {
        const client = request.headers.get(CLIENT_ADDRESS_HEADER) ?? undefined;
        keys.set(request, await keyring.resolve(text, client, request.headers.get('origin')));
      } catch (error) {
        const { body, init } = refusalOf(error);
        payload.endResponse(new fetchAPI.Response(body, init));
      }
    },
    onResponse({ request, response }) {
      if (apiKeyOf(request)) response.headers.set('cache-control', 'no-store');
    },
  };
}
