/**
 * One fault leaves its siblings. The cases are derived, not listed: each field with a resolver is queried beside its plain siblings
 * on an upstream generated from the contract; upstream calls beyond those of the siblings are its own. Those are made
 * to fail, and everything else has to be returned as before.
 */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GATEWAY_CODES } from '../contract/errors.ts';
import { FIELD_NEEDS } from '../contract/rules/api-key-access.ts';
import { API_KEY_SCOPES } from '../contract/rules/api-keys.ts';
import type { ApiKeyBinding } from '../contract/rules/api-keys.ts';
import { newApiKey } from '../service/api-key-text.ts';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { accessOf } from '../src/schema/permissions.ts';
import { createSchema } from '../src/schema/schema.ts';
import {
  ACCOUNT_NUMBER,
  SAMPLE_SLUG,
  SAMPLE_TICKET,
  SESSION_TOKEN,
  startContractUpstream,
} from './contract-upstream.ts';
import type { Call, ContractUpstream } from './contract-upstream.ts';
import { ask, documentFile, until } from './harness.ts';
import type { Answer } from './harness.ts';
import { ID, WAYS } from './ways.ts';

const schema = createSchema();

let upstream: ContractUpstream;
let gateway: Gateway;
/** As the other one, known to the REST API: for keys of third parties. */
let keyGateway: Gateway;
const documents = documentFile({});
beforeAll(async () => {
  upstream = await startContractUpstream();
  gateway = createGateway({
    restUrl: upstream.url,
    documents: 'open',
    persistedFile: documents.file,
    // Nothing is cached: each document requests everything that it needs.
    cache: { maxBytes: 1 },
  });
  keyGateway = createGateway({
    restUrl: upstream.url,
    serviceToken: 'nullability-service-token',
    documents: 'open',
    persistedFile: documents.file,
    cache: { maxBytes: 1 },
  });
  await until(() => gateway.ready() && keyGateway.ready());
});
afterAll(async () => {
  await keyGateway.close();
  await gateway.close();
  await upstream.close();
  documents.remove();
});

/** Values of required arguments, by argument, or by field and argument. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  'webhookSubscriptionDeliveries.subscriptionId': `"${ID('WebhookSubscription')}"`,
  'carrierParcelLabel.trackingNumber': '"LV-1"',
  'text.language': 'FR',
  'adminSearch.text': '"sample"',
  'payoutBatch.id': `"${ID('PayoutBatch')}"`,
  'payoutFile.id': `"${ID('PayoutBatch')}"`,
  'cashStatement.id': `"${ID('CashStatement')}"`,
  month: '"2026-11"',
  slug: `"${SAMPLE_SLUG}"`,
  'product.by': `{ slug: "${SAMPLE_SLUG}" }`,
  'category.by': `{ slug: "${SAMPLE_SLUG}" }`,
  'brand.by': `{ slug: "${SAMPLE_SLUG}" }`,
  'seller.by': `{ slug: "${SAMPLE_SLUG}" }`,
  'orderCancellation.by': `{ id: "${ID('Order')}" }`,
  regionNumber: '1',
  language: 'EN',
  productId: `"${ID('Product')}"`,
  productIds: `["${ID('Product')}"]`,
  number: `"${SAMPLE_TICKET}"`,
  phone: '"98123456"',
  token: '"abcdefghijklmnopqrstuv"',
  query: '"sample"',
  subOrderId: `"${ID('SubOrder', '1.1')}"`,
  // Optional beside the number.
  'adminOrder.id': `"${ID('Order')}"`,
  sellerId: `"${ID('Seller')}"`,
  id: `"${ID('Order')}"`,
  ids: `["${ID('Product')}"]`,
  input: `{ lines: [{ productId: "${ID('Product')}", quantity: 1 }] }`,
  'adminProduct.id': `"${ID('AdminProduct')}"`,
  'adminCategory.id': `"${ID('AdminCategory')}"`,
  'adminBrand.id': `"${ID('AdminBrand')}"`,
  'adminSellerMessageReach.to': '{}',
  'adminSeller.id': `"${ID('AdminSeller')}"`,
  'adminTextPage.language': 'FR',
  markdown: '"## Sample"',
  kind: 'LABELS',
  of: 'SEARCH',
  days: '30',
  subOrderIds: `["${ID('SubOrder', '1.1')}"]`,
  'adminJob.id': `"${ID('AdminJob')}"`,
  'adminReturn.id': `"${ID('AdminReturn')}"`,
  'adminUserAccount.accountNumber': '"1000000012"',
  'adminPromo.id': `"${ID('AdminPromo', SAMPLE_SLUG)}"`,
  'adminReview.id': `"${ID('AdminReview')}"`,
  'adminApiKeyUse.id': `"${ID('AdminApiKey', 'aaaaaaaaaaaa')}"`,
  'adminCoupon.id': `"${ID('AdminCoupon')}"`,
  'adminCouponTest.input': `{ lines: [{ productId: "${ID('Product')}", quantity: 1 }] }`,
  'quote.accepted': `[{ lineId: "${ID('OrderLine', '1.1.1')}", quantity: 1 }]`,
  'linesQuote.lines': `[{ lineId: "${ID('OrderLine', '1.1.1')}", quantity: 1 }]`,
  list: '"orders"',
  'node.id': `"${ID('Product')}"`,
};

const isRequired = (given: { type: GraphQLInputType; default?: unknown; defaultValue?: unknown }) =>
  isNonNullType(given.type) && given.default === undefined && given.defaultValue === undefined;

function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const isGiven = (arg: GraphQLField<unknown, unknown>['args'][number]): boolean =>
    isRequired(arg) || ARGUMENTS[`${field.name}.${arg.name}`] !== undefined;
  const needed = field.args.filter(isGiven).map(({ name }) => {
    const value = ARGUMENTS[`${field.name}.${name}`] ?? ARGUMENTS[name];
    if (value === undefined) throw new Error(`${field.name}(${name}:) needs a value in ARGUMENTS`);
    return `${name}: ${value}`;
  });
  return needed.length === 0 ? '' : `(${needed.join(', ')})`;
}

/** Plain fields of a type: properties of an object that is already loaded. */
const plainFields = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields())
    .filter(
      (field) =>
        field.resolve === undefined && isLeafType(getNamedType(field.type)) && !field.args.some(isRequired),
    )
    .map(({ name }) => name);

/** Selection below a field: leaves, and below a connection its nodes, so that no reference suffices. */
function selectionOf(output: GraphQLOutputType, depth = 0): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (!isObjectType(type)) return ' { __typename }';
  const below = Object.values(type.getFields())
    .filter(
      ({ name, args }) => (name === 'node' || name === 'nodes' || name === 'edges') && args.length === 0,
    )
    .filter(() => depth < 2)
    .map((field) => `${field.name}${selectionOf(field.type, depth + 1)}`);
  return ` { ${['__typename', ...plainFields(type), ...below].join(' ')} }`;
}

/** Reached only through a mutation or a subscription, whose one field is what is tested. */
const ONLY_IN_PAYLOADS: ReadonlySet<string> = new Set([
  'AdminEvent',
  'FeedEvent',
  'ChangeRef',
  'SignInChallenge',
  'TwoStepSecret',
  'AdminProductPatchResult',
  'AdminCouponPatchResult',
  'ReviewModerationResult',
  'TicketChangeResult',
  'UndoneObject',
  'UnchangedField',
  'PricesSetResult',
  'SellerLineError',
  'SellerOrderResult',
  'ShipmentEventResult',
  'SignedUpload',
  'SignedUploadField',
]);
const hasNoWay = (name: string): boolean => name.endsWith('Payload') || ONLY_IN_PAYLOADS.has(name);

/** Root fields that only keys may select, with the binding that the key must have. */
const OF_KEYS = new Map(
  [...FIELD_NEEDS].flatMap(([coordinate, { binding }]) => {
    const [type = '', field = ''] = coordinate.split('.');
    return accessOf(type, field) === 'key' && /^(?:Query|Mutation)$/.test(type)
      ? [[field, binding] as const]
      : [];
  }),
);
const RESOLVE = 'POST /v1/api-keys/resolve';
/** Calls that a gateway makes by itself. */
const BACKGROUND = /^(?:GET \/v1\/events|POST \/v1\/(?:api-keys|webhooks|webhook-subscriptions)\/)/;
let keys = 0;
const keyId = (): string => `k${String(keys).padStart(11, '0')}`;
/** The binding of the next key that is resolved. */
let binding: ApiKeyBinding = 'nobody';

/** As an admin; what is for keys only, with a key of its own, whose budget is whole. */
const asCaller = (query: string): Promise<Answer> => {
  const field = [...OF_KEYS.keys()].find((name) => new RegExp(`\\b${name}\\b`).test(query));
  const body = JSON.stringify({ query });
  const type = { 'content-type': 'application/json' };
  if (field === undefined)
    return ask(gateway, query, undefined, {
      headers: { ...type, authorization: `Bearer ${SESSION_TOKEN}` },
      body,
    });
  binding = OF_KEYS.get(field) ?? 'nobody';
  keys += 1;
  const key = newApiKey(keyId(), 'live');
  return ask(keyGateway, query, undefined, { headers: { ...type, 'lawaj-key': key }, body });
};

/** Sets the response of each call, apart from that about the key; undefined: the sample. */
const answer = (change: (call: Call) => { status: number; body: unknown } | undefined): void =>
  upstream.answer((call, sample) =>
    call === RESOLVE
      ? {
          status: 200,
          body: {
            ...(sample as object),
            id: keyId(),
            kind: 'secret',
            mode: 'live',
            scopes: API_KEY_SCOPES,
            origins: [],
            binding,
            isSuspended: false,
            expiresAt: null,
          },
        }
      : change(call),
  );

/** Fails these calls: their response violates the contract. */
const fail = (calls: ReadonlySet<Call>): void =>
  answer((call) => (calls.has(call) ? { status: 200, body: { nonsense: true } } : undefined));

/** Queries without failures. @returns the data, and the calls that it took */
async function whole(query: string): Promise<{ data: unknown; calls: Set<Call> }> {
  fail(new Set());
  upstream.sent();
  const { data, errors } = await asCaller(query);
  expect(errors, query).toBeUndefined();
  return { data, calls: new Set(upstream.sent().filter((call) => !BACKGROUND.test(call))) };
}

/** A response in which each field `tested` is null: what it has to be when it failed. */
function withoutTested(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTested);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, content]) => [key, key === 'tested' ? null : withoutTested(content)]),
  );
}

const CODES: ReadonlySet<unknown> = new Set(Object.values(GATEWAY_CODES));

/** Compares a response with failed calls with the complete one. */
async function expectSiblings(query: string, calls: ReadonlySet<Call>, data: unknown): Promise<void> {
  fail(calls);
  const failed = await asCaller(query);
  expect(failed.data).toEqual(withoutTested(data));
  expect(failed.errors).not.toBeUndefined();
  for (const error of failed.errors ?? []) {
    expect(error.path).toContain('tested');
    expect(error.path?.at(-1)).toBe('tested');
    expect(CODES).toContain(error.extensions['code']);
  }
}

const ACCOUNT_CALL = `GET /v1/admin/users/${ACCOUNT_NUMBER}`;

/** Its call only looks for what the API offers: when it fails, all of it is assumed. */
const PROBES: ReadonlySet<string> = new Set(['Viewer.staff']);

/** Fields found to have calls of their own. */
const found: string[] = [];

describe('a field with a call of its own', () => {
  const cases = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    if (['Query', 'Mutation', 'Subscription'].includes(type.name) || hasNoWay(type.name)) return [];
    return Object.values(type.getFields())
      .filter(({ resolve }) => resolve !== undefined)
      .map((field) => ({ name: `${type.name}.${field.name}`, type, field }));
  });

  it.each(cases)('$name', async ({ name, type, field }) => {
    const way = WAYS[type.name];
    if (way === undefined) throw new Error(`${type.name} needs a way to it in WAYS`);
    const siblings = ['__typename', ...plainFields(type)].join(' ');
    const before = await whole(way(siblings));
    expect(JSON.stringify(before.data), 'the way leads to one').toContain(`"__typename":"${type.name}"`);
    const query = way(`${siblings} tested: ${field.name}${argumentsOf(field)}${selectionOf(field.type)}`);
    const { data, calls } = await whole(query);
    // The guard of fields for admins reads the account every five seconds.
    const own = new Set([...calls].filter((call) => !before.calls.has(call) && call !== ACCOUNT_CALL));
    if (own.size === 0 || PROBES.has(name)) return;
    found.push(name);
    await expectSiblings(query, own, data);
  });

  it('is found', () => {
    expect(found.length).toBeGreaterThan(25);
    expect(found).toEqual(
      expect.arrayContaining(['Product.reviews', 'Viewer.orders', 'Loyalty.history', 'SubOrder.seller']),
    );
  });
});

describe('a root field', () => {
  const query = schema.getQueryType();
  const cases = Object.values(query?.getFields() ?? {}).map((field) => ({ name: field.name, field }));
  /** Answered without an upstream, and public. */
  const CONSTANT = new Set(['regions', 'delegations', 'shop']);
  /** Shows what the environment sets when the upstream fails. */
  const DEGRADED = new Set(['storeLinks']);

  it.each(cases)('$name', async ({ name, field }) => {
    const text = `{ sibling: regions { __typename } tested: ${name}${argumentsOf(field)}${selectionOf(field.type)} }`;
    const { data, calls } = await whole(text);
    if (CONSTANT.has(name)) return expect([...calls]).toEqual([]);
    if (DEGRADED.has(name)) {
      fail(calls);
      const degraded = await asCaller(text);
      expect(degraded.errors).toBeUndefined();
      return expect(degraded.data).toMatchObject({ tested: { __typename: 'StoreLinks' } });
    }
    expect(isNonNullType(field.type)).toBe(false);
    // Only the role is read, which the gateway may still know.
    if (['uploadTarget', 'adminProductExport', 'adminOrderFiles'].includes(name)) return undefined;
    // Its fields have the calls, and are null one by one.
    if (name === 'adminCounts') return undefined;
    // Only the role is read, and the text is the caller's.
    if (name === 'textPagePreview') return undefined;
    // Without an assistant nothing is called: it is null then.
    if (name === 'assistant') return undefined;
    expect(calls.size).toBeGreaterThan(0);
    const { sibling } = data as { sibling: unknown };
    // Nodes fail individually.
    const entries = name === 'nodes' ? { sibling, tested: [null] } : undefined;
    if (entries === undefined) return expectSiblings(text, calls, data);
    fail(calls);
    expect((await asCaller(text)).data).toEqual(entries);
  });
});

describe('a mutation', () => {
  const mutation = schema.getMutationType();
  const cases = Object.values(mutation?.getFields() ?? {}).map((field) => ({ name: field.name, field }));

  /** Any value of an input, as a literal. */
  function literal(type: GraphQLInputType, name: string, place: string): string {
    if (isNonNullType(type)) return literal(type.ofType, name, place);
    if (isListType(type)) return `[${literal(type.ofType, name, place)}]`;
    if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
    if (isInputObjectType(type))
      return `{ ${Object.values(type.getFields())
        .filter(isRequired)
        .map((field) => `${field.name}: ${literal(field.type, field.name, type.name)}`)
        .join(', ')} }`;
    const ids: Readonly<Record<string, string>> = {
      orderId: ID('Order'),
      subOrderId: ID('SubOrder', '1.1'),
      lineId: ID('OrderLine', '1.1.1'),
      productId: ID('Product'),
      sellerId: ID('Seller'),
      ids: ID('WebhookDeadLetter'),
      'ChangeUndoInput.id': '1',
      'StaffRoleSetInput.id': ID('StaffMember', ACCOUNT_NUMBER),
      'StaffInvitationWithdrawInput.id': ID('StaffInvitation'),
      'HomepageDraftSaveInput.id': ID('HomepageVersion', 'v0.1'),
      'HomepageDraftDiscardInput.id': ID('HomepageVersion', 'v0.1'),
      'HomepagePublishInput.id': ID('HomepageVersion', 'v0.1'),
      'HomepageScheduleInput.id': ID('HomepageVersion', 'v0.1'),
      'HomepageRestoreInput.id': ID('HomepageVersion', 'v0.1'),
      'AdminViewDeleteInput.id': ID('SavedView'),
      'RefundNoteInput.id': ID('RefundDue', 'part-1'),
      'AddressRemoveInput.id': ID('SavedAddress'),
      'SessionRevokeInput.id': ID('AccountSession', 'abcdefghijklmnopqrstuv'),
    };
    const given =
      type.name === 'ID' ? (ids[`${place}.${name}`] ?? ids[name] ?? ID('Ticket', SAMPLE_TICKET)) : undefined;
    const texts: Readonly<Record<string, string>> = {
      Int: '1',
      Boolean: 'true',
      Decimal: '"1"',
      Date: '"2026-01-01"',
      DateTime: '"2026-01-01T00:00:00.000Z"',
      ID: `"${given}"`,
    };
    return texts[type.name] ?? '"sample"';
  }

  it.each(cases)('$name', async ({ name, field }) => {
    expect(isNonNullType(field.type)).toBe(false);
    const input = field.args
      .filter(isRequired)
      .map((one) => `${one.name}: ${literal(one.type, one.name, '')}`);
    // A refusal that needs no call is next to it.
    const text = `mutation {
      sibling: botPictureRead(input: { picture: "" }) { userErrors { __typename } }
      tested: ${name}${input.length === 0 ? '' : `(${input.join(', ')})`} { __typename }
      after: botPictureRead(input: { picture: "" }) { userErrors { __typename } }
    }`;
    answer(() => ({ status: 200, body: { nonsense: true } }));
    const { data, errors } = await asCaller(text);
    const refused = { userErrors: [{ __typename: 'UserError' }] };
    const isLocal = errors === undefined;
    // What is refused or done without a call did not fail.
    expect(data).toEqual({ sibling: refused, tested: isLocal ? expect.anything() : null, after: refused });
    if (isLocal) expect(['botPictureRead', 'botSpeechTranscribe', 'sessionEnd']).toContain(name);
    for (const { path, extensions } of errors ?? []) {
      expect(path).toEqual(['tested']);
      expect(CODES).toContain(extensions['code']);
    }
  });
});
