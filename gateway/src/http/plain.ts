/** POSTs to /graphql with a JSON body: read here, and answered here if the gateway can do so without Yoga. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_KEY_HEADER } from '../../contract/rules/api-keys.ts';
import { COST_HEADER } from '../plugins/useBudgets.ts';
import { hasCredentials } from '../plugins/useSession.ts';
import { sendJson } from './compression.ts';
import type { FrontGateway } from './parts.ts';

const JSON_BODY = /^application\/json(; ?charset=utf-8)?$/i;

/** Accept headers and the media type of their response; Yoga handles all others. */
const ACCEPTED: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
]);

/** Whether a POST may be a plain query: JSON in, JSON out, same site, no special headers. */
export function mayBePlain({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    headers.origin === undefined &&
    headers[API_KEY_HEADER] === undefined &&
    headers[COST_HEADER] === undefined &&
    !hasCredentials(headers) &&
    headers['content-encoding'] === undefined &&
    headers['content-length'] !== '0' &&
    ACCEPTED.has(headers.accept) &&
    JSON_BODY.test(headers['content-type'] ?? '')
  );
}

/** Answers a plain query with this body, which the address of its client pays. False: Yoga has to answer, and nothing was sent. */
export async function answerPlain(
  gateway: Pick<FrontGateway, 'answerPlainQuery'>,
  request: IncomingMessage,
  response: ServerResponse,
  { body, client }: { body: string; client: string },
  prefix: readonly string[],
): Promise<boolean> {
  const answer = await gateway.answerPlainQuery({
    request,
    body,
    client,
    requestId: prefix[1] as string,
    getSignal: () => signalOf(response),
  });
  if (answer === undefined) return false;
  if (response.destroyed) return true;
  await sendJson(
    request,
    response,
    200,
    [...prefix, 'content-type', ACCEPTED.get(request.headers.accept) as string, 'cache-control', 'no-store'],
    answer,
  );
  return true;
}

const signals = new WeakMap<ServerResponse, AbortSignal>();

/** Fires when the client disconnects before the response. */
function signalOf(response: ServerResponse): AbortSignal {
  let signal = signals.get(response);
  if (signal === undefined) {
    const controller = new AbortController();
    ({ signal } = controller);
    signals.set(response, signal);
    response.once('close', () => {
      if (!response.writableFinished) controller.abort();
    });
  }
  return signal;
}
