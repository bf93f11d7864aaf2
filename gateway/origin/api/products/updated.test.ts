/** The time of a product's last change moves with everything that is shown of the product itself, and with nothing else. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { run } from '../../base/sql.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { directly } from '../../testing/system.ts';

let shop: TestOrigin;
let id = 0;
let others = { category_id: 0, seller_id: 0, brand_id: 0 };
beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const { id: seller_id } = await addSeller(db, 'Premier');
  others = {
    category_id: (await addCategory(db, 'Jardin')).id,
    seller_id: (await addSeller(db, 'Second')).id,
    brand_id: (await addBrand(db, 'Marque')).id,
  };
  const measures = {
    length_mm: 1,
    width_mm: 1,
    height_mm: 1,
    content_amount: 1,
    content_unit: 'GRAM',
  } as const;
  [id = 0] = await addProducts(db, [{ name: 'Tapis', seller_id, category, ...measures }]);
});
afterAll(() => shop.close());

/** Columns that no public response shows, or that follow from others. */
const UNSEEN = [
  'id',
  'name_sort',
  'category_id',
  'sold_count',
  'discount_percent',
  'created_at',
  'updated_at',
  'search_text',
  'search_vector',
  'spec_keys',
  'spec_texts',
  'cost_price',
  'off_sale',
  'archived_at',
  'version',
];

/** Another value of a column, by its type. */
const OTHER: Readonly<Record<string, string>> = {
  gtin: `'96385074'`,
  condition: `'USED'`,
  content_unit: `'PIECE'`,
  specs: `'[{"name": "Taille", "value": "2 m"}]'`,
  return_policy: `'Autre'`,
  stock_status: `'Preorder'`,
  off_sale: `'SELLER'`,
  warranty_type: `'Autre'`,
  bigint: '7',
  integer: '7',
  smallint: '7',
  real: '2.5',
  text: `'autre'`,
  boolean: '__not__',
  jsonb: `'{"en": "other"}'`,
  ARRAY: `'{9}'`,
  'timestamp with time zone': `'2031-01-01'`,
};

it('moves with each column that is shown', async () => {
  const { db } = shop.database;
  const columns = await run<{ name: string; type: string }>(
    db,
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = 'products' and table_schema = any(current_schemas(false)) order by ordinal_position`,
    [],
  );
  const moved: string[] = [];
  for (const { name, type } of columns) {
    if (['id', 'search_vector', 'spec_keys', 'spec_texts', 'archived_at', 'updated_at'].includes(name))
      continue;
    const value = String(
      (others as Record<string, number>)[name] ?? OTHER[name] ?? OTHER[type] ?? 'null',
    ).replace('__not__', `not ${name}`);
    await directly(db, async (trx) => {
      await run(trx, `update products set updated_at = '2026-01-01' where id = $1`, [id]);
      await run(trx, `update products set ${name} = ${value} where id = $1`, [id]);
    });
    const [row] = await run<{ moved: boolean }>(
      db,
      `select updated_at > '2026-01-01' as moved from products where id = $1`,
      [id],
    );
    if (row?.moved === true) moved.push(name);
  }
  expect(moved.toSorted()).toEqual(
    columns
      .map(({ name }) => name)
      .filter((name) => !UNSEEN.includes(name))
      .toSorted(),
  );
});

it('moves with its variants, whose stock is its own', async () => {
  const { db } = shop.database;
  const changed = async (sql: string): Promise<boolean> => {
    await directly(db, async (trx) => {
      await run(trx, `update products set updated_at = '2026-01-01' where id = $1`, [id]);
      await run(trx, sql, [id]);
    });
    const [row] = await run<{ moved: boolean }>(
      db,
      `select updated_at > '2026-01-01' as moved from products where id = $1`,
      [id],
    );
    return row?.moved === true;
  };
  expect(
    await changed(
      `insert into product_variants (product_id, sku, size, stock) values ($1, 'TAPIS-M', 'M', 3)`,
    ),
  ).toBe(true);
  expect(await changed('update product_variants set price_delta = 500 where product_id = $1')).toBe(true);
  expect(await changed('update product_variants set stock = 2 where product_id = $1')).toBe(false);
  expect(await changed('delete from product_variants where product_id = $1')).toBe(true);
});
