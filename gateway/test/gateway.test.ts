/** The whole gateway over HTTP, driven as an integrator's client would. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UrlLoader } from '@graphql-tools/url-loader';
import { serverAudits } from 'graphql-http';
import { parse } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { ask, documentFile, startServer, startTestBed, until } from './harness.ts';
import type { TestBed } from './harness.ts';
import { createFixtureOrigin } from './fixture-origin.ts';

async function listen(gateway: Gateway): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => void gateway.yoga(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Execute = (query: string, variables?: Record<string, unknown>) => Promise<ExecutionResult>;

function client(url: string): Execute {
  const execute = new UrlLoader().getExecutorAsync(url);
  return async (query, variables) =>
    (await execute({ document: parse(query), variables: variables ?? {} })) as ExecutionResult;
}

const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

describe('an integrator', () => {
  let bed: TestBed;
  let front: { url: string; close: () => Promise<void> };
  let execute: Execute;
  beforeAll(async () => {
    bed = await startTestBed();
    front = await listen(bed.gateway);
    execute = client(front.url);
  });
  afterAll(async () => {
    await front.close();
    await bed.close();
  });

  it('learns the schema by introspection', async () => {
    const [source] = await new UrlLoader().load(front.url, {});
    expect(source?.schema?.getType('ProductConnection')).toBeDefined();
  });

  it('pages through the catalogue by cursor to its end, with every product once', async () => {
    const slugs: string[] = [];
    let after: string | null = null;
    do {
      const { data, errors }: ExecutionResult = await execute(
        'query ($after: String) { products(first: 100, after: $after) { nodes { slug } pageInfo { hasNextPage endCursor } } }',
        { after },
      );
      expect(errors).toBeUndefined();
      const { products } = data as {
        products: { nodes: { slug: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      };
      slugs.push(...products.nodes.map(({ slug }) => slug));
      after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
    } while (after !== null);
    expect(new Set(slugs).size).toBe(300);
    expect(slugs).toHaveLength(300);
  });

  it('refetches an object by its id', async () => {
    const { data } = await execute('{ product(by: { slug: "produit-9" }) { id } }');
    const { id } = (data as { product: { id: string } }).product;
    const again = await execute('query ($id: ID!) { node(id: $id) { ... on Product { slug } } }', { id });
    expect(again.data).toEqual({ node: { slug: 'produit-9' } });
  });

  it('shares one upstream call among concurrent identical queries', async () => {
    bed.sent();
    const query = '{ products(first: 7, page: 5) { nodes { slug } } }';
    const answers = await Promise.all(Array.from({ length: 20 }, () => execute(query)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(bed.sent()).toEqual(['GET /v1/admin/products?limit=7&page=5']);
  });
});

describe('GraphQL over HTTP', () => {
  it('passes every audit in open mode, with CSRF prevention and trusted documents on', async () => {
    const documents = documentFile({ R: 'query R { regions { name } }' });
    const bed = await startTestBed({ persistedFile: documents.file });
    const front = await listen(bed.gateway);
    closing.push(documents.remove, bed.close, front.close);
    const audits = serverAudits({ url: front.url, fetchFn: fetch });
    const failed: string[] = [];
    for (const audit of audits) {
      const result = await audit.fn();
      if (result.status !== 'ok')
        failed.push(`${result.status} ${result.id} ${result.name}: ${result.reason}`);
      if ('response' in result && !result.response.bodyUsed) await result.response.body?.cancel();
    }
    expect(failed).toEqual([]);
    expect(audits).toHaveLength(61);
  });
});

describe('when the origin fails', () => {
  it('cached data are returned stale; the rest fails on its own field', async () => {
    let now = Date.now();
    const bed = await startTestBed({
      now: () => now,
      upstream: { connectTimeoutMs: 300, totalTimeoutMs: 600 },
    });
    closing.push(() => bed.gateway.close());
    const query =
      '{ homepage { name } categories(list: TOP) { name } product(by: { slug: "produit-3" }) { name } }';
    await ask(bed.gateway, '{ homepage { name } }');
    await bed.origin.close();
    now += 30 * 60_000;
    const { data, errors, headers } = await ask(bed.gateway, query);
    expect(data).toMatchObject({ homepage: { name: 'v0' }, product: null });
    expect((data as unknown as { categories: unknown[] }).categories).toHaveLength(8);
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'No response received from the server',
        path: ['product'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE' },
      }),
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(bed.gateway.ready()).toBe(true);
  });

  it('it is not ready before it has reached one, without an error', async () => {
    const documents = documentFile({});
    const gateway = createGateway({
      restUrl: 'http://127.0.0.1:1',
      persistedFile: documents.file,
      documents: 'open',
    });
    closing.push(documents.remove, () => gateway.close());
    expect(gateway.ready()).toBe(false);
    const { errors } = await ask(gateway, '{ regions { number } products(first: 1) { totalCount } }');
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
    expect(gateway.ready()).toBe(false);
  });

  it('it becomes ready by itself when the origin comes up later', async () => {
    const documents = documentFile({});
    const reserved = await startServer(() => undefined);
    const port = Number(new URL(reserved.url).port);
    await reserved.close();
    const gateway = createGateway({ restUrl: reserved.url, persistedFile: documents.file });
    closing.push(documents.remove, () => gateway.close());
    expect(gateway.ready()).toBe(false);
    const origin = await createFixtureOrigin({ products: 20, port });
    closing.push(() => origin.close());
    await until(() => gateway.ready());
  });

  it('a call that the origin does not support fails on its own field with a code', async () => {
    const fixture = await createFixtureOrigin({ products: 20 });
    const old = await startServer((request, response) => {
      // An origin of the core contract: nothing below /v1/products.
      if (request.url?.startsWith('/v1/products/')) return void response.writeHead(404).end('Cannot GET');
      void fetch(`${fixture.url}${request.url}`).then(async (answer) =>
        response.writeHead(answer.status).end(await answer.text()),
      );
    });
    const documents = documentFile({});
    const gateway = createGateway({ restUrl: old.url, persistedFile: documents.file, documents: 'open' });
    closing.push(
      documents.remove,
      () => fixture.close(),
      old.close,
      () => gateway.close(),
    );
    const { data, errors } = await ask(
      gateway,
      '{ products(first: 1) { totalCount } product(by: { slug: "produit-1" }) { slug reviews(first: 1) { totalCount } } }',
    );
    // The product itself is read by the core calls.
    expect(data).toEqual({
      products: { totalCount: 20 },
      product: { slug: 'produit-1', reviews: null },
    });
    expect(errors?.[0]).toMatchObject({
      path: ['product', 'reviews'],
      extensions: { code: 'NOT_SUPPORTED_BY_UPSTREAM' },
    });
  });
});

describe('a client that disconnects', () => {
  it('aborts its upstream call', async () => {
    let isCancelled = false;
    let isAsked = false;
    const silent = await startServer((request, response) => {
      if (!request.url?.startsWith('/v1/brands')) return void response.writeHead(404).end('{}');
      isAsked = true;
      response.on('close', () => {
        isCancelled = true;
      });
    });
    const documents = documentFile({});
    const gateway = createGateway({ restUrl: silent.url, persistedFile: documents.file, documents: 'open' });
    const front = await listen(gateway);
    closing.push(documents.remove, silent.close, () => gateway.close(), front.close);
    const leaving = new AbortController();
    const request = fetch(front.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ brands(first: 3) { totalCount } }' }),
      signal: leaving.signal,
    });
    await until(() => isAsked);
    leaving.abort();
    await expect(request).rejects.toThrow();
    await until(() => isCancelled);
  });
});
