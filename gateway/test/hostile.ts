/**
 * Excessive documents, generated from the schema itself: each strategy at each place where it applies. Additions to the
 * schema are covered too.
 */
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type {
  GraphQLField,
  GraphQLInputType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';

export interface Hostile {
  /** Strategy and place. */
  kind: string;
  operation: 'query' | 'mutation' | 'subscription';
  query: string;
  variables?: Record<string, unknown>;
}

type Fields = GraphQLObjectType | GraphQLInterfaceType;
type Field = GraphQLField<unknown, unknown>;
type Place = (inner: string) => string;

const repeat = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** A value of an input type, as short as possible. */
function valueOf(type: GraphQLInputType): string {
  const given = getNullableType(type);
  if (isListType(given)) return '[]';
  if (isEnumType(given)) return given.getValues()[0]?.name ?? 'NONE';
  if (isInputObjectType(given)) {
    const fields = Object.values(given.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${valueOf(field.type)}`).join(', ')} }`;
  }
  const scalars: Readonly<Record<string, string>> = {
    Int: '1',
    Float: '1.5',
    Boolean: 'true',
    Decimal: '"1.000"',
    Date: '"2026-01-01"',
    DateTime: '"2026-01-01T00:00:00Z"',
    URL: '"https://shop.example.tn/"',
  };
  return scalars[String(given)] ?? '"x"';
}

/** A field with its required arguments, and the given ones. */
function call(field: Field, given: Readonly<Record<string, string>> = {}): string {
  const required = field.args
    .filter((argument) => isRequiredArgument(argument) && !(argument.name in given))
    .map((argument) => `${argument.name}: ${valueOf(argument.type)}`);
  const all = [...required, ...Object.entries(given).map(([name, value]) => `${name}: ${value}`)];
  return all.length === 0 ? field.name : `${field.name}(${all.join(', ')})`;
}

const hasFields = (type: unknown): type is Fields => isObjectType(type) || isInterfaceType(type);
const fieldsOf = (type: Fields): Field[] => Object.values(type.getFields());
const leafOf = (type: Fields): string =>
  fieldsOf(type).find((field) => isLeafType(getNamedType(field.type)) && !field.args.some(isRequiredArgument))
    ?.name ?? '__typename';

/** The shortest path from a root to each type. */
function placesFrom(root: Fields): Map<string, Place> {
  const places = new Map<string, Place>([[root.name, (inner) => inner]]);
  let next: Fields[] = [root];
  while (next.length > 0) {
    const found: Fields[] = [];
    for (const parent of next) {
      for (const field of fieldsOf(parent)) {
        const type = getNamedType(field.type);
        if (!hasFields(type) || places.has(type.name)) continue;
        const outer = places.get(parent.name);
        if (outer) places.set(type.name, (inner) => outer(`${call(field)} { ${inner} }`));
        found.push(type);
      }
    }
    next = found;
  }
  return places;
}

/** A cycle from a list of objects back to such an object, with the number of objects per round. */
interface Round {
  /** The coordinate of the list. */
  name: string;
  type: Fields;
  levels: number;
  /** Items by default, if the schema names a default. */
  byDefault: number;
  most: number;
  wrap: (size: string, inner: string) => string;
}

const SIZES: Readonly<Record<string, number>> = { related: 24, productSuggestions: 20, randomProducts: 20 };

/** All lists with a size argument that lead back to their own type. */
function rounds(schema: GraphQLSchema): Round[] {
  const found: Round[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type.name === 'Query') continue;
    for (const field of fieldsOf(type)) {
      const first = field.args.find(({ name }) => name === 'first');
      let below = getNamedType(field.type);
      if (!first || !hasFields(below)) continue;
      const nodes = below.getFields()['nodes'];
      const isConnection = nodes !== undefined;
      if (isConnection) below = getNamedType(nodes.type);
      if (!hasFields(below)) continue;
      const back = placesFrom(below).get(type.name);
      if (!back) continue;
      const literal = first.default?.literal;
      found.push({
        name: `${type.name}.${field.name}`,
        type,
        levels: (isConnection ? 2 : 1) + back('').split('{').length - 1,
        byDefault: literal?.kind === 'IntValue' ? Number(literal.value) : 1,
        most: SIZES[field.name] ?? 100,
        wrap: (size, inner) => {
          const items = isConnection ? `nodes { ${back(inner)} }` : back(inner);
          return `${call(field, size === '' ? {} : { first: size })} { ${items} }`;
        },
      });
    }
  }
  return found;
}

/** More objects than a response may ever have. */
const TOO_MANY = 20_000;

/** Nests a round until it stands for too many objects; undefined when the allowed depth does not suffice. */
function nest(round: Round, each: number, size: string): string | undefined {
  let text = leafOf(round.type);
  let objects = 1;
  for (let levels = 1; objects < TOO_MANY; levels += round.levels, objects *= each) {
    if (levels > 11) return undefined;
    text = round.wrap(size, text);
  }
  return text;
}

/** Fragments on a type that each spread the next one twice. */
function doubling(type: Fields, levels = 14): string {
  const level = (index: number): string =>
    `fragment D${index} on ${type.name} { ...D${index + 1} ...D${index + 1} }`;
  return `${repeat(levels, level)} fragment D${levels} on ${type.name} { ${leafOf(type)} }`;
}

/** Attacks that apply to any object: by name, the selection and the fragments that it needs. */
const ANYWHERE: Readonly<Record<string, (type: Fields) => [string, string?]>> = {
  'fragments spread twice at each level': (type) => ['...D0', doubling(type)],
  'a field again and again': (type) => [repeat(110, () => leafOf(type))],
  'an object again and again': (type) => {
    const field = fieldsOf(type).find(({ type: of }) => hasFields(getNamedType(of)));
    const below = field && (getNamedType(field.type) as Fields);
    return [
      repeat(110, () =>
        field && below ? `${call(field)} { ${leafOf(below)} }` : `... { ${leafOf(type)} }`,
      ) + repeat(110, () => ' __typename'),
    ];
  },
  aliases: (type) => [repeat(31, (index) => `a${index}: ${leafOf(type)}`)],
  'aliases in a fragment': (type) => [
    '...A ...A',
    `fragment A on ${type.name} { ${repeat(16, (index) => `a${index}: ${leafOf(type)}`)} }`,
  ],
  directives: (type) => [repeat(51, () => `... @include(if: true) { ${leafOf(type)} }`)],
  'a fragment in itself': (type) => [
    '...A',
    `fragment A on ${type.name} { ${leafOf(type)} ...B } fragment B on ${type.name} { ...A }`,
  ],
  'many spreads of one fragment': (type) => [
    repeat(110, () => '...A'),
    `fragment A on ${type.name} { ${leafOf(type)} }`,
  ],
  'many fragments': (type) => [
    repeat(110, (index) => `...A${index}`),
    repeat(110, (index) => `fragment A${index} on ${type.name} { ${leafOf(type)} }`),
  ],
  'names that nearly exist': (type) => [repeat(300, (index) => `${leafOf(type)}${index % 10}x`)],
};

/** All hostile documents of a schema. */
export function* hostileDocuments(schema: GraphQLSchema): Generator<Hostile> {
  for (const operation of ['query', 'mutation', 'subscription'] as const) {
    const root = schema.getRootType(operation);
    if (!root) continue;
    const places = placesFrom(root);
    const isReached = new Set(
      operation === 'query' ? [] : placesFrom(schema.getQueryType() as Fields).keys(),
    );
    for (const [name, place] of places) {
      const type = schema.getType(name);
      // What queries reach is attacked there; a subscription has one root field.
      if (!hasFields(type) || (isReached.has(name) && operation === 'mutation')) continue;
      if (operation === 'subscription' && name === root.name) continue;
      for (const [strategy, make] of Object.entries(ANYWHERE)) {
        const [inner, fragments = ''] = make(type);
        yield {
          kind: `${strategy}: ${operation} ${name}`,
          operation,
          query: `${operation} { ${place(inner)} } ${fragments}`,
        };
      }
    }
    for (const field of fieldsOf(root)) {
      const type = getNamedType(field.type);
      const below = isCompositeType(type) ? ` { ${hasFields(type) ? leafOf(type) : '__typename'} }` : '';
      yield {
        kind: `aliases: ${root.name}.${field.name}`,
        operation,
        query: `${operation} { ${repeat(31, (index) => `a${index}: ${call(field)}${below}`)} }`,
      };
    }
    for (const round of rounds(schema)) {
      const place = places.get(round.type.name);
      if (!place || operation === 'mutation') continue;
      yield* fanOut(operation, round, place);
    }
  }
  yield* introspection();
  yield* texts();
  yield* lists();
}

function* fanOut(operation: Hostile['operation'], round: Round, place: Place): Generator<Hostile> {
  const ways: [string, number, string, string, Record<string, unknown>?][] = [
    ['fan-out', round.most, String(round.most), ''],
    ['lists by default', round.byDefault, '', ''],
    ['sizes by a variable', round.most, '$n', '($n: Int!)', { n: round.most }],
    ['sizes by the default of a variable', round.most, '$n', `($n: Int! = ${round.most})`],
    ['no size for a variable', round.byDefault, '$n', '($n: Int)', {}],
    ['sizes beyond what is allowed', 1e6, '1000000', ''],
  ];
  for (const [way, each, size, definitions, variables] of ways) {
    const inner = each > 1 ? nest(round, each, size) : undefined;
    // The schema does not allow a default of null here.
    if (inner === undefined) continue;
    const query = `${operation} Q${definitions} { ${place(inner)} }`;
    yield { kind: `${way}: ${operation} ${round.name}`, operation, query, ...(variables && { variables }) };
  }
}

function* introspection(): Generator<Hostile> {
  const query = (kind: string, text: string): Hostile => ({
    kind: `introspection: ${kind}`,
    operation: 'query',
    query: text,
  });
  const lists = ['fields', 'interfaces', 'possibleTypes', 'inputFields'];
  for (const list of lists) {
    const type =
      list === 'fields' || list === 'inputFields'
        ? (inner: string) => `type { ${inner} }`
        : (inner: string) => inner;
    let text = 'name';
    for (let level = 0; level < 4; level += 1) text = `${list} { ${type(text)} }`;
    yield query(`${list} of ${list}`, `{ __schema { types { ${text} } } }`);
    yield query(`${list} of one type`, `{ __type(name: "Product") { ${text} } }`);
  }
  yield query(
    'aliases of __type',
    `{ ${repeat(31, (index) => `a${index}: __type(name: "Product") { name }`)} }`,
  );
  const types =
    '{ types { fields { type { fields { type { name kind description } args { name type { name } } } } } } }';
  yield query('all types, again and again', `{ ${repeat(30, (index) => `a${index}: __schema ${types}`)} }`);
  yield query(
    'fragments',
    `{ __schema { types { ...D0 } } } ${repeat(14, (index) => `fragment D${index} on __Type { ...D${index + 1} ...D${index + 1} }`)} fragment D14 on __Type { name }`,
  );
  yield query(
    'wrapped types',
    `{ __schema { types { ${repeat(100, (index) => `fields(includeDeprecated: ${index % 2 === 0}) { type { ofType { ofType { name } } } }`)} } } }`,
  );
}

function* texts(): Generator<Hostile> {
  const query = (kind: string, text: string): Hostile => ({
    kind: `text: ${kind}`,
    operation: 'query',
    query: text,
  });
  yield query('many tokens', `{ ${'__typename '.repeat(2_100)} }`);
  yield query('very many tokens', `{ ${'a '.repeat(32_000)} }`);
  yield query('deep selections', `${'{ a '.repeat(990)}${'}'.repeat(990)}`);
  yield query('very deep selections', '{ a '.repeat(16_000));
  yield query('deep lists', `{ nodes(ids: ${'['.repeat(900)}${']'.repeat(900)}) { id } }`);
  yield query(
    'deep input',
    `{ products(filter: ${'{ a: '.repeat(600)}1${' }'.repeat(600)}) { totalCount } }`,
  );
  yield query('a long comment', `{ regions { id } } #${'x'.repeat(70_000)}`);
  yield query('many comments', `{ regions { id } } ${'#\n'.repeat(40_000)}`);
  yield query('a long string', `{ product(slug: "${'x'.repeat(70_000)}") { id } }`);
  yield query('a long block string', `{ product(slug: """${' \n'.repeat(35_000)}""") { id } }`);
  yield query('escapes', `{ product(slug: "${'\\u0041'.repeat(12_000)}") { id } }`);
  yield query('a long name', `{ ${'x'.repeat(65_000)} }`);
  yield query('a long alias', `{ ${'x'.repeat(70_000)}: regions { id } }`);
  yield query('commas and spaces', `{ regions${' ,\t\n'.repeat(20_000)} { id } }`);
  yield query('an open string', `{ product(slug: "${'x'.repeat(60_000)}`);
  yield query(
    'many operations',
    repeat(300, (index) => `query Q${index} { regions { id } }`),
  );
  yield query(
    'operations that reach one fragment',
    `${repeat(90, (index) => `query Q${index} { ...A }`)} fragment A on Query { ${repeat(60, () => 'regions { id }')} }`,
  );
  yield query(
    'operations that use one list of variables',
    `${repeat(60, (index) => `query Q${index} { ...A }`)} fragment A on Query { nodes(ids: [${repeat(400, (index) => `$v${index}`)}]) { id } }`,
  );
  yield query(
    'variables that are not used',
    `query (${repeat(300, (index) => `$v${index}: Int`)}) { regions { id } }`,
  );
  yield query(
    'variables of types that nearly exist',
    `query (${repeat(300, (index) => `$v${index}: ProductFilte${index % 10}`)}) { regions { id } }`,
  );
  yield query(
    'fragments on types that nearly exist',
    `{ ${repeat(90, (index) => `...A${index}`)} } ${repeat(90, (index) => `fragment A${index} on ProductConnectio${index % 10} { id }`)}`,
  );
  yield query(
    'fragments that are not used',
    `{ regions { id } } ${repeat(200, (index) => `fragment A${index} on Region { id }`)}`,
  );
  yield query(
    'unused fragments spread twice',
    `{ regions { id } } ${repeat(20, (index) => `fragment D${index} on Region { ...D${index + 1} ...D${index + 1} }`)} fragment D20 on Region { id }`,
  );
  yield query('fragments that do not exist', `{ ${repeat(200, (index) => `...Nothing${index}`)} }`);
  yield query(
    'arguments that nearly exist',
    `{ ${repeat(30, (index) => `a${index}: products(${repeat(15, (at) => `firs${at}: 1`)}) { totalCount }`)} }`,
  );
  yield query(
    'values that nearly exist',
    `{ ${repeat(30, (index) => `a${index}: products(sort: { field: CREATED_A${index % 10}, direction: AS }) { totalCount }`)} }`,
  );
  yield query(
    'directives that nearly exist',
    `{ ${repeat(50, (index) => `... @includ${index % 10}(if: true) { regions { id } }`)} }`,
  );
  yield query(
    'different arguments at one place',
    `{ ${repeat(110, (index) => `products(first: ${index + 1}) { totalCount }`)} }`,
  );
  yield query(
    'long lists as arguments at one place',
    `{ ${repeat(80, () => 'nodes(ids: ["a", "b", "c", "d", "e", "f", "g", "h"]) { id }')} ${repeat(60, () => 'regions { id }')} }`,
  );
  yield query(
    'two shapes of one field',
    `{ nodes(ids: []) { ${repeat(60, () => '... on Product { x: name } ... on Review { x: rating }')} } }`,
  );
  yield query(
    'deferred parts',
    `{ ${repeat(60, (index) => `... @defer(label: "d${index}") { regions { id } }`)} }`,
  );
  yield query(
    'definitions of types',
    `{ regions { id } } ${repeat(200, (index) => `type T${index} { a: Int }`)}`,
  );
}

function* lists(): Generator<Hostile> {
  const PARTS =
    '{ ... on Product { images { url } variants { sku } specs { name } priceHistory { at } reviews { totalCount } related { id } } }';
  const ids = Array.from({ length: 100 }, () => Buffer.from('Product:1').toString('base64url'));
  const text = JSON.stringify(ids);
  const query = (kind: string, query_: string, variables?: Record<string, unknown>): Hostile => ({
    kind: `list: ${kind}`,
    operation: 'query',
    query: query_,
    ...(variables && { variables }),
  });
  yield query('ids in place', `{ nodes(ids: ${text}) ${PARTS} }`);
  yield query('ids by a variable', `query ($ids: [ID!]!) { nodes(ids: $ids) ${PARTS} }`, { ids });
  yield query(
    'ids by the default of a variable',
    `query ($ids: [ID!]! = ${text}) { nodes(ids: $ids) ${PARTS} }`,
  );
  yield query(
    'ids by single variables',
    `query ($id: ID!) { nodes(ids: [${repeat(100, () => '$id')}]) ${PARTS} }`,
    { id: ids[0] },
  );
  yield query('a hundred thousand ids', `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`, {
    ids: Array.from({ length: 20_000 }, () => 'x'),
  });
  const lines = Array.from({ length: 100 }, () => ({ productId: ids[0], quantity: 1 }));
  const quote = '{ lines { product { images { url } specs { name } related { images { url } } } } }';
  yield query('lines of a cart', `query ($input: CartQuoteInput!) { cartQuote(input: $input) ${quote} }`, {
    input: { lines },
  });
  yield query(
    'lines of a cart by a variable of their own',
    `query ($lines: [CartLineInput!]!) { cartQuote(input: { lines: $lines }) ${quote} }`,
    { lines },
  );
}
