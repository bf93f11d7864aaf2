/** The filters of product lists as conditions on products `p`. */
import { z } from 'zod';
import { PRODUCT_COLORS } from '../../../contract/catalogue.ts';
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

/**
 * Builds the conditions of a filter (and of an interpreted search text): of products on sale, or with `active: false` of those that
 * were taken off sale. Throws a 400 on malformed lists.
 */
export function conditionsOf(
  filter: ProductFilter,
  snapshot: DirectorySnapshot,
  understood?: Understood,
): Conditions {
  const parameters = new Parameters();
  const isOnSale = filter.active !== false;
  const parts: string[] = [isOnSale ? 'p.active' : 'not p.active'];
  let impossible = false;
  // No index covers products off sale.
  const kinds: string[] = isOnSale ? [] : ['inactive'];
  let common = isOnSale;
  const all = (kind: string, sql: string): void => {
    parts.push(sql);
    kinds.push(kind);
  };
  const rare = (kind: string, sql: string): void => {
    all(kind, sql);
    common = false;
  };
  const flag = (kind: string, value: boolean | undefined, sql: string): void => {
    if (value !== undefined) all(value ? kind : `not ${kind}`, value ? sql : `not ${sql}`);
  };
  const idsOf = (slugs: string, bySlug: ReadonlyMap<string, { id: number }>): number[] =>
    parseWords(slugs).flatMap((slug) => bySlug.get(slug)?.id ?? []);

  if (isOnSale && snapshot.hiddenSellerIds.length > 0)
    parts.push(`p.seller_id <> all(${parameters.add(snapshot.hiddenSellerIds)}::bigint[])`);
  if (isOnSale && snapshot.hiddenCategoryIds.length > 0)
    parts.push(`not p.category_path && ${parameters.add(snapshot.hiddenCategoryIds)}::bigint[]`);

  const narrow = (filter: ProductFilter): void => {
    flag('bestSeller', filter.isBestSeller, 'p.is_best_seller');
    flag('featured', filter.isFeatured, 'p.is_featured');
    if (filter.isFlashSale !== undefined)
      all(
        filter.isFlashSale ? 'flash' : 'not flash',
        filter.isFlashSale ? flashActiveSql('p') : 'not p.is_flash_sale',
      );
    flag('discount', filter.hasDiscount, '(p.discount_percent > 0)');
    flag('inStock', filter.inStock, availableSql('p'));
    flag('lowStock', filter.lowStock, lowStockSql('p'));
    flag('warranty', filter.hasWarranty, 'p.has_warranty');
    flag('freeDelivery', filter.freeDelivery, `(p.current_price >= ${FREE_DELIVERY_FROM})`);
    if (filter.minDiscountPercent !== undefined)
      rare('percent', `p.discount_percent >= ${parameters.add(filter.minDiscountPercent)}::smallint`);
    if (filter.minPrice !== undefined)
      rare('price', `p.current_price >= ${parameters.add(fromTnd(filter.minPrice))}::bigint`);
    if (filter.maxPrice !== undefined)
      rare('price', `p.current_price <= ${parameters.add(fromTnd(filter.maxPrice))}::bigint`);
    if (filter.minRating !== undefined)
      rare('rating', `${meaningfulAverageSql('p')} >= ${parameters.add(filter.minRating)}::real`);
    if (filter.newSince !== undefined)
      rare('since', `p.created_at >= ${parameters.add(filter.newSince)}::timestamptz`);
    if (filter.updatedAfter !== undefined)
      rare('updated', `p.updated_at > ${parameters.add(filter.updatedAfter)}::timestamptz`);
    if (filter.stockStatus !== undefined)
      all('status', `p.stock_status = ${parameters.add(filter.stockStatus)}::text`);
    if (filter.category !== undefined) {
      const category = snapshot.categoryBySlug.get(filter.category);
      if (category?.visible !== true) impossible = true;
      else {
        const { kind, sql } = inCategory(category, parameters);
        all(kind, sql);
      }
    }
    if (filter.brand !== undefined) {
      const ids = idsOf(filter.brand, snapshot.brandBySlug);
      if (ids.length === 0) impossible = true;
      else if (ids.length === 1) all('brand', `p.brand_id = ${parameters.add(ids[0])}::bigint`);
      else rare('brands', `p.brand_id = any(${parameters.add(ids)}::bigint[])`);
    }
    if (filter.seller !== undefined) {
      const ids = idsOf(filter.seller, snapshot.sellerBySlug);
      if (ids.length === 0) impossible = true;
      else if (ids.length === 1) all('seller', `p.seller_id = ${parameters.add(ids[0])}::bigint`);
      else rare('sellers', `p.seller_id = any(${parameters.add(ids)}::bigint[])`);
    }
    if (filter.color !== undefined) {
      const colors = parseWords(filter.color);
      const unknown = colors.find((color) => !COLORS.has(color));
      if (unknown !== undefined)
        throw badInput('color', `"${unknown}" is not one of ${PRODUCT_COLORS.join(', ')}`);
      if (colors.length === 0) throw badInput('color', 'names no colour');
      rare('color', `p.colors && ${parameters.add(colors)}::text[]`);
    }
    for (const [name, values] of specsOf(filter.specs))
      rare('specs', `p.spec_keys && ${parameters.add(values.map((value) => specKey(name, value)))}::text[]`);
    if (filter.ids !== undefined) {
      const ids = parseIds('ids', filter.ids);
      if (ids.length === 0) impossible = true;
      else all('ids', `p.id = any(${parameters.add(ids)}::bigint[])`);
    }
    // Subqueries that are read once, by their own indexes, before the products.
    if (filter.skus !== undefined) {
      const skus = `any(${parameters.add(wordsOf('skus', filter.skus))}::text[])`;
      rare(
        'skus',
        `p.id = any(array(select id from products where sku = ${skus}
          union select product_id from product_variants where sku = ${skus} and active))`,
      );
    }
    if (filter.gtins !== undefined) {
      const gtins = `any(${parameters.add(gtinsOf(filter.gtins))}::text[])`;
      const same = `gtin is not null and lpad(gtin, ${MAX_GTIN}, '0') = ${gtins}`;
      rare(
        'gtins',
        `p.id = any(array(select id from products where ${same}
          union select product_id from product_variants where ${same} and active))`,
      );
    }
  };
  if (filter.promo !== undefined) {
    const promo = snapshot.promos.get(filter.promo);
    // A promotion's own filter and the requested one are combined.
    if (promo) narrow(promo.filter);
    else impossible = true;
  }
  narrow(filter);
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
