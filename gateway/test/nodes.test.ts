/** Every object with a global id can be refetched by it: by everyone, or by its owner only. */
import { getNamedType, isObjectType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { capabilityOf } from '../src/schema/access.ts';
import { NODE_TYPES } from '../src/schema/base/ids.ts';
import { accessOf } from '../src/schema/permissions.ts';
import { createSchema } from '../src/schema/schema.ts';
import { SESSION_TOKEN, startContractUpstream } from './contract-upstream.ts';
import type { ContractUpstream } from './contract-upstream.ts';
import { ask, documentFile, until } from './harness.ts';
import type { Answer } from './harness.ts';
import { WAYS } from './ways.ts';

const schema = createSchema();
/** Every type with an `id` of its own; a payload's id belongs to another object. */
const TYPES = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => {
    const id = type.getFields()['id'];
    return id !== undefined && isNonNullType(id.type) && getNamedType(id.type).name === 'ID';
  });

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
beforeEach(() => upstream.answer(() => undefined));
afterAll(async () => {
  await gateway.close();
  await upstream.close();
  documents.remove();
});

const askWith = (token: string | undefined, query: string, variables?: object): Promise<Answer> =>
  ask(gateway, query, undefined, {
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } nodes(ids: [$id]) { __typename id } }';

/** The id that an object of the type returns. */
async function idOf(name: string): Promise<string> {
  const way = WAYS[name];
  if (way === undefined) throw new Error(`${name} needs a way to it in test/ways.ts`);
  const { text, errors } = await askWith(SESSION_TOKEN, way('__typename own: id'));
  expect(errors).toBeUndefined();
  const id = new RegExp(`"__typename":"${name}","own":"([^"]+)"`).exec(text)?.[1];
  if (id === undefined) throw new Error(`The way to ${name} leads to none`);
  return id;
}

const isPublic = (name: string): boolean => accessOf(name, 'id') === 'public';
const isForAdmins = (name: string): boolean => capabilityOf(accessOf(name, 'id')) !== undefined;

describe.each(TYPES.map((type) => ({ name: type.name, type })))('$name', ({ name, type }) => {
  it('is a node, and refetched by its id', async () => {
    expect(type.getInterfaces().map((one) => one.name)).toContain('Node');
    expect(NODE_TYPES).toContain(name);
    const id = await idOf(name);
    const { data, errors } = await askWith(SESSION_TOKEN, NODE, { id });
    expect(errors).toBeUndefined();
    const node = { __typename: name, id };
    expect(data).toEqual({ node, nodes: [node] });
  });

  it('is refetched by visitors where it is public', async () => {
    const id = await idOf(name);
    const { data, errors } = await askWith(undefined, NODE, { id });
    expect(errors).toBeUndefined();
    const node = isPublic(name) ? { __typename: name, id } : null;
    expect(data).toEqual({ node, nodes: [node] });
  });

  it('is null for other accounts', async () => {
    const id = await idOf(name);
    // Another account, without a role and without any of these.
    upstream.answer((call, sample) => {
      if (call.startsWith('GET /v1/admin/users/'))
        return { status: 200, body: { ...(sample as object), admin: false } };
      if (/ \/v1\/user\/reviews\/of/.test(call))
        return { status: 200, body: { mayReview: false, review: null } };
      const page = {
        currentPage: 1,
        totalPages: 0,
        totalItems: 0,
        itemsPerPage: 100,
        hasNext: false,
        hasPrev: false,
      };
      const empty = { entries: [], addresses: [], sessions: [], cursors: [], pagination: page };
      if (/ \/v1\/user\/(?:points\/history|addresses|sessions)/.test(call))
        return { status: 200, body: empty };
      if (/ \/v1\/(?:user|admin)\/(?:orders|tickets|refunds|webhooks)/.test(call))
        return { status: 404, body: { error: { code: 'NOT_FOUND', message: 'none' } } };
      return undefined;
    });
    upstream.sent();
    const { data, errors } = await askWith(SESSION_TOKEN, NODE, { id });
    expect(errors).toBeUndefined();
    const node = isPublic(name) ? { __typename: name, id } : null;
    expect(data).toEqual({ node, nodes: [node] });
    // Data restricted to admins are not even requested.
    if (isForAdmins(name))
      expect(upstream.sent().filter((call) => !call.includes('/v1/admin/users/'))).toEqual([]);
  });
});

it('private data can be refetched and paged through as a node', async () => {
  const id = await idOf('Order');
  const { data, errors } = await askWith(
    SESSION_TOKEN,
    'query ($id: ID!) { node(id: $id) { ... on Order { number subOrders { id lines { id name } } } } }',
    { id },
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ node: { subOrders: [{ lines: [{ name: 'sample' }] }] } });
});

it('a response with a private node is not cached', async () => {
  const id = await idOf('Order');
  const { headers } = await askWith(SESSION_TOKEN, NODE, { id });
  expect(headers.get('cache-control')).toContain('no-store');
});
