/**
 * The state of a listing as its URL contains it: the query string is the only state. Reading never fails: unknown or malformed
 * values are ignored. Writing is in `narrowing.ts`, which is not part of the first load.
 */
import { PARAM } from '../../../../gateway/contract/rules/listing-params.ts';

/** Products on one page of a listing. */
export const PAGE_SIZE = 25;
/** The gateway paginates up to the 10,000th product. */
export const MAX_PAGE = Math.floor(10_000 / PAGE_SIZE);
const MAX_VALUES = 20;
const MAX_SPEC_NAMES = 10;
const MAX_QUERY_LENGTH = 200;
const MAX_PRICE = 1_000_000;

export const SORTS = [
  'relevance',
  'newest',
  'price-asc',
  'price-desc',
  'name',
  'rating',
  'popularity',
  'discount',
] as const;
export type Sort = (typeof SORTS)[number];

export const STOCK_STATUSES = [
  'IN_STOCK',
  'ON_BACKORDER',
  'PREORDER',
  'SOON',
  'OUT_OF_STOCK',
  'DISCONTINUED',
] as const;
export type StockStatusValue = (typeof STOCK_STATUSES)[number];

/** Minimum discounts that can be chosen, in percent. */
export const DISCOUNTS = [10, 20, 30, 40, 50, 60, 70] as const;

/** Minimum ratings that can be chosen. */
export const RATINGS = [4, 3, 2, 1] as const;

/** Filters that are either on or off. */
export const FLAGS = [
  'inStock',
  'onSale',
  'flash',
  'isNew',
  'bestSeller',
  'featured',
  'warranty',
  'freeDelivery',
] as const;
export type Flag = (typeof FLAGS)[number];

export interface Filters extends Record<Flag, boolean> {
  /** Search text, trimmed; empty when there is none. */
  readonly query: string;
  /** Slugs, sorted. */
  readonly brands: readonly string[];
  readonly sellers: readonly string[];
  readonly colors: readonly string[];
  /** Technical data: the French name and a value, joined by a colon. */
  readonly specs: readonly string[];
  /** TND as a plain decimal such as `40` or `40.5`, or null. */
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
  /** Minimum discount in percent, or null. */
  readonly discount: number | null;
  readonly rating: number | null;
  readonly stockStatus: StockStatusValue | null;
  readonly sort: Sort;
  readonly page: number;
  /** The default sort order of this page, if it has one of its own. */
  readonly usualSort?: Sort;
}

/** The default sort order: by relevance with a search text, else the page's own or newest first. */
export function defaultSort(query: string, usual: Sort = 'newest'): Sort {
  return query === '' ? usual : 'relevance';
}

/**
 * Parses a typed price (`40`, `40,5`, `1 200`) to a plain decimal without redundant zeros. null: not a price between 0 and
 * 1,000,000 TND with at most three decimals.
 */
export function parsePrice(text: string | null): string | null {
  if (text === null) return null;
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  const match = /^(\d{1,9})(?:\.(\d{0,3}))?$/.exec(plain);
  if (!match || Number(plain) > MAX_PRICE) return null;
  const decimals = (match[2] ?? '').replace(/0+$/, '');
  return String(Number(match[1])) + (decimals === '' ? '' : `.${decimals}`);
}

function values(params: URLSearchParams, name: string, shape: RegExp): string[] {
  const valid = params.getAll(name).filter((value) => shape.test(value));
  return [...new Set(valid)].slice(0, MAX_VALUES).sort();
}

function oneOf<T extends string>(all: readonly T[], value: string | undefined | null): T | null {
  return all.find((candidate) => candidate === value) ?? null;
}

const SLUG = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;
const COLOR = /^\p{L}[\p{L} -]{0,39}$/u;
const SPEC = /^[^:\p{C}]{1,60}:\P{C}{1,300}$/u;

/** Entries of as many names as the gateway accepts. */
function fewNames(specs: readonly string[]): string[] {
  const names = [...new Set(specs.map((spec) => splitSpec(spec)[0]))].slice(0, MAX_SPEC_NAMES);
  return specs.filter((spec) => names.includes(splitSpec(spec)[0]));
}

/** The name and the value of an entry of `Filters.specs`. */
export function splitSpec(spec: string): readonly [name: string, value: string] {
  const colon = spec.indexOf(':');
  return [spec.slice(0, colon), spec.slice(colon + 1)];
}

/** The search text in one line; truncated if it is too long, but never within a character. */
function readQuery(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** Reads filters from a query string. Prices in the wrong order are swapped. `usualSort`: the page's default sort order. */
export function parseFilters(params: URLSearchParams, usualSort?: Sort): Filters {
  const query = readQuery(params.get(PARAM.query) ?? '');
  let minPrice = parsePrice(params.get(PARAM.minPrice));
  let maxPrice = parsePrice(params.get(PARAM.maxPrice));
  if (minPrice !== null && maxPrice !== null && Number(minPrice) > Number(maxPrice)) {
    [minPrice, maxPrice] = [maxPrice, minPrice];
  }
  const discount = Number(params.get(PARAM.discount));
  const rating = Number(params.get(PARAM.rating));
  const sort = oneOf(SORTS, params.get(PARAM.sort));
  const page = params.get(PARAM.page) ?? '';
  const flag = (name: Flag) => params.get(PARAM[name]) === '1';
  return {
    query,
    brands: values(params, PARAM.brands, SLUG),
    sellers: values(params, PARAM.sellers, SLUG),
    colors: values(params, PARAM.colors, COLOR),
    specs: fewNames(values(params, PARAM.specs, SPEC)),
    minPrice,
    maxPrice,
    discount: DISCOUNTS.find((candidate) => candidate === discount) ?? null,
    rating: RATINGS.find((candidate) => candidate === rating) ?? null,
    stockStatus: oneOf(STOCK_STATUSES, params.get(PARAM.stockStatus)?.toUpperCase().replaceAll('-', '_')),
    inStock: flag('inStock'),
    onSale: flag('onSale'),
    flash: flag('flash'),
    isNew: flag('isNew'),
    bestSeller: flag('bestSeller'),
    featured: flag('featured'),
    warranty: flag('warranty'),
    freeDelivery: flag('freeDelivery'),
    sort: sort === null || (sort === 'relevance' && query === '') ? defaultSort(query, usualSort) : sort,
    page: /^[1-9]\d{0,4}$/.test(page) && Number(page) <= MAX_PAGE ? Number(page) : 1,
    ...(usualSort !== undefined && { usualSort }),
  };
}
