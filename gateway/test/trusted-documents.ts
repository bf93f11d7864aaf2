/** The shop's trusted documents with variables that the upstream generated from the contract can answer. */
import { readFileSync } from 'node:fs';
import {
  getNamedType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
} from 'graphql';
import type { GraphQLInputType, OperationDefinitionNode } from 'graphql';
import { createSchema } from '../src/schema/schema.ts';
import { ACCOUNT_NUMBER, SAMPLE_SLUG, SAMPLE_TICKET } from './contract-upstream.ts';
import type { Answer } from './harness.ts';
import { findKey, NODE_TYPES } from '../src/schema/base/ids.ts';
import type { NodeType } from '../src/schema/base/ids.ts';
import { ID } from './ways.ts';

const FILE = new URL('../../web/src/relay/persisted.json', import.meta.url);
/** Their texts, by id. */
export const TEXTS = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, string>>;
const schema = createSchema();

/** Values of required variables, by name. */
const VARIABLES: Readonly<Record<string, unknown>> = {
  file: 'PRODUCTS',
  code: 'SAMPLE10',
  isMine: true,
  slug: SAMPLE_SLUG,
  number: SAMPLE_TICKET,
  phone: '98123456',
  token: 'abcdefghijklmnopqrstuv',
  list: 'orders',
  to: {},
  query: 'sample',
  text: 'sample',
  seed: 1,
  first: 2,
  regionNumber: 1,
  language: 'FR',
  layout: 'HOME',
  name: 'v0',
  id: ID('Order'),
  by: { id: ID('Order') },
  orderId: ID('Order'),
  sort: 'PRIORITY',
  reviewSort: 'USEFUL',
  accountNumber: '1000000012',
  subOrderId: ID('SubOrder', '1.1'),
  subOrderIds: [ID('SubOrder', '1.1')],
  kind: 'LABELS',
  of: 'SEARCH',
  days: 30,
  month: '2026-11',
  withBody: true,
  markdown: '## Sample',
  productId: ID('Product'),
  sellerIds: [ID('Seller')],
  favourites: [ID('Product')],
  seen: [ID('Product')],
  accepted: [{ lineId: ID('OrderLine', '1.1.1'), quantity: 1 }],
  lines: [{ lineId: ID('OrderLine', '1.1.1'), quantity: 1 }],
  input: { lines: [{ productId: ID('Product'), quantity: 1 }] },
};

/** Types of the variable `id`, by document; of the others it is an order. */
const TYPE_OF_ID: Readonly<Record<string, Parameters<typeof ID>[0]>> = {
  FlashPreviewQuery: 'AdminProduct',
  AdminBrandPageQuery: 'AdminBrand',
  UseDialogQuery: 'AdminApiKey',
  CouponPageQuery: 'AdminCoupon',
  CouponUsesQuery: 'AdminCoupon',
  NewCouponPageQuery: 'AdminCoupon',
  CouponTestVariantsQuery: 'Product',
  AdminPromoPageQuery: 'AdminPromo',
  AdminProductPageQuery: 'AdminProduct',
  NewProductPageQuery: 'AdminProduct',
  ProductActivityQuery: 'AdminProduct',
  SellerDocumentsQuery: 'Seller',
  CategoryEditorQuery: 'AdminCategory',
  InspectionFormQuoteQuery: 'AdminReturn',
  HomepageVersionsContentQuery: 'HomepageVersion',
  PreviewFrameQuery: 'HomepageVersion',
  JobPageQuery: 'AdminJob',
  JobRowsQuery: 'AdminJob',
  ReturnPageQuery: 'AdminReturn',
  ReviewPageQuery: 'AdminReview',
  MoveDialogQuery: 'AdminCategory',
  SellerPageQuery: 'Seller',
  SellerLedgerQuery: 'Seller',
  SellerMessagesQuery: 'AdminSeller',
  SellerStatementFileQuery: 'Seller',
  SellerStatementMoreQuery: 'Seller',
  SellerStatementQuery: 'Seller',
  BankAccountQuery: 'Seller',
  BatchPageFileQuery: 'PayoutBatch',
  BatchPageQuery: 'PayoutBatch',
  StatementPageQuery: 'CashStatement',
  LogPageQuery: 'WebhookSubscription',
  VariantsMoreQuery: 'AdminProduct',
  VariantsQuery: 'AdminProduct',
};

/** Keys of the types whose ids are no numbers. */
const KEY_OF_TYPE: Readonly<Record<string, string>> = {
  AdminApiKey: 'aaaaaaaaaaaa',
  HomepageVersion: 'v0.1',
};

export interface TrustedCase {
  id: string;
  name: string;
  variables: Record<string, unknown>;
}

/** Each query, once for each combination of its flags. */
export const QUERIES: readonly TrustedCase[] = Object.entries(TEXTS).flatMap(([id, text]) => {
  const operation = getOperationAST(parse(text));
  if (operation?.operation !== 'query') return [];
  let choices: Record<string, unknown>[] = [{}];
  for (const { variable, type: written, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, written) as GraphQLInputType;
    if (type.toString() === 'Boolean!')
      choices = choices.flatMap((one) => [true, false].map((value) => ({ ...one, [name]: value })));
    else if (isNonNullType(type) && defaultValue === undefined)
      choices = choices.map((one) => ({ ...one, [name]: valueOf(name, operation.name?.value) }));
  }
  return choices.map((variables) => ({ id, name: operation.name?.value ?? id, variables }));
});

function valueOf(name: string, document = ''): unknown {
  const type = TYPE_OF_ID[document];
  if (name === 'id' && type !== undefined) return ID(type, KEY_OF_TYPE[type]);
  if (!Object.hasOwn(VARIABLES, name)) throw new Error(`${name} needs a value in VARIABLES`);
  return VARIABLES[name];
}

/** Values of scalars in inputs. */
const SCALARS: Readonly<Record<string, unknown>> = {
  ID: ID('Product'),
  Int: 1,
  Float: 1,
  Boolean: true,
  String: 'sample',
  Decimal: '1.000',
  Date: '2026-11-25',
  DateTime: '2036-01-01T08:00:00Z',
};
/** Keys, of which every type with a global id accepts one. */
const KEYS = ['1', '1.1', '1.1.1', SAMPLE_SLUG, 'sample.fr', 'sample.fr.1', 'v0.1', ACCOUNT_NUMBER].concat(
  'aaaaaaaaaaaa',
  SAMPLE_TICKET,
  `${SAMPLE_TICKET}.1`,
);

/** A global id of any type. */
function anyId(type: NodeType): string {
  const key = KEYS.find((one) => findKey(ID(type, one), type) !== undefined);
  if (key === undefined) throw new Error(`${type} needs a key in KEYS`);
  return ID(type, key);
}

/** The least value of an input type. */
function leastOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return leastOf(type.ofType);
  if (isListType(type)) return [leastOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? 'sample';
  const fields = Object.values(type.getFields());
  const given = type.isOneOf
    ? fields.slice(0, 1)
    : fields.filter((field) => isNonNullType(field.type) && field.default === undefined);
  return Object.fromEntries(given.map((field) => [field.name, leastOf(field.type)]));
}

/** The least variables of a mutation, which its resolver may refuse: `mended` has what it asks for. */
function leastVariables(operation: OperationDefinitionNode): Record<string, unknown> {
  const needed = (operation.variableDefinitions ?? []).filter(
    ({ type, defaultValue }) => type.kind === 'NonNullType' && defaultValue === undefined,
  );
  return Object.fromEntries(
    needed.map(({ variable, type }) => [
      variable.name.value,
      leastOf(typeFromAST(schema, type) as GraphQLInputType),
    ]),
  );
}

/** Each mutation with its least variables. */
export const MUTATIONS: readonly TrustedCase[] = Object.entries(TEXTS).flatMap(([id, text]) => {
  const operation = getOperationAST(parse(text));
  if (operation?.operation !== 'mutation') return [];
  return { id, name: operation.name?.value ?? id, variables: leastVariables(operation) };
});

/** The type of an input at a path from the variables of a document. */
function typeAt(text: string, path: readonly string[]): GraphQLInputType | undefined {
  const [first, ...rest] = path;
  const variables = getOperationAST(parse(text))?.variableDefinitions ?? [];
  const written = variables.find(({ variable }) => variable.name.value === first)?.type;
  let type = written && (typeFromAST(schema, written) as GraphQLInputType);
  for (const name of rest) {
    const named = type && getNamedType(type);
    if (!isInputObjectType(named)) return type;
    if (!/^\d+$/.test(name)) type = named.getFields()[name]?.type;
  }
  return type;
}

/** What an argument that was refused with this message should be; undefined: not known. */
function wantedValue(text: string, path: readonly string[], message: string): unknown {
  const [, words = ''] = /is not the id of an? ([\w ]+)$/.exec(message) ?? [];
  const type = words.replaceAll(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
  // Some are named by their word: "a promotion" for AdminPromo.
  const wanted = NODE_TYPES.find((one) => one === type || (type !== '' && `Admin${type}`.startsWith(one)));
  if (wanted) return anyId(wanted);
  if (message.endsWith('is not an account number')) return ACCOUNT_NUMBER;
  const missing = /is required/.test(message) ? typeAt(text, path) : undefined;
  return missing && leastOf(missing);
}

/** The variables with those mended that the answer refuses; undefined: it refuses none that are known. */
export function mended(
  { id, variables }: TrustedCase,
  { errors }: Answer,
): TrustedCase['variables'] | undefined {
  const next = structuredClone(variables);
  let isMended = false;
  for (const { message, extensions } of errors ?? []) {
    const { argument } = extensions;
    const path = typeof argument === 'string' ? argument.split('.') : [];
    const value = wantedValue(TEXTS[id] ?? '', path, message);
    if (value === undefined) continue;
    let place: Record<string, unknown> = next;
    for (const name of path.slice(0, -1)) place = place[name] as Record<string, unknown>;
    place[path.at(-1) ?? ''] = value;
    isMended = true;
  }
  return isMended ? next : undefined;
}
