/** Serves the product feeds: compressed once, cached, read again after a quarter of an hour. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { serverPaths } from '../../../contract/rules/server-paths.ts';
import { Cache } from '../../../service/cache.ts';
import { acceptedEncodings } from '../content.ts';
import { SAFETY } from '../reply.ts';
import { googleXml, jsonLines } from './formats.ts';
import type { FeedFormat } from './formats.ts';
import type { FeedSource } from './source.ts';

/** Milliseconds: fresh, served stale while it is refreshed, served stale when that fails. */
const FRESH_FOR = 15 * 60_000;
const STALE_FOR = 3_600_000;
const RESCUE_FOR = 24 * 3_600_000;
/** Bytes of all feeds: about 80 an offer and format, compressed. */
const CACHE_BYTES = 128 * 1024 * 1024;

interface Feed {
  format: FeedFormat;
  type: string;
  /** The file itself is compressed; otherwise only its way to the client is. */
  isArchive: boolean;
}

/** By path. */
const FEEDS: Readonly<Record<string, Feed>> = {
  [`${serverPaths.feeds}products.jsonl.gz`]: {
    format: jsonLines,
    type: 'application/gzip',
    isArchive: true,
  },
  [`${serverPaths.feeds}google.xml`]: {
    format: googleXml,
    type: 'application/xml; charset=utf-8',
    isArchive: false,
  },
};

/** Paths of the feeds. */
export const FEED_PATHS = Object.keys(FEEDS);

interface Made {
  body: Buffer;
  etag: string;
}

/** Cached value: a complete feed, compressed. */
export const createFeedMemory = (): Cache<Made> =>
  new Cache<Made>({ maxBytes: CACHE_BYTES, maxEntryBytes: CACHE_BYTES, rescueFor: RESCUE_FOR });

/** Writes a feed offer by offer through the compressor, so that only the compressed bytes are in memory. */
async function make(source: FeedSource, format: FeedFormat, publicUrl: string): Promise<Made> {
  const gzip = createGzip({ level: 6 });
  const chunks: Buffer[] = [];
  const sha = createHash('sha256');
  gzip.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
  });
  const ended = once(gzip, 'end');
  try {
    let waiting = format.head(publicUrl);
    for await (const offer of source(publicUrl)) {
      waiting += format.offer(offer);
      if (waiting.length < 65_536) continue;
      sha.update(waiting);
      if (!gzip.write(waiting)) await once(gzip, 'drain');
      waiting = '';
    }
    waiting += format.tail;
    sha.update(waiting);
    gzip.end(waiting);
    await ended;
  } finally {
    // When the source fails, the compressor is never ended.
    ended.catch(() => undefined);
    gzip.destroy();
  }
  return { body: Buffer.concat(chunks), etag: sha.digest('base64url').slice(0, 22) };
}

/** @returns a handler of the paths below `/feeds/`; undefined for a path without a feed */
export function createFeeds(source: FeedSource, cache = createFeedMemory()) {
  return (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    prefix: readonly string[],
    publicUrl: string,
  ): Promise<void> | undefined => {
    const feed = Object.hasOwn(FEEDS, path) ? FEEDS[path] : undefined;
    return feed && serve(feed, request, response, path, prefix, publicUrl);
  };

  async function serve(
    { format, type, isArchive }: Feed,
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    prefix: readonly string[],
    publicUrl: string,
  ): Promise<void> {
    const { value } = await cache.get(`${publicUrl} ${path}`, async () => {
      const made = await make(source, format, publicUrl);
      return { value: made, bytes: made.body.length, maxAge: FRESH_FOR, staleFor: STALE_FOR };
    });
    const isPlain = !isArchive && acceptedEncodings(request.headers['accept-encoding']).small === 'identity';
    const etag = `"${value.etag}${isPlain ? '' : '-gzip'}"`;
    const headers = [
      ...prefix,
      ...SAFETY,
      'cache-control',
      `public, max-age=${FRESH_FOR / 1_000}`,
      'etag',
      etag,
      ...(isArchive ? [] : ['vary', 'Accept-Encoding']),
    ];
    if (response.headersSent || response.destroyed) return;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers);
      response.end();
      return;
    }
    headers.push('content-type', type);
    if (!isPlain) headers.push('content-length', String(value.body.length));
    if (!isPlain && !isArchive) headers.push('content-encoding', 'gzip');
    response.writeHead(200, headers);
    if (request.method === 'HEAD' || !isPlain) {
      response.end(request.method === 'HEAD' ? undefined : value.body);
      return;
    }
    // A client that leaves is no fault.
    await pipeline(Readable.from([value.body]), createGunzip(), response).catch(() => response.destroy());
  }
}
