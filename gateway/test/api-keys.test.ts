/** Keys of third parties: who made them, what they may do, what that costs, and how they end. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphQLObjectType } from 'graphql';
import { run } from '../origin/base/sql.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { directly } from '../origin/testing/system.ts';
import { ROOT_SCOPES, scopeOf } from '../src/keys/scopes.ts';
import { accessOf } from '../src/schema/permissions.ts';
import { createSchema } from '../src/schema/schema.ts';
import { ENDPOINT, read, until } from './harness.ts';
import type { Answer } from './harness.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

/** Documents of third parties are for keys only, as in production. */
let shop: LiveShop;
/** The same shop for its owner, whose documents are not in the list of trusted ones either. */
let office: LiveShop;
let owner: Member;

beforeAll(async () => {
  office = await openLiveShop();
  const { db } = office.database;
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  const category = await addCategory(db, 'Maison');
  await addProducts(db, [{ name: 'Tapis', seller_id, category, price: 100_000, stock: 5 }]);
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
      '{ adminOrders(first: 1) { totalCount } }',
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
    const much = '{ products(first: 100) { nodes { name related(first: 10) { name } } } }';
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

describe('the scopes', () => {
  const schema = createSchema();
  const fieldsOf = (type: string) => Object.keys((schema.getType(type) as GraphQLObjectType).getFields());

  it('name fields that exist', () => {
    for (const coordinate of Object.keys(ROOT_SCOPES)) {
      const [type = '', field = ''] = coordinate.split('.');
      expect([coordinate, fieldsOf(type).includes(field)]).toEqual([coordinate, true]);
    }
  });

  it('let keys reach nothing that needs an account, and no change but what they name', () => {
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith('__') || !('getFields' in type) || !('getInterfaces' in type)) continue;
      for (const field of fieldsOf(type.name)) {
        const access = accessOf(type.name, field);
        const scope = scopeOf(type.name, field);
        if (access !== 'public' && access !== 'session')
          expect([`${type.name}.${field}`, access, scope]).toEqual([
            `${type.name}.${field}`,
            access,
            access === undefined ? scope : null,
          ]);
      }
    }
    expect(
      fieldsOf('Mutation')
        .filter((field) => scopeOf('Mutation', field) !== null)
        .toSorted(),
    ).toEqual(['botAnswerSpeak', 'botPictureRead', 'botQueryClassify', 'botSpeechTranscribe', 'cartShare']);
    expect(fieldsOf('Subscription').filter((field) => scopeOf('Subscription', field) !== null)).toEqual([
      'botReply',
    ]);
  });
});
