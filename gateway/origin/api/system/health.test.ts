/** What callers get while the database hangs. Needs a PostgreSQL; between it and the API is a proxy that can stop passing on. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { openDatabase } from '../../db/database.ts';
import type { OriginDatabase } from '../../db/database.ts';
import { openTestDatabase, TEST_DATABASE_URL } from '../../testing/database.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { startStallingProxy } from '../../testing/stalling-proxy.ts';
import type { StallingProxy } from '../../testing/stalling-proxy.ts';

/** Health answers within a second, everything else within five; more is what a busy machine takes. */
const HEALTH_WITHIN = 2_000;
const ANSWERED_WITHIN = 6_500;

/** Read from the database, and not from memory. */
const LIST = '/v1/admin/products?page=1';

test('a disk without room is told by health, which reads need not', async () => {
  let free = 80_000_000;
  const shop = await startTestOrigin(undefined, { room: async () => ({ free, ratio: 0.001 }) });
  const health = () => shop.get<{ status: string; disk: string }>('/health');
  expect(await health()).toMatchObject({ status: 200, body: { disk: 'ok' } });
  free = 60_000_000;
  expect(await health()).toMatchObject({ status: 200, body: { status: 'ok', disk: 'full' } });
  expect((await shop.get(LIST)).status).toBe(200);
  await shop.close();
});

describe.skipIf(TEST_DATABASE_URL === undefined)('a database that hangs', () => {
  let direct: OriginDatabase;
  let proxy: StallingProxy;
  let shop: TestOrigin;
  beforeAll(async () => {
    const target = new URL(TEST_DATABASE_URL ?? '');
    proxy = await startStallingProxy({ hostname: target.hostname, port: Number(target.port || 5432) });
    direct = await openTestDatabase();
    const category = await addCategory(direct.db, 'Maison');
    const seller = await addSeller(direct.db, 'Chez Ali');
    await addProducts(direct.db, [
      { name: 'Tapis', seller_id: seller.id, category, price: 30_000, stock: 5 },
    ]);
    const client = await direct.pool.connect();
    const { rows } = await client.query<{ name: string }>('select current_database() as name', []);
    client.release();
    const url = new URL(target);
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    url.pathname = `/${rows[0]?.name}`;
    shop = await startTestOrigin(await openDatabase({ databaseUrl: url.href, maxConnections: 6 }));
  });
  afterAll(async () => {
    proxy.resume();
    await shop.close();
    await direct.close();
    proxy.close();
  });

  /** The status of a request, and the milliseconds that it took. */
  const timed = async (sent: Promise<{ status: number }>): Promise<{ status: number; took: number }> => {
    const begun = performance.now();
    const { status } = await sent;
    return { status, took: performance.now() - begun };
  };
  const subscribe = (email: string) => shop.post('/v1/mail/welcome', { email });

  test('is told by health within a second, by reads and writes within five, and used again when it goes on', async () => {
    expect((await shop.get('/health')).status).toBe(200);
    expect((await shop.get(LIST)).status).toBe(200);
    expect((await subscribe('before@example.com')).status).toBe(200);

    proxy.stall();
    const health = await timed(shop.get('/health'));
    expect(health.status).toBe(503);
    expect(health.took).toBeLessThan(HEALTH_WITHIN);
    // More than there are connections: some wait for one.
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => timed(shop.get(`${LIST}&limit=${index + 2}`))),
      ...Array.from({ length: 4 }, (_, index) => timed(subscribe(`during-${index}@example.com`))),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(ANSWERED_WITHIN);

    proxy.resume();
    expect((await shop.get('/health')).status).toBe(200);
    expect((await shop.get(`${LIST}&limit=30`)).status).toBe(200);
    expect((await subscribe('after@example.com')).status).toBe(200);
  });

  test('is not what a statement meets that takes long on a server that answers', async () => {
    const client = await shop.database.pool.connect();
    try {
      await expect(client.query('select pg_sleep(3)', [])).resolves.toMatchObject({ rowCount: 1 });
    } finally {
      client.release();
    }
  });
});
