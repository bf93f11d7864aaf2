import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductPage, ProductSummary } from '../../../contract/catalogue.ts';
import { StockStatus } from '../../../contract/catalogue.ts';
import { PRODUCT_COLORS } from '../../../contract/rules/colors.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { fromTnd } from '../../../contract/money.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import type { NewProduct, TestCategory } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { nameSortOf } from '../../../lexicon/normalise.ts';

const PRODUCTS = 260;
const HOUR = 3_600_000;
let shop: TestOrigin;
let categories: TestCategory[];
let brands: { id: number; slug: string }[];
let sellers: { id: number; slug: string }[];
let products: (NewProduct & { id: number; shown: ProductSummary })[];

/** The same numbers in every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  const home = await addCategory(db, 'Maison');
  const kitchen = await addCategory(db, 'Cuisine', home);
  const pans = await addCategory(db, 'Poêles', kitchen);
  const fashion = await addCategory(db, 'Mode');
  categories = [home, kitchen, pans, fashion];
  brands = [await addBrand(db, 'Alpha'), await addBrand(db, 'Beta'), await addBrand(db, 'Gamma')];
  sellers = [await addSeller(db, 'Premier'), await addSeller(db, 'Second')];
  const draw = sequence(7);
  const now = Date.now();
  const rows: NewProduct[] = Array.from({ length: PRODUCTS }, (_, index) => {
    const flash = draw(4) === 0;
    const price = 1_000 * (1 + draw(40));
    return {
      // Many share a name, a price, an instant: pagination has to deal with ties.
      name: `Produit ${draw(20)}`,
      seller_id: sellers[draw(2)]?.id ?? 0,
      brand_id: draw(4) === 0 ? null : (brands[draw(3)]?.id ?? null),
      category: categories[draw(4)] as TestCategory,
      price,
      discount_price: draw(3) === 0 ? Math.max(500, price - 500 * draw(6)) : null,
      stock: draw(4) === 0 ? 0 : draw(12),
      stock_status: StockStatus.options[draw(6)],
      rating_average: draw(51) / 10,
      rating_count: draw(30),
      sold_count: draw(15),
      is_best_seller: draw(3) === 0,
      is_featured: draw(5) === 0,
      is_flash_sale: flash,
      flash_sale_price: flash ? Math.max(100, Math.round(price / 2)) : null,
      flash_sale_starts_at: flash && draw(2) === 0 ? new Date(now - HOUR + 3 * HOUR * draw(2)) : null,
      flash_sale_expires_at: flash && draw(3) > 0 ? new Date(now + HOUR * (draw(4) - 1) + HOUR / 2) : null,
      flash_sale_remaining_stock: flash ? [null, 0, 5][draw(3)] : null,
      colors: [...new Set([PRODUCT_COLORS[draw(5)], PRODUCT_COLORS[draw(5)]])].filter(
        (color) => color !== undefined,
      ),
      has_warranty: draw(2) === 0,
      active: draw(10) > 0,
      created_at: new Date(now - 60_000 * draw(90) - index),
      updated_at: new Date(now - 60_000 * draw(90) - index),
    };
  });
  const ids = await addProducts(db, rows);
  const shown = new Map<string, ProductSummary>();
  for (let start = 0; start < ids.length; start += 100) {
    const { body } = await shop.get<ProductPage>(
      `/v1/admin/products?limit=100&ids=${ids.slice(start, start + 100).join(',')}`,
    );
    for (const product of body.products) shown.set(product._id, product);
  }
  products = rows.flatMap((row, index) => {
    const summary = shown.get(String(ids[index]));
    return summary ? [{ ...row, id: ids[index] as number, shown: summary }] : [];
  });
});
afterAll(() => shop.close());

type Item = (typeof products)[number];

const present = (item: Item): number => {
  const { shown } = item;
  if (shown.hasFlashSale && shown.flashSalePrice !== null) return fromTnd(shown.flashSalePrice);
  return shown.discountPrice !== null && fromTnd(shown.discountPrice) < fromTnd(shown.price)
    ? fromTnd(shown.discountPrice)
    : fromTnd(shown.price);
};
const percent = (item: Item): number =>
  Math.round(((fromTnd(item.shown.price) - present(item)) / fromTnd(item.shown.price)) * 100);
/** The statuses once more, so that a mistake in the shared rule shows. */
const inStock = (item: Item): boolean =>
  item.shown.stock > 0 && ['In Stock', 'On Backorder', 'Preorder'].includes(item.shown.stockStatus);

/** An average of less than three ratings counts as none. */
const rating = (item: Item): number => (item.shown.ratingCount < 3 ? 0 : item.shown.ratingAverage);

/** The filters again, in their simplest form. */
const ORACLE: Record<string, (item: Item, value: string) => boolean> = {
  isBestSeller: (item, value) => String(item.shown.isBestSeller) === value,
  isFeatured: (item, value) => String(item.shown.isFeatured) === value,
  isFlashSale: (item, value) => (value === 'true' ? item.shown.hasFlashSale : !item.shown.isFlashSale),
  hasDiscount: (item, value) => String(percent(item) > 0) === value,
  inStock: (item, value) => String(inStock(item)) === value,
  hasWarranty: (item, value) => String(item.shown.hasWarranty) === value,
  stockStatus: (item, value) => item.shown.stockStatus === value,
  minPrice: (item, value) => present(item) >= fromTnd(value),
  maxPrice: (item, value) => present(item) <= fromTnd(value),
  minRating: (item, value) => rating(item) >= Number(value),
  newSince: (item, value) => Date.parse(item.shown.createdAt) >= Date.parse(value),
  updatedAfter: (item, value) => Date.parse(item.shown.updatedAt ?? '') > Date.parse(value),
  category: (item, value) =>
    item.category.path.includes(categories.find(({ slug }) => slug === value)?.id ?? -1),
  brand: (item, value) => value.split(',').includes(item.shown.brandRef?.slug ?? '-'),
  seller: (item, value) => value.split(',').includes(item.shown.seller.slug),
  color: (item, value) => value.split(',').some((color) => item.shown.colors.includes(color)),
};

const VALUES: Record<string, string | ((item: Item) => string | number)> = {
  createdAt: (item) => Date.parse(item.shown.createdAt),
  price: present,
  name: (item) => nameSortOf(item.shown.name),
  ratingAverage: rating,
  popularity: (item) => item.sold_count ?? 0,
  discount: percent,
  flashSaleExpiresAt: (item) =>
    item.shown.flashSaleExpiresAt === null
      ? Number.POSITIVE_INFINITY
      : Date.parse(item.shown.flashSaleExpiresAt),
};
const DESCENDING = new Set(['createdAt', 'ratingAverage', 'popularity', 'discount']);

function expected(filter: Record<string, string>, by: string, order: string): string[] {
  const valueOf = VALUES[by] as (item: Item) => string | number;
  const sign = order === 'asc' ? 1 : -1;
  return products
    .filter((item) => Object.entries(filter).every(([name, value]) => ORACLE[name]?.(item, value) ?? false))
    .sort((a, b) => {
      const [x, y] = [valueOf(a), valueOf(b)];
      return sign * (x < y ? -1 : x > y ? 1 : a.id - b.id);
    })
    .map((item) => String(item.id));
}

const bool = fc.constantFrom('true', 'false');
const filters = fc.record(
  {
    isBestSeller: bool,
    isFeatured: bool,
    isFlashSale: bool,
    hasDiscount: bool,
    inStock: bool,
    hasWarranty: bool,
    stockStatus: fc.constantFrom(...StockStatus.options),
    minPrice: fc.integer({ min: 0, max: 30 }).map(String),
    maxPrice: fc.integer({ min: 0, max: 40 }).map((n) => `${n}.500`),
    minRating: fc.constantFrom('0', '2.5', '4'),
    newSince: fc
      .integer({ min: 0, max: 90 })
      .map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString()),
    updatedAfter: fc
      .integer({ min: 0, max: 90 })
      .map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString()),
    category: fc.nat(3).map((n) => categories[n]?.slug ?? ''),
    brand: fc.subarray([0, 1, 2], { minLength: 1 }).map((list) => list.map((n) => brands[n]?.slug).join(',')),
    seller: fc.nat(1).map((n) => sellers[n]?.slug ?? ''),
    color: fc.subarray(PRODUCT_COLORS.slice(0, 5), { minLength: 1 }).map((list) => list.join(',')),
  },
  { requiredKeys: [] },
);
const urlOf = (query: Record<string, string | number>): string =>
  `/v1/admin/products?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`;
const ids = (page: ProductPage): string[] => page.products.map(({ _id }) => _id);

describe('filters, sorts and pages', () => {
  test('the data have something of everything', () => {
    expect(products.length).toBeGreaterThan(200);
    expect(products.length).toBeLessThan(PRODUCTS);
    expect(products.some((item) => item.shown.hasFlashSale)).toBe(true);
    expect(products.some((item) => item.shown.isFlashSale && !item.shown.hasFlashSale)).toBe(true);
  });

  test('any filter and sort returns what a linear scan of all products returns', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom(...Object.keys(VALUES)),
        fc.constantFrom('asc', 'desc', undefined),
        async (filter, by, given) => {
          const order = given ?? (DESCENDING.has(by) ? 'desc' : 'asc');
          const all = expected(filter, by, order);
          const query = {
            ...(filter as Record<string, string>),
            sortBy: by,
            ...(given === undefined ? {} : { sortOrder: given }),
          };
          const { status, body } = await shop.get<ProductPage>(urlOf({ ...query, limit: 100 }));
          expect(status).toBe(200);
          expect(ids(body)).toEqual(all.slice(0, 100));
          expect(body.pagination).toMatchObject({
            totalItems: all.length,
            totalPages: Math.ceil(all.length / 100),
            hasNext: all.length > 100,
            hasPrev: false,
          });
          if (all.length < 4) return;
          const second = await shop.get<ProductPage>(urlOf({ ...query, limit: 3, page: 2 }));
          expect(ids(second.body)).toEqual(all.slice(3, 6));
          expect(second.body.pagination).toMatchObject({
            currentPage: 2,
            hasPrev: true,
            hasNext: all.length > 6,
            totalItems: all.length,
          });
        },
      ),
      { numRuns: 120 },
    );
  });

  test.each(Object.keys(VALUES))(
    'cursors page through the whole list by %s, forwards and backwards',
    async (by) => {
      for (const order of ['asc', 'desc']) {
        const all = expected({}, by, order);
        const seen: string[] = [];
        let cursor: string | undefined;
        let last: ProductPage | undefined;
        for (let page = 1; ; page++) {
          const { body } = await shop.get<ProductPage>(
            urlOf({
              sortBy: by,
              sortOrder: order,
              limit: 37,
              ...(cursor === undefined ? {} : { after: cursor }),
            }),
          );
          seen.push(...ids(body));
          expect(body.pagination.currentPage).toBe(page);
          expect(body.cursors).toHaveLength(body.products.length);
          last = body;
          if (!body.pagination.hasNext) break;
          cursor = body.cursors.at(-1);
        }
        expect(seen).toEqual(all);
        const back: string[] = ids(last);
        let before = last.cursors[0];
        for (;;) {
          const { body } = await shop.get<ProductPage>(
            urlOf({ sortBy: by, sortOrder: order, limit: 37, before: before ?? '' }),
          );
          back.unshift(...ids(body));
          if (!body.pagination.hasPrev) break;
          before = body.cursors[0];
        }
        expect(back).toEqual(all);
      }
    },
  );

  test('flash sales are sorted by expiry, the soonest first, unless requested otherwise', async () => {
    const { body } = await shop.get<ProductPage>('/v1/admin/products?isFlashSale=true&limit=100');
    expect(ids(body)).toEqual(expected({ isFlashSale: 'true' }, 'flashSaleExpiresAt', 'asc'));
    expect(body.products.length).toBeGreaterThan(3);
  });

  test('an unknown category, brand or shop returns an empty list', async () => {
    for (const field of ['category', 'brand', 'seller']) {
      const { status, body } = await shop.get<ProductPage>(urlOf({ [field]: 'there-is-no-such' }));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        products: [],
        pagination: { totalItems: 0, totalPages: 0, hasNext: false },
      });
    }
  });
});

describe('pagination while the list grows', () => {
  test('by cursor nothing is lost or repeated', async () => {
    const category = await addCategory(shop.database.db, 'Arrivages');
    const seller = sellers[0] as { id: number };
    const make = (n: number, at: number): NewProduct => ({
      name: `Arrivage ${n}`,
      seller_id: seller.id,
      category,
      created_at: new Date(at),
    });
    const start = Date.now() - HOUR;
    const first = await addProducts(
      shop.database.db,
      Array.from({ length: 30 }, (_, n) => make(n, start + n * 10)),
    );
    shop.forget();
    const seen: string[] = [];
    let cursor: string | undefined;
    for (;;) {
      const { body } = await shop.get<ProductPage>(
        urlOf({ category: category.slug, limit: 7, ...(cursor === undefined ? {} : { after: cursor }) }),
      );
      seen.push(...ids(body));
      if (!body.pagination.hasNext) break;
      cursor = body.cursors.at(-1);
      // Newer ones, and one at the same instant as the cursor's product.
      await addProducts(shop.database.db, [
        make(100, Date.now()),
        make(101, Date.parse(body.products.at(-1)?.createdAt ?? '')),
      ]);
    }
    expect(new Set(seen).size).toBe(seen.length);
    for (const id of first) expect(seen).toContain(String(id));
  });
});

describe('bad input', () => {
  const cursor = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64url');
  test.each([
    ['page', 'page=0'],
    ['page', 'page=1.5'],
    ['page', 'page=x'],
    ['page', 'page=101&limit=100'],
    ['limit', 'limit=0'],
    ['limit', 'limit=101'],
    ['after', 'after=%25%25'],
    ['after', 'after=bm90IGpzb24'],
    ['after', `after=${cursor({ s: 'createdAt:desc', v: 'yesterday', i: 1, n: 1 })}`],
    ['after', `after=${cursor({ s: 'createdAt:desc', v: 12, i: 1, n: 1 })}`],
    ['after', `after=${cursor({ s: 'price:asc', v: 12, i: 1, n: 1 })}`],
    ['after', `sortBy=price&after=${cursor({ s: 'price:asc', v: 1e300, i: 1, n: 1 })}`],
    ['after', `sortBy=name&after=${cursor({ s: 'name:asc', v: 'a\0', i: 1, n: 1 })}`],
    ['after', `after=${cursor({ s: 'createdAt:desc', v: '2026-01-01T00:00:00.000Z', i: 1.5, n: 1 })}`],
    ['after', `page=2&after=${cursor({ s: 'createdAt:desc', v: '2026-01-01T00:00:00.000Z', i: 1, n: 1 })}`],
    ['before', 'before=x'],
    ['before', 'before=x&after=y'],
    ['isBestSeller', 'isBestSeller=yes'],
    ['isFeatured', 'isFeatured=1'],
    ['isFlashSale', 'isFlashSale='],
    ['hasDiscount', 'hasDiscount=TRUE'],
    ['inStock', 'inStock=no'],
    ['hasWarranty', 'hasWarranty=2'],
    ['minPrice', 'minPrice=-1'],
    ['minPrice', 'minPrice=12.3456'],
    ['maxPrice', 'maxPrice=abc'],
    ['maxPrice', 'maxPrice=1e3'],
    ['minRating', 'minRating=6'],
    ['category', 'category=Not%20A%20Slug'],
    ['brand', `brand=${'x'.repeat(601)}`],
    ['seller', `seller=${'x'.repeat(601)}`],
    ['color', 'color=couleur-inconnue'],
    ['stockStatus', 'stockStatus=Sold'],
    ['newSince', 'newSince=yesterday'],
    ['updatedAfter', 'updatedAfter=yesterday'],
    ['ids', `ids=${Array.from({ length: 101 }, (_, n) => n + 1).join(',')}`],
    ['sortBy', 'sortBy=id'],
    ['sortOrder', 'sortOrder=up'],
    ['input', `input=${'x'.repeat(201)}`],
    ['surprise', 'surprise=1'],
    ['limit', 'limit=8&limit=9'],
  ])('names %s for ?%s', async (field, query) => {
    const { status, body } = await shop.get<ErrorBody>(`/v1/admin/products?${query}`);
    expect(status).toBe(400);
    expect(body.error.code).toBe('BAD_USER_INPUT');
    expect(body.error.fields?.map((entry) => entry.field)).toContain(field);
  });

  test.each([
    ['active', 'active=false'],
    ['lowStock', 'lowStock=true'],
    ['lowStock', 'lowStock=false'],
  ])('%s needs an admin', async (field, query) => {
    const path = `/v1/admin/products?${query}`;
    const ask = async (headers: Record<string, string>) => {
      const answer = await shop.origin.app.inject({ url: path, headers });
      return {
        status: answer.statusCode,
        kept: answer.headers['cache-control'],
        error: answer.json<ErrorBody>().error,
      };
    };
    const shopper = await addPerson(shop);
    for (const [headers, status, code] of [
      [{}, 401, 'UNAUTHENTICATED'],
      [{ authorization: 'Bearer nonsense' }, 401, 'UNAUTHENTICATED'],
      [shopper.headers, 403, 'FORBIDDEN'],
    ] as const)
      expect(await ask(headers)).toMatchObject({
        status,
        kept: 'no-store',
        error: { code, fields: [{ field, message: 'needs an admin' }] },
      });
    const admin = await addPerson(shop, 'ReadOnly');
    expect(await ask(admin.headers)).toMatchObject({ status: 200, kept: 'no-store' });
  });

  test('no token is read on public paths, and the response may be cached', async () => {
    const headers = { authorization: 'Bearer nonsense' };
    const answer = await shop.origin.app.inject({ url: '/v1/admin/products?active=true', headers });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, undefined]);
  });

  test('active=true is the public list', async () => {
    const { body } = await shop.get<ProductPage>('/v1/admin/products?active=true&limit=1');
    expect(body.products[0]?.active).toBe(true);
  });
});

describe('products off sale', () => {
  test('of a suspended seller or a closed category are in no list and have no page', async () => {
    const { db } = shop.database;
    const seller = await addSeller(db, 'Suspendu', { status: 'SUSPENDED' });
    const closed = await addCategory(db, 'Fermée', undefined, { active: false });
    const below = await addCategory(db, 'Sous fermée', closed);
    const [byHidden, inClosed] = await addProducts(db, [
      { name: 'Caché un', seller_id: seller.id, category: categories[0] as TestCategory },
      { name: 'Caché deux', seller_id: sellers[0]?.id ?? 0, category: below },
    ]);
    shop.forget();
    const { body } = await shop.get<ProductPage>(`/v1/admin/products?ids=${byHidden},${inClosed}`);
    expect(body.products).toEqual([]);
    expect(body.pagination.totalItems).toBe(0);
    for (const id of [byHidden, inClosed])
      expect((await shop.get<ErrorBody>(`/v1/products/${id}`)).status).toBe(404);
    const listed = await shop.get<ProductPage>('/v1/admin/products?input=cache');
    expect(ids(listed.body)).not.toContain(String(byHidden));
  });
});
