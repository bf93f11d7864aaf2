import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, startTestBed } from '../../../test/harness.ts';
import type { TestBed } from '../../../test/harness.ts';
import { toGlobalId } from '../base/ids.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(() => {
  bed.gateway.onInvalidate(() => undefined)();
  bed.sent();
});

const query = (text: string, variables?: Record<string, unknown>) => ask(bed.gateway, text, variables);

describe('products', () => {
  it('maps every filter and the sort to REST parameters', async () => {
    const filter = {
      query: '  tapis ',
      category: 'rayon-1',
      brands: ['marque-2', 'marque-1'],
      sellers: ['boutique-1'],
      colors: ['noir', 'beige'],
      minPrice: '10',
      maxPrice: '99.500',
      inStock: true,
      stockStatus: 'IN_STOCK',
      isBestSeller: true,
      isFeatured: false,
      isFlashSale: true,
      hasDiscount: true,
      hasWarranty: true,
      minRating: 3.5,
      createdAfter: '2026-11-01T01:00:00+01:00',
    };
    const sort = { field: 'RATING' };
    const { errors } = await query(
      'query ($filter: ProductFilter, $sort: ProductSort) { products(filter: $filter, sort: $sort, first: 5) { totalCount } }',
      { filter, sort },
    );
    expect(errors).toBeUndefined();
    const [sent = ''] = bed.sent();
    const asked = Object.fromEntries(new URL(sent.slice(4), 'http://x').searchParams);
    expect(asked).toEqual({
      limit: '5',
      input: 'tapis',
      category: 'rayon-1',
      brand: 'marque-1,marque-2',
      seller: 'boutique-1',
      color: 'beige,noir',
      minPrice: '10',
      maxPrice: '99.500',
      inStock: 'true',
      stockStatus: 'In Stock',
      isBestSeller: 'true',
      isFeatured: 'false',
      isFlashSale: 'true',
      hasDiscount: 'true',
      hasWarranty: 'true',
      minRating: '3.5',
      newSince: '2026-11-01T00:00:00.000Z',
      sortBy: 'ratingAverage',
      sortOrder: 'desc',
    });
  });

  it('counts createdWithinHours from the full minute, so that readers share a call', async () => {
    await query('{ products(filter: { createdWithinHours: 24 }) { totalCount } }');
    expect(decodeURIComponent(bed.sent()[0] ?? '')).toMatch(/newSince=\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
  });

  it('pages by cursor', async () => {
    const page =
      'query ($after: String) { products(first: 2, after: $after) { nodes { slug } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } currentPage } }';
    const first = await query(page);
    expect(first.data).toEqual({
      products: {
        nodes: [{ slug: 'produit-1' }, { slug: 'produit-2' }],
        pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'c1', endCursor: 'c2' },
        currentPage: null,
      },
    });
    const second = await query(page, { after: 'c2' });
    expect(second.data).toMatchObject({
      products: { nodes: [{ slug: 'produit-3' }, { slug: 'produit-4' }] },
    });
  });

  it('pages by number', async () => {
    const { data } = await query(
      '{ products(first: 50, page: 6) { currentPage totalPages totalCount edges { cursor node { slug } } pageInfo { hasNextPage } } }',
    );
    expect(data).toMatchObject({
      products: { currentPage: 6, totalPages: 6, totalCount: 300, pageInfo: { hasNextPage: false } },
    });
  });

  it.each([
    ['first', 'first: 0'],
    ['first', 'first: 101'],
    ['first', 'first: -1'],
    ['after', 'after: "nonsense"'],
    ['after', 'after: ""'],
    ['page', 'after: "c2", page: 2'],
    ['page', 'page: 0'],
    ['page', 'page: 401, first: 25'],
    ['filter.query', `filter: { query: "${'x'.repeat(201)}" }`],
    ['filter.category', 'filter: { category: "Not A Slug" }'],
    ['filter.brands.1', 'filter: { brands: ["ok", "not,ok"] }'],
    ['filter.sellers.0', 'filter: { sellers: ["../x"] }'],
    ['filter.colors.0', 'filter: { colors: ["ultraviolet"] }'],
    ['filter.minPrice', 'filter: { minPrice: "-1" }'],
    ['filter.minRating', 'filter: { minRating: 5.5 }'],
    ['filter.createdWithinHours', 'filter: { createdWithinHours: 0 }'],
  ])('refuses a bad %s by name', async (argument, args) => {
    const { data, errors } = await query(`{ products(${args}) { totalCount } }`);
    expect(data?.['products'] ?? null).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
    expect(errors?.[0]?.message).toContain(argument);
  });

  it.each(['12.5', '12,5', '"12.5000"', '"abc"', 'true'])('refuses %s as an amount', async (amount) => {
    const { errors } = await query(`{ products(filter: { minPrice: ${amount} }) { totalCount } }`);
    expect(errors).toHaveLength(1);
    expect(bed.sent()).toEqual([]);
  });

  it('rejects an amount in a variable too, with a code', async () => {
    const text = 'query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }';
    const { errors } = await query(text, { filter: { minPrice: 12.5 } });
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toContain('minPrice');
  });

  it('of a category, a brand and a seller cannot leave their parent', async () => {
    await query('{ category(by: { slug: "rayon-1" }) { products(first: 1) { totalCount } } }');
    expect(bed.sent()).toEqual(['GET /v1/admin/products?limit=1&category=rayon-1']);
    const { errors } = await query(
      '{ category(by: { slug: "rayon-1" }) { products(first: 1, filter: { category: "rayon-2" }) { totalCount } } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'filter.category' });
  });
});

describe('calls', () => {
  it('a list is one call as long as only its own fields are requested', async () => {
    await query(
      '{ products(first: 20, page: 2) { nodes { id slug brand { id name slug } seller { name } category { name slug } price { amount } mainImage { url } } } }',
    );
    expect(bed.sent()).toEqual(['GET /v1/admin/products?limit=20&page=2']);
  });

  it('further fields of brands and sellers are one call each, whatever fragments request them', async () => {
    await query(`
      { products(first: 10, page: 3) { nodes { ...Card } } }
      fragment Card on Product { brand { ...Logo } seller { ... on Seller { region { name } } } }
      fragment Logo on Brand { logo { url } }
    `);
    const sent = bed.sent();
    expect(sent).toHaveLength(3);
    expect(sent.filter((path) => path.startsWith('GET /v1/brands/by-ids?ids='))).toHaveLength(1);
    expect(sent.filter((path) => path.startsWith('GET /v1/shops/by-ids?ids='))).toHaveLength(1);
  });

  it('categories come from the tree', async () => {
    const { data } = await query(
      '{ products(first: 3, page: 4) { nodes { category { path parent { name } } breadcrumb { slug } } } }',
    );
    expect(bed.sent()).toEqual(['GET /v1/admin/products?limit=3&page=4']);
    const [first] = (
      data as unknown as {
        products: { nodes: { category: { path: string[] }; breadcrumb: { slug: string }[] }[] };
      }
    ).products.nodes;
    expect(first?.breadcrumb.map(({ slug }) => slug)).toEqual(first?.category.path);
  });

  it('details are loaded on demand, once for all their fields and all products of a list', async () => {
    const { data } = await query(
      '{ products(first: 3, page: 40) { nodes { images { url(width: 800) } specs { name } priceHistory { at } returnPolicy variants { id } } } }',
    );
    expect(bed.sent()).toEqual([
      'GET /v1/admin/products?limit=3&page=40',
      'GET /v1/products/by-ids?ids=118,119,120',
    ]);
    expect(data).toMatchObject({
      products: {
        nodes: [118, 119, 120].map((id) => ({
          images: [{ url: `/media/product-${id}?w=800` }, { url: `/media/product-${id}-b?w=800` }],
        })),
      },
    });
  });

  it('the detail of one product is loaded by its own path', async () => {
    await query('{ products(first: 1, page: 90) { nodes { specs { name } } } }');
    expect(bed.sent()).toEqual(['GET /v1/admin/products?limit=1&page=90', 'GET /v1/products/90']);
  });
});

describe('product', () => {
  it('has alternative texts of its pictures in the languages that they were written in', async () => {
    const { data } = await query(
      '{ product(by: { slug: "produit-20" }) { mainImage { fr: alt tn: alt(language: TN) de: alt(language: DE) } images { alt(language: TN) } } }',
    );
    expect(data).toEqual({
      product: {
        mainImage: { fr: 'Un tapis', tn: 'زربية', de: null },
        images: [{ alt: 'زربية' }, { alt: null }],
      },
    });
  });

  it('returns its detail', async () => {
    const { data } = await query(
      '{ product(by: { slug: "produit-10" }) { id images { url(width: 64) } variants { id size currentPrice { amount } product { slug } } specs { name value } priceHistory { price { amount } } reviews(first: 2) { totalCount histogram nodes { rating authorName isVerifiedPurchase } pageInfo { hasNextPage } } related(first: 2) { slug } } }',
    );
    const product = bed.origin.data.products.find(({ slug }) => slug === 'produit-10');
    expect(data).toMatchObject({
      product: {
        id: toGlobalId('Product', 10),
        images: [{ url: '/media/product-10?w=64' }, { url: '/media/product-10-b?w=64' }],
        variants: [
          { size: 'S', currentPrice: { amount: product?.flashSalePrice }, product: { slug: 'produit-10' } },
          { size: 'M' },
        ],
        specs: [{ name: 'Matière', value: 'bois' }],
        reviews: { totalCount: 12, histogram: [3, 3, 2, 2, 2], pageInfo: { hasNextPage: true } },
      },
    });
    expect(bed.sent().toSorted()).toEqual([
      'GET /v1/products/10/related?limit=2',
      'GET /v1/products/10/reviews?limit=2',
      'GET /v1/products/by-slug/produit-10',
    ]);
  });

  it.each(['product', 'category', 'brand', 'seller'])('an unknown %s is null', async (field) => {
    const { data, errors } = await query(`{ ${field}(slug: "nothing-of-the-sort") { id } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ [field]: null });
  });

  it.each(['product', 'category', 'brand', 'seller'])(
    'what cannot be the slug of a %s is null without a call',
    async (field) => {
      const { data } = await query(`{ ${field}(slug: "Not a/../slug") { id } }`);
      expect(data).toEqual({ [field]: null });
      expect(bed.sent()).toEqual([]);
    },
  );

  it.each([
    ['reviews(first: 0) { totalCount }', 'first'],
    ['reviews(after: "zz") { totalCount }', 'after'],
    ['related(first: 25) { id }', 'first'],
  ])('refuses %s', async (field, argument) => {
    const { errors } = await query(`{ product(by: { slug: "produit-10" }) { ${field} } }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });
});

describe('prices', () => {
  const fields =
    'price { amount currency } discountPrice { amount } currentPrice { amount } discountPercent flashSale { isActive price { amount } discountPercent expiresAt }';
  const price = async (slug: string) =>
    (await query(`{ product(by: { slug: "${slug}" }) { ${fields} } }`)).data;

  it('the flash price applies while the flash sale is active', async () => {
    const wire = bed.origin.data.products[9];
    expect(await price('produit-10')).toMatchObject({
      product: {
        currentPrice: { amount: wire?.flashSalePrice },
        discountPercent: 40,
        flashSale: { isActive: true, discountPercent: 40 },
      },
    });
  });

  it('the reduced price applies otherwise', async () => {
    const wire = bed.origin.data.products[2];
    expect(await price('produit-3')).toMatchObject({
      product: { currentPrice: { amount: wire?.discountPrice }, discountPercent: 20, flashSale: null },
    });
  });

  it('the price applies without any reduction', async () => {
    const wire = bed.origin.data.products[0];
    expect(await price('produit-1')).toEqual({
      product: {
        price: { amount: wire?.price, currency: 'TND' },
        discountPrice: null,
        currentPrice: { amount: wire?.price },
        discountPercent: 0,
        flashSale: null,
      },
    });
  });
});

describe('categories', () => {
  const names = async (list: string) => {
    const { data } = await query(`{ categories(list: ${list}) { name subCategories { name } } }`);
    return (data as unknown as { categories: { name: string; subCategories: { name: string }[] }[] })
      .categories;
  };

  it.each([
    ['TREE', 10],
    ['TOP', 8],
    ['WITH_SUBCATEGORIES', 10],
    ['SPECIAL', 2],
    ['FEATURED', 3],
  ])('%s', async (list, length) => {
    const given = await names(list);
    expect(given).toHaveLength(length);
    expect(given[0]?.subCategories).toHaveLength(3);
  });

  it('ALPHABETICAL sorts every level', async () => {
    const given = await names('ALPHABETICAL');
    expect(given.map(({ name }) => name)).toEqual(
      given.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'fr')),
    );
    expect(given[0]?.subCategories.map(({ name }) => name)).toEqual(['Rayon 1 1', 'Rayon 1 2', 'Rayon 1 3']);
  });

  it('are loaded once for all callers', async () => {
    await names('TREE');
    await names('TOP');
    expect(bed.sent()).toEqual([]);
  });

  it('have ancestors and a description', async () => {
    const { data } = await query(
      '{ category(by: { slug: "rayon-2-3-1" }) { description ancestors { slug } parent { slug } } }',
    );
    expect(data).toEqual({
      category: {
        description: 'Tout le Rayon 2 3 1',
        ancestors: [{ slug: 'rayon-2' }, { slug: 'rayon-2-3' }],
        parent: { slug: 'rayon-2-3' },
      },
    });
  });
});

describe('random and suggested products', () => {
  const slugs = async (args: string) => {
    const { data } = await query(`{ randomProducts(${args}) { slug } }`);
    return (data as unknown as { randomProducts: { slug: string }[] }).randomProducts.map(({ slug }) => slug);
  };

  it('random products are the 20 newest in an order of the seed alone', async () => {
    const [one, again, two] = [await slugs('seed: 1'), await slugs('seed: 1'), await slugs('seed: 2')];
    expect(one).toEqual(again);
    expect(one).not.toEqual(two);
    expect(one.toSorted()).toEqual(two.toSorted());
    expect(one).toHaveLength(20);
    expect(bed.sent()).toEqual(['GET /v1/admin/products?limit=20&sortBy=createdAt&sortOrder=desc']);
    expect(await slugs('seed: 1, first: 3')).toEqual(one.slice(0, 3));
  });

  it('suggestions are the best matches, and none for no text', async () => {
    const { data } = await query('{ productSuggestions(query: " Tapis ", first: 3) { id name } }');
    expect((data as unknown as { productSuggestions: unknown[] }).productSuggestions).toHaveLength(3);
    expect(bed.sent()).toEqual(['GET /v1/admin/products?limit=3&input=Tapis']);
    expect((await query('{ productSuggestions(query: "  ") { id } }')).data).toEqual({
      productSuggestions: [],
    });
    expect(bed.sent()).toEqual([]);
  });
});

describe('brands, sellers, filter options', () => {
  it('brands by country', async () => {
    const { data } = await query(
      '{ brands(countryCode: "TN", first: 2) { totalCount nodes { name countryCode logo { url } } pageInfo { endCursor } } }',
    );
    expect(data).toMatchObject({
      brands: { totalCount: 15, nodes: [{ countryCode: 'TN' }, { countryCode: 'TN' }] },
    });
    expect(bed.sent()).toEqual(['GET /v1/brands?country=TN&limit=2']);
  });

  it.each([
    ['brands(countryCode: "tn") { totalCount }', 'countryCode'],
    ['brands(first: 101) { totalCount }', 'first'],
    ['sellers(after: "zz") { totalCount }', 'after'],
    ['productFilterOptions(category: "No Slug") { inStockCount }', 'category'],
    ['productSuggestions(query: "x", first: 21) { id }', 'first'],
    ['randomProducts(first: 0) { id }', 'first'],
  ])('refuses %s', async (field, argument) => {
    const { errors } = await query(`{ ${field} }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });

  it('delivery times of a seller to a governorate; none when the carrier provides none', async () => {
    const times =
      'deliveryTimes(regionNumber: 3) { arrivesFrom arrivesUntil leastTransitDays mostTransitDays }';
    const { data } = await query(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Seller { id ${times} } } }`,
      { ids: ['1', '2', '999'].map((key) => toGlobalId('Seller', key)) },
    );
    expect(data).toMatchObject({
      nodes: [
        {
          deliveryTimes: {
            arrivesFrom: '2026-11-24',
            arrivesUntil: '2026-11-25',
            leastTransitDays: 1,
            mostTransitDays: 2,
          },
        },
        { deliveryTimes: null },
        null,
      ],
    });
    expect(bed.sent().filter((sent) => sent.includes('delivery'))).toEqual([
      'GET /v1/delivery/times/by-shops?region=3&ids=1,2',
    ]);
  });

  it('fee and days of products, in one call for the shops of the page', async () => {
    const { data, errors } = await query(
      '{ products(first: 50) { nodes { currentPrice { amount } delivery(regionNumber: 3) { fee { amount } arrivesFrom arrivesUntil mostTransitDays } } } }',
    );
    expect(errors).toBeUndefined();
    const {
      products: { nodes },
    } = data as unknown as {
      products: {
        nodes: {
          currentPrice: { amount: string };
          delivery: { fee: { amount: string }; arrivesFrom: string };
        }[];
      };
    };
    expect(new Set(nodes.map(({ delivery }) => delivery.arrivesFrom))).toEqual(new Set(['2026-11-24', null]));
    for (const { currentPrice, delivery } of nodes)
      expect(delivery.fee.amount).toBe(Number(currentPrice.amount) >= 99 ? '0.000' : '8.000');
    expect(bed.sent()).toEqual([
      'GET /v1/admin/products?limit=50',
      expect.stringMatching(/^GET \/v1\/delivery\/times\/by-shops\?region=3&ids=[\d,]+$/),
    ]);
    const wrong = await query(
      '{ products(first: 1) { nodes { delivery(regionNumber: 25) { arrivesFrom } } } }',
    );
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'regionNumber' });
  });

  it('one by what names it: slug, id, SKU or GTIN, also of a variant', async () => {
    const id = toGlobalId('Product', '10');
    const find = async (by: object) => {
      const { data, errors } = await query(
        'query ($by: ProductBy) { product(by: $by) { slug variants { gtin mpn } } }',
        { by },
      );
      return errors?.[0]?.extensions ?? data?.['product'];
    };
    const ten = {
      slug: 'produit-10',
      variants: [
        { gtin: '6180000000102', mpn: null },
        { gtin: null, mpn: null },
      ],
    };
    for (const by of [
      { slug: 'produit-10' },
      { id },
      { sku: 'SKU-10' },
      { sku: ' SKU-10-M ' },
      { gtin: '6180000000102' },
    ])
      expect(await find(by)).toEqual(ten);
    expect(await find({ gtin: '6190000000026' })).toMatchObject({ slug: 'produit-2' });
    for (const by of [
      { slug: 'none' },
      { slug: '/' },
      { id: toGlobalId('Product', '99999') },
      { sku: 'NONE' },
      { gtin: '96385074' },
    ])
      expect(await find(by)).toBeNull();
    for (const [by, argument] of [
      [{ id: toGlobalId('Brand', '1') }, 'by.id'],
      [{ sku: 'a,b' }, 'by.sku'],
      [{ gtin: '6190000000027' }, 'by.gtin'],
    ] as const)
      expect(await find(by)).toMatchObject({ code: 'BAD_USER_INPUT', argument });
    // Exactly one: the schema refuses others.
    for (const by of [{}, { slug: 'produit-10', id }, { slug: null }])
      expect(await find(by)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('of several offers of a GTIN the cheapest that is available', async () => {
    const offers = bed.origin.data.products.filter(({ hasVariants }) => !hasVariants).slice(20, 23);
    const before = offers.map(({ gtin: own, price, stock }) => ({ gtin: own, price, stock }));
    const change = (index: number, price: string, stock: number): void => {
      Object.assign(offers[index] ?? {}, { gtin: '96385074', price, stock, stockStatus: 'In Stock' });
    };
    change(0, '1.000', 0);
    change(1, '3.000', 5);
    change(2, '2.000', 5);
    const { data } = await query('{ product(by: { gtin: "00000096385074" }) { slug } }');
    expect(data?.['product']).toEqual({ slug: offers[2]?.slug });
    offers.forEach((offer, index) => Object.assign(offer, before[index]));
  });

  it('categories, brands and shops by id as by slug', async () => {
    const { data: lists } = await query(
      '{ brands(first: 1) { nodes { id slug } } sellers(first: 1) { nodes { id slug } } categories { id slug } }',
    );
    const listed = lists as unknown as {
      brands: { nodes: { id: string; slug: string }[] };
      sellers: { nodes: { id: string; slug: string }[] };
      categories: { id: string; slug: string }[];
    };
    for (const [field, one] of [
      ['brand', listed.brands.nodes[0]],
      ['seller', listed.sellers.nodes[0]],
      ['category', listed.categories[0]],
    ] as const) {
      const { data, errors } = await query(
        `{ id: ${field}(by: { id: "${one?.id}" }) { slug } slug: ${field}(by: { slug: "${one?.slug}" }) { slug }
           old: ${field}(slug: "${one?.slug}") { slug } none: ${field}(by: { slug: "none" }) { slug } }`,
      );
      expect(errors).toBeUndefined();
      const found = { slug: one?.slug };
      expect(data).toEqual({ id: found, slug: found, old: found, none: null });
    }
  });

  it.each([
    ['product', 'by'],
    ['product(by: { slug: "a" }, slug: "a")', 'slug'],
    ['category(by: null)', 'by'],
    ['brand(slug: null)', 'by'],
    ['seller(by: { id: "x" })', 'by.id'],
  ])('%s is refused by the name of its argument', async (field, argument) => {
    const { errors } = await query(`{ ${field} { id } }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });

  it('what identifies and measures a product, and its price per unit', async () => {
    const identity = 'gtin mpn condition dimensions { lengthMm widthMm heightMm } content { amount unit }';
    const { data } = await query(
      `{ two: product(by: { slug: "produit-2" }) { ${identity} currentPrice { amount } unitPrice { price { amount } unit } }
         ten: product(by: { slug: "produit-10" }) { ${identity} unitPrice { unit } } one: product(by: { slug: "produit-1" }) { ${identity} unitPrice { unit } } }`,
    );
    const two = data?.['two'] as unknown as { currentPrice: { amount: string } };
    expect(two).toMatchObject({
      gtin: '6190000000026',
      mpn: 'MPN-2',
      condition: 'NEW',
      dimensions: { lengthMm: 300, widthMm: 200, heightMm: 100 },
      content: { amount: 250, unit: 'GRAM' },
      unitPrice: { price: { amount: (Number(two.currentPrice.amount) * 4).toFixed(3) }, unit: 'KILOGRAM' },
    });
    // With variants, whose contents may differ.
    expect(data?.['ten']).toMatchObject({ content: { amount: 250 }, unitPrice: null });
    expect(data?.['one']).toEqual({
      gtin: null,
      mpn: null,
      condition: 'NEW',
      dimensions: null,
      content: null,
      unitPrice: null,
    });
  });

  it('options of a product, what its variants choose of them, and what each costs', async () => {
    const { data } = await query(
      `{ product(by: { slug: "produit-10" }) {
           price { amount } options { kind name(language: EN) values { value label(language: EN) } }
           variants { isAvailable image { url(width: 64) } price { amount } selectedOptions { kind name value label(language: DE) } }
         } produit: product(by: { slug: "produit-1" }) { options { kind } } }`,
    );
    const product = data?.['product'] as unknown as { price: { amount: string } };
    expect(product).toMatchObject({
      options: [
        {
          kind: 'SIZE',
          name: 'Size',
          values: [
            { value: 'S', label: 'S' },
            { value: 'M', label: 'M' },
          ],
        },
      ],
      variants: [
        {
          image: { url: '/media/product-10?w=64' },
          price: product.price,
          selectedOptions: [{ kind: 'SIZE', name: 'Taille', value: 'S', label: 'S' }],
        },
        { selectedOptions: [{ value: 'M' }] },
      ],
    });
    expect(data?.['produit']).toEqual({ options: [] });
  });

  it.each([0, 25])('there is no governorate %i to deliver to', async (region) => {
    const { errors } = await query(
      `{ sellers(first: 1) { nodes { deliveryTimes(regionNumber: ${region}) { arrivesFrom } } } }`,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'regionNumber' });
  });

  it('the options below some products', async () => {
    const { data } = await query(
      '{ productFilterOptions(category: "rayon-1") { minPrice { amount } colors { value label count } withWarrantyCount discountedCount inStockCount } }',
    );
    expect(data).toEqual({
      productFilterOptions: {
        minPrice: { amount: '5.000' },
        colors: [{ value: 'noir', label: 'Noir', count: 12 }],
        withWarrantyCount: 3,
        discountedCount: 4,
        inStockCount: 5,
      },
    });
    expect(bed.sent()).toEqual(['GET /v1/admin/products/filter-options?category=rayon-1']);
  });

  it('the options under a whole filter, which keep those of its own conditions, with technical data', async () => {
    const specs = '[{ name: "Matière", values: ["laine", "bois"] }, { name: "Longueur", values: ["2 m"] }]';
    const { data } = await query(
      `{ productFilterOptions(filter: { category: "rayon-1", brands: ["b", "a"], hasDiscount: true, specs: ${specs} }, language: EN) {
           inStockCount specs { name label values { value label count } } } }`,
    );
    expect(data).toMatchObject({
      productFilterOptions: {
        specs: [
          {
            name: 'Matière',
            label: 'Material',
            values: [
              { value: 'bois', label: 'Wood', count: 3 },
              { value: 'laine', label: 'Laine', count: 1 },
            ],
          },
        ],
      },
    });
    const [sent = ''] = bed.sent();
    const { pathname, searchParams } = new URL(sent.replace('GET ', ''), 'http://shop');
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/v1/admin/products/filter-options',
      {
        category: 'rayon-1',
        brand: 'a,b',
        hasDiscount: 'true',
        specs: '[["Longueur",["2 m"]],["Matière",["bois","laine"]]]',
        apart: 'true',
        withSpecs: 'true',
      },
    ]);
  });

  it.each([
    ['productFilterOptions(filter: {}, brand: "a") { inStockCount }', 'brand'],
    ['productFilterOptions(filter: { lowStock: true }) { inStockCount }', 'filter'],
    ['products(filter: { specs: [{ name: "", values: ["a"] }] }) { totalCount }', 'filter.specs.0.name'],
    ['products(filter: { specs: [{ name: "a", values: [] }] }) { totalCount }', 'filter.specs.0.values'],
  ])('%s is refused by its argument', async (field, argument) => {
    const { errors } = await query(`{ ${field} }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });

  it('options have their labels in the requested language, from one response', async () => {
    const { data } = await query(
      'fragment Labels on ProductFilterOptions { categories { label } colors { label } } { fr: productFilterOptions { ...Labels } en: productFilterOptions(language: EN) { ...Labels } de: productFilterOptions(language: DE) { ...Labels } }',
    );
    expect(data).toEqual({
      fr: { categories: [{ label: 'Rayon 1' }], colors: [{ label: 'Noir' }] },
      en: { categories: [{ label: 'Department 1' }], colors: [{ label: 'Black' }] },
      de: { categories: [{ label: 'Rayon 1' }], colors: [{ label: 'Schwarz' }] },
    });
    expect(bed.sent()).toEqual(['GET /v1/admin/products/filter-options']);
  });

  it('labels of options are in the language of their own argument, and say which one it is', async () => {
    const { data } = await query(`{ productFilterOptions(language: EN) {
      colors { label de: label(language: DE) tn: labelLanguage(language: TN) }
      categories { label(language: DE) labelLanguage(language: DE) }
    } }`);
    expect(data).toMatchObject({
      productFilterOptions: {
        colors: [{ label: 'Black', de: 'Schwarz', tn: 'TN' }],
        categories: [{ label: 'Rayon 1', labelLanguage: 'FR' }],
      },
    });
  });

  it('colours of products and technical data are in the requested language, and say which one it is', async () => {
    const { data } = await query(`{ product(by: { slug: "produit-10" }) {
      colors de: colors(language: DE)
      options { values { label(language: EN) labelLanguage(language: EN) } }
      specs { name(language: EN) nameLanguage(language: EN) valueLanguage(language: FR) }
    } }`);
    const { product } = data as unknown as { product: { colors: string[]; de: string[] } };
    const { colors, de, ...others } = product;
    expect(colors.map((color) => color === 'noir')).toEqual(de.map((color) => color === 'schwarz'));
    expect(others).toMatchObject({
      options: [{ values: [{ label: 'S', labelLanguage: 'FR' }, { label: 'M' }] }],
      specs: [{ name: 'Matière', nameLanguage: 'FR', valueLanguage: 'FR' }],
    });
  });
});
