/** Refusals and unsupported calls of an upstream, as clients see them: a coded error on that field. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, GATEWAY_CODES, isGatewayCode } from '../contract/errors.ts';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { createErrorMask } from '../src/plugins/errors.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { startContractUpstream } from './contract-upstream.ts';
import type { ContractUpstream } from './contract-upstream.ts';
import { ask, documentFile, until } from './harness.ts';

let upstream: ContractUpstream;
let gateway: Gateway;
const documents = documentFile({});
beforeAll(async () => {
  upstream = await startContractUpstream();
  gateway = createGateway({
    restUrl: upstream.url,
    documents: 'open',
    persistedFile: documents.file,
    cache: { maxBytes: 1 },
  });
  await until(() => gateway.ready());
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
  documents.remove();
});

const answerWith = (path: string, status: number, code: string, fields?: object[]): void =>
  upstream.answer((call) =>
    call.includes(path)
      ? { status, body: { error: { code, message: 'no', ...(fields && { fields }) } } }
      : undefined,
  );

describe('a call that the upstream does not support', () => {
  it.each([
    [501, 'NOT_SUPPORTED'],
    [404, 'NOT_SUPPORTED'],
  ])('%s %s is a coded error on its field', async (status, code) => {
    answerWith('/related', status, code);
    const { data, errors } = await ask(
      gateway,
      '{ product(by: { slug: "sample" }) { name related { name } } }',
    );
    expect(data).toEqual({ product: { name: 'sample', related: null } });
    expect(errors).toMatchObject([
      { path: ['product', 'related'], extensions: { code: 'NOT_SUPPORTED_BY_UPSTREAM' } },
    ]);
  });

  it('leaves a field that depends on it without a value, rather than with an empty one', async () => {
    answerWith('/by-slug/', 501, 'NOT_SUPPORTED');
    const { data, errors } = await ask(
      gateway,
      '{ product(by: { slug: "sample" }) { name specs { name } priceHistory { at } } }',
    );
    expect(data).toEqual({ product: { name: 'sample', specs: [], priceHistory: null } });
    expect(errors).toMatchObject([
      { path: ['product', 'priceHistory'], extensions: { code: 'NOT_SUPPORTED_BY_UPSTREAM' } },
    ]);
  });

  it('is distinct from an object that does not exist', async () => {
    answerWith('/v1/promos/', 404, 'NOT_SUPPORTED');
    const first = await ask(gateway, '{ promo(slug: "sample") { slug } }');
    expect(first.errors).toMatchObject([
      { path: ['promo'], extensions: { code: 'NOT_SUPPORTED_BY_UPSTREAM' } },
    ]);
    answerWith('/v1/promos/', 404, 'NOT_FOUND');
    const second = await ask(gateway, '{ promo(slug: "sample") { slug } }');
    expect([second.data, second.errors]).toEqual([{ promo: null }, undefined]);
  });
});

it('an id that the upstream refuses under another name is reported for the argument', async () => {
  answerWith('ids=', 400, 'BAD_USER_INPUT', [{ field: 'ids', message: 'must be numeric' }]);
  const id = toGlobalId('Product', '999999999999999999');
  const { errors } = await ask(gateway, 'query ($id: ID!) { node(id: $id) { id } }', { id });
  expect(errors).toMatchObject([
    {
      message: 'id: must be numeric',
      path: ['node'],
      extensions: { code: 'BAD_USER_INPUT', argument: 'id' },
    },
  ]);
});

describe('the public codes', () => {
  it.each(ErrorCode.options)('%s of the REST API becomes a documented one', async (code) => {
    for (const status of [400, 401, 403, 404, 409, 413, 429, 500, 501, 503]) {
      answerWith('/related', status, code);
      const { errors } = await ask(gateway, '{ product(by: { slug: "sample" }) { related { name } } }');
      expect(isGatewayCode(errors?.[0]?.extensions['code']), `${status} ${code}`).toBe(true);
    }
  });

  it('a code that is not documented is masked', () => {
    const logged: unknown[] = [];
    const mask = createErrorMask((error) => logged.push(error));
    const masked = mask(new GraphQLError('inner', { extensions: { code: 'SOMETHING_NEW' } }));
    expect(masked.toJSON()).toEqual({
      message: 'Unexpected error.',
      extensions: { code: GATEWAY_CODES.internal },
    });
    expect(logged).toHaveLength(1);
  });

  /** Codes of Yoga that cannot occur here: it neither reads multipart bodies nor limits their size. */
  const UNREACHABLE = new Set(['REQUEST_ENTITY_TOO_LARGE']);
  const sourcesOf = (folder: string, ending: RegExp): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name) && !name.endsWith('.test.ts') && !name.includes('generated'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
  const yoga = dirname(fileURLToPath(import.meta.resolve('graphql-yoga')));
  const gatewaySources = join(import.meta.dirname, '../src');

  it.each([
    ['the gateway', sourcesOf(gatewaySources, /\.ts$/)],
    ['Yoga', sourcesOf(yoga, /\.js$/)],
  ])('of %s are all in the table', (_, sources) => {
    const codes = sources.flatMap((source) =>
      [...source.matchAll(/\bcode: ['"]([A-Z_]+)['"]/g)].map(([, code = '']) => code),
    );
    expect([...new Set(codes)].filter((code) => !isGatewayCode(code) && !UNREACHABLE.has(code))).toEqual([]);
  });
});
