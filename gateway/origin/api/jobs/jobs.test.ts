import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job, JobPage, JobRowPage } from '../../../contract/admin/jobs.ts';
import type { ProductPage } from '../../../contract/catalogue.ts';
import { run } from '../../base/sql.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import type { TestCategory } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';

let shop: TestOrigin;
let editor: Person;
let colleague: Person;
let reader: Person;
let home: TestCategory;
let seller: number;
let brand: number;
let ids: number[];
let keys = 0;

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  editor = await addPerson(shop, 'Catalogue');
  colleague = await addPerson(shop, 'Owner');
  reader = await addPerson(shop, 'ReadOnly');
  home = await addCategory(db, 'Maison');
  ({ id: seller } = await addSeller(db, 'Chez Ali'));
});
beforeEach(async () => {
  const { db } = shop.database;
  ({ id: brand } = await addBrand(db, 'Zaytouna'));
  ids = await addProducts(
    db,
    [12_345, 20_000, 30_000].map((price, index) => ({
      name: `Tapis ${index}`,
      seller_id: seller,
      brand_id: brand,
      category: home,
      price,
      stock: 10 + index,
    })),
  );
  shop.forget();
});
afterAll(() => shop.close());

const key = (): { 'idempotency-key': string } => ({ 'idempotency-key': `key-of-job-${(keys += 1)}` });
type Answer = Job & ErrorBody;
const post = async (path: string, body: object = {}, who = editor) =>
  shop.post<Answer>(`/v1/admin/jobs${path}`, body, { ...who.headers, ...key() });
const create = async (operations: object[], more: object = {}, who = editor) =>
  post('', { kind: 'PRODUCTS_BULK', filter: { brand: String(brand) }, operations, ...more }, who);
const work = async () => shop.origin.context.jobs.run();
const jobOf = async ({ body }: { body: Job }) =>
  (await shop.get<Job>(`/v1/admin/jobs/${body._id}`, reader.headers)).body;
const rowsOf = async ({ body }: { body: Job }, query = '') =>
  (await shop.get<JobRowPage>(`/v1/admin/jobs/${body._id}/rows${query}`, reader.headers)).body;
const products = async () =>
  shop.database.db
    .selectFrom('products')
    .select(['id', 'price', 'discount_price', 'current_price', 'stock', 'version', 'is_featured', 'tags'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
/** Creates a job, has it checked, and applies it. */
const done = async (operations: object[], more: object = {}, who = editor) => {
  const job = await create(operations, more, who);
  expect(job.status).toBe(200);
  await work();
  expect((await post(`/${job.body._id}/apply`, {}, who)).status).toBe(200);
  await work();
  return job;
};
const FEATURED = [{ field: 'isFeatured', op: 'set', value: 'true' }];

describe('a bulk change', () => {
  test('is checked first, and changes nothing until it is applied', async () => {
    const job = await create([{ field: 'discountPrice', op: 'percent', value: '-10', round: 100 }], {
      expectedCount: 3,
    });
    expect(job.body).toMatchObject({ state: 'STAGING', total: 3, canUndo: false });
    await work();
    expect(await jobOf(job)).toMatchObject({ state: 'READY', checked: 3, valid: 3, invalid: 0, done: 0 });
    expect((await rowsOf(job)).rows.map(({ changes }) => changes)).toMatchObject(
      ['"11.100"', '"18.000"', '"27.000"'].map((after) => [{ field: 'discountPrice', before: null, after }]),
    );
    expect((await products()).map((row) => row.discount_price)).toEqual([null, null, null]);
    await post(`/${job.body._id}/apply`);
    await work();
    expect(await jobOf(job)).toMatchObject({ state: 'DONE', done: 3, refused: 0, canUndo: true });
    expect((await products()).map((row) => [row.discount_price, row.current_price, row.version])).toEqual([
      [11_100, 11_100, 2],
      [18_000, 18_000, 2],
      [27_000, 27_000, 2],
    ]);
  });

  test('goes by the rules of a single change: history, events and an entry of the log that names the job', async () => {
    const job = await done([{ field: 'price', op: 'amount', value: '1.000' }]);
    const { db } = shop.database;
    const log = await db
      .selectFrom('audit_log')
      .select(['entity_id', 'action', 'actor_account', 'job_id', 'after'])
      .where('job_id', '=', Number(job.body._id))
      .orderBy('entity_id')
      .execute();
    expect(log.map(({ entity_id, action, actor_account }) => [entity_id, action, actor_account])).toEqual(
      ids.map((id) => [String(id), 'product.bulk', editor.accountNumber]),
    );
    const history = await db
      .selectFrom('price_history')
      .select('price')
      .where('product_id', 'in', ids)
      .orderBy('price')
      .execute();
    expect(history.map(({ price }) => price)).toEqual([13_345, 21_000, 31_000]);
    const events = await db
      .selectFrom('outbox')
      .select('subject')
      .where('type', '=', 'product.changed')
      .where('subject', 'in', ids.map(String))
      .execute();
    expect(events).toHaveLength(3);
  });

  test('names what is not allowed, and what stays the same', async () => {
    await directly(shop.database.db, (trx) =>
      trx
        .updateTable('products')
        .set({ discount_price: 15_000, current_price: 15_000 })
        .where('id', '=', ids[1] ?? 0)
        .execute(),
    );
    const job = await create([{ field: 'price', op: 'set', value: '12.345' }]);
    await work();
    expect(await jobOf(job)).toMatchObject({ valid: 1, same: 1, invalid: 1 });
    expect((await rowsOf(job, '?state=INVALID')).rows).toMatchObject([
      { productId: String(ids[1]), problems: [{ field: 'discountPrice', message: 'must be below price' }] },
    ]);
  });

  test('leaves out exceptions, sets the warranty, and is found by its products and its day', async () => {
    const [, second = 0] = ids;
    const more = { exceptIds: [String(second)], expectedCount: 2 };
    const job = await done([{ field: 'hasWarranty', op: 'set', value: 'true' }], more);
    const rows = await shop.database.db
      .selectFrom('products')
      .select(['id', 'has_warranty'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.has_warranty)).toEqual([true, false, true]);
    const changed = await shop.get<{ products: { _id: string }[] }>(
      `/v1/admin/products/manage?job=${job.body._id}`,
      reader.headers,
    );
    expect(changed.body.products.map(({ _id }) => _id).sort()).toEqual([ids[0], ids[2]].map(String).sort());
    const listed = async (query: string) =>
      (await shop.get<JobPage>(`/v1/admin/jobs?${query}`, reader.headers)).body.jobs.map(({ _id }) => _id);
    const { createdAt } = await jobOf(job);
    expect(await listed(`kind=PRODUCTS_BULK&from=${createdAt}`)).toContain(job.body._id);
    expect(await listed(`until=${createdAt}`)).not.toContain(job.body._id);
  });

  test('freezes its products: what matches later is not changed, and another number than told is refused', async () => {
    const job = await create(FEATURED);
    const [late = 0] = await addProducts(shop.database.db, [
      { name: 'Natte', seller_id: seller, brand_id: brand, category: home },
    ]);
    await work();
    expect(await jobOf(job)).toMatchObject({ total: 3, checked: 3 });
    const refused = await create(FEATURED, { expectedCount: 3 });
    expect(refused).toMatchObject({ status: 409, body: { error: { fields: [{ field: 'expectedCount' }] } } });
    await post(`/${job.body._id}/apply`);
    await work();
    const other = await shop.database.db
      .selectFrom('products')
      .select('is_featured')
      .where('id', '=', late)
      .executeTakeFirst();
    expect(other).toEqual({ is_featured: false });
  });

  test.each([
    [{ field: 'price', op: 'percent', value: '-100' }, 'operations.0.value'],
    [{ field: 'price', op: 'set', value: '12,5' }, 'operations.0.value'],
    [{ field: 'price', op: 'set', value: null }, 'operations.0.value'],
    [{ field: 'active', op: 'add', value: 'true' }, 'operations.0.op'],
    [{ field: 'slug', op: 'set', value: 'x' }, 'operations.0.field'],
    [{ field: 'stock', op: 'set', value: '1.5' }, 'operations.0.value'],
  ])('refuses %j by its field', async (operation, field) => {
    const answer = await create([operation]);
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: [{ field }] } } });
  });

  test('leaves alone what another admin has changed since the check, and says so', async () => {
    const first = await create([{ field: 'price', op: 'percent', value: '-10' }]);
    const second = await create([{ field: 'price', op: 'amount', value: '5.000' }], {}, colleague);
    const third = await create(FEATURED, {}, colleague);
    await work();
    for (const job of [first, second, third]) await post(`/${job.body._id}/apply`, {}, colleague);
    await work();
    expect(await jobOf(first)).toMatchObject({ done: 3, refused: 0 });
    expect(await jobOf(second)).toMatchObject({ state: 'DONE', done: 0, refused: 3, canUndo: false });
    expect((await rowsOf(second, '?state=STALE&limit=1')).rows[0]?.problems).toMatchObject([
      { field: 'price', code: 'CHANGED' },
    ]);
    // Another field is no conflict.
    expect(await jobOf(third)).toMatchObject({ done: 3, refused: 0 });
  });

  test('of the stock counts sales made since, or leaves it alone', async () => {
    const more = await create([{ field: 'stock', op: 'add', value: '5' }]);
    const exact = await create([{ field: 'stock', op: 'set', value: '40' }], {
      filter: undefined,
      ids: [String(ids[2])],
    });
    await work();
    await shop.database.db
      .updateTable('products')
      .set((eb) => ({ stock: eb('stock', '-', 2) }))
      .where('id', 'in', ids)
      .execute();
    for (const job of [more, exact]) await post(`/${job.body._id}/apply`);
    await work();
    expect((await products()).map(({ stock }) => stock)).toEqual([13, 14, 15]);
    expect((await rowsOf(exact)).rows).toMatchObject([
      { state: 'STALE', problems: [{ code: 'STOCK_MOVED' }] },
    ]);
  });

  test('is for the catalogue’s people; everybody may look', async () => {
    expect((await create(FEATURED, {}, reader)).status).toBe(403);
    const job = await create(FEATURED);
    expect((await post(`/${job.body._id}/cancel`, {}, reader)).status).toBe(403);
    const list = await shop.get<JobPage>('/v1/admin/jobs?limit=1', reader.headers);
    expect(list.body).toMatchObject({ jobs: [{ _id: job.body._id }], hasNext: true, hasPrev: false });
    const next = await shop.get<JobPage>(
      `/v1/admin/jobs?limit=1&after=${list.body.cursors[0]}`,
      reader.headers,
    );
    expect(Number(next.body.jobs[0]?._id)).toBeLessThan(Number(job.body._id));
  });

  test('ends when its admin may not change products any more', async () => {
    const fired = await addPerson(shop, 'Catalogue');
    const job = await create(FEATURED, {}, fired);
    await work();
    // Before it is applied: applying wakes the worker.
    await directly(shop.database.db, (trx) =>
      trx.updateTable('users').set({ admin_role: 'ReadOnly' }).where('id', '=', fired.id).execute(),
    );
    await post(`/${job.body._id}/apply`, {}, colleague);
    await work();
    expect(await jobOf(job)).toMatchObject({ state: 'FAILED', error: 'FORBIDDEN', done: 0 });
  });
});

describe('a job', () => {
  test('is undone: values come back, those that changed again are listed, sales count', async () => {
    const job = await done([
      { field: 'price', op: 'percent', value: '10' },
      { field: 'stock', op: 'set', value: '100' },
      ...FEATURED,
    ]);
    await shop.post(
      `/v1/admin/products/${ids[0]}`,
      { price: '50.000' },
      { ...colleague.headers, 'if-match': '"2"' },
    );
    await shop.database.db
      .updateTable('products')
      .set({ stock: 97 })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    const undo = await post(`/${job.body._id}/undo`);
    expect(undo.body).toMatchObject({ kind: 'UNDO', undoOf: job.body._id, total: 3 });
    await work();
    expect((await products()).map((row) => [row.price, row.stock, row.is_featured])).toEqual([
      [50_000, 10, false],
      [20_000, 8, false],
      [30_000, 12, false],
    ]);
    expect(await jobOf(undo)).toMatchObject({ state: 'DONE', done: 3 });
    expect((await rowsOf(undo)).rows[0]).toMatchObject({
      state: 'DONE',
      problems: [{ field: 'price', code: 'CHANGED' }],
    });
    expect(await jobOf(job)).toMatchObject({ state: 'UNDONE', canUndo: false, undoneBy: undo.body._id });
    expect((await post(`/${job.body._id}/undo`)).status).toBe(409);
  });

  test('with an end is undone by itself', async () => {
    const job = await done(FEATURED, { until: '2020-01-01T00:00:00Z' });
    await work();
    expect((await products()).map((row) => row.is_featured)).toEqual([false, false, false]);
    expect(await jobOf(job)).toMatchObject({ state: 'UNDONE', undoAt: null });
  });

  test('is cancelled at once before it changes anything, and afterwards only once', async () => {
    const job = await create(FEATURED);
    expect((await post(`/${job.body._id}/cancel`)).body).toMatchObject({
      state: 'CANCELLED',
      canUndo: false,
    });
    for (const step of ['cancel', 'apply', 'undo'])
      expect((await post(`/${job.body._id}/${step}`)).status).toBe(409);
  });

  test('of more than 1,000 products is cancelled midway: what is done stays, the shop counts it, and it is undone', async () => {
    const { db } = shop.database;
    const { id: large, slug } = await addBrand(db, 'Carthage');
    await addProducts(
      db,
      Array.from({ length: 1_240 }, (_, n) => ({
        name: `Verre ${n}`,
        seller_id: seller,
        brand_id: large,
        category: home,
        price: 10_000,
      })),
    );
    shop.forget();
    const reduced = async () =>
      (await shop.get<ProductPage>(`/v1/admin/products?brand=${slug}&maxPrice=9.000&limit=1`)).body.pagination
        .totalItems;
    const job = await create([{ field: 'discountPrice', op: 'percent', value: '-10' }], {
      filter: { brand: String(large) },
      expectedCount: 1_240,
    });
    await work();
    expect(await jobOf(job)).toMatchObject({ state: 'READY', valid: 1_240 });
    await post(`/${job.body._id}/apply`);
    const working = work();
    await expect
      .poll(async () => (await jobOf(job)).done, { interval: 5, timeout: 30_000 })
      .toBeGreaterThan(0);
    expect((await post(`/${job.body._id}/cancel`)).body.state).toBe('CANCELLING');
    await working;
    const { state, done: changed, canUndo } = await jobOf(job);
    expect({ state, canUndo }).toEqual({ state: 'CANCELLED', canUndo: true });
    expect(changed).toBeLessThan(1_240);
    // One event for each batch, with its products, instead of one for each product.
    const events = await db
      .selectFrom('outbox')
      .select('data')
      .where('type', '=', 'catalogue.changed')
      .where('subject', '=', job.body._id)
      .execute();
    expect(events.flatMap(({ data }) => data['products'])).toHaveLength(changed);
    // On a busy machine a batch may be one product.
    expect(events.length).toBeLessThanOrEqual(changed);
    const own = await run(
      db,
      `select from outbox o join products p on p.id::text = o.subject where o.type = 'product.changed' and p.brand_id = $1`,
      [large],
    );
    expect(own).toEqual([]);
    await expect.poll(reduced, { timeout: 5_000 }).toBe(changed);
    expect((await rowsOf(job, '?state=OK&limit=1')).total.value).toBe(1_240 - changed);
    const undo = await post(`/${job.body._id}/undo`);
    await work();
    expect(await jobOf(undo)).toMatchObject({ state: 'DONE', total: changed, done: changed });
    await expect.poll(reduced, { timeout: 5_000 }).toBe(0);
    // It changes a thousand products on a machine that does other things as well.
  }, 120_000);

  test('has a report for spreadsheets', async () => {
    await shop.database.db
      .updateTable('products')
      .set({ sku: `=SKU;${brand}` })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    const job = await done([{ field: 'price', op: 'percent', value: '10' }]);
    const { headers, body } = await shop.origin.app.inject({
      url: `/v1/admin/jobs/${job.body._id}/report`,
      headers: reader.headers,
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.startsWith('\u{feff}ligne;référence;état;champ;avant;après;raison\r\n')).toBe(true);
    expect(body).toContain(`1;"'=SKU;${brand}";Modifié;price;12,345;13,580;\r\n`);
    const english = await shop.origin.app.inject({
      url: `/v1/admin/jobs/${job.body._id}/report?language=en`,
      headers: reader.headers,
    });
    expect(english.body).toContain(';Changed;price;12.345;13.580;');
    expect(body.trim().split('\r\n')).toHaveLength(4);
  });

  test('is created once for one key', async () => {
    const headers = { ...editor.headers, ...key() };
    const body = { kind: 'PRODUCTS_BULK', ids: [String(ids[0])], operations: FEATURED };
    const first = await shop.post<Job>('/v1/admin/jobs', body, headers);
    const second = await shop.post<Job>('/v1/admin/jobs', body, headers);
    expect(second.body._id).toBe(first.body._id);
  });

  test('is worked on by one process at a time; another one goes on when the lease has ended', async () => {
    const { db } = shop.database;
    const job = await create(FEATURED);
    await db
      .updateTable('jobs')
      .set({ lease_owner: 'another process', lease_until: new Date(Date.now() + 60_000) })
      .where('id', '=', Number(job.body._id))
      .where('state', '=', 'STAGING')
      .execute();
    await work();
    const before = await jobOf(job);
    await db
      .updateTable('jobs')
      .set({ lease_until: new Date(0) })
      .where('id', '=', Number(job.body._id))
      .execute();
    await work();
    expect([before.state, (await jobOf(job)).state]).toEqual(['STAGING', 'READY']);
  });
});

describe('a job like an earlier one', () => {
  const like = (job: { body: Job }, more: object = {}, who = editor) =>
    post('', { kind: 'PRODUCTS_BULK', like: job.body._id, operations: FEATURED, ...more }, who);

  test('is for what matches the filter now, without what was left out', async () => {
    const job = await done(FEATURED, { exceptIds: [String(ids[0])] });
    expect(await jobOf(job)).toMatchObject({ state: 'DONE', total: 2, selection: 'FILTER' });
    const [added] = await addProducts(shop.database.db, [
      { name: 'Tapis 4', seller_id: seller, brand_id: brand, category: home, price: 9_000 },
    ]);
    // The rows of old jobs are removed, their filter stays.
    await run(shop.database.db, 'delete from job_rows where job_id = $1', [job.body._id]);
    const again = await like(job);
    expect(again.status).toBe(200);
    await work();
    expect((await rowsOf(again)).rows.map(({ productId }) => productId)).toEqual(
      [ids[1], ids[2], added].map(String),
    );
    // Like the first one it waits to be applied, and can be repeated itself.
    expect(await jobOf(again)).toMatchObject({ state: 'READY', done: 0, selection: null });
    await post(`/${again.body._id}/cancel`);
    expect(await jobOf(again)).toMatchObject({ state: 'CANCELLED', selection: 'FILTER' });
  });

  test('is for the same entries where they were chosen one by one', async () => {
    const job = await done(FEATURED, { filter: undefined, ids: [String(ids[2]), String(ids[0])] });
    expect((await jobOf(job)).selection).toBe('ENTRIES');
    const again = await like(job, {
      operations: [{ field: 'isFeatured', op: 'set', value: 'false' }],
      expectedCount: 2,
    });
    await work();
    expect((await rowsOf(again)).rows.map(({ productId }) => productId)).toEqual(
      [ids[0], ids[2]].map(String),
    );
    await run(shop.database.db, 'delete from job_rows where job_id = $1', [job.body._id]);
    expect((await jobOf(job)).selection).toBeNull();
    expect((await like(job)).body.error.fields?.[0]?.field).toBe('like');
  });

  test('is of its kind, and has one selection', async () => {
    const job = await create(FEATURED);
    const field = async (more: object, from = job) =>
      (await like(from, more)).body.error.fields?.[0]?.field ?? 'none';
    // It has not ended.
    expect(await field({})).toBe('like');
    await post(`/${job.body._id}/cancel`);
    expect(await field({ like: '999999' })).toBe('like');
    expect(
      await field({ kind: 'BRANDS_BULK', operations: [{ field: 'active', op: 'set', value: 'true' }] }),
    ).toBe('like');
    expect(await field({ ids: [String(ids[0])] })).toBe('filter');
    expect(await field({ exceptIds: [String(ids[0])] })).toBe('exceptIds');
    expect((await like(job, {}, reader)).status).toBe(403);
    const undone = await done([{ field: 'stock', op: 'add', value: '1' }]);
    const undo = await post(`/${undone.body._id}/undo`);
    await work();
    expect((await jobOf(undo)).selection).toBeNull();
    expect(await field({}, undo)).toBe('like');
  });
});
