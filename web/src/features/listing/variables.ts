/** From the URL of a listing to the variables of its query. */
import { PAGE_SIZE, parseFilters, splitSpec, type Filters, type Flag, type Sort } from './filters.ts';

/** Filters that a page fixes for all its products. */
export interface ListingScope {
  /** Slug of a category, with its descendants. */
  readonly category?: string;
  readonly brand?: string;
  readonly seller?: string;
  /** A flag that is always on. */
  readonly flag?: Flag;
  /** The products are not selected by filters but, for example, by a promotion. */
  readonly chosen?: boolean;
  /** Their default sort order. */
  readonly sort?: Sort;
}

const SORT_INPUT = {
  relevance: { field: 'RELEVANCE', direction: 'DESC' },
  newest: { field: 'CREATED_AT', direction: 'DESC' },
  'price-asc': { field: 'PRICE', direction: 'ASC' },
  'price-desc': { field: 'PRICE', direction: 'DESC' },
  name: { field: 'NAME', direction: 'ASC' },
  rating: { field: 'RATING', direction: 'DESC' },
  popularity: { field: 'POPULARITY', direction: 'DESC' },
  discount: { field: 'DISCOUNT', direction: 'DESC' },
} as const satisfies Record<Sort, { field: string; direction: 'ASC' | 'DESC' }>;

/** How long a product is a new arrival. */
const NEW_FOR_HOURS = 24;

/** Keys without a value are left out, so that equal listings have equal variables and share one cached response. */
function defined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}

/** Conditions on technical data: each name with those of its values of which one is enough. */
function specConditions(specs: readonly string[]) {
  const values = new Map<string, string[]>();
  for (const spec of specs) {
    const [name, value] = splitSpec(spec);
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return [...values].map(([name, of]) => ({ name, values: of }));
}

/** The filter as input of the gateway. The page's own scope takes precedence over the URL. */
export function productFilter(filters: Filters, scope: ListingScope = {}) {
  const list = (own: string | undefined, requested: readonly string[]) =>
    own !== undefined ? [own] : requested.length > 0 ? [...requested] : undefined;
  const yes = (flag: Flag) => (filters[flag] || scope.flag === flag ? true : undefined);
  return defined({
    query: filters.query === '' ? undefined : filters.query,
    category: scope.category,
    brands: list(scope.brand, filters.brands),
    sellers: list(scope.seller, filters.sellers),
    colors: list(undefined, filters.colors),
    specs: filters.specs.length > 0 ? specConditions(filters.specs) : undefined,
    minPrice: filters.minPrice ?? undefined,
    maxPrice: filters.maxPrice ?? undefined,
    minDiscountPercent: filters.discount ?? undefined,
    minRating: filters.rating ?? undefined,
    stockStatus: filters.stockStatus ?? undefined,
    inStock: yes('inStock'),
    hasDiscount: yes('onSale'),
    isFlashSale: yes('flash'),
    createdWithinHours: yes('isNew') && NEW_FOR_HOURS,
    isBestSeller: yes('bestSeller'),
    isFeatured: yes('featured'),
    hasWarranty: yes('warranty'),
    freeDelivery: yes('freeDelivery'),
  });
}

/** Variables of `Listing_query` for a URL: filter, sort, page and the scope of the filter options. */
export function listingVariables(url: URL, scope: ListingScope = {}) {
  const filters = parseFilters(url.searchParams, scope.sort);
  return {
    filter: productFilter(filters, scope),
    sort: SORT_INPUT[filters.sort],
    first: PAGE_SIZE,
    page: filters.page,
    scopeQuery: filters.query === '' ? null : filters.query,
    scopeCategory: scope.category ?? null,
    scopeBrand: scope.brand ?? null,
    scopeSeller: scope.seller ?? null,
  };
}
