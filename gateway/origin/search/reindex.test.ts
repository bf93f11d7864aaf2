import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductPage } from '../../contract/catalogue.ts';
import { addCategory, addProducts, addSeller } from '../testing/catalogue.ts';
import { startTestOrigin } from '../testing/origin.ts';
import type { TestOrigin } from '../testing/origin.ts';
import { noteSearchVersion, reindexIfOld } from './reindex.ts';

let shop: TestOrigin;
beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  const seller = await addSeller(db, 'Vendeur');
  const category = await addCategory(db, 'Cuisine');
  await addProducts(
    db,
    Array.from({ length: 350 }, (_, n) => ({ name: `Cocotte ${n} L`, seller_id: seller.id, category })),
  );
});
afterAll(() => shop.close());

test('words of an older version are recomputed once', async () => {
  const { db } = shop.database;
  const found = async (): Promise<number> => {
    shop.forget();
    return (await shop.get<ProductPage>('/v1/admin/products?input=borma')).body.pagination.totalItems;
  };
  const now = new AbortController().signal;
  await db.updateTable('products').set({ search_text: 'old words' }).execute();
  await noteSearchVersion(db);
  expect(await reindexIfOld(db, now)).toBe(0);
  expect(await found()).toBe(0);

  await db
    .updateTable('settings')
    .set({ value: JSON.stringify({ version: 'older' }) })
    .where('name', '=', 'search index')
    .execute();
  expect(await reindexIfOld(db, AbortSignal.abort())).toBe(0);
  expect(await reindexIfOld(db, now)).toBe(350);
  expect(await found()).toBe(350);
  expect(await reindexIfOld(db, now)).toBe(0);
});
