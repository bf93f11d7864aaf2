/** Product listings: maps the schema's arguments to REST queries. */
import { seededNumbers } from '../../../service/random.ts';
import { GraphQLError } from 'graphql';
import { MAX_PAGE_SIZE } from '../../../contract/common.ts';
import { PRODUCT_COLORS } from '../../../contract/rules/colors.ts';
import type { ProductPage } from '../../../contract/catalogue.ts';
import { isGtin } from '../../../contract/rules/gtin.ts';
import {
  MAX_SKU,
  MAX_SPEC_FILTER_VALUES,
  MAX_SPEC_FILTERS,
  MAX_SPEC_NAME,
  MAX_SPEC_VALUE,
  PRODUCT_PROBLEMS,
} from '../../../contract/rules/products.ts';
import { fromTnd } from '../../../contract/money.ts';
import type { ProductQuery } from '../../loaders/anonymous/catalogue.ts';
import type { ListPage } from '../../loaders/base/pages.ts';
import { adminLoaders, requireCapability } from '../account/session.ts';
import type { GatewayContext } from '../context.ts';
import { badInput, connectionPage, namingArguments } from '../base/input.ts';
import type { ConnectionArguments } from '../base/input.ts';
import type { ProductFilter, ProductSort } from '../generated/resolvers.ts';
import { isSlug } from './lookup.ts';
import { ProductConnectionModel, ProductModel } from './product.ts';

export const DEFAULT_FIRST = 25;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MAX_QUERY_LENGTH = 200;
const MAX_VALUES = 50;
const MAX_HOURS = 24 * 365;

export interface ListingArguments extends ConnectionArguments {
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
}

/** Filter implied by a listing's parent: a category, brand, seller or promotion. */
export type ListingPlace = Pick<ProductQuery, 'category' | 'brand' | 'seller' | 'promo'>;

/** Loads one page of products. @throws BAD_USER_INPUT naming the argument */
export async function listProducts(
  args: ListingArguments,
  place: ListingPlace,
  context: GatewayContext,
): Promise<ProductConnectionModel> {
  const page = connectionPage(args, DEFAULT_FIRST);
  const query = { ...productQuery(args, context.now), ...place };
  for (const name of ['category', 'brand', 'seller'] as const) {
    // The filter may only repeat what the parent implies.
    const requested = name === 'category' ? args.filter?.category : args.filter?.[`${name}s`]?.join(',');
    if (requested != null && place[name] !== undefined && requested !== place[name]) {
      throw badInput(
        `filter.${name === 'category' ? name : `${name}s`}`,
        'is fixed by the parent of the listing',
      );
    }
  }
  const found = await namingArguments(
    isForAdmins(args.filter)
      ? readAsAdmin(args.filter, query, page, context)
      : context.loaders.products(query, page),
  );
  return new ProductConnectionModel(found, context.now, page.page !== undefined);
}

/** Whether a filter needs an admin. Products on sale are public. */
const isForAdmins = (filter: ProductFilter | null | undefined): filter is ProductFilter =>
  filter?.active === false || filter?.lowStock != null;

/** Reads with the admin's own token, uncached. @throws UNAUTHENTICATED or FORBIDDEN naming the argument */
async function readAsAdmin(
  { active, lowStock }: ProductFilter,
  query: ProductQuery,
  page: ListPage,
  context: GatewayContext,
): Promise<ProductPage> {
  await requireCapability(context, 'read').catch((error: unknown) => {
    if (!(error instanceof GraphQLError)) throw error;
    const argument = active === false ? 'filter.active' : 'filter.lowStock';
    const message = 'needs an admin';
    throw new GraphQLError(`${argument}: ${message}`, {
      extensions: { ...error.extensions, argument, fields: [{ field: argument, message }] },
    });
  });
  const narrowed = {
    ...query,
    active: active === false ? false : undefined,
    lowStock: lowStock ?? undefined,
  };
  return adminLoaders(context).products(narrowed, page);
}

const PRICE_FIELDS = ['minPrice', 'maxPrice'] as const;

/** Maps a filter and a sort to the parameters of REST. @throws BAD_USER_INPUT naming the argument */
export function productQuery({ filter, sort }: ListingArguments, now: number): ProductQuery {
  const given = filter ?? {};
  for (const name of PRICE_FIELDS) {
    const amount = given[name];
    if (amount != null && fromTnd(amount) < 0) throw badInput(`filter.${name}`, 'must not be negative');
  }
  if (given.minRating != null && (given.minRating < 0 || given.minRating > 5)) {
    throw badInput('filter.minRating', 'must be from 0 to 5');
  }
  const { minDiscountPercent } = given;
  if (minDiscountPercent != null && (minDiscountPercent < 1 || minDiscountPercent > 100)) {
    throw badInput('filter.minDiscountPercent', 'must be from 1 to 100');
  }
  return {
    input: searchText(given.query, 'filter.query'),
    category: slug(given.category, 'filter.category'),
    brand: listOf(given.brands, 'filter.brands', oneSlug),
    seller: listOf(given.sellers, 'filter.sellers', oneSlug),
    color: colors(given.colors),
    minPrice: given.minPrice ?? undefined,
    maxPrice: given.maxPrice ?? undefined,
    inStock: given.inStock ?? undefined,
    stockStatus: given.stockStatus ?? undefined,
    isBestSeller: given.isBestSeller ?? undefined,
    isFeatured: given.isFeatured ?? undefined,
    isFlashSale: given.isFlashSale ?? undefined,
    hasDiscount: given.hasDiscount ?? undefined,
    minDiscountPercent: minDiscountPercent ?? undefined,
    freeDelivery: given.freeDelivery ?? undefined,
    hasWarranty: given.hasWarranty ?? undefined,
    minRating: given.minRating ?? undefined,
    newSince: newSince(given, now),
    updatedAfter: given.updatedAfter == null ? undefined : new Date(given.updatedAfter).toISOString(),
    specs: specs(given.specs),
    skus: listOf(given.skus, 'filter.skus', oneSku),
    gtins: listOf(given.gtins, 'filter.gtins', oneGtin),
    sortBy: sort?.field,
    sortOrder: sort?.direction,
  };
}

/** The trimmed search text; undefined when it is empty. */
export function searchText(text: string | null | undefined, argument: string): string | undefined {
  const trimmed = text?.trim() ?? '';
  if (trimmed.length > MAX_QUERY_LENGTH)
    throw badInput(argument, `must have at most ${MAX_QUERY_LENGTH} characters`);
  return trimmed === '' ? undefined : trimmed;
}

export const slug = (text: string | null | undefined, argument: string): string | undefined =>
  text == null ? undefined : oneSlug(text, argument);

function oneSlug(text: string, argument: string): string {
  if (!isSlug(text)) throw badInput(argument, 'must be a slug: lower-case letters, digits and hyphens');
  return text;
}

/** A SKU as REST is sent it. @throws BAD_USER_INPUT on `argument` */
export function oneSku(text: string, argument: string): string {
  const sku = text.trim();
  if (sku === '' || sku.length > MAX_SKU || sku.includes(','))
    throw badInput(argument, `must have 1 to ${MAX_SKU} characters, without commas`);
  return sku;
}

/** A GTIN as REST is sent it. @throws BAD_USER_INPUT on `argument` */
export function oneGtin(text: string, argument: string): string {
  if (!isGtin(text)) throw badInput(argument, PRODUCT_PROBLEMS.gtin);
  return text;
}

/** A list that is sent to REST with commas. `check`: throws on a malformed entry. */
function listOf(
  texts: readonly string[] | null | undefined,
  argument: string,
  check: (text: string, argument: string) => string,
): string | undefined {
  if (texts == null || texts.length === 0) return undefined;
  if (texts.length > MAX_VALUES) throw badInput(argument, `must be at most ${MAX_VALUES}`);
  // Sorted, because their order has no meaning and equal filters should share a call.
  return texts
    .map((text, index) => check(text, `${argument}.${index}`))
    .sort()
    .join(',');
}

/** Conditions on technical data as REST has them. */
function specs(given: ProductFilter['specs']): string | undefined {
  if (given == null || given.length === 0) return undefined;
  if (given.length > MAX_SPEC_FILTERS) throw badInput('filter.specs', `must be at most ${MAX_SPEC_FILTERS}`);
  for (const [index, { name, values }] of given.entries()) {
    const argument = `filter.specs.${index}`;
    if (name === '' || name.length > MAX_SPEC_NAME)
      throw badInput(`${argument}.name`, `must have 1 to ${MAX_SPEC_NAME} characters`);
    if (values.length === 0 || values.length > MAX_SPEC_FILTER_VALUES)
      throw badInput(`${argument}.values`, `must be 1 to ${MAX_SPEC_FILTER_VALUES}`);
    if (values.some((value) => value === '' || value.length > MAX_SPEC_VALUE))
      throw badInput(`${argument}.values`, `must have 1 to ${MAX_SPEC_VALUE} characters each`);
  }
  // Sorted, because their order has no meaning and equal filters should share a call.
  const sorted = given.map(({ name, values }) => [name, [...values].sort()] as const);
  return JSON.stringify(sorted.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
}

/** Conditions of filter options. @throws BAD_USER_INPUT naming the argument */
export function optionsQuery(filter: ProductFilter, now: number): ProductQuery {
  if (isForAdmins(filter)) throw badInput('filter', 'has conditions that only lists have: active, lowStock');
  return productQuery({ filter }, now);
}

const KNOWN_COLORS: ReadonlySet<string> = new Set(PRODUCT_COLORS);

function colors(names: readonly string[] | null | undefined): string | undefined {
  if (names == null || names.length === 0) return undefined;
  names.forEach((name, index) => {
    if (!KNOWN_COLORS.has(name))
      throw badInput(`filter.colors.${index}`, 'is not a colour that products have');
  });
  return [...names].sort().join(',');
}

/** The later of the two conditions. Hours are counted from the start of the minute, so that requests within it share a call. */
function newSince({ createdAfter, createdWithinHours }: ProductFilter, now: number): string | undefined {
  let since = createdAfter == null ? undefined : Date.parse(createdAfter);
  if (createdWithinHours != null) {
    if (createdWithinHours < 1 || createdWithinHours > MAX_HOURS) {
      throw badInput('filter.createdWithinHours', `must be from 1 to ${MAX_HOURS}`);
    }
    const within = Math.floor(now / MINUTE_MS) * MINUTE_MS - createdWithinHours * HOUR_MS;
    since = since === undefined ? within : Math.max(since, within);
  }
  return since === undefined ? undefined : new Date(since).toISOString();
}

/** Best matches for a search box; none for an empty text. */
export async function suggestProducts(
  query: string,
  first: number,
  context: GatewayContext,
): Promise<ProductModel[]> {
  const input = searchText(query, 'query');
  if (input === undefined) {
    context.note(MINUTE_MS, []);
    return [];
  }
  const names = { input: 'query', limit: 'first' };
  const page = await namingArguments(context.loaders.products({ input }, { limit: first }), names);
  return page.products.map((product) => new ProductModel(product, context.now));
}

const NEWEST = 20;

/** Random products among the newest; the order depends on the seed only. */
export async function drawProducts(
  first: number,
  seed: number,
  context: GatewayContext,
): Promise<ProductModel[]> {
  const query: ProductQuery = { sortBy: 'createdAt', sortOrder: 'desc' };
  const { products } = await context.loaders.products(query, { limit: Math.min(NEWEST, MAX_PAGE_SIZE) });
  return shuffle(products, seed)
    .slice(0, first)
    .map((product) => new ProductModel(product, context.now));
}

/** Fisher–Yates shuffle: the same on every machine. */
function shuffle<T>(items: readonly T[], seed: number): T[] {
  const random = seededNumbers(seed);
  const drawn = [...items];
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const swapped = drawn[last] as T;
    drawn[last] = drawn[other] as T;
    drawn[other] = swapped;
  }
  return drawn;
}
