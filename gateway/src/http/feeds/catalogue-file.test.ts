/** How much of a large catalogue is in memory while its file is written. */
import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGunzip } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ResolvedApiKey } from '../../../contract/api-keys.ts';
import { createFront } from '../front.ts';
import { CATALOGUE_FILE_PATH } from './catalogue-file.ts';

const MB = 1024 * 1024;
/** 20,000 products of 4 kB, which compress to three quarters: 60 MB. */
const PAGES = 200;
const OF_PAGE = 100;
const KEY: ResolvedApiKey = {
  id: 'reader',
  kind: 'secret',
  mode: 'live',
  scopes: ['catalogue:read', 'catalogue:changes'],
  origins: [],
  binding: 'nobody',
  expiresAt: null,
};

let pagesRead = 0;
let aborted = 0;
const front = createFront({ log: pino({ level: 'silent' }) });
let address: string;
beforeAll(async () => {
  address = await front.listen(0, '127.0.0.1');
  front.open({
    gateway: {
      yoga: () => undefined,
      answerPlainQuery: () => Promise.resolve(undefined),
      preview: () => Promise.resolve(null),
      documents: { get: () => undefined },
      onInvalidate: () => undefined,
      ready: () => true,
      execute: async (_, variables, caller) => {
        // As a call of an API.
        await new Promise((done) => setTimeout(done, 1));
        if (caller?.signal?.aborted) aborted += 1;
        if (!('after' in variables))
          return { result: { data: { catalogueChanges: { cursor: '1-1' } } }, maxAge: 0, tags: [] };
        pagesRead += 1;
        const nodes = Array.from({ length: OF_PAGE }, () => ({
          id: randomBytes(8).toString('hex'),
          description: randomBytes(3_000).toString('base64'),
        }));
        const number = Number(variables['after'] ?? 0) + 1;
        const pageInfo = { hasNextPage: number < PAGES, endCursor: String(number) };
        return { result: { data: { products: { nodes, pageInfo } } }, maxAge: 0, tags: [] };
      },
    },
    catalogueFile: { resolveKey: () => Promise.resolve(KEY) },
    fetchPicture: () => Promise.reject(new Error('no picture is asked for')),
  });
});
afterAll(() => front.close(0));

const open = (): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    get(address + CATALOGUE_FILE_PATH, { agent: false, headers: { 'lawaj-key': 'x' } }, done).on(
      'error',
      failed,
    );
  });
const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

it('reads no further than its client, and ends with it', async () => {
  pagesRead = 0;
  const response = await open();
  let before = -1;
  while (before !== pagesRead) {
    before = pagesRead;
    await pause(300);
  }
  // What the sockets of both sides hold.
  expect(pagesRead).toBeLessThan(PAGES / 2);
  response.destroy();
  await pause(300);
  expect(pagesRead).toBeLessThanOrEqual(before + 1);
});

it('has a few pages of the catalogue in memory', { timeout: 60_000 }, async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // Without what only waits to be collected.
  const inUse = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const start = inUse();
  let most = 0;
  const sampling = setInterval(() => {
    most = Math.max(most, inUse() - start);
  }, 100);
  const [response, gunzip] = [await open(), createGunzip()];
  let bytes = 0;
  let tail = '';
  for await (const chunk of response.pipe(gunzip) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    tail = (tail + chunk.subarray(-200).toString()).slice(-200);
  }
  clearInterval(sampling);
  expect(bytes).toBeGreaterThan(75 * MB);
  expect(tail).toContain(`{"end":{"products":${PAGES * OF_PAGE},"lines":${PAGES * OF_PAGE + 2}}}\n`);
  process.stdout.write(
    `file of ${Math.round(bytes / MB)} MB: at most ${Math.round(most / MB)} MB more in memory\n`,
  );
  expect(most).toBeLessThan(30 * MB);
  expect(aborted).toBeLessThanOrEqual(1);
});
