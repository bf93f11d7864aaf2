/** Keys of third parties: who made them, what they may do, what that costs, and how they end. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../origin/base/sql.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { directly } from '../origin/testing/system.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { ENDPOINT, read, until } from './harness.ts';
import type { Answer } from './harness.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

/** Documents of third parties are for keys only, as in production. */
let shop: LiveShop;
/** The same shop for its owner, whose documents are not in the list of trusted ones either. */
let office: LiveShop;
let owner: Member;
let carpet: string;

beforeAll(async () => {
  office = await openLiveShop();
  const { db } = office.database;
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  const category = await addCategory(db, 'Maison');
  const [id = 0] = await addProducts(db, [{ name: 'Tapis', seller_id, category, price: 100_000, stock: 50 }]);
  carpet = toGlobalId('Product', id);
  owner = await signUp(office, 'Owner');
  const { createGateway } = await import('../src/app.ts');
  const gateway = createGateway({
    restUrl: office.restUrl,
    serviceToken: 'live-service-token-0123',
    documents: 'trusted',
  });
  await until(() => gateway.ready());
  shop = { ...office, gateway };
});
afterAll(async () => {
  await shop.gateway.close();
  await office.close();
});

interface Made {
  text: string;
  key: { id: string; keyId: string; version: number; secrets: { secretId: string; hint: string }[] };
}
const KEY = 'key { id keyId version revokedAt secrets { secretId hint lastUsedAt } } text';

async function make(input: object): Promise<Made> {
  const { data, errors } = await owner.ask(
    `mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { ${KEY} userErrors { field code } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  const { userErrors, ...made } = (data as unknown as { apiKeyCreate: Made & { userErrors: unknown[] } })
    .apiKeyCreate;
  expect(userErrors).toEqual([]);
  return made;
}
const secretKey = (scopes = ['CATALOGUE_READ']): Promise<Made> =>
  make({ kind: 'SECRET', name: 'ERP of a seller', scopes });

const NAMES = '{ products(first: 5) { nodes { name } } }';
/** What a request of a third party is answered. */
const ask = async (
  key: string | undefined,
  query = NAMES,
  headers: Record<string, string> = {},
  variables?: object,
): Promise<Answer> =>
  read(
    await shop.gateway.yoga.fetch(ENDPOINT, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-client-address': '41.9.0.1',
        ...(key !== undefined && { 'lawaj-key': key }),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    }),
  );
const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions?.['code'];

describe('a key', () => {
  it('lets a third party send documents of its own, and says what they cost', async () => {
    const refused = await ask(undefined);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'TRUSTED_DOCUMENTS_ONLY']);
    const { text, key } = await secretKey();
    expect(text).toMatch(new RegExp(`^lawaj_live_${key.keyId}_[0-9a-f]{64}_[0-9a-f]{8}$`));
    const answer = await ask(text);
    expect(answer.data).toEqual({ products: { nodes: [{ name: 'Tapis' }] } });
    const { cost } = answer.extensions as unknown as { cost: { requested: number; remaining: number } };
    expect(cost).toMatchObject({ limit: 20_000, restoreRate: 2_000 });
    expect(cost.requested).toBeGreaterThan(0);
    expect(cost.remaining).toBe(20_000 - cost.requested);
    expect(answer.headers.get('ratelimit-policy')).toBe('"points";q=20000;w=10');
    expect(answer.headers.get('ratelimit')).toBe(`"points";r=${cost.remaining};t=1`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await ask(text, '{ __schema { queryType { name } } }')).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
    // The same document is still refused without a key.
    expect(codeOf(await ask(undefined))).toBe('TRUSTED_DOCUMENTS_ONLY');
  });

  it('is stored as a hash, and its last use to the minute', async () => {
    const { text, key } = await secretKey();
    const rows = await run<{ hash: string; all: string }>(
      shop.database.db,
      `select hash, (select string_agg(t::text, ' ') from (select s.* from api_key_secrets s) t) as all
       from api_key_secrets where key_id = $1`,
      [key.keyId],
    );
    expect(rows[0]?.hash).toBe(createHash('sha256').update(text).digest('hex'));
    expect(rows[0]?.all).not.toContain(text.split('_')[3]);
    const [logged] = await run<{ log: string }>(
      shop.database.db,
      `select string_agg(l::text, ' ') as log from audit_log l`,
      [],
    );
    expect(logged?.log).not.toContain(text.split('_')[3]);
    expect(logged?.log).not.toContain(rows[0]?.hash);
    await ask(text);
    const { data } = await owner.ask('{ adminApiKeys { id secrets { hint lastUsedAt } } }');
    const listed = (data as unknown as { adminApiKeys: { id: string; secrets: object[] }[] }).adminApiKeys;
    expect(listed.find(({ id }) => id === key.id)?.secrets).toEqual([
      { hint: text.slice(-4), lastUsedAt: expect.any(String) },
    ]);
  });

  it('may do what its scopes say, and a session beside it does not count', async () => {
    const { text } = await secretKey();
    const quote = 'query ($input: CartQuoteInput!) { cartQuote(input: $input) { total { amount } } }';
    const refused = await ask(text, quote, {}, { input: { lines: [] } });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'FORBIDDEN']);
    expect(refused.errors?.[0]?.extensions['scope']).toBe('carts');
    const wider = await secretKey(['CATALOGUE_READ', 'CARTS']);
    const quoted = await ask(wider.text, quote, {}, { input: { lines: [] } });
    expect(quoted.data).toMatchObject({ cartQuote: { total: { amount: '0.000' } } });
    const share = 'mutation ($input: CartShareInput!) { cartShare(input: $input) { userErrors { code } } }';
    expect((await ask(text, share, {}, { input: { lines: [] } })).errors?.[0]?.extensions['scope']).toBe(
      'carts',
    );
    expect((await ask(wider.text, share, {}, { input: { lines: [] } })).data).toEqual({
      cartShare: { userErrors: [{ code: 'REQUIRED' }] },
    });
    const session = { cookie: `token=${owner.token}` };
    for (const query of [
      '{ viewer { email } }',
      '{ adminUsers(first: 1) { totalCount } }',
      '{ session { viewer { email } } }',
    ]) {
      const answer = await ask(text, query, session);
      expect([query, answer.status, answer.errors?.[0]?.extensions]).toMatchObject([
        query,
        403,
        { code: 'FORBIDDEN', scope: null },
      ]);
    }
    const mutation = await ask(text, 'mutation { sessionEnd(input: {}) { userErrors { code } } }', session);
    expect(mutation.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scope: null });
    expect((await owner.ask('{ viewer { email } }')).data).toEqual({ viewer: { email: owner.email } });
  });

  it('has a budget of points', async () => {
    const { text } = await secretKey();
    const much = '{ products(first: 50) { nodes { name related(first: 5) { name } } } }';
    const only = await ask(text, much, { 'lawaj-cost': 'only' });
    expect(only.data).toBeNull();
    const { cost } = only.extensions as unknown as { cost: { requested: number; remaining: number } };
    expect(cost.remaining).toBe(20_000);
    expect(cost.requested).toBeGreaterThan(500);
    const answers: Answer[] = [];
    while (answers.length < 200 && answers.at(-1)?.status !== 429) answers.push(await ask(text, much));
    const spent = answers.find(({ status }) => status === 429);
    expect(codeOf(spent as Answer)).toBe('RATE_LIMITED');
    expect(Number(spent?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(spent?.errors?.[0]?.extensions?.['cost']).toMatchObject({ requested: cost.requested });
    // Another key has a budget of its own.
    expect((await ask((await secretKey()).text)).status).toBe(200);
  });

  it('that is public is for pages of its sites, and a secret one for none', async () => {
    const origins = ['https://shop.example'];
    const { text } = await make({ kind: 'PUBLIC', name: 'Comparison', scopes: ['CATALOGUE_READ'], origins });
    const allowed = await ask(text, NAMES, { origin: 'https://shop.example' });
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    expect(allowed.headers.get('access-control-expose-headers')).toContain('ratelimit');
    for (const headers of [{ origin: 'https://other.example' }, {}]) {
      const refused = await ask(text, NAMES, headers as Record<string, string>);
      expect([refused.status, codeOf(refused)]).toEqual([401, 'API_KEY_INVALID']);
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    }
    const { text: secret } = await secretKey();
    expect((await ask(secret, NAMES, { origin: 'https://shop.example' })).status).toBe(401);
    const question = await shop.gateway.yoga.fetch(ENDPOINT, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,lawaj-key',
      },
    });
    expect(question.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(question.headers.get('access-control-allow-headers')).toBe('content-type,lawaj-key');
    expect(question.headers.get('access-control-allow-credentials')).toBeNull();
    const other = await shop.gateway.yoga.fetch(ENDPOINT, {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example', 'access-control-request-headers': 'content-type' },
    });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is refused when it is invented, and so is a search for keys', async () => {
    const { text } = await secretKey();
    const begin = `lawaj_live_abcdefghijkl_${'0'.repeat(64)}`;
    const invented = `${begin}_${crc32(begin).toString(16).padStart(8, '0')}`;
    const client = { 'x-client-address': '41.9.0.2' };
    for (const wrong of ['', 'x', `${text}0`, text.replace('live', 'test'), invented]) {
      const { status, ...answer } = await ask(wrong, NAMES, client);
      expect([wrong, status, codeOf({ status, ...answer })]).toEqual([wrong, 401, 'API_KEY_INVALID']);
    }
    const statuses: number[] = [];
    for (let index = 0; index < 25; index += 1) {
      const digits = index.toString(16).padStart(64, '0');
      const one = `lawaj_live_abcdefghijkl_${digits}`;
      statuses.push((await ask(`${one}_${crc32(one).toString(16).padStart(8, '0')}`, NAMES, client)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(text)).status).toBe(200);
  });

  it('has two secrets while servers change over, and ends within seconds everywhere', async () => {
    const { text: first, key } = await secretKey();
    expect((await ask(first)).status).toBe(200);
    const add = `mutation ($input: ApiKeySecretAddInput!) { apiKeySecretAdd(input: $input) { ${KEY} userErrors { code } } }`;
    const { data } = await owner.ask(add, { input: { id: key.id } });
    const { text: second, key: changed } = (data as unknown as { apiKeySecretAdd: Made }).apiKeySecretAdd;
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([200, 200]);
    const third = (await owner.ask(add, { input: { id: key.id } })).data as unknown as {
      apiKeySecretAdd: { userErrors: object[] };
    };
    expect(third.apiKeySecretAdd.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    const secretId = changed.secrets[0]?.secretId;
    await owner.ask(
      'mutation ($input: ApiKeySecretRevokeInput!) { apiKeySecretRevoke(input: $input) { userErrors { code } } }',
      { input: { id: key.id, secretId } },
    );
    await until(async () => (await ask(first)).status === 401);
    expect((await ask(second)).status).toBe(200);
    const { data: revoked } = await owner.ask(
      `mutation ($input: ApiKeyRevokeInput!) { apiKeyRevoke(input: $input) { key { revokedAt secrets { hint } } userErrors { code } } }`,
      { input: { id: key.id } },
    );
    expect(revoked).toMatchObject({
      apiKeyRevoke: { key: { revokedAt: expect.any(String), secrets: [] }, userErrors: [] },
    });
    await until(async () => (await ask(second)).status === 401);
  });

  it('is changed with a version, within the rules', async () => {
    const { text, key } = await secretKey();
    const change = async (input: object) => {
      const { data, errors } = await owner.ask(
        'mutation ($input: ApiKeyUpdateInput!) { apiKeyUpdate(input: $input) { key { version scopes } userErrors { field code } } }',
        { input: { id: key.id, version: key.version, name: 'ERP', scopes: ['CARTS'], ...input } },
      );
      expect(errors).toBeUndefined();
      return (data as unknown as { apiKeyUpdate: { key: object | null; userErrors: object[] } }).apiKeyUpdate;
    };
    expect((await change({ origins: ['https://shop.example'] })).userErrors).toMatchObject([
      { code: 'INVALID' },
    ]);
    expect((await change({ expiresAt: '2020-01-01T00:00:00.000Z' })).userErrors).toMatchObject([
      { code: 'EXPIRED' },
    ]);
    expect((await change({ version: 7 })).userErrors).toMatchObject([{ code: 'STALE' }]);
    expect(await change({})).toEqual({ key: { version: 2, scopes: ['CARTS'] }, userErrors: [] });
    await until(async () => (await ask(text)).status === 403);
    const { data } = await owner.ask(
      'mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { key { id } userErrors { field code } } }',
      { input: { kind: 'PUBLIC', name: 'Site', scopes: ['ASSISTANT'], origins: ['https://shop.example'] } },
    );
    expect(data).toMatchObject({ apiKeyCreate: { key: null, userErrors: [{ code: 'INVALID' }] } });
  });

  it('that is for tests says so, and can do nothing real', async () => {
    const { text } = await make({
      kind: 'SECRET',
      mode: 'TEST',
      name: 'New ERP',
      scopes: ['CATALOGUE_READ', 'ORDERS_PLACE'],
    });
    expect(text).toMatch(/^lawaj_test_/);
    expect((await ask(text)).data).toEqual({ products: { nodes: [{ name: 'Tapis' }] } });
    const refused = await ask(
      text,
      'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { token } }',
      {},
      { input: orderInput(carpet, 100_000) },
    );
    expect([refused.status, refused.errors?.[0]?.extensions['scope']]).toEqual([403, 'orders:place']);
    expect(refused.errors?.[0]?.message).toContain('has no sandbox for test keys');
    const { data } = await owner.ask('{ adminApiKeys { name mode } }');
    expect((data as unknown as { adminApiKeys: object[] }).adminApiKeys).toContainEqual({
      name: 'New ERP',
      mode: 'TEST',
    });
  });

  it('is bound to a seller or a carrier, with the scopes of one', async () => {
    const { id } = await addSeller(office.database.db, 'Chez Ali');
    const sellerId = toGlobalId('Seller', id);
    const create = async (input: object) => {
      const { data, errors } = await owner.ask(
        `mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) {
           key { id version sellerId sellerName carrier } userErrors { field code } } }`,
        { input: { kind: 'SECRET', name: 'ERP', scopes: ['ORDERS_READ'], ...input } },
      );
      expect(errors).toBeUndefined();
      return (data as unknown as { apiKeyCreate: { key: { id: string } | null; userErrors: object[] } })
        .apiKeyCreate;
    };
    const { key } = await create({ sellerId, scopes: ['ORDERS_READ', 'STOCK_WRITE', 'PERSONAL_READ'] });
    expect(key).toMatchObject({ sellerId, sellerName: 'Chez Ali', carrier: null });
    expect(await create({ carrier: 'Colis Express', scopes: ['SHIPMENTS_WRITE'] })).toMatchObject({
      key: { sellerId: null, carrier: 'Colis Express' },
    });
    const refused: readonly [object, string][] = [
      [{ sellerId, scopes: ['ORDERS_ALL'] }, 'scopes'],
      [{ sellerId, scopes: ['TICKETS_READ'] }, 'scopes'],
      [{ sellerId, scopes: ['SHIPMENTS_READ'] }, 'scopes'],
      [{ carrier: 'Colis Express', scopes: ['ORDERS_READ'] }, 'scopes'],
      [{ scopes: ['PRODUCTS_WRITE'] }, 'scopes'],
      [{ sellerId, carrier: 'Colis Express' }, 'carrier'],
      [{ sellerId, kind: 'PUBLIC', scopes: ['CARTS'], origins: ['https://shop.example'] }, 'sellerId'],
      [{ sellerId: toGlobalId('Seller', '999999') }, 'sellerId'],
    ];
    for (const [input, field] of refused)
      expect(await create(input), JSON.stringify(input)).toMatchObject({
        key: null,
        userErrors: [{ field: [field] }],
      });
    // It cannot be given the scopes of another binding later.
    const { data } = await owner.ask(
      'mutation ($input: ApiKeyUpdateInput!) { apiKeyUpdate(input: $input) { userErrors { field code } } }',
      { input: { id: key?.id, version: 1, name: 'ERP', scopes: ['ORDERS_ALL'] } },
    );
    expect(data).toMatchObject({ apiKeyUpdate: { userErrors: [{ field: ['scopes'], code: 'INVALID' }] } });
  });

  it('needs a password that was entered a short while ago', async () => {
    const late = await signUp(office, 'Owner');
    await directly(office.database.db, (trx) =>
      run(
        trx,
        `update sessions set password_at = now() - interval '1 hour'
         where user_id = (select id from users where email = $1)`,
        [late.email],
      ),
    );
    const { data } = await late.ask(
      'mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { text userErrors { field code } } }',
      { input: { kind: 'SECRET', name: 'ERP', scopes: ['CARTS'] } },
    );
    expect(data).toMatchObject({ apiKeyCreate: { text: null, userErrors: [{ code: 'PASSWORD_REQUIRED' }] } });
  });

  it('names the buyer for whom its server calls, whose limits then count', async () => {
    // Only the address that the gateway passes on can be seen from outside: in the limits of the REST API.
    const { text } = await secretKey(['CATALOGUE_READ', 'CARTS']);
    expect((await ask(text, NAMES, { 'lawaj-buyer-ip': '102.0.0.7' })).status).toBe(200);
    expect((await ask(text, NAMES, { 'lawaj-buyer-ip': 'no address' })).status).toBe(200);
  });
});

describe('orders of a key', () => {
  const PLACE = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) {
    order { number total { amount } } token differences { code } userErrors { field code } } }`;
  const READ = 'query ($token: String!) { orderByToken(token: $token) { number state } }';
  const CONTACT =
    'query ($token: String!) { orderByToken(token: $token) { contactPhone address { street } subOrders { invoiceUrl } } }';
  interface Placed {
    order: { number: string };
    token: string;
    userErrors: object[];
  }
  const place = async (text: string, input: object): Promise<Placed> => {
    const { data, errors } = await ask(text, PLACE, {}, { input });
    expect(errors).toBeUndefined();
    return (data as unknown as { orderPlace: Placed }).orderPlace;
  };

  it('are placed and read by that key alone, and name it to staff', async () => {
    const { text, key } = await secretKey(['ORDERS_PLACE', 'ORDERS_READ']);
    const { order, token } = await place(text, orderInput(carpet, 100_000));
    expect((await ask(text, READ, {}, { token })).data).toEqual({
      orderByToken: { number: order.number, state: 'AWAITING_CONFIRMATION' },
    });
    const other = await secretKey(['ORDERS_READ']);
    expect((await ask(other.text, READ, {}, { token })).data).toEqual({ orderByToken: null });
    // The buyer has the link.
    const { data } = await office.browser().ask(READ, { token });
    expect(data).toMatchObject({ orderByToken: { number: order.number } });
    const shoppers = (await office.browser().ask(PLACE, { input: orderInput(carpet, 100_000) }))
      .data as unknown as { orderPlace: Placed };
    expect((await ask(text, READ, {}, { token: shoppers.orderPlace.token })).data).toEqual({
      orderByToken: null,
    });
    const payer = await secretKey(['ORDERS_PLACE']);
    const pay = async (keyId: string): Promise<number> => {
      const headers = { 'x-api-key-id': keyId, 'x-gateway-token': 'live-service-token-0123' };
      const url = '/v1/orders/pay';
      const { statusCode } = await office.origin.app.inject({
        method: 'POST',
        url,
        headers,
        payload: { token },
      });
      return statusCode;
    };
    // An order in cash cannot be paid online, and for another key there is none.
    expect([await pay(key.keyId), await pay(payer.key.keyId)]).toEqual([409, 404]);
    const desk = await owner.ask(
      '{ adminOrders(first: 2, filter: { source: API }) { nodes { number desk { source apiKeyId } } } }',
    );
    expect(desk.data).toEqual({
      adminOrders: { nodes: [{ number: order.number, desk: { source: 'API', apiKeyId: key.keyId } }] },
    });
  });

  it('are placed once for an idempotency key, which each key has for itself', async () => {
    const [one, two] = [await secretKey(['ORDERS_PLACE']), await secretKey(['ORDERS_PLACE'])];
    const input = orderInput(carpet, 100_000);
    const first = await place(one.text, input);
    expect(await place(one.text, input)).toEqual(first);
    expect((await place(two.text, input)).order.number).not.toBe(first.order.number);
    const shopper = (await office.browser().ask(PLACE, { input })).data as unknown as { orderPlace: Placed };
    expect(shopper.orderPlace.order.number).not.toBe(first.order.number);
    const changed = await ask(one.text, PLACE, {}, { input: { ...input, contactName: 'Other' } });
    expect(changed.data).toMatchObject({ orderPlace: { order: null, userErrors: [{ code: 'CONFLICT' }] } });
  });

  it('are paid through their link by the key that placed them, and cancelled by their buyer alone, whom the history names', async () => {
    const [one, other] = [
      await secretKey(['ORDERS_PLACE']),
      await secretKey(['ORDERS_PLACE', 'ORDERS_READ']),
    ];
    const { order, token } = await place(one.text, orderInput(carpet, 100_000));
    const PAY =
      'mutation ($input: OrderPayInput!) { orderPay(input: $input) { order { number } userErrors { code } } }';
    const pay = async (text: string) => (await ask(text, PAY, {}, { input: { by: { token } } })).data;
    // An order in cash cannot be paid online, and for another key there is none.
    expect(await pay(one.text)).toEqual({ orderPay: { order: null, userErrors: [{ code: 'CONFLICT' }] } });
    expect(await pay(other.text)).toEqual({ orderPay: { order: null, userErrors: [{ code: 'NOT_FOUND' }] } });
    const CANCEL = `mutation ($input: OrderCancelInput!) { orderCancel(input: $input) {
      order { state } userErrors { code } } }`;
    const input = { by: { token }, idempotencyKey: crypto.randomUUID() };
    const refused = await ask(one.text, CANCEL, {}, { input });
    expect(refused.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await office.browser().ask(CANCEL, { input })).data).toEqual({
      orderCancel: { order: { state: 'CANCELLED' }, userErrors: [] },
    });
    const { data } = await owner.ask(
      `query ($number: String!) { adminOrders(first: 1, filter: { search: $number }) { nodes {
        number desk { apiKeyId timeline(first: 1, kinds: [STATE]) { nodes { actor state } } } } } }`,
      { number: order.number },
    );
    expect(data).toEqual({
      adminOrders: {
        nodes: [
          {
            number: order.number,
            desk: {
              apiKeyId: one.key.keyId,
              timeline: { nodes: [{ actor: 'BUYER', state: 'CANCELLED' }] },
            },
          },
        ],
      },
    });
  });

  it('have an entry in the audit log with the key as actor', async () => {
    const { text, key } = await secretKey(['ORDERS_PLACE']);
    await place(text, orderInput(carpet, 100_000));
    const { data, errors } = await owner.ask(
      `{ adminAudit(first: 20, filter: { actor: "key:${key.keyId}", action: "order.place", entity: "orders" }) { nodes { action entity actor { accountNumber name role } fields { field after } } } }`,
    );
    expect(errors).toBeUndefined();
    expect((data as unknown as { adminAudit: { nodes: object[] } }).adminAudit.nodes).toHaveLength(1);
    const { nodes } = (data as unknown as { adminAudit: { nodes: { actor: object; fields: object[] }[] } })
      .adminAudit;
    expect(nodes[0]?.actor).toEqual({
      accountNumber: `key:${key.keyId}`,
      name: 'ERP of a seller',
      role: null,
    });
    expect(nodes[0]?.fields).toContainEqual({ field: 'contactPhone', after: '"+216 98 *** *56"' });
  });

  it('show names, telephones and addresses only with the scope for them', async () => {
    const both = await secretKey(['ORDERS_PLACE', 'ORDERS_READ']);
    const { token } = await place(both.text, orderInput(carpet, 100_000));
    const refused = await ask(both.text, CONTACT, {}, { token });
    expect([refused.status, refused.errors?.[0]?.extensions]).toMatchObject([
      403,
      { code: 'FORBIDDEN', scope: 'personal:read' },
    ]);
    // The origin masks them too, whatever a gateway asks.
    const read = (headers: Record<string, string>) =>
      office.origin.app.inject({ url: `/v1/orders/by-token/${token}`, headers });
    const headers = {
      'x-api-key-id': both.key.keyId,
      'x-gateway-token': 'live-service-token-0123',
    };
    const masked = await read(headers);
    expect(masked.json()).toMatchObject({ contactName: '***', contactPhone: '+216 98 *** *56' });
    expect(masked.body).not.toMatch(/Amel|98 ?123 ?456/);
    expect((await read({ 'x-api-key-id': both.key.keyId })).statusCode).toBe(403);
    expect((await read({ ...headers, 'x-gateway-token': 'x' })).statusCode).toBe(403);
    const full = await secretKey(['ORDERS_PLACE', 'ORDERS_READ', 'PERSONAL_READ']);
    const own = await place(full.text, orderInput(carpet, 100_000));
    expect((await ask(full.text, CONTACT, {}, { token: own.token })).data).toMatchObject({
      orderByToken: { contactPhone: '+21698123456' },
    });
  });
});

describe('a key for the orders of the shop', () => {
  const ORDERS =
    '{ adminOrders(first: 5) { totalCount nodes { id number subOrders { id state timeline { note } } } } }';
  const TRANSITION = `mutation ($input: OrderTransitionInput!) { orderTransition(input: $input) {
    order { number subOrders { state } } userErrors { code } } }`;
  interface Listed {
    id: string;
    number: string;
    subOrders: { id: string; state: string }[];
  }
  const listed = async (text: string): Promise<Listed[]> => {
    const { data, errors } = await ask(text, ORDERS);
    expect(errors).toBeUndefined();
    return (data as unknown as { adminOrders: { nodes: Listed[] } }).adminOrders.nodes;
  };
  const buy = async (): Promise<void> => {
    const { errors } = await office
      .browser('41.7.7.7')
      .ask('mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { number } } }', {
        input: orderInput(carpet, 100_000, { contactEmail: 'amel@example.tn' }),
      });
    expect(errors).toBeUndefined();
  };

  it('is refused by the REST API with the scope that it has lost meanwhile', async () => {
    const { text, key } = await secretKey(['ORDERS_ALL', 'CATALOGUE_READ']);
    const query = '{ adminOrders(first: 1) { totalCount } }';
    expect((await ask(text, query)).errors).toBeUndefined();
    // Not announced: the gateway does not know yet.
    await directly(shop.database.db, (trx) =>
      run(trx, `update api_keys set scopes = '{catalogue:read}' where id = $1`, [key.keyId]),
    );
    const { errors } = await ask(text, query);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      upstreamStatus: 403,
      scope: 'orders:all',
    });
    expect(errors?.[0]?.message).toBe('GET /v1/admin/orders needs the scope orders:all');
  });

  it('reads all orders, and who bought by the scope for it', async () => {
    await buy();
    const { text } = await secretKey(['ORDERS_ALL']);
    const [latest] = await listed(text);
    const one = await ask(
      text,
      'query ($id: ID!) { adminOrder(by: { id: $id }) { number } }',
      {},
      { id: latest?.id },
    );
    expect(one.data).toEqual({ adminOrder: { number: latest?.number } });
    const NAMED =
      'query ($id: ID!) { adminOrder(by: { id: $id }) { contactName contactPhone address { street } } }';
    const refused = await ask(text, NAMED, {}, { id: latest?.id });
    expect([refused.status, refused.errors?.[0]?.extensions['scope']]).toEqual([403, 'personal:read']);
    const personal = await secretKey(['ORDERS_ALL', 'PERSONAL_READ']);
    expect((await ask(personal.text, NAMED, {}, { id: latest?.id })).data).toEqual({
      adminOrder: {
        contactName: 'Amel Ben Salah',
        contactPhone: '+21698123456',
        address: { street: '3, rue de la Plage' },
      },
    });
    // What staff note is for staff.
    const desk = await ask(personal.text, '{ adminOrders { nodes { desk { source } } } }');
    expect(JSON.stringify(desk.data)).toMatch(/^{"adminOrders":{"nodes":\[({"desk":null},?)+\]}}$/);
    // The REST API masks what the gateway would refuse.
    const raw = await office.origin.app.inject({
      url: '/v1/admin/orders',
      headers: {
        'x-api-key-id': text.split('_')[2] ?? '',
        'x-gateway-token': 'live-service-token-0123',
      },
    });
    expect(raw.statusCode).toBe(200);
    for (const secret of ['Amel', '98123456', 'amel@', 'rue de la Plage', '"desk"'])
      expect(raw.body).not.toContain(secret);
    // A search by person would confirm what is masked.
    const SEARCH = 'query ($q: String) { adminOrders(filter: { search: $q }) { totalCount } }';
    const byName = await ask(text, SEARCH, {}, { q: 'Amel' });
    expect(byName.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect((await ask(text, SEARCH, {}, { q: latest?.number })).data).toEqual({
      adminOrders: { totalCount: 1 },
    });
    expect((await ask(personal.text, SEARCH, {}, { q: '98 123 456' })).errors).toBeUndefined();
  });

  it('takes steps in its own name, and refunds by the scope for it', async () => {
    await buy();
    const { text, key } = await secretKey(['ORDERS_ALL', 'ORDERS_WRITE']);
    const [latest] = await listed(text);
    const input = {
      orderId: latest?.id,
      subOrderId: latest?.subOrders[0]?.id,
      to: 'CONFIRMED',
      idempotencyKey: 'erp-step-0001',
    };
    const confirmed = {
      order: { number: latest?.number, subOrders: [{ state: 'CONFIRMED' }] },
      userErrors: [],
    };
    for (const _ of [1, 2])
      expect((await ask(text, TRANSITION, {}, { input })).data).toEqual({ orderTransition: confirmed });
    const refused = await ask(
      text,
      TRANSITION,
      {},
      {
        input: { ...input, to: 'DELIVERED', idempotencyKey: 'erp-step-0002' },
      },
    );
    expect(refused.data).toMatchObject({ orderTransition: { userErrors: [{ code: 'CONFLICT' }] } });
    const { data } = await owner.ask(
      `{ adminAudit(first: 5, filter: { actor: "key:${key.keyId}", action: "order.transition" }) { nodes { action actor { accountNumber } } } }`,
    );
    expect((data as unknown as { adminAudit: { nodes: object[] } }).adminAudit.nodes[0]).toEqual({
      action: 'order.transition',
      actor: { accountNumber: `key:${key.keyId}` },
    });
    const PAY = `mutation ($input: OrderPaymentTransitionInput!) { orderPaymentTransition(input: $input) {
      order { number } userErrors { code } } }`;
    const payment = { orderId: input.orderId, subOrderId: input.subOrderId, to: 'REFUNDED' };
    const refund = await ask(text, PAY, {}, { input: { ...payment, idempotencyKey: 'erp-refund-01' } });
    expect(refund.errors?.[0]?.message).toContain('refunds:write');
    const refunder = await secretKey(['ORDERS_WRITE', 'REFUNDS_WRITE']);
    const tried = await ask(
      refunder.text,
      PAY,
      {},
      { input: { ...payment, idempotencyKey: 'erp-refund-01' } },
    );
    // Nothing was paid online: the table of payments refuses it.
    expect(tried.data).toMatchObject({ orderPaymentTransition: { userErrors: [{ code: 'CONFLICT' }] } });
    const due = await ask(refunder.text, '{ adminRefunds { totalCount nodes { id amount { amount } } } }');
    expect(due.errors).toBeUndefined();
    const without = await secretKey(['ORDERS_ALL']);
    const step = await ask(without.text, TRANSITION, {}, { input });
    expect(step.errors?.[0]?.extensions['scope']).toBe('orders:write');
  });
});
