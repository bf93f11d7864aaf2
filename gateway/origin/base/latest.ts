/** Lists by ID, newest first, with keyset or page-number pagination. */
import type { Kysely } from 'kysely';
import type { Pagination } from '../../contract/common.ts';
import type { Database } from '../db/tables.ts';
import { decodeCursor, encodeCursor, offsetOfPage, paginationOf } from './cursor.ts';
import { badInput } from './errors.ts';
import { Parameters, run } from './sql.ts';

export interface LatestQuery {
  limit: number;
  after?: string | undefined;
  page?: number | undefined;
  /** The entries are not counted: the total is 0. */
  isUncounted?: boolean | undefined;
}

export interface LatestList {
  /** Identifies the list in its cursors. */
  sort: string;
  select: string;
  /** Table with its alias and joins. */
  from: string;
  /** The same without what adds columns alone: neither narrows the list nor occurs in its conditions. Default: `from`. */
  countFrom?: string;
  /** Column of the id, such as `t.id`. */
  id: string;
  /** Conditions with the values they compare; those with undefined are omitted. */
  where: readonly (readonly [condition: (place: string) => string, value: unknown])[];
}

/** The time of creation that a list is narrowed to: `createdBetween` of the contract. */
export interface Period {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The conditions on the time of creation, of a column; without a value each is none. */
export const createdWithin = (
  column: string,
  { from, until }: Period,
): readonly (readonly [condition: (place: string) => string, value: string | undefined])[] => [
  [(place) => `${column} >= ${place}::timestamptz`, from],
  [(place) => `${column} < ${place}::timestamptz`, until],
];

/** Maps rows to items, in the same order. */
type Make<Row, Item> = (rows: Row[]) => Item[] | Promise<Item[]>;

/** Returns one page of a list, mapped by `make`. Throws a 400 that names the field for a cursor of another list. */
export async function latest<Row extends { id: number }, Item>(
  db: Kysely<Database>,
  list: LatestList,
  { limit, after, page, isUncounted = false }: LatestQuery,
  make: Make<Row, Item>,
): Promise<{ items: Item[]; cursors: string[]; pagination: Pagination }> {
  if (after !== undefined && page !== undefined) throw badInput('page', 'excludes `after`');
  const place =
    after === undefined ? null : decodeCursor('after', after, list.sort, (value) => value === null);
  const parameters = new Parameters();
  const conditions = list.where
    .filter(([, value]) => value !== undefined)
    .map(([condition, value]) => condition(parameters.add(value)));
  const [counted] = isUncounted
    ? []
    : await run<{ n: number }>(
        db,
        `select count(*)::int as n from ${list.countFrom ?? list.from} where ${['true', ...conditions].join(' and ')}`,
        // A copy, because the query builder freezes it.
        [...parameters.values],
      );
  if (place) conditions.push(`${list.id} < ${parameters.add(place.id)}`);
  const skip = offsetOfPage(page ?? 1, limit);
  const rows = await run<Row>(
    db,
    `select ${list.select} from ${list.from} where ${['true', ...conditions].join(' and ')}
     order by ${list.id} desc limit ${parameters.add(limit + 1)} offset ${parameters.add(skip)}`,
    parameters.values,
  );
  const shown = rows.slice(0, limit);
  const start = place?.index ?? skip;
  return {
    items: await make(shown),
    cursors: shown.map((row, index) =>
      encodeCursor(list.sort, { value: null, id: row.id, index: start + index + 1 }),
    ),
    pagination: paginationOf({
      start,
      limit,
      total: counted?.n ?? 0,
      hasNext: rows.length > limit,
      hasPrev: start > 0,
    }),
  };
}
