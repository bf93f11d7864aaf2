/** How keys are used: calls, what they use that is deprecated, and from where; and for whom their servers call. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiKeyUseReport } from '../contract/api-keys.ts';
import { createKeyUse } from '../src/keys/use.ts';
import { clientOf } from '../src/plugins/useApiKeys.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { noResponse, notOffered } from '../src/upstream/errors.ts';
import { ENDPOINT, read, until } from './harness.ts';
import type { Answer } from './harness.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let owner: Member;
beforeAll(async () => {
  shop = await openLiveShop({}, { keyUsePause: 20 });
  owner = await signUp(shop, 'Owner');
  // Nothing that keys may use is deprecated now.
  const field = shop.gateway.yoga.getEnveloped().schema.getQueryType()?.getFields()['regions'];
  if (field) field.deprecationReason = 'use another one';
});
afterAll(() => shop.close());

interface Made {
  text: string;
  key: { id: string; keyId: string };
}
async function make(input: object): Promise<Made> {
  const { data } = await owner.ask(
    'mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { text key { id keyId } } }',
    { input: { kind: 'SECRET', name: 'ERP', scopes: ['CATALOGUE_READ'], ...input } },
  );
  return (data as unknown as { apiKeyCreate: Made }).apiKeyCreate;
}
const ask = async (
  key: string,
  query: string,
  headers: Record<string, string> = {},
  variables?: object,
): Promise<Answer> =>
  read(
    await shop.gateway.yoga.fetch(ENDPOINT, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-client-address': '203.0.113.7',
        'lawaj-key': key,
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    }),
  );

interface Use {
  days: { day: string; calls: number; points: number; errors: number }[];
  deprecated: { day: string; field: string; uses: number }[];
  networks: { network: string; firstUsedAt: string; lastUsedAt: string }[];
}
const USE = `query ($id: ID!) { adminApiKeyUse(id: $id) {
  days { day calls points errors } deprecated { day field uses } networks { network firstUsedAt lastUsedAt } } }`;
async function useOf(id: string): Promise<Use | null> {
  const { data, errors } = await owner.ask(USE, { id });
  expect(errors).toBeUndefined();
  return (data as unknown as { adminApiKeyUse: Use | null }).adminApiKeyUse;
}

it('calls, points, errors and what is deprecated are counted by key and day', async () => {
  const { text, key } = await make({});
  const other = await make({});
  expect(await useOf(key.id)).toEqual({ days: [], deprecated: [], networks: [] });
  const costs: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    const { extensions } = await ask(text, '{ regions { id } }');
    costs.push((extensions as unknown as { cost: { requested: number } }).cost.requested);
  }
  // Spends nothing: asked for the cost alone, and refused.
  await ask(text, '{ regions { id } }', { 'lawaj-cost': 'only' });
  await ask(text, '{ viewer { email } }');
  // An error on a field.
  const failing = await ask(
    text,
    '{ product(by: { slug: "x" }) { name } products(first: 0) { nodes { name } } }',
  );
  expect(failing.errors).toHaveLength(1);
  costs.push((failing.extensions as unknown as { cost: { requested: number } }).cost.requested);
  const isReported = ({ calls, errors }: Use['days'][number]): boolean => calls === 5 && errors === 2;
  await until(async () => (await useOf(key.id))?.days.some(isReported) === true);
  const use = await useOf(key.id);
  const day = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
  expect(use).toMatchObject({
    days: [{ day, calls: 5, points: costs.reduce((sum, cost) => sum + cost), errors: 2 }],
    deprecated: [{ day, field: 'Query.regions', uses: 3 }],
  });
  expect((await useOf(other.key.id))?.days).toEqual([]);
  expect(await useOf(toGlobalId('AdminApiKey', 'aaaaaaaaaaaa'))).toBeNull();
});

it('a report whose response was lost is sent again unchanged, and what is refused is not', async () => {
  const sent: ApiKeyUseReport[] = [];
  const faults: Error[] = [];
  const use = createKeyUse({
    pause: 5,
    report: (report) => {
      sent.push(structuredClone(report));
      const fault = faults.shift();
      return fault ? Promise.reject(fault) : Promise.resolve();
    },
  });
  faults.push(noResponse(), noResponse());
  use.called('aaaaaaaaaaaa', 10, []);
  await until(() => sent.length > 0);
  use.called('aaaaaaaaaaaa', 5, []);
  await until(() => sent.length === 4);
  expect(sent.slice(0, 3)).toEqual([sent[0], sent[0], sent[0]]);
  expect(sent.map(({ uses: [one] }) => [one?.calls, one?.points])).toEqual([
    [1, 10],
    [1, 10],
    [1, 10],
    [1, 5],
  ]);
  expect(sent[3]?.reportId).not.toBe(sent[0]?.reportId);
  faults.push(notOffered(404));
  use.failed('aaaaaaaaaaaa');
  await use.close();
  await use.close();
  expect(sent).toHaveLength(5);
});

it('a new network of a secret key is shown, and has an entry in the audit log', async () => {
  const { text, key } = await make({});
  const page = { kind: 'PUBLIC', origins: ['https://shop.example'] };
  const visible = await make(page);
  for (const address of ['203.0.113.7', '203.0.113.8', '2001:db8:0:1::/64', '198.51.100.1'])
    // The buyer's address is not where the key is.
    await ask(text, '{ categories { name } }', {
      'x-client-address': address,
      'lawaj-buyer-ip': '192.0.2.1',
    });
  await ask(visible.text, '{ categories { name } }', { origin: 'https://shop.example' });
  const networks = async (id: string) => (await useOf(id))?.networks.map(({ network }) => network).toSorted();
  await until(async () => (await networks(key.id))?.length === 3);
  expect(await networks(key.id)).toEqual(['198.51.100.0/24', '2001:db8:0:1::/64', '203.0.113.0/24']);
  await until(async () => (await useOf(visible.key.id))?.days.length === 1);
  expect(await networks(visible.key.id)).toEqual([]);
  const { data } = await owner.ask(
    '{ adminAudit(first: 20, filter: { action: "api-key.network" }) { nodes { entity entityId actor { accountNumber name } } } }',
  );
  const { nodes } = (data as unknown as { adminAudit: { nodes: { entityId: string }[] } }).adminAudit;
  expect(nodes.filter(({ entityId }) => entityId.startsWith(key.keyId))).toHaveLength(3);
  expect(nodes).toContainEqual({
    entity: 'api_key_networks',
    entityId: `${key.keyId}/203.0.113.0/24`,
    actor: { accountNumber: `key:${key.keyId}`, name: 'ERP' },
  });
});

it('is for owners alone', async () => {
  const { key } = await make({});
  const support = await signUp(shop, 'Support');
  const { data, errors } = await support.ask(USE, { id: key.id });
  expect(data).toEqual({ adminApiKeyUse: null });
  expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
});

it('the buyer of a secret key has the limits of a client, in place of the server', async () => {
  const { text } = await make({ scopes: ['CATALOGUE_READ', 'ORDERS_PLACE'] });
  const place = 'mutation ($input: OrderPayInput!) { orderPay(input: $input) { userErrors { code } } }';
  const pay = async (headers: Record<string, string>): Promise<unknown> => {
    const { data } = await ask(text, place, headers, { input: { token: 'x'.repeat(43) } });
    return (data as unknown as { orderPay: { userErrors: { code: string }[] } }).orderPay.userErrors[0]?.code;
  };
  let code: unknown;
  for (let index = 0; index < 70 && code !== 'RATE_LIMITED'; index += 1)
    code = await pay({ 'lawaj-buyer-ip': '192.0.2.1' });
  expect(code).toBe('RATE_LIMITED');
  expect(await pay({ 'lawaj-buyer-ip': '192.0.2.2' })).not.toBe('RATE_LIMITED');
  expect(await pay({})).not.toBe('RATE_LIMITED');
  // What is no address is not believed: then the server itself counts.
  expect(await pay({ 'lawaj-buyer-ip': '192.0.2.1, 192.0.2.3' })).not.toBe('RATE_LIMITED');
});

it.each([
  ['secret', '192.0.2.1', '192.0.2.1'],
  ['secret', '2001:db8::1', '2001:db8::1'],
  ['secret', 'no address', '203.0.113.7'],
  ['public', '192.0.2.1', '203.0.113.7'],
] as const)('a %s key that names the buyer %s calls for %s', (kind, buyer, client) => {
  const headers = new Headers({ 'x-client-address': '203.0.113.7', 'lawaj-buyer-ip': buyer });
  const key = {
    id: 'a',
    kind,
    mode: 'live',
    scopes: [],
    origins: [],
    binding: 'nobody',
    expiresAt: null,
  } as const;
  expect(clientOf({ headers }, { ...key, scopes: [], origins: [] })).toBe(client);
});
