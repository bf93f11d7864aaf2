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

describe('limits', () => {
  const nested = (levels: number) =>
    `categories { ${'subCategories { '.repeat(levels)}name${' }'.repeat(levels + 1)}`;
  it.each([
    ['depth', `{ ${nested(15)} }`],
    ['cost', '{ products(first: 100) { nodes { related(first: 24) { related(first: 24) { id } } } } }'],
    ['cost', '{ products(first: 100) { nodes { images { url } specs { name } priceHistory { at } } } }'],
    ['aliases', `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: regions { id }`).join(' ')} }`],
    ['directives', `{ regions ${'@include(if: true) '.repeat(51)} { id } }`],
  ])('refuse too much %s before anything runs', async (limit, query) => {
    bed.sent();
    // Repeated directives are invalid anyway; the limit must not depend on validation knowing it.
    const { data, errors } = await ask(bed.gateway, query);
    expect(data).toBeUndefined();
    if (limit !== 'directives')
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_COMPLEX', limit });
    expect(bed.sent()).toEqual([]);
  });

  it('count what variables ask for', async () => {
    const query =
      'query ($n: Int = 5) { products(first: 100) { nodes { related(first: $n) { images { url } } } } }';
    expect((await ask(bed.gateway, query, { n: 24 })).errors?.[0]?.extensions['code']).toBe(
      'QUERY_TOO_COMPLEX',
    );
    expect((await ask(bed.gateway, query.replace('100', '2'), {})).errors).toBeUndefined();
  });

  it('count a fragment each time it is used', async () => {
    const levels = Array.from(
      { length: 10 },
      (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    );
    const query = `{ ...F0 } ${levels.join(' ')} fragment F10 on Query { ${'regions { id } '.repeat(12)} }`;
    const { errors } = await ask(bed.gateway, query);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_COMPLEX', limit: 'cost' });
  });

  it('stop reading a document at its 2,000th token', async () => {
    const { errors, status } = await ask(bed.gateway, `{ ${'__typename '.repeat(2_001)} }`);
    expect(errors?.[0]?.message).toContain('2000 tokens');
    expect(status).toBeLessThan(500);
  });

  it('let a whole page of the shop pass', async () => {
    const { errors } = await ask(
      bed.gateway,
      '{ categories { name path image { url } subCategories { name path subCategories { name path subCategories { name } } } } products(first: 24) { nodes { id name price { amount } brand { name logo { url } } seller { name region { name } } } } homepage { slider1 { image { url } } } }',
    );
    expect(errors).toBeUndefined();
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
    expect(log).toHaveBeenCalledWith(fault);
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
    ['a missing variable', 'query ($s: String!) { product(slug: $s) { id } }', 'BAD_USER_INPUT'],
  ])('of the request have a code: %s', async (_, query, code) => {
    const { errors } = await ask(bed.gateway, query);
    // Each is told once, by one rule.
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
    const { headers } = await ask(bed.gateway, 'query Secret($s: String!) { product(slug: $s) { id } }', {
      s: 'private-thing',
    });
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
  ])('goes on with the asker’s id when it is well formed: %s', async (given, kept) => {
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
