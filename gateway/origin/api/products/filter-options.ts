/** The filter options of some products, with the number of products of each. */
import type { FilterOptions } from '../../../contract/catalogue.ts';
import { PRODUCT_COLORS, StockStatus } from '../../../contract/catalogue.ts';
import { toTnd } from '../../../contract/money.ts';
import { availableSql } from '../../../contract/rules/availability.ts';
import type { MemoryUse } from '../../../service/bounded-cache.ts';
import { Cache } from '../../../service/cache.ts';
import type { OriginContext } from '../context.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { run } from '../../base/sql.ts';
import type { Conditions } from '../../search/conditions.ts';
import type { ProductFilter } from './filters.ts';

type Option = FilterOptions['brands'][number];

interface GroupRow {
  category_id: number | null;
  brand_id: number | null;
  seller_id: number | null;
  stock_status: string | null;
  color: string | null;
  kind: 'category' | 'brand' | 'seller' | 'status' | 'color' | 'all';
  n: number;
  low: number | null;
  high: number | null;
  warranties: number;
  discounts: number;
  in_stock: number;
}

const EMPTY: FilterOptions = {
  minPrice: null,
  maxPrice: null,
  categories: [],
  brands: [],
  sellers: [],
  colors: [],
  stockStatuses: [],
  warrantyCount: 0,
  discountCount: 0,
  inStockCount: 0,
};

const byCount = (a: Option, b: Option): number => b.count - a.count || a.label.localeCompare(b.label, 'fr');

/** One pass over the products for all single values, one over their colours. */
async function load(context: OriginContext, conditions: Conditions): Promise<GroupRow[]> {
  return run<GroupRow>(
    context.db,
    `with found as materialized (
       select p.category_id, p.brand_id, p.seller_id, p.stock_status, p.colors, p.current_price, p.has_warranty,
         p.discount_percent > 0 as discounted, ${availableSql('p')} as in_stock
       from products p where ${conditions.sql}
     )
     select category_id, brand_id, seller_id, stock_status, null as color,
       case grouping(category_id, brand_id, seller_id, stock_status)
         when 7 then 'category' when 11 then 'brand' when 13 then 'seller' when 14 then 'status' else 'all' end as kind,
       count(*)::int as n, min(current_price) as low, max(current_price) as high,
       (count(*) filter (where has_warranty))::int as warranties, (count(*) filter (where discounted))::int as discounts,
       (count(*) filter (where in_stock))::int as in_stock
     from found group by grouping sets ((category_id), (brand_id), (seller_id), (stock_status), ())
     union all
     select null, null, null, null, color, 'color', count(*)::int, null, null, 0, 0, 0
     from found cross join lateral unnest(colors) as color group by color`,
    conditions.parameters.values,
  );
}

/** Categories directly below the requested one (or the top level), each with all its descendants. */
function categoryOptions(
  rows: readonly GroupRow[],
  snapshot: DirectorySnapshot,
  parent: string | undefined,
): Option[] {
  const top = parent === undefined ? undefined : snapshot.categoryBySlug.get(parent);
  const counts = new Map<number, number>();
  for (const row of rows) {
    if (row.kind !== 'category' || row.category_id === null) continue;
    const path = snapshot.categories.get(row.category_id)?.path ?? [];
    const node = path[top ? top.path.length : 0];
    if (node) counts.set(node.id, (counts.get(node.id) ?? 0) + row.n);
  }
  return [...counts].flatMap(([id, count]) => {
    const node = snapshot.categories.get(id);
    return node ? [{ value: node.slug, label: node.name, labels: node.names, count }] : [];
  });
}

/** A scan of all matches is too expensive for every request: cached for a short while, per shop. */
const caches = new WeakMap<OriginContext, Cache<FilterOptions>>();
/** Memory limit of the cache (bytes); an option's object weighs about three times its JSON. */
const OPTIONS_BYTES = 32 * 1024 * 1024;
const WEIGHT = 3;
/** From this age on options are refreshed while stale ones are returned; older ones are not. */
const OPTIONS_AGE = 30_000;
const MOST_OPTIONS_AGE = 120_000;

/** Memory of the cached filter options of a shop. */
export const filterOptionsMemory = (context: OriginContext): MemoryUse =>
  caches.get(context) ?? { bytes: 0, maxBytes: OPTIONS_BYTES };

/** Filter options of the matching products: half a minute old, two minutes at most where they are rarely requested. */
export async function filterOptions(
  context: OriginContext,
  filter: ProductFilter,
  input: string | undefined,
): Promise<FilterOptions> {
  const { conditions } = await context.listings.conditions(filter, input);
  if (conditions.impossible) return EMPTY;
  let cache = caches.get(context);
  if (!cache) caches.set(context, (cache = new Cache({ maxBytes: OPTIONS_BYTES })));
  const key = `${filter.category ?? ''} ${conditions.sql} ${JSON.stringify(conditions.parameters.values)}`;
  const { value } = await cache.get(key, async () => {
    // Built for each request: names and visibility may have changed.
    const now = await context.listings.conditions(filter, input);
    const options = now.conditions.impossible
      ? EMPTY
      : await compute(context, now.conditions, now.snapshot, filter.category);
    return {
      value: options,
      bytes: JSON.stringify(options).length * WEIGHT,
      maxAge: OPTIONS_AGE,
      staleFor: MOST_OPTIONS_AGE - OPTIONS_AGE,
    };
  });
  return value;
}

async function compute(
  context: OriginContext,
  conditions: Conditions,
  snapshot: DirectorySnapshot,
  category: string | undefined,
): Promise<FilterOptions> {
  const rows = await load(context, conditions);
  const all = rows.find((row) => row.kind === 'all');
  const named = (
    kind: 'brand' | 'seller',
    entries: ReadonlyMap<number, { slug: string; name: string }>,
  ): Option[] =>
    rows.flatMap((row) => {
      const id = kind === 'brand' ? row.brand_id : row.seller_id;
      const entry = row.kind === kind && id !== null ? entries.get(id) : undefined;
      return entry ? [{ value: entry.slug, label: entry.name, count: row.n }] : [];
    });
  const plain = (kind: 'status' | 'color', order: readonly string[]): Option[] =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => {
        const value = (kind === 'status' ? row.stock_status : row.color) ?? '';
        return { value, label: value, count: row.n };
      })
      .sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  return {
    minPrice: all?.low == null ? null : toTnd(all.low),
    maxPrice: all?.high == null ? null : toTnd(all.high),
    categories: categoryOptions(rows, snapshot, category).sort(byCount),
    brands: named('brand', snapshot.brands).sort(byCount),
    sellers: named('seller', snapshot.sellers).sort(byCount),
    colors: plain('color', PRODUCT_COLORS),
    stockStatuses: plain('status', StockStatus.options),
    warrantyCount: all?.warranties ?? 0,
    discountCount: all?.discounts ?? 0,
    inStockCount: all?.in_stock ?? 0,
  };
}
