/** Short responses of the front, and the headers of every response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatewayCode } from '../../contract/errors.ts';
import type { Overloaded } from './load-gate.ts';

/** Further headers of documents and files. */
export const SAFETY: readonly string[] = ['referrer-policy', 'strict-origin-when-cross-origin'];

const prefixes = new WeakMap<ServerResponse, readonly string[]>();

/** Sets the headers of every response, names and values in turn. */
export const setPrefix = (response: ServerResponse, prefix: readonly string[]): void =>
  void prefixes.set(response, prefix);

/** Those headers by name. */
export function prefixOf(response: ServerResponse): Record<string, string> {
  const prefix = prefixes.get(response) ?? ['x-content-type-options', 'nosniff'];
  const headers: Record<string, string> = {};
  for (let index = 0; index < prefix.length; index += 2)
    headers[prefix[index] as string] = prefix[index + 1] as string;
  return headers;
}

/** Answers with a body that no cache keeps. The connection is closed if the request's body was not read completely. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string | undefined,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  const body = Buffer.from(text);
  response.writeHead(status, {
    ...(type !== undefined && { 'content-type': type }),
    'content-length': body.length,
    'cache-control': 'no-store',
    ...prefixOf(response),
    ...headers,
    ...(unread(request) ? { connection: 'close' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Answers with a line of text. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendBody(request, response, status, 'text/plain; charset=utf-8', `${text}\n`, headers);
}

/** Answers a request to /graphql before it reaches the schema, as a GraphQL response. */
export function sendGraphQLError(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  code: GatewayCode,
  message: string,
  headers: Readonly<Record<string, string>> = {},
  extensions: Readonly<Record<string, unknown>> = {},
): void {
  const graphqlAccepted = request.headers.accept?.includes('application/graphql-response+json') ?? false;
  const type = `application/${graphqlAccepted ? 'graphql-response+json' : 'json'}; charset=utf-8`;
  const body = JSON.stringify({ errors: [{ message, extensions: { code, ...extensions } }] });
  sendBody(request, response, status, type, body, headers);
}

const refused = new WeakSet<ServerResponse>();

/** Whether a request was refused because of load: one line of the log stands for many. */
export const wasRefused = (response: ServerResponse): boolean => refused.has(response);

/** Marks a response as such a refusal. @returns the header that says when to try again */
export function refuse(response: ServerResponse, { retryAfter }: Overloaded): { 'retry-after': string } {
  refused.add(response);
  return { 'retry-after': String(retryAfter) };
}

/** Answers a request to /graphql that is refused because of load. */
export function sendOverloaded(request: IncomingMessage, response: ServerResponse, error: Overloaded): void {
  sendGraphQLError(request, response, 503, 'RATE_LIMITED', error.message, refuse(response, error), {
    retryAfter: error.retryAfter,
  });
}

function unread(request: IncomingMessage): boolean {
  const hasBody =
    request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  return hasBody && !request.complete;
}
