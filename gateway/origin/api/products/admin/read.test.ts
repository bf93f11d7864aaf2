import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AdminProduct,
  AdminProductPage,
  AdminVariantPage,
} from '../../../../contract/admin/products.ts';
import type { ErrorBody } from '../../../../contract/errors.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../../testing/catalogue.ts';
import type { TestCategory } from '../../../testing/catalogue.ts';
import { startTestOrigin } from '../../../testing/origin.ts';
import type { TestOrigin } from '../../../testing/origin.ts';
import { addPerson } from '../../../testing/people.ts';
import { directly } from '../../../testing/system.ts';

const DAY = 86_400_000;
let shop: TestOrigin;
let headers: Record<string, string>;
let home: TestCategory;
let rugs: TestCategory;
let closed: TestCategory;
let ali: number;
let gone: number;
let brand: number;
let hiddenBrand: number;
let ids: Record<string, number>;

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  ({ headers } = await addPerson(shop, 'ReadOnly'));
  home = await addCategory(db, 'Maison');
  rugs = await addCategory(db, 'Tapis', home);
  closed = await addCategory(db, 'Fermée', undefined, { active: false });
  ({ id: ali } = await addSeller(db, 'Chez Ali'));
  ({ id: gone } = await addSeller(db, 'Parti', { status: 'CLOSED' }));
  ({ id: brand } = await addBrand(db, 'Zaytouna'));
  ({ id: hiddenBrand } = await addBrand(db, 'Cachée', { active: false }));
  const flash = {
    is_flash_sale: true,
    flash_sale_price: 5_000,
    flash_sale_expires_at: new Date(Date.now() + DAY),
  };
  const rows = [
    {
      name: 'Tapis rouge',
      category: rugs,
      price: 90_000,
      brand_id: brand,
      colors: ['rouge'],
      sku: 'TAPIS-1',
    },
    { name: 'Tapis bleu', category: rugs, price: 30_000, discount_price: 20_000, stock: 3, colors: ['bleu'] },
    { name: 'Tapis retiré', category: rugs, active: false, stock: 0, image_keys: ['a-0'], sold_count: 7 },
    { name: 'Bol', category: home, price: 9_000, ...flash, is_best_seller: true, brand_id: hiddenBrand },
    { name: 'Vase', category: closed, is_featured: true, vat_rate_bp: 700, description: '' },
    { name: 'Lampe', category: home, seller_id: gone, stock_status: 'Soon', rating_average: 4.5 },
    {
      name: 'Assiette',
      category: home,
      active: false,
      archived_at: new Date(),
      cost_price: 1_500,
    },
  ];
  const added = await addProducts(
    db,
    rows.map((row) => ({ seller_id: ali, ...row })),
  );
  ids = Object.fromEntries(rows.map(({ name }, index) => [name, added[index] ?? 0]));
  await directly(db, (own) =>
    own
      .insertInto('product_variants')
      .values(
        ['S', 'M', 'L'].map((size, position) => ({
          product_id: ids['Bol'] ?? 0,
          sku: `BOL-${size}`,
          size,
          position,
          stock: position,
        })),
      )
      .execute(),
  );
  shop.forget();
});
afterAll(() => shop.close());

const list = async (query: string): Promise<AdminProductPage> => {
  const { status, body } = await shop.get<AdminProductPage>(`/v1/admin/products/manage?${query}`, headers);
  expect(status).toBe(200);
  return body;
};
const names = async (query: string): Promise<string[]> =>
  (await list(query)).products.map(({ name }) => name);
const one = async (name: string): Promise<AdminProduct> => {
  const { status, body } = await shop.get<AdminProduct>(
    `/v1/admin/products/${ids[name] ?? 0}/manage`,
    headers,
  );
  expect(status).toBe(200);
  return body;
};

describe('the list of products', () => {
  test.each([
    ['', ['Assiette', 'Bol', 'Lampe', 'Tapis bleu', 'Tapis retiré', 'Tapis rouge', 'Vase'], ['Assiette']],
    ['active=true', ['Bol', 'Lampe', 'Tapis bleu', 'Tapis rouge', 'Vase'], []],
    ['active=false', ['Tapis retiré'], []],
    ['archived=true', ['Assiette'], []],
    ['isBestSeller=true', ['Bol'], []],
    ['isFeatured=true', ['Vase'], []],
    ['isFlashSale=true', ['Bol'], []],
    ['minPrice=20&maxPrice=30', ['Tapis bleu'], []],
    ['inStock=false', ['Lampe', 'Tapis retiré'], []],
    ['lowStock=true', ['Tapis bleu'], []],
    ['stockStatus=Soon,Discontinued', ['Lampe'], []],
    ['color=bleu,rouge', ['Tapis bleu', 'Tapis rouge'], []],
    ['hasImage=true', ['Tapis retiré'], []],
    ['hasDescription=false', ['Vase'], []],
    ['vatRate=7.00', ['Vase'], []],
    ['input=tapis', ['Tapis bleu', 'Tapis retiré', 'Tapis rouge'], []],
    ['input=tapis&active=false', ['Tapis retiré'], []],
    ['input=tapis-1', ['Tapis rouge'], []],
    ['input=bol-m', ['Bol'], []],
  ])('is narrowed by %s', async (query, expected, without) => {
    const wanted = expected.filter((name) => !without.some((other) => other === name));
    expect((await names(`${query}&sortBy=name`)).toSorted()).toEqual(wanted.toSorted());
    expect((await list(query)).total).toEqual({ value: wanted.length, isExact: true });
  });

  test('is narrowed by category, brand, seller and the time of the last change', async () => {
    expect(await names(`category=${rugs.id}&sortBy=name`)).toEqual(
      ['Tapis bleu', 'Tapis retire', 'Tapis rouge'].map((name) => name.replace('retire', 'retiré')),
    );
    expect((await names(`category=${home.id}`)).length).toBe(5);
    expect(await names(`brand=${brand},${hiddenBrand}&sortBy=name`)).toEqual(['Bol', 'Tapis rouge']);
    expect(await names(`seller=${gone}`)).toEqual(['Lampe']);
    const later = new Date(Date.now() + DAY).toISOString();
    expect(await names(`updatedSince=${later}`)).toEqual([]);
  });

  test.each(['name', 'price', 'stock', 'createdAt', 'updatedAt', 'sold', 'rating', 'discount', 'relevance'])(
    'sorted by %s is read page by page in both directions, each product once',
    async (sortBy) => {
      for (const order of ['asc', 'desc']) {
        const query = `sortBy=${sortBy}&sortOrder=${order}&limit=2${sortBy === 'relevance' ? '&input=tapis' : ''}`;
        const whole = await names(query.replace('limit=2', 'limit=50'));
        const pages: AdminProductPage[] = [];
        for (let after = ''; ;) {
          const page = await list(`${query}${after}`);
          pages.push(page);
          expect(page.hasPrev).toBe(pages.length > 1);
          if (!page.hasNext) break;
          after = `&after=${page.cursors.at(-1)}`;
        }
        expect(pages.flatMap(({ products }) => products.map(({ name }) => name))).toEqual(whole);
        const last = pages.at(-1);
        const back = await list(`${query}&before=${last?.cursors[0]}`);
        expect(back.products.map(({ name }) => name)).toEqual(pages.at(-2)?.products.map(({ name }) => name));
        expect(back.cursors).toEqual(pages.at(-2)?.cursors);
        expect(back.hasNext).toBe(true);
      }
    },
  );

  test('names what is wrong with a filter, a sort or a cursor', async () => {
    const page = await list('limit=1&sortBy=name');
    for (const [query, field] of [
      ['color=mauve', 'color'],
      ['stockStatus=Gone', 'stockStatus'],
      ['sortBy=size', 'sortBy'],
      ['limit=101', 'limit'],
      ['page=2', 'page'],
      [`after=${page.cursors[0]}`, 'after'],
      [`sortBy=name&after=${page.cursors[0]}&before=${page.cursors[0]}`, 'before'],
    ]) {
      const { status, body } = await shop.get<ErrorBody>(`/v1/admin/products/manage?${query}`, headers);
      expect([query, status, body.error.fields?.[0]?.field]).toEqual([query, 400, field]);
    }
  });

  test('is never cached, and leaves the public lists as they are', async () => {
    const reply = await shop.origin.app.inject({ url: '/v1/admin/products/manage', headers });
    expect(reply.headers['cache-control']).toBe('no-store');
    const open = await shop.get<{ products: { name: string }[] }>('/v1/admin/products?limit=50');
    expect(open.body.products.map(({ name }) => name).toSorted()).toEqual([
      'Bol',
      'Tapis bleu',
      'Tapis rouge',
    ]);
    const { status } = await shop.get(`/v1/products/${ids['Tapis retiré'] ?? 0}`);
    expect(status).toBe(404);
  });
});

describe('a product', () => {
  test('has what only the shop’s people see, on sale or not', async () => {
    expect(await one('Assiette')).toMatchObject({
      active: false,
      costPrice: '1.500',
      vatRate: '19.00',
      archivedAt: expect.any(String) as string,
      soldCount: 0,
    });
    expect(await one('Bol')).toMatchObject({
      brandRef: null,
      brandOfAny: { _id: String(hiddenBrand), name: 'Cachée' },
      variantCount: 3,
      hasVariants: true,
    });
  });

  test('says what it needs to be on sale', async () => {
    const missing = async (name: string): Promise<string[]> =>
      (await one(name)).checklist.filter(({ isMet }) => !isMet).map(({ requirement }) => requirement);
    expect(await missing('Tapis retiré')).toEqual([]);
    expect(await missing('Vase')).toEqual(['PICTURE', 'CATEGORY_VISIBLE']);
    expect(await missing('Lampe')).toEqual(['PICTURE', 'SELLER_ACTIVE']);
  });

  test('has the lowest price of the last 30 days, with the one that they began with', async () => {
    const product_id = ids['Tapis rouge'] ?? 0;
    const at = (days: number) => new Date(Date.now() - days * DAY);
    await shop.database.db
      .insertInto('price_history')
      .values([
        { product_id, at: at(90), price: 10_000 },
        { product_id, at: at(40), price: 70_000 },
        { product_id, at: at(10), price: 95_000 },
        { product_id, at: at(2), price: 90_000 },
      ])
      .execute();
    expect((await one('Tapis rouge')).lowest30Days).toBe('70.000');
    // Without a history only the present price is known.
    expect((await one('Lampe')).lowest30Days).toBe('10.000');
  });

  test('has its variants on pages', async () => {
    const path = `/v1/admin/products/${ids['Bol'] ?? 0}/variants?limit=2`;
    const first = await shop.get<AdminVariantPage>(path, headers);
    expect(first.body).toMatchObject({
      variants: [{ sku: 'BOL-S' }, { sku: 'BOL-M' }],
      hasNext: true,
      hasPrev: false,
      total: { value: 3, isExact: true },
    });
    const next = await shop.get<AdminVariantPage>(`${path}&after=${first.body.cursors[1]}`, headers);
    expect(next.body).toMatchObject({
      variants: [{ sku: 'BOL-L', stock: 2 }],
      hasNext: false,
      hasPrev: true,
    });
  });

  test('that does not exist is not found', async () => {
    for (const path of ['manage', 'variants'])
      expect((await shop.get(`/v1/admin/products/999999/${path}`, headers)).status).toBe(404);
  });
});
