/**
 * Categories, brands and sellers, cached in memory: there are few of them, and every product refers to one of each. Also the
 * promotions, which narrow lists of products.
 * Reloaded on events that concern them, and at an interval.
 */
import type { Kysely } from 'kysely';
import { MAX_SHOP_PICTURES } from '../../contract/catalogue.ts';
import type { Ref } from '../../contract/catalogue.ts';
import { CachedValue } from '../../service/cache.ts';
import type { Settling } from '../../service/cache.ts';
import type { BrandsTable, CategoriesTable, Database, PromosTable, SellersTable } from '../db/tables.ts';
import type { Selectable } from 'kysely';
import { readPromoFilter } from './promo-filter.ts';
import type { PromoFilter } from './promo-filter.ts';
import { run } from '../base/sql.ts';

export type BrandRow = Pick<
  Selectable<BrandsTable>,
  | 'id'
  | 'version'
  | 'slug'
  | 'name'
  | 'logo_key'
  | 'description'
  | 'descriptions'
  | 'country'
  | 'active'
  | 'created_at'
  | 'merged_into'
>;
export type SellerRow = Pick<
  Selectable<SellersTable>,
  | 'id'
  | 'slug'
  | 'name'
  | 'logo_key'
  | 'cover_key'
  | 'description'
  | 'governorate_id'
  | 'return_policy'
  | 'descriptions'
  | 'return_policies'
  | 'preparation_hours'
  | 'rating_average'
  | 'rating_count'
  | 'created_at'
  | 'status'
>;

/** An active promotion. */
export type PromoRow = Pick<Selectable<PromosTable>, 'slug' | 'title' | 'subtitle' | 'image_key'> & {
  filter: PromoFilter;
};

/** A category in its tree. */
export interface CategoryNode extends Selectable<CategoriesTable> {
  parent: CategoryNode | undefined;
  /** Active ones directly below, by display order, the highest first. */
  children: CategoryNode[];
  /** It and all its ancestors are active: it is on sale. */
  visible: boolean;
  /** From the top level down to itself. */
  path: CategoryNode[];
  ref: Ref;
}

export interface DirectorySnapshot {
  /** By id. One that is being merged stands for the one that it is merged into: with its path, name and visibility. */
  categories: ReadonlyMap<number, CategoryNode>;
  categoryBySlug: ReadonlyMap<string, CategoryNode>;
  /** Visible top-level categories, by display order, the highest first. */
  topLevel: readonly CategoryNode[];
  /** By id. One that is being merged is inactive and has the name of the one that it is merged into. */
  brands: ReadonlyMap<number, BrandRow & { ref: Ref }>;
  brandBySlug: ReadonlyMap<string, BrandRow & { ref: Ref }>;
  sellers: ReadonlyMap<number, SellerRow & { ref: Ref }>;
  sellerBySlug: ReadonlyMap<string, SellerRow & { ref: Ref }>;
  /** By slug. */
  promos: ReadonlyMap<string, PromoRow>;
  /** Categories and sellers whose products are not on sale. */
  hiddenCategoryIds: readonly number[];
  hiddenSellerIds: readonly number[];
}

/** Numbers of active products. */
export interface ProductCounts {
  /** Of the whole shop. */
  total: number;
  /** Of a category and all its descendants. */
  category(id: number): number;
  brand(id: number): number;
  seller(id: number): number;
}

/** First pictures (media keys) of the products that a seller sells most. */
export type SellerPictures = ReadonlyMap<number, readonly string[]>;

/** Best-selling products of a seller among which pictures are chosen. */
const PICTURE_CANDIDATES = 12;
/** Pictures decorate: they follow what is sold within minutes. */
const PICTURES_AGE = 600_000;

/** Accounts that follow a seller, by its id. */
export type FollowerCounts = ReadonlyMap<number, number>;
const FOLLOWERS_AGE = 300_000;

const SNAPSHOT_AGE = 30_000;
const COUNTS_AGE = 20_000;
/**
 * Counting a larger catalogue takes so long (ms) that a change does not make the next reader wait: numbers of before it are served while one
 * count runs, and no new one starts sooner than `rest` after the last.
 */
export const COUNT_SETTLING: Settling = { serveFor: 5_000, rest: 2_000 };
/** Number of products from which on counts settle; below it they are exact at once. */
export const LARGE_CATALOGUE = 30_000;

/** Whether a category or brand stands for itself: it is not being merged. */
export const isOwn = ({ merged_into }: { merged_into: number | null }): boolean => merged_into === null;

/** Display order, the highest first; then by name, so that the order is total. */
export function byDisplayOrder(a: CategoryNode, b: CategoryNode): number {
  return b.display_order - a.display_order || a.name.localeCompare(b.name, 'fr') || a.id - b.id;
}

const refOf = (row: { id: number; name: string; slug: string }): Ref => ({
  _id: String(row.id),
  name: row.name,
  slug: row.slug,
});

function withRefs<Row extends { id: number; name: string; slug: string }>(
  rows: readonly Row[],
): Map<number, Row & { ref: Ref }> {
  return new Map(rows.map((row) => [row.id, { ...row, ref: refOf(row) }]));
}

/** What a category that is being merged takes over. */
const pick = ({ name, names, parent, visible, path, ref }: CategoryNode) => ({
  name,
  names,
  parent,
  visible,
  path,
  ref,
});

function buildTree(
  rows: readonly Selectable<CategoriesTable>[],
): Pick<DirectorySnapshot, 'categories' | 'categoryBySlug' | 'topLevel'> {
  const nodes = new Map<number, CategoryNode>();
  // By depth: a parent precedes its children.
  for (const row of [...rows].sort((a, b) => a.depth - b.depth)) {
    const parent = row.parent_id === null ? undefined : nodes.get(row.parent_id);
    const node: CategoryNode = {
      ...row,
      parent,
      children: [],
      visible: row.active && (row.parent_id === null || parent?.visible === true),
      path: [],
      ref: refOf(row),
    };
    node.path = [...(parent?.path ?? []), node];
    if (node.visible && isOwn(row)) parent?.children.push(node);
    nodes.set(row.id, node);
  }
  for (const node of nodes.values()) {
    const into = node.merged_into === null ? undefined : nodes.get(node.merged_into);
    if (into) Object.assign(node, pick(into), { children: [] });
    node.children.sort(byDisplayOrder);
  }
  const all = [...nodes.values()].filter(isOwn);
  return {
    categories: nodes,
    categoryBySlug: new Map(all.map((node) => [node.slug, node])),
    topLevel: all.filter((node) => node.visible && node.parent_id === null).sort(byDisplayOrder),
  };
}

/** Reads the directory from a transaction: what it has just written included, and without another session. */
export async function readDirectory(db: Kysely<Database>): Promise<DirectorySnapshot> {
  const [categories, brands, sellers, promos] = await Promise.all([
    db.selectFrom('categories').selectAll().execute(),
    db
      .selectFrom('brands')
      .select([
        'id',
        'version',
        'slug',
        'name',
        'logo_key',
        'description',
        'descriptions',
        'country',
        'active',
        'created_at',
        'merged_into',
      ])
      .execute(),
    db
      .selectFrom('sellers')
      .select([
        'id',
        'slug',
        'name',
        'logo_key',
        'cover_key',
        'description',
        'governorate_id',
        'return_policy',
        'descriptions',
        'return_policies',
        'preparation_hours',
        'rating_average',
        'rating_count',
        'created_at',
        'status',
      ])
      .execute(),
    db
      .selectFrom('promos')
      .select(['slug', 'title', 'subtitle', 'image_key', 'filter'])
      .where('active', '=', true)
      .execute(),
  ]);
  const tree = buildTree(categories);
  const brandMap = withRefs(brands);
  for (const brand of brandMap.values()) {
    const into = brand.merged_into === null ? undefined : brandMap.get(brand.merged_into);
    if (into) Object.assign(brand, { name: into.name, ref: into.ref, active: false });
  }
  const sellerMap = withRefs(sellers);
  return {
    ...tree,
    brands: brandMap,
    brandBySlug: new Map([...brandMap.values()].filter(isOwn).map((brand) => [brand.slug, brand])),
    sellers: sellerMap,
    sellerBySlug: new Map([...sellerMap.values()].map((seller) => [seller.slug, seller])),
    promos: new Map(
      promos.flatMap((promo): [string, PromoRow][] => {
        const filter = readPromoFilter(promo.filter);
        return filter ? [[promo.slug, { ...promo, filter }]] : [];
      }),
    ),
    // The topmost of a hidden branch represents all below it.
    hiddenCategoryIds: [...tree.categories.values()]
      .filter((node) => !node.visible && node.parent?.visible !== false)
      .map(({ id }) => id),
    hiddenSellerIds: sellers.filter((seller) => seller.status !== 'ACTIVE').map(({ id }) => id),
  };
}

/** Numbers of the products that are shown, by the ids of their own categories, brands and shops. */
export interface ShownCounts {
  total: number;
  categories: ReadonlyMap<number, number>;
  brands: ReadonlyMap<number, number>;
  sellers: ReadonlyMap<number, number>;
}

/** Counts what is shown, faster than the database does; undefined: it cannot now. */
export type ShownCounter = (snapshot: DirectorySnapshot) => Promise<ShownCounts | undefined>;

async function countShown(db: Kysely<Database>, snapshot: DirectorySnapshot): Promise<ShownCounts> {
  const rows = await run<{ category_id: number; brand_id: number | null; seller_id: number; n: number }>(
    db,
    'select category_id, brand_id, seller_id, count(*)::int as n from products where active group by category_id, brand_id, seller_id',
    [],
  );
  const counts = {
    total: 0,
    categories: new Map<number, number>(),
    brands: new Map<number, number>(),
    sellers: new Map<number, number>(),
  };
  for (const { category_id, brand_id, seller_id, n } of rows) {
    const isShown =
      snapshot.sellers.get(seller_id)?.status === 'ACTIVE' &&
      snapshot.categories.get(category_id)?.visible === true;
    if (!isShown) continue;
    counts.total += n;
    add(counts.categories, category_id, n);
    if (brand_id !== null) add(counts.brands, brand_id, n);
    add(counts.sellers, seller_id, n);
  }
  return counts;
}

function add(map: Map<number, number>, id: number, n: number): void {
  map.set(id, (map.get(id) ?? 0) + n);
}

/** With the products of all descendants of a category, and of brands that are being merged. */
function countsOf(shown: ShownCounts, snapshot: DirectorySnapshot): ProductCounts {
  const categories = new Map<number, number>();
  for (const [id, n] of shown.categories)
    for (const node of snapshot.categories.get(id)?.path ?? []) add(categories, node.id, n);
  const brands = new Map<number, number>();
  for (const [id, n] of shown.brands) add(brands, snapshot.brands.get(id)?.merged_into ?? id, n);
  return {
    total: shown.total,
    category: (id) => categories.get(id) ?? 0,
    brand: (id) => brands.get(id) ?? 0,
    seller: (id) => shown.sellers.get(id) ?? 0,
  };
}

async function loadFollowers(db: Kysely<Database>): Promise<FollowerCounts> {
  const rows = await run<{ seller_id: number; n: number }>(
    db,
    'select seller_id, count(*)::int as n from followed_shops group by seller_id',
    [],
  );
  return new Map(rows.map(({ seller_id, n }) => [seller_id, n]));
}

async function loadPictures(db: Kysely<Database>, snapshot: DirectorySnapshot): Promise<SellerPictures> {
  const rows = await run<{ seller_id: number; category_id: number; image_key: string }>(
    db,
    `select p.seller_id, p.category_id, p.image_key from sellers s cross join lateral (
       select seller_id, category_id, image_keys[1] as image_key from products
       where seller_id = s.id and active and image_keys[1] is not null
       order by sold_count desc, id desc limit ${PICTURE_CANDIDATES}) p
     where s.status = 'ACTIVE'`,
    [],
  );
  const bySeller = new Map<number, typeof rows>();
  for (const row of rows) {
    if (snapshot.categories.get(row.category_id)?.visible !== true) continue;
    const others = bySeller.get(row.seller_id);
    if (others) others.push(row);
    else bySeller.set(row.seller_id, [row]);
  }
  return new Map(
    [...bySeller].map(([seller, candidates]) => {
      const first = new Map(candidates.toReversed().map((row) => [row.category_id, row]));
      const isFirst = (row: (typeof rows)[number]) => first.get(row.category_id) === row;
      const chosen = [...candidates.filter(isFirst), ...candidates.filter((row) => !isFirst(row))];
      return [seller, [...new Set(chosen.map((row) => row.image_key))].slice(0, MAX_SHOP_PICTURES)];
    }),
  );
}

export class Directory {
  readonly #snapshot: CachedValue<DirectorySnapshot>;
  readonly #counts: CachedValue<ProductCounts>;
  readonly #pictures: CachedValue<SellerPictures>;
  readonly #followers: CachedValue<FollowerCounts>;
  #isLarge = false;
  #counter: ShownCounter | undefined;
  readonly #derived = new Map<string, { from: DirectorySnapshot; counts: ProductCounts; value: unknown }>();

  constructor(db: Kysely<Database>) {
    this.#snapshot = new CachedValue(() => readDirectory(db), { maxAge: SNAPSHOT_AGE });
    this.#counts = new CachedValue(
      async () => {
        const snapshot = await this.get();
        const shown = (await this.#counter?.(snapshot)) ?? (await countShown(db, snapshot));
        const counts = countsOf(shown, snapshot);
        this.#isLarge = counts.total >= LARGE_CATALOGUE;
        return counts;
      },
      { maxAge: COUNTS_AGE, settling: COUNT_SETTLING },
    );
    this.#pictures = new CachedValue(async () => loadPictures(db, await this.get()), {
      maxAge: PICTURES_AGE,
    });
    this.#followers = new CachedValue(() => loadFollowers(db), { maxAge: FOLLOWERS_AGE });
  }

  /** From now on products are counted by this where it can. */
  countBy(counter: ShownCounter): void {
    this.#counter = counter;
  }

  /** The current snapshot. */
  get(): DirectorySnapshot | Promise<DirectorySnapshot> {
    return this.#snapshot.get();
  }

  /** A snapshot that includes the category, brand and seller of each of these products. */
  async covering(
    rows: readonly { category_id: number; brand_id: number | null; seller_id: number }[],
  ): Promise<DirectorySnapshot> {
    const snapshot = await this.get();
    const known = rows.every(
      (row) =>
        snapshot.categories.has(row.category_id) &&
        snapshot.sellers.has(row.seller_id) &&
        (row.brand_id === null || snapshot.brands.has(row.brand_id)),
    );
    return known ? snapshot : this.#snapshot.fresh();
  }

  /** How many products are on sale, by category, brand and seller; a few seconds old at most. */
  counts(): ProductCounts | Promise<ProductCounts> {
    return this.#counts.get();
  }

  /** Pictures that stand for the sellers; minutes old at most. */
  pictures(): SellerPictures | Promise<SellerPictures> {
    return this.#pictures.get();
  }

  /** How many accounts follow the sellers; minutes old at most. */
  followers(): FollowerCounts | Promise<FollowerCounts> {
    return this.#followers.get();
  }

  /** Derives a value from the snapshot and the counts, once until either changes. */
  async derive<T>(name: string, make: (snapshot: DirectorySnapshot, counts: ProductCounts) => T): Promise<T> {
    const [from, counts] = [await this.get(), await this.counts()];
    const held = this.#derived.get(name);
    if (held && held.from === from && held.counts === counts) return held.value as T;
    const value = make(from, counts);
    this.#derived.set(name, { from, counts, value });
    return value;
  }

  /** Invalidates the snapshot: categories, brands, sellers or promotions have changed. */
  drop(): void {
    this.#snapshot.drop();
    this.#counts.drop();
  }

  /** Whether the catalogue is so large that counts settle. */
  get isLarge(): boolean {
    return this.#isLarge;
  }

  /** Invalidates the counts: products have changed. */
  dropCounts(): void {
    if (this.#isLarge) this.#counts.outdate();
    else this.#counts.drop();
  }
}
