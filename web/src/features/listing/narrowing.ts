/**
 * The active filters of a listing, and URLs with other filters. Writing is canonical: fixed order, sorted values, no defaults;
 * so two URLs with the same meaning are equal.
 */
import { defaultSort, FLAGS, parseFilters, type Filters, type Flag } from './filters.ts';
import { PARAM } from '../../../../gateway/contract/rules/listing-params.ts';

/** The canonical query string of some filters, without `?`; empty if all are defaults. */
export function formatFilters(filters: Filters): string {
  const params = new URLSearchParams();
  if (filters.query !== '') params.set(PARAM.query, filters.query);
  for (const name of ['brands', 'sellers', 'colors', 'specs'] as const) {
    for (const value of [...filters[name]].sort()) params.append(PARAM[name], value);
  }
  if (filters.minPrice !== null) params.set(PARAM.minPrice, filters.minPrice);
  if (filters.maxPrice !== null) params.set(PARAM.maxPrice, filters.maxPrice);
  if (filters.discount !== null) params.set(PARAM.discount, String(filters.discount));
  if (filters.rating !== null) params.set(PARAM.rating, String(filters.rating));
  if (filters.stockStatus !== null) {
    params.set(PARAM.stockStatus, filters.stockStatus.toLowerCase().replaceAll('_', '-'));
  }
  for (const name of FLAGS) if (filters[name]) params.set(PARAM[name], '1');
  if (filters.sort !== defaultSort(filters.query, filters.usualSort)) params.set(PARAM.sort, filters.sort);
  if (filters.page > 1) params.set(PARAM.page, String(filters.page));
  return params.toString();
}

/** The URL of a listing at `path` with these filters; its first page if anything else is changed. */
export function listingHref(path: string, filters: Filters, change: Partial<Filters> = {}): string {
  const search = formatFilters({ ...filters, page: 1, ...change });
  return search === '' ? path : `${path}?${search}`;
}

/** The same listing without filters: the search text and the sort order stay. */
export function withoutFilters(filters: Filters): Filters {
  return {
    ...parseFilters(new URLSearchParams(), filters.usualSort),
    query: filters.query,
    sort: filters.sort,
  };
}

/** One filter that can be removed alone. */
export interface ActiveFilter {
  readonly kind:
    | 'brand'
    | 'seller'
    | 'color'
    | 'spec'
    | 'price'
    | 'discount'
    | 'rating'
    | 'stockStatus'
    | Flag;
  /** Slug, colour, entry of technical data, percent, rating or status; empty for a price range or a flag. */
  readonly value: string;
  /** The change that removes it. */
  readonly removal: Partial<Filters>;
}

/** All active filters, in the order of the filter panel. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (filters.minPrice !== null || filters.maxPrice !== null) {
    active.push({ kind: 'price', value: '', removal: { minPrice: null, maxPrice: null } });
  }
  if (filters.discount !== null) {
    active.push({ kind: 'discount', value: String(filters.discount), removal: { discount: null } });
  }
  const lists = { brands: 'brand', sellers: 'seller', colors: 'color', specs: 'spec' } as const;
  for (const name of ['brands', 'sellers', 'colors', 'specs'] as const) {
    for (const value of filters[name]) {
      active.push({
        kind: lists[name],
        value,
        removal: { [name]: filters[name].filter((other) => other !== value) },
      });
    }
  }
  if (filters.rating !== null) {
    active.push({ kind: 'rating', value: String(filters.rating), removal: { rating: null } });
  }
  if (filters.stockStatus !== null) {
    active.push({ kind: 'stockStatus', value: filters.stockStatus, removal: { stockStatus: null } });
  }
  for (const flag of FLAGS) {
    if (filters[flag]) active.push({ kind: flag, value: '', removal: { [flag]: false } });
  }
  return active;
}
