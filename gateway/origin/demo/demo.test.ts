import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StockStatus } from '../../contract/catalogue.ts';
import { PRODUCT_COLORS } from '../../contract/rules/colors.ts';
import type { Quote } from '../../contract/cart.ts';
import type { ProductPage, ProductSummary, Shop } from '../../contract/catalogue.ts';
import { Slug } from '../../contract/common.ts';
import { isGtin } from '../../contract/rules/gtin.ts';
import { REGIONS } from '../../contract/rules/regions.ts';
import type { Homepage } from '../../contract/content.ts';
import { discountPercent, FREE_DELIVERY_FROM, fromTnd } from '../../contract/money.ts';
import { run } from '../base/sql.ts';
import { hasArtwork } from '../media/artwork.ts';
import { SCENES } from '../media/palette.ts';
import { readPictureKey, readScenePart, Recipe } from '../media/recipe.ts';
import { isShot } from '../media/shots.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startTestOrigin } from '../testing/origin.ts';
import type { OriginDatabase } from '../db/database.ts';
import { BRANDS } from './brands.ts';
import { updateDemoEditorial } from './editorial.ts';
import { allFamilies, CATEGORIES, demoProducts, type DemoProduct } from './generate.ts';
import { HOME_RECIPES } from './home.ts';
import { identityOf } from './identity.ts';
import { DEFAULT_PRODUCTS, keepDemoFresh, loadDemo, NotEmptyError } from './index.ts';
import { KITS } from './kits.ts';
import { SELLERS } from './sellers.ts';
import { colorAdjective, slugify } from './words.ts';
import { directly } from '../testing/system.ts';

const products: readonly DemoProduct[] = [...demoProducts(DEFAULT_PRODUCTS)];
const digest = (count: number): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        [...demoProducts(count)].map(({ name, description, price, seed, stock, variants }) => [
          name,
          description,
          price,
          seed,
          stock,
          variants,
        ]),
      ),
    )
    .digest('hex');

describe('the catalogue as data', () => {
  it('has enough products and categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(3200);
    expect(CATEGORIES.length).toBeGreaterThanOrEqual(200);
    expect(Math.max(...CATEGORIES.map((category) => category.depth))).toBe(5);
    expect(allFamilies().length).toBeGreaterThanOrEqual(220);
    expect(BRANDS).toHaveLength(60);
    expect(BRANDS.filter((brand) => brand.country === 'TN').length).toBeGreaterThanOrEqual(15);
    expect(SELLERS).toHaveLength(40);
    expect(new Set(SELLERS.map((seller) => seller.governorate)).size).toBe(REGIONS.length);
    const top = CATEGORIES.filter((category) => category.depth === 1);
    expect(top.filter((category) => category.isSpecial).length).toBeGreaterThanOrEqual(5);
    expect(top.filter((category) => category.isFeatured).length).toBeGreaterThanOrEqual(5);
    expect(top.map((category) => category.slug)).toEqual(
      expect.arrayContaining(['high-tech', 'mode', 'maison-jardin']),
    );
    expect(CATEGORIES.some((category) => !category.active)).toBe(true);
  });

  it('has no two products with the same name and description, and hardly two with the same name', () => {
    expect(new Set(products.map((product) => `${product.name}\n${product.description}`)).size).toBe(
      products.length,
    );
    expect(new Set(products.map((product) => product.name)).size).toBeGreaterThan(products.length * 0.98);
    const many = [...demoProducts(30_000)];
    expect(new Set(many.map((product) => `${product.name}\n${product.description}`)).size).toBe(many.length);
    expect(new Set(many.map((product) => product.slug)).size).toBe(many.length);
  });

  it('is in correct French', () => {
    for (const { name, description } of products) {
      expect(name + description).not.toMatch(
        / {2}|undefined|null|NaN|\bà à\b|\bde de\b|\ben en\b|\.\.|\s[,.]/,
      );
      expect(name).toMatch(/^\p{Lu}/u);
      expect(description).toMatch(/[.!?]$/u);
      const count = description.split(/(?<=[.!?؟…])\s/u).length;
      expect(count).toBeGreaterThanOrEqual(2);
      expect(description.length).toBeLessThan(700);
    }
  });

  it('has descriptions in derja from a few sellers, and no Arabic script in French texts', () => {
    const derja = products.filter((product) => product.derja !== null);
    expect(derja.length / products.length).toBeGreaterThan(0.05);
    expect(derja.length / products.length).toBeLessThan(0.12);
    for (const { derja: text } of derja) expect(text).toMatch(/^[\p{Script=Arabic}]/u);
    for (const { name, description } of products)
      expect(name + description).not.toMatch(/\p{Script=Arabic}/u);
  });

  it('has prices that fit the kind, with usual endings', () => {
    for (const { type, price, discountPrice } of products) {
      expect(price).toBeGreaterThanOrEqual(type.price[0] * 1000);
      expect(price).toBeLessThanOrEqual(type.price[1] * 1000);
      expect(price % 100).toBe(0);
      if (discountPrice !== null) expect(discountPrice).toBeLessThan(price);
    }
  });

  it('has every stock status, stocks that agree with it, and valid slugs and colours', () => {
    expect(new Set(products.map((product) => product.stockStatus))).toEqual(new Set(StockStatus.options));
    for (const product of products) {
      expect(Slug.safeParse(product.slug).success).toBe(true);
      if (product.stockStatus === 'Out of Stock') expect(product.stock).toBe(0);
      if (product.stockStatus === 'In Stock') expect(product.stock).toBeGreaterThan(0);
      if (product.variants.length > 0)
        expect(product.variants.reduce((sum, variant) => sum + variant.stock, 0)).toBe(product.stock);
      expect(PRODUCT_COLORS).toEqual(expect.arrayContaining(product.colors));
    }
  });

  it('has bar codes that no company owns, each once, on all goods of brands but handmade ones', () => {
    const codes: string[] = [];
    for (const product of products) {
      const { gtin, variantGtins } = identityOf(product);
      const own = product.variants.length === 0 ? [gtin] : variantGtins;
      expect(own).toHaveLength(Math.max(1, product.variants.length));
      if (product.variants.length > 0) expect(gtin).toBeNull();
      const hasCode = product.brand !== null && product.type.kit !== 'craft';
      for (const code of own) {
        expect(code === null, product.name).toBe(!hasCode);
        if (code !== null) codes.push(code);
      }
    }
    expect(codes.length).toBeGreaterThan(products.length / 2);
    expect(codes.filter((code) => !/^2\d{12}$/.test(code) || !isGtin(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('is the same for the same count', () => {
    expect(digest(700)).toBe(digest(700));
  });

  it('has only the colours that a product’s artwork shows', () => {
    const shown = new Map(
      allFamilies().flatMap(({ type, art }) =>
        art.map(({ name, colors }) => [`${type.noun} ${name}`, colors]),
      ),
    );
    const wrong: string[] = [];
    for (const { name, type, art, colors } of products) {
      const own = shown.get(`${type.noun} ${art}`) ?? [];
      if (own.length > 0 && colors.some((color) => !own.includes(color))) wrong.push(name);
    }
    expect(wrong).toEqual([]);
    expect(PRODUCT_COLORS).toEqual(expect.arrayContaining([...shown.values()].flat()));
  });

  it.each([
    ['Fouta', 'unie', 'shot-fouta-chevron'],
    ['Bouilloire électrique', 'en verre', 'shot-kettle-glass'],
  ])('shows every %s “%s” as %s', (noun, trait, art) => {
    const shown = products.filter(({ type, parts }) => type.noun === noun && parts.traits.includes(trait));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((product) => product.art !== art).map(({ name }) => name)).toEqual([]);
  });

  it('chooses artwork by traits that its products can have', () => {
    const unknown = allFamilies().flatMap(({ type, art, traits }) =>
      art.flatMap(({ name, traits: own }) =>
        own
          .filter((trait) => !traits.flat().includes(trait))
          .map((trait) => `${type.noun}: ${name} (${trait})`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('names artwork that exists', async () => {
    const names = new Set([
      ...allFamilies().flatMap((family) => family.art.map(({ name }) => name)),
      ...Object.values(SCENES).flatMap((scene) => scene.companions),
      ...HOME_RECIPES.flatMap((recipe) =>
        'art' in recipe ? recipe.art.map((part) => readScenePart(part).art) : [],
      ),
    ]);
    const missing: string[] = [];
    for (const name of names) if (!(await hasArtwork(name))) missing.push(name);
    expect(missing).toEqual([]);
    expect(Object.values(KITS).filter((kit) => !Object.hasOwn(SCENES, kit.scene))).toEqual([]);
  });
});

describe('words', () => {
  it('agrees colours and makes slugs', () => {
    expect(colorAdjective('noir', 'fp')).toBe('noires');
    expect(colorAdjective('blanc', 'f')).toBe('blanche');
    expect(colorAdjective('marron', 'fp')).toBe('marron');
    expect(colorAdjective('gris', 'mp')).toBe('gris');
    expect(slugify('Œuvre d’été à 12,5 cm')).toBe('oeuvre-d-ete-a-12-5-cm');
  });
});

describe('the loaded shop', () => {
  const now = new Date('2026-03-14T09:30:00Z');
  let database: OriginDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await loadDemo(database.db, { now });
  });
  afterAll(() => database.close());
  const one = async (sql: string, parameters: unknown[] = []): Promise<Record<string, number>> =>
    (await run<Record<string, number>>(database.db, sql, parameters))[0] ?? {};

  it('has flash sales, best sellers, featured and new products, and consistent reviews', async () => {
    const counts = await one(
      `select count(*) filter (where is_flash_sale and flash_sale_starts_at <= $1 and flash_sale_expires_at > $1) as running,
        count(*) filter (where is_flash_sale and flash_sale_starts_at > $1) as later, count(*) filter (where is_best_seller) as best,
        count(*) filter (where is_featured) as featured, count(*) filter (where created_at > $1::timestamptz - interval '1 day') as today,
        count(*) filter (where stock between 1 and 5) as low, count(*) filter (where search_text = '') as unsearchable from products`,
      [now.toISOString()],
    );
    expect(counts['running']).toBeGreaterThanOrEqual(20);
    expect(counts['later']).toBeGreaterThanOrEqual(2);
    expect(counts['best']).toBeGreaterThanOrEqual(50);
    expect(counts['featured']).toBeGreaterThanOrEqual(50);
    expect(counts['today']).toBeGreaterThanOrEqual(25);
    expect(counts['low']).toBeGreaterThanOrEqual(100);
    expect(counts['unsearchable']).toBe(0);
    const wrong = await one(
      `select count(*) as wrong from products p join lateral (select count(*) as n, coalesce(avg(rating), 0) as average from reviews r where r.product_id = p.id) r on true
       where p.rating_count <> r.n or abs(p.rating_average - r.average) > 0.01`,
    );
    expect(wrong['wrong']).toBe(0);
    expect((await one('select count(*) as n from reviews'))['n']).toBeGreaterThan(6_500);
    const future = await one(
      'select (select count(*) from reviews r join products p on p.id = r.product_id where r.created_at < p.created_at or r.created_at > $1) + (select count(*) from price_history where at > $1) as n',
      [now.toISOString()],
    );
    expect(future['n']).toBe(0);
  });

  it('has the bar codes of products and of variants', async () => {
    const stored = await run<{ sku: string; gtin: string | null }>(
      database.db,
      'select sku, gtin from products union all select sku, gtin from product_variants order by sku',
      [],
    );
    const expected = products.flatMap((product) => {
      const { gtin, variantGtins } = identityOf(product);
      return [
        { sku: product.sku, gtin },
        ...variantGtins.map((code, index) => ({ sku: `${product.sku}-${index + 1}`, gtin: code })),
      ];
    });
    expect(new Map(stored.map(({ sku, gtin }) => [sku, gtin]))).toEqual(
      new Map(expected.map(({ sku, gtin }) => [sku, gtin])),
    );
  });

  it('leaves the id sequence after its products', async () => {
    const row = await one(`select nextval(pg_get_serial_sequence('products', 'id')) as next`);
    expect(row['next']).toBe(DEFAULT_PRODUCTS + 1);
  });

  it('has a picture for every key', async () => {
    const keys = await run<{ key: string }>(
      database.db,
      'select unnest(image_keys) as key from products union all select logo_key from brands union all select image_key from categories',
      [],
    );
    const known = new Map(
      (await database.db.selectFrom('pictures').select(['key', 'views']).execute()).map((row) => [
        row.key,
        row.views,
      ]),
    );
    for (const { key } of keys) {
      const read = readPictureKey(key);
      expect(read && read.view < (known.get(read.setKey) ?? 0)).toBe(true);
    }
  });

  it('paints every studio shot in the first colour of its product', async () => {
    const shown = await run<{ name: string; key: string; color: string }>(
      database.db,
      'select name, image_keys[1] as key, colors[1] as color from products where colors[1] is not null',
      [],
    );
    const recipes = new Map(
      (await database.db.selectFrom('pictures').select(['key', 'recipe']).execute()).map((row) => [
        row.key,
        Recipe.parse(row.recipe),
      ]),
    );
    const shots = shown.flatMap(({ name, key, color }) => {
      const recipe = recipes.get(readPictureKey(key)?.setKey ?? '');
      return recipe?.kind === 'product' && recipe.art.some(isShot) ? [{ name, color, recipe }] : [];
    });
    expect(shots.length).toBeGreaterThan(1_000);
    expect(shots.filter(({ color, recipe }) => recipe.colors[0] !== color).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('has a home page that satisfies the contract', async () => {
    const shop = await startTestOrigin(database);
    const { body: home } = await shop.get<Homepage>('/v1/admin/homepages-name/v0');
    await shop.close();
    expect(home.slider1).toHaveLength(6);
    expect(home.slider1.filter((slide) => slide.redirectUrl === null)).toHaveLength(1);
    expect(home.discountBands?.map(({ category }) => category.slug)).toEqual([
      'maison-jardin',
      'beaute-sante',
    ]);
    for (const band of home.discountBands ?? []) expect(band.maxDiscountPercent).toBeGreaterThan(0);
    expect(home.promoSlides?.map(({ redirectUrl }) => redirectUrl)).toEqual(['/promo/the-50', '/promo/2']);
    expect(home.serviceCards?.map(({ redirectUrl }) => redirectUrl)).toEqual([
      '/services/mecanicien',
      '/services/medecin',
      '/services/architecte',
      '/services/technicien',
    ]);
  });

  it('shows the eight coupons of the specification as cards, and each takes off what its card says', async () => {
    const shop = await startTestOrigin(database);
    const { body: home } = await shop.get<Homepage>('/v1/admin/homepages-name/v0');
    const cards = home.couponCards ?? [];
    // Spec section 3.
    expect(
      cards.map(({ type, code, minPurchase, seller }) => [type, code, minPurchase ?? seller?.name]),
    ).toEqual([
      ['fixed', '30', '290.000'],
      ['percentage', '12', '99.000'],
      ['percentage', '35', 'Perle du Sahel'],
      ['fixed', '70', '569.000'],
      ['fixed', '100', '808.000'],
      ['fixed', '8', '89.000'],
      ['percentage', '18', '170.000'],
      ['fixed', '38', '328.000'],
    ]);
    expect(new Set([...cards, home.hiddenReward].map((card) => card?.couponCode)).size).toBe(9);

    const cheap = async (seller: string): Promise<ProductSummary> => {
      const query = `seller=${seller}&inStock=true&maxPrice=80&sortBy=price&sortOrder=desc&limit=100`;
      const { body } = await shop.get<ProductPage>(`/v1/admin/products?${query}`);
      const found = body.products.find(({ hasVariants }) => !hasVariants);
      if (!found) throw new Error(`${seller} has nothing that is cheap`);
      return found;
    };
    const quote = async (couponCode: string, productId: string, quantity: number): Promise<Quote> =>
      (await shop.post<Quote>('/v1/cart/quote', { couponCode, lines: [{ productId, quantity }] })).body;
    for (const { type, code, couponCode, minPurchase, seller } of cards) {
      const product = await cheap(seller?.slug ?? 'dar-el-fakhar');
      const [one] = (await quote('', product._id, 1)).lines;
      const price = fromTnd(one?.unitPrice ?? '0');
      const least = minPurchase === null ? 1 : Math.ceil(fromTnd(minPurchase) / price);
      const { itemsTotal, discountTotal, coupon } = await quote(couponCode, product._id, least);
      const expected =
        type === 'fixed' ? Number(code) * 1_000 : Math.round((fromTnd(itemsTotal) * Number(code)) / 100);
      expect([coupon?.code, fromTnd(discountTotal)]).toEqual([couponCode, expected]);
      if (least < 2) continue;
      const { problems } = await quote(couponCode, product._id, least - 1);
      expect(problems).toMatchObject([{ couponReason: 'MIN_PURCHASE' }]);
    }
    // The one for a shop applies to no other.
    const elsewhere = await cheap('dar-el-fakhar');
    expect((await quote('perle35', elsewhere._id, 1)).problems).toMatchObject([
      { couponReason: 'NOT_APPLICABLE' },
    ]);
    await shop.close();
  });

  it('presents shops that have a logo, a cover and enough products', async () => {
    const shop = await startTestOrigin(database);
    const { body: home } = await shop.get<Homepage>('/v1/admin/homepages-name/v0');
    expect(home.partners?.length).toBeGreaterThanOrEqual(4);
    for (const { slug } of home.partners ?? []) {
      const { body } = await shop.get<Shop>(`/v1/shops/${slug}`);
      expect(body.productCount).toBeGreaterThanOrEqual(4);
      for (const url of [body.logoUrl, body.coverUrl]) expect(url).toMatch(/^\/media\/[a-z0-9]+-0$/);
    }
    await shop.close();
  });

  it('has promotions whose claims apply to all their products', async () => {
    const shop = await startTestOrigin(database);
    const productsOf = async (slug: string): Promise<ProductSummary[]> =>
      (await shop.get<ProductPage>(`/v1/admin/products?promo=${slug}&limit=100&sortBy=price`)).body.products;
    const [half, two] = [await productsOf('the-50'), await productsOf('2')];
    expect(half.length).toBeGreaterThan(25);
    expect(two.length).toBe(100);
    const now = (product: ProductSummary): number =>
      fromTnd(
        (product.hasFlashSale ? product.flashSalePrice : null) ?? product.discountPrice ?? product.price,
      );
    for (const product of half)
      expect(discountPercent(fromTnd(product.price), now(product))).toBeGreaterThanOrEqual(50);
    // Any two of them have free delivery.
    for (const product of two) expect(now(product) * 2).toBeGreaterThanOrEqual(FREE_DELIVERY_FROM);
    await shop.close();
  });

  it('always has upcoming shows, one an evening, and changes nothing until one is over', async () => {
    const { db } = database;
    const showsAt = async (at: Date): Promise<{ startsAt: string; endsAt: string }[]> => {
      await updateDemoEditorial(db, at);
      const row = await db
        .selectFrom('homepages')
        .select('content')
        .where('name', '=', 'v0')
        .executeTakeFirstOrThrow();
      return (row.content as { liveShows: { startsAt: string; endsAt: string }[] }).liveShows;
    };
    const changes = async (): Promise<number> =>
      (await one(`select count(*) as n from outbox where type = 'homepage.changed'`))['n'] ?? 0;
    const DAY = 86_400_000;
    for (let hours = 0; hours < 24 * 9; hours += 7) {
      const at = new Date(now.getTime() + hours * 3_600_000);
      const shows = await showsAt(at);
      expect(shows).toHaveLength(4);
      for (const { startsAt, endsAt } of shows) {
        expect(Date.parse(endsAt)).toBeGreaterThan(at.getTime());
        expect(Date.parse(startsAt)).toBeLessThan(at.getTime() + 4 * DAY);
      }
      // From one evening to the next.
      const soonest = Math.min(...shows.map(({ startsAt }) => Date.parse(startsAt)));
      expect(soonest).toBeLessThan(at.getTime() + 30 * 3_600_000);
      const before = await changes();
      await showsAt(new Date(at.getTime() + 1));
      expect(await changes()).toBe(before);
    }
    await showsAt(now);
  });

  it('names a company that is made up, once', async () => {
    const { db } = database;
    const company = async () =>
      (await db.selectFrom('shop_settings').select('company_name').executeTakeFirstOrThrow()).company_name;
    expect(await company()).toBe('Lawaj Démo SARL');
    await directly(db, (trx) =>
      trx.updateTable('shop_settings').set({ company_name: null, shop_email: null }).execute(),
    );
    await db.transaction().execute((trx) => updateDemoEditorial(trx, now));
    expect(await company()).toBeNull();
  });

  it('does not overwrite what staff wrote or removed', async () => {
    const { db } = database;
    await directly(db, (trx) => trx.updateTable('homepages').set({ content: '{}', edited: true }).execute());
    await directly(db, (trx) =>
      trx
        .updateTable('promos')
        .set({ filter: '{"inStock":"true"}', edited: true })
        .where('slug', '=', '2')
        .execute(),
    );
    await db.updateTable('promos').set({ filter: '{}' }).where('slug', '=', 'the-50').execute();
    await directly(db, (trx) => trx.deleteFrom('coupons').where('code', '=', 'LAWAJ8').execute());
    await db.transaction().execute((trx) => updateDemoEditorial(trx, now));
    expect((await db.selectFrom('homepages').select('content').executeTakeFirstOrThrow()).content).toEqual(
      {},
    );
    expect(await db.selectFrom('promos').select(['slug', 'filter']).orderBy('slug').execute()).toEqual([
      { slug: '2', filter: { inStock: 'true' } },
      { slug: 'the-50', filter: { minDiscountPercent: '50', inStock: 'true' } },
    ]);
    expect((await one('select count(*) as n from coupons'))['n']).toBe(8);
  });

  it('is not loaded into a database with data', async () => {
    await expect(loadDemo(database.db)).rejects.toThrow(NotEmptyError);
  });

  it('starts new flash sales and new arrivals when a day has gone by, and leaves the rest alone', async () => {
    expect(await keepDemoFresh(database.db, now)).toEqual({ flashSales: 0, newArrivals: 0 });
    const tomorrow = new Date(now.getTime() + 30 * 3_600_000);
    const fresh = await keepDemoFresh(database.db, tomorrow);
    expect(fresh.flashSales).toBeGreaterThan(10);
    expect(fresh.newArrivals).toBeGreaterThan(25);
    const state = await one(
      `select count(*) filter (where is_flash_sale and flash_sale_starts_at <= $1 and flash_sale_expires_at > $1 and flash_sale_remaining_stock > 0) as running,
        count(*) filter (where created_at > $1::timestamptz - interval '1 day') as today from products`,
      [tomorrow.toISOString()],
    );
    expect(state['running']).toBeGreaterThanOrEqual(20);
    expect(state['today']).toBeGreaterThanOrEqual(25);
    expect(await keepDemoFresh(database.db, tomorrow)).toEqual({ flashSales: 0, newArrivals: 0 });
    expect(
      (await one(`select count(*) as n from outbox where type = 'product.changed'`))['n'],
    ).toBeGreaterThan(30);
  });

  it('never touches a shop that is not the demo', async () => {
    await database.db.deleteFrom('settings').where('name', '=', 'demo').execute();
    expect(await keepDemoFresh(database.db, new Date(now.getTime() + 90 * 86_400_000))).toEqual({
      flashSales: 0,
      newArrivals: 0,
    });
  });
});
