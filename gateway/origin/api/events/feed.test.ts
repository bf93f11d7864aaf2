import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { FeedPage } from '../../../contract/events.ts';
import { TEST_DATABASE_URL } from '../../testing/database.ts';
import { TEST_SERVICE_TOKEN, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { run } from '../../base/sql.ts';
import { emit, Feed } from './feed.ts';
import { placeOf } from './places.ts';
import { removeOldEvents } from './retention.ts';
import { directly } from '../../testing/system.ts';

let shop: TestOrigin;
beforeAll(async () => {
  shop = await startTestOrigin();
});
afterAll(() => shop.close());

const auth = { authorization: `Bearer ${TEST_SERVICE_TOKEN}` };
const read = async (query: string): Promise<FeedPage> => {
  const { status, body } = await shop.get<FeedPage>(`/v1/events${query}`, auth);
  expect(status).toBe(200);
  return body;
};

/** Longest time that open transactions, such as those of autovacuum, may hold the feed back here (ms). */
const HELD_AT_MOST = 45_000;
vi.setConfig({ testTimeout: HELD_AT_MOST + 15_000 });

/** The transaction of a cursor. */
const transactionOf = (cursor: string): bigint => BigInt(placeOf(cursor)?.xact ?? '');

/** Of the last event that was read. */
let lastRead = 0n;

/** What is committed becomes readable when the transactions before it have ended. @throws Error that names those that have not */
async function readUntil(cursor: string, count: number): Promise<FeedPage> {
  const events: FeedPage['events'] = [];
  let at = cursor;
  for (const until = performance.now() + HELD_AT_MOST; events.length < count;) {
    if (performance.now() > until)
      throw new Error(`${events.length} of ${count} events: ${await openOnes()}`);
    const page = await read(`?after=${at}&wait=1`);
    events.push(...page.events);
    at = page.cursor;
  }
  lastRead = transactionOf(at);
  return { events, cursor: at };
}

/** The sessions of the server that have a transaction with a number. */
async function openOnes(): Promise<string> {
  const rows = await run(
    shop.database.db,
    `select datname = current_database() as is_own, backend_type, state, backend_xid::text, now() - xact_start as open_for, query
     from pg_stat_activity where backend_xid is not null or backend_xmin is not null`,
    [],
  );
  return JSON.stringify(rows);
}

/**
 * The page of a query that leads to the current end, once that lies after all events that were read. While a transaction of another database
 * ends, an end may be computed that lies before some: those are then delivered again, never skipped.
 */
const readEnd = (query: string): Promise<FeedPage> =>
  vi.waitFor(async () => {
    const page = await read(query);
    expect(page.events).toEqual([]);
    expect(transactionOf(page.cursor)).toBeGreaterThan(lastRead);
    return page;
  }, HELD_AT_MOST);

const currentEnd = async (): Promise<string> => (await readEnd('')).cursor;

describe('the feed', () => {
  test('returns its current end without a cursor; from there on, new events', async () => {
    const { db } = shop.database;
    const start = await currentEnd();
    await emit(db, 'brand.changed', '1');
    await readUntil(start, 1);
    const cursor = await currentEnd();
    await emit(db, 'product.changed', '42', { reason: 'test' });
    await emit(db, 'seller.changed', '7');
    const page = await readUntil(cursor, 2);
    expect(page.events.map(({ type, subject, data }) => ({ type, subject, data }))).toEqual([
      { type: 'product.changed', subject: '42', data: { reason: 'test' } },
      { type: 'seller.changed', subject: '7', data: {} },
    ]);
    expect(await read(`?after=${page.cursor}`)).toEqual({ events: [], cursor: page.cursor });
  });

  test('reaches listeners when what has to happen before has happened, and again when it failed', async () => {
    const { db } = shop.database;
    const steps: string[] = [];
    const feed = new Feed(db, {
      beforeEvents: async () => {
        steps.push('before');
        await new Promise((done) => setTimeout(done, 20));
        if (steps.length === 1) throw new Error('no position');
      },
    });
    feed.subscribe((events) => steps.push(...events.map(({ subject }) => subject)));
    await feed.start();
    try {
      await emit(db, 'brand.changed', '77');
      await vi.waitFor(() => expect(steps).toEqual(['before', 'before', '77']), HELD_AT_MOST);
    } finally {
      await feed.stop();
    }
  });

  test('a stop answers waiting readers without another look into the database, which is closed next', async () => {
    const feed = new Feed(shop.database.db);
    const cursor = await currentEnd();
    const looks = vi.spyOn(feed, 'isGone');
    const waiting = feed.readOrWait(cursor, 10, HELD_AT_MOST, new AbortController().signal);
    await vi.waitFor(() => expect(looks).toHaveResolvedTimes(1));
    await feed.stop();
    expect((await waiting).events).toEqual([]);
    expect(looks).toHaveBeenCalledTimes(1);
  });

  test('pages continue after the last one', async () => {
    const cursor = await currentEnd();
    for (const subject of ['a', 'b', 'c']) await emit(shop.database.db, 'review.changed', subject);
    await readUntil(cursor, 3);
    const first = await read(`?after=${cursor}&limit=2`);
    expect(first.events.map(({ subject }) => subject)).toEqual(['a', 'b']);
    const second = await read(`?after=${first.cursor}&limit=2`);
    expect(second.events.map(({ subject }) => subject)).toEqual(['c']);
  });

  test('a change that is rolled back emits no event', async () => {
    const cursor = await currentEnd();
    await expect(
      shop.database.db.transaction().execute(async (trx) => {
        await emit(trx, 'product.changed', 'never');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await emit(shop.database.db, 'product.changed', 'after');
    expect((await readUntil(cursor, 1)).events.map(({ subject }) => subject)).toEqual(['after']);
  });

  test('a waiting reader is answered as soon as an event is written, not at the end of the wait', async () => {
    const cursor = await currentEnd();
    const began = performance.now();
    const waiting = read(`?after=${cursor}&wait=10`);
    setTimeout(() => void emit(shop.database.db, 'homepage.changed', 'v0'), 150);
    const page = await waiting;
    expect(page.events.map(({ type }) => type)).toEqual(['homepage.changed']);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test('an event invalidates the origin’s caches', async () => {
    const { db } = shop.database;
    const { id } = await directly(db, (own) =>
      own
        .insertInto('brands')
        .values({ slug: 'marque-feed', name: 'Avant' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    shop.forget();
    expect((await shop.get<{ name: string }>('/v1/brands/marque-feed')).body.name).toBe('Avant');
    await db.transaction().execute(async (trx) => {
      await directly(trx, (own) =>
        own.updateTable('brands').set({ name: 'Après' }).where('id', '=', id).execute(),
      );
      await emit(trx, 'brand.changed', String(id));
    });
    await expect
      .poll(async () => (await shop.get<{ name: string }>('/v1/brands/marque-feed')).body.name, {
        timeout: 15_000,
      })
      .toBe('Après');
  });

  test('events are retained for a week; a reader of older ones is informed of the gap', async () => {
    const { db } = shop.database;
    const old = await currentEnd();
    for (const subject of ['old 1', 'old 2', 'young']) await emit(db, 'review.changed', subject);
    const first = await readUntil(old, 3);
    await db
      .updateTable('outbox')
      .set({ occurred_at: new Date(Date.now() - 8 * 86_400_000) })
      .where('subject', 'like', 'old%')
      .execute();
    await expect.poll(() => removeOldEvents(db), { timeout: 15_000 }).toBe(2);
    expect(await removeOldEvents(db)).toBe(0);

    const gap = await readEnd(`?after=${old}&wait=5`);
    expect(gap.gap).toBe(true);
    // The page after the gap, and a reader that was up to date, continue as before.
    for (const { cursor } of [gap, first])
      expect(await read(`?after=${cursor}`)).toEqual({ events: [], cursor });
    await emit(db, 'review.changed', 'new');
    expect((await readUntil(gap.cursor, 1)).events.map(({ subject }) => subject)).toContain('new');
  });

  test('requires the service token', async () => {
    expect((await shop.get<ErrorBody>('/v1/events')).status).toBe(401);
    expect((await shop.get<ErrorBody>('/v1/events', { authorization: 'Bearer wrong' })).status).toBe(403);
  });

  test.each([
    ['after', '?after=x'],
    ['after', '?after=1-2-3'],
    ['limit', '?limit=501'],
    ['wait', '?wait=31'],
  ])('names %s for %s', async (field, query) => {
    const { status, body } = await shop.get<ErrorBody>(`/v1/events${query}`, auth);
    expect(status).toBe(400);
    expect(body.error.fields?.[0]?.field).toBe(field);
  });
});

// PGlite has one session: there is no concurrency to test.
describe.runIf(TEST_DATABASE_URL !== undefined)('several transactions at once', () => {
  test('one that took an earlier number and commits later is not skipped', async () => {
    const { db } = shop.database;
    const cursor = await currentEnd();
    const slow = await db.startTransaction().execute();
    await emit(slow, 'product.changed', 'slow');
    await emit(db, 'product.changed', 'fast');
    // The fast one is committed, but an older one still runs: neither may be returned yet.
    const during = await read(`?after=${cursor}`);
    expect(during.events).toEqual([]);
    await slow.commit().execute();
    const page = await readUntil(during.cursor, 2);
    expect(page.events.map(({ subject }) => subject)).toEqual(['slow', 'fast']);
  });

  test('under many writers every event is returned once', async () => {
    const { db } = shop.database;
    const cursor = await currentEnd();
    const writers = Array.from({ length: 40 }, (_, n) =>
      db.transaction().execute(async (trx) => {
        await emit(trx, 'product.stock', `w${n}`);
        await new Promise((resolve) => setTimeout(resolve, (n * 7) % 23));
      }),
    );
    const reading = readUntil(cursor, 40);
    await Promise.all(writers);
    const { events } = await reading;
    expect(events.map(({ subject }) => subject).sort()).toEqual(
      Array.from({ length: 40 }, (_, n) => `w${n}`).sort(),
    );
  });
});
