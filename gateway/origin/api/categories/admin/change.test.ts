import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminBrand, AdminCategory, AdminCategoryTree } from '../../../../contract/admin/categories.ts';
import type { UndoneChange } from '../../../../contract/audit.ts';
import type { ErrorBody } from '../../../../contract/errors.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../../testing/catalogue.ts';
import type { TestCategory } from '../../../testing/catalogue.ts';
import { startTestOrigin } from '../../../testing/origin.ts';
import type { TestOrigin } from '../../../testing/origin.ts';
import { addPerson } from '../../../testing/people.ts';
import type { Person } from '../../../testing/people.ts';
import { ifMatch } from '../../../testing/versions.ts';
import { rewriteFollowing } from '../../products/follow.ts';

let shop: TestOrigin;
let editor: Person;
let home: TestCategory;
let rugs: TestCategory;
let mode: TestCategory;
let brand: { id: number; slug: string };
let ids: number[];
let keys = 0;

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  editor = await addPerson(shop, 'Catalogue');
  home = await addCategory(db, 'Maison', undefined, { display_order: 30 });
  rugs = await addCategory(db, 'Tapis', home);
  mode = await addCategory(db, 'Mode', undefined, { display_order: 20 });
  brand = await addBrand(db, 'Zaytouna');
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  // More than one batch.
  ids = await addProducts(
    db,
    Array.from({ length: 230 }, (_, n) => ({
      name: `Kilim ${n}`,
      seller_id,
      category: rugs,
      brand_id: brand.id,
      brandName: 'Zaytouna',
    })),
  );
  shop.forget();
});
afterAll(() => shop.close());

type Answer = AdminCategory &
  AdminBrand &
  ErrorBody & { change: { id: string; canUndoUntil: string | null } };
const send = async (table: 'categories' | 'brands', id: number, body: object, path = '') =>
  shop.post<Answer>(`/v1/admin/${table}/${id}${path}`, body, {
    ...editor.headers,
    ...(await ifMatch(shop.database, table, id)),
  });
const create = (table: 'categories' | 'brands', body: object) =>
  shop.post<Answer>(`/v1/admin/${table}`, body, {
    ...editor.headers,
    'idempotency-key': `key-of-tree-${(keys += 1)}`,
  });
const problem = ({ status, body }: { status: number; body: ErrorBody }) => [
  status,
  body.error.fields?.map(({ field }) => field),
];
const tree = async () =>
  (await shop.get<AdminCategoryTree>('/v1/admin/category-tree', editor.headers)).body.categories.map(
    ({ path }) => path.map(({ name }) => name).join(' > '),
  );
const found = async (query: string): Promise<number> => {
  shop.forget();
  const { body } = await shop.get<{ pagination: { totalItems: number } }>(`/v1/admin/products?${query}`);
  return body.pagination.totalItems;
};

describe('the tree of categories', () => {
  test('is for the shop’s people, in display order, and changed by the catalogue’s people alone', async () => {
    expect(await tree()).toEqual(['Maison', 'Maison > Tapis', 'Mode']);
    const reader = await addPerson(shop, 'ReadOnly');
    expect((await shop.post(`/v1/admin/categories/${home.id}`, {}, reader.headers)).status).toBe(403);
  });

  test('takes new categories as the last ones below their parents, five levels deep', async () => {
    let parentId = String(mode.id);
    for (const level of [2, 3, 4, 5]) {
      const made = await create('categories', { name: `Niveau ${level}`, parentId });
      expect(made.body).toMatchObject({
        active: false,
        isVisible: false,
        version: 1,
        slug: `niveau-${level}`,
      });
      expect(made.body.path).toHaveLength(level);
      parentId = made.body._id;
    }
    expect(problem(await create('categories', { name: 'Niveau 6', parentId }))).toEqual([409, ['parentId']]);
    expect(problem(await create('categories', { name: 'Niveau 5' }))).toEqual([409, ['slug']]);
    expect(problem(await create('categories', { name: 'X', parentId: '99999' }))).toEqual([400, ['name']]);
    expect(problem(await create('categories', { name: 'Xy', parentId: '99999' }))).toEqual([
      400,
      ['parentId'],
    ]);
  });

  test('refuses cycles, depth and siblings of others', async () => {
    const move = (id: number, parentId: string | null, beforeId: string | null = null) =>
      send('categories', id, { parentId, beforeId }, '/move');
    expect(problem(await move(home.id, String(rugs.id)))).toEqual([409, ['parentId']]);
    expect(problem(await move(home.id, String(home.id)))).toEqual([409, ['parentId']]);
    expect(problem(await move(mode.id, String(rugs.id)))).toEqual([409, ['parentId']]);
    expect(problem(await move(rugs.id, null, '99999'))).toEqual([400, ['beforeId']]);
    expect((await move(mode.id, null, String(home.id))).body).toMatchObject({ displayOrder: 1_030 });
    expect((await tree()).filter((path) => !path.includes('>'))).toEqual(['Mode', 'Maison']);
  });

  test('moves a branch at once, and its products after it, each batch with its progress', async () => {
    expect(await found(`category=${home.slug}`)).toBe(230);
    expect(
      (await send('categories', rugs.id, { parentId: String(mode.id), beforeId: null }, '/move')).status,
    ).toBe(200);
    expect(await tree()).toContain('Mode > Tapis');
    await rewriteFollowing(shop.database.db);
    expect(await found(`category=${mode.slug}`)).toBe(230);
    expect(await found(`category=${home.slug}`)).toBe(0);
    expect(await found('input=mode kilim')).toBe(230);
    const left = await shop.database.db.selectFrom('product_followings').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('a move is undone with the branch and its products', async () => {
    const move = (id: number, parentId: number) =>
      send('categories', id, { parentId: String(parentId), beforeId: null }, '/move');
    const undo = (change: { id: string } | null | undefined) =>
      shop.post<UndoneChange>(`/v1/admin/audit/changes/${change?.id}/undo`, {}, editor.headers);
    const { body } = await move(rugs.id, home.id);
    expect(body.change?.canUndoUntil).not.toBeNull();
    expect((await undo(body.change)).body.kept).toEqual([]);
    expect(await tree()).toContain('Mode > Tapis');
    await rewriteFollowing(shop.database.db);
    expect(await found(`category=${mode.slug}`)).toBe(230);
  });

  test('an undone move among its siblings has the category in its former place', async () => {
    const { db } = shop.database;
    const parent = await addCategory(db, 'Jardin', undefined, { display_order: 5 });
    const names = ['Pelles', 'Graines', 'Pots'];
    const made: TestCategory[] = [];
    for (const [index, name] of names.entries())
      made.push(await addCategory(db, name, parent, { display_order: 30 - index * 10 }));
    const below = async () =>
      (await tree()).filter((path) => path.startsWith('Jardin > ')).map((path) => path.slice(9));
    const [first, , last] = made;
    const { body } = await send(
      'categories',
      last?.id ?? 0,
      { parentId: String(parent.id), beforeId: String(first?.id) },
      '/move',
    );
    expect(await below()).toEqual(['Pots', 'Pelles', 'Graines']);
    await shop.post(`/v1/admin/audit/changes/${body.change?.id}/undo`, {}, editor.headers);
    expect(await below()).toEqual(names);
  });

  test('has products found by a new name; the former slug leads to the category', async () => {
    const changed = await send('categories', rugs.id, { name: 'Moquettes', slug: 'moquettes' });
    expect(changed.body).toMatchObject({ name: 'Moquettes', slug: 'moquettes' });
    await rewriteFollowing(shop.database.db);
    expect(await found('input=moquettes')).toBe(230);
    const { body } = await shop.get<{ path: string }>(`/v1/redirects/category/${rugs.slug}`);
    expect(body.path).toBe(`/category/${mode.slug}/moquettes`);
  });

  test('gives up a category only when nothing is in it, or with a new place for its products', async () => {
    const remove = async (id: number, query = '') =>
      shop.delete<Answer>(
        `/v1/admin/categories/${id}${query}`,
        {},
        {
          ...editor.headers,
          ...(await ifMatch(shop.database, 'categories', id)),
        },
      );
    for (const [id, uses] of [
      [mode.id, { usedBy: 'SUBCATEGORY', useCount: expect.any(Number) as number }],
      [rugs.id, { usedBy: 'PRODUCT', useCount: 230 }],
    ] as const) {
      const refused = await remove(id);
      expect(problem(refused)).toEqual([409, ['id']]);
      expect(refused.body).toMatchObject({ error: { fields: [{ code: 'IN_USE', ...uses }] } });
    }
    expect((await remove(rugs.id, `?moveTo=${home.id}`)).status).toBe(200);
    await rewriteFollowing(shop.database.db);
    expect(await found(`category=${home.slug}`)).toBe(230);
    expect(await tree()).not.toContain('Mode > Moquettes');
  });
});

describe('brands', () => {
  test('are created and changed; their products are found by a new name', async () => {
    expect((await create('brands', { name: 'Sidi Bou', country: 'TN' })).body).toMatchObject({
      slug: 'sidi-bou',
      active: true,
      version: 1,
    });
    expect(problem(await create('brands', { name: 'Sidi Bou' }))).toEqual([409, ['slug']]);
    expect(problem(await create('brands', { name: 'A', country: 'tn' }))).toEqual([400, ['country']]);
    const changed = await send('brands', brand.id, { name: 'Qamar', slug: 'qamar', active: true });
    expect(changed.body).toMatchObject({ name: 'Qamar', version: 2 });
    await rewriteFollowing(shop.database.db);
    expect(await found('input=qamar')).toBe(230);
    expect((await shop.get<{ path: string }>(`/v1/redirects/brand/${brand.slug}`)).body.path).toBe(
      '/brand/qamar',
    );
    const read = await shop.get<AdminBrand>(`/v1/admin/brands/${brand.id}`, editor.headers);
    expect(read.body).toMatchObject({ name: 'Qamar', productCount: ids.length });
  });
});
