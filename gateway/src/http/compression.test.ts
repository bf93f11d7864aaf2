/** Compression of responses that are made for one request: JSON in one piece, never a stream. */
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { compressJson, sendJson } from './compression.ts';
import { Content, sendContent } from './content.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const products = (count: number): string =>
  JSON.stringify({
    data: Array.from(
      { length: count },
      (_, index) => `Produit ${(index * 7_919) % 3_001} à ${(index * index) % 997},500 DT`,
    ),
  });
const LONG = products(200);
const LARGE = products(3_000);
const TYPE = 'application/json; charset=utf-8';

/** The response of a handler, with its body as it was sent. */
async function respond(
  handler: RequestListener,
  accept?: string,
): Promise<IncomingMessage & { body: Buffer }> {
  server = createServer(handler);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest(
      { port, method: 'POST', headers: accept === undefined ? {} : { 'accept-encoding': accept } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Object.assign(response, { body: Buffer.concat(chunks) })));
        response.on('error', reject);
      },
    )
      .on('error', reject)
      .end();
  });
}

/** Sends as Yoga's server does: all headers, then the body. */
const asYoga =
  (text: string, headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    compressJson(request, response);
    response.setHeaders(
      new Headers({ 'content-type': TYPE, 'content-length': String(Buffer.byteLength(text)), ...headers }),
    );
    response.writeHead(200, 'OK');
    response.write(text);
    response.end();
  };

it.each([LONG, LARGE])('a long answer is compressed as its client asks, whoever sends it', async (text) => {
  const ours: RequestListener = (request, response) =>
    void sendJson(request, response, 200, ['content-type', TYPE], text);
  for (const handler of [asYoga(text), ours]) {
    const br = await respond(handler, 'gzip, deflate, br');
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.body.length) });
    expect(br.body.length).toBeLessThan(Buffer.byteLength(text) / 3);
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    const quick = await respond(handler, 'gzip, deflate, br, zstd');
    expect(quick.headers['content-encoding']).toBe('zstd');
    expect(zstdDecompressSync(quick.body).toString()).toBe(text);
    expect((await respond(handler, 'br, zstd;q=0')).headers['content-encoding']).toBe('br');
    const gzip = await respond(handler, 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    const plain = await respond(handler);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(text);
  }
});

it('a short answer is sent as it is, and caches are told only of what they may keep', async () => {
  const short = await respond(asYoga('{"data":null}', { 'cache-control': 'no-store' }), 'br');
  expect(short.headers).toMatchObject({ 'content-length': '13', 'cache-control': 'no-store' });
  expect(short.headers).not.toHaveProperty('content-encoding');
  expect(short.headers).not.toHaveProperty('vary');
  const cached = await respond(asYoga(LONG, { 'cache-control': 'public, max-age=30' }), 'br');
  expect(cached.headers.vary).toBe('Accept-Encoding');
});

it('events are sent when they happen', async () => {
  let next: (() => void) | undefined;
  const stream: RequestListener = (request, response) => {
    compressJson(request, response);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: next\n\n');
    next = () => response.end('event: complete\n\n');
  };
  server = createServer(stream);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    method: 'POST',
  });
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(Buffer.from(value ?? []).toString()).toBe('event: next\n\n');
  expect(response.headers.get('content-encoding')).toBeNull();
  next?.();
  expect((await reader?.read())?.done).toBe(false);
});

it.each([
  ['br', LONG],
  ['br', LARGE],
  ['br, zstd', LONG],
  ['br, zstd', LARGE],
])(
  'a kept answer is compressed better when it is asked for again, and who has its first form need not load it again: %s',
  async (accepted, text) => {
    const content = new Content(Buffer.from(text));
    const ask = (known?: string, accept = accepted) =>
      respond((request, response) => {
        if (known !== undefined) request.headers['if-none-match'] = known;
        void sendContent(request, response, content, []);
      }, accept);
    const [first, second] = [await ask(), await ask()];
    const decompress = accepted === 'br' ? brotliDecompressSync : zstdDecompressSync;
    expect(decompress(first.body).toString()).toBe(text);
    expect(second.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(second.body).toString()).toBe(text);
    expect(second.body.length).toBeLessThan(first.body.length);
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect((await ask(first.headers.etag)).statusCode).toBe(304);
    expect((await ask('"another"')).statusCode).toBe(200);
    expect(zstdDecompressSync((await ask(undefined, 'zstd')).body).toString()).toBe(text);
  },
);
