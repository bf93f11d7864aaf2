/** An S3-compatible service for tests: path-style addresses, Signature Version 4, ranges. Objects are files of a temporary folder. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BucketOptions } from '../media/s3-store.ts';

export interface TestBucket {
  options: BucketOptions;
  /** Keys of the stored objects, sorted. */
  keys(): Promise<string[]>;
  /** Content type and cache rule under which an object was stored. */
  headersOf(key: string): Readonly<Record<string, string | undefined>> | undefined;
  /** Number of next requests that fail with 500. */
  failures: number;
  close(): Promise<void>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Whether the request carries the signature that the secret key gives (AWS Signature Version 4, header form). */
function isSigned(
  { method, url = '', headers }: IncomingMessage,
  { region, accessKey, secretKey }: BucketOptions,
): boolean {
  const [, key, date = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/[^,]+, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (key !== accessKey) return false;
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  searchParams.sort();
  const signed = names
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}\n`);
  const canonical = [
    method,
    pathname,
    searchParams.toString().replaceAll('+', '%20'),
    signed.join(''),
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signingKey = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return timingSafeEqual(hmac(signingKey, text), Buffer.from(signature, 'hex'));
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

/** Starts the service with one empty bucket. */
export async function openTestBucket(): Promise<TestBucket> {
  const folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  const stored = new Map<string, Record<string, string | undefined>>();
  // A key has slashes, a file name none.
  const fileOf = (key: string): string => join(folder, encodeURIComponent(key));
  const state = { failures: 0 };

  async function put(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    // Known length, no trailer: what every compatible service takes.
    if (request.headers['content-length'] === undefined || request.headers['transfer-encoding'] !== undefined)
      return refuse(response, 411, 'MissingContentLength');
    await pipeline(request, createWriteStream(fileOf(key)));
    stored.set(key, { type: request.headers['content-type'], cache: request.headers['cache-control'] });
    response.writeHead(200, { etag: '"stored"' }).end();
  }

  async function send(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    const info = await stat(fileOf(key)).catch(() => null);
    if (info === null) return refuse(response, 404, 'NoSuchKey');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const start = Number(first ?? 0);
    const end = Number(last ?? info.size - 1);
    response.writeHead(first === undefined ? 200 : 206, { 'content-length': end - start + 1 });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    await pipeline(createReadStream(fileOf(key), { start, end }), response);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, bucket, ...parts] = new URL(request.url ?? '', 'http://bucket').pathname.split('/');
    const key = decodeURIComponent(parts.join('/'));
    if (state.failures > 0) {
      state.failures -= 1;
      request.resume();
      return refuse(response, 500, 'InternalError');
    }
    if (bucket !== options.bucket) return refuse(response, 404, 'NoSuchBucket');
    if (!isSigned(request, options)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (request.method === 'PUT') return put(request, response, key);
    if (request.method === 'GET' || request.method === 'HEAD') return send(request, response, key);
    if (request.method !== 'DELETE') return refuse(response, 405, 'MethodNotAllowed');
    stored.delete(key);
    await rm(fileOf(key), { force: true });
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const options: BucketOptions = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'lawaj-media',
    region: 'eu-south-1',
    accessKey: 'TESTACCESSKEY',
    secretKey: 'a secret key of the tests',
  };
  return Object.assign(state, {
    options,
    keys: async () => (await readdir(folder)).map((name) => decodeURIComponent(name)).sort(),
    headersOf: (key: string) => stored.get(key),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => {
        server.close(() => done());
      });
      await rm(folder, { recursive: true, force: true });
    },
  });
}
