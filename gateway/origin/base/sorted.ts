/** Lists sorted by one column and the ID, with keyset or page-number pagination, counted up to a limit. */
import type { Kysely } from 'kysely';
import { MAX_NUMBERED_ITEMS } from '../../contract/common.ts';
import type { Pagination } from '../../contract/common.ts';
import type { Database } from '../db/tables.ts';
import { decodeCursor, encodeCursor, offsetOfPage, paginationOf } from './cursor.ts';
import type { Place } from './cursor.ts';
import { badInput } from './errors.ts';
import { Parameters, readTogether, run } from './sql.ts';

/** Which part of a list is asked for. */
export interface PageQuery {
  limit: number;
  after?: string | undefined;
  page?: number | undefined;
  /** The entries are not counted: the total is 0. */
  isUncounted?: boolean | undefined;
}

/** The time of creation that a list is narrowed to: `createdBetween` of the contract. */
export interface Period {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** A condition; adds its values to the statement's parameters. */
export type Condition = (parameters: Parameters) => string;

/** The condition on a value, if it is given. */
export const ifGiven = <T>(value: T | undefined, make: (value: T) => Condition): Condition[] =>
  value === undefined ? [] : [make(value)];

/** The conditions on the time of creation, of a column. */
export const createdIn = (column: string, { from, until }: Period): Condition[] => [
  ...ifGiven(from, (value) => (parameters) => `${column} >= ${parameters.add(value)}::timestamptz`),
  ...ifGiven(until, (value) => (parameters) => `${column} < ${parameters.add(value)}::timestamptz`),
];

/** What a list is sorted by; the ID decides between equals, in the same direction. */
export interface SortColumn {
  /** Column or expression that is never null; undefined: the ID alone. */
  column?: string | undefined;
  /** Its type in the database. */
  type: 'bigint' | 'timestamptz' | 'text';
  isDescending: boolean;
}

/** By ID alone. */
export const NEWEST_FIRST: SortColumn = { type: 'bigint', isDescending: true };

interface SortedList {
  /** Identifies list and sort in cursors. */
  name: string;
  select: string;
  /** Table with its alias and joins. */
  from: string;
  /** The same without what adds columns alone: neither narrows the list nor occurs in its conditions. Default: `from`. */
  countFrom?: string | undefined;
  /** Column of the id, such as `o.id`. */
  id: string;
  where: readonly Condition[];
  sort: SortColumn;
  /** Number of matching rows, where it is known without counting. */
  total?: number | undefined;
  /** Statement that gives at most `most` of the matching rows, where one is faster than counting the list itself. */
  counted?: ((parameters: Parameters, most: number) => string) | undefined;
}

/** Maps rows to items, in the same order. */
type Make<Row, Item> = (rows: Row[]) => Item[] | Promise<Item[]>;

const all = (list: SortedList, parameters: Parameters): string[] => [
  'true',
  ...list.where.map((condition) => condition(parameters)),
];

/** Number of matching rows, counted up to MAX_NUMBERED_ITEMS. */
async function countRows(
  db: Kysely<Database>,
  list: SortedList,
): Promise<{ total: number; isTotalExact: boolean }> {
  if (list.total !== undefined) return { total: list.total, isTotalExact: true };
  const parameters = new Parameters();
  const most = MAX_NUMBERED_ITEMS + 1;
  const rows =
    list.counted?.(parameters, most) ??
    `select 1 from ${list.countFrom ?? list.from} where ${all(list, parameters).join(' and ')} limit ${most}`;
  const [counted] = await run<{ n: number }>(
    db,
    `select count(*)::int as n from (${rows}) as counted`,
    parameters.values,
  );
  const n = counted?.n ?? 0;
  return { total: Math.min(n, MAX_NUMBERED_ITEMS), isTotalExact: n <= MAX_NUMBERED_ITEMS };
}

/** What a cursor says of the sort column: instants to the millisecond, numbers as they are. */
const valueOf = (value: Date | number | string | null): Place['value'] =>
  value instanceof Date ? value.toISOString() : value;

/**
 * Returns one page of a list, mapped by `make`. Rows have the column `sort_value` besides those selected. Throws a 400 that names
 * the field for a cursor of another list or sort.
 */
export async function sortedPage<Row extends { id: number }, Item>(
  db: Kysely<Database>,
  list: SortedList,
  { limit, after, page, isUncounted = false }: PageQuery,
  make: Make<Row, Item>,
): Promise<{ items: Item[]; cursors: string[]; pagination: Pagination }> {
  if (after !== undefined && page !== undefined) throw badInput('page', 'excludes `after`');
  const { column, type, isDescending } = list.sort;
  const name = `${list.name}${isDescending ? '-desc' : '-asc'}`;
  const isValue = (value: Place['value']): boolean =>
    column === undefined
      ? value === null
      : type === 'bigint'
        ? Number.isSafeInteger(value)
        : typeof value === 'string' && (type === 'text' || !Number.isNaN(Date.parse(value)));
  const place = after === undefined ? null : decodeCursor('after', after, name, isValue);
  const parameters = new Parameters();
  const conditions = all(list, parameters);
  const compare = isDescending ? '<' : '>';
  if (place)
    conditions.push(
      column === undefined
        ? `${list.id} ${compare} ${parameters.add(place.id)}`
        : `(${column}, ${list.id}) ${compare} (${parameters.add(place.value)}::${type}, ${parameters.add(place.id)}::bigint)`,
    );
  const direction = isDescending ? 'desc' : 'asc';
  const order = [column, list.id].filter((part) => part !== undefined).map((part) => `${part} ${direction}`);
  const skip = offsetOfPage(page ?? 1, limit);
  // Both at once: counting takes as long as reading, and neither needs the other.
  const [counted, { rows, items }] = await readTogether(
    db,
    async () => (isUncounted ? { total: 0, isTotalExact: false } : countRows(db, list)),
    async () => {
      const found = await run<Row & { sort_value: Date | number | string | null }>(
        db,
        `select ${list.select}, ${column ?? 'null'} as sort_value from ${list.from} where ${conditions.join(' and ')}
         order by ${order.join(', ')} limit ${parameters.add(limit + 1)} offset ${parameters.add(skip)}`,
        parameters.values,
      );
      return { rows: found, items: await make(found.slice(0, limit)) };
    },
  );
  const start = place?.index ?? skip;
  return {
    items,
    cursors: rows
      .slice(0, limit)
      .map((row, index) =>
        encodeCursor(name, { value: valueOf(row.sort_value), id: row.id, index: start + index + 1 }),
      ),
    pagination: {
      ...paginationOf({
        start,
        limit,
        total: counted.total,
        hasNext: rows.length > limit,
        hasPrev: start > 0,
      }),
      isTotalExact: counted.isTotalExact,
    },
  };
}
