/** Pagination of lists short enough to be held in memory (brands, shops), and lists of IDs in a query. */
import type { Pagination } from '../../contract/common.ts';
import type { ListTotal } from '../../contract/admin/products.ts';
import { MAX_PAGE_SIZE } from '../../contract/common.ts';
import { isRowId } from './row-ids.ts';
import { decodeCursor, encodeCursor, offsetOfPage, paginationOf } from './cursor.ts';
import { badInput } from './errors.ts';
import type { Period } from './sorted.ts';

export interface MemoryPage<T> {
  items: T[];
  cursors: string[];
  pagination: Pagination;
}

/** Compares sort keys by code point, as the database does. */
const compare = (a: { key: string; id: number }, b: { key: string; id: number }): number =>
  a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id;

/** One page of a list sorted by (key, id), ascending. */
export function pageOf<T>(
  list: readonly T[],
  keyOf: (item: T) => { key: string; id: number },
  query: { page?: number | undefined; limit: number; after?: string | undefined },
  sort: string,
): MemoryPage<T> {
  if (query.page !== undefined && query.after !== undefined) throw badInput('page', 'excludes `after`');
  let start = offsetOfPage(query.page ?? 1, query.limit);
  if (query.after !== undefined) {
    const place = decodeCursor('after', query.after, sort, (value) => typeof value === 'string');
    const found = list.findIndex(
      (item) => compare(keyOf(item), { key: place.value as string, id: place.id }) > 0,
    );
    start = found === -1 ? list.length : found;
  }
  const items = list.slice(start, start + query.limit);
  return {
    items,
    cursors: items.map((item, offset) => {
      const { key, id } = keyOf(item);
      return encodeCursor(sort, { value: key, id, index: start + offset + 1 });
    }),
    pagination: paginationOf({
      start,
      limit: query.limit,
      total: list.length,
      hasNext: start + items.length < list.length,
      hasPrev: start > 0 && list.length > 0,
    }),
  };
}

/** One page of a list of the back office that is held in memory, sorted by (key, id) in one of both directions. */
export function adminPageOf<T>(
  list: readonly T[],
  keyOf: (item: T) => { key: string; id: number },
  query: { limit: number; after?: string | undefined; before?: string | undefined },
  { sort, isDescending }: { sort: string; isDescending: boolean },
): { items: T[]; cursors: string[]; hasNext: boolean; hasPrev: boolean; total: ListTotal } {
  if (query.before !== undefined && query.after !== undefined) throw badInput('before', 'excludes `after`');
  const sign = isDescending ? -1 : 1;
  const order = (a: { key: string; id: number }, b: { key: string; id: number }): number =>
    sign * compare(a, b);
  const sorted = list.map((item) => ({ item, ...keyOf(item) })).sort(order);
  const name = `${sort}:${isDescending ? 'desc' : 'asc'}`;
  const placeOf = (field: 'after' | 'before', cursor: string): { key: string; id: number } => {
    const { value, id } = decodeCursor(field, cursor, name, (found) => typeof found === 'string');
    return { key: value as string, id };
  };
  let start = 0;
  if (query.after !== undefined) {
    const place = placeOf('after', query.after);
    const found = sorted.findIndex((one) => order(one, place) > 0);
    start = found === -1 ? sorted.length : found;
  } else if (query.before !== undefined) {
    const place = placeOf('before', query.before);
    const end = sorted.findIndex((one) => order(one, place) >= 0);
    start = Math.max(0, (end === -1 ? sorted.length : end) - query.limit);
  }
  const page = sorted.slice(start, start + query.limit);
  return {
    items: page.map(({ item }) => item),
    cursors: page.map(({ key, id }, offset) =>
      encodeCursor(name, { value: key, id, index: start + offset + 1 }),
    ),
    hasNext: start + page.length < sorted.length,
    hasPrev: start > 0,
    total: { value: sorted.length, isExact: true },
  };
}

/** Whether an instant is in a period, as the database compares it in longer lists. */
export const isWithin = (at: Date, { from, until }: Period): boolean =>
  (from === undefined || at.getTime() >= Date.parse(from)) &&
  (until === undefined || at.getTime() < Date.parse(until));

/**
 * Parses "1,2,3" to numbers, at most 100. Texts that are no row's id are left out, as other unknown ids are later.
 * @throws 400 that names the field
 */
export function parseIds(field: string, text: string): number[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > MAX_PAGE_SIZE) throw badInput(field, `must be at most ${MAX_PAGE_SIZE} ids`);
  return parts.filter(isRowId).map(Number).filter(Number.isSafeInteger);
}

/** Splits "a,b" into its parts, without empty ones. */
export function parseWords(text: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  ];
}
