/** Short answers of the front and the headers that go with every answer. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Headers against sniffing and framing, on everything that is sent. */
export const SAFETY: readonly string[] = [
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'strict-origin-when-cross-origin',
];

/** Ends a request with a line of text. The connection is closed when the body was not read to its end. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
    ...(unread(request) ? { connection: 'close' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Ends a request to /graphql before it reaches the schema, in the form of a GraphQL answer. */
export function sendGraphQLError(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  const graphqlAccepted = request.headers.accept?.includes('application/graphql-response+json') ?? false;
  const body = Buffer.from(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
  response.writeHead(status, {
    'content-type': `application/${graphqlAccepted ? 'graphql-response+json' : 'json'}; charset=utf-8`,
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
    ...(unread(request) ? { connection: 'close' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function unread(request: IncomingMessage): boolean {
  const hasBody =
    request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  return hasBody && !request.complete;
}
