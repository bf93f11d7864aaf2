/** The filter options of some products, with the number of products of each. */
import type { FilterOptions, ProductSpec } from '../../../contract/catalogue.ts';
import { PRODUCT_COLORS, StockStatus } from '../../../contract/catalogue.ts';
import { toTnd } from '../../../contract/money.ts';
import type { OtherTexts } from '../../../contract/other-texts.ts';
import { availableSql } from '../../../contract/rules/availability.ts';
import type { MemoryUse } from '../../../service/bounded-cache.ts';
import { Cache } from '../../../service/cache.ts';
import type { OriginContext } from '../context.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { run } from '../../base/sql.ts';
import type { Conditions } from '../../search/conditions.ts';
import { specKey, specsOf } from './filters.ts';
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

interface SpecRow {
  name: string;
  value: string;
  n: number;
  /** Products with the name, and the value, in other languages; null: none has. */
  named: number | null;
  valued: number | null;
}

type Specs = NonNullable<FilterOptions['specs']>;

/** Most entries of technical data, and values of each, that are offered. */
const MAX_SPECS_OFFERED = 20;
const MAX_VALUES_OFFERED = 30;

/**
 * Technical data of the products, the most frequent first; each value with a translation that one of them has.
 * @param only the single name to be counted
 */
async function loadSpecs(
  context: OriginContext,
  { sql, parameters }: Conditions,
  only: string | undefined,
): Promise<Specs> {
  const entries =
    only === undefined ? '' : ` where starts_with(key, ${parameters.add(specKey(only, ''))}::text)`;
  // Counted without the JSON of the products, which is read below for the translations of what is shown.
  const rows = await run<SpecRow>(
    context.db,
    `with pairs as (
       select split_part(key, E'\\x1f', 1) collate "C" as name, split_part(key, E'\\x1f', 2) collate "C" as value, count(*)::int as n,
         min(id) filter (where texts & 1 <> 0) as named, min(id) filter (where texts & 2 <> 0) as valued
       from (select p.id, unnest(p.spec_keys) as key, unnest(p.spec_texts) as texts from products p where ${sql}) entries${entries}
       group by key
     ), names as (
       select name, sum(n) as total, min(named) as named from pairs group by name order by total desc, name limit ${MAX_SPECS_OFFERED}
     ), placed as (
       select name, value, n, names.total, names.named, valued, row_number() over (partition by name order by n desc, value) as place
       from pairs join names using (name)
     )
     select name, value, n, named, valued from placed
     where place <= ${MAX_VALUES_OFFERED} order by total desc, name, place`,
    parameters.values,
  );
  const texts = await specTexts(context, rows);
  const specs = new Map<string, Specs[number]>();
  for (const { name, value, n } of rows) {
    let spec = specs.get(name);
    if (!spec)
      specs.set(name, (spec = { name, label: name, labels: texts.get(specKey(name, '')), values: [] }));
    spec.values.push({ value, label: value, labels: texts.get(specKey(name, value)), count: n });
  }
  return [...specs.values()];
}

/** The names (with an empty value) and values in other languages, as the products of the rows have them. */
async function specTexts(context: OriginContext, rows: readonly SpecRow[]): Promise<Map<string, OtherTexts>> {
  const texts = new Map<string, OtherTexts>();
  const ids = new Set(rows.flatMap(({ named, valued }) => [named ?? [], valued ?? []].flat()));
  if (ids.size === 0) return texts;
  const products = await run<{ specs: ProductSpec[] }>(
    context.db,
    'select specs from products where id = any($1::bigint[]) order by id',
    [[...ids]],
  );
  for (const { name, names, value, values } of products.flatMap(({ specs }) => specs)) {
    if (hasTexts(names) && !texts.has(specKey(name, ''))) texts.set(specKey(name, ''), names);
    if (hasTexts(values) && !texts.has(specKey(name, value))) texts.set(specKey(name, value), values);
  }
  return texts;
}

const hasTexts = (texts: OtherTexts | undefined): texts is OtherTexts =>
  texts !== undefined && Object.keys(texts).length > 0;

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
const caches = new WeakMap<OriginContext, Cache<FilterOptions | Specs>>();
/** Memory limit of the cache (bytes); an option's object weighs about three times its JSON. */
const OPTIONS_BYTES = 32 * 1024 * 1024;
const WEIGHT = 3;
/** From this age on options are refreshed while stale ones are returned; older ones are not. */
const OPTIONS_AGE = 30_000;
const MOST_OPTIONS_AGE = 120_000;

/** Memory of the cached filter options of a shop. */
export const filterOptionsMemory = (context: OriginContext): MemoryUse =>
  caches.get(context) ?? { bytes: 0, maxBytes: OPTIONS_BYTES };

/** Which options a condition narrows, so that they are counted without it. */
const APART = [
  { of: ['brand'], options: ['brands'] },
  { of: ['seller'], options: ['sellers'] },
  { of: ['color'], options: ['colors'] },
  { of: ['stockStatus'], options: ['stockStatuses'] },
  { of: ['minPrice', 'maxPrice'], options: ['minPrice', 'maxPrice'] },
  { of: ['hasWarranty'], options: ['warrantyCount'] },
  { of: ['hasDiscount'], options: ['discountCount'] },
  { of: ['inStock'], options: ['inStockCount'] },
] as const satisfies readonly {
  of: readonly (keyof ProductFilter)[];
  options: readonly (keyof FilterOptions)[];
}[];

const without = (filter: ProductFilter, fields: readonly (keyof ProductFilter)[]): ProductFilter =>
  Object.fromEntries(
    Object.entries(filter).filter(([name]) => !fields.includes(name as keyof ProductFilter)),
  );

export interface OptionsAsked {
  /** The options of a condition are those of the products that match the other conditions. */
  apart?: boolean | undefined;
  /** With technical data, where a category is given: those of unlike products say nothing. */
  withSpecs?: boolean | undefined;
}

/** Filter options of the matching products, as `cachedOptions` has them. */
export async function filterOptions(
  context: OriginContext,
  filter: ProductFilter,
  input: string | undefined,
  { apart = false, withSpecs = false }: OptionsAsked = {},
): Promise<FilterOptions> {
  const [found, specs] = await Promise.all([
    plainOptions(context, filter, input),
    withSpecs ? specOptions(context, filter, input, apart) : undefined,
  ]);
  const options: FilterOptions = specs ? { ...found, specs } : found;
  if (!apart) return options;
  const others: Partial<FilterOptions>[] = await Promise.all(
    APART.filter(({ of }) => of.some((name) => filter[name] !== undefined)).map(
      async ({ of, options: names }) => {
        const free = await plainOptions(context, without(filter, of), input);
        return Object.fromEntries(names.map((name) => [name, free[name]])) as Partial<FilterOptions>;
      },
    ),
  );
  return Object.assign({}, options, ...others) as FilterOptions;
}

/** Technical data; with `apart`, what is a condition is counted without itself, the others with all of them. */
async function specOptions(
  context: OriginContext,
  filter: ProductFilter,
  input: string | undefined,
  apart: boolean,
): Promise<Specs> {
  if (filter.category === undefined) return [];
  const counted = (specs: string | undefined, only?: string) =>
    cached<Specs>(context, `specs ${only ?? ''}`, { ...filter, specs }, input, [], ({ conditions }) =>
      loadSpecs(context, conditions, only),
    );
  const chosen = apart ? specsOf(filter.specs) : [];
  const [all, ...own] = await Promise.all([
    counted(filter.specs),
    ...chosen.map(([name]) => counted(JSON.stringify(chosen.filter(([other]) => other !== name)), name)),
  ]);
  const names = new Set(chosen.map(([name]) => name));
  return [...own.flat(), ...all.filter(({ name }) => !names.has(name))];
}

/** Options without technical data. */
const plainOptions = (
  context: OriginContext,
  filter: ProductFilter,
  input: string | undefined,
): Promise<FilterOptions> =>
  cached(context, `options ${filter.category ?? ''}`, filter, input, EMPTY, ({ conditions, snapshot }) =>
    compute(context, conditions, snapshot, filter.category),
  );

/** Options of the matching products: half a minute old, two minutes at most where they are rarely requested. */
async function cached<Options extends FilterOptions | Specs>(
  context: OriginContext,
  kind: string,
  filter: ProductFilter,
  input: string | undefined,
  empty: Options,
  load: (found: Awaited<ReturnType<OriginContext['listings']['conditions']>>) => Promise<Options>,
): Promise<Options> {
  const { conditions } = await context.listings.conditions(filter, input);
  if (conditions.impossible) return empty;
  let cache = caches.get(context);
  if (!cache) caches.set(context, (cache = new Cache({ maxBytes: OPTIONS_BYTES })));
  const key = `${kind}\n${conditions.sql}\n${JSON.stringify(conditions.parameters.values)}`;
  const { value } = await cache.get(key, async () => {
    // Built for each request: names and visibility may have changed.
    const now = await context.listings.conditions(filter, input);
    const options = now.conditions.impossible ? empty : await load(now);
    return {
      value: options,
      bytes: JSON.stringify(options).length * WEIGHT,
      maxAge: OPTIONS_AGE,
      staleFor: MOST_OPTIONS_AGE - OPTIONS_AGE,
    };
  });
  return value as Options;
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
