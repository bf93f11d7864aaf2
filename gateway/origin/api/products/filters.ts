/** The filters of product lists as conditions on products `p`. */
import { z } from 'zod';
import { PRODUCT_COLORS } from '../../../contract/rules/colors.ts';
import type { ProductListQuery } from '../../../contract/catalogue.ts';
import { MAX_PAGE_SIZE } from '../../../contract/common.ts';
import { FREE_DELIVERY_FROM, fromTnd } from '../../../contract/money.ts';
import { availableSql, lowStockSql } from '../../../contract/rules/availability.ts';
import { isGtin, MAX_GTIN, wholeGtin } from '../../../contract/rules/gtin.ts';
import {
  MAX_SPEC_FILTER_VALUES,
  MAX_SPEC_FILTERS,
  MAX_SPEC_NAME,
  MAX_SPEC_VALUE,
  PRODUCT_PROBLEMS,
} from '../../../contract/rules/products.ts';
import { flashActiveSql } from '../../../contract/rules/price.ts';
import { meaningfulAverageSql } from '../../../contract/rules/ratings.ts';
import { normalise } from '../../../lexicon/normalise.ts';
import { spellingsOf } from '../../../lexicon/measures.ts';
import type { Bound } from '../../../lexicon/measures.ts';
import type { Conditions } from '../../search/conditions.ts';
import type { Understood } from '../../search/understand.ts';
import { queryText } from '../../search/understand.ts';
import type { CategoryNode, DirectorySnapshot } from '../directory.ts';
import { badInput } from '../../base/errors.ts';
import { parseIds, parseWords } from '../../base/lists.ts';
import { Parameters } from '../../base/sql.ts';

export type ProductFilter = Partial<
  Omit<ProductListQuery, 'page' | 'limit' | 'after' | 'before' | 'sortBy' | 'sortOrder' | 'input'>
>;

/** The products of a category and all its descendants, by the index that serves it best; with the name of that kind of condition. */
export function inCategory(category: CategoryNode, parameters: Parameters): { kind: string; sql: string } {
  const id = `${parameters.add(category.id)}::bigint`;
  if (category.depth <= 2)
    return { kind: 'path', sql: `p.category_path[${category.depth === 1 ? 1 : 2}] = ${id}` };
  // A leaf category is one value of an indexed column.
  if (category.children.length === 0) return { kind: 'leaf', sql: `p.category_id = ${id}` };
  return { kind: 'category', sql: `p.category_path @> array[${id}]` };
}

/** The field of a filter that is restricted to admins; undefined: there is none. */
export const adminFieldOf = ({ active, lowStock }: ProductFilter): 'active' | 'lowStock' | undefined =>
  active === false ? 'active' : lowStock === undefined ? undefined : 'lowStock';

/** How `spec_keys` of the database has an entry of technical data. */
export const specKey = (name: string, value: string): string => `${name}\u001F${value}`;

const SpecsFilter = z
  .array(
    z.tuple([
      z.string().min(1).max(MAX_SPEC_NAME),
      z.array(z.string().min(1).max(MAX_SPEC_VALUE)).min(1).max(MAX_SPEC_FILTER_VALUES),
    ]),
  )
  .max(MAX_SPEC_FILTERS);

/** The names and values of a filter on technical data. Throws a 400 on what is malformed. */
export function specsOf(text: string | undefined): z.infer<typeof SpecsFilter> {
  if (text === undefined) return [];
  try {
    return SpecsFilter.parse(JSON.parse(text));
  } catch {
    throw badInput(
      'specs',
      `must be JSON such as [["Couleur", ["noir"]]] with at most ${MAX_SPEC_FILTERS} names and ${MAX_SPEC_FILTER_VALUES} values of each`,
    );
  }
}

/** The entries of a list, at most as many as a page has. @throws 400 that names the field */
function wordsOf(field: 'skus' | 'gtins', text: string): string[] {
  const words = parseWords(text);
  if (words.length === 0 || words.length > MAX_PAGE_SIZE)
    throw badInput(field, `must be 1 to ${MAX_PAGE_SIZE}`);
  return words;
}

/** The numbers of a list in the form in which the database compares them. @throws 400 on what is no GTIN */
function gtinsOf(text: string): string[] {
  const gtins = wordsOf('gtins', text);
  if (!gtins.every(isGtin)) throw badInput('gtins', PRODUCT_PROBLEMS.gtin);
  return gtins.map(wholeGtin);
}

const COLORS: ReadonlySet<string> = new Set(PRODUCT_COLORS);

/** A yes or no that products are narrowed to. */
export type Flag =
  | 'bestSeller'
  | 'featured'
  | 'flash'
  | 'discount'
  | 'inStock'
  | 'lowStock'
  | 'warranty'
  | 'freeDelivery';

/** One condition of a filter, with slugs resolved. Prices in millimes. */
export type Criterion =
  | { kind: 'flag'; flag: Flag; value: boolean }
  | { kind: 'percent'; min: number }
  | { kind: 'price'; min: number | undefined; max: number | undefined }
  | { kind: 'rating'; min: number }
  | { kind: 'since'; from: string }
  | { kind: 'updated'; after: string }
  | { kind: 'status'; status: string }
  | { kind: 'category'; category: CategoryNode }
  | { kind: 'brand' | 'seller' | 'ids'; ids: readonly number[] }
  | { kind: 'color'; colors: readonly string[] }
  /** Has one of these entries of `spec_keys`. */
  | { kind: 'specs'; keys: readonly string[] }
  | { kind: 'skus' | 'gtins'; codes: readonly string[] };

/** What a filter asks for, in whatever implementation: all conditions must hold. */
export interface Criteria {
  /** Whether products on sale are asked for, or those taken off sale. */
  isOnSale: boolean;
  /** Nothing can match. */
  impossible: boolean;
  all: readonly Criterion[];
}

/** Reads a filter: of products on sale, or with `active: false` of those that were taken off sale. Throws a 400 on malformed lists. */
export function criteriaOf(filter: ProductFilter, snapshot: DirectorySnapshot): Criteria {
  const all: Criterion[] = [];
  let impossible = false;
  const flag = (name: Flag, value: boolean | undefined): void => {
    if (value !== undefined) all.push({ kind: 'flag', flag: name, value });
  };
  const idsOf = (kind: 'brand' | 'seller' | 'ids', ids: readonly number[]): void => {
    if (ids.length === 0) impossible = true;
    else all.push({ kind, ids });
  };
  const named = (slugs: string, bySlug: ReadonlyMap<string, { id: number }>): number[] =>
    parseWords(slugs).flatMap((slug) => bySlug.get(slug)?.id ?? []);
  const narrow = (given: ProductFilter): void => {
    flag('bestSeller', given.isBestSeller);
    flag('featured', given.isFeatured);
    flag('flash', given.isFlashSale);
    flag('discount', given.hasDiscount);
    flag('inStock', given.inStock);
    flag('lowStock', given.lowStock);
    flag('warranty', given.hasWarranty);
    flag('freeDelivery', given.freeDelivery);
    if (given.minDiscountPercent !== undefined) all.push({ kind: 'percent', min: given.minDiscountPercent });
    if (given.minPrice !== undefined || given.maxPrice !== undefined) {
      const [min, max] = [given.minPrice, given.maxPrice].map((price) =>
        price === undefined ? undefined : fromTnd(price),
      );
      all.push({ kind: 'price', min, max });
    }
    if (given.minRating !== undefined) all.push({ kind: 'rating', min: given.minRating });
    if (given.newSince !== undefined) all.push({ kind: 'since', from: given.newSince });
    if (given.updatedAfter !== undefined) all.push({ kind: 'updated', after: given.updatedAfter });
    if (given.stockStatus !== undefined) all.push({ kind: 'status', status: given.stockStatus });
    if (given.category !== undefined) {
      const category = snapshot.categoryBySlug.get(given.category);
      if (category?.visible !== true) impossible = true;
      else all.push({ kind: 'category', category });
    }
    if (given.brand !== undefined) idsOf('brand', named(given.brand, snapshot.brandBySlug));
    if (given.seller !== undefined) idsOf('seller', named(given.seller, snapshot.sellerBySlug));
    if (given.color !== undefined) {
      const colors = parseWords(given.color);
      const unknown = colors.find((color) => !COLORS.has(color));
      if (unknown !== undefined)
        throw badInput('color', `"${unknown}" is not one of ${PRODUCT_COLORS.join(', ')}`);
      if (colors.length === 0) throw badInput('color', 'names no colour');
      all.push({ kind: 'color', colors });
    }
    for (const [name, values] of specsOf(given.specs))
      all.push({ kind: 'specs', keys: values.map((value) => specKey(name, value)) });
    if (given.ids !== undefined) idsOf('ids', parseIds('ids', given.ids));
    if (given.skus !== undefined) all.push({ kind: 'skus', codes: wordsOf('skus', given.skus) });
    if (given.gtins !== undefined) all.push({ kind: 'gtins', codes: gtinsOf(given.gtins) });
  };
  if (filter.promo !== undefined) {
    const promo = snapshot.promos.get(filter.promo);
    // A promotion's own filter and the requested one are combined.
    if (promo) narrow(promo.filter);
    else impossible = true;
  }
  narrow(filter);
  return { isOnSale: filter.active !== false, impossible, all };
}

const FLAG_SQL: Readonly<Record<Exclude<Flag, 'flash'>, string>> = {
  bestSeller: 'p.is_best_seller',
  featured: 'p.is_featured',
  discount: '(p.discount_percent > 0)',
  inStock: availableSql('p'),
  lowStock: lowStockSql('p'),
  warranty: 'p.has_warranty',
  freeDelivery: `(p.current_price >= ${FREE_DELIVERY_FROM})`,
};

/** Conditions with the keyword of their kind; `rare`: of too many combinations to stay prepared. */
interface ConditionSql {
  kind: string;
  sql: string;
  rare?: boolean;
}

function sqlOf(criterion: Criterion, parameters: Parameters): ConditionSql[] {
  switch (criterion.kind) {
    case 'flag': {
      const { flag, value } = criterion;
      const kind = value ? flag : `not ${flag}`;
      if (flag === 'flash') return [{ kind, sql: value ? flashActiveSql('p') : 'not p.is_flash_sale' }];
      return [{ kind, sql: value ? FLAG_SQL[flag] : `not ${FLAG_SQL[flag]}` }];
    }
    case 'percent':
      return [
        {
          kind: 'percent',
          sql: `p.discount_percent >= ${parameters.add(criterion.min)}::smallint`,
          rare: true,
        },
      ];
    case 'price':
      return (
        [
          ['>=', criterion.min],
          ['<=', criterion.max],
        ] as const
      ).flatMap(([comparison, price]) =>
        price === undefined
          ? []
          : {
              kind: 'price',
              sql: `p.current_price ${comparison} ${parameters.add(price)}::bigint`,
              rare: true,
            },
      );
    case 'rating':
      return [
        {
          kind: 'rating',
          sql: `${meaningfulAverageSql('p')} >= ${parameters.add(criterion.min)}::real`,
          rare: true,
        },
      ];
    case 'since':
      return [
        { kind: 'since', sql: `p.created_at >= ${parameters.add(criterion.from)}::timestamptz`, rare: true },
      ];
    case 'updated':
      return [
        {
          kind: 'updated',
          sql: `p.updated_at > ${parameters.add(criterion.after)}::timestamptz`,
          rare: true,
        },
      ];
    case 'status':
      return [{ kind: 'status', sql: `p.stock_status = ${parameters.add(criterion.status)}::text` }];
    case 'category':
      return [inCategory(criterion.category, parameters)];
    case 'brand':
    case 'seller': {
      const { kind, ids } = criterion;
      return ids.length === 1
        ? [{ kind, sql: `p.${kind}_id = ${parameters.add(ids[0])}::bigint` }]
        : [{ kind: `${kind}s`, sql: `p.${kind}_id = any(${parameters.add(ids)}::bigint[])`, rare: true }];
    }
    case 'ids':
      return [{ kind: 'ids', sql: `p.id = any(${parameters.add(criterion.ids)}::bigint[])` }];
    case 'color':
      return [{ kind: 'color', sql: `p.colors && ${parameters.add(criterion.colors)}::text[]`, rare: true }];
    case 'specs':
      return [{ kind: 'specs', sql: `p.spec_keys && ${parameters.add(criterion.keys)}::text[]`, rare: true }];
    // Subqueries that are read once, by their own indexes, before the products.
    case 'skus': {
      const skus = `any(${parameters.add(criterion.codes)}::text[])`;
      const sql = `p.id = any(array(select id from products where sku = ${skus}
          union select product_id from product_variants where sku = ${skus} and active))`;
      return [{ kind: 'skus', sql, rare: true }];
    }
    case 'gtins': {
      const gtins = `any(${parameters.add(criterion.codes)}::text[])`;
      const same = `gtin is not null and lpad(gtin, ${MAX_GTIN}, '0') = ${gtins}`;
      const sql = `p.id = any(array(select id from products where ${same}
          union select product_id from product_variants where ${same} and active))`;
      return [{ kind: 'gtins', sql, rare: true }];
    }
  }
}

/** The conditions of a filter (and of an interpreted search text) as SQL. Throws as criteriaOf. */
export const conditionsOf = (
  filter: ProductFilter,
  snapshot: DirectorySnapshot,
  understood?: Understood,
): Conditions => conditionsOfCriteria(criteriaOf(filter, snapshot), snapshot, understood);

/** Conditions of what a filter asks for, and of an interpreted search text. */
export function conditionsOfCriteria(
  { isOnSale, impossible, all }: Criteria,
  snapshot: DirectorySnapshot,
  understood?: Understood,
): Conditions {
  const parameters = new Parameters();
  const parts: string[] = [isOnSale ? 'p.active' : 'not p.active'];
  // No index covers products off sale.
  const kinds: string[] = isOnSale ? [] : ['inactive'];
  let common = isOnSale;
  if (isOnSale && snapshot.hiddenSellerIds.length > 0)
    parts.push(`p.seller_id <> all(${parameters.add(snapshot.hiddenSellerIds)}::bigint[])`);
  if (isOnSale && snapshot.hiddenCategoryIds.length > 0)
    parts.push(`not p.category_path && ${parameters.add(snapshot.hiddenCategoryIds)}::bigint[]`);
  for (const { kind, sql, rare = false } of all.flatMap((criterion) => sqlOf(criterion, parameters))) {
    parts.push(sql);
    kinds.push(kind);
    if (rare) common = false;
  }
  if (understood) {
    common = false;
    kinds.push('search');
    parts.push(...searchConditions(understood, parameters));
    if (understood.notNames.length > 0) {
      const ids = [...snapshot.brands.values()]
        .filter(({ name }) =>
          normalise(name)
            .split(' ')
            .some((word) => understood.notNames.includes(word)),
        )
        .map(({ id }) => id);
      parts.push(`(p.brand_id is null or p.brand_id <> all(${parameters.add(ids)}::bigint[]))`);
    }
  }
  return {
    sql: parts.join(' and '),
    parameters,
    isOnSale,
    impossible,
    kinds,
    common: common && kinds.length <= 1,
  };
}

/**
 * A bound on what a product's technical data say; without one on either side, whether they say anything in that unit. The weight of a
 * product counts where its data name no other ("8 kg" of a washing machine are its capacity).
 */
function boundSql({ quantity, min, max, isMemory }: Bound, parameters: Parameters): string {
  const names = spellingsOf(quantity);
  const factor = `(case lower(v.found[2]) ${names.map(([name, value]) => `when '${name}' then ${value}`).join(' ')} end)`;
  const within = (value: string): string =>
    [
      ...(min === null ? [] : [`${value} >= ${parameters.add(min)}::numeric`]),
      ...(max === null ? [] : [`${value} <= ${parameters.add(max)}::numeric`]),
    ].join(' and ') || 'true';
  const stated = (condition: string): string =>
    `exists (select from jsonb_array_elements(p.specs) s,
       regexp_matches(s ->> 'value', '(\\d+(?:[.,]\\d+)?)[\\s\u00a0\u202f]*(${names.map(([name]) => name).join('|')})\\M', 'gi') with ordinality v(found, place)
       where ${isMemory ? "v.place = 1 and s ->> 'name' ~* '^(m[ée]moire|ram)' and " : ''}${condition})`;
  const own = stated(within(`replace(v.found[1], ',', '.')::numeric * ${factor}`));
  if (quantity !== 'kg') return own;
  return `(${own} or (not ${stated('true')} and p.weight_grams is not null and ${within('p.weight_grams / 1000.0')}))`;
}

/** Conditions of a parsed search text on products `p`. */
export function searchConditions(understood: Understood, parameters: Parameters): string[] {
  const parts: string[] = [];
  const text = queryText(understood);
  if (text !== '') parts.push(`p.search_vector @@ ${parameters.add(text)}::tsquery`);
  for (const bound of understood.bounds) parts.push(boundSql(bound, parameters));
  if (understood.notColors.length > 0)
    parts.push(`not p.colors && ${parameters.add([...understood.notColors])}::text[]`);
  if (understood.minPrice !== null)
    parts.push(`p.current_price >= ${parameters.add(understood.minPrice)}::bigint`);
  if (understood.maxPrice !== null)
    parts.push(`p.current_price <= ${parameters.add(understood.maxPrice)}::bigint`);
  const sizes = [...understood.sizes, ...(understood.likelySize === null ? [] : [understood.likelySize])];
  if (sizes.length > 0) {
    parts.push(
      `exists (select from product_variants s where s.product_id = p.id and s.active and lower(s.size) = any(${parameters.add(sizes)}::text[]))`,
    );
  }
  return parts;
}
