/** Bulk changes of brands and categories: checked by the rules of a single change, applied, cancelled and undone as jobs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job, JobRowPage } from '../../../contract/admin/jobs.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { addBrand, addCategory } from '../../testing/catalogue.ts';
import type { TestCategory } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let editor: Person;
let orders: Person;
let keys = 0;
let root: TestCategory;
let child: TestCategory;
let other: TestCategory;
let brands: number[];

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  editor = await addPerson(shop, 'Catalogue');
  orders = await addPerson(shop, 'Orders');
  root = await addCategory(db, 'Maison');
  child = await addCategory(db, 'Tapis', root);
  other = await addCategory(db, 'Jardin');
  brands = [];
  for (const name of ['Zarbia', 'Dar', 'Nour']) brands.push((await addBrand(db, name)).id);
  shop.forget();
});
afterAll(() => shop.close());

const post = (path: string, body: object = {}, who = editor) =>
  shop.post<Job & ErrorBody>(`/v1/admin/jobs${path}`, body, {
    ...who.headers,
    'idempotency-key': `key-of-bulk-${(keys += 1)}`,
  });
const jobOf = async (id: string) => (await shop.get<Job>(`/v1/admin/jobs/${id}`, editor.headers)).body;
const rowsOf = async (id: string) =>
  (await shop.get<JobRowPage>(`/v1/admin/jobs/${id}/rows`, editor.headers)).body.rows;
const work = () => shop.origin.context.jobs.run();

/** A checked change. @returns the id of its job */
async function checked(kind: string, ids: readonly number[], operations: object[]): Promise<string> {
  const { status, body } = await post('', { kind, ids: ids.map(String), operations });
  expect(status, JSON.stringify(body.error)).toBe(200);
  await work();
  return body._id;
}
async function applied(id: string): Promise<Job> {
  expect((await post(`/${id}/apply`)).status).toBe(200);
  await work();
  return jobOf(id);
}
/** Undoes a job. @returns the undoing job */
async function undone(id: string): Promise<Job> {
  const { status, body } = await post(`/${id}/undo`);
  expect(status).toBe(200);
  await work();
  return jobOf(body._id);
}

const hide = [{ field: 'active', op: 'set', value: 'false' }];
const shownBrands = async () => {
  const rows = await shop.database.db
    .selectFrom('brands')
    .select(['id', 'active'])
    .where('id', 'in', brands)
    .orderBy('id')
    .execute();
  return rows.map(({ active }) => active);
};
const parentsOf = async (...ids: number[]) => {
  const rows = await shop.database.db
    .selectFrom('categories')
    .select(['parent_id', 'ancestor_ids', 'active'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows;
};

test('hides brands once it is applied, and shows them again when it is undone', async () => {
  const id = await checked('BRANDS_BULK', [...brands, 999_999], hide);
  expect(await jobOf(id)).toMatchObject({ state: 'READY', total: 4, valid: 3, invalid: 1 });
  expect(await shownBrands()).toEqual([true, true, true]);
  const rows = await rowsOf(id);
  expect(rows[0]).toMatchObject({
    entity: 'brand',
    brandId: String(brands[0]),
    productId: null,
    categoryId: null,
    changes: [{ field: 'active', before: 'true', after: 'false' }],
  });
  expect(rows.at(-1)).toMatchObject({ state: 'INVALID', problems: [{ message: 'Brand not found' }] });
  expect(await applied(id)).toMatchObject({ state: 'DONE', done: 3, refused: 0, canUndo: true });
  expect(await shownBrands()).toEqual([false, false, false]);
  const log = await shop.database.db
    .selectFrom('audit_log')
    .select(['entity', 'action', 'actor_account'])
    .where('job_id', '=', Number(id))
    .execute();
  expect(log).toHaveLength(3);
  expect(log[0]).toEqual({ entity: 'brands', action: 'brand.bulk', actor_account: editor.accountNumber });
  const same = await checked('BRANDS_BULK', brands, hide);
  expect(await jobOf(same)).toMatchObject({ same: 3, valid: 0 });
  // Changed by another one meanwhile: it is left alone.
  await shop.post(
    `/v1/admin/brands/${brands[2]}`,
    { active: true },
    { ...editor.headers, 'if-match': '"2"', 'idempotency-key': `key-of-bulk-${(keys += 1)}` },
  );
  expect(await undone(id)).toMatchObject({ state: 'DONE', done: 2, refused: 1 });
  expect(await shownBrands()).toEqual([true, true, true]);
  expect(await jobOf(id)).toMatchObject({ state: 'UNDONE' });
});

test('moves categories below another one, refuses circles, and moves them back', async () => {
  const below = (parent: TestCategory | null) => [
    { field: 'parentId', op: 'set', value: parent === null ? null : String(parent.id) },
  ];
  const circle = await checked('CATEGORIES_BULK', [root.id, other.id], below(child));
  expect((await rowsOf(circle)).map(({ state }) => state)).toEqual(['INVALID', 'OK']);
  expect((await post(`/${circle}/cancel`)).body.state).toBe('CANCELLED');
  const id = await checked('CATEGORIES_BULK', [root.id, child.id, other.id], below(other));
  const [first, , third] = await rowsOf(id);
  expect(first).toMatchObject({
    categoryId: String(root.id),
    label: root.slug,
    changes: [{ field: 'parentId', before: null, afterName: 'Jardin' }],
  });
  expect(third).toMatchObject({ state: 'INVALID' });
  expect(await applied(id)).toMatchObject({ state: 'DONE', done: 2 });
  expect(await parentsOf(root.id, child.id)).toMatchObject([
    { parent_id: other.id, ancestor_ids: [other.id] },
    { parent_id: other.id, ancestor_ids: [other.id] },
  ]);
  expect(await undone(id)).toMatchObject({ state: 'DONE', done: 2 });
  expect(await parentsOf(root.id, child.id)).toMatchObject([
    { parent_id: null, ancestor_ids: [] },
    { parent_id: root.id, ancestor_ids: [root.id] },
  ]);
  const top = await checked(
    'CATEGORIES_BULK',
    [child.id],
    [...below(null), { field: 'isSpecial', op: 'set', value: 'true' }, ...hide],
  );
  await applied(top);
  expect(await parentsOf(child.id)).toMatchObject([{ parent_id: null, active: false }]);
});

test('is for those who may, with fields that there are', async () => {
  const body = { kind: 'BRANDS_BULK', ids: [String(brands[0])], operations: hide };
  expect((await post('', body, orders)).status).toBe(403);
  const price = await post('', { ...body, operations: [{ field: 'price', op: 'set', value: '1.000' }] });
  expect(price.body.error.fields?.map(({ field }) => field)).toEqual(['operations.0.field']);
  const filter = await post('', { kind: 'CATEGORIES_BULK', filter: {}, operations: hide });
  expect(filter.body.error.fields?.map(({ field }) => field)).toEqual(['filter']);
  const special = { field: 'isSpecial', op: 'set', value: 'true' };
  expect((await post('', { ...body, kind: 'PRODUCTS_BULK', operations: [special] })).status).toBe(400);
});

test('is for all brands that match but for exceptions, of the number that was told', async () => {
  const { body: page } = await shop.get<{ brands: { _id: string }[] }>(
    '/v1/admin/brands?active=true&input=ar',
    editor.headers,
  );
  const [first, ...others] = page.brands.map(({ _id }) => _id);
  expect(others.length).toBeGreaterThan(0);
  const request = {
    kind: 'BRANDS_BULK',
    brandFilter: { active: 'true', input: 'ar' },
    exceptIds: [first],
    operations: hide,
  };
  const refused = await post('', { ...request, expectedCount: others.length + 1 });
  expect([refused.status, refused.body.error.fields?.[0]]).toMatchObject([
    409,
    { field: 'expectedCount', message: `${others.length} brands match by now`, code: 'CHANGED' },
  ]);
  const { status, body } = await post('', { ...request, expectedCount: others.length });
  expect(status, JSON.stringify(body.error)).toBe(200);
  await work();
  expect(new Set((await rowsOf(body._id)).map(({ brandId }) => brandId))).toEqual(new Set(others));

  // Repeated, it is for what matches the filter then, without the same exceptions.
  await post(`/${body._id}/cancel`, {});
  const again = await post('', { kind: 'BRANDS_BULK', like: body._id, operations: hide });
  expect(again.status, JSON.stringify(again.body.error)).toBe(200);
  await work();
  expect(new Set((await rowsOf(again.body._id)).map(({ brandId }) => brandId))).toEqual(new Set(others));
});

test('is for all categories that match but for exceptions', async () => {
  const prepare = async (categoryFilter: object, exceptIds: readonly number[] = []) => {
    const { status, body } = await post('', {
      kind: 'CATEGORIES_BULK',
      categoryFilter,
      exceptIds: exceptIds.map(String),
      operations: hide,
    });
    if (status !== 200) return body.error.fields?.map(({ field }) => field);
    await work();
    return (await rowsOf(body._id)).map(({ categoryId }) => Number(categoryId));
  };
  expect(await prepare({}, [root.id])).toEqual([child.id, other.id]);
  // With or without accents and capitals.
  expect(await prepare({ input: 'TÁPIS' })).toEqual([child.id]);
  const { db } = shop.database;
  const shown = await db
    .selectFrom('categories')
    .select('id')
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  expect(await prepare({ active: 'true' })).toEqual(shown.map(({ id }) => id));
  expect(await prepare({ input: 'Salle de bain' })).toEqual(['categoryFilter']);
  expect(await prepare({ name: 'Tapis' })).toEqual(['categoryFilter.name']);
  const twice = await post('', {
    kind: 'CATEGORIES_BULK',
    ids: [String(root.id)],
    categoryFilter: {},
    operations: hide,
  });
  expect([twice.status, twice.body.error.fields?.[0]?.field]).toEqual([400, 'categoryFilter']);
  const alien = await post('', { kind: 'CATEGORIES_BULK', brandFilter: {}, operations: hide });
  expect([alien.status, alien.body.error.fields?.[0]?.field]).toEqual([400, 'brandFilter']);
});
