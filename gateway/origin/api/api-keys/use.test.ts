/** What gateways report of the use of keys. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiKeyUse, ApiKeyUseReport, ApiKeyWithText } from '../../../contract/api-keys.ts';
import { run } from '../../base/sql.ts';
import { startTestOrigin, TEST_SERVICE_TOKEN } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { recordUse, sweepKeyUse } from './use.ts';

let shop: TestOrigin;
let owner: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  owner = await addPerson(shop, 'Owner');
});
afterAll(() => shop.close());

async function addKey(): Promise<string> {
  const { body } = await shop.post<ApiKeyWithText>(
    '/v1/admin/api-keys',
    { kind: 'secret', name: 'ERP', scopes: ['catalogue:read'] },
    owner.headers,
  );
  return body.key._id;
}
type Reported = ApiKeyUseReport['uses'][number];
const used = (keyId: string, more: Partial<Reported> = {}): Reported => ({
  keyId,
  calls: 1,
  points: 10,
  errors: 0,
  deprecated: [],
  networks: [],
  ...more,
});
const SERVICE = { authorization: `Bearer ${TEST_SERVICE_TOKEN}` };
const report = (uses: Reported[], headers: Record<string, string> = SERVICE) =>
  shop.post('/v1/api-keys/use', { uses }, headers);
const useOf = async (id: string): Promise<ApiKeyUse> =>
  (await shop.get<ApiKeyUse>(`/v1/admin/api-keys/${id}/use`, owner.headers)).body;

it('reports of several gateways at once are added up', async () => {
  const [one, two] = [await addKey(), await addKey()];
  const deprecated = [{ field: 'Query.old', uses: 2 }];
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const uses = [used(one, { errors: 1, deprecated }), used(two, { networks: ['203.0.113.0/24'] })];
      return (await report(index % 2 === 0 ? uses : uses.toReversed())).status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await useOf(one)).toMatchObject({
    days: [{ calls: 20, points: 200, errors: 20 }],
    deprecated: [{ field: 'Query.old', uses: 40 }],
  });
  expect((await useOf(two)).networks).toMatchObject([{ network: '203.0.113.0/24' }]);
  const [logged] = await run<{ n: number }>(
    shop.database.db,
    `select count(*)::int as n from audit_log where action = 'api-key.network' and entity_id like $1 || '/%'`,
    [two],
  );
  expect(logged?.n).toBe(1);
});

it('the same report is counted once, however often it is sent', async () => {
  const [one, two] = [await addKey(), await addKey()];
  const again = { reportId: randomUUID(), uses: [used(one), used(two)] };
  const send = (body: ApiKeyUseReport) => shop.post('/v1/api-keys/use', body, SERVICE);
  await Promise.all([send(again), send(again)]);
  await send(again);
  await send({ ...again, reportId: randomUUID() });
  for (const id of [one, two]) expect((await useOf(id)).days).toMatchObject([{ calls: 2, points: 20 }]);
  expect((await send({ ...again, reportId: 'x' })).status).toBe(400);
});

it('are for gateways, and are checked', async () => {
  const id = await addKey();
  expect((await report([used(id)], owner.headers)).status).toBe(403);
  for (const wrong of [
    { networks: ['203.0.113.7'] },
    { networks: ['unknown'] },
    { calls: -1 },
    { calls: 0.5 },
  ])
    expect([wrong, (await report([used(id, wrong)])).status]).toEqual([wrong, 400]);
  // What was reported of another key counts, although one does not exist.
  expect((await report([used('aaaaaaaaaaaa'), used(id)])).status).toBe(200);
  expect((await useOf(id)).days).toMatchObject([{ calls: 1 }]);
});

it('stores at most 500 networks of a key', async () => {
  const id = await addKey();
  const networks = Array.from({ length: 600 }, (_, index) => `10.${index >> 8}.${index & 255}.0/24`);
  for (let start = 0; start < 600; start += 200)
    await recordUse(shop.database.db, { uses: [used(id, { networks: networks.slice(start, start + 200) })] });
  const [stored] = await run<{ n: number }>(
    shop.database.db,
    'select count(*)::int as n from api_key_networks where key_id = $1',
    [id],
  );
  expect(stored?.n).toBe(500);
  expect((await useOf(id)).networks).toHaveLength(100);
});

it('shows a month, and stores 400 days', async () => {
  const id = await addKey();
  const { db } = shop.database;
  const before = (days: number): Date => new Date(Date.now() - days * 86_400_000);
  const deprecated = [{ field: 'Query.old', uses: 1 }];
  for (const days of [0, 29, 40, 399, 402])
    await recordUse(db, { uses: [used(id, { deprecated })] }, before(days));
  expect((await useOf(id)).days).toHaveLength(2);
  await sweepKeyUse(db);
  for (const table of ['api_key_days', 'api_key_deprecated_days']) {
    const [left] = await run<{ n: number }>(db, `select count(*)::int as n from ${table} where key_id = $1`, [
      id,
    ]);
    expect([table, left?.n]).toEqual([table, 4]);
  }
});
