/** Compression of JSON responses that are made for one request: answers to POSTs, which no cache keeps. */
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { acceptedEncodings, encoded } from './content.ts';

const JSON_TYPE = /^application\/(?:graphql-response\+)?json\b/;

/** Sends a JSON body in the best encoding that the client accepts. `headers`: without content-length and content-encoding. */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  text: string,
): void | Promise<void> {
  const { fast: encoding } = acceptedEncodings(request.headers['accept-encoding']);
  if (encoding === 'identity') {
    response.writeHead(status, [...headers, 'content-length', String(Buffer.byteLength(text))]);
    // As a string: Node then writes headers and body at once.
    response.end(text);
    return undefined;
  }
  const body = Buffer.from(text);
  const send = (made: Buffer): void => {
    if (response.destroyed) return;
    response.writeHead(status, [
      ...headers,
      'content-length',
      String(made.length),
      ...(made === body ? [] : ['content-encoding', encoding]),
    ]);
    response.end(made);
  };
  const made = encoded(body, encoding);
  return made instanceof Promise ? made.then(send) : send(made);
}

/**
 * Makes a response compress its body if it is JSON, also when another library writes it. Streams of events and parts go on as they are: they are
 * read piece by piece.
 */
export function compressJson(request: IncomingMessage, response: ServerResponse): void {
  const { fast: encoding } = acceptedEncodings(request.headers['accept-encoding']);
  if (encoding === 'identity' || request.method === 'HEAD') return;
  const chunks: Buffer[] = [];
  let status: number | undefined;
  // The methods below are the response's own; without them its class has them.
  const restore = (): void => {
    for (const method of ['writeHead', 'write', 'end']) Reflect.deleteProperty(response, method);
  };
  const add = (chunk: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const finish = (body: Buffer, made: Buffer): void => {
    if (response.destroyed) return;
    if (made !== body) response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', made.length);
    response.writeHead(status ?? response.statusCode);
    response.end(made);
  };
  Object.assign(response, {
    writeHead(code: number, ...rest: unknown[]): ServerResponse {
      const headers = rest.find((part) => typeof part === 'object');
      for (const [name, value] of Object.entries(headers ?? {}) as [string, OutgoingHttpHeader][])
        response.setHeader(name, value);
      if (
        !JSON_TYPE.test(String(response.getHeader('content-type') ?? '')) ||
        response.hasHeader('content-encoding')
      ) {
        restore();
        return response.writeHead(code);
      }
      if (response.getHeader('cache-control') !== 'no-store')
        response.appendHeader('vary', 'Accept-Encoding');
      status = code;
      return response;
    },
    write(chunk: unknown): boolean {
      if (status === undefined) {
        restore();
        return response.write(chunk as Buffer);
      }
      add(chunk);
      return true;
    },
    end(chunk?: unknown): ServerResponse {
      restore();
      if (status === undefined) return response.end(chunk as Buffer);
      add(chunk);
      const body = Buffer.concat(chunks);
      const made = encoded(body, encoding);
      if (made instanceof Promise) made.then((done) => finish(body, done)).catch(() => response.destroy());
      else finish(body, made);
      return response;
    },
  });
}
