/** Loads the demo catalogue into an empty database. */
import type { Kysely } from 'kysely';
import type { Millimes } from '../../contract/money.ts';
import { withRibKey } from '../../contract/rules/rib.ts';
import { priceColumns } from '../api/products/price.ts';
import { run } from '../base/sql.ts';
import { asSystem } from '../base/system.ts';
import { pictureKey, pictureSetKey, viewsOf, type Recipe } from '../media/recipe.ts';
import { isShot } from '../media/shots.ts';
import { nameSortOf, searchTextOf } from '../../lexicon/normalise.ts';
import { noteSearchVersion } from '../search/reindex.ts';
import { rebuildVocabulary } from '../search/vocabulary.ts';
import type { Database } from '../db/tables.ts';
import { BRANDS } from './brands.ts';
import { BulkInsert, dropIndexes, written } from './bulk.ts';
import { ageInDays, FLASH_TOTAL, flashPlan, flashPrice, historyOf } from './calendar.ts';
import { allFamilies, CATEGORIES, demoProducts } from './generate.ts';
import { identityOf } from './identity.ts';
import type { Kit } from './kits.ts';
import { updateDemoEditorial } from './editorial.ts';
import { brandDescriptions } from './languages/brands.ts';
import { policyTexts, sellerDescriptions } from './languages/sellers.ts';
import { categoryDescriptions, categoryNames } from './languages/categories.ts';
import { productDescriptions } from './languages/descriptions/index.ts';
import { productNames } from './languages/names.ts';
import { specTexts } from './languages/specs.ts';
import { hash, random } from '../media/random.ts';
import { demoReview, reviewCount } from './reviews.ts';
import { RETURN_POLICIES, SELLERS } from './sellers.ts';
import type { DemoCategory } from './tree.ts';
import { slugify } from './words.ts';

export const DEFAULT_PRODUCTS = 3_220;
/** Larger catalogues are loaded without indexes, which are created afterwards. */
const MANY = 12_000;
/** Most reviews of one load; a large benchmark catalogue does not need more. */
const MAX_REVIEWS = 60_000;
const DAY = 86_400_000;
const MARKER = 'demo';

/** Thrown when the database already has a catalogue; the message is one line. */
export class NotEmptyError extends Error {
  override name = 'NotEmptyError';
}

/** Whether this database holds the demo catalogue (and not a real shop). */
export async function isDemo(db: Kysely<Database>): Promise<boolean> {
  return (
    (await db.selectFrom('settings').select('name').where('name', '=', MARKER).executeTakeFirst()) !==
    undefined
  );
}

/** Whether there is no catalogue at all. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const [row] = await run<{ used: boolean }>(
    db,
    'select exists (select 1 from products) or exists (select 1 from categories) or exists (select 1 from sellers) as used',
    [],
  );
  return row?.used === false;
}

class Pictures {
  readonly #bulk: BulkInsert;
  readonly #seen = new Set<string>();
  constructor(db: Kysely<Database>) {
    this.#bulk = new BulkInsert(db, 'pictures', ['key text', 'views smallint', 'recipe jsonb'], 1500);
  }
  /** Inserts a recipe once and returns the keys of its pictures. */
  async keys(recipe: Recipe): Promise<string[]> {
    const setKey = pictureSetKey(recipe);
    const views = viewsOf(recipe);
    if (!this.#seen.has(setKey)) {
      this.#seen.add(setKey);
      await this.#bulk.add([setKey, views, recipe]);
    }
    return Array.from({ length: views }, (_, view) => pictureKey(setKey, view));
  }
  flush(): Promise<void> {
    return this.#bulk.flush();
  }
}

/** Whether a product's pictures are to be in its colour. */
const takesColor = (kit: Kit, art: string): boolean => kit.tinted || isShot(art);

/** Most objects of a cover. */
const SCENE_PARTS = 5;

/**
 * What shows these families in a scene: the first artwork of each, a studio shot in one of its colours; each name once. Shots and drawings
 * are not mixed where there are shots enough.
 */
function sceneArt(families: ReturnType<typeof allFamilies>): string[] {
  const named = new Map<string, string>();
  for (const { art, colors, kit } of families) {
    const [first] = art;
    if (!first || named.has(first.name)) continue;
    const tones = first.colors.length > 0 ? first.colors : colors;
    const tone = takesColor(kit, first.name)
      ? tones[hash(first.name) % Math.max(1, tones.length)]
      : undefined;
    named.set(first.name, isShot(first.name) && tone ? `${first.name}=${tone}` : first.name);
  }
  const parts = [...named.values()];
  const shots = parts.filter(isShot);
  return shots.length >= SCENE_PARTS ? shots : parts;
}

/**
 * Artwork of a category: of its products or its descendants'; a department shows three that are far apart in its list, and a category without
 * products what its parent shows.
 */
function categoryArt({ id, depth, ancestorIds }: DemoCategory): string[] {
  const families = [...ancestorIds, id]
    .toReversed()
    .map((above) =>
      allFamilies().filter(({ category }) => category.id === above || category.ancestorIds.includes(above)),
    );
  const arts = sceneArt(families.find((own) => own.length > 0) ?? []);
  const step = depth === 1 ? Math.max(1, Math.floor(arts.length / 3)) : 1;
  const start = depth === 1 || arts.length < 2 ? 0 : id % arts.length;
  const turned = [...arts.slice(start), ...arts.slice(0, start)];
  return turned.filter((_, place) => place % step === 0).slice(0, 3);
}

export interface LoadOptions {
  /** How many products; default 3,220. */
  products?: number;
  /** The reference instant of flash sales and new arrivals; default: now. */
  now?: Date;
}

/** Numbers of loaded rows. */
export interface LoadResult {
  products: number;
  categories: number;
  reviews: number;
}

/**
 * Loads the demo catalogue in one transaction. The same options produce the same shop.
 * Throws NotEmptyError when there are products, categories or sellers already.
 */
export async function loadDemo(db: Kysely<Database>, options: LoadOptions = {}): Promise<LoadResult> {
  const count = options.products ?? DEFAULT_PRODUCTS;
  if (!Number.isSafeInteger(count) || count < 1 || count > 1_000_000)
    throw new RangeError('products must be a whole number from 1 to 1000000');
  const now = options.now ?? new Date();
  if (!(await isEmpty(db)))
    throw new NotEmptyError(
      'The database already holds a catalogue; the demo catalogue is only loaded into an empty one.',
    );
  const result = await db.transaction().execute(async (trx) => {
    await asSystem(trx, 'demo');
    await run(trx, 'set local statement_timeout = 0', []);
    // Indexes of a large catalogue are built in memory.
    await run(trx, `set local maintenance_work_mem = '128MB'`, []);
    const tables = ['products', 'reviews', 'price_history', 'product_variants'] as const;
    const indexes = count > MANY ? await dropIndexes(trx, tables) : [];
    const pictures = new Pictures(trx);
    await loadBrands(trx, pictures);
    await loadCategories(trx, pictures);
    const sellers = await loadSellers(trx, pictures, now);
    const loaded = await loadProducts(trx, pictures, count, now, sellers);
    await pictures.flush();
    await written(trx);
    await updateDemoEditorial(trx, now);
    for (const index of indexes) await run(trx, index, []);
    for (const table of ['brands', 'sellers', 'categories', 'products', 'product_variants', 'reviews']) {
      await run(
        trx,
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
        [],
      );
    }
    await trx
      .insertInto('settings')
      .values({ name: MARKER, value: JSON.stringify({ products: count, loadedAt: now.toISOString() }) })
      .execute();
    return { products: count, categories: CATEGORIES.length, reviews: loaded };
  });
  await rebuildVocabulary(db);
  await noteSearchVersion(db);
  await settle(db);
  return result;
}

/** Updates statistics and visibility, so that the first responses are as fast as later ones. */
async function settle(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (session) => {
    // After a large load this takes longer than the shop's statement timeout.
    await run(session, 'set statement_timeout = 0', []);
    try {
      await run(
        session,
        'vacuum analyze products, product_variants, price_history, reviews, categories, sellers, brands, pictures, search_words',
        [],
      );
    } finally {
      await run(session, 'reset statement_timeout', []);
    }
  });
}

async function loadBrands(db: Kysely<Database>, pictures: Pictures): Promise<void> {
  const bulk = new BulkInsert(db, 'brands', [
    'id bigint',
    'slug text',
    'name text',
    'logo_key text',
    'description text',
    'country text',
    'descriptions jsonb',
  ]);
  for (const [index, brand] of BRANDS.entries()) {
    const [logo] = await pictures.keys({ kind: 'wordmark', text: brand.name, seed: hash(brand.name) });
    await bulk.add([
      index + 1,
      slugify(brand.name),
      brand.name,
      logo ?? null,
      brand.about,
      brand.country,
      brandDescriptions(brand),
    ]);
  }
  await bulk.flush();
}

async function loadCategories(db: Kysely<Database>, pictures: Pictures): Promise<void> {
  const bulk = new BulkInsert(db, 'categories', [
    'id bigint',
    'slug text',
    'name text',
    'description text',
    'image_key text',
    'icon text',
    'active boolean',
    'is_special boolean',
    'is_featured boolean',
    'parent_id bigint',
    'depth smallint',
    'display_order integer',
    'ancestor_ids bigint[]',
    'names jsonb',
    'descriptions jsonb',
  ]);
  for (const one of CATEGORIES) {
    const [image] = await pictures.keys({ kind: 'category', art: categoryArt(one), seed: hash(one.slug) });
    const description =
      one.depth === 1
        ? one.department.about
        : `${one.name} : comparez les prix de nos vendeurs, livraison dans les 24 gouvernorats.`;
    await bulk.add([
      one.id,
      one.slug,
      one.name,
      description,
      image ?? null,
      one.icon,
      one.active,
      one.isSpecial,
      one.isFeatured,
      one.parentId,
      one.depth,
      one.displayOrder,
      one.ancestorIds,
      categoryNames(one),
      categoryDescriptions(one),
    ]);
  }
  await bulk.flush();
}

/** Values of the sellers that are known when all reviews are written. */
type SellerRatings = { sum: number; count: number }[];

/** A bank account of the demo, always the same for a name. */
function ribOf(name: string): string {
  const r = random(`rib ${name}`);
  const digits = (count: number): string => Array.from({ length: count }, () => r.int(0, 9)).join('');
  return withRibKey(`${r.pick(['04', '07', '08', '10', '14', '20'])}${digits(16)}`);
}

async function loadSellers(db: Kysely<Database>, pictures: Pictures, now: Date): Promise<SellerRatings> {
  const bulk = new BulkInsert(db, 'sellers', [
    'id bigint',
    'slug text',
    'name text',
    'legal_name text',
    'tax_number text',
    'phone text',
    'email text',
    'address text',
    'governorate_id smallint',
    'logo_key text',
    'cover_key text',
    'description text',
    'return_policy text',
    'preparation_hours integer',
    'commission_free_until timestamptz',
    'created_at timestamptz',
    'rib text',
    'descriptions jsonb',
    'return_policies jsonb',
  ]);
  for (const [index, seller] of SELLERS.entries()) {
    const r = random(`seller ${seller.name}`);
    const slug = slugify(seller.name);
    const art = r.sample(
      sceneArt(allFamilies().filter((family) => family.sellers.includes(index))),
      SCENE_PARTS,
    );
    const [logo] = await pictures.keys({ kind: 'logo', text: seller.name, seed: hash(seller.name) });
    const [cover] = await pictures.keys({ kind: 'cover', art, seed: hash(`cover ${seller.name}`) });
    const created = new Date(now.getTime() - r.int(30, 1500) * DAY);
    // Drawn in this order, so that the demo is always the same.
    const taxNumber = `${r.int(1_000_000, 1_899_999)}${r.pick(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])}/A/M/000`;
    const phone = `+216${r.int(70, 79)}${String(r.int(0, 999_999)).padStart(6, '0')}`;
    const address = `${r.int(1, 180)}, ${r.pick(['avenue Habib-Bourguiba', 'rue de la République', 'avenue de l’Environnement', 'rue Ibn-Khaldoun', 'avenue Farhat-Hached', 'rue du Marché'])}, ${seller.town}`;
    const policy = r.pick(RETURN_POLICIES);
    await bulk.add([
      index + 1,
      slug,
      seller.name,
      `${seller.name} SARL`,
      taxNumber,
      phone,
      `contact@${slug}.example`,
      address,
      seller.governorate,
      logo ?? null,
      cover ?? null,
      `${seller.about} Boutique de ${seller.town}, expédition dans tout le pays.`,
      policy,
      r.pick([6, 12, 24, 24, 24, 48, 72]),
      new Date(created.getTime() + 90 * DAY).toISOString(),
      created.toISOString(),
      ribOf(seller.name),
      sellerDescriptions(seller),
      policyTexts(policy),
    ]);
  }
  await bulk.flush();
  return SELLERS.map(() => ({ sum: 0, count: 0 }));
}

const PRODUCT_COLUMNS = [
  'id bigint',
  'slug text',
  'sku text',
  'name text',
  'names jsonb',
  'name_sort text',
  'description text',
  'descriptions jsonb',
  'brand_id bigint',
  'seller_id bigint',
  'category_id bigint',
  'category_path bigint[]',
  'price bigint',
  'discount_price bigint',
  'current_price bigint',
  'discount_percent smallint',
  'stock integer',
  'stock_status text',
  'rating_average real',
  'rating_count integer',
  'sold_count integer',
  'is_best_seller boolean',
  'is_featured boolean',
  'is_flash_sale boolean',
  'flash_sale_price bigint',
  'flash_sale_starts_at timestamptz',
  'flash_sale_expires_at timestamptz',
  'flash_sale_stock integer',
  'flash_sale_remaining_stock integer',
  'flash_sale_account_limit integer',
  'active boolean',
  'tags text[]',
  'colors text[]',
  'has_warranty boolean',
  'warranty_months integer',
  'warranty_type text',
  'weight_grams integer',
  'gtin text',
  'mpn text',
  'length_mm integer',
  'width_mm integer',
  'height_mm integer',
  'content_amount integer',
  'content_unit text',
  'vat_rate_bp integer',
  'return_policy text',
  'return_policies jsonb',
  'image_keys text[]',
  'specs jsonb',
  'created_at timestamptz',
  'updated_at timestamptz',
  'search_text text',
];

async function loadProducts(
  db: Kysely<Database>,
  pictures: Pictures,
  count: number,
  now: Date,
  sellers: SellerRatings,
): Promise<number> {
  const products = new BulkInsert(db, 'products', PRODUCT_COLUMNS, 500);
  const variants = new BulkInsert(
    db,
    'product_variants',
    [
      'product_id bigint',
      'sku text',
      'color text',
      'size text',
      'price_delta bigint',
      'stock integer',
      'position smallint',
      'gtin text',
    ],
    2500,
  );
  const history = new BulkInsert(
    db,
    'price_history',
    ['product_id bigint', 'at timestamptz', 'price bigint'],
    4000,
  );
  const reviews = new BulkInsert(
    db,
    'reviews',
    [
      'product_id bigint',
      'rating smallint',
      'title text',
      'text text',
      'author_name text',
      'verified_purchase boolean',
      'state text',
      'created_at timestamptz',
    ],
    2000,
  );
  const flush = async (): Promise<void> => {
    await products.flush();
    await variants.flush();
    await history.flush();
    await reviews.flush();
  };
  const chosen = choose(count);
  for (const product of demoProducts(count)) {
    const r = random(`life ${product.id}`);
    const age = ageInDays(product.id, count, r);
    const created = new Date(now.getTime() - age * DAY);
    const told =
      reviews.count < MAX_REVIEWS
        ? Array.from({ length: age < 3 ? 0 : reviewCount(product, r) }, () =>
            demoReview(product, age * 0.95, r),
          )
        : [];
    const sum = told.reduce((total, review) => total + review.rating, 0);
    const seller = sellers[product.seller];
    if (seller) {
      seller.sum += sum;
      seller.count += told.length;
    }
    const flashPlace = chosen.flash.get(product.id);
    const sellable = product.active && product.stock > 0 && product.stockStatus === 'In Stock';
    const flash = flashPlace !== undefined && sellable ? flashPlan(flashPlace, now) : null;
    const priced = {
      price: product.price,
      discount_price: product.discountPrice,
      is_flash_sale: flash !== null,
      flash_sale_price: flash === null ? null : flashPrice(product.price, product.discountPrice, flash.cut),
      flash_sale_starts_at: flash?.startsAt ?? null,
      flash_sale_expires_at: flash?.expiresAt ?? null,
      flash_sale_remaining_stock: flash?.remaining ?? null,
    };
    const { current_price, discount_percent } = priceColumns(priced, now.getTime());
    const { category } = product;
    const brand = product.brand === null ? null : (BRANDS[product.brand] ?? null);
    const images = await pictures.keys({
      kind: 'product',
      art: [product.art],
      colors: takesColor(product.kit, product.art) ? product.colors : [],
      scene: product.kit.scene,
      seed: product.seed,
      views: 3 + (product.seed % 2),
    });
    const identity = identityOf(product);
    const names = productNames(product.parts);
    const path = [...category.ancestorIds, category.id];
    await products.add([
      product.id,
      product.slug,
      product.sku,
      product.name,
      names,
      nameSortOf(product.name),
      product.description,
      {
        ...productDescriptions(product.type.noun, product.told),
        ...(product.derja !== null && { tn: product.derja }),
      },
      product.brand === null ? null : product.brand + 1,
      product.seller + 1,
      category.id,
      path,
      product.price,
      product.discountPrice,
      current_price,
      discount_percent,
      product.stock,
      product.stockStatus,
      told.length === 0 ? 0 : Math.round((sum / told.length) * 100) / 100,
      told.length,
      Math.round(product.popularity * 900 * Math.min(1, age / 60)) + told.length,
      chosen.bestSellers.has(product.id) && sellable,
      chosen.featured.has(product.id) && sellable,
      priced.is_flash_sale,
      priced.flash_sale_price,
      flash?.startsAt.toISOString() ?? null,
      flash?.expiresAt.toISOString() ?? null,
      flash?.stock ?? null,
      flash?.remaining ?? null,
      flash === null ? null : 2,
      product.active,
      product.tags,
      product.colors,
      product.warrantyMonths !== null,
      product.warrantyMonths,
      product.warrantyType,
      product.weightGrams,
      identity.gtin,
      identity.mpn,
      ...(identity.sides ?? [null, null, null]),
      identity.content?.amount ?? null,
      identity.content?.unit ?? null,
      product.kit.vat,
      product.returnPolicy,
      product.returnPolicy === null ? {} : policyTexts(product.returnPolicy),
      images,
      product.specs.map(specTexts),
      created.toISOString(),
      created.toISOString(),
      searchTextOf({
        name: product.name,
        names,
        brand: brand?.name ?? null,
        categories: path.map((id) => CATEGORIES[id - 1]?.name ?? ''),
        tags: product.tags,
        colors: product.colors,
        description: product.description,
        sku: product.sku,
      }),
    ]);
    for (const [position, variant] of product.variants.entries()) {
      await variants.add([
        product.id,
        `${product.sku}-${position + 1}`,
        variant.color,
        variant.size,
        variant.priceDelta,
        variant.stock,
        position,
        identity.variantGtins[position] ?? null,
      ]);
    }
    for (const point of historyOf(
      product,
      created,
      now,
      flash && { price: priced.flash_sale_price as Millimes, startsAt: flash.startsAt },
      r,
    )) {
      await history.add([product.id, point.at.toISOString(), point.price]);
    }
    for (const review of told) {
      const at = new Date(now.getTime() - Math.max(0.02, review.age) * DAY);
      await reviews.add([
        product.id,
        review.rating,
        review.title,
        review.text,
        review.authorName,
        review.verified,
        'PUBLISHED',
        at.toISOString(),
      ]);
    }
    // Rows that refer to a product follow it: the batches are written together.
    if (product.id % 500 === 0) await flush();
  }
  await flush();
  await written(db);
  for (const [index, { sum, count: rated }] of sellers.entries()) {
    await db
      .updateTable('sellers')
      .set({ rating_average: rated === 0 ? 0 : Math.round((sum / rated) * 100) / 100, rating_count: rated })
      .where('id', '=', index + 1)
      .execute();
  }
  return reviews.count;
}

/** Selects the products of flash sales (with their slots), best sellers, featured: spread over the whole catalogue. */
function choose(count: number): {
  flash: Map<number, number>;
  bestSellers: Set<number>;
  featured: Set<number>;
} {
  const r = random('chosen');
  const ids = r.sample(
    Array.from({ length: Math.min(count, 3_000) }, (_, index) => index + 1),
    260,
  );
  return {
    // More than needed: one that is out of stock leaves its slot empty.
    flash: new Map(ids.slice(0, FLASH_TOTAL).map((id, place) => [id, place])),
    bestSellers: new Set(ids.slice(60, 140)),
    featured: new Set(ids.slice(140, 215)),
  };
}
