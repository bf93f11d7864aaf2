/** The sorts of product lists. Each ends in the id, so that a cursor is unique; each has an index in both directions. */
import type { ProductSortBy } from '../../../contract/catalogue.ts';
import { meaningfulAverage, meaningfulAverageSql } from '../../../contract/rules/ratings.ts';
import type { Place } from '../../base/cursor.ts';
import type { SummaryRow } from './rows.ts';

export type Order = 'asc' | 'desc';
/** Sorts in the database; relevance is computed in the search. */
export type ColumnSort = Exclude<ProductSortBy, 'relevance'>;

export interface Sort {
  /** Expression on products `p`, as an index has it. */
  expression: string;
  /** Type of the cursor's value in the statement. */
  type: string;
  defaultOrder: Order;
  valueOf(row: SummaryRow & { name_sort?: string; sold_count?: number }): Place['value'];
  isValue(value: Place['value']): boolean;
}

const isInstant = (value: Place['value']): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const isInt = (value: Place['value']): boolean =>
  Number.isSafeInteger(value) && Math.abs(value as number) < 2 ** 53;
const isInt4 = (value: Place['value']): boolean =>
  Number.isInteger(value) && Math.abs(value as number) < 2 ** 31;

export const SORTS: Readonly<Record<ColumnSort, Sort>> = {
  createdAt: {
    expression: 'p.created_at',
    type: 'timestamptz',
    defaultOrder: 'desc',
    valueOf: (row) => row.created_at.toISOString(),
    isValue: isInstant,
  },
  price: {
    expression: 'p.current_price',
    type: 'bigint',
    defaultOrder: 'asc',
    valueOf: (row) => row.current_price,
    isValue: isInt,
  },
  name: {
    expression: 'p.name_sort',
    type: 'text',
    defaultOrder: 'asc',
    valueOf: (row) => row.name_sort ?? '',
    isValue: (value) => typeof value === 'string' && !value.includes('\0'),
  },
  ratingAverage: {
    expression: meaningfulAverageSql('p'),
    type: 'real',
    defaultOrder: 'desc',
    valueOf: (row) => meaningfulAverage(row.rating_average, row.rating_count),
    isValue: (value) => typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e6,
  },
  popularity: {
    expression: 'p.sold_count',
    type: 'int',
    defaultOrder: 'desc',
    valueOf: (row) => row.sold_count ?? 0,
    isValue: isInt4,
  },
  discount: {
    expression: 'p.discount_percent',
    type: 'int',
    defaultOrder: 'desc',
    valueOf: (row) => row.discount_percent,
    isValue: isInt4,
  },
  flashSaleExpiresAt: {
    expression: `coalesce(p.flash_sale_expires_at, 'infinity'::timestamptz)`,
    type: 'timestamptz',
    defaultOrder: 'asc',
    valueOf: (row) => row.flash_sale_expires_at?.toISOString() ?? 'infinity',
    isValue: (value) => value === 'infinity' || isInstant(value),
  },
};

/** Columns that sorts need beyond what a summary selects. */
export const SORT_SELECT = 'p.name_sort, p.sold_count';

/** Conditions (one alone) whose products an index returns in the order of these sorts. */
const INDEXED: Readonly<Record<string, readonly ColumnSort[]>> = {
  path: ['createdAt', 'price', 'popularity'],
  leaf: ['createdAt', 'price'],
  brand: ['createdAt'],
  seller: ['createdAt'],
  status: ['createdAt'],
  bestSeller: ['createdAt'],
  featured: ['createdAt'],
  flash: ['flashSaleExpiresAt'],
  price: ['price'],
  since: ['createdAt'],
  rating: ['ratingAverage'],
  discount: ['discount'],
};

/** Whether an index returns products under these conditions already sorted, so that a page reads little more than itself. */
export function isIndexed(kinds: readonly string[], by: ColumnSort): boolean {
  const [first, ...others] = new Set(kinds);
  return first === undefined || (others.length === 0 && (INDEXED[first]?.includes(by) ?? false));
}
