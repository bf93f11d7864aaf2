/**
 * The REST API is killed while it checks an import and while it applies it, and likewise a bulk change and its undoing. Judged by the
 * products: each line adds to a stock or creates a product, so that a line that is done twice or never shows. While lines are applied
 * an order is placed: its event has to be in the feed at once, which a long transaction would keep back.
 *
 * Seen to fail: where a reader begins at the first line again (`openReader` in origin/api/jobs/import.ts), the import ends as FAILED.
 */
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { SignedIn } from '../../contract/accounts.ts';
import type { Job } from '../../contract/admin/jobs.ts';
import type { FeedPage } from '../../contract/events.ts';
import type { OrderPlaced } from '../../contract/orders.ts';
import { run } from '../../origin/base/sql.ts';
import { openDatabase } from '../../origin/db/database.ts';
import { addCategory, addProducts, addSeller } from '../../origin/testing/catalogue.ts';
import { orderLine, orderOf } from '../../origin/testing/orders.ts';
import { newClient, TEST_SERVICE_TOKEN } from '../../origin/testing/origin.ts';
import { directly } from '../../origin/testing/system.ts';
import { note, times } from './figures.ts';
import { PLACES, start } from './killed-origin.ts';
import type { Place } from './killed-origin.ts';

const PRODUCTS = times('HARD_LINES', 3_000);
const CREATED = 300;
const STOCK = 10;
/** Of the lines, when the process is killed. */
const SHARE = 0.3;
/** Within which an event has to be readable (ms). */
const SOON = 1_000;

async function stop(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  child.kill(signal);
  await once(child, 'exit');
}

async function suffer(name: string, place: Place): Promise<void> {
  const began = performance.now();
  let { child, url } = await start(place);
  let headers: Record<string, string> = { 'content-type': 'application/json', ...newClient() };
  const call = async <T>(path: string, body?: object | string): Promise<T> => {
    const answer = await fetch(`${url}${path}`, {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      ...(body === undefined
        ? {}
        : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { token, user } = await call<SignedIn>('/v1/auth/register', {
    firstName: 'Amel',
    lastName: 'Ben Salah',
    phone: '97 300 001',
    email: 'amel@example.tn',
    password: 'a long password',
  });
  headers = { ...headers, authorization: `Bearer ${token}` };
  await stop(child, 'SIGTERM');

  const before = await openDatabase(place);
  await directly(before.db, (trx) =>
    trx
      .updateTable('users')
      .set({ roles: ['Admin'], is_admin: true, admin_role: 'Catalogue' })
      .where('account_number', '=', user.accountNumber)
      .execute(),
  );
  const category = await addCategory(before.db, 'Maison');
  const seller = await addSeller(before.db, 'Chez Ali');
  await addProducts(
    before.db,
    Array.from({ length: PRODUCTS }, (_, n) => ({
      name: `Tapis ${n}`,
      sku: `T-${n}`,
      seller_id: seller.id,
      category,
      stock: STOCK,
    })),
  );
  const [lamp = 0] = await addProducts(before.db, [
    { name: 'Lampe', sku: 'LAMP', seller_id: seller.id, category, stock: 100, price: 10_000 },
  ]);
  await before.close();

  ({ child, url } = await start(place));
  const lines = [
    ...Array.from({ length: PRODUCTS }, (_, n) => `T-${n};1;;;;`),
    ...Array.from({ length: CREATED }, (_, n) => `N-${n};;Coussin ${n};Chez Ali;Maison;12,5`),
  ];
  headers = { ...headers, 'content-type': 'text/csv' };
  const { _id: id, columns } = await call<Job>(
    '/v1/admin/imports?name=stock.csv',
    ['sku;stockDelta;name;seller;category;price', ...lines].join('\n'),
  );
  headers = { ...headers, 'content-type': 'application/json' };
  const kills: string[] = [];
  /** The longest time without a change of the number of rows that are done (ms): no batch is longer. */
  let longestBatch = 0;
  const delays: number[] = [];
  /** Places an order and waits for its event. */
  const order = async (): Promise<void> => {
    const feed = async (query: string): Promise<FeedPage> => {
      const answer = await fetch(`${url}/v1/events${query}`, {
        headers: { authorization: `Bearer ${TEST_SERVICE_TOKEN}` },
      });
      return (await answer.json()) as FeedPage;
    };
    let { cursor } = await feed('');
    const answer = await fetch(`${url}/v1/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newClient() },
      body: JSON.stringify(orderOf([orderLine(lamp, 10_000)])),
    });
    const { order: placed } = (await answer.json()) as OrderPlaced;
    const start = performance.now();
    for (;;) {
      const page = await feed(`?after=${cursor}&wait=5&limit=500`);
      if (page.events.some(({ type, subject }) => type === 'order.created' && subject === placed?.number))
        break;
      expect(performance.now() - start).toBeLessThan(30_000);
      cursor = page.cursor;
    }
    delays.push(Math.round(performance.now() - start));
  };
  /** Waits until `doneOf` reaches the share, kills the process, starts another one, and waits for the state. */
  const killedUntil = async (
    state: Job['state'],
    doneOf: (job: Job) => number,
    jobId = id,
    count = lines.length,
  ): Promise<Job> => {
    const read = async (): Promise<Job> => call<Job>(`/v1/admin/jobs/${jobId}`);
    let job = await read();
    while (doneOf(job) < count * SHARE) {
      await sleep(5);
      job = await read();
    }
    await stop(child, 'SIGKILL');
    kills.push(`${doneOf(job)} of ${count} in ${job.state}`);
    expect(job.state).not.toBe(state);
    ({ child, url } = await start(place));
    job = await read();
    expect(doneOf(job)).toBeLessThan(count);
    const isApplied = job.state === 'RUNNING';
    let ordered: Promise<void> | undefined;
    let [last, since] = [doneOf(job), performance.now()];
    while (job.state !== state) {
      await sleep(isApplied ? 5 : 100);
      job = await read();
      expect(job.state).not.toBe('FAILED');
      if (!isApplied || doneOf(job) === last) continue;
      // The first change may have waited for the lease of the process that was killed.
      if (ordered) longestBatch = Math.max(longestBatch, performance.now() - since);
      [last, since] = [doneOf(job), performance.now()];
      ordered ??= order();
    }
    await ordered;
    return job;
  };
  await call(`/v1/admin/jobs/${id}/columns`, { columns: columns.map(({ field }) => field) });
  // First while lines are still being staged.
  const total = (job: Job): number => job.total + job.checked;
  const ready = await killedUntil('READY', total);
  expect(ready).toMatchObject({
    total: lines.length,
    checked: lines.length,
    valid: lines.length,
    invalid: 0,
  });
  await call(`/v1/admin/jobs/${id}/apply`, {});
  const ended = await killedUntil('DONE', ({ done }) => done);
  expect(ended).toMatchObject({ done: lines.length, refused: 0 });
  await stop(child, 'SIGTERM');

  // The same for a bulk change and for its undoing.
  const between = await openDatabase(place);
  const ids = (
    await run<{ id: number }>(between.db, `select id from products where sku like 'T-%' order by id`, [])
  ).map((row) => String(row.id));
  await between.close();
  ({ child, url } = await start(place));
  const bulk = await call<Job>('/v1/admin/jobs', {
    kind: 'PRODUCTS_BULK',
    ids,
    operations: [{ field: 'stock', op: 'add', value: '5' }],
  });
  await killedUntil('READY', ({ checked }) => checked, bulk._id, ids.length);
  await call(`/v1/admin/jobs/${bulk._id}/apply`, {});
  expect(await killedUntil('DONE', ({ done }) => done, bulk._id, ids.length)).toMatchObject({
    done: PRODUCTS,
    refused: 0,
  });
  await stop(child, 'SIGTERM');
  const changed = await openDatabase(place);
  const [raised] = await run<{ n: number }>(
    changed.db,
    `select count(*)::int as n from products where sku like 'T-%' and stock = ${STOCK + 6}`,
    [],
  );
  await changed.close();
  expect(raised?.n).toBe(PRODUCTS);
  ({ child, url } = await start(place));
  const undoing = await call<Job>(`/v1/admin/jobs/${bulk._id}/undo`, {});
  expect(await killedUntil('DONE', ({ done }) => done, undoing._id, ids.length)).toMatchObject({
    done: PRODUCTS,
    refused: 0,
  });
  await stop(child, 'SIGTERM');

  const after = await openDatabase(place);
  const count = async (statement: string): Promise<number> =>
    (await run<{ n: number }>(after.db, statement, []))[0]?.n ?? -1;
  const found = {
    once: await count(
      `select count(*)::int as n from products where sku like 'T-%' and stock = ${STOCK + 1}`,
    ),
    created: await count(`select count(*)::int as n from products where sku like 'N-%'`),
    logged: await count(
      `select count(*)::int as n from audit_log where entity = 'products' and job_id = ${Number(id)}`,
    ),
    done: await count(
      `select count(*)::int as n from job_rows where job_id = ${Number(id)} and state = 'DONE'`,
    ),
  };
  await after.close();
  note(
    `imports, ${name}: killed at ${kills.join(' and at ')}; ${found.once} stocks changed once, ${found.created} products created, ` +
      `${found.logged} entries of the log; events of orders meanwhile after ${delays.join(', ')} ms, longest batch at most ${Math.round(longestBatch)} ms; in ${Math.round((performance.now() - began) / 1_000)} s`,
  );
  expect(Math.max(...delays)).toBeLessThan(SOON);
  expect(found).toEqual({
    once: PRODUCTS,
    created: CREATED,
    logged: lines.length,
    done: lines.length,
  });
}

describe('each line of an import is done once, whenever the process is killed', () => {
  it.each(PLACES)('%s', async (name, open) => {
    const place = await open();
    try {
      await suffer(name, place);
    } finally {
      await place.remove();
    }
  });
});
