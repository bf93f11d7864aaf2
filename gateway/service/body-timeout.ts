/**
 * A time limit for request bodies, in place of node's `requestTimeout`: that one holds for a whole server, and an upload of 300 MB may take
 * longer than any other request may.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');

/**
 * Ends requests whose body is not complete after `ms` with status 408. The server's own `requestTimeout` must be 0.
 * @param isExempt paths whose handler watches the progress of the body itself
 */
export function limitBodyTime(server: Server, ms: number, isExempt: (path: string) => boolean): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request) || isExempt((request.url ?? '').split('?', 1)[0] ?? '')) return;
    const timer = setTimeout(() => {
      if (request.complete) return;
      if (!response.headersSent) response.writeHead(408, { connection: 'close' });
      response.end(() => request.destroy());
    }, ms);
    request.once('close', () => clearTimeout(timer));
    request.once('end', () => clearTimeout(timer));
  });
}
