import { getIntrospectionQuery, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, documentFile, ENDPOINT, read, startTestBed } from '../../test/harness.ts';
import type { Answer, TestBed } from '../../test/harness.ts';
import { toGlobalId } from '../schema/base/ids.ts';
import { createSchema } from '../schema/schema.ts';
import { WEIGHED } from '../../bench/documents.ts';
import { costOf } from './cost.ts';
import { DEFAULT_LIMITS } from './limits.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

async function refusal(query: string, variables?: Record<string, unknown>) {
  bed.sent();
  const { data, errors } = await ask(bed.gateway, query, variables);
  expect(bed.sent()).toEqual([]);
  expect(data).toBeUndefined();
  return errors?.[0]?.extensions;
}

/** As an event stream: by POST, or by GET with the header that says that no link has sent it. */
async function stream(method: 'GET' | 'POST', query: string, variables: object = {}): Promise<Answer> {
  const get = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  const response = await bed.gateway.yoga.fetch(method === 'GET' ? `${ENDPOINT}?${get}` : ENDPOINT, {
    method,
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'graphql-require-preflight': '1',
    },
    ...(method === 'POST' ? { body: JSON.stringify({ query, variables }) } : {}),
  });
  const text = await response.text();
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  return read(new Response(data, { status: response.status, headers: response.headers }));
}

const schema = createSchema();
/** Points of a document's first operation. */
function points(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== 'OperationDefinition') throw new Error('no operation');
  return costOf(schema, document, operation, variables).points;
}

const PRODUCT = '{ price { amount } brand { name } seller { name } }';

describe('limits', () => {
  const nested = (levels: number) =>
    `categories { ${'subCategories { '.repeat(levels)}name${' }'.repeat(levels + 1)}`;
  it.each([
    ['depth', `{ ${nested(15)} }`],
    ['cost', '{ products(first: 100) { nodes { related(first: 24) { related(first: 24) { id } } } } }'],
    [
      'cost',
      '{ products(first: 100) { nodes { images { url } specs { name } reviews(first: 20) { nodes { text } } } } }',
    ],
    ['aliases', `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: regions { id }`).join(' ')} }`],
    ['directives', `{ regions ${'@include(if: true) '.repeat(51)} { id } }`],
    ['tokens', `{ ${'__typename '.repeat(2_001)} }`],
    ['characters', `{ regions { id } } #${' '.repeat(65_536)}`],
    ['overlaps', `{ ${'regions { id } '.repeat(120)} }`],
  ])('refuse too much %s before anything runs', async (limit, query) => {
    expect(await refusal(query)).toMatchObject({ code: 'QUERY_TOO_COMPLEX', limit });
  });

  it('count what variables ask for', async () => {
    const query =
      'query ($n: Int = 5) { products(first: 100) { nodes { related(first: $n) { images { url } } } } }';
    expect(await refusal(query, { n: 24 })).toMatchObject({ limit: 'cost' });
    expect((await ask(bed.gateway, query.replace('100', '2'), {})).errors).toBeUndefined();
  });

  it('count a fragment each time it is used', async () => {
    const levels = (text: string) =>
      Array.from(
        { length: 10 },
        (_, index) => `fragment F${index} on Query { ${text}${index + 1} ${text}${index + 1} }`,
      );
    const query = `{ ...F0 } ${levels('...F').join(' ')} fragment F10 on Query { ${'regions { id } '.repeat(12)} }`;
    expect(await refusal(query)).toMatchObject({ code: 'QUERY_TOO_COMPLEX', limit: 'nodes' });
    expect(
      points('{ ...A ...A } fragment A on Query { ...B ...B } fragment B on Query { regions { id } }'),
    ).toBe(4 * points('{ regions { id } }'));
  });

  it.each(['{ ...F0 }', 'subscription { botReply(input: { replyId: "x", query: "y" }) { ...E } }'])(
    'measure a fragment once, however many levels spread it twice: %s',
    async (operation) => {
      const level = (index: number) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`;
      const levels = Array.from({ length: 190 }, (_, index) => level(index)).join(' ');
      const query = `${operation} ${levels} fragment F190 on Query { regions { id } } fragment E on BotReplyEvent { sequence }`;
      const started = process.cpuUsage();
      expect(await refusal(query)).toMatchObject({ limit: 'nodes' });
      const { user, system } = process.cpuUsage(started);
      // Ten milliseconds where nothing else runs; twice as much work for each level would be years.
      expect((user + system) / 1_000).toBeLessThan(500);
    },
  );

  it('take a list without `first` for as long as it is by default', async () => {
    const related = (size: string) =>
      `{ products(first: 4) { nodes { related${size} { related${size} { id } } } } }`;
    expect(points(related(''))).toBe(points(related('(first: 8)')));
    expect(points(`{ products { nodes ${PRODUCT} } }`)).toBe(
      points(`{ products(first: 25) { nodes ${PRODUCT} } }`),
    );
    // As null and a variable that is not given are the default too.
    expect(points(related('(first: null)'))).toBe(points(related('(first: 8)')));
    expect(points(`query ($n: Int) ${related('(first: $n)')}`)).toBe(points(related('(first: 8)')));
    expect(
      await refusal('{ products { nodes { related { related { related { id name description } } } } } }'),
    ).toMatchObject({ limit: 'cost' });
  });

  it('count lists of ids, given in place, by a variable, or by its default', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => toGlobalId('Product', `${index + 1}`));
    const fields = '{ ... on Product { images { url } reviews(first: 20) { nodes { text } } } }';
    const given = `query ($ids: [ID!]!) { nodes(ids: $ids) ${fields} }`;
    const byDefault = given.replace('[ID!]!)', `[ID!]! = ${JSON.stringify(ids)})`);
    const inPlace = `{ nodes(ids: ${JSON.stringify(ids)}) ${fields} }`;
    expect(points(given, { ids })).toBe(points(inPlace));
    expect(points(byDefault)).toBe(points(inPlace));
    expect(points(byDefault, { ids: ids.slice(0, 2) })).toBe(points(given, { ids: ids.slice(0, 2) }));
    for (const [query, variables] of [
      [given, { ids }],
      [byDefault, {}],
      [inPlace, {}],
    ] as const)
      expect(await refusal(query, variables)).toMatchObject({ limit: 'cost' });
    // What passed with few is measured again with many.
    expect((await ask(bed.gateway, given, { ids: ids.slice(0, 2) })).errors).toBeUndefined();
    expect(await refusal(given, { ids })).toMatchObject({ limit: 'cost' });
  });

  it('takes a shared cart for a full one, because its token does not say how many lines it holds', async () => {
    const related = (count: number) =>
      `{ sharedCart(token: "x") { quote { lines { product { related(first: ${count}) { id } } } } } }`;
    expect(await refusal(related(1))).toMatchObject({ limit: 'cost' });
  });

  it('count the lines of a cart', () => {
    const query = `query ($input: CartQuoteInput!) { cartQuote(input: $input) { lines { product ${PRODUCT} } } }`;
    const lines = (count: number) =>
      Array.from({ length: count }, () => ({ productId: toGlobalId('Product', '1'), quantity: 1 }));
    const perLine =
      points(query, { input: { lines: lines(2) } }) - points(query, { input: { lines: lines(1) } });
    expect(perLine).toBeGreaterThan(0);
    expect(points(query, { input: { lines: lines(100) } })).toBeCloseTo(
      points(query, { input: { lines: lines(1) } }) + 99 * perLine,
    );
  });

  const DEAR = `subscription { botReply(input: { replyId: "00000000-0000-4000-8000-000000000000", query: "tapis" }) {
    ... on BotReplyProducts { products { related(first: 24) { related(first: 24) { images { url } } } } } } }`;
  const SUBSCRIPTIONS = [
    ['cost', DEAR],
    ['nodes', `${DEAR.replace('images', '...G images')} fragment G on Product { ${doubling(20)}`],
    ['aliases', DEAR.replace('sequence', 'x').replace('{ images', `{ ${aliases(31)} images`)],
  ] as const;
  it.each(SUBSCRIPTIONS)('hold for subscriptions (%s), by POST and by GET', async (limit, query) => {
    for (const method of ['POST', 'GET'] as const) {
      bed.sent();
      const { errors } = await stream(method, query);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_COMPLEX', limit });
      expect(bed.sent()).toEqual([]);
    }
  });

  it('hold for queries that are answered as event streams', async () => {
    for (const method of ['POST', 'GET'] as const) {
      const { errors } = await stream(
        method,
        '{ products(first: 100) { nodes { related { related { id } } } } }',
      );
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_COMPLEX', limit: 'cost' });
    }
  });

  it.each([
    ['in an operation', '{ ...A } fragment A on Query { regions { id } ...B } fragment B on Query { ...A }'],
    ['below fields', '{ regions { ...A } } fragment A on Region { id ...A }'],
    ['unused', '{ regions { id } } fragment A on Category { subCategories { ...A } }'],
  ])('tell fragments in a cycle as validation does: %s', async (_, query) => {
    const { errors } = await ask(bed.gateway, query);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
    expect(errors?.[0]?.message).toContain('Cannot spread fragment "A" within itself');
  });

  it('tell ten problems of a document at most', async () => {
    const { errors } = await ask(
      bed.gateway,
      `{ ${Array.from({ length: 200 }, (_, n) => `nothing${n}`).join(' ')} }`,
    );
    expect(errors).toHaveLength(11);
  });

  it('refuse thirty searches, and thirty sign-ins, in one document', async () => {
    const searches = (count: number) =>
      `{ ${Array.from({ length: count }, (_, n) => `a${n}: products(first: 1, filter: { query: "tapis ${n}" }) { nodes { id } }`).join(' ')} }`;
    expect(await refusal(searches(30))).toMatchObject({ limit: 'cost' });
    expect((await ask(bed.gateway, searches(3))).errors).toBeUndefined();
    const text = 'query ($text: String) { products(first: 1, filter: { query: $text }) { nodes { id } } }';
    expect(points(text, { text: 'tapis' })).toBeGreaterThan(1.5 * points(text, { text: null }));
    const signIns = Array.from(
      { length: 30 },
      (_, n) =>
        `a${n}: sessionCreate(input: { identifier: "a@b.tn", password: "${n}" }) { userErrors { code } }`,
    );
    expect(await refusal(`mutation { ${signIns.join(' ')} }`)).toMatchObject({ limit: 'cost' });
  });

  it.each(['Review', 'PointsEntry', 'RefundDue', 'WebhookDeadLetter'] as const)(
    'count what has to be looked for among others by its id: %s',
    async (type) => {
      const ids = Array.from({ length: 40 }, (_, n) =>
        toGlobalId(type, type === 'RefundDue' ? `part-${n + 1}` : `${n + 1}`),
      );
      const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
      expect(await refusal(query, { ids })).toMatchObject({ limit: 'cost' });
      expect(await refusal(query.replace('[ID!]!)', `[ID!]! = ${JSON.stringify(ids)})`))).toMatchObject({
        limit: 'cost',
      });
      expect(await refusal(`{ nodes(ids: ${JSON.stringify(ids)}) { id } }`)).toMatchObject({ limit: 'cost' });
      // What only looks like a part of a document is none.
      const odd = await ask(bed.gateway, query, { ids: [{ kind: 'Variable', name: { value: 'ids' } }] });
      expect(odd.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
      // As many products pass, and what passed with products is measured again with reviews.
      const products = ids.map((_, n) => toGlobalId('Product', `${n + 1}`));
      expect((await ask(bed.gateway, query, { ids: products })).errors).toBeUndefined();
      expect(await refusal(query, { ids })).toMatchObject({ limit: 'cost' });
      expect(points('query ($id: ID!) { node(id: $id) { id } }', { id: ids[0] })).toBeLessThan(1_000);
    },
  );

  it('count a call that several fields share once', () => {
    const some = (fields: string) => points(`{ products(first: 20) { nodes { ${fields} } } }`);
    expect(some('returnPolicy specs { name }') - some('specs { name }')).toBe(0);
    expect(some('... { returnPolicy } specs { name }') - some('specs { name }')).toBe(0);
    // For all products together, brands are one call.
    const perPage = (first: number) => points(`{ products(first: ${first}) { nodes { brand { name } } } }`);
    expect(perPage(100) - perPage(50)).toBeLessThan(perPage(50));
  });

  it.each(WEIGHED)('let what integrators ask for pass: $name', ({ query, variables }) => {
    const known = {
      products: Array.from({ length: 100 }, (_, n) => ({
        id: toGlobalId('Product', `${n}`),
        slug: `p-${n}`,
      })),
      categories: ['tapis', 'lampes'],
    };
    expect(points(query, variables?.(1, known))).toBeLessThan(DEFAULT_LIMITS.cost / 2);
  });

  it('let a whole page of the shop pass', async () => {
    const { errors } = await ask(
      bed.gateway,
      '{ categories { name path image { url } subCategories { name path subCategories { name path subCategories { name } } } } products(first: 24) { nodes { id name price { amount } brand { name logo { url } } seller { name region { name } } } } homepage { slider1 { image { url } } } }',
    );
    expect(errors).toBeUndefined();
  });

  it('let the usual introspection pass, and not one that multiplies types by their fields', async () => {
    const { data, errors } = await ask(
      bed.gateway,
      getIntrospectionQuery({
        schemaDescription: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        inputValueDeprecation: true,
        oneOf: true,
      }),
    );
    expect(errors).toBeUndefined();
    expect(data).toHaveProperty('__schema.types');
    const fields = '{ name fields { type { fields { type { fields { name } } } } } }';
    expect(await refusal(`{ __schema { types ${fields} } }`)).toBeDefined();
  });

  it('do not spoil a trusted document whose text somebody sends as their own', async () => {
    const text = `query Big { ${'regions { id } '.repeat(120)} }`;
    const { file, ids, remove } = documentFile({ big: text });
    const own = await startTestBed({ persistedFile: file });
    try {
      expect((await ask(own.gateway, text)).errors?.[0]?.extensions).toMatchObject({ limit: 'overlaps' });
      const trusted = await ask(own.gateway, '', undefined, {
        body: JSON.stringify({ documentId: ids['big'] }),
      });
      expect(trusted.errors).toBeUndefined();
      expect((await ask(own.gateway, text)).errors?.[0]?.extensions).toMatchObject({ limit: 'overlaps' });
    } finally {
      await own.close();
      remove();
    }
  });
});

function aliases(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}: id`).join(' ');
}

/** The rest of a fragment on Product that stands for 2 to the power of `levels` fields. */
function doubling(levels: number): string {
  const level = (index: number) => `...D${index + 1} ...D${index + 1} }`;
  return `${level(0)} ${Array.from({ length: levels - 1 }, (_, index) => `fragment D${index + 1} on Product { ${level(index + 1)}`).join(' ')} fragment D${levels} on Product { id }`;
}
