/** Lists by what identifies a product or a variant outside the shop: SKU and GTIN. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductPage } from '../../../contract/catalogue.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { directly } from '../../testing/system.ts';

let shop: TestOrigin;
let ids: number[];

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  const seller = await addSeller(db, 'Chez Ali');
  const category = await addCategory(db, 'Mode');
  const product = (name: string, sku: string, gtin: string | null, active = true) => ({
    name,
    sku,
    gtin,
    active,
    seller_id: seller.id,
    category,
  });
  ids = await addProducts(db, [
    product('Un', 'A-1', '96385074'),
    product('Deux', 'A-2', '0000096385074'),
    product('Trois', 'A-3', null),
    product('Retiré', 'A-4', '96385074', false),
  ]);
  await directly(db, (own) =>
    own
      .insertInto('product_variants')
      .values([
        { product_id: ids[2] ?? 0, sku: 'A-3-S', gtin: '4006381333931', active: true },
        { product_id: ids[2] ?? 0, sku: 'A-3-M', gtin: '00012348', active: false },
      ])
      .execute(),
  );
});
afterAll(() => shop.close());

it.each([
  ['skus=A-1', ['Un']],
  ['skus=A-3-S,A-2,NONE', ['Deux', 'Trois']],
  ['skus=A-3-M', []],
  ['skus=A-4', []],
  // With and without leading zeros.
  ['gtins=96385074', ['Deux', 'Un']],
  ['gtins=00000096385074', ['Deux', 'Un']],
  ['gtins=4006381333931,96385074', ['Deux', 'Trois', 'Un']],
  ['gtins=00012348', []],
  ['gtins=4006381333931&skus=A-1', []],
])('%s has %j', async (query, names) => {
  const { products, pagination } = (await shop.get<ProductPage>(`/v1/admin/products?${query}`)).body;
  expect(products.map(({ name }) => name).toSorted()).toEqual(names);
  expect(pagination.totalItems).toBe(names.length);
});

it.each([
  ['skus=', 'skus'],
  ['gtins=', 'gtins'],
  ['gtins=96385075', 'gtins'],
  [`skus=${Array.from({ length: 101 }, (_, n) => n).join(',')}`, 'skus'],
])('%s is refused', async (query, field) => {
  const { status, body } = await shop.get<ErrorBody>(`/v1/admin/products?${query}`);
  expect([status, body.error.fields?.[0]?.field]).toEqual([400, field]);
});
