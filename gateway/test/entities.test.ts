/** The entities' fields of the specification (section 3), over REST and through the schema, with the same values. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CategoriesResponse, ProductPage, ProductSummary } from '../contract/catalogue.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import { directly } from '../origin/testing/system.ts';

const HOUR = 3_600_000;
const startsAt = new Date(Date.now() - HOUR).toISOString();
const expiresAt = new Date(Date.now() + 10 * HOUR).toISOString();

let shop: LiveShop;
let ahead = 0;
beforeAll(async () => {
  shop = await openLiveShop({}, { now: () => Date.now() + ahead });
  const { db } = shop.database;
  const brand = await addBrand(db, 'Zaytouna');
  const seller = await addSeller(db, 'Chez Ali');
  const home = await addCategory(db, 'Maison', undefined, {
    slug: 'maison',
    icon: 'sofa',
    image_key: 'maison',
    display_order: 7,
    is_special: true,
    is_featured: true,
  });
  const kitchen = await addCategory(db, 'Cuisine', home, { slug: 'cuisine', display_order: 3 });
  const plain = Array.from({ length: 4 }, (_, n) => ({
    name: `Bol ${n}`,
    slug: `bol-${n}`,
    seller_id: seller.id,
    category: kitchen,
  }));
  await addProducts(db, [
    ...plain,
    {
      name: 'Tapis berbère',
      slug: 'tapis',
      brand_id: brand.id,
      brandName: brand.name,
      seller_id: seller.id,
      category: kitchen,
      description: 'Laine, tissé main.',
      price: 100_000,
      discount_price: 80_000,
      stock: 12,
      stock_status: 'In Stock',
      rating_average: 4.5,
      rating_count: 8,
      is_best_seller: true,
      is_featured: true,
      is_flash_sale: true,
      flash_sale_price: 60_000,
      flash_sale_starts_at: startsAt,
      flash_sale_expires_at: expiresAt,
      flash_sale_stock: 10,
      flash_sale_remaining_stock: 4,
      created_at: '2026-01-02T03:04:05.000Z',
      tags: ['artisanat'],
      colors: ['noir', 'rouge'],
      has_warranty: true,
      gtin: '6191234567897',
      mpn: 'TB-1',
      length_mm: 800,
      width_mm: 200,
      height_mm: 150,
      content_amount: 3,
      content_unit: 'PIECE',
      warranty_months: 24,
      warranty_type: 'constructeur',
      image_keys: ['tapis'],
    },
  ]);
  shop.origin.context.directory.drop();
  // The gateway's cache entries of its start have expired by then.
  ahead = 2 * HOUR;
});
afterAll(() => shop.close());

async function get<T>(path: string): Promise<T> {
  const reply = await shop.origin.app.inject(`/v1${path}`);
  expect(reply.statusCode).toBe(200);
  return JSON.parse(reply.body) as T;
}

const idOf = (globalId: string) => Buffer.from(globalId, 'base64url').toString().split(':').at(-1);

describe('a product', () => {
  it('has every field of the specification over REST', async () => {
    const { products } = await get<ProductPage>('/admin/products?input=tapis');
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({
      _id: expect.stringMatching(/^\d+$/) as string,
      slug: 'tapis',
      name: 'Tapis berbère',
      brand: 'Zaytouna',
      mainImgUrl: '/media/tapis',
      description: 'Laine, tissé main.',
      price: '100.000',
      discountPrice: '80.000',
      stock: 12,
      stockStatus: 'In Stock',
      ratingAverage: 4.5,
      ratingCount: 8,
      isBestSeller: true,
      isFeatured: true,
      isFlashSale: true,
      flashSalePrice: '60.000',
      flashSaleStartsAt: startsAt,
      flashSaleExpiresAt: expiresAt,
      flashSaleStock: 10,
      flashSaleRemainingStock: 4,
      createdAt: '2026-01-02T03:04:05.000Z',
      active: true,
      tags: ['artisanat'],
      colors: ['noir', 'rouge'],
      hasDiscount: true,
      hasFlashSale: true,
      hasWarranty: true,
      isWarranty: true,
      warrantyDuration: 24,
      warrantyType: 'constructeur',
      category: { name: 'Cuisine', slug: 'cuisine' },
    });
  });

  it('has them through the schema', async () => {
    const [wire] = (await get<ProductPage>('/admin/products?input=tapis')).products;
    const { data, errors } = await shop.browser().ask(`{ product(by: { slug: "tapis" }) {
      id slug name brand { name } mainImage { url(width: 64) } description price { amount currency }
      discountPrice { amount } discountPercent stock stockStatus ratingAverage ratingCount isBestSeller isFeatured
      flashSale { isActive price { amount } startsAt expiresAt stock remainingStock }
      createdAt tags colors warranty { months type } category { name slug }
    } }`);
    expect(errors).toBeUndefined();
    const { product } = data as unknown as { product: { id: string } };
    expect(idOf(product.id)).toBe(wire?._id);
    expect(product).toMatchObject({
      slug: 'tapis',
      name: 'Tapis berbère',
      brand: { name: 'Zaytouna' },
      mainImage: { url: '/media/tapis?w=64' },
      description: 'Laine, tissé main.',
      price: { amount: '100.000', currency: 'TND' },
      discountPrice: { amount: '80.000' },
      discountPercent: 40,
      stock: 12,
      stockStatus: 'IN_STOCK',
      ratingAverage: 4.5,
      ratingCount: 8,
      isBestSeller: true,
      isFeatured: true,
      flashSale: {
        isActive: true,
        price: { amount: '60.000' },
        startsAt,
        expiresAt,
        stock: 10,
        remainingStock: 4,
      },
      createdAt: '2026-01-02T03:04:05.000Z',
      tags: ['artisanat'],
      colors: ['noir', 'rouge'],
      warranty: { months: 24, type: 'constructeur' },
      category: { name: 'Cuisine', slug: 'cuisine' },
    });
  });
});

describe('a category', () => {
  it('has every field of the specification, its sub-categories and its items', async () => {
    const { categories } = await get<CategoriesResponse>('/admin/categories');
    const [home] = categories;
    const kitchen = home?.subCategories[0];
    expect(home).toMatchObject({
      _id: expect.stringMatching(/^\d+$/) as string,
      name: 'Maison',
      slug: 'maison',
      imageUrl: '/media/maison',
      icon: 'sofa',
      active: true,
      isSpecial: true,
      isFeatured: true,
      isSubCategory: false,
      parentCategory: null,
      displayOrder: 7,
      subCategories: [{ name: 'Cuisine', displayOrder: 3, isSubCategory: true, parentCategory: home?._id }],
    });
    const { items } = await get<{ items: ProductSummary[] }>('/admin/categories/cuisine');
    expect(items.map(({ slug }) => slug).toSorted()).toEqual(['bol-0', 'bol-1', 'bol-2', 'bol-3', 'tapis']);

    const { data } = await shop.browser().ask(`{ category(by: { slug: "maison" }) {
      id name slug image { url(width: 64) } icon isSpecial isFeatured isSubCategory parent { slug } displayOrder
      subCategories { id name displayOrder isSubCategory parent { slug } } products { totalCount }
    } }`);
    const { category } = data as unknown as { category: { id: string; subCategories: { id: string }[] } };
    expect(idOf(category.id)).toBe(home?._id);
    expect(idOf(category.subCategories[0]?.id ?? '')).toBe(kitchen?._id);
    expect(category).toMatchObject({
      name: 'Maison',
      slug: 'maison',
      image: { url: '/media/maison?w=64' },
      icon: 'sofa',
      isSpecial: true,
      isFeatured: true,
      isSubCategory: false,
      parent: null,
      displayOrder: 7,
      subCategories: [{ name: 'Cuisine', displayOrder: 3, isSubCategory: true, parent: { slug: 'maison' } }],
      products: { totalCount: 5 },
    });
  });

  it('is returned with the tree and four lists', async () => {
    const response = await get<CategoriesResponse>('/admin/categories');
    const lists = Object.fromEntries(
      Object.entries(response).map(([name, list]) => [
        name,
        (list as { slug: string }[]).map(({ slug }) => slug),
      ]),
    );
    expect(lists).toEqual({
      categories: ['maison'],
      top20Categories: [],
      categoriesWithSubcategories: ['maison'],
      specialCategories: ['maison'],
      featuredCategories: ['maison'],
    });
  });
});

it('a page of products has them and its pagination', async () => {
  const page = (n: number) => get<ProductPage>(`/admin/products?limit=2&page=${n}&sortBy=name&sortOrder=asc`);
  const first = await page(1);
  expect(first.products.map(({ slug }) => slug)).toEqual(['bol-0', 'bol-1']);
  expect(first.pagination).toEqual({
    currentPage: 1,
    totalPages: 3,
    totalItems: 5,
    itemsPerPage: 2,
    hasNext: true,
    hasPrev: false,
  });
  expect((await page(3)).pagination).toMatchObject({ currentPage: 3, hasNext: false, hasPrev: true });
  const { data } = await shop
    .browser()
    .ask(
      '{ products(first: 2, page: 2) { currentPage totalPages totalCount pageInfo { hasNextPage hasPreviousPage } } }',
    );
  expect(data).toEqual({
    products: {
      currentPage: 2,
      totalPages: 3,
      totalCount: 5,
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    },
  });
});

it('the home content v0 has its slides, pictures and banner', async () => {
  const picture = (key: string) => ({ imageUrl: `/media/${key}` });
  await shop.database.db
    .insertInto('homepages')
    .values({
      name: 'v0',
      content: JSON.stringify({
        slider1: [{ name: 'Soldes', ...picture('slide'), redirectUrl: '/promo/2' }],
        aboveFooter: { image1: picture('one'), image2: picture('two'), image3: picture('three') },
        promoImages: { image1: picture('promo') },
        banner: picture('banner'),
      }),
    })
    .execute();
  expect(await get('/admin/homepages-name/v0')).toMatchObject({
    slider1: [{ name: 'Soldes', imageUrl: '/media/slide', redirectUrl: '/promo/2' }],
    aboveFooter: { image1: picture('one'), image2: picture('two'), image3: picture('three') },
    promoImages: { image1: picture('promo') },
    banner: picture('banner'),
  });
  const { data } = await shop.browser().ask(`{ homepage {
    slider1 { name image { url(width: 64) } redirectUrl }
    aboveFooter { url(width: 64) } promoImage { url(width: 64) } banner { url(width: 64) }
  } }`);
  const url = (key: string) => ({ url: `/media/${key}?w=64` });
  expect(data).toEqual({
    homepage: {
      slider1: [{ name: 'Soldes', image: url('slide'), redirectUrl: '/promo/2' }],
      aboveFooter: [url('one'), url('two'), url('three')],
      promoImage: url('promo'),
      banner: url('banner'),
    },
  });
});

it('a user has a number, roles, points and names, from which the schema derives who is an admin', async () => {
  const [shopper, admin] = [await signUp(shop), await signUp(shop, 'Owner')];
  const VIEWER = '{ session { state } viewer { accountNumber points isAdmin firstName lastName } }';
  const read = async (browser: typeof shopper) => {
    const { data } = await browser.ask(VIEWER);
    const { viewer } = data as unknown as { viewer: { accountNumber: string } };
    const reply = await shop.origin.app.inject({
      url: `/v1/admin/users/${viewer.accountNumber}`,
      headers: { authorization: `Bearer ${browser.token}` },
    });
    return { data, viewer, user: JSON.parse(reply.body) as unknown };
  };
  const plain = await read(shopper);
  expect(plain.user).toMatchObject({
    accountNumber: plain.viewer.accountNumber,
    role: [],
    admin: false,
    points: 0,
    contact: { firstName: 'Amel', lastName: 'B' },
  });
  expect(plain.data).toMatchObject({
    session: { state: 'SIGNED_IN' },
    viewer: { points: 0, isAdmin: false, firstName: 'Amel', lastName: 'B' },
  });
  const owner = await read(admin);
  expect(owner.user).toMatchObject({ role: ['Admin'], admin: true });
  expect(owner.viewer).toMatchObject({ isAdmin: true });
});

it.each([
  ['the role without the field', { roles: ['Admin'], is_admin: false }, false],
  ['the field without the role', { roles: [], is_admin: true }, false],
  ['a role that only contains the word', { roles: ['Administrator'], is_admin: true }, false],
  ['both', { roles: ['Shopper', 'Admin'], is_admin: true }, true],
])('%s: whether one is an admin', async (_, columns, isAdmin) => {
  const browser = await signUp(shop);
  await directly(shop.database.db, (trx) =>
    trx.updateTable('users').set(columns).where('email', '=', browser.email).execute(),
  );
  expect((await browser.ask('{ viewer { isAdmin } }')).data).toEqual({ viewer: { isAdmin } });
  const { errors } = await browser.ask('{ adminOrders(first: 1) { totalCount } }');
  expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(isAdmin ? undefined : ['FORBIDDEN']);
});
