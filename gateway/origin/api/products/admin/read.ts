/** Reads of the back office's products: pages of a list, one product, its variants. */
import type { Kysely } from 'kysely';
import type {
  AdminProduct,
  AdminProductListQuery,
  AdminProductPage,
  AdminVariantPage,
  ListTotal,
} from '../../../../contract/admin/products.ts';
import { MAX_COUNTED } from '../../../../contract/admin/products.ts';
import { decodeCursor, encodeCursor } from '../../../base/cursor.ts';
import type { Place } from '../../../base/cursor.ts';
import { badInput, notFound } from '../../../base/errors.ts';
import { Parameters, run } from '../../../base/sql.ts';
import type { Database } from '../../../db/tables.ts';
import type { Conditions } from '../../../search/conditions.ts';
import type { Understood } from '../../../search/understand.ts';
import type { OriginContext } from '../../context.ts';
import type { RankedPage } from '../listing.ts';
import { adminConditions } from './filters.ts';
import type { AdminProductFilter, AdminSearch } from './filters.ts';
import { ADMIN_SELECT, ADMIN_VARIANT_SELECT, toAdminProduct, toAdminVariant } from './rows.ts';
import type { AdminRow, AdminVariantRow } from './rows.ts';
import { ADMIN_SORTS } from './sorts.ts';
import type { AdminColumnSort } from './sorts.ts';

/** What a search text stands for; undefined: there is none. A text that is the SKU of a product or variant finds that one alone. */
export async function searchOf(
  context: OriginContext,
  input: string | undefined,
): Promise<AdminSearch | undefined> {
  if (input === undefined || input === '') return undefined;
  const sku = input.toUpperCase();
  if (/^[A-Z0-9._-]{1,40}$/.test(sku)) {
    const [found] = await run<{ is_sku: boolean }>(
      context.db,
      `select exists (select from products where sku = $1) or exists (select from product_variants where sku = $1) as is_sku`,
      [sku],
    );
    if (found?.is_sku === true) return { sku };
  }
  return { understood: await context.listings.understand(input) };
}

/** Number of rows of products that match, counted to one more than MAX_COUNTED. */
async function countUpTo(db: Kysely<Database>, { sql, parameters }: Conditions): Promise<ListTotal> {
  const [row] = await run<{ n: number }>(
    db,
    `select count(*)::int as n from (select from products p where ${sql} limit ${MAX_COUNTED + 1}) counted`,
    parameters.values,
  );
  const n = row?.n ?? 0;
  return { value: Math.min(n, MAX_COUNTED), isExact: n <= MAX_COUNTED };
}

/** Sorts of products with a flash sale. */
const FLASH_SORTS: ReadonlySet<string> = new Set<AdminColumnSort>(['flashStarts', 'flashEnds', 'flashSold']);

/** Conditions that few products meet, which have indexes of their own: the beginning of a sort has no page of them. */
const RARE: ReadonlySet<string> = new Set([
  'archived',
  'bestSeller',
  'featured',
  'flash',
  'ids',
  'job',
  'lowStock',
  'review',
  'sku',
]);

/** Products along a sort among which a page is looked for before all matching ones are read. */
const STEPS = 600;

interface Found {
  rows: AdminRow[];
  valueOf(row: AdminRow): Place['value'];
  start: number;
  total: ListTotal;
  hasNext: boolean;
  hasPrev: boolean;
}

/** One page of products. Throws a 400 that names the field. */
export async function listAdminProducts(
  context: OriginContext,
  query: AdminProductListQuery,
): Promise<AdminProductPage> {
  const { limit, after, before, sortBy, sortOrder, input, ...filter } = query;
  if (after !== undefined && before !== undefined) throw badInput('before', 'excludes `after`');
  const search = await searchOf(context, input);
  const byWords = search !== undefined && 'understood' in search;
  const fallback = byWords ? 'relevance' : 'createdAt';
  const by = sortBy === undefined || (sortBy === 'relevance' && !byWords) ? fallback : sortBy;
  const order = sortOrder ?? (by === 'relevance' ? 'desc' : ADMIN_SORTS[by].defaultOrder);
  // The others have no place in them.
  if (FLASH_SORTS.has(by)) filter.isFlashSale ??= true;
  const sort = `manage:${by}:${order}`;
  const isValue =
    by === 'relevance' ? (value: Place['value']) => typeof value === 'number' : ADMIN_SORTS[by].isValue;
  const place = {
    after: after === undefined ? undefined : decodeCursor('after', after, sort, isValue),
    before: before === undefined ? undefined : decodeCursor('before', before, sort, isValue),
  };
  const directory = await context.directory.get();
  const build = (): Conditions => adminConditions(filter, directory, search);
  const found =
    by === 'relevance' && byWords
      ? await byRelevance(context, build, search.understood, input ?? '', {
          order,
          limit,
          position: { offset: 0, ...place },
        })
      : await byColumn(context, build, by as AdminColumnSort, order, limit, place);
  const snapshot = await context.directory.covering(found.rows);
  const now = Date.now();
  return {
    products: found.rows.map((row) => toAdminProduct(row, snapshot, now)),
    cursors: found.rows.map((row, offset) =>
      encodeCursor(sort, { value: found.valueOf(row), id: row.id, index: found.start + offset + 1 }),
    ),
    hasNext: found.hasNext,
    hasPrev: found.hasPrev,
    total: found.total,
  };
}

interface Position {
  after: Place | undefined;
  before: Place | undefined;
}

async function byColumn(
  context: OriginContext,
  build: () => Conditions,
  by: AdminColumnSort,
  order: 'asc' | 'desc',
  limit: number,
  { after, before }: Position,
): Promise<Found> {
  const sort = ADMIN_SORTS[by];
  const place = after ?? before;
  const backwards = before !== undefined;
  const direction = (order === 'asc') === backwards ? 'desc' : 'asc';
  const ordering = `order by place ${direction}, id ${direction}`;
  const page = async (make: (conditions: Conditions, beyond: string, take: string) => string) => {
    const conditions = build();
    const { parameters } = conditions;
    const beyond = place
      ? `(${sort.expression}, p.id) ${direction === 'asc' ? '>' : '<'} (${parameters.add(place.value)}::${sort.type}, ${parameters.add(place.id)}::bigint)`
      : 'true';
    const found = make(conditions, beyond, parameters.add(limit + 1));
    // What is not shown is read from indexes alone: the rest of a product is read for the page only.
    return run<AdminRow>(
      context.db,
      `select ${ADMIN_SELECT} from (${found}) page join products p on p.id = page.id
       order by page.place ${direction}, page.id ${direction}`,
      parameters.values,
    );
  };
  const matching = ({ sql }: Conditions, beyond: string): string =>
    `select p.id, ${sort.expression} as place from products p where ${sql} and ${beyond}`;
  /** Along the sort until the page is full: at once where many match. */
  const walk = () =>
    page((conditions, beyond, take) => `${matching(conditions, beyond)} ${ordering} limit ${take}`);
  /** The same, given up after STEPS products. */
  const begin = () =>
    page(
      ({ sql, parameters }, beyond, take) => `select p.id, ${sort.expression} as place from (
         select p.* from products p where p.archived_at is null and ${beyond}
         order by ${sort.expression} ${direction}, p.id ${direction} limit ${parameters.add(STEPS)}) p
       where ${sql} ${ordering} limit ${take}`,
    );
  /** All that match, then sorted: where they are few, a walk might pass all others first. */
  const readAll = () =>
    page(
      (conditions, beyond, take) =>
        `select m.id, m.place from (${matching(conditions, beyond)} offset 0) m ${ordering} limit ${take}`,
    );
  const { kinds } = build();
  let rows: AdminRow[];
  let total: ListTotal;
  if (kinds.length === 0) {
    [total, rows] = await Promise.all([countUpTo(context.db, build()), walk()]);
  } else {
    const isWalkable = !FLASH_SORTS.has(by) && !kinds.some((kind) => RARE.has(kind));
    [total, rows] = await Promise.all([countUpTo(context.db, build()), isWalkable ? begin() : []]);
    if (rows.length <= limit) rows = await (total.isExact ? readAll() : walk());
  }
  const more = rows.length > limit;
  if (more) rows.pop();
  if (backwards) rows.reverse();
  return {
    rows,
    valueOf: sort.valueOf,
    start: after ? after.index : before ? Math.max(0, before.index - 1 - rows.length) : 0,
    total,
    hasNext: backwards ? true : more,
    hasPrev: backwards ? more : place !== undefined,
  };
}

async function byRelevance(
  context: OriginContext,
  build: () => Conditions,
  understood: Understood,
  text: string,
  page: RankedPage,
): Promise<Found> {
  const { ranking, start, end } = await context.listings.rank(build, understood, text, page);
  const { ids, scores, complete } = ranking;
  const indexes = Array.from({ length: Math.max(0, Math.min(end, ids.length) - start) }, (_, offset) =>
    page.order === 'desc' ? start + offset : ids.length - 1 - start - offset,
  );
  const [rows, total] = await Promise.all([
    adminRows(
      context.db,
      indexes.map((index) => ids[index] as number),
    ),
    complete ? { value: ids.length, isExact: ids.length < MAX_COUNTED } : countUpTo(context.db, build()),
  ]);
  const scoreOf = new Map(indexes.map((index) => [ids[index] as number, scores[index] as number]));
  return {
    rows,
    valueOf: (row) => scoreOf.get(row.id) ?? 0,
    start,
    total,
    hasNext: complete ? end < ids.length : end < total.value,
    hasPrev: start > 0,
  };
}

/** Rows of products by id, in this order; those that do not exist are left out. */
export async function adminRows(db: Kysely<Database>, ids: readonly number[]): Promise<AdminRow[]> {
  if (ids.length === 0) return [];
  const rows = await run<AdminRow>(
    db,
    `select ${ADMIN_SELECT} from products p where p.id = any($1::bigint[])`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One product, on sale or not. Throws 404. */
export async function adminProduct(context: OriginContext, id: string): Promise<AdminProduct> {
  const [row] = await adminRows(context.db, [Number(id)]);
  if (!row) throw notFound('Product');
  return toAdminProduct(row, await context.directory.covering([row]), Date.now());
}

const VARIANT_SORT = 'position:asc';

/** One page of a product's variants, in their order. Throws 404 when there is no such product. */
export async function adminVariants(
  { db }: OriginContext,
  productId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<AdminVariantPage> {
  const place =
    after === undefined
      ? undefined
      : decodeCursor('after', after, VARIANT_SORT, (value) => typeof value === 'number');
  const parameters = new Parameters();
  const product = parameters.add(productId);
  const [counted] = await run<{ n: number | null }>(
    db,
    `select (select count(*)::int from product_variants v where v.product_id = p.id) as n from products p where p.id = ${product}::bigint`,
    [productId],
  );
  if (counted?.n == null) throw notFound('Product');
  const behind = place
    ? ` and (v.position, v.id) > (${parameters.add(place.value)}::int, ${parameters.add(place.id)}::bigint)`
    : '';
  const rows = await run<AdminVariantRow>(
    db,
    `select ${ADMIN_VARIANT_SELECT} from product_variants v where v.product_id = ${product}::bigint${behind}
     order by v.position, v.id limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  const shown = rows.slice(0, limit);
  const start = place?.index ?? 0;
  return {
    variants: shown.map(toAdminVariant),
    cursors: shown.map((row, offset) =>
      encodeCursor(VARIANT_SORT, { value: row.position, id: row.id, index: start + offset + 1 }),
    ),
    hasNext: rows.length > limit,
    hasPrev: start > 0,
    total: { value: counted.n, isExact: true },
  };
}

/** Ids of the products that match, in no order, for a selection to be frozen; at most `most`. */
export async function matchingIds(
  { db, directory }: Pick<OriginContext, 'db' | 'directory'>,
  filter: AdminProductFilter,
  search: AdminSearch | undefined,
  most: number,
): Promise<number[]> {
  const { sql, parameters } = adminConditions(filter, await directory.get(), search);
  const rows = await run<{ id: number }>(
    db,
    `select p.id from products p where ${sql} order by p.id limit ${parameters.add(most)}`,
    parameters.values,
  );
  return rows.map(({ id }) => id);
}
