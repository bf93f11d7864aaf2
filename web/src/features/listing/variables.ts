/** From the address of a listing to the variables of its query. */
import { PAGE_SIZE, parseFilters, type Filters, type Sort } from './filters.ts';

/** What a page fixes for all its products. */
export interface ListingScope {
  /** Slug of a category: it and all below it. */
  readonly category?: string;
  readonly brand?: string;
  readonly seller?: string;
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

/** Keys without a value are left out, so that equal listings have equal variables and share one cached answer. */
function defined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}

/** The filter that the gateway takes. The page's own scope goes before what the address asks for. */
export function productFilter(filters: Filters, scope: ListingScope = {}) {
  const list = (own: string | undefined, asked: readonly string[]) =>
    own !== undefined ? [own] : asked.length > 0 ? [...asked] : undefined;
  const yes = (flag: boolean) => (flag ? true : undefined);
  return defined({
    query: filters.query === '' ? undefined : filters.query,
    category: scope.category,
    brands: list(scope.brand, filters.brands),
    sellers: list(scope.seller, filters.sellers),
    colors: list(undefined, filters.colors),
    minPrice: filters.minPrice ?? undefined,
    maxPrice: filters.maxPrice ?? undefined,
    minRating: filters.rating ?? undefined,
    stockStatus: filters.stockStatus ?? undefined,
    inStock: yes(filters.inStock),
    hasDiscount: yes(filters.onSale),
    isFlashSale: yes(filters.flash),
    createdWithinHours: filters.isNew ? 24 : undefined,
    isBestSeller: yes(filters.bestSeller),
    isFeatured: yes(filters.featured),
    hasWarranty: yes(filters.warranty),
  });
}

/** Variables of `Listing_query` for an address: filter, sort, page and the scope of the filter choices. */
export function listingVariables(url: URL, scope: ListingScope = {}) {
  const filters = parseFilters(url.searchParams);
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
