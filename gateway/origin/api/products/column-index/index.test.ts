/** The index in memory against the database: the same products, numbers and cursors for any filter, sort, cursor and change. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductListQuery } from '../../../../contract/catalogue.ts';
import { StockStatus } from '../../../../contract/catalogue.ts';
import { PRODUCT_COLORS } from '../../../../contract/rules/colors.ts';
import { run } from '../../../base/sql.ts';
import type { OriginDatabase } from '../../../db/database.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../../testing/catalogue.ts';
import type { NewProduct, TestCategory } from '../../../testing/catalogue.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { directly } from '../../../testing/system.ts';
import { Directory } from '../../directory.ts';
import { criteriaOf } from '../filters.ts';
import type { ProductFilter } from '../filters.ts';
import { filterOptions } from '../filter-options.ts';
import { ProductListings } from '../listing.ts';
import { SORTS } from '../sorts.ts';
import type { ColumnSort } from '../sorts.ts';
import { ColumnIndex } from './index.ts';
import type { Asked } from '../search.ts';
import { SqlProductSearch } from '../sql-search.ts';

const PRODUCTS = 400;
const HOUR = 3_600_000;
const STEPS = 25;
const ASKED = 4;
const MAX_BYTES = 64 * 1024 * 1024;
const SPECS = ['Mémoire', 'Matière', 'Écran'];

let database: OriginDatabase;
let directory: Directory;
/** Its numbers are those of the index. */
let counted: Directory;
let sql: SqlProductSearch;
let index: ColumnIndex;
let byIndex: ProductListings;
let bySql: ProductListings;
let categories: TestCategory[];
let brands: { id: number; slug: string }[];
let sellers: { id: number; slug: string }[];

let state = 11;
/** The same numbers in every run. */
const draw = (below: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const oneOf = <T>(all: readonly T[]): T => all[draw(all.length)] as T;
const maybe = <T>(value: () => T, odds = 6): T | undefined => (draw(odds) === 0 ? value() : undefined);
const options = {
  maxBytes: MAX_BYTES,
  onError(error: unknown): void {
    throw error;
  },
  onTooLarge(): void {
    throw new Error('too large');
  },
};

/** Keys of pictures. */
const PICTURES = ['aaaaaaaa-0', 'bbbbbbbb-0'];

function specs(): string {
  return JSON.stringify(
    SPECS.filter(() => draw(2) === 0).map((name) => ({
      name,
      value: `${draw(4)}`,
      ...(draw(3) === 0 && { names: { en: `${name} en` } }),
      ...(draw(3) === 0 && { values: { en: 'value' } }),
    })),
  );
}

function product(): NewProduct {
  const now = Date.now();
  const flash = draw(4) === 0;
  const price = 1_000 * (1 + draw(200));
  return {
    name: `${oneOf(['Produit', 'été', 'Œuvre', 'شاي', '😀', '\uFFEE'])} ${draw(30)}`,
    seller_id: oneOf(sellers).id,
    brand_id: draw(4) === 0 ? null : oneOf(brands).id,
    category: oneOf(categories),
    price,
    discount_price: draw(3) === 0 ? Math.max(500, price - 500 * draw(6)) : null,
    stock: draw(4) === 0 ? 0 : draw(12),
    stock_status: oneOf(StockStatus.options),
    rating_average: draw(51) / 10,
    rating_count: draw(8),
    sold_count: draw(15),
    is_best_seller: draw(3) === 0,
    is_featured: draw(5) === 0,
    is_flash_sale: flash,
    flash_sale_price: flash ? Math.max(100, Math.round(price / 2)) : null,
    flash_sale_starts_at: flash && draw(2) === 0 ? new Date(now - HOUR + 3 * HOUR * draw(2)) : null,
    flash_sale_expires_at: flash && draw(3) > 0 ? new Date(now + HOUR * (draw(4) - 1) + HOUR / 2) : null,
    flash_sale_remaining_stock: flash ? oneOf([null, 0, 5]) : null,
    colors: [...new Set([oneOf(PRODUCT_COLORS), oneOf(PRODUCT_COLORS)])].slice(0, draw(3)),
    has_warranty: draw(2) === 0,
    active: draw(10) > 0,
    created_at: new Date(now - 60_000 * draw(90)),
    specs: specs(),
  };
}

/** Of a product that no category and no seller hides. */
const shownAlways = () => ({
  active: true,
  category: categories[0] as TestCategory,
  seller_id: sellers[0]?.id ?? 0,
});

const filter = (): ProductFilter =>
  JSON.parse(
    JSON.stringify({
      category: maybe(() => oneOf(categories).slug, 3),
      brand: maybe(() => [oneOf(brands).slug, oneOf(brands).slug].slice(draw(2)).join(',')),
      seller: maybe(() => oneOf(sellers).slug),
      color: maybe(() => `${oneOf(PRODUCT_COLORS)},${oneOf(PRODUCT_COLORS)}`),
      minPrice: maybe(() => draw(150), 3),
      maxPrice: maybe(() => 50 + draw(150), 3),
      isBestSeller: maybe(() => draw(2) === 0),
      isFeatured: maybe(() => draw(2) === 0),
      isFlashSale: maybe(() => draw(2) === 0),
      hasDiscount: maybe(() => draw(2) === 0),
      inStock: maybe(() => draw(2) === 0),
      lowStock: maybe(() => draw(2) === 0, 12),
      hasWarranty: maybe(() => draw(2) === 0),
      freeDelivery: maybe(() => draw(2) === 0, 9),
      minDiscountPercent: maybe(() => 1 + draw(20), 9),
      minRating: maybe(() => draw(50) / 10),
      newSince: maybe(() => new Date(Date.now() - 60_000 * draw(90)).toISOString(), 9),
      stockStatus: maybe(() => oneOf(StockStatus.options)),
      ids: maybe(() => Array.from({ length: 40 }, () => 1 + draw(PRODUCTS)).join(','), 12),
      specs: maybe(
        () =>
          JSON.stringify(
            ['unknown', ...SPECS]
              .slice(draw(2), 2 + draw(3))
              .map((name) => [name, [`${draw(4)}`, `${draw(4)}`]]),
          ),
        4,
      ),
    }),
  ) as ProductFilter;

/** A change by any statement, with or without an event. */
async function change(): Promise<void> {
  const id = 1 + draw(PRODUCTS);
  const statements = [
    () => ['update products set price = $2, current_price = $2 where id = $1', [id, 1_000 * (1 + draw(200))]],
    () => ['update products set stock = $2, sold_count = sold_count + 1 where id = $1', [id, draw(3)]],
    () => ['update products set active = not active where id = $1', [id]],
    () => ['update products set specs = $2::text::jsonb where id = $1', [id, specs()]],
    () => ['update products set rating_average = 4.7, rating_count = rating_count + 1 where id = $1', [id]],
    () => ['update products set colors = $2 where id = $1', [id, [oneOf(PRODUCT_COLORS)]]],
    () => ["update products set name_sort = 'a ' || id, created_at = now() where id = $1", [id]],
    () => ['update products set discount_percent = (id % 7) where id % 10 = $1', [draw(10)]],
    () => [
      'update products set is_flash_sale = not is_flash_sale, has_warranty = not has_warranty where id = $1',
      [id],
    ],
    () => {
      const { id: category, path } = oneOf(categories);
      return ['update products set category_id = $2, category_path = $3 where id = $1', [id, category, path]];
    },
    () => ['delete from products where id = $1', [id]],
    // What only a card shows.
    () => ['update products set name = $2, description = $2 where id = $1', [id, `Autre ${draw(9)}`]],
    () => [
      'update products set names = $2::text::jsonb, tags = array[$3] where id = $1',
      [id, `{"en":"Other ${draw(9)}"}`, `t${draw(9)}`],
    ],
    () => ['update products set image_keys = array[$2] where id = $1', [id, oneOf(PICTURES)]],
    () => [
      'update media set alt = $2::text::jsonb where key = $1',
      [oneOf(PICTURES), `{"fr":"Photo ${draw(9)}"}`],
    ],
    () => [
      "insert into product_variants (product_id, sku, size, stock) select id, $2, 'M', 1 from products where id = $1",
      [id, `V-${draw(1_000_000)}`],
    ],
    () => ['delete from product_variants where product_id = $1', [id]],
  ] as const;
  if (draw(8) === 0) await addProducts(database.db, [product()]);
  else {
    const [text, parameters] = oneOf(statements)();
    await directly(database.db, (trx) => run(trx, text as string, parameters as unknown[]));
  }
}

const sorted = <K>(map: ReadonlyMap<K, number>): [K, number][] =>
  [...map].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));

async function compare(asked: Asked): Promise<void> {
  const [groups, expected] = [await index.groups(asked), await sql.groups(asked)];
  for (const name of ['categories', 'brands', 'sellers', 'statuses', 'colors'] as const)
    expect(sorted<unknown>(groups[name])).toEqual(sorted<unknown>(expected[name]));
  const { total, low, high, warranties, discounts, inStock } = expected;
  expect(groups).toMatchObject({ total, low, high, warranties, discounts, inStock });
  expect(await index.specs(asked)).toEqual(await sql.specs(asked));
  expect(await index.specs(asked, SPECS[0])).toEqual(await sql.specs(asked, SPECS[0]));
  expect(await index.count(asked)).toBe(total);
}

/** Numbers of products of each category, brand and shop. */
async function compareCounts(): Promise<void> {
  for (const of of [directory, counted]) of.drop();
  const [own, expected] = [await counted.counts(), await directory.counts()];
  expect(own.total).toBe(expected.total);
  for (const { id } of categories) expect(own.category(id)).toBe(expected.category(id));
  for (const { id } of brands) expect(own.brand(id)).toBe(expected.brand(id));
  for (const { id } of sellers) expect(own.seller(id)).toBe(expected.seller(id));
}

/** Options with what their conditions narrow counted apart. */
async function compareOptions(given: ProductFilter): Promise<void> {
  const { db } = database;
  const asked = { apart: draw(4) > 0, withSpecs: draw(4) > 0 };
  // The caches of the options are those of these shops.
  const options = await filterOptions({ db, listings: byIndex }, given, undefined, asked);
  expect(options).toEqual(await filterOptions({ db, listings: bySql }, given, undefined, asked));
}

/** Up to three pages, whose cursors lead from one implementation to the other and back. */
async function comparePages(given: ProductFilter): Promise<void> {
  const sortBy = oneOf(Object.keys(SORTS)) as ColumnSort;
  const query: ProductListQuery = {
    ...given,
    limit: 1 + draw(30),
    sortBy,
    sortOrder: oneOf(['asc', 'desc']),
  };
  const pages: Partial<ProductListQuery>[] = [{}, { page: 1 + draw(4) }];
  for (let step = 0; step < pages.length && step < 5; step++) {
    sql.drop();
    bySql.drop();
    const [own, expected] = [
      await byIndex.list({ ...query, ...pages[step] }),
      await bySql.list({ ...query, ...pages[step] }),
    ];
    expect(own).toEqual(expected);
    const cursors = step % 2 === 0 ? own.cursors : expected.cursors;
    if (cursors.length > 0)
      pages.push(draw(2) === 0 ? { after: oneOf(cursors) } : { before: oneOf(cursors) });
  }
}

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const home = await addCategory(db, 'Maison');
  const kitchen = await addCategory(db, 'Cuisine', home);
  const pans = await addCategory(db, 'Poêles', kitchen);
  const deep = await addCategory(db, 'Woks', pans);
  const hidden = await addCategory(db, 'Cachée', undefined, { active: false });
  categories = [home, kitchen, pans, deep, await addCategory(db, 'Mode'), hidden];
  brands = [await addBrand(db, 'Alpha'), await addBrand(db, 'Beta'), await addBrand(db, 'Gamma')];
  sellers = [
    await addSeller(db, 'Premier'),
    await addSeller(db, 'Second'),
    await addSeller(db, 'Suspendu', { status: 'SUSPENDED' }),
  ];
  await addProducts(db, Array.from({ length: PRODUCTS }, product));
  for (const key of PICTURES)
    await run(
      db,
      `insert into media (key, folder, name, type, bytes, sha256, upload_key) values ($1, 'products/images', $1, 'image/png', 1, $2, $1)`,
      [key, '0'.repeat(64)],
    );
  directory = new Directory(db);
  sql = new SqlProductSearch(db, () => false);
  index = new ColumnIndex(db, sql, options);
  await index.build();
  bySql = new ProductListings(db, directory);
  counted = new Directory(db);
  byIndex = new ProductListings(db, counted, options);
  await byIndex.index?.build();
});

afterAll(async () => {
  await index.stop();
  await byIndex.index?.stop();
  await database.close();
});

describe('the index in memory', () => {
  test('answers as the database does, whatever is asked and changed', async () => {
    for (let step = 0; step < STEPS; step++) {
      for (let n = draw(3); n > 0; n--) await change();
      await compareCounts();
      for (let n = 0; n < ASKED; n++) {
        const given = filter();
        const asked = {
          criteria: criteriaOf(given, await directory.get()),
          snapshot: await directory.get(),
          understood: undefined,
        };
        expect(index.answers(asked)).toBe(true);
        sql.drop();
        if (n === 0) await compare(asked);
        await compareOptions(given);
        await comparePages(given);
      }
    }
  }, 240_000);

  test('shows each change to whoever made it, while others change and read the same lists', async () => {
    const { db } = database;
    const mine = await addProducts(
      db,
      Array.from({ length: 6 }, () => ({ ...product(), ...shownAlways() })),
    );
    const named = async (id: number): Promise<string | undefined> =>
      (
        await byIndex.list({ limit: 20, ids: mine.join(','), sortBy: 'createdAt', sortOrder: 'desc' })
      ).products.find(({ _id }) => _id === String(id))?.name;
    await Promise.all(
      mine.map(async (id) => {
        for (let turn = 0; turn < 15; turn++) {
          const name = `Mien ${id} ${turn}`;
          await run(db, 'update products set name = $2 where id = $1', [id, name]);
          expect(await named(id)).toBe(name);
        }
      }),
    );
    for (const id of mine) expect(await named(id)).toBe(`Mien ${id} 14`);
  });

  test('is built again in the background where moves were removed that it has not read', async () => {
    const snapshot = await directory.get();
    const asked = { criteria: criteriaOf({}, snapshot), snapshot, understood: undefined };
    await index.follow();
    // Old when they are first seen, as those of a long transaction, and removed at once.
    await directly(database.db, (trx) =>
      run(trx, 'update products set sold_count = sold_count + 1000 where id % 3 = 0', []),
    );
    await run(database.db, 'delete from product_moves', []);
    await index.follow();
    expect(index.answers(asked)).toBe(false);
    sql.drop();
    expect(await index.count(asked)).toBe(await sql.count(asked));
    await index.build();
    expect(index.answers(asked)).toBe(true);
    const page = { ...asked, by: 'popularity', order: 'desc', limit: 20 } as const;
    const position = { offset: 0, after: undefined, before: undefined };
    const idsOf = async (search: ColumnIndex | SqlProductSearch): Promise<number[]> =>
      (await search.page({ ...page, position })).rows.map(({ id }) => id);
    expect(await idsOf(index)).toEqual(await idsOf(sql));
    // What was removed is known now.
    await index.follow();
    expect(index.answers(asked)).toBe(true);
  });

  test('leaves to the database what it has no columns for', async () => {
    const snapshot = await directory.get();
    for (const given of [
      { skus: 'SKU-1' },
      { gtins: '4006381333931' },
      { active: false },
      { updatedAfter: new Date().toISOString() },
      { newSince: '2026-01-01T00:00:00.123456Z' },
    ])
      expect(index.answers({ criteria: criteriaOf(given, snapshot), snapshot, understood: undefined })).toBe(
        false,
      );
  });

  test('is given up where it needs too much memory, and the database answers', async () => {
    const given: number[] = [];
    const small = new ColumnIndex(database.db, sql, {
      ...options,
      maxBytes: 1_000,
      onTooLarge: (bytes) => given.push(bytes),
    });
    await small.build();
    await small.build();
    const snapshot = await directory.get();
    const asked = { criteria: criteriaOf({}, snapshot), snapshot, understood: undefined };
    expect(small.answers(asked)).toBe(false);
    expect(given).toHaveLength(1);
    expect(await small.count(asked)).toBe(await sql.count(asked));
  });
});
