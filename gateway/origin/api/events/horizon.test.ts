/** Transactions that stay open on the server, and the feed. Needs a PostgreSQL. */
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase, TEST_DATABASE_URL } from '../../testing/database.ts';
import { emit, Feed } from './feed.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A session with an open transaction that has written. */
async function openTransaction(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  closing.push(() => client.end());
  await client.query('begin');
  await client.query('select pg_current_xact_id()');
  return client;
}

test.skipIf(TEST_DATABASE_URL === undefined)(
  'a transaction of another database that stays open holds nothing back; one of this database does, and that is said',
  async () => {
    const database = await openTestDatabase();
    closing.push(() => database.close());
    const { db } = database;
    const {
      rows: [own],
    } = await (async () => {
      const client = await database.pool.connect();
      try {
        return await client.query<{ name: string }>('select current_database() as name', []);
      } finally {
        client.release();
      }
    })();
    const onHeld = vi.fn();
    const feed = new Feed(db, { onHeld });
    await openTransaction(TEST_DATABASE_URL ?? '');
    const before = await feed.end();
    await emit(db, 'brand.changed', '1');
    const subjectsAfter = async (cursor: string): Promise<string[]> =>
      (await feed.read(cursor, 500)).events.map(({ subject }) => subject);
    // Polled: a transaction of another database that ends during the reading counts as one of this database.
    await expect.poll(() => subjectsAfter(before)).toEqual(['1']);

    await feed.start();
    closing.push(() => feed.stop());
    const here = new URL(TEST_DATABASE_URL ?? '');
    here.pathname = `/${own?.name}`;
    const held = await openTransaction(here.href);
    const end = await feed.end();
    await emit(db, 'brand.changed', '2');
    expect(await subjectsAfter(end)).toEqual([]);
    const clock = vi.spyOn(performance, 'now');
    const now = performance.now();
    for (const seconds of [0, 5, 11, 14]) {
      clock.mockReturnValue(now + 10_000 + seconds * 1_000);
      await feed.look();
    }
    clock.mockRestore();
    expect(onHeld).toHaveBeenCalledTimes(1);
    await held.query('commit');
    await expect.poll(() => subjectsAfter(end)).toEqual(['2']);
  },
);
