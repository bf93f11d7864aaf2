import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startServer, until } from '../../test/harness.ts';
import { withRequestId } from '../../service/request-id.ts';
import { HttpUpstream } from './http.ts';
import type { HttpUpstreamOptions } from './http.ts';
import { RestClient } from './rest.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function upstreamOf(listener: RequestListener, options: Omit<HttpUpstreamOptions, 'url'> = {}) {
  const paths: string[] = [];
  const server = await startServer((request, response) => {
    paths.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  const http = new HttpUpstream({ url: server.url, ...options });
  closing.push(server.close, () => http.close());
  return { http, rest: new RestClient(http), paths };
}

const asIs = (json: unknown) => json;

describe('errors (spec section 8)', () => {
  it('an error answer carries the server’s own body', async () => {
    const { rest } = await upstreamOf((_, response) => {
      const error = {
        code: 'BAD_USER_INPUT',
        message: 'limit: too large',
        fields: [{ field: 'limit', message: 'too large' }],
      };
      response.writeHead(400).end(JSON.stringify({ error }));
    });
    await expect(rest.read('/x', asIs)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'limit: too large',
      status: 400,
      fields: [{ field: 'limit', message: 'too large' }],
    });
  });

  it('no response', async () => {
    const http = new HttpUpstream({ url: 'http://127.0.0.1:1' });
    closing.push(() => http.close());
    await expect(new RestClient(http).read('/x', asIs)).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
      message: 'No response received from the server',
    });
  });

  it('a request that cannot be made', async () => {
    const { rest, paths } = await upstreamOf((_, response) => response.end('{}'));
    await expect(rest.read('/with space', asIs)).rejects.toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Error setting up the request',
    });
    expect(paths).toEqual([]);
  });

  it('a body that is not the contract’s error is not passed on', async () => {
    const { rest } = await upstreamOf((_, response) => response.writeHead(500).end('Error at secret.ts:12'));
    await expect(rest.read('/x', asIs)).rejects.toMatchObject({
      code: 'UPSTREAM_ERROR',
      message: 'The server answered with status 500',
    });
  });

  it('a path that the upstream does not have is told apart from a thing that does not exist', async () => {
    const { rest } = await upstreamOf((_, response) => response.writeHead(404).end('Cannot GET /x'));
    await expect(rest.read('/x', asIs)).rejects.toMatchObject({ code: 'NOT_SUPPORTED_BY_UPSTREAM' });
  });
});

describe('calls that the upstream does not offer', () => {
  it.each([
    ['the contract’s body', JSON.stringify({ error: { code: 'NOT_SUPPORTED', message: 'not offered' } })],
    ['a body of its own', 'Not Implemented'],
  ])('501 with %s neither opens the breaker nor is retried', async (_, body) => {
    const { rest, http, paths } = await upstreamOf((_request, response) => response.writeHead(501).end(body));
    for (let call = 0; call < 30; call += 1)
      await expect(rest.read('/x', asIs)).rejects.toMatchObject({
        code: 'NOT_SUPPORTED_BY_UPSTREAM',
        status: 501,
        isFault: false,
      });
    expect(paths).toHaveLength(30);
    expect(http.isReachable).toBe(true);
  });
});

describe('faults', () => {
  it('a server that never answers', async () => {
    const { rest, paths } = await upstreamOf(() => undefined, { totalTimeoutMs: 120 });
    await expect(rest.read('/x', asIs)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    expect(paths).toHaveLength(1);
  });

  it('a server that stops in the middle of its answer', async () => {
    const { rest } = await upstreamOf(
      (_, response) => {
        response.writeHead(200, { 'content-length': 100 });
        response.write('{"a":');
      },
      { totalTimeoutMs: 120 },
    );
    await expect(rest.read('/x', asIs)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  });

  it('a server whose answer trickles: each byte in time, all of them too late', async () => {
    let isLeft = false;
    const { rest, paths } = await upstreamOf(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 10);
        response.once('close', () => {
          clearInterval(timer);
          isLeft = true;
        });
      },
      { totalTimeoutMs: 200 },
    );
    await expect(rest.read('/x', asIs)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    expect(paths).toHaveLength(1);
    await vi.waitFor(() => expect(isLeft).toBe(true));
  });

  it('a connection reset in the middle of the answer is tried again', async () => {
    let calls = 0;
    const { rest, paths } = await upstreamOf((_, response) => {
      calls += 1;
      if (calls > 1) return void response.end('{"ok":true}');
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"a":', () => response.destroy());
    });
    expect(await rest.read('/x', asIs)).toEqual({ ok: true });
    expect(paths).toHaveLength(2);
  });

  it.each([
    ['announced', { 'content-length': '3000' }],
    ['chunked', {}],
  ])('an answer beyond the size limit (%s)', async (_, headers) => {
    const { rest } = await upstreamOf(
      (_request, response) => {
        response.writeHead(200, headers);
        response.end(JSON.stringify('x'.repeat(2_998)));
      },
      { maxResponseBytes: 1_000 },
    );
    await expect(rest.read('/x', asIs)).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
  });

  it('an answer that is not JSON', async () => {
    const { rest } = await upstreamOf((_, response) => response.end('{"a":'));
    await expect(rest.read('/x', asIs)).rejects.toMatchObject({ code: 'UPSTREAM_ERROR', status: 200 });
  });

  it('an answer against the contract', async () => {
    const { rest } = await upstreamOf((_, response) => response.end('{}'));
    const refuse = () => {
      throw new Error('products: expected array');
    };
    await expect(rest.read('/x', refuse)).rejects.toMatchObject({
      code: 'UPSTREAM_ERROR',
      message: 'The server gave an answer that cannot be used',
    });
  });
});

describe('retries', () => {
  const unavailable: RequestListener = (_, response) => void response.writeHead(503).end('{}');

  it('are made for reads', async () => {
    const { rest, paths } = await upstreamOf(unavailable);
    await expect(rest.read('/x', asIs)).rejects.toMatchObject({ status: 503 });
    expect(paths).toHaveLength(3);
  });

  it('are never made for writes', async () => {
    const { rest, paths } = await upstreamOf(unavailable);
    await expect(rest.send('/x', {}, asIs)).rejects.toMatchObject({ status: 503 });
    expect(paths).toEqual(['POST /x']);
  });

  it('are not made for answers that would be the same', async () => {
    const { rest, paths } = await upstreamOf((_, response) => void response.writeHead(500).end('{}'));
    await expect(rest.read('/x', asIs)).rejects.toMatchObject({ status: 500 });
    expect(paths).toHaveLength(1);
  });

  it('stay within the budget: a failing upstream gets at most two more calls, and then a tenth', async () => {
    // Mostly well, so that the breaker stays closed; what fails, fails always.
    const { rest, paths } = await upstreamOf((request, response) => {
      response.writeHead(request.url?.startsWith('/bad') ? 503 : 200).end('{}');
    });
    for (let index = 0; index < 60; index += 1) await rest.read(`/good${index}`, asIs);
    for (let index = 0; index < 20; index += 1) await rest.read(`/bad${index}`, asIs).catch(() => undefined);
    const bad = paths.filter((path) => path.includes('/bad')).length;
    expect(bad).toBeGreaterThan(20);
    expect(bad).toBeLessThanOrEqual(20 + 2 + 2);
  });

  it('make at most 1.2 attempts a request in an outage, from its first moment on, whatever was healthy before', async () => {
    let isDown = false;
    const { rest, paths } = await upstreamOf((_, response) => {
      response.writeHead(isDown ? 503 : 200).end('{}');
    });
    const calls = ['/v1/brands/x', '/v1/shops/x', '/v1/pages/x', '/v1/promos/x', '/v1/orders/x'];
    const ask = (index: number) =>
      rest.read(`${calls[index % calls.length]}?${index}`, asIs).catch(() => undefined);
    for (let index = 0; index < 100; index += 1) await ask(index);
    isDown = true;
    paths.length = 0;
    for (let index = 0; index < 20; index += 1) await ask(1_000 + index);
    expect(paths.length).toBeGreaterThan(15);
    expect(paths.length).toBeLessThanOrEqual(20 * 1.2);
    for (let index = 0; index < 80; index += 1) await ask(2_000 + index);
    expect(paths.length).toBeLessThanOrEqual(100 * 1.2);
  });
});

describe('breaker', () => {
  it('spares an upstream that fails, and comes back when it does', async () => {
    let isDown = true;
    const { rest, http, paths } = await upstreamOf((_, response) => {
      response.writeHead(isDown ? 500 : 200).end('{}');
    });
    for (let index = 0; index < 5; index += 1) await rest.read(`/x${index}`, asIs).catch(() => undefined);
    paths.length = 0;
    await expect(rest.read('/y', asIs)).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
      message: 'No response received from the server',
    });
    expect(paths).toEqual([]);
    expect(http.isReachable).toBe(false);
    isDown = false;
    await until(async () => (await rest.read('/z', asIs).catch(() => undefined)) !== undefined);
    expect(http.isReachable).toBe(true);
  });
});

describe('one kind of call that fails', () => {
  it('leaves the others alone, whether it fails or hangs', async () => {
    const { rest, http, paths } = await upstreamOf(
      (request, response) => {
        if (request.url?.includes('filter-options')) response.writeHead(500).end('{}');
        else if (!request.url?.includes('related')) response.end('{}');
      },
      { headersTimeoutMs: 40, totalTimeoutMs: 60 },
    );
    for (let index = 0; index < 8; index += 1) {
      await rest.read(`/v1/admin/products/filter-options?${index}`, asIs).catch(() => undefined);
      await rest.read(`/v1/products/p${index}/related`, asIs).catch(() => undefined);
    }
    paths.length = 0;
    await expect(rest.read('/v1/admin/products/filter-options?x', asIs)).rejects.toThrow();
    await expect(rest.read('/v1/products/other/related', asIs)).rejects.toThrow();
    expect(paths).toEqual([]);
    expect(await rest.read('/v1/admin/products?page=1', asIs)).toEqual({});
    expect(await rest.read('/v1/products/by-slug/p1', asIs)).toEqual({});
    expect(http.isReachable).toBe(true);
  });

  it('is named by its error, without what it was asked about', async () => {
    const { rest } = await upstreamOf((_, response) => void response.writeHead(500).end('{}'));
    await expect(rest.read('/v1/orders/by-token/secret-of-an-order?q=private', asIs)).rejects.toMatchObject({
      call: 'GET /v1/orders/by-token/*',
    });
  });

  it('carries the id of the request for which it is made', async () => {
    const ids: unknown[] = [];
    const { rest } = await upstreamOf((request, response) => {
      ids.push(request.headers['x-request-id']);
      response.end('{}');
    });
    await withRequestId('request-12345', () => rest.read('/v1/brands/a', asIs));
    await withRequestId('request-12345', () => rest.send('/v1/cart/quote', {}, asIs));
    await rest.read('/v1/brands/b', asIs);
    expect(ids).toEqual(['request-12345', 'request-12345', undefined]);
  });
});

describe('readers who leave', () => {
  it('cancel the call', async () => {
    let isClosed = false;
    const { rest } = await upstreamOf((_, response) => {
      response.on('close', () => {
        isClosed = true;
      });
    });
    const leaving = new AbortController();
    const read = rest.read('/x', asIs, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 50);
    await expect(read).rejects.toThrow();
    await until(() => isClosed);
  });

  it('share a call only with those of the same authority', async () => {
    const { rest, paths } = await upstreamOf((request, response) => {
      setTimeout(() => response.end(JSON.stringify(request.headers.authorization ?? null)), 20);
    });
    const given = await Promise.all([
      rest.read('/x', asIs),
      rest.read('/x', asIs),
      rest.read('/x', asIs, { bearer: 'one' }),
      rest.read('/x', asIs, { bearer: 'two' }),
    ]);
    expect(given).toEqual([null, null, 'Bearer one', 'Bearer two']);
    expect(paths).toHaveLength(3);
  });
});

describe('a slow kind of call', () => {
  it('leaves connections to the others, and a write does not wait for reads', async () => {
    const held: (() => void)[] = [];
    const { rest, paths } = await upstreamOf(
      (request, response) => {
        const answer = (): void => void response.end('{}');
        if (request.url?.startsWith('/v1/search') === true) held.push(answer);
        else answer();
      },
      { connections: 8 },
    );
    const slow = Array.from({ length: 20 }, (_, index) => rest.read(`/v1/search?q=${index}`, asIs));
    await vi.waitFor(() => expect(held).toHaveLength(6));
    await expect(rest.read('/v1/products', asIs)).resolves.toEqual({});
    await expect(rest.send('/v1/orders', {}, asIs)).resolves.toEqual({});
    expect(paths.filter((path) => path.includes('search'))).toHaveLength(6);
    const timer = setInterval(() => held.splice(0).forEach((answer) => answer()), 5);
    await Promise.all(slow);
    clearInterval(timer);
    expect(paths.filter((path) => path.includes('search'))).toHaveLength(20);
  });

  it('fails in time for those who wait, and lets those go who left', async () => {
    const { rest } = await upstreamOf(() => undefined, { connections: 1, totalTimeoutMs: 300 });
    const leaving = new AbortController();
    const calls = [
      rest.get('/v1/search?q=1', asIs),
      rest.get('/v1/search?q=2', asIs),
      rest.get('/v1/search?q=3', asIs, { signal: leaving.signal }),
    ];
    leaving.abort();
    const [first, second, third] = await Promise.allSettled(calls);
    for (const one of [first, second])
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'UPSTREAM_TIMEOUT' } });
    expect(third).toMatchObject({ reason: { code: 'UPSTREAM_UNAVAILABLE', isFault: false } });
  });
});

describe('an upstream that cannot be reached', () => {
  it('is found to be back without any request', async () => {
    const first = await startServer((_, response) => response.end('{}'));
    const http = new HttpUpstream({ url: first.url });
    closing.push(() => http.close());
    const rest = new RestClient(http);
    await rest.read('/v1/products', asIs);
    await first.close();
    for (let call = 0; call < 12; call += 1) await rest.send('/v1/orders', {}, asIs).catch(() => undefined);
    expect(http.isReachable).toBe(false);
    const again = createServer((_, response) => response.end('{}'));
    await new Promise<void>((done) => again.listen(Number(new URL(first.url).port), '127.0.0.1', done));
    closing.push(async () => {
      again.closeAllConnections();
      await new Promise((done) => again.close(done));
    });
    await vi.waitFor(() => expect(http.isReachable).toBe(true), 10_000);
  });
});
