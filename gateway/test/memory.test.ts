/** Caches stay within their limits in bytes, keys included, whatever is requested and under whatever keys. */
import { globSync, readFileSync } from 'node:fs';
import { request as httpRequest, Agent } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Replies } from '../src/assistant/replies.ts';
import { RateLimits } from '../src/assistant/rate-limits.ts';
import { createFront } from '../src/http/front.ts';
import type { Front } from '../src/http/front.ts';
import type { PageModule } from '../contract/rules/page-rendering.ts';
import { newClient, startTestOrigin } from '../origin/testing/origin.ts';
import type { TestOrigin } from '../origin/testing/origin.ts';
import type { MemoryUse } from '../service/bounded-cache.ts';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { documentFile, until } from './harness.ts';
import { createFixtureOrigin } from './fixture-origin.ts';
import type { FixtureOrigin } from './fixture-origin.ts';

const MB = 1024 * 1024;
const CACHE = 4 * MB;
const DOCUMENT = 'query Flood($slug: String!) { product(by: { slug: $slug }) { id } }';

/** Filled to its limit, and not beyond. */
function expectFull({ bytes, maxBytes }: MemoryUse): void {
  expect(bytes).toBeGreaterThan(maxBytes / 2);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
}

describe('the gateway under hostile keys', () => {
  const documents = documentFile({ flood: DOCUMENT });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let origin: FixtureOrigin;
  let gateway: Gateway;
  let front: Front;
  let url = '';

  const web: PageModule = {
    renderPage: ({ url: asked }) =>
      Promise.resolve({
        status: 404,
        html: `<p>${asked.length}</p>`,
        maxAge: 60,
        isPartial: false,
        styleHashes: [],
      }),
    resolveLanguage: () => 'fr',
    knownParameters: () => [],
    fixedPaths: [],
    isListed: () => false,
    closedPaths: [],
  };

  beforeAll(async () => {
    origin = await createFixtureOrigin({ products: 20 });
    gateway = createGateway({
      restUrl: origin.url,
      documents: 'open',
      persistedFile: documents.file,
      cache: { maxBytes: CACHE / 8 },
    });
    front = createFront({ log: pino({ level: 'silent' }), cacheBytes: CACHE });
    url = await front.listen(0, '127.0.0.1');
    front.open({
      gateway,
      pages: web,
      fetchPicture: () =>
        Promise.resolve({ status: 200, type: 'image/webp', body: Buffer.alloc(100), maxAge: 60 }),
    });
    await until(() => gateway.ready());
  });
  afterAll(async () => {
    agent.destroy();
    await front.close(100);
    await gateway.close();
    await origin.close();
    documents.remove();
  });

  const get = (path: string): Promise<number> =>
    new Promise((done, failed) => {
      httpRequest(url + path, { agent }, (response) => {
        response.resume().on('end', () => done(response.statusCode ?? 0));
      })
        .on('error', failed)
        .end();
    });

  /** Requests many paths, a few at once. */
  async function flood(count: number, pathOf: (index: number) => string): Promise<void> {
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < count) await get(pathOf((next += 1)));
    };
    await Promise.all([work(), work(), work(), work()]);
  }

  it('bounds addresses of trusted documents, their responses and the upstream data read for them', async () => {
    const slug = 'x'.repeat(90);
    // White space makes an address long, and has no meaning.
    await flood(1_200, (index) => {
      const variables = encodeURIComponent(
        JSON.stringify({ slug: `${slug}${index}` }, null, (index % 10) + 1),
      );
      return `/graphql?documentId=${documents.ids['flood']}&variables=${variables}`;
    });
    const { addresses, answers } = front.memory() as Record<string, MemoryUse>;
    for (const memory of [addresses, answers, gateway.memory()['reads']]) expectFull(memory as MemoryUse);
  });

  it('bounds pages, including their addresses', async () => {
    await flood(400, (index) => `/${index}${'y'.repeat(7_000)}`);
    expectFull(front.memory()['pages'] as MemoryUse);
    const before = (front.memory()['pages'] as MemoryUse).bytes;
    await flood(200, (index) => `/same?p${index}=${'z'.repeat(5_000)}`);
    expect((front.memory()['pages'] as MemoryUse).bytes - before).toBeLessThan(10_000);
  });

  it('bounds pictures', async () => {
    await flood(3_000, (index) => `/media/${'k'.repeat(200)}${index}-1`);
    expectFull(front.memory()['pictures'] as MemoryUse);
  });

  it('bounds documents, whether Yoga or the fast path runs them, and their plans', async () => {
    const post = async (query: string): Promise<number> => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      await response.arrayBuffer();
      return response.status;
    };
    // Valid, few tokens, large texts.
    for (let index = 0; index < 180; index += 1) {
      const status = await post(`query F${index} { __typename } # ${'é'.repeat(60_000)}`);
      expect(status).toBe(200);
    }
    // Small texts, large once they are parsed.
    for (let index = 0; index < 20; index += 1)
      expect(
        await post(`query G${index} { ${'a:__typename '.repeat(28)}${'__typename '.repeat(500)} }`),
      ).toBe(200);
    // Refused: not cached at all.
    const before = gateway.memory()['documents']?.bytes;
    for (let index = 0; index < 20; index += 1) await post(`query H${index} { no${index} }`);
    const { documents: valid, plainDocuments, plans } = gateway.memory();
    expect(valid?.bytes).toBe(before);
    for (const memory of [valid, plainDocuments]) expectFull(memory as MemoryUse);
    expect(plans?.bytes).toBeGreaterThan(90 * 500);
    expect(plans?.bytes).toBeLessThanOrEqual(plans?.maxBytes as number);
  }, 60_000);
});

describe('the assistant under hostile keys', () => {
  it('bounds cached replies, and the running ones of one visitor', async () => {
    const limits = new RateLimits({ factor: 1_000 });
    const replies = new Replies({ limits });
    const tell = async (index: number, isEnded: boolean): Promise<void> => {
      const reading = await replies.read({
        id: `reply-${index}-${'i'.repeat(50)}`,
        after: 0,
        visitor: { client: `c${index}` },
        request: (sink) => {
          queueMicrotask(() => {
            for (let part = 0; part < 30; part += 1) sink.text('t'.repeat(4_000));
            if (isEnded) sink.ended();
          });
          return () => undefined;
        },
        show: () => Promise.resolve('shown'),
        signal: undefined,
      });
      await reading.next();
    };
    for (let index = 0; index < 200; index += 1) await tell(index, true);
    expectFull(replies.memory.endedReplies);
    expect(replies.memory.runningReplies.bytes).toBe(0);
    for (let index = 0; index < 400; index += 1) await tell(1_000 + index, false);
    expectFull(replies.memory.runningReplies);
    expect(limits.memory.bytes).toBeGreaterThan(600 * 200);
    expect(limits.memory.bytes).toBeLessThanOrEqual(limits.memory.maxBytes);
    replies.close();
    expect(replies.memory.runningReplies.bytes).toBe(0);
  });
});

describe('the REST API under hostile keys', () => {
  let shop: TestOrigin;
  beforeAll(async () => {
    shop = await startTestOrigin();
  });
  afterAll(() => shop.close());

  it('counts the caches of searches, filters and limits, keys included, within their limits', async () => {
    const before = shop.origin.memory();
    const words = (index: number): string => encodeURIComponent(`${index} ${'mot '.repeat(40)}`);
    for (let index = 0; index < 60; index += 1) {
      await shop.get(`/v1/admin/products?active=true&page=1&limit=1&input=${words(index)}`);
      await shop.get(`/v1/admin/products/filter-options?input=${words(index)}`);
      // Each sign-in costs a hash.
      if (index % 10 === 0)
        await shop.post(
          '/v1/auth/login',
          { identifier: `nobody${index}@example.tn`, password: 'no such password' },
          newClient(),
        );
    }
    const after = shop.origin.memory();
    const grown = (name: string): number => (after[name]?.bytes ?? 0) - (before[name]?.bytes ?? 0);
    // Keys of 160 characters; searches have several.
    expect(grown('listings')).toBeGreaterThan(60 * 3 * 320);
    expect(grown('filterOptions')).toBeGreaterThan(60 * 250);
    expect(grown('limits')).toBeGreaterThan(6 * 200);
    for (const { bytes, maxBytes } of Object.values(after)) expect(bytes).toBeLessThanOrEqual(maxBytes);
  }, 60_000);
});

describe('caches', () => {
  it('are BoundedCaches: nothing else limits entries by number', () => {
    const root = join(import.meta.dirname, '..');
    const others = globSync('{src,origin,chat,contract,service}/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('service/bounded-cache.ts'))
      // Its keys are pairs of governorates: 576 at most.
      .filter((file) => !file.endsWith('origin/api/delivery/http-carrier.ts'))
      .filter((file) => /\blru-cache\b|rate-limiter-flexible/.test(readFileSync(join(root, file), 'utf8')));
    expect(others).toEqual([]);
  });
});
