import { assert, asyncProperty, infiniteStream, nat } from 'fast-check';
import {
  executeRootSelectionSet,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  parse,
  validate,
  validateExecutionArgs,
} from 'graphql';
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputType,
  GraphQLNamedType,
  ValidatedExecutionArgs,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFixtureOrigin } from '../../test/fixture-origin.ts';
import type { FixtureOrigin } from '../../test/fixture-origin.ts';
import { SharedCache } from '../loaders/anonymous/cache.ts';
import { createCatalogueLoaders } from '../loaders/anonymous/catalogue.ts';
import { createAccountLoaders } from '../loaders/visitor/accounts.ts';
import { createContentLoaders } from '../loaders/anonymous/content.ts';
import { createCartLoaders } from '../loaders/visitor/cart.ts';
import { createNewsletterLoaders } from '../loaders/visitor/newsletter.ts';
import { createSandboxLoaders } from '../loaders/visitor/sandbox.ts';
import { createSearchLoaders } from '../loaders/visitor/searches.ts';
import { createOrderLoaders } from '../loaders/visitor/orders.ts';
import { Freshness } from '../loaders/base/scope.ts';
import { createSellerLoaders } from '../loaders/visitor/sellers.ts';
import { createSupportLoaders } from '../loaders/visitor/support.ts';
import { StaffRoles } from '../schema/account/staffRoles.ts';
import { toGlobalId } from '../schema/base/ids.ts';
import type { GatewayContext } from '../schema/context.ts';
import { permissions } from '../schema/permissions.ts';
import { createSchema } from '../schema/schema.ts';
import { HttpUpstream } from '../upstream/http.ts';
import { RestClient } from '../upstream/rest.ts';
import { createCompilingExecutor } from './compilingExecutor.ts';
import { compile } from './queryCompiler.ts';
import { VISITOR } from './useSession.ts';

const schema = createSchema();
const executor = createCompilingExecutor();
let origin: FixtureOrigin;
let http: HttpUpstream;
let cache: SharedCache;
let rest: RestClient;
beforeAll(async () => {
  origin = await createFixtureOrigin({ products: 60, record: true });
  http = new HttpUpstream({ url: origin.url });
  rest = new RestClient(http);
  cache = new SharedCache(rest);
});
afterAll(async () => {
  await http.close();
  await origin.close();
});

const now = Date.now();
function contextOf(): GatewayContext {
  const freshness = new Freshness();
  const scope = { now, signal: undefined, reads: new Map(), note: freshness.note.bind(freshness) };
  return {
    ...scope,
    freshness,
    loaders: {
      ...createCatalogueLoaders(cache, scope),
      ...createContentLoaders(cache, scope),
      ...createCartLoaders(rest, scope, {}),
      ...createNewsletterLoaders(rest, {}),
      ...createSearchLoaders(rest, {}),
      ...createSupportLoaders(rest, {}),
      ...createSellerLoaders(rest, {}),
      ...createAccountLoaders(rest, {}),
      ...createOrderLoaders(rest, scope, {}),
      ...createSandboxLoaders(rest, {}),
    },
    token: undefined,
    staffRoles: new StaffRoles(() => now),
    events: undefined,
    viewerLoaders: undefined,
    ofKey: undefined,
    isSandbox: false,
    takeStream: () => Promise.resolve({ assign: () => Promise.resolve(), release: () => undefined }),
    openViewer: () => {
      throw new Error('nobody signs in here');
    },
    readChanges: () => {
      throw new Error('nobody follows here');
    },
    cookie: VISITOR.cookie,
    storeLinks: {
      sellerSite: null,
      messagingApp: null,
      messenger: null,
      phone: '1',
      appStore: null,
      playStore: null,
      social: [],
    },
    uploads: { url: null, port: null },
    pictures: { cdn: null, brandLogo: null },
  };
}

function argumentsFor(text: string, variableValues: Record<string, unknown> = {}): ValidatedExecutionArgs {
  const document = parse(text);
  const problems = validate(schema, document);
  if (problems.length > 0) throw new Error(`${problems[0]?.message}\n${text}`);
  const validated = validateExecutionArgs({ schema, document, variableValues, contextValue: contextOf() });
  if (!('schema' in validated)) throw new Error(validated[0]?.message);
  return validated;
}

/** What both executors give, as text. */
async function both(text: string, variables?: Record<string, unknown>): Promise<[string, string]> {
  const projected = await executor.execute(argumentsFor(text, variables));
  const plain = await executeRootSelectionSet(argumentsFor(text, variables));
  return [JSON.stringify(projected), JSON.stringify(plain)];
}

/** Values for arguments; the last of each list is refused, where there are several. */
const VALUES: Record<string, readonly string[]> = {
  'Query.node.id': [
    toGlobalId('Product', 5),
    toGlobalId('Brand', 2),
    toGlobalId('Category', 3),
    toGlobalId('Region', 4),
    'x',
  ].map((id) => JSON.stringify(id)),
  'Query.nodes.ids': [
    JSON.stringify([
      toGlobalId('Product', 5),
      toGlobalId('Seller', 2),
      toGlobalId('Review', '5.501'),
      toGlobalId('Homepage', 'v0'),
      toGlobalId('TextPage', 'shipping.de'),
    ]),
  ],
  'Query.cartQuote.input': [
    `{ lines: [{ productId: "${toGlobalId('Product', 5)}", quantity: 2 }] }`,
    '{ lines: [], couponCode: "X" }',
  ],
  'Query.textPage.slug': ['"shipping"', '"nothing"', '"../shipping"'],
  'Query.product.slug': ['"produit-5"', '"produit-7"', '"nothing"', '"Bad Slug"'],
  'Query.category.slug': ['"rayon-1"', '"rayon-2-1"', '"nothing"'],
  'Query.brand.slug': ['"marque-3"'],
  'Query.seller.slug': ['"boutique-3"'],
  first: ['1', '2', '3', '0'],
  width: ['64', '300', '-1'],
  query: ['"tapis"', '""', `"${'x'.repeat(201)}"`],
  after: ['"c2"', '"zz"'],
};
/** Whether refused values may be picked in the document being made. */
let mayBeRefused = false;

function valueOf(
  field: string,
  argument: GraphQLArgument,
  pick: (most: number) => number,
): string | undefined {
  const given = VALUES[`${field}.${argument.name}`] ?? VALUES[argument.name];
  if (given) return given[pick(mayBeRefused || given.length === 1 ? given.length : given.length - 1)];
  if (argument.name === 'page') return undefined;
  const type = getNullableType(argument.type);
  if (isEnumType(type)) return type.getValues()[pick(type.getValues().length)]?.name;
  if (!isNonNullType(argument.type)) return undefined;
  return plainValue(argument.type, pick);
}

function plainValue(type: GraphQLInputType, pick: (most: number) => number): string {
  const inner = getNullableType(type);
  if (isListType(inner)) return '[]';
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter((field) => isRequiredInputField(field));
    return `{ ${required.map(({ name, type: one }) => `${name}: ${plainValue(one, pick)}`).join(', ')} }`;
  }
  if (inner.toString() === 'Boolean') return String(pick(2) === 1);
  return inner.toString() === 'Int' ? String(1 + pick(4)) : JSON.stringify('x');
}

const access: Readonly<Record<string, string>> = permissions;

/** A random selection on a type, a few levels deep. */
function selection(type: GraphQLNamedType, depth: number, pick: (most: number) => number): string {
  const parts: string[] = [];
  if (isAbstractType(type)) {
    parts.push('__typename');
    // The one interface is Node.
    if (isInterfaceType(type)) parts.push('id');
    for (const possible of schema.getPossibleTypes(type)) {
      if (pick(2) === 0) parts.push(`... on ${possible.name} { ${selection(possible, depth - 1, pick)} }`);
    }
    return parts.join(' ');
  }
  if (!isObjectType(type)) return '__typename';
  const all = Object.values(type.getFields());
  // There is no session: half of the documents that are to succeed ask for what needs none.
  const isPublic = !mayBeRefused && type === schema.getQueryType() && pick(2) === 0;
  const fields = isPublic ? all.filter(({ name }) => access[`Query.${name}`] === 'public') : all;
  const wanted = 1 + pick(6);
  for (let index = 0; index < wanted; index += 1) {
    const field = fields[pick(fields.length)];
    if (!field) continue;
    const line = fieldText(type.name, field, depth, pick, `${type.name}_${parts.length}`);
    if (line) parts.push(pick(8) === 0 ? `... on ${type.name} @include(if: $yes) { ${line} }` : line);
  }
  if (pick(6) === 0) parts.push('__typename @skip(if: $no)');
  return parts.length === 0 ? '__typename' : parts.join(' ');
}

function fieldText(
  holder: string,
  field: GraphQLField<unknown, unknown>,
  depth: number,
  pick: (most: number) => number,
  key: string,
): string | undefined {
  const named = getNamedType(field.type);
  if (isCompositeType(named) && depth <= 0) return undefined;
  const given = field.args.flatMap((argument) => {
    const needed = isNonNullType(argument.type) && argument.default === undefined;
    const value = needed || pick(2) === 0 ? valueOf(`${holder}.${field.name}`, argument, pick) : undefined;
    return value === undefined ? [] : [`${argument.name}: ${value}`];
  });
  const args = given.length > 0 ? `(${given.join(', ')})` : '';
  const below = isCompositeType(named) ? ` { ${selection(named, depth - 1, pick)} }` : '';
  return `${key}: ${field.name}${args}${below}`;
}

/** The data, and what the errors say wherever they are. */
function essence(result: string): unknown {
  const { data, errors = [] } = JSON.parse(result) as { data: unknown; errors?: { message: string }[] };
  return { data, messages: [...new Set(errors.map(({ message }) => message))].toSorted() };
}

describe('a plan', () => {
  it('gives what graphql-js gives, over documents of the whole schema', async () => {
    const query = schema.getQueryType();
    if (!query) throw new Error('no query type');
    const seen = new Set<string>();
    let clean = 0;
    await assert(
      asyncProperty(infiniteStream(nat(1_000_000)), async (numbers) => {
        const pick = (most: number) => (numbers.next().value as number) % most;
        mayBeRefused = pick(4) === 0;
        const text = `query ($yes: Boolean = true, $no: Boolean = false) { ${selection(query, 4, pick)} a: __typename @include(if: $yes) @skip(if: $no) }`;
        for (const [, name] of text.matchAll(/: (\w+)/g)) seen.add(name ?? '');
        const [projected, plain] = await both(text);
        // Which of several failing siblings is reported first depends on which call responds first.
        if (mayBeRefused) expect(essence(projected), text).toEqual(essence(plain));
        else expect(projected, text).toBe(plain);
        if (!mayBeRefused) clean += plain.includes('"errors"') ? 0 : 1;
      }),
      { numRuns: 1_000, seed: 20_261_121 },
    );
    // Otherwise it would only have compared graphql-js with itself.
    expect(clean).toBeGreaterThan(100);
    // What only a mutation answers with is met by no query.
    const fields = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !/^__|^Mutation$|Payload$/.test(type.name))
      .flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()) : []));
    const missed = [...new Set(fields)].filter((field) => !seen.has(field));
    expect(missed.length / new Set(fields).size, `not met: ${missed.join(' ')}`).toBeLessThan(0.1);
  }, 120_000);

  it.each([
    [
      'one field asked for in two places',
      '{ products(first: 1) { nodes { price { amount } } nodes { price { currency } id } } }',
    ],
    [
      'fragments within fragments',
      '{ products(first: 1) { ...A } } fragment A on ProductConnection { nodes { ...B } totalCount } fragment B on Product { ...C name } fragment C on Node { id }',
    ],
    [
      'a key that objects inherit',
      '{ products(first: 1) { constructor: totalCount toString: totalCount __proto__: totalCount } }',
    ],
    ['an error in a nullable place', '{ node(id: "x") { id } regions { number } }'],
    ['an error that takes its parents along', '{ products(first: 0) { totalCount } regions { number } }'],
    ['an error within a list', '{ products(first: 2) { nodes { slug reviews(first: 0) { totalCount } } } }'],
    ['introspection', '{ __schema { queryType { name } } regions { number } }'],
    ['enums', '{ products(first: 3) { nodes { stockStatus price { currency } } } }'],
  ])('is exact about %s', async (_, text) => {
    const [projected, plain] = await both(text);
    expect(projected).toBe(plain);
  });

  it('depends on the values of its conditions', async () => {
    const text = 'query ($on: Boolean!) { regions { number name @include(if: $on) } }';
    for (const on of [true, false, true]) {
      const [projected, plain] = await both(text, { on });
      expect(projected).toBe(plain);
      expect(projected.includes('Nabeul')).toBe(on);
    }
  });

  it('carries the shop’s usual queries itself, without falling back', async () => {
    const text =
      'query ($n: Int = 3) { products(first: $n) { nodes { id name price { amount } brand { name logo { url } } mainImage { url(width: 320) } flashSale { isActive } stockStatus breadcrumb { name } related(first: 2) { slug } } pageInfo { endCursor } } node(id: "' +
      toGlobalId('Product', 3) +
      '") { ... on Product { slug } } homepage { slider1 { image { url } } } }';
    const args = argumentsFor(text);
    const data = await compile(args).run(args);
    expect(JSON.stringify({ data })).toBe(JSON.stringify(await executeRootSelectionSet(argumentsFor(text))));
  });

  it('that gives up does not make the calls again', async () => {
    origin.requests.length = 0;
    const text =
      '{ products(first: 4, page: 3) { nodes { slug } } cartQuote(input: { lines: [] }) { itemCount } node(id: "x") { id } }';
    const result = await executor.execute(argumentsFor(text));
    expect(result.errors).toHaveLength(1);
    expect(origin.requests.toSorted()).toEqual([
      'GET /v1/admin/products?limit=4&page=3',
      'POST /v1/cart/quote',
    ]);
  });

  describe('that is not used', () => {
    const counting = () => {
      const reported: string[] = [];
      return { reported, counted: createCompilingExecutor((message) => reported.push(message)) };
    };

    it('is counted, and reported once a document', async () => {
      const { reported, counted } = counting();
      const args = argumentsFor('query Odd { regions { number __proto__: name } }');
      for (let time = 0; time < 3; time += 1)
        expect((await counted.execute({ ...args, contextValue: contextOf() })).errors).toBeUndefined();
      expect(counted.fallbacks).toEqual({ uncompiled: 3, abandoned: 0 });
      expect(reported).toEqual([expect.stringMatching(/query Odd .*uncompiled.*__proto__/)]);
    });

    it('is counted when it stops although there is no error', async () => {
      const { reported, counted } = counting();
      // An iterable that is no array: graphql-js takes it.
      const ofNumbers = new GraphQLSchema({
        query: new GraphQLObjectType({
          name: 'Query',
          fields: { numbers: { type: new GraphQLList(GraphQLInt), resolve: () => new Set([1, 2]) } },
        }),
      });
      const args = validateExecutionArgs({
        schema: ofNumbers,
        document: parse('query Iterated { numbers }'),
      }) as ValidatedExecutionArgs;
      expect(await counted.execute(args)).toEqual({ data: { numbers: [1, 2] } });
      expect(counted.fallbacks).toEqual({ uncompiled: 0, abandoned: 1 });
      expect(reported).toEqual([expect.stringContaining('query Iterated')]);
    });

    it('is not counted for introspection, mutations and errors of fields', async () => {
      const { reported, counted } = counting();
      for (const text of [
        '{ __schema { queryType { name } } }',
        'mutation { sessionEnd(input: {}) { userErrors { code } } }',
        '{ node(id: "x") { id } }',
      ])
        await counted.execute(argumentsFor(text));
      expect(counted.fallbacks).toEqual({ uncompiled: 0, abandoned: 0 });
      expect(reported).toEqual([]);
    });

    it('is reported for a hundred documents at most', async () => {
      const { reported, counted } = counting();
      for (let index = 0; index < 120; index += 1)
        await counted.execute(argumentsFor(`query Q${index} { regions { __proto__: name } }`));
      expect(counted.fallbacks.uncompiled).toBe(120);
      expect(reported).toHaveLength(100);
    });
  });
});
