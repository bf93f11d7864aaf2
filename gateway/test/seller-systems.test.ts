/** Systems of sellers: their parts of orders, and nothing of other sellers, through the real REST API. */
import { getNamedType, isInterfaceType, isNonNullType, isObjectType, isUnionType } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_KEY_SCOPES, scopeRefusal } from '../contract/rules/api-keys.ts';
import type { ApiKeyScope } from '../contract/rules/api-keys.ts';
import { sweepShipments } from '../origin/api/delivery/sweep.ts';
import { run } from '../origin/base/sql.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { newKey, orderLine, orderOf } from '../origin/testing/orders.ts';
import { directly } from '../origin/testing/system.ts';
import { needOf } from '../src/keys/scopes.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { createSchema } from '../src/schema/schema.ts';
import { ENDPOINT, read } from './harness.ts';
import type { Answer } from './harness.ts';
import { openLiveShop, SERVICE_TOKEN } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';
import { keyIdOf, makeKey } from './third-parties.ts';

const SCOPES = API_KEY_SCOPES.filter(
  (scope) => scopeRefusal(scope, { kind: 'secret', binding: 'seller' }) === null,
);
/** What everybody may read concerns all sellers. */
const OF_EVERYBODY: ReadonlySet<ApiKeyScope> = new Set([
  'catalogue:read',
  'catalogue:changes',
  'carts',
  'assistant',
]);

/** A picture of one pixel in base64. */
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const UNKNOWN = toGlobalId('SubOrder', '1.999');

let shop: LiveShop;
let owner: Member;
let sellers: { readonly own: number; readonly other: number };
let products: { readonly own: number; readonly other: number };
/** Parts of orders: of an order of both sellers, and of one of each. */
let parts: Record<'own' | 'other' | 'ownAlone' | 'otherAlone', string>;
/** All scopes of a seller but those of the catalogue; the second without buyers; and the same for the other seller. */
let key: string;
let keyWithoutBuyers: string;
let keyOfOther: string;

async function ask(text: string, query: string, variables: object = {}): Promise<Answer> {
  return read(
    await shop.gateway.yoga.fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'lawaj-key': text, 'x-client-address': '41.9.0.1' },
      body: JSON.stringify({ query, variables }),
    }),
  );
}

/** The data of a response without errors. */
async function dataOf<T>(text: string, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await ask(text, query, variables);
  expect(errors).toBeUndefined();
  return data as unknown as T;
}

/** The global id of a part by its order and seller. */
async function partOf(orderId: string, seller: number): Promise<string> {
  const [row] = await run<{ id: number }>(
    shop.database.db,
    'select id from sub_orders where order_id = $1 and seller_id = $2',
    [orderId, seller],
  );
  return toGlobalId('SubOrder', `${orderId}.${row?.id}`);
}

/** The row of a part. */
const rowOf = (part: string): string => Buffer.from(part, 'base64url').toString().split('.')[1] ?? '';

async function place(lines: Parameters<typeof orderOf>[0], more: object): Promise<string> {
  const answer = await shop.origin.app.inject({
    method: 'POST',
    url: '/v1/orders',
    payload: orderOf(lines, more),
  });
  const { order } = answer.json<{ order: { _id: string } }>();
  return order._id;
}

const TABLES = ['sellers', 'products', 'orders', 'sub_orders', 'order_lines', 'returns', 'payouts'];

beforeAll(async () => {
  shop = await openLiveShop({}, {}, { carrierSimulator: true });
  const { db } = shop.database;
  // Ids that occur nowhere else in a response.
  for (const [index, table] of TABLES.entries())
    await run(db, `alter table ${table} alter column id restart with ${510_000_017 + index * 1_000_000}`, []);
  const { id: own } = await addSeller(db, 'Chez Ali');
  const { id: other } = await addSeller(db, 'Boutique Mouna', { legal_name: 'Mouna Deco SARL' });
  sellers = { own, other };
  const category = await addCategory(db, 'Maison');
  const [carpet = 0, lamp = 0] = await addProducts(db, [
    { name: 'Tapis', sku: 'TAPIS-1', seller_id: own, category, price: 111_111, stock: 50 },
    { name: 'Lampe', sku: 'LAMPE-9', seller_id: other, category, price: 222_222, stock: 50 },
  ]);
  products = { own: carpet, other: lamp };
  owner = await signUp(shop, 'Owner');
  const [ownLine, otherLine] = [orderLine(carpet, 111_111), orderLine(lamp, 222_222)];
  const shared = await place([ownLine, otherLine], {});
  const alone = await place([ownLine], {});
  const foreign = await place([otherLine], {
    contactName: 'Rym Trabelsi',
    contactPhone: '97 765 432',
    contactEmail: 'rym@example.tn',
  });
  parts = {
    own: await partOf(shared, own),
    other: await partOf(shared, other),
    ownAlone: await partOf(alone, own),
    otherAlone: await partOf(foreign, other),
  };
  const mine = SCOPES.filter((scope) => !OF_EVERYBODY.has(scope));
  key = await makeKey(owner, [...mine, 'catalogue:read'], { seller: own });
  keyWithoutBuyers = await makeKey(
    owner,
    mine.filter((scope) => scope !== 'personal:read'),
    { seller: own },
  );
  keyOfOther = await makeKey(owner, mine, { seller: other });
});
afterAll(() => shop.close());

interface Result {
  subOrderId: string;
  order: { state: string; trackingNumber: string | null } | null;
  userErrors: { code: string }[];
}

/** Results of a batch of steps. */
async function steps(
  text: string,
  step: 'Confirm' | 'Prepare' | 'HandOver',
  given: object,
  idempotencyKey = newKey(),
): Promise<{ results: Result[] | null; userErrors: { field: string[]; code: string }[] }> {
  const type = step === 'HandOver' ? 'SellerOrdersHandOverInput' : 'SellerOrdersInput';
  const data = await dataOf<Record<string, Awaited<ReturnType<typeof steps>>>>(
    text,
    `mutation ($input: ${type}!) { sellerOrders${step}(input: $input) {
       results { subOrderId order { state trackingNumber } userErrors { code } } userErrors { field code } } }`,
    { input: { ...given, idempotencyKey } },
  );
  return data[`sellerOrders${step}`] as Awaited<ReturnType<typeof steps>>;
}

describe('the system of a seller', () => {
  it('reads its parts of orders, with the buyers only by the scope for them', async () => {
    const QUERY = `{ sellerOrders { totalCount nodes { subOrderId number state total { amount } cashDue { amount } regionNumber
      buyer { name phone email address { street } } lines { sku productId quantity unitPrice { amount } } invoice { number } } } }`;
    const { sellerOrders } = await dataOf<{ sellerOrders: { totalCount: number; nodes: object[] } }>(
      key,
      QUERY,
    );
    expect(sellerOrders.totalCount).toBe(2);
    expect(sellerOrders.nodes).toMatchObject([
      { subOrderId: parts.ownAlone, state: 'AWAITING_CONFIRMATION' },
      {
        subOrderId: parts.own,
        number: expect.stringMatching(/\/1$/),
        total: { amount: '111.111' },
        cashDue: { amount: '111.111' },
        regionNumber: 4,
        buyer: {
          name: 'Amel Ben Salah',
          phone: '+21698123456',
          email: null,
          address: { street: '3, rue de la Plage' },
        },
        lines: [
          {
            sku: 'TAPIS-1',
            productId: toGlobalId('Product', products.own),
            quantity: 1,
            unitPrice: { amount: '111.111' },
          },
        ],
        invoice: null,
      },
    ]);
    const refused = await ask(keyWithoutBuyers, QUERY);
    expect([refused.status, refused.errors?.[0]?.extensions['scope']]).toEqual([403, 'personal:read']);
    // Nor does the REST API tell them.
    const raw = await shop.origin.app.inject({
      url: '/v1/seller/orders',
      headers: {
        'x-api-key-id': keyIdOf(keyWithoutBuyers),
        'x-gateway-token': SERVICE_TOKEN,
      },
    });
    expect(raw.json<{ orders: object[] }>().orders).toHaveLength(2);
    expect(raw.body).not.toContain('Amel');
    expect(raw.body).not.toContain('98123456');
    expect(raw.body).not.toContain('rue de la Plage');
  });

  it('follows its parts by their last change', async () => {
    const all = await dataOf<{ sellerOrders: { nodes: { updatedAt: string }[] } }>(
      key,
      '{ sellerOrders(filter: { updatedAfter: "2020-01-01T00:00:00Z" }) { nodes { updatedAt } } }',
    );
    const times = all.sellerOrders.nodes.map(({ updatedAt }) => updatedAt);
    expect(times).toHaveLength(2);
    expect(times).toEqual(times.toSorted());
    const none = await dataOf<{ sellerOrders: { nodes: object[] } }>(
      key,
      '{ sellerOrders(filter: { updatedAfter: "2099-01-01T00:00:00Z", states: [CONFIRMED] }) { nodes { number } } }',
    );
    expect(none.sellerOrders.nodes).toEqual([]);
  });

  it('confirms, prepares and hands over in batches, each part for itself', async () => {
    const confirmed = await steps(key, 'Confirm', { subOrderIds: [parts.own, parts.other, UNKNOWN] });
    expect(confirmed).toEqual({
      results: [
        { subOrderId: parts.own, order: { state: 'CONFIRMED', trackingNumber: null }, userErrors: [] },
        { subOrderId: parts.other, order: null, userErrors: [{ code: 'NOT_FOUND' }] },
        { subOrderId: UNKNOWN, order: null, userErrors: [{ code: 'NOT_FOUND' }] },
      ],
      userErrors: [],
    });
    const [foreign] = await run<{ state: string }>(
      shop.database.db,
      'select state from sub_orders where id = $1',
      [rowOf(parts.other)],
    );
    expect(foreign?.state).toBe('AWAITING_CONFIRMATION');
    // One part is not confirmed yet; the other one is prepared all the same.
    const idempotencyKey = newKey();
    const prepared = await steps(
      key,
      'Prepare',
      { subOrderIds: [parts.ownAlone, parts.own] },
      idempotencyKey,
    );
    expect(prepared.results).toMatchObject([
      { order: { state: 'AWAITING_CONFIRMATION' }, userErrors: [{ code: 'CONFLICT' }] },
      { order: { state: 'PREPARING' }, userErrors: [] },
    ]);
    // Repeated, it is the response of the first time; with another batch it is refused.
    await steps(key, 'Confirm', { subOrderIds: [parts.ownAlone] });
    expect(await steps(key, 'Prepare', { subOrderIds: [parts.ownAlone, parts.own] }, idempotencyKey)).toEqual(
      prepared,
    );
    expect(await steps(key, 'Prepare', { subOrderIds: [parts.ownAlone] }, idempotencyKey)).toMatchObject({
      results: null,
      userErrors: [{ code: 'CONFLICT' }],
    });
    // Another key has its own.
    expect(
      (await steps(keyOfOther, 'Confirm', { subOrderIds: [parts.other] }, idempotencyKey)).userErrors,
    ).toEqual([]);
    // A step that was taken before is no error.
    const again = await steps(key, 'Prepare', { subOrderIds: [parts.own] });
    expect(again.results).toMatchObject([{ order: { state: 'PREPARING' }, userErrors: [] }]);
    expect((await steps(key, 'Prepare', { subOrderIds: [parts.own, parts.own] })).userErrors).toMatchObject([
      { code: 'INVALID' },
    ]);
  });

  it('is the author of its steps in the audit log and in the order', async () => {
    const keyId = keyIdOf(key);
    const { data, errors } = await owner.ask(
      `{ adminAudit(first: 20, filter: { actor: "key:${keyId}", action: "order.transition", entity: "sub_orders" }) { nodes { action } } }`,
    );
    expect(errors).toBeUndefined();
    expect((data as unknown as { adminAudit: { nodes: object[] } }).adminAudit.nodes.length).toBeGreaterThan(
      1,
    );
    const rows = await run<{ actor_account: string }>(
      shop.database.db,
      `select actor_account from order_events where sub_order_id = $1 and state = 'PREPARING'`,
      [rowOf(parts.own)],
    );
    expect(rows).toEqual([{ actor_account: `key:${keyId}` }]);
  });

  it('prints labels of its parcels', async () => {
    const { carrier } = shop.origin.context;
    if (carrier) await sweepShipments(shop.origin.context, carrier);
    const LABELS = `query ($ids: [ID!]!) { sellerLabels(subOrderIds: $ids) { contentType content left } }`;
    const { sellerLabels } = await dataOf<{ sellerLabels: { content: string; left: string[] } }>(
      key,
      LABELS,
      {
        ids: [parts.own, parts.other],
      },
    );
    expect(sellerLabels.left).toEqual([parts.other]);
    const page = Buffer.from(sellerLabels.content, 'base64').toString();
    expect(page).toContain('Amel Ben Salah');
    expect(page).not.toContain('Mouna');
    expect(await dataOf(key, LABELS, { ids: [parts.other] })).toEqual({ sellerLabels: null });
    const refused = await ask(keyWithoutBuyers, LABELS, { ids: [parts.own] });
    expect(refused.errors?.[0]?.extensions['scope']).toBe('personal:read');
    // Also where the content is not selected.
    const left = await ask(
      keyWithoutBuyers,
      'query ($ids: [ID!]!) { sellerLabels(subOrderIds: $ids) { left } }',
      { ids: [parts.own] },
    );
    expect(left.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('has the invoice, the return and the accounts of a delivered part as data', async () => {
    const handed = await steps(key, 'HandOver', {
      parcels: [{ subOrderId: parts.own, trackingNumber: 'COLIS-77' }],
    });
    expect(handed.results).toMatchObject([
      { order: { state: 'SHIPPED', trackingNumber: 'COLIS-77' }, userErrors: [] },
    ]);
    await deliver(parts.own);
    await steps(keyOfOther, 'Confirm', { subOrderIds: [parts.other, parts.otherAlone] });
    await steps(keyOfOther, 'Prepare', { subOrderIds: [parts.other, parts.otherAlone] });
    await steps(keyOfOther, 'HandOver', {
      parcels: [parts.other, parts.otherAlone].map((id) => ({ subOrderId: id })),
    });
    await deliver(parts.other);
    await deliver(parts.otherAlone);
    for (const seller of [sellers.own, sellers.other]) await addAccounts(seller);
    const { sellerOrder, sellerReturns, sellerLedgerEntries, sellerPayouts } = await dataOf<
      Record<string, object>
    >(
      key,
      `query ($id: ID!) {
         sellerOrder(subOrderId: $id) { state timeline { state } invoice { number seller { legalName } total { amount } stamp { amount }
           lines { sku total { amount } vatRate } vat { rate net { amount } vat { amount } } } }
         sellerReturns(progress: OPEN) { nodes { subOrderId lines { sku quantity reason } } }
         sellerLedgerEntries { balance { amount } nodes { kind amount { amount } reference } }
         sellerPayouts { nodes { amount { amount } rib state } } }`,
      { id: parts.own },
    );
    expect(sellerOrder).toMatchObject({
      state: 'RETURN_OPEN',
      invoice: {
        number: expect.stringContaining(`-${sellers.own}-000001`),
        seller: { legalName: 'Chez Ali SARL' },
        total: { amount: '111.111' },
        lines: [{ sku: 'TAPIS-1', total: { amount: '111.111' } }],
      },
    });
    expect(sellerReturns).toEqual({
      nodes: [
        { subOrderId: parts.own, lines: [{ sku: 'TAPIS-1', quantity: 1, reason: 'Trop grand pour Amel' }] },
      ],
    });
    expect(sellerLedgerEntries).toMatchObject({
      nodes: [{ kind: 'PAYOUT', amount: { amount: '-5.000' }, reference: `VIR-${sellers.own}` }],
    });
    expect(sellerPayouts).toMatchObject({
      nodes: [{ amount: { amount: '5.000' }, rib: '••• 678936', state: 'PAID' }],
    });
    const { sellerReturns: masked } = await dataOf<{ sellerReturns: { nodes: object[] } }>(
      keyWithoutBuyers,
      '{ sellerReturns { nodes { lines { sku } } } }',
    );
    expect(masked.nodes).toHaveLength(1);
  });

  it('is not served by a key that is bound to nobody, nor by a session', async () => {
    const unbound = await makeKey(owner, ['orders:read', 'orders:all', 'orders:write']);
    const { status, errors } = await ask(unbound, '{ sellerOrders { totalCount } }');
    expect([status, errors?.[0]?.message]).toEqual([
      403,
      'Query.sellerOrders is for keys that are bound to a seller',
    ]);
    const session = await owner.ask('{ sellerOrders { totalCount } }');
    expect(session.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    const bound = await ask(key, '{ orderByToken(token: "aaaaaaaaaaaaaaaaaaaaaa") { number } }');
    expect(bound.errors?.[0]?.message).toBe(
      'Query.orderByToken is not available to keys that are bound to a seller or a carrier',
    );
  });

  it('is told of events of its seller only', async () => {
    const CREATE = `mutation ($input: WebhookSubscriptionCreateInput!) { webhookSubscriptionCreate(input: $input) {
      subscription { sellerId } userErrors { field code } } }`;
    const input = {
      url: 'https://erp.example/hook',
      topics: ['ORDERS', 'PARCELS'],
      contactEmail: 'erp@example.tn',
      language: 'FR',
    };
    expect(await dataOf(key, CREATE, { input })).toEqual({
      webhookSubscriptionCreate: {
        subscription: { sellerId: toGlobalId('Seller', sellers.own) },
        userErrors: [],
      },
    });
    expect(
      await dataOf(key, CREATE, { input: { ...input, sellerId: toGlobalId('Seller', sellers.other) } }),
    ).toMatchObject({
      webhookSubscriptionCreate: {
        subscription: null,
        userErrors: [{ field: ['sellerId'], code: 'INVALID' }],
      },
    });
  });
});

it('stops while its seller is suspended, and works again when the seller does', async () => {
  const setStatus = async (to: string): Promise<void> => {
    const id = toGlobalId('AdminSeller', sellers.own);
    const found = await owner.ask('query ($id: ID!) { adminSeller(id: $id) { profile { version } } }', {
      id,
    });
    const { version } = (found.data as unknown as { adminSeller: { profile: { version: number } } })
      .adminSeller.profile;
    const { data, errors } = await owner.ask(
      'mutation ($input: AdminSellerStatusSetInput!) { adminSellerStatusSet(input: $input) { userErrors { code } } }',
      { input: { id, version, to } },
    );
    expect([data, errors]).toEqual([{ adminSellerStatusSet: { userErrors: [] } }, undefined]);
  };
  const QUERY = '{ sellerOrders { totalCount } }';
  const codeOf = async (text: string): Promise<unknown> => {
    const { status, errors } = await ask(text, QUERY);
    return errors ? [status, errors[0]?.extensions['code']] : status;
  };
  const call = (text: string) =>
    shop.origin.app.inject({
      url: '/v1/seller/orders',
      headers: { 'x-api-key-id': keyIdOf(text), 'x-gateway-token': SERVICE_TOKEN },
    });
  const isSuspended = async (): Promise<unknown> => {
    const { data } = await owner.ask('{ adminApiKeys { keyId isSuspended } }');
    const { adminApiKeys } = data as unknown as { adminApiKeys: { keyId: string; isSuspended: boolean }[] };
    return [key, keyOfOther].map(
      (text) => adminApiKeys.find(({ keyId }) => keyId === keyIdOf(text))?.isSuspended,
    );
  };
  expect(await codeOf(key)).toBe(200);
  expect(await isSuspended()).toEqual([false, false]);
  await setStatus('SUSPENDED');
  expect(await isSuspended()).toEqual([true, false]);
  const refused = await call(key);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { error: { code: 'FORBIDDEN', message: 'The seller of the key is suspended' } },
  ]);
  await expect.poll(() => codeOf(key), { timeout: 10_000 }).toEqual([403, 'API_KEY_SUSPENDED']);
  expect(await codeOf(keyOfOther)).toBe(200);
  await setStatus('ACTIVE');
  await expect.poll(() => codeOf(key), { timeout: 10_000 }).toBe(200);
});

/** Delivers a part that was handed over, by an owner. */
async function deliver(part: string): Promise<void> {
  const [orderKey = ''] = Buffer.from(part, 'base64url').toString().replace('SubOrder:', '').split('.');
  const orderId = toGlobalId('Order', orderKey);
  for (const to of ['OUT_FOR_DELIVERY', 'DELIVERED']) {
    const { data, errors } = await owner.ask(
      'mutation ($input: OrderTransitionInput!) { orderTransition(input: $input) { userErrors { field message } } }',
      { input: { orderId, subOrderId: part, to, idempotencyKey: newKey() } },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ orderTransition: { userErrors: [] } });
  }
}

/** A return of the first line, a ledger entry and a payout of a seller. */
const addAccounts = (seller: number): Promise<void> =>
  directly(shop.database.db, async (trx) => {
    const part = rowOf(seller === sellers.own ? parts.own : parts.other);
    await run(
      trx,
      `with back as (insert into returns (sub_order_id, opened_at) values ($1, now()) returning id)
       insert into return_lines (return_id, line_id, quantity, reason)
       select back.id, l.id, 1, 'Trop grand pour Amel' from back, order_lines l where l.sub_order_id = $1`,
      [part],
    );
    await run(trx, `update sub_orders set state = 'RETURN_OPEN' where id = $1`, [part]);
    await run(
      trx,
      `insert into seller_ledger (seller_id, kind, amount, reference, actor_account) values ($1, 'PAYOUT', -5000, $2, '1234567890')`,
      [seller, `VIR-${seller}`],
    );
    await run(
      trx,
      `with batch as (insert into payout_batches (actor_account) values ('1234567890') returning id)
       insert into payouts (batch_id, seller_id, amount, rib, state, reference, changed_by)
       select id, $1, 5000, $2, 'PAID', $3, '1234567890' from batch`,
      [seller, seller === sellers.own ? '08006000212345678936' : '10006035183598478831', `VIR-${seller}`],
    );
  });

/** SKUs of both sellers. */
const SKUS = ['TAPIS-1', 'LAMPE-9'];
/** Input with the same line for each of them. */
const linesOf = (line: object): Record<string, unknown> => ({
  input: { lines: SKUS.map((sku) => ({ sku, ...line })), idempotencyKey: newKey() },
});

/** Values of required arguments and of those that name objects, here those of the other seller too. */
const ARGUMENTS: Readonly<Record<string, () => Record<string, unknown>[]>> = {
  'Query.sellerOrders': () => [
    {},
    { filter: { updatedAfter: '2020-01-01T00:00:00Z' } },
    { filter: { orderedAfter: '2020-01-01T00:00:00Z' } },
  ],
  'Query.sellerOrder': () => Object.values(parts).map((subOrderId) => ({ subOrderId })),
  'Query.sellerLabels': () => [{ subOrderIds: Object.values(parts) }, { subOrderIds: [parts.other] }],
  'Query.sellerReturns': () => [{}],
  'Query.sellerLedgerEntries': () => [{}],
  'Query.sellerPayouts': () => [{}],
  'Query.sellerProducts': () => [{}, { filter: { skus: SKUS } }],
  'Mutation.stockSet': () => [linesOf({ quantity: 7 }), linesOf({ quantity: 8, expected: 1 })],
  'Mutation.pricesSet': () => [linesOf({ price: '120.000' })],
  'Mutation.sellerProductsUpsert': () => [
    linesOf({ name: 'Kilim', active: true }),
    linesOf({ version: 900 }),
  ],
  'Mutation.sellerPicturesUpload': () => [
    { input: { pictures: [{ name: 'tapis.png', content: ONE_PIXEL }, { content: 'bm8gcGljdHVyZQ==' }] } },
  ],
  'Mutation.sellerProductsArchive': () => [linesOf({ archived: true })],
  'Query.webhookSubscriptions': () => [{}],
  'Query.webhookSubscriptionDeliveries': () => [
    { subscriptionId: toGlobalId('WebhookSubscription', 1) },
    { subscriptionId: toGlobalId('WebhookSubscription', 2) },
  ],
  ...Object.fromEntries(
    ['Confirm', 'Prepare'].map((step) => [
      `Mutation.sellerOrders${step}`,
      () => [{ input: { subOrderIds: Object.values(parts), idempotencyKey: newKey() } }],
    ]),
  ),
  'Mutation.sellerOrdersHandOver': () => [
    {
      input: {
        parcels: Object.values(parts).map((subOrderId) => ({ subOrderId })),
        idempotencyKey: newKey(),
      },
    },
  ],
  'Mutation.webhookSubscriptionCreate': () => [
    {
      input: {
        url: 'https://erp.example/hook',
        topics: ['ORDERS'],
        contactEmail: 'erp@example.tn',
        language: 'FR',
      },
    },
  ],
  'Mutation.webhookSubscriptionUpdate': () => [
    {
      input: {
        id: toGlobalId('WebhookSubscription', 2),
        version: 1,
        url: 'https://erp.example/hook',
        topics: ['ORDERS'],
        contactEmail: 'erp@example.tn',
        language: 'FR',
      },
    },
  ],
  ...Object.fromEntries(
    ['SecretRotate', 'Verify', 'Test'].map((name) => [
      `Mutation.webhookSubscription${name}`,
      () => [1, 2].map((id) => ({ input: { id: toGlobalId('WebhookSubscription', id) } })),
    ]),
  ),
  'Mutation.webhookSubscriptionReplay': () => [
    { input: { id: toGlobalId('WebhookSubscription', 2), from: 'now' } },
  ],
  'Mutation.webhookSubscriptionDelete': () => [{ input: { id: toGlobalId('WebhookSubscription', 2) } }],
};

/** Everything below a type that the key may select, each type once on the way down. */
function selectionOf(
  type: GraphQLOutputType,
  scopes: readonly ApiKeyScope[],
  above: readonly string[],
): string {
  const named = getNamedType(type);
  if (isInterfaceType(named) || isUnionType(named)) return '{ __typename }';
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const need = needOf(named.name, field.name);
    if (need === null) return [];
    if (need && !(scopes.includes(need.scope) && (need.binding ?? 'seller') === 'seller')) return [];
    if (field.args.some((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined))
      return [];
    const below = getNamedType(field.type);
    if (above.includes(below.name)) return [];
    const inner = selectionOf(field.type, scopes, [...above, below.name]);
    return isObjectType(below) && inner === '{  }' ? [] : [`${field.name} ${inner}`];
  });
  return `{ ${fields.join(' ')} }`;
}

/** Root fields that a key of a seller reaches without the scopes that concern the catalogue. */
function rootsOf(root: GraphQLObjectType, scopes: readonly ApiKeyScope[]): GraphQLField<unknown, unknown>[] {
  return Object.values(root.getFields()).filter(({ name }) => {
    const need = needOf(root.name, name);
    return (
      need &&
      (need.binding ?? 'seller') === 'seller' &&
      (scopes.includes(need.scope) || need.binding === 'seller')
    );
  });
}

describe('a key of a seller, in every path that it reaches', () => {
  /** What identifies the other seller, its products, parts, buyers and accounts. */
  async function foreignTexts(): Promise<string[]> {
    const { db } = shop.database;
    const { other } = sellers;
    const rows = await run<{ text: string }>(
      db,
      `select unnest(array[id::text, slug, name, legal_name]) as text from sellers where id = $1
       union select unnest(array[id::text, sku, slug, name]) from products where seller_id = $1
       union select id::text from sub_orders where seller_id = $1
       union select invoice_number from sub_orders where seller_id = $1 and invoice_number is not null
       union select l.id::text from order_lines l join sub_orders s on s.id = l.sub_order_id where s.seller_id = $1
       union select o.number || '/' || s.position from sub_orders s join orders o on o.id = s.order_id where s.seller_id = $1
       union select r.id::text from returns r join sub_orders s on s.id = r.sub_order_id where s.seller_id = $1
       union select unnest(array[id::text, reference]) from payouts where seller_id = $1
       union select p.tracking_number from shipments p join sub_orders s on s.id = p.sub_order_id where s.seller_id = $1 and p.tracking_number is not null
       union select o.number from orders o where not exists (select from sub_orders s where s.order_id = o.id and s.seller_id <> $1)`,
      [other],
    );
    // Prices of the other part, of the whole order, and the buyer of the order without a part of this seller.
    return [...rows.map(({ text }) => text), '222.222', '333.333', 'Rym', '97765432', 'rym@', '478831'];
  }

  /** All texts of a response, with what is inside global ids and files. */
  function textsIn(value: unknown): string[] {
    if (typeof value === 'string') return [value, Buffer.from(value, 'base64').toString('utf8')];
    if (typeof value === 'number') return [String(value)];
    if (value === null || typeof value !== 'object') return [];
    return Object.values(value).flatMap(textsIn);
  }

  it('the response has nothing of another seller', async () => {
    const schema = createSchema();
    const foreign = await foreignTexts();
    expect(foreign.length).toBeGreaterThan(25);
    const mine = SCOPES.filter((scope) => !OF_EVERYBODY.has(scope));
    const seen: string[] = [];
    const found: unknown[] = [];
    let texts = 0;
    for (const root of [schema.getQueryType(), schema.getMutationType()]) {
      if (!root) continue;
      for (const field of rootsOf(root, mine)) {
        const name = `${root.name}.${field.name}`;
        seen.push(name);
        const samples = ARGUMENTS[name]?.();
        if (samples === undefined) {
          found.push({ name, problem: 'has no sample' });
          continue;
        }
        for (const sample of samples) {
          const given = field.args.filter((argument) => sample[argument.name] !== undefined);
          const declared = given.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
          const passed = given.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
          const document = `${root.name.toLowerCase()} ${declared && `(${declared})`} { ${field.name} ${
            passed && `(${passed})`
          } ${selectionOf(field.type, mine, [])} }`;
          const { data, errors, status } = await ask(key, document, sample);
          if (errors !== undefined && status !== 200) found.push({ name, status, errors });
          // What the request itself names comes back in the results of a batch.
          const named = textsIn(sample).join(' ');
          const all = textsIn({ data, errors });
          texts += all.length;
          for (const text of foreign)
            if (!named.includes(text) && all.some((one) => one.includes(text))) found.push({ name, text });
        }
      }
    }
    expect(found).toEqual([]);
    expect(texts).toBeGreaterThan(300);
    expect(Object.keys(ARGUMENTS).filter((name) => !seen.includes(name))).toEqual([]);
    // The selections reach what a seller needs.
    const orders = schema.getQueryType()?.getFields()['sellerOrders'];
    const selection = orders ? selectionOf(orders.type, mine, []) : '';
    for (const field of ['buyer', 'street', 'invoice', 'vat', 'timeline', 'productId'])
      expect(selection).toContain(field);
  });

  it('as it would with the key of the other seller', async () => {
    const { sellerOrders } = await dataOf<{ sellerOrders: { nodes: { subOrderId: string }[] } }>(
      keyOfOther,
      '{ sellerOrders { nodes { subOrderId } } }',
    );
    expect(sellerOrders.nodes.map(({ subOrderId }) => subOrderId).toSorted()).toEqual(
      [parts.other, parts.otherAlone].toSorted(),
    );
  });
});
