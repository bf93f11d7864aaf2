/** The seam of product lists: which products match, how many, and how they divide into filter options. */
import type { Millimes } from '../../../contract/money.ts';
import type { Place } from '../../base/cursor.ts';
import type { Understood } from '../../search/understand.ts';
import type { DirectorySnapshot } from '../directory.ts';
import type { Criteria } from './filters.ts';
import type { SummaryRow } from './rows.ts';
import type { ColumnSort, Order } from './sorts.ts';

/** Most entries of technical data, and values of each, that are offered. */
export const MAX_SPECS_OFFERED = 20;
export const MAX_VALUES_OFFERED = 30;

/** Which products are asked for: those that meet the criteria and match the search text. */
export interface Asked {
  criteria: Criteria;
  snapshot: DirectorySnapshot;
  understood: Understood | undefined;
}

/** Position in the list: by number, or relative to a cursor. */
export interface Position {
  offset: number;
  after: Place | undefined;
  before: Place | undefined;
}

export interface PageAsked extends Asked {
  by: ColumnSort;
  order: Order;
  limit: number;
  position: Position;
}

export type SortedRow = SummaryRow & { name_sort: string; sold_count: number };

/** One page of products, in order. */
export interface Found {
  rows: SortedRow[];
  /** Items before the first one. */
  start: number;
  total: number;
  hasNext: boolean;
  hasPrev: boolean;
  /** Value of a product's cursor. */
  valueOf(row: SortedRow): Place['value'];
}

/** Numbers of the products by what they may be narrowed to. */
export interface ProductGroups {
  total: number;
  low: Millimes | null;
  high: Millimes | null;
  warranties: number;
  discounts: number;
  inStock: number;
  /** By id; of the category itself, without those above it. */
  categories: ReadonlyMap<number, number>;
  brands: ReadonlyMap<number, number>;
  sellers: ReadonlyMap<number, number>;
  statuses: ReadonlyMap<string, number>;
  colors: ReadonlyMap<string, number>;
}

/** A value of technical data: the names with most products first, of each the values with most products first. */
export interface SpecCount {
  name: string;
  value: string;
  n: number;
  /** Products with the name, and the value, in other languages; null: none has. */
  named: number | null;
  valued: number | null;
}

/** What further conditions narrow, so that it is counted without them; technical data by their name. */
export type Narrowed =
  | 'brands'
  | 'sellers'
  | 'colors'
  | 'statuses'
  | 'price'
  | 'warranties'
  | 'discounts'
  | 'inStock'
  | { spec: string };

/** Conditions besides those of all, and what they narrow. */
export interface FacetPart {
  of: Narrowed;
  criteria: Criteria;
}

export interface FacetsAsked {
  /** The conditions under which everything is counted. */
  asked: Asked;
  /** At most 30, each of something else. */
  parts: readonly FacetPart[];
  withSpecs: boolean;
}

/** Numbers of the products that meet all conditions; of what a part narrows, those of the products that meet the others. */
export interface Facets {
  groups: ProductGroups;
  /** What parts narrow first, in their order. */
  specs: SpecCount[];
}

/** What finds products. Any two give the same products, numbers and cursors. */
export interface ProductSearch {
  /** Whether it can answer this now. */
  answers(asked: Asked): boolean;
  /** A page sorted by a column. */
  page(asked: PageAsked): Promise<Found>;
  count(asked: Asked): Promise<number>;
  groups(asked: Asked): Promise<ProductGroups>;
  /** Technical data. @param only the single name to be counted */
  specs(asked: Asked, only?: string): Promise<SpecCount[]>;
  /** Groups and technical data with all parts at once, as of the last `version`; absent or undefined: each is to be counted by itself. */
  facets?(asked: FacetsAsked): Promise<Facets | undefined>;
  /** Changes with whatever may change an answer; undefined: not known. */
  version(): Promise<number | undefined>;
}

/** A page around what was read: up to `limit + 1` rows from the position on, in the direction of reading. */
export function foundOf(
  { limit, position: { offset, after, before } }: PageAsked,
  rows: SortedRow[],
  valueOf: Found['valueOf'],
): Omit<Found, 'total'> {
  const more = rows.length > limit;
  if (more) rows.pop();
  if (before) rows.reverse();
  return {
    rows,
    start: after ? after.index : before ? Math.max(0, before.index - 1 - rows.length) : offset,
    hasNext: before ? true : more,
    hasPrev: before ? more : after !== undefined || offset > 0,
    valueOf,
  };
}

/** The page of conditions that nothing can meet. */
export const nothingFound = ({ position }: PageAsked, valueOf: Found['valueOf']): Found => ({
  rows: [],
  start: position.offset,
  total: 0,
  hasNext: false,
  hasPrev: false,
  valueOf,
});
