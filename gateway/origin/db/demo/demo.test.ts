import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_COLORS, StockStatus } from '../../../contract/catalogue.ts';
import { Slug } from '../../../contract/common.ts';
import { Homepage, REGIONS } from '../../../contract/content.ts';
import { run } from '../../api/run.ts';
import { hasArtwork } from '../../media/artwork.ts';
import { SCENES } from '../../media/palette.ts';
import { readPictureKey } from '../../media/recipe.ts';
import { openTestDatabase } from '../../testing/database.ts';
import type { OriginDatabase } from '../database.ts';
import { BRANDS } from './brands.ts';
import { allFamilies, CATEGORIES, demoProducts, type DemoProduct } from './generate.ts';
import { HOME_RECIPES } from './home.ts';
import { DEFAULT_PRODUCTS, keepDemoFresh, loadDemo, NotEmptyError } from './index.ts';
import { KITS } from './kits.ts';
import { SELLERS } from './sellers.ts';
import { colorAdjective, slugify } from './words.ts';

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
  it('is large and deep enough', () => {
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

  it('reads like French', () => {
    for (const { name, description } of products) {
      expect(name + description).not.toMatch(
        / {2}|undefined|null|NaN|\bà à\b|\bde de\b|\ben en\b|\.\.|\s[,.]/,
      );
      expect(name).toMatch(/^[\p{Lu}\p{Script=Arabic}]/u);
      expect(description).toMatch(/[.!?؟]$/u);
      const count = description.split(/(?<=[.!?؟…])\s/u).length;
      expect(count).toBeGreaterThanOrEqual(2);
      expect(description.length).toBeLessThan(700);
    }
  });

  it('speaks derja at times', () => {
    const arabic = products.filter((product) => /\p{Script=Arabic}/u.test(product.description)).length;
    expect(arabic / products.length).toBeGreaterThan(0.05);
    expect(arabic / products.length).toBeLessThan(0.12);
    expect(products.some((product) => /^\p{Script=Arabic}/u.test(product.name))).toBe(true);
  });

  it('asks prices that fit the kind, with endings that price tags have', () => {
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

  it('is the same for the same count', () => {
    expect(digest(700)).toBe(digest(700));
  });

  it('names artwork that exists', async () => {
    const names = new Set([
      ...allFamilies().flatMap((family) => family.art),
      ...Object.values(SCENES).flatMap((scene) => scene.companions),
      ...HOME_RECIPES.flatMap((recipe) => ('art' in recipe ? recipe.art : [])),
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

  it('has flash sales, best sellers, featured and new products, and reviews that add up', async () => {
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

  it('leaves the number of the next product free', async () => {
    const row = await one(`select nextval(pg_get_serial_sequence('products', 'id')) as next`);
    expect(row['next']).toBe(DEFAULT_PRODUCTS + 1);
  });

  it('has a picture behind every key', async () => {
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

  it('has a home page that keeps the contract', async () => {
    const row = await database.db
      .selectFrom('homepages')
      .selectAll()
      .where('name', '=', 'v0')
      .executeTakeFirstOrThrow();
    const home = Homepage.parse({ name: row.name, ...row.content });
    expect(home.slider1).toHaveLength(6);
    expect(home.slider1.filter((slide) => slide.redirectUrl === null)).toHaveLength(1);
  });

  it('is not loaded over something that is there', async () => {
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
