import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Brand,
  BrandPage,
  CategoriesResponse,
  Category,
  CategoryWithItems,
  FilterOptions,
  ProductDetail,
  ProductSummary,
  ReviewPage,
  Shop,
  ShopPage,
} from '../../contract/catalogue.ts';
import type { Quote } from '../../contract/cart.ts';
import type { Homepage } from '../../contract/content.ts';
import type { ErrorBody } from '../../contract/errors.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../testing/catalogue.ts';
import type { TestCategory } from '../testing/catalogue.ts';
import { startTestOrigin, TEST_SERVICE_TOKEN } from '../testing/origin.ts';
import type { TestOrigin } from '../testing/origin.ts';
import { PERMISSIONS } from './permissions.ts';
import { routes } from './routes.ts';
import { directly } from '../testing/system.ts';

let shop: TestOrigin;
let tree: Record<'home' | 'kitchen' | 'pans' | 'fashion' | 'special' | 'closed', TestCategory>;
let brand: { id: number; slug: string };
let foreign: { id: number; slug: string };
let seller: { id: number; slug: string };
let ids: number[];

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  const home = await addCategory(db, 'Maison', undefined, { slug: 'maison', display_order: 5 });
  const kitchen = await addCategory(db, 'Cuisine', home, { slug: 'cuisine', display_order: 1 });
  tree = {
    home,
    kitchen,
    pans: await addCategory(db, 'Poêles', kitchen, { slug: 'poeles', is_featured: true }),
    fashion: await addCategory(db, 'Mode', undefined, { slug: 'mode', display_order: 9, is_featured: true }),
    special: await addCategory(db, 'Ramadan', undefined, { slug: 'ramadan', is_special: true }),
    closed: await addCategory(db, 'Fermée', home, { slug: 'fermee', active: false, is_special: true }),
  };
  await addCategory(db, 'Bain', home, { slug: 'bain', display_order: 7 });
  brand = await addBrand(db, 'Zaytouna', { country: 'TN', logo_key: 'logo-1' });
  foreign = await addBrand(db, 'Étoile', { country: 'FR' });
  await addBrand(db, 'Retirée', { active: false });
  seller = await addSeller(db, 'Chez Ali', { return_policy: 'Retour sous 10 jours' });
  await addSeller(db, 'Fermé', { status: 'CLOSED' });
  ids = await addProducts(
    db,
    Array.from({ length: 30 }, (_, n) => ({
      name: `Poêle ${n}`,
      seller_id: seller.id,
      brand_id: n % 3 === 0 ? brand.id : null,
      category: n < 25 ? tree.pans : tree.fashion,
      price: 10_000 + n * 1_000,
      discount_price: n === 1 ? 5_000 : null,
      stock: n === 2 ? 0 : 3,
      colors: n % 2 === 0 ? ['noir'] : ['rouge', 'noir'],
      has_warranty: n < 10,
      image_keys: [`k${n}-0`, `k${n}-1`],
      specs: JSON.stringify([{ name: 'Diamètre', value: `${n} cm` }]),
      created_at: new Date(Date.now() - n * 60_000),
    })),
  );
  await directly(db, (own) =>
    own
      .insertInto('product_variants')
      .values([
        { product_id: ids[0] ?? 0, sku: 'V2', size: 'M', price_delta: -500, stock: 0, position: 2 },
        {
          product_id: ids[0] ?? 0,
          sku: 'V1',
          size: 'L',
          color: 'noir',
          price_delta: 1_500,
          stock: 4,
          position: 1,
        },
      ])
      .execute(),
  );
  await db
    .insertInto('price_history')
    .values([
      { product_id: ids[0] ?? 0, at: '2026-02-01T00:00:00Z', price: 11_000 },
      { product_id: ids[0] ?? 0, at: '2026-01-01T00:00:00Z', price: 12_000 },
    ])
    .execute();
  await db
    .insertInto('reviews')
    .values(
      Array.from({ length: 9 }, (_, n) => ({
        product_id: ids[0] ?? 0,
        rating: (n % 5) + 1,
        text: `Avis ${n}`,
        author_name: 'Sami B.',
        state: n === 8 ? ('PENDING' as const) : ('PUBLISHED' as const),
        // Three have the same instant.
        created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 3))),
      })),
    )
    .execute();
  await db
    .insertInto('homepages')
    .values({
      name: 'v0',
      content: JSON.stringify({
        slider1: [{ name: 'Un', imageUrl: '/media/s-0' }],
        promoImages: { image1: { imageUrl: '/media/p-0' } },
      }),
    })
    .execute();
});
afterAll(() => shop.close());

const slugs = (list: readonly Category[]): string[] => list.map(({ slug }) => slug);

describe('categories', () => {
  test('the tree and the derived lists', async () => {
    const { body } = await shop.get<CategoriesResponse>('/v1/admin/categories');
    expect(slugs(body.categories)).toEqual(['mode', 'maison', 'ramadan']);
    const home = body.categories[1];
    expect(slugs(home?.subCategories ?? [])).toEqual(['bain', 'cuisine']);
    expect(home).toMatchObject({
      isSubCategory: false,
      parentCategory: null,
      path: ['maison'],
      productCount: 25,
    });
    expect(home?.subCategories[1]?.subCategories[0]).toMatchObject({
      slug: 'poeles',
      path: ['maison', 'cuisine', 'poeles'],
      productCount: 25,
      isSubCategory: true,
    });
    expect(slugs(body.top20Categories)).toEqual(['mode', 'maison']);
    expect(slugs(body.categoriesWithSubcategories)).toEqual(['maison']);
    expect(slugs(body.specialCategories)).toEqual(['ramadan']);
    expect(slugs(body.featuredCategories)).toEqual(['mode', 'poeles']);
  });

  test('a category with its ancestors and first items', async () => {
    const { body } = await shop.get<CategoryWithItems>('/v1/admin/categories/cuisine');
    expect(body.ancestors.map(({ slug }) => slug)).toEqual(['maison']);
    expect(slugs(body.subCategories)).toEqual(['poeles']);
    expect(body.items).toHaveLength(25);
    expect(body.items[0]?.name).toBe('Poêle 0');
  });

  test.each(['fermee', 'inconnue'])('%s does not exist', async (slug) => {
    expect((await shop.get<ErrorBody>(`/v1/admin/categories/${slug}`)).body.error.code).toBe('NOT_FOUND');
  });
});

describe('a product', () => {
  test('several by their ids: complete, each once, in the requested order, without those that are not on sale', async () => {
    const alone = await Promise.all(
      [ids[3], ids[0]].map(async (id) => (await shop.get<ProductDetail>(`/v1/products/${id}`)).body),
    );
    const asked = [ids[3], 999_999, 'a-uuid', ids[0], ids[3]].join(',');
    const { body } = await shop.get<ProductDetail[]>(`/v1/products/by-ids?ids=${asked}`);
    expect(body).toEqual(alone);
    expect((await shop.get<ProductDetail[]>('/v1/products/by-ids?ids=')).body).toEqual([]);
  });

  test.each(['', `?ids=${Array.from({ length: 101 }, (_, n) => n + 1).join(',')}`])(
    'a list of ids is refused by field name: %s',
    async (query) => {
      const { status, body } = await shop.get<ErrorBody>(`/v1/products/by-ids${query}`);
      expect(status).toBe(400);
      expect(body.error.fields?.[0]?.field).toBe('ids');
    },
  );

  test('by id and by slug, with all fields of its page', async () => {
    const byId = await shop.get<ProductDetail>(`/v1/products/${ids[0]}`);
    expect(byId.body).toMatchObject({
      name: 'Poêle 0',
      brand: 'Zaytouna',
      brandRef: { slug: brand.slug },
      seller: { slug: seller.slug },
      price: '10.000',
      images: ['/media/k0-0', '/media/k0-1'],
      mainImgUrl: '/media/k0-0',
      hasVariants: true,
      specs: [{ name: 'Diamètre', value: '0 cm' }],
      returnPolicy: 'Retour sous 10 jours',
      priceHistory: [
        { at: '2026-01-01T00:00:00.000Z', price: '12.000' },
        { at: '2026-02-01T00:00:00.000Z', price: '11.000' },
      ],
    });
    expect(byId.body.variants.map(({ sku, priceDelta, stock }) => ({ sku, priceDelta, stock }))).toEqual([
      { sku: 'V1', priceDelta: '1.500', stock: 4 },
      { sku: 'V2', priceDelta: '-0.500', stock: 0 },
    ]);
    expect(byId.body.ancestors.map(({ slug }) => slug)).toEqual(['maison', 'cuisine', 'poeles']);
    const bySlug = await shop.get<ProductDetail>(`/v1/products/by-slug/${byId.body.slug}`);
    expect(bySlug.body).toEqual(byId.body);
  });

  test.each([
    ['/v1/products/999999', 404],
    ['/v1/products/by-slug/pas-la', 404],
    ['/v1/products/abc', 404],
    ['/v1/products/0', 404],
    ['/v1/products/by-slug/Pas%20Un%20Slug', 400],
    ['/v1/products/999999/related', 404],
    ['/v1/products/1/related?limit=25', 400],
    ['/v1/products/999999/reviews', 404],
    ['/v1/products/1?x=1', 400],
  ])('%s answers %i', async (url, status) => {
    expect((await shop.get<ErrorBody>(url)).status).toBe(status);
  });

  test('related ones: its category first, nearest price first, never itself', async () => {
    const { body } = await shop.get<ProductSummary[]>(`/v1/products/${ids[10]}/related?limit=6`);
    expect(body).toHaveLength(6);
    expect(body.map(({ _id }) => _id)).not.toContain(String(ids[10]));
    expect(body.every(({ category }) => category.slug === 'poeles')).toBe(true);
    const distances = body.map(({ price }) => Math.abs(Number(price) - 20));
    expect(Math.max(...distances)).toBeLessThanOrEqual(4);
  });

  test('reviews: published, newest first, by cursor without repetition', async () => {
    const seen: string[] = [];
    let after = '';
    let page: ReviewPage;
    do {
      page = (await shop.get<ReviewPage>(`/v1/products/${ids[0]}/reviews?limit=3${after}`)).body;
      seen.push(...page.reviews.map(({ text }) => text));
      after = `&after=${page.cursors.at(-1)}`;
    } while (page.pagination.hasNext);
    expect(seen).toEqual(['Avis 7', 'Avis 6', 'Avis 5', 'Avis 4', 'Avis 3', 'Avis 2', 'Avis 1', 'Avis 0']);
    expect(page.histogram).toEqual([2, 2, 2, 1, 1]);
    expect(page.pagination).toMatchObject({ totalItems: 8, totalPages: 3, currentPage: 3 });
  });
});

describe('brands and shops', () => {
  test('brands by name, by country, by cursor', async () => {
    const { body } = await shop.get<BrandPage>('/v1/brands?limit=1');
    expect(body.brands.map(({ name }) => name)).toEqual(['Étoile']);
    expect(body.pagination).toMatchObject({ totalItems: 2, hasNext: true });
    const next = await shop.get<BrandPage>(`/v1/brands?limit=1&after=${body.cursors[0]}`);
    expect(next.body.brands).toMatchObject([
      { name: 'Zaytouna', productCount: 10, logoUrl: '/media/logo-1' },
    ]);
    expect(next.body.pagination).toMatchObject({ hasNext: false, hasPrev: true, currentPage: 2 });
    expect((await shop.get<BrandPage>('/v1/brands?country=TN')).body.brands.map(({ slug }) => slug)).toEqual([
      brand.slug,
    ]);
    expect((await shop.get<ErrorBody>('/v1/brands?country=tunisie')).body.error.fields?.[0]?.field).toBe(
      'country',
    );
    expect(
      (await shop.get<Brand[]>(`/v1/brands/by-ids?ids=${brand.id},99999,${foreign.id}`)).body.map(
        ({ _id }) => _id,
      ),
    ).toEqual([String(brand.id), String(foreign.id)]);
    expect((await shop.get<Brand>(`/v1/brands/${brand.slug}`)).body.name).toBe('Zaytouna');
    expect((await shop.get<ErrorBody>('/v1/brands/nulle-part')).status).toBe(404);
  });

  test('shops: active ones only', async () => {
    const { body } = await shop.get<ShopPage>('/v1/shops');
    expect(body.shops).toMatchObject([{ name: 'Chez Ali', productCount: 30, governorateId: 4 }]);
    expect((await shop.get<Shop>(`/v1/shops/${seller.slug}`)).body.slug).toBe(seller.slug);
    expect((await shop.get<Shop[]>(`/v1/shops/by-ids?ids=${seller.id}`)).body).toHaveLength(1);
    expect((await shop.get<ErrorBody>('/v1/shops/by-ids')).body.error.fields?.[0]?.field).toBe('ids');
  });
});

describe('filter options', () => {
  test('count what the filters would return', async () => {
    const { body } = await shop.get<FilterOptions>('/v1/admin/products/filter-options?category=maison');
    expect(body).toMatchObject({
      minPrice: '5.000',
      maxPrice: '34.000',
      categories: [{ value: 'cuisine', label: 'Cuisine', count: 25 }],
      brands: [{ value: brand.slug, count: 9 }],
      sellers: [{ value: seller.slug, count: 25 }],
      colors: [
        { value: 'noir', count: 25 },
        { value: 'rouge', count: 12 },
      ],
      stockStatuses: [{ value: 'In Stock', count: 25 }],
      warrantyCount: 10,
      discountCount: 1,
      inStockCount: 24,
    });
    expect(
      (await shop.get<FilterOptions>('/v1/admin/products/filter-options')).body.categories.map(
        ({ value, count }) => [value, count],
      ),
    ).toEqual([
      ['maison', 25],
      ['mode', 5],
    ]);
    expect(
      (await shop.get<FilterOptions>('/v1/admin/products/filter-options?brand=nulle-part')).body.inStockCount,
    ).toBe(0);
  });
});

describe('the home content', () => {
  test('is returned whole, missing sections as null', async () => {
    const { body } = await shop.get<Homepage>('/v1/admin/homepages-name/v0');
    expect(body).toEqual({
      name: 'v0',
      slider1: [{ name: 'Un', imageUrl: '/media/s-0', redirectUrl: null }],
      aboveFooter: { image1: null, image2: null, image3: null },
      promoImages: { image1: { imageUrl: '/media/p-0' } },
      banner: null,
      promoPopup: null,
      couponCards: [],
      hiddenReward: null,
      discountBands: [],
      liveShows: [],
      partners: [],
      promoSlides: [],
      serviceCards: [],
      validUntil: null,
    });
    expect((await shop.get<ErrorBody>('/v1/admin/homepages-name/v9')).status).toBe(404);
  });
});

describe('the whole catalogue', () => {
  test('is streamed as one array, in the order of ids', async () => {
    const { body } = await shop.get<ProductSummary[]>('/v1/admin/products/all');
    expect(body.map(({ _id }) => _id)).toEqual(ids.map(String));
  });
});

describe('the cart quote', () => {
  test('prices what is on sale and reports problems', async () => {
    const { db } = shop.database;
    const variant = await db
      .selectFrom('product_variants')
      .select('id')
      .where('sku', '=', 'V1')
      .executeTakeFirstOrThrow();
    const { status, body } = await shop.post<Quote>('/v1/cart/quote', {
      lines: [
        { productId: String(ids[0]), variantId: String(variant.id), quantity: 2 },
        { productId: String(ids[1]), quantity: 1 },
        { productId: '999999', quantity: 1 },
      ],
      couponCode: 'NOPE',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      itemCount: 3,
      itemsTotal: '28.000',
      deliveryFee: '8.000',
      total: '36.000',
      freeDeliveryFrom: '99.000',
      validUntil: null,
    });
    expect(
      body.lines.map(({ unitPrice, regularUnitPrice, total }) => [unitPrice, regularUnitPrice, total]),
    ).toEqual([
      ['11.500', '11.500', '23.000'],
      ['5.000', '11.000', '5.000'],
      ['0.000', '0.000', '0.000'],
    ]);
    expect(body.lines[2]).toMatchObject({ product: null, problems: [{ code: 'PRODUCT_UNAVAILABLE' }] });
    expect(body.problems).toMatchObject([{ code: 'COUPON_INVALID', couponReason: 'UNKNOWN' }]);
  });

  test.each([
    ['lines', {}],
    ['lines.0.quantity', { lines: [{ productId: '1', quantity: 0 }] }],
    ['lines.0.productId', { lines: [{ productId: 'x', quantity: 1 }] }],
    ['lines.0.price', { lines: [{ productId: '1', quantity: 1, price: '1.000' }] }],
    ['lines', { lines: Array.from({ length: 101 }, () => ({ productId: '1', quantity: 1 })) }],
    ['couponCode', { lines: [], couponCode: 'x'.repeat(41) }],
    ['extra', { lines: [], extra: 1 }],
  ])('names %s', async (field, body) => {
    const answer = await shop.post<ErrorBody>('/v1/cart/quote', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.fields?.map((entry) => entry.field)).toContain(field);
  });

  test('a body that is not JSON, or too large, is refused', async () => {
    const { app } = shop.origin;
    const text = await app.inject({
      method: 'POST',
      url: '/v1/cart/quote',
      headers: { 'content-type': 'application/json' },
      payload: '{"lines":',
    });
    expect([text.statusCode, text.json<ErrorBody>().error.fields?.[0]?.field]).toEqual([400, 'body']);
    const large = await app.inject({
      method: 'POST',
      url: '/v1/cart/quote',
      headers: { 'content-type': 'application/json' },
      payload: `{"x":"${'x'.repeat(70_000)}"}`,
    });
    expect([large.statusCode, large.json<ErrorBody>().error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(large.json<ErrorBody>().error.message).toBe('The body is larger than 65536 bytes');
    // Each path tells its own limit.
    const page = await app.inject({
      method: 'POST',
      url: '/v1/admin/pages/contact/fr',
      headers: { 'content-type': 'application/json' },
      payload: `{"x":"${'x'.repeat(1_000_000)}"}`,
    });
    expect(page.statusCode).toBe(413);
    expect(Number(/than (\d+) bytes$/.exec(page.json<ErrorBody>().error.message)?.[1])).toBeGreaterThan(
      65_536,
    );
  });
});

describe('the API as a whole', () => {
  test('every registered path has a row in the permission table, and the table has no other', async () => {
    const registered = shop.origin.paths;
    expect(Object.keys(PERMISSIONS).sort()).toEqual([...registered].sort());
    for (const { method, path } of routes) expect(registered).toContain(`${method} ${path}`);
  });

  test('a response that depends on the caller, or to a write, is not cached', async () => {
    const keeping = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const headers = { authorization: `Bearer ${TEST_SERVICE_TOKEN}` };
      const answer = await shop.origin.app.inject({ method, url, headers, ...(payload && { payload }) });
      return [answer.statusCode, answer.headers['cache-control']];
    };
    expect(await keeping('GET', '/v1/events')).toEqual([200, 'no-store']);
    expect(await keeping('POST', '/v1/cart/quote', { lines: [] })).toEqual([200, 'no-store']);
    expect(
      await keeping('POST', '/v1/auth/login', { identifier: 'nobody@example.tn', password: 'x' }),
    ).toEqual([400, 'no-store']);
    expect(await keeping('GET', '/v1/brands')).toEqual([200, undefined]);
  });

  test('the published description lists exactly the registered paths', async () => {
    const { body } = await shop.get<{
      paths: Record<string, Record<string, unknown>>;
      components: { schemas: Record<string, unknown> };
    }>('/v1/openapi.json');
    const described = Object.entries(body.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
    );
    const text = JSON.stringify(body);
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      expect(Object.keys(body.components.schemas)).toContain(name);
    expect(text).not.toContain('#/$defs/');
  });

  test('an unknown path and a malformed address get the same error format', async () => {
    const unknown = await shop.origin.app.inject('/v1/nothing');
    expect([unknown.statusCode, unknown.json<ErrorBody>().error.code]).toEqual([404, 'NOT_FOUND']);
    const malformed = await shop.origin.app.inject('/v1/brands/%ff');
    expect([malformed.statusCode, malformed.json<ErrorBody>().error.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('a failing database answers 500 or 503 without any internal detail', async () => {
    const other = await startTestOrigin();
    await other.database.db.schema.dropTable('homepages').cascade().execute();
    const { status, body } = await other.get<ErrorBody>('/v1/admin/homepages-name/v0');
    expect([status, body]).toEqual([500, { error: { code: 'INTERNAL', message: 'Internal error' } }]);
    await other.close();
  });

  test('health names the database in use', async () => {
    const { status, body } = await shop.get<{ status: string; database: string }>('/health');
    expect([status, body.status, body.database]).toEqual([200, 'ok', shop.database.kind]);
  });
});
