/** The filter options of some products, with the number of products of each. */
import type { FilterOptions, ProductSpec } from '../../../contract/catalogue.ts';
import { StockStatus } from '../../../contract/catalogue.ts';
import { PRODUCT_COLORS } from '../../../contract/rules/colors.ts';
import { toTnd } from '../../../contract/money.ts';
import type { OtherTexts } from '../../../contract/other-texts.ts';
import type { MemoryUse } from '../../../service/bounded-cache.ts';
import { Cache } from '../../../service/cache.ts';
import type { OriginContext } from '../context.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { run } from '../../base/sql.ts';
import { conditionsOfCriteria, criteriaOf, specKey, specsOf } from './filters.ts';
import type { ProductFilter } from './filters.ts';
import type { Asked, FacetPart, FacetsAsked, Narrowed, ProductGroups, SpecCount } from './search.ts';

/** What options are counted of. */
type Shop = Pick<OriginContext, 'db' | 'listings'>;
type Option = FilterOptions['brands'][number];

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

type Specs = NonNullable<FilterOptions['specs']>;

/**
 * Technical data of the products, the most frequent first; each value with a translation that one of them has.
 * @param only the single name to be counted
 */
async function loadSpecs(context: Shop, asked: Asked, only: string | undefined): Promise<Specs> {
  return specsOfCounts(context, await context.listings.searchOf(asked).specs(asked, only));
}

async function specsOfCounts(context: Shop, rows: readonly SpecCount[], version?: number): Promise<Specs> {
  const texts = await specTexts(context, rows, version);
  const specs = new Map<string, Specs[number]>();
  for (const { name, value, n } of rows) {
    let spec = specs.get(name);
    if (!spec)
      specs.set(name, (spec = { name, label: name, labels: texts.get(specKey(name, '')), values: [] }));
    spec.values.push({ value, label: value, labels: texts.get(specKey(name, value)), count: n });
  }
  return [...specs.values()];
}

/** Products whose technical data are remembered, as long as no product changes: the first ones of each value serve most requests. */
const MOST_REMEMBERED = 2_000;

interface Remembered {
  readonly version: number;
  readonly specs: Map<number, ProductSpec[]>;
}

const remembered = new WeakMap<Shop, Remembered>();

/**
 * Technical data of products, in the order of their ids.
 * @param version of all products; undefined: unknown
 */
async function specsOfProducts(
  context: Shop,
  ids: readonly number[],
  version: number | undefined,
): Promise<ProductSpec[][]> {
  let known = version === undefined ? undefined : remembered.get(context);
  if (version !== undefined && known?.version !== version)
    remembered.set(context, (known = { version, specs: new Map() }));
  const missing = known ? ids.filter((id) => !known.specs.has(id)) : ids;
  const rows =
    missing.length === 0
      ? []
      : await run<{ id: number; specs: ProductSpec[] }>(
          context.db,
          'select id, specs from products where id = any($1::bigint[])',
          [missing],
        );
  const found = new Map(rows.map(({ id, specs }) => [id, specs]));
  if (known && known.specs.size + found.size <= MOST_REMEMBERED)
    for (const [id, specs] of found) known.specs.set(id, specs);
  return ids.toSorted((a, b) => a - b).flatMap((id) => [known?.specs.get(id) ?? found.get(id) ?? []]);
}

/** The names (with an empty value) and values in other languages, as the products of the rows have them. */
async function specTexts(
  context: Shop,
  rows: readonly SpecCount[],
  version: number | undefined,
): Promise<Map<string, OtherTexts>> {
  const texts = new Map<string, OtherTexts>();
  const ids = new Set(rows.flatMap(({ named, valued }) => [named ?? [], valued ?? []].flat()));
  const products = await specsOfProducts(context, [...ids], version);
  for (const { name, names, value, values } of products.flat()) {
    if (hasTexts(names) && !texts.has(specKey(name, ''))) texts.set(specKey(name, ''), names);
    if (hasTexts(values) && !texts.has(specKey(name, value))) texts.set(specKey(name, value), values);
  }
  return texts;
}

const hasTexts = (texts: OtherTexts | undefined): texts is OtherTexts =>
  texts !== undefined && Object.keys(texts).length > 0;

/** Categories directly below the requested one (or the top level), each with all its descendants. */
function categoryOptions(
  numbers: ProductGroups['categories'],
  snapshot: DirectorySnapshot,
  parent: string | undefined,
): Option[] {
  const top = parent === undefined ? undefined : snapshot.categoryBySlug.get(parent);
  const counts = new Map<number, number>();
  for (const [id, n] of numbers) {
    const path = snapshot.categories.get(id)?.path ?? [];
    const node = path[top ? top.path.length : 0];
    if (node) counts.set(node.id, (counts.get(node.id) ?? 0) + n);
  }
  return [...counts].flatMap(([id, count]) => {
    const node = snapshot.categories.get(id);
    return node ? [{ value: node.slug, label: node.name, labels: node.names, count }] : [];
  });
}

/** A scan of all matches is too expensive for every request: cached for a short while, per shop. */
const caches = new WeakMap<Shop, Cache<FilterOptions | Specs | undefined>>();
/** Memory limit of the cache (bytes); an option's object weighs about three times its JSON. */
const OPTIONS_BYTES = 32 * 1024 * 1024;
const WEIGHT = 3;
/** From this age on options are refreshed while stale ones are returned; older ones are not. */
const OPTIONS_AGE = 30_000;
const MOST_OPTIONS_AGE = 120_000;

function cacheOf(shop: Shop): Cache<FilterOptions | Specs | undefined> {
  let cache = caches.get(shop);
  if (!cache) caches.set(shop, (cache = new Cache({ maxBytes: OPTIONS_BYTES })));
  return cache;
}

/** Memory of the cached filter options of a shop. */
export const filterOptionsMemory = (context: Shop): MemoryUse =>
  caches.get(context) ?? { bytes: 0, maxBytes: OPTIONS_BYTES };

/** Which options a condition narrows, so that they are counted without it. */
const APART = [
  { of: ['brand'], options: ['brands'], groups: 'brands' },
  { of: ['seller'], options: ['sellers'], groups: 'sellers' },
  { of: ['color'], options: ['colors'], groups: 'colors' },
  { of: ['stockStatus'], options: ['stockStatuses'], groups: 'statuses' },
  { of: ['minPrice', 'maxPrice'], options: ['minPrice', 'maxPrice'], groups: 'price' },
  { of: ['hasWarranty'], options: ['warrantyCount'], groups: 'warranties' },
  { of: ['hasDiscount'], options: ['discountCount'], groups: 'discounts' },
  { of: ['inStock'], options: ['inStockCount'], groups: 'inStock' },
] as const satisfies readonly {
  of: readonly (keyof ProductFilter)[];
  options: readonly (keyof FilterOptions)[];
  groups: Narrowed;
}[];

/** The conditions that are counted apart, of those of a filter. */
const apartOf = (filter: ProductFilter): (typeof APART)[number][] =>
  APART.filter(({ of }) => of.some((name) => filter[name] !== undefined));

const only = (filter: ProductFilter, fields: readonly (keyof ProductFilter)[]): ProductFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => fields.includes(name as keyof ProductFilter)));

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

/** Filter options of the matching products: as `cached` has them. */
export async function filterOptions(
  context: Shop,
  filter: ProductFilter,
  input: string | undefined,
  { apart = false, withSpecs = false }: OptionsAsked = {},
): Promise<FilterOptions> {
  const atOnce = await optionsAtOnce(context, filter, input, { apart, withSpecs });
  if (atOnce) return atOnce;
  const [found, specs] = await Promise.all([
    plainOptions(context, filter, input),
    withSpecs ? specOptions(context, filter, input, apart) : undefined,
  ]);
  const options: FilterOptions = specs ? { ...found, specs } : found;
  if (!apart) return options;
  const others: Partial<FilterOptions>[] = await Promise.all(
    apartOf(filter).map(async ({ of, options: names }) => {
      const free = await plainOptions(context, without(filter, of), input);
      return Object.fromEntries(names.map((name) => [name, free[name]])) as Partial<FilterOptions>;
    }),
  );
  return Object.assign({}, options, ...others) as FilterOptions;
}

/** What is asked of all parts at once: the conditions of all, and those of each part. */
async function facetsAsked(
  { listings }: Shop,
  filter: ProductFilter,
  input: string | undefined,
  { apart, withSpecs }: Required<OptionsAsked>,
): Promise<FacetsAsked> {
  const counted = withSpecs && filter.category !== undefined;
  if (!apart) return { asked: await listings.asked(filter, input), parts: [], withSpecs: counted };
  const chosen = counted ? specsOf(filter.specs) : [];
  const groups = apartOf(filter);
  const fields = [...groups.flatMap(({ of }) => of), ...(counted ? (['specs'] as const) : [])];
  const asked = await listings.asked(without(filter, fields), input);
  const part = (of: Narrowed, condition: ProductFilter): FacetPart => ({
    of,
    criteria: criteriaOf(condition, asked.snapshot),
  });
  return {
    asked,
    parts: [
      ...groups.map(({ of, groups: narrowed }) => part(narrowed, only(filter, of))),
      ...namesOf(chosen).map((spec) =>
        part({ spec }, { specs: JSON.stringify(chosen.filter(([name]) => name === spec)) }),
      ),
    ],
    withSpecs: counted,
  };
}

/** Options counted in one go; undefined: what finds these products cannot. */
async function optionsAtOnce(
  context: Shop,
  filter: ProductFilter,
  input: string | undefined,
  wanted: Required<OptionsAsked>,
): Promise<FilterOptions | undefined> {
  const whole = await facetsAsked(context, filter, input, wanted);
  const search = context.listings.searchOf(whole.asked);
  const version = search.facets && (await search.version());
  if (version === undefined) return undefined;
  const load = async (): Promise<FilterOptions | undefined> => {
    // Read for each count: names and visibility may have changed.
    const now = await facetsAsked(context, filter, input, wanted);
    const { snapshot, criteria } = now.asked;
    const facets = criteria.impossible ? undefined : await context.listings.searchOf(now.asked).facets?.(now);
    if (!facets)
      return criteria.impossible ? { ...EMPTY, ...(wanted.withSpecs && { specs: [] }) } : undefined;
    const options = optionsOf(facets.groups, snapshot, filter.category);
    return wanted.withSpecs
      ? { ...options, specs: await specsOfCounts(context, facets.specs, version) }
      : options;
  };
  const key = `at once ${JSON.stringify(wanted)}\n${version}\n${JSON.stringify(filter)}`;
  const { value } = await cacheOf(context).get(key, async () => {
    const options = await load();
    return {
      value: options,
      bytes: JSON.stringify(options ?? null).length * WEIGHT,
      maxAge: options ? OPTIONS_AGE : 0,
    };
  });
  return value as FilterOptions | undefined;
}

/** Technical data; with `apart`, what is a condition is counted without itself, the others with all of them. */
async function specOptions(
  context: Shop,
  filter: ProductFilter,
  input: string | undefined,
  apart: boolean,
): Promise<Specs> {
  if (filter.category === undefined) return [];
  const counted = (specs: string | undefined, only?: string) =>
    cached<Specs>(context, `specs ${only ?? ''}`, { ...filter, specs }, input, [], (asked) =>
      loadSpecs(context, asked, only),
    );
  const chosen = apart ? specsOf(filter.specs) : [];
  const names = namesOf(chosen);
  const [all, ...own] = await Promise.all([
    counted(filter.specs),
    ...names.map((name) => counted(JSON.stringify(chosen.filter(([other]) => other !== name)), name)),
  ]);
  return [...own.flat(), ...all.filter(({ name }) => !names.includes(name))];
}

/** The names of chosen technical data, each once. */
const namesOf = (chosen: ReturnType<typeof specsOf>): string[] => [...new Set(chosen.map(([name]) => name))];

/** Options without technical data. */
const plainOptions = (
  context: Shop,
  filter: ProductFilter,
  input: string | undefined,
): Promise<FilterOptions> =>
  cached(context, `options ${filter.category ?? ''}`, filter, input, EMPTY, (asked) =>
    compute(context, asked, filter.category),
  );

/** Options of the matching products: half a minute old, two minutes at most where they are rarely requested. */
async function cached<Options extends FilterOptions | Specs>(
  context: Shop,
  kind: string,
  filter: ProductFilter,
  input: string | undefined,
  empty: Options,
  load: (asked: Asked) => Promise<Options>,
): Promise<Options> {
  const asked = await context.listings.asked(filter, input);
  if (asked.criteria.impossible) return empty;
  const { sql, parameters } = conditionsOfCriteria(asked.criteria, asked.snapshot, asked.understood);
  // Where changes are followed, options are those of now.
  const version = (await context.listings.searchOf(asked).version()) ?? '';
  const key = `${kind}\n${version}\n${sql}\n${JSON.stringify(parameters.values)}`;
  const { value } = await cacheOf(context).get(key, async () => {
    // Built for each request: names and visibility may have changed.
    const now = await context.listings.asked(filter, input);
    const options = now.criteria.impossible ? empty : await load(now);
    return {
      value: options,
      bytes: JSON.stringify(options).length * WEIGHT,
      maxAge: OPTIONS_AGE,
      staleFor: MOST_OPTIONS_AGE - OPTIONS_AGE,
    };
  });
  return value as Options;
}

async function compute(context: Shop, asked: Asked, category: string | undefined): Promise<FilterOptions> {
  return optionsOf(await context.listings.searchOf(asked).groups(asked), asked.snapshot, category);
}

function optionsOf(
  groups: ProductGroups,
  snapshot: DirectorySnapshot,
  category: string | undefined,
): FilterOptions {
  const named = (
    numbers: ReadonlyMap<number, number>,
    entries: ReadonlyMap<number, { slug: string; name: string }>,
  ): Option[] =>
    [...numbers].flatMap(([id, count]) => {
      const entry = entries.get(id);
      return entry ? [{ value: entry.slug, label: entry.name, count }] : [];
    });
  const plain = (numbers: ReadonlyMap<string, number>, order: readonly string[]): Option[] =>
    [...numbers]
      .map(([value, count]) => ({ value, label: value, count }))
      .sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  return {
    minPrice: groups.low === null ? null : toTnd(groups.low),
    maxPrice: groups.high === null ? null : toTnd(groups.high),
    categories: categoryOptions(groups.categories, snapshot, category).sort(byCount),
    brands: named(groups.brands, snapshot.brands).sort(byCount),
    sellers: named(groups.sellers, snapshot.sellers).sort(byCount),
    colors: plain(groups.colors, PRODUCT_COLORS),
    stockStatuses: plain(groups.statuses, StockStatus.options),
    warrantyCount: groups.warranties,
    discountCount: groups.discounts,
    inStockCount: groups.inStock,
  };
}
