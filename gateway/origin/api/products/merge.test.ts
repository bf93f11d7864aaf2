/** Merges of categories and brands: what belongs to one goes to the other in batches, and is on sale all the while. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  AdminBrand,
  AdminBrandPage,
  AdminCategory,
  AdminCategoryTree,
  CatalogueImpact,
} from '../../../contract/admin/categories.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { ChangeRef } from '../../../contract/versions.ts';
import { run } from '../../base/sql.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import type { TestCategory } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';
import { ifMatch } from '../../testing/versions.ts';
import { rewriteFollowing } from './follow.ts';

let shop: TestOrigin;
let editor: Person;
let sellerId: number;
let keys = 0;

beforeAll(async () => {
  shop = await startTestOrigin();
  editor = await addPerson(shop, 'Catalogue');
  ({ id: sellerId } = await addSeller(shop.database.db, 'Chez Ali'));
});
afterAll(() => shop.close());

type Answer = AdminCategory & AdminBrand & ErrorBody & { change?: ChangeRef | null };
const merge = async (table: 'categories' | 'brands', id: number, intoId: number | string) =>
  shop.post<Answer>(
    `/v1/admin/${table}/${id}/merge`,
    { intoId: String(intoId) },
    {
      ...editor.headers,
      ...(await ifMatch(shop.database, table, id)),
      'idempotency-key': `key-of-merge-${(keys += 1)}`,
    },
  );
const problem = ({ status, body }: { status: number; body: ErrorBody }) => [
  status,
  body.error.fields?.map(({ field }) => field),
];
const found = async (query: string): Promise<number> => {
  shop.forget();
  const { body } = await shop.get<{ pagination: { totalItems: number } }>(`/v1/admin/products?${query}`);
  return body.pagination.totalItems;
};
const redirectOf = async (kind: string, slug: string): Promise<string | undefined> => {
  shop.forget();
  return (await shop.get<{ path?: string }>(`/v1/redirects/${kind}/${slug}`)).body.path;
};
const carpets = (count: number, category: TestCategory, more: object = {}) =>
  addProducts(
    shop.database.db,
    Array.from({ length: count }, (_, n) => ({ name: `Kilim ${n}`, seller_id: sellerId, category, ...more })),
  );

describe('a category', () => {
  let home: TestCategory;
  let rugs: TestCategory;
  let round: TestCategory;
  let mode: TestCategory;
  beforeEach(async () => {
    const { db } = shop.database;
    home = await addCategory(db, 'Maison');
    rugs = await addCategory(db, 'Tapis', home);
    round = await addCategory(db, 'Tapis ronds', rugs);
    mode = await addCategory(db, 'Mode');
    shop.forget();
  });

  test('gives all it has to the other: products, subcategories, coupons, promotions, home pages and addresses', async () => {
    const { db } = shop.database;
    await carpets(230, rugs);
    await carpets(3, round);
    await directly(db, (own) =>
      own
        .insertInto('coupons')
        .values({ code: 'TAPIS', type: 'fixed', value: 1_000, scope: 'category', scope_id: rugs.id } as never)
        .execute(),
    );
    await directly(db, (trx) =>
      trx
        .insertInto('promos')
        .values({
          slug: 'fete',
          title: '{"fr":"Fête"}',
          subtitle: '{"fr":""}',
          filter: JSON.stringify({ category: rugs.slug }),
        } as never)
        .execute(),
    );
    await directly(db, (trx) =>
      trx
        .insertInto('homepages')
        .values({
          name: 'of-merges',
          content: JSON.stringify({ discountBands: [{ title: { fr: 'A' }, category: rugs.slug }] }),
        } as never)
        .execute(),
    );
    shop.forget();
    const impact = await shop.get<CatalogueImpact>(
      `/v1/admin/category-tree/${rugs.id}/impact`,
      editor.headers,
    );
    expect(impact.body).toEqual({ products: 233, categories: 1, addresses: 2, coupons: 1, promos: 1 });

    const { status, body } = await merge('categories', rugs.id, mode.id);
    expect([status, body._id, body.change?.canUndoUntil]).toEqual([200, String(mode.id), null]);
    // Nothing has followed yet: the products are on sale all the same, and their category is the other one.
    shop.forget();
    const listed = await shop.get<AdminCategoryTree>('/v1/admin/category-tree', editor.headers);
    const shown = listed.body.categories.find(({ _id }) => _id === String(mode.id));
    expect(shown).toMatchObject({ productCount: 233, following: { total: 230, done: 0 } });
    expect(listed.body.categories.some(({ _id }) => _id === String(rugs.id))).toBe(false);
    expect(await redirectOf('category', rugs.slug)).toBe(`/category/${mode.slug}`);
    expect(await redirectOf('category', round.slug)).toBeUndefined();
    expect(problem(await merge('categories', rugs.id, home.id))).toEqual([409, ['id']]);
    expect(problem(await merge('categories', mode.id, home.id))).toEqual([409, ['id']]);
    expect(problem(await merge('categories', home.id, rugs.id))).toEqual([400, ['intoId']]);

    await rewriteFollowing(db);
    expect(await found(`category=${mode.slug}`)).toBe(233);
    expect(await found(`category=${home.slug}`)).toBe(0);
    expect(await found(`input=${encodeURIComponent('mode kilim')}`)).toBe(233);
    const child = await shop.get<AdminCategory>(`/v1/admin/category-tree/${round.id}`, editor.headers);
    expect(child.body.path.map(({ name }) => name)).toEqual(['Mode', 'Tapis ronds']);
    const [left] = await run<Record<string, unknown>>(
      db,
      `select (select scope_id from coupons where code = 'TAPIS') as coupon,
         (select filter ->> 'category' from promos where slug = 'fete') as promo,
         (select content #>> '{discountBands,0,category}' from homepages where name = 'of-merges') as band,
         (select count(*)::int from categories where id = $1) as rows,
         (select count(*)::int from audit_log where action = 'category.merge' and entity = 'products') as products,
         (select op from audit_log where action = 'category.merge' and entity = 'categories' and entity_id = $1::text order by id desc limit 1) as op`,
      [rugs.id],
    );
    expect(left).toEqual({
      coupon: mode.id,
      promo: mode.slug,
      band: mode.slug,
      rows: 0,
      products: 230,
      op: 'D',
    });
    expect(await redirectOf('category', rugs.slug)).toBe(`/category/${mode.slug}`);
  });

  test('is refused where the tree would have a cycle or too many levels', async () => {
    const { db } = shop.database;
    expect(problem(await merge('categories', rugs.id, round.id))).toEqual([409, ['intoId']]);
    expect(problem(await merge('categories', rugs.id, rugs.id))).toEqual([400, ['intoId']]);
    expect(problem(await merge('categories', rugs.id, 99_999))).toEqual([400, ['intoId']]);
    let deep = mode;
    for (const name of ['Deux', 'Trois', 'Quatre', 'Cinq']) deep = await addCategory(db, name, deep);
    shop.forget();
    expect(problem(await merge('categories', rugs.id, deep.id))).toEqual([409, ['intoId']]);
    expect((await merge('categories', round.id, deep.id)).status).toBe(200);
    await rewriteFollowing(db);
  });

  test('takes a product along that comes to it after its batch', async () => {
    const { db } = shop.database;
    const [first] = await carpets(1, mode);
    await carpets(150, rugs);
    shop.forget();
    await merge('categories', rugs.id, mode.id);
    await run(
      db,
      `update product_followings set after_id = (select max(id) from products), done = 150 where kind = 'category' and target_id = $1`,
      [rugs.id],
    );
    await run(db, 'update products set category_id = $2 where id = $1', [first, rugs.id]);
    await rewriteFollowing(db);
    const [left] = await run<{ n: number }>(
      db,
      'select count(*)::int as n from products where category_id = $1',
      [mode.id],
    );
    expect(left?.n).toBe(151);
  });

  test('renamed keeps its promotions and home pages', async () => {
    const { db } = shop.database;
    await directly(db, (trx) =>
      trx
        .insertInto('promos')
        .values({
          slug: 'rentree',
          title: '{"fr":"R"}',
          subtitle: '{"fr":""}',
          filter: JSON.stringify({ category: mode.slug }),
        } as never)
        .execute(),
    );
    await shop.post(
      `/v1/admin/categories/${mode.id}`,
      { slug: `vetements-${mode.id}` },
      { ...editor.headers, ...(await ifMatch(shop.database, 'categories', mode.id)) },
    );
    const [promo] = await run<{ category: string }>(
      db,
      `select filter ->> 'category' as category from promos where slug = 'rentree'`,
      [],
    );
    expect(promo?.category).toBe(`vetements-${mode.id}`);
  });
});

describe('a brand', () => {
  test('gives its products, coupons, promotions and address to the other', async () => {
    const { db } = shop.database;
    const category = await addCategory(db, 'Jardin');
    const [from, into] = [await addBrand(db, 'Zaytouna'), await addBrand(db, 'Qamar')];
    await carpets(120, category, { brand_id: from.id, brandName: 'Zaytouna' });
    await directly(db, (trx) =>
      trx
        .insertInto('promos')
        .values({
          slug: 'marques',
          title: '{"fr":"M"}',
          subtitle: '{"fr":""}',
          filter: JSON.stringify({ brand: `${from.slug},autre,${into.slug}` }),
        } as never)
        .execute(),
    );
    shop.forget();
    const impact = await shop.get<CatalogueImpact>(`/v1/admin/brands/${from.id}/impact`, editor.headers);
    expect(impact.body).toEqual({ products: 120, categories: 0, addresses: 1, coupons: 0, promos: 1 });
    const { status, body } = await merge('brands', from.id, into.id);
    expect([status, body.name, body.change?.canUndoUntil]).toEqual([200, 'Qamar', null]);
    shop.forget();
    const page = await shop.get<AdminBrandPage>('/v1/admin/brands', editor.headers);
    expect(
      page.body.brands.map(({ name, productCount, following }) => [name, productCount, following]),
    ).toEqual([['Qamar', 120, { total: 120, done: 0 }]]);
    expect(await redirectOf('brand', from.slug)).toBe(`/brand/${into.slug}`);
    await rewriteFollowing(db);
    expect(await found(`brand=${into.slug}`)).toBe(120);
    expect(await found('input=qamar')).toBe(120);
    const [left] = await run<Record<string, unknown>>(
      db,
      `select (select filter ->> 'brand' from promos where slug = 'marques') as promo,
         (select count(*)::int from brands where id = $1) as rows`,
      [from.id],
    );
    expect(left).toEqual({ promo: `${into.slug},autre`, rows: 0 });
  });

  test('is listed by name, products and creation, in both directions', async () => {
    const { db } = shop.database;
    for (const name of ['Alia', 'Baya', 'Cléo']) await addBrand(db, name, { active: name !== 'Baya' });
    shop.forget();
    const list = async (query: string) =>
      (await shop.get<AdminBrandPage & ErrorBody>(`/v1/admin/brands?${query}`, editor.headers)).body;
    const names = async (query: string) => (await list(query)).brands.map(({ name }) => name);
    expect(await names('hasProducts=false')).toEqual(['Alia', 'Baya', 'Cléo']);
    expect(await names('sortBy=products&sortOrder=desc&limit=1')).toEqual(['Qamar']);
    expect(await names('active=false')).toEqual(['Baya']);
    expect(await names('input=CLEO')).toEqual(['Cléo']);
    const first = await list('limit=2&sortOrder=desc');
    expect(first).toMatchObject({ hasNext: true, hasPrev: false, total: { value: 4, isExact: true } });
    const next = await list(`limit=2&sortOrder=desc&after=${first.cursors[1]}`);
    expect(next.brands.map(({ name }) => name)).toEqual(['Baya', 'Alia']);
    const back = await list(`limit=2&sortOrder=desc&before=${next.cursors[0]}`);
    expect(back.brands.map(({ name }) => name)).toEqual(['Qamar', 'Cléo']);
    expect((await list(`after=${first.cursors[1]}`)).error.fields?.[0]?.field).toBe('after');
  });
});

test('a change of a name is undone, and products are found by the former one', async () => {
  const { db } = shop.database;
  const brand = await addBrand(db, 'Ancienne');
  const category = await addCategory(db, 'Cuisine');
  await carpets(2, category, { brand_id: brand.id, brandName: 'Ancienne' });
  const changed = await shop.post<Answer>(
    `/v1/admin/brands/${brand.id}`,
    { name: 'Nouvelle' },
    { ...editor.headers, ...(await ifMatch(shop.database, 'brands', brand.id)) },
  );
  await rewriteFollowing(db);
  expect(await found('input=nouvelle')).toBe(2);
  await shop.post(`/v1/admin/audit/changes/${changed.body.change?.id}/undo`, {}, editor.headers);
  await rewriteFollowing(db);
  expect(await found('input=ancienne')).toBe(2);
});
