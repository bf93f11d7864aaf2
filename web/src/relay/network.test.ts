import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { RequestError } from './errors.ts';
import { freshness, retryDelay } from './freshness.ts';
import { canonicalJson } from './address.ts';
import { createNetwork, type RequestMetadata } from './network.ts';

const sent: { url: string; init: RequestInit }[] = [];
let answers: (() => Response | Promise<Response>)[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('Request', function FakeRequest(url: string, init: RequestInit) {
    sent.push({ url, init });
  });
  vi.stubGlobal('fetch', () => Promise.resolve((answers.shift() ?? (() => Response.error()))()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const json =
  (body: unknown, status = 200, headers = {}) =>
  () =>
    Response.json(body, { status, headers });
const query = { id: 'abc', name: 'Q', operationKind: 'query', text: null, metadata: {}, cacheID: null };
const execute = (
  kind: 'query' | 'mutation' = 'query',
  metadata: RequestMetadata = {},
  variables: Record<string, unknown> = { b: 1, a: { d: 2, c: [3] } },
) => {
  const received: GraphQLResponse[] = [];
  const params = { ...query, operationKind: kind } as unknown as RequestParameters;
  const end = new Promise<Error | undefined>((resolve) => {
    createNetwork()
      .execute(params, variables, { metadata: { ...metadata } })
      .subscribe({
        next: (answer) => received.push(answer),
        complete: () => resolve(undefined),
        error: (error: Error) => resolve(error),
      });
  });
  return { received, end };
};

describe('a read', () => {
  it('is a GET of the trusted document, the same for the same variables, without credentials', async () => {
    answers = [json({ data: { x: 1 } })];
    const { received, end } = execute();
    expect(await end).toBeUndefined();
    expect(received).toEqual([{ data: { x: 1 } }]);
    const url = new URL(sent[0]?.url ?? '', 'http://x');
    expect([url.pathname, url.searchParams.get('documentId'), url.searchParams.get('variables')]).toEqual([
      '/graphql',
      'abc',
      '{"a":{"c":[3],"d":2},"b":1}',
    ]);
    expect(sent[0]?.init.credentials).toBe('omit');
  });

  it('with variables too long for a URL is a POST, with the session only if it is the viewer’s', async () => {
    for (const viewer of [true, false]) {
      answers.push(json({ data: { x: 1 } }));
      expect(await execute('query', { viewer }, { text: 'x'.repeat(5_000) }).end).toBeUndefined();
    }
    expect(sent.map(({ url, init }) => [url, init.method, init.credentials])).toEqual([
      ['/graphql', 'POST', 'same-origin'],
      ['/graphql', 'POST', 'omit'],
    ]);
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual({
      documentId: 'abc',
      variables: { text: 'x'.repeat(5_000) },
    });
  });

  it('for the viewer carries the session', async () => {
    answers = [json({ data: {} })];
    await execute('query', { viewer: true }).end;
    expect(sent[0]?.init.credentials).toBe('same-origin');
  });

  it('is retried three times without a server, with doubling delays', async () => {
    answers = [
      () => Promise.reject(new TypeError('offline')),
      json({}, 503),
      json({ data: null, errors: [{ message: 'late', extensions: { code: 'UPSTREAM_TIMEOUT' } }] }),
      json({ data: { x: 1 } }),
    ];
    const { received, end } = execute();
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await end).toBeUndefined();
    expect(received).toEqual([{ data: { x: 1 } }]);
  });

  it('ends with the specified text if there is never a response', async () => {
    answers = Array.from({ length: 4 }, () => () => Promise.reject(new TypeError('offline')));
    const { end } = execute();
    await vi.advanceTimersByTimeAsync(60_000);
    const error = await end;
    expect(error).toMatchObject({
      message: 'No response received from the server',
      code: 'NO_RESPONSE',
      status: 0,
    });
    expect(sent).toHaveLength(4);
  });

  it('that is invalid is not retried, and has its error code', async () => {
    answers = [
      json({ errors: [{ message: 'slug: too long', extensions: { code: 'BAD_USER_INPUT' } }] }, 400),
    ];
    const error = await execute().end;
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ message: 'slug: too long', code: 'BAD_USER_INPUT', status: 400 });
    expect(sent).toHaveLength(1);
  });

  it('waits as long as the server demands', async () => {
    answers = [json({}, 503, { 'retry-after': '5' }), json({ data: {} })];
    const { end } = execute();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await end).toBeUndefined();
  });

  it('with data and errors leaves the errors to their fields', async () => {
    const answer = { data: { x: null, y: [] }, errors: [{ message: 'x', path: ['x'] }] };
    answers = [json(answer)];
    const { received, end } = execute();
    await end;
    expect(received).toEqual([answer]);
  });

  it('whose root fields all failed has no data: it is retried, and rejects with the server’s message', async () => {
    const errors = [{ message: 'late', path: ['x'], extensions: { code: 'UPSTREAM_TIMEOUT' } }];
    answers = Array.from({ length: 4 }, () => json({ data: { x: null }, errors }));
    const { received, end } = execute();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await end).toMatchObject({ message: 'late', code: 'UPSTREAM_TIMEOUT' });
    expect(sent).toHaveLength(4);
    expect(received).toEqual([]);
  });

  it('with a null root field and no error is a response', async () => {
    answers = [json({ data: { x: null } })];
    const { received, end } = execute();
    expect(await end).toBeUndefined();
    expect(received).toEqual([{ data: { x: null } }]);
  });
});

describe('a write', () => {
  it('is a POST with the session, sent once', async () => {
    answers = [() => Promise.reject(new TypeError('offline'))];
    expect(await execute('mutation').end).toMatchObject({ code: 'NO_RESPONSE' });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
  });

  it('with a null payload has failed', async () => {
    answers = [
      json({ data: { x: null }, errors: [{ message: 'no', extensions: { code: 'UPSTREAM_ERROR' } }] }),
    ];
    expect(await execute('mutation').end).toMatchObject({ code: 'UPSTREAM_ERROR' });
  });
});

describe('a request', () => {
  it('that cannot be constructed rejects and is not retried', async () => {
    vi.stubGlobal('Request', function BrokenRequest() {
      throw new TypeError('Invalid URL');
    });
    const { end } = execute();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await end).toMatchObject({ message: 'Error setting up the request', code: 'REQUEST_SETUP' });
    expect(sent).toHaveLength(0);
  });

  it('that the server refuses rejects with the server’s message', async () => {
    const errors = [
      { message: 'slug: too long', extensions: { code: 'BAD_USER_INPUT' }, path: ['product'] },
      { message: 'and another' },
    ];
    answers = [json({ errors }, 422)];
    expect(await execute().end).toMatchObject({
      status: 422,
      errors: [
        { message: 'slug: too long', code: 'BAD_USER_INPUT', path: ['product'] },
        { message: 'and another', code: 'INTERNAL_SERVER_ERROR' },
      ],
    });
  });

  it('on a device without a network is not retried', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answers = [() => Promise.reject(new TypeError('offline'))];
    expect(await execute().end).toMatchObject({ code: 'NO_RESPONSE' });
    expect(sent).toHaveLength(1);
  });
});

it('the storefront’s times are those of the specification', () => {
  expect(freshness).toEqual({
    staleAfter: 300_000,
    collectedAfter: 600_000,
    retries: 3,
    retryDelay: 1000,
    maxRetryDelay: 30_000,
  });
});

it('delays between retries are at most half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('JSON is canonical at every depth', () => {
  expect(canonicalJson({ b: [{ z: 1, y: 2 }], a: null })).toBe('{"a":null,"b":[{"y":2,"z":1}]}');
});
