/** Several origins on one database, each with its own index: they follow one another's changes. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FilterOptions, ProductPage } from '../../../../contract/catalogue.ts';
import { run } from '../../../base/sql.ts';
import { addCategory, addProducts, addSeller } from '../../../testing/catalogue.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import type { OriginDatabase } from '../../../db/database.ts';
import { startTestOrigin } from '../../../testing/origin.ts';
import type { TestOrigin } from '../../../testing/origin.ts';
import { directly } from '../../../testing/system.ts';

let database: OriginDatabase;
let origins: TestOrigin[];
let ids: number[];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const category = await addCategory(db, 'Tapis', undefined, { slug: 'tapis' });
  const seller_id = (await addSeller(db, 'Chez Ali')).id;
  ids = await addProducts(
    db,
    Array.from({ length: 30 }, (_, place) => ({
      name: `Tapis ${place}`,
      seller_id,
      category,
      price: 10_000 + 1_000 * place,
      stock: 5,
    })),
  );
  origins = await Promise.all(
    [1, 2, 3].map(() => startTestOrigin(database, { productIndexBytes: 16 * 1024 * 1024 })),
  );
  await Promise.all(origins.map(async ({ origin }) => origin.context.listings.index?.build()));
});

afterAll(async () => {
  await Promise.all(origins.map((origin) => origin.close()));
  await database.close();
});

interface Shown {
  first: string | undefined;
  total: number;
  inStock: number;
  low: string | null;
}

/** What each origin shows of the cheapest products, without waiting for events. */
const shown = (): Promise<Shown[]> =>
  Promise.all(
    origins.map(async ({ get }): Promise<Shown> => {
      const { products, pagination } = (
        await get<ProductPage>('/v1/admin/products?category=tapis&sortBy=price&sortOrder=asc&limit=5')
      ).body;
      const { inStockCount, minPrice } = (
        await get<FilterOptions>('/v1/admin/products/filter-options?category=tapis&inStock=true&apart=true')
      ).body;
      return {
        first: products[0]?._id,
        total: pagination.totalItems,
        inStock: inStockCount,
        low: minPrice,
      };
    }),
  );

it('shows on each origin what another one has just changed', async () => {
  const { db } = database;
  const everywhere = (expected: Shown): Shown[] => origins.map(() => expected);
  expect(origins.every(({ origin }) => origin.memory()['productIndex']?.bytes)).toBe(true);
  expect(await shown()).toEqual(everywhere({ first: String(ids[0]), total: 30, inStock: 30, low: '10.000' }));
  await directly(db, (trx) =>
    run(trx, 'update products set price = 1500, current_price = 1500 where id = $1', [ids[7]]),
  );
  expect(await shown()).toEqual(everywhere({ first: String(ids[7]), total: 30, inStock: 30, low: '1.500' }));
  await directly(db, (trx) => run(trx, 'update products set stock = 0 where id = $1', [ids[7]]));
  expect(await shown()).toEqual(everywhere({ first: String(ids[7]), total: 30, inStock: 29, low: '10.000' }));
  await directly(db, (trx) =>
    run(trx, 'update products set active = false where id = any($1::bigint[])', [ids.slice(0, 10)]),
  );
  expect(await shown()).toEqual(
    everywhere({ first: String(ids[10]), total: 20, inStock: 20, low: '20.000' }),
  );
});
