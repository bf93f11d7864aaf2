/** Streams the catalogue to the holder of a key: lines of JSON, compressed on the way, page by page as the client reads them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { API_KEY_HEADER } from '../../../contract/rules/api-keys.ts';
import { serverPaths } from '../../../contract/rules/server-paths.ts';
import { InvalidApiKey, SuspendedApiKey } from '../../keys/keyring.ts';
import type { Keyring } from '../../keys/keyring.ts';
import type { OpenRunningLimit } from '../../../service/running-limit.ts';
import { Slots } from '../../notifications/slots.ts';
import type { HeldSlot } from '../../notifications/slots.ts';
import { TooMany, UpstreamError } from '../../upstream/errors.ts';
import type { Clients } from '../clients.ts';
import type { FrontGateway } from '../parts.ts';
import { SAFETY, sendText } from '../reply.ts';
import { NoCatalogue, openCatalogue } from './catalogue-source.ts';
import type { Catalogue } from './catalogue-source.ts';

export const CATALOGUE_FILE_PATH = `${serverPaths.feeds}catalogue.jsonl.gz`;

/** Of the lines; rises when one loses a field or gives it another meaning. */
const VERSION = 1;
/** Files that one key may read at the same time, and all of them of one gateway. */
const MOST_OF_KEY = 2;
const MOST = 8;

export interface CatalogueFileOptions {
  gateway: Pick<FrontGateway, 'execute'>;
  resolveKey: Keyring['resolve'];
  /** Where the files that a key reads are counted. Default: in memory. */
  openRunningLimit?: OpenRunningLimit | undefined;
  clients: Pick<Clients, 'address'>;
  /** Receives why a file was not completed, unless the client left. */
  onError: (error: unknown) => void;
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/**
 * The lines of a file, those of a page at once.
 * @param confirm called before each page; throws when the file may not go on
 */
async function* linesOf(
  { cursor, pages }: Catalogue,
  at: string,
  confirm: () => Promise<unknown>,
): AsyncGenerator<string> {
  let products = 0;
  yield line({ start: { version: VERSION, at, cursor } });
  for await (const nodes of pages) {
    if (nodes.length === 0) continue;
    products += nodes.length;
    yield nodes.map((product) => line({ product })).join('');
    await confirm();
  }
  yield line({ end: { products, lines: products + 2 } });
}

export function createCatalogueFile({
  gateway,
  resolveKey,
  openRunningLimit,
  clients,
  onError,
}: CatalogueFileOptions) {
  const slots = new Slots({
    purpose: 'catalogue-file',
    limits: { total: MOST, account: MOST_OF_KEY, client: MOST_OF_KEY },
    openRunningLimit,
  });

  /** @throws NoCatalogue when as many files are being read already */
  async function take(keyId: string, end: () => void): Promise<HeldSlot> {
    try {
      return await slots.enter(keyId, end);
    } catch (error) {
      const retryAfter = error instanceof TooMany ? error.retryAfter : undefined;
      throw new NoCatalogue(
        429,
        `Too many files are being read; a key reads at most ${MOST_OF_KEY} at the same time`,
        String(retryAfter ?? 5),
      );
    }
  }

  /** Answers a request that is not refused. @throws InvalidApiKey, TooMany, UpstreamError, NoCatalogue while nothing has been sent */
  async function stream(
    request: IncomingMessage,
    response: ServerResponse,
    prefix: readonly string[],
  ): Promise<void> {
    const find = () =>
      resolveKey(
        String(request.headers[API_KEY_HEADER] ?? ''),
        clients.address(request),
        request.headers.origin ?? null,
      );
    const key = await find();
    const ended = new AbortController();
    response.once('close', () => ended.abort());
    const slot = await take(key.id, () => ended.abort());
    try {
      const at = new Date().toISOString();
      const catalogue = await openCatalogue(gateway, key, ended.signal);
      if (response.destroyed) return;
      // Each file is of its own moment, and of its reader's key: no cache has a use for it.
      const headers = [...prefix, ...SAFETY, 'cache-control', 'no-store', 'content-type', 'application/gzip'];
      response.writeHead(200, headers);
      if (request.method === 'HEAD') return void response.end();
      // The compressor holds the first bytes back.
      response.flushHeaders();
      const lines = Readable.from(linesOf(catalogue, at, find), { highWaterMark: 1 });
      // Destroys the response when a page cannot be read: a file that was cut has no end.
      await pipeline(lines, createGzip(), response, { signal: ended.signal }).catch((error: unknown) => {
        if (!ended.signal.aborted) onError(error);
        response.destroy();
      });
    } finally {
      slot.release();
    }
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    prefix: readonly string[],
  ): Promise<void> => {
    const refuse = (status: number, message: string, retryAfter?: string): void =>
      sendText(request, response, status, message, retryAfter ? { 'retry-after': retryAfter } : {});
    try {
      await stream(request, response, prefix);
    } catch (error) {
      if (error instanceof SuspendedApiKey) return refuse(error.status, error.message);
      if (error instanceof InvalidApiKey)
        return refuse(401, 'This file needs a valid secret key in the header Lawaj-Key');
      if (error instanceof TooMany)
        return refuse(
          429,
          'Too many keys that are not valid; try again later',
          String(error.retryAfter ?? 5),
        );
      if (error instanceof NoCatalogue) return refuse(error.status, error.message, error.retryAfter);
      if (error instanceof UpstreamError) return refuse(503, 'The key cannot be checked now', '5');
      throw error;
    }
  };
}
