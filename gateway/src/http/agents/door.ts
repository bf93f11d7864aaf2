/** The door for agents: MCP over HTTP without sessions, limited by address, or by the scopes and the budget of a key. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { ResolvedApiKey } from '../../../contract/api-keys.ts';
import { API_KEY_HEADER } from '../../../contract/rules/api-keys.ts';
import { serverPaths } from '../../../contract/rules/server-paths.ts';
import type { Budgets } from '../../keys/budget.ts';
import { InvalidApiKey } from '../../keys/keyring.ts';
import type { Keyring } from '../../keys/keyring.ts';
import { BUYER_ADDRESS_HEADER, clientOf } from '../../plugins/useApiKeys.ts';
import { CLIENT_ADDRESS_HEADER } from '../../plugins/useSession.ts';
import { TooMany, UpstreamError } from '../../upstream/errors.ts';
import { BodyTooLarge, readBody } from '../body.ts';
import type { Clients } from '../clients.ts';
import type { FrontGateway } from '../parts.ts';
import { sendBody } from '../reply.ts';
import type { TrustedDocuments } from '../trusted.ts';
import { createCall } from './call.ts';
import type { AgentCall } from './call.ts';
import { CART_DOCUMENTS } from './carts.ts';
import { CATALOGUE_DOCUMENTS } from './catalogue.ts';
import { agentProfile } from './profile.ts';
import { createAgentServer } from './server.ts';
import { ORDER_DOCUMENTS, SHOP_DOCUMENTS } from './shop-facts.ts';

/** Documents of all tools, which the gateway has to trust. */
export const AGENT_DOCUMENTS: readonly string[] = [
  ...CATALOGUE_DOCUMENTS,
  ...SHOP_DOCUMENTS,
  ...CART_DOCUMENTS,
  ...ORDER_DOCUMENTS,
];
const SHARED: ReadonlySet<string> = new Set([...CATALOGUE_DOCUMENTS, ...SHOP_DOCUMENTS]);

/** Largest body in bytes: a cart of a hundred lines, several times over. */
const LARGEST_BODY = 64 * 1024;
/** Seconds for which the profile may be cached. */
const PROFILE_AGE = 3_600;

/** What the official handler has to read, whatever the client says that it accepts: it answers in one of these. */
const ACCEPTED = 'application/json, text/event-stream';
/** Headers of the protocol that the handler reads. */
const PASSED = ['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

export interface AgentDoorOptions {
  gateway: Pick<FrontGateway, 'execute'>;
  documents: Pick<TrustedDocuments, 'execute'>;
  resolveKey: Keyring['resolve'];
  clients: Pick<Clients, 'address' | 'shopOrigin'>;
  /** Budgets of calls without a key, by client: each call is a point. */
  calls: Pick<Budgets, 'spend'>;
  onError: (error: unknown) => void;
}

export interface AgentDoor {
  serveProfile(request: IncomingMessage, response: ServerResponse): void;
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Whether a path is that of the tools. */
export const isAgentPath = (path: string): boolean =>
  path === serverPaths.agents || path === serverPaths.agentsAlias;

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const type = body === '' ? undefined : 'application/json; charset=utf-8';
  sendBody(request, response, status, type, body, headers);
}

/** An error of the transport, as the protocol writes it. */
const errorBody = (message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });

/** The last message of an event stream, which is the response. */
function lastMessage(stream: string): string {
  const events = stream.split('\n').filter((line) => line.startsWith('data:'));
  return events.at(-1)?.slice('data:'.length).trim() ?? '';
}

export function createAgentDoor(options: AgentDoorOptions): AgentDoor {
  const { gateway, documents, resolveKey, clients, onError } = options;
  const calls = new AsyncLocalStorage<AgentCall>();
  const handler = createMcpHandler(
    () => {
      const call = calls.getStore();
      if (call === undefined) throw new Error('There is no call to serve');
      return createAgentServer(call);
    },
    // The tools never change: there is nothing to listen to.
    { responseMode: 'auto', maxSubscriptions: 0, maxRequestBodySize: LARGEST_BODY, onerror: onError },
  );

  /** The request as the handler reads it. Neither cookies nor credentials reach it. */
  function requestOf(request: IncomingMessage, publicUrl: string, body: string): Request {
    const headers = new Headers({ accept: ACCEPTED });
    for (const name of PASSED) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const method = request.method ?? 'POST';
    return new Request(publicUrl + serverPaths.agents, {
      method,
      headers,
      ...(method === 'POST' && { body }),
    });
  }

  interface Sender {
    client: string;
    key: ResolvedApiKey | undefined;
  }

  /** Who sends a request; a number: seconds to wait. @throws InvalidApiKey, TooMany, UpstreamError */
  async function senderOf(request: IncomingMessage): Promise<Sender | number> {
    const address = clients.address(request);
    const text = request.headers[API_KEY_HEADER];
    if (text === undefined) {
      const { isPaid, retryAfter } = await options.calls.spend(address, 1);
      return isPaid ? { client: address, key: undefined } : retryAfter;
    }
    const key = await resolveKey(String(text), address, request.headers.origin ?? null);
    const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: address });
    const buyer = request.headers[BUYER_ADDRESS_HEADER];
    if (typeof buyer === 'string') headers.set(BUYER_ADDRESS_HEADER, buyer);
    return { client: clientOf({ headers }, key) ?? address, key };
  }

  async function answer(request: IncomingMessage, response: ServerResponse, sender: Sender): Promise<void> {
    const body = request.method === 'POST' ? (await readBody(request, LARGEST_BODY)).toString() : '';
    const publicUrl = clients.shopOrigin(request);
    const call = createCall({
      gateway,
      documents,
      publicUrl,
      ...sender,
      isShared: (text) => SHARED.has(text),
    });
    const answered = await calls.run(call, () => handler.fetch(requestOf(request, publicUrl, body)));
    const text = await answered.text();
    const type = answered.headers.get('content-type') ?? '';
    const isStream = type.startsWith('text/event-stream');
    const readsStreams = request.headers.accept?.includes('text/event-stream') === true;
    const allow = answered.headers.get('allow');
    send(request, response, answered.status, isStream && !readsStreams ? lastMessage(text) : text, {
      ...(isStream && readsStreams && { 'content-type': type }),
      ...(allow !== null && { allow }),
    });
  }

  return {
    serveProfile(request, response) {
      send(request, response, 200, JSON.stringify(agentProfile(clients.shopOrigin(request))), {
        'cache-control': `public, max-age=${PROFILE_AGE}`,
        'access-control-allow-origin': '*',
      });
    },

    async serve(request, response) {
      const { origin } = request.headers;
      // Neither pages of other sites, nor those of a name that an attacker points at this machine (DNS rebinding).
      if (origin !== undefined && origin !== clients.shopOrigin(request))
        return send(request, response, 403, errorBody('Pages of other sites are not answered here'));
      try {
        const sender = await senderOf(request);
        if (typeof sender === 'number')
          return send(request, response, 429, errorBody('Too many calls; try again later'), {
            'retry-after': String(sender),
          });
        return await answer(request, response, sender);
      } catch (error) {
        if (error instanceof InvalidApiKey)
          return send(request, response, error.status, errorBody(error.message));
        if (error instanceof TooMany)
          return send(
            request,
            response,
            429,
            errorBody('Too many keys that are not valid; try again later'),
            {
              'retry-after': String(error.retryAfter ?? 5),
            },
          );
        if (error instanceof UpstreamError)
          return send(request, response, 503, errorBody('The key cannot be checked now; try again later'));
        if (error instanceof BodyTooLarge)
          return send(request, response, 413, errorBody(`The body must have at most ${LARGEST_BODY} bytes`));
        throw error;
      }
    },
  };
}
