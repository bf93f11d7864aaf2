/**
 * Keys of third parties, in the header `Lawaj-Key`: who sends a valid one may send documents of its own, within its scopes and its
 * budget. The session of a browser does not count beside a key, and a response to one is never cached.
 */
import { getOperationAST, GraphQLError } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import { isIP } from 'node:net';
import type { ResolvedApiKey } from '../../contract/api-keys.ts';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import type { GatewayCode } from '../../contract/errors.ts';
import { API_KEY_HEADER, TEST_KEY_SCOPES } from '../../contract/rules/api-keys.ts';
import type { Balance, Budgets } from '../keys/budget.ts';
import { InvalidApiKey } from '../keys/keyring.ts';
import type { Keyring } from '../keys/keyring.ts';
import { scopesOf } from '../keys/scopes.ts';
import { TooMany, UpstreamError } from '../upstream/errors.ts';
import { costOf } from './cost.ts';
import { EXPOSED_HEADERS } from './exposed-headers.ts';
import { CLIENT_ADDRESS_HEADER } from './useSession.ts';

/** Address of the buyer for whom a server calls; believed with a secret key only. */
export const BUYER_ADDRESS_HEADER = 'lawaj-buyer-ip';
/** `only`: the cost is calculated, and nothing is executed or spent. */
export const COST_HEADER = 'lawaj-cost';

/** Cost of a request to a key, in points: part of `extensions` of the response. */
export interface KeyCost {
  requested: number;
  limit: number;
  remaining: number;
  /** Points per second. */
  restoreRate: number;
}

const keys = new WeakMap<Request, ResolvedApiKey>();
const balances = new WeakMap<Request, Balance>();

/** The valid key of a request, if it has one. */
export const apiKeyOf = (request: Request): ResolvedApiKey | undefined => keys.get(request);

/** The client of a request with a key: the buyer that its server names, or the sender. */
export function clientOf(request: Request, key: ResolvedApiKey): string | undefined {
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
  if (error instanceof InvalidApiKey)
    return refusal(GATEWAY_CODES.apiKeyInvalid, 'The key is not valid', 401);
  if (error instanceof TooMany)
    return refusal(GATEWAY_CODES.rateLimited, 'Too many keys that are not valid; try again later', 429, {
      'retry-after': String(error.retryAfter ?? 5),
    });
  if (error instanceof UpstreamError) return refusal(error.code, error.message, 503);
  throw error;
}

export interface ApiKeyParts {
  schema: GraphQLSchema;
  keyring: Keyring;
  budgets: Budgets;
}

interface Operation {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
  contextValue: unknown;
}

export function useApiKeys({ schema, keyring, budgets }: ApiKeyParts): Plugin {
  const { points, perSecond } = budgets.size;

  const costOfKey = (requested: number, { remaining }: Pick<Balance, 'remaining'>): KeyCost => ({
    requested,
    limit: points,
    remaining,
    restoreRate: perSecond,
  });

  function pointsOf({ document, operationName, variableValues }: Operation): number {
    const operation = getOperationAST(document, operationName);
    return operation ? Math.ceil(costOf(schema, document, operation, variableValues ?? {}).points) : 0;
  }

  /** Checks scopes and spends points. Returns the result that takes the place of execution; else the cost. */
  function admit(operation: Operation): { stop: object } | { cost: KeyCost } | undefined {
    const { request } = operation.contextValue as YogaInitialContext;
    const key = apiKeyOf(request);
    if (!key) return undefined;
    for (const { scope, field } of scopesOf(schema, operation.document)) {
      if (scope !== null && key.scopes.includes(scope)) continue;
      const message =
        scope === null
          ? `${field} is not available to keys`
          : key.mode === 'test' && !TEST_KEY_SCOPES.includes(scope)
            ? `${field} needs the scope ${scope}, which test keys cannot have: there is no sandbox yet`
            : `${field} needs the scope ${scope}`;
      const extensions = { code: GATEWAY_CODES.forbidden, scope, http: { status: 403 } };
      return { stop: { errors: [new GraphQLError(message, { extensions })] } };
    }
    const requested = pointsOf(operation);
    if (request.headers.get(COST_HEADER) === 'only') {
      const balance = budgets.spend(key.id, 0);
      balances.set(request, balance);
      return { stop: { data: null, extensions: { cost: costOfKey(requested, balance) } } };
    }
    const balance = budgets.spend(key.id, requested);
    balances.set(request, balance);
    const cost = costOfKey(requested, balance);
    if (balance.isPaid) return { cost };
    const extensions = {
      code: GATEWAY_CODES.rateLimited,
      cost,
      http: { status: 429, headers: { 'retry-after': String(balance.retryAfter) } },
    };
    return { stop: { errors: [new GraphQLError('The budget of the key is spent', { extensions })] } };
  }

  return {
    async onRequest(payload) {
      const { request, fetchAPI } = payload;
      const text = request.headers.get(API_KEY_HEADER);
      if (text === null || request.method === 'OPTIONS') return;
      try {
        const key = await keyring.resolve(text, request.headers.get(CLIENT_ADDRESS_HEADER) ?? undefined);
        const origin = request.headers.get('origin');
        const isAllowed =
          key.kind === 'secret' ? origin === null : origin !== null && key.origins.includes(origin);
        if (!isAllowed) throw new InvalidApiKey();
        keys.set(request, key);
      } catch (error) {
        const { body, init } = refusalOf(error);
        payload.endResponse(new fetchAPI.Response(body, init));
      }
    },
    onExecute({ args, setResultAndStopExecution }) {
      const admitted = admit(args);
      if (!admitted) return undefined;
      if ('stop' in admitted) {
        setResultAndStopExecution(admitted.stop);
        return undefined;
      }
      const { cost } = admitted;
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result) return;
          setResult({ ...result, extensions: { ...result.extensions, cost } });
        },
      };
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const admitted = admit(args);
      if (admitted && 'stop' in admitted) setResultAndStopExecution(admitted.stop);
    },
    onResponse({ request, response }) {
      if (!apiKeyOf(request)) return;
      response.headers.set('cache-control', 'no-store');
      const balance = balances.get(request);
      if (!balance) return;
      // draft-ietf-httpapi-ratelimit-headers: a quota of points in the window that restores it whole.
      const window = Math.ceil(points / perSecond);
      response.headers.set('ratelimit-policy', `"points";q=${points};w=${window}`);
      response.headers.set(
        'ratelimit',
        `"points";r=${balance.remaining};t=${Math.ceil((points - balance.remaining) / perSecond)}`,
      );
    },
  };
}
