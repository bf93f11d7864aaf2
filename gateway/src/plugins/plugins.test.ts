import { makeExecutableSchema } from '@graphql-tools/schema';
import { createYoga } from 'graphql-yoga';
import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, ENDPOINT, startTestBed } from '../../test/harness.ts';
import type { TestBed } from '../../test/harness.ts';
import { UpstreamError } from '../upstream/errors.ts';
import { createErrorMask } from './errors.ts';
import { PREFLIGHT_HEADER, useCsrfPrevention } from './useCsrfPrevention.ts';
import type { RequestLogEntry } from './useRequestLog.ts';

let bed: TestBed;
const logged: RequestLogEntry[] = [];
beforeAll(async () => {
  bed = await startTestBed({ onRequestLog: (entry) => logged.push(entry) });
});
afterAll(() => bed.close());

describe('half of a character', () => {
  it.each([
    [
      '{"query":"query ($s: String!) { product(by: { slug: $s }) { id } }","variables":{"s":"a\\ud800"}}',
      'variables.s',
    ],
    [
      '{"query":"query ($f: ProductFilter) { products(filter: $f) { totalCount } }","variables":{"f":{"brands":["x","\\udc00b"]}}}',
      'variables.f.brands.1',
    ],
    ['{"query":"{ product(by: { slug: \\"\\ud83d\\" }) { id } }"}', 'query'],
  ])('in %s is the caller’s fault, and named', async (body, field) => {
    const response = await bed.gateway.yoga.fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [
        {
          message: expect.stringContaining(`${field}: must be well-formed text`),
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    });
  });
});

describe('refusals', () => {
  it.each([
    [
      406,
      { accept: 'image/png', 'content-type': 'application/json' },
      /^Accept: must allow application\/json/,
    ],
    [415, { 'content-type': 'application/xml' }, /^Content-Type: must be application\/json/],
  ])('with status %i say why', async (status, headers, message) => {
    const bed = await startTestBed();
    try {
      const response = await bed.gateway.yoga.fetch('http://gateway.test/graphql', {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: '{"query":"{ __typename }"}',
      });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(await response.json()).toEqual({
        errors: [{ message: expect.stringMatching(message), extensions: { code: 'BAD_REQUEST' } }],
      });
    } finally {
      await bed.close();
    }
  });
});

describe('errors', () => {
  const mask = (error: unknown) => {
    const log = vi.fn();
    return { shown: createErrorMask(log)(error), log };
  };

  it('of our own are masked and logged', () => {
    const fault = new Error('password is hunter2');
    const { shown, log } = mask(new GraphQLError(fault.message, { originalError: fault, path: ['product'] }));
    expect(shown.toJSON()).toEqual({
      message: 'Unexpected error.',
      path: ['product'],
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
    expect(log).toHaveBeenCalledWith(fault, { field: 'product' });
  });

  it('of an upstream carry code, status and fields', () => {
    const fields = [{ field: 'limit', message: 'too large' }];
    const refusal = new UpstreamError('BAD_USER_INPUT', 'limit: too large', {
      status: 400,
      fields,
      isFault: false,
    });
    const { shown, log } = mask(new GraphQLError('x', { originalError: refusal }));
    expect(shown.toJSON()).toMatchObject({
      message: 'limit: too large',
      extensions: { code: 'BAD_USER_INPUT', upstreamStatus: 400, fields },
    });
    expect(log).not.toHaveBeenCalled();
  });

  it('that a type cannot represent are masked', () => {
    const { shown } = mask(
      new GraphQLError('Cannot return null for non-nullable field X.secret', { path: ['x'] }),
    );
    expect(shown.message).toBe('Unexpected error.');
  });

  it('are masked once', () => {
    const log = vi.fn();
    const masked = createErrorMask(log);
    const shown = masked(new Error('x'));
    expect(masked(shown)).toBe(shown);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a syntax error', '{', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a missing variable', 'query ($s: String!) { product(by: { slug: $s }) { id } }', 'BAD_USER_INPUT'],
  ])('of the request have a code: %s', async (_, query, code) => {
    const { errors } = await ask(bed.gateway, query);
    // Each is reported once, by one rule.
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual([code]);
  });
});

describe('CSRF prevention', () => {
  const done = vi.fn(() => true);
  const yoga = createYoga({
    schema: makeExecutableSchema({
      typeDefs: 'type Query { a: Int } type Mutation { do: Boolean }',
      resolvers: { Mutation: { do: done } },
    }),
    plugins: [useCsrfPrevention()],
    logging: false,
  });
  const send = (query: string, contentType: string, headers: Record<string, string> = {}) =>
    yoga.fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': contentType, ...headers },
      body: contentType.includes('json')
        ? JSON.stringify({ query })
        : new URLSearchParams({ query }).toString(),
    });

  it.each(['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded; charset=utf-8'])(
    'refuses a mutation as %s',
    async (contentType) => {
      const response = await send('mutation { do }', contentType);
      expect(response.status).toBe(403);
      expect(done).not.toHaveBeenCalled();
    },
  );

  it('lets a mutation pass that a form could not have sent', async () => {
    expect((await send('mutation { do }', 'application/json')).status).toBe(200);
    const form = await send('mutation { do }', 'application/x-www-form-urlencoded', {
      [PREFLIGHT_HEADER]: '1',
    });
    expect(form.status).toBe(200);
    expect(done).toHaveBeenCalledTimes(2);
  });

  it('lets queries pass', async () => {
    expect((await send('{ a }', 'application/x-www-form-urlencoded')).status).toBe(200);
  });

  it('refuses multipart bodies', async () => {
    const body = new FormData();
    body.set('operations', '{"query":"{ a }"}');
    const response = await yoga.fetch(ENDPOINT, { method: 'POST', body });
    expect(response.status).toBe(403);
  });
});

describe('request log', () => {
  it('tells what went on, without texts or variables', async () => {
    logged.length = 0;
    const { headers } = await ask(
      bed.gateway,
      'query Secret($s: String!) { product(by: { slug: $s }) { id } }',
      {
        s: 'private-thing',
      },
    );
    expect(logged).toHaveLength(1);
    const [entry] = logged;
    expect(entry).toMatchObject({ method: 'POST', status: 200, errorCodes: [] });
    expect(entry?.requestId).toBe(headers.get('x-request-id'));
    expect(JSON.stringify(entry)).not.toMatch(/private-thing|Secret|product/);
  });

  it('names the codes of errors', async () => {
    logged.length = 0;
    await ask(bed.gateway, '{ products(first: 0) { totalCount } }');
    expect(logged[0]?.errorCodes).toEqual(['BAD_USER_INPUT']);
  });

  it.each([
    ['trace-1234', 'trace-1234'],
    ['bad id!', undefined],
  ])('goes on with the caller’s id when it is well formed: %s', async (given, kept) => {
    const response = await bed.gateway.yoga.fetch(`${ENDPOINT}?query={__typename}`, {
      headers: { 'x-request-id': given },
    });
    const id = response.headers.get('x-request-id');
    if (kept === undefined) expect(id).not.toBe(given);
    else expect(id).toBe(kept);
  });
});

describe('CORS', () => {
  const preflight = async ({ gateway }: TestBed) => {
    const response = await gateway.yoga.fetch(ENDPOINT, {
      method: 'OPTIONS',
      headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
    });
    return response.headers.get('access-control-allow-origin');
  };

  it('is off unless origins are set', async () => {
    expect(await preflight(bed)).toBeNull();
    const open = await startTestBed({ corsOrigins: ['https://partner.example', 'https://other.example'] });
    try {
      expect(await preflight(open)).toBe('https://partner.example');
    } finally {
      await open.close();
    }
  });
});
