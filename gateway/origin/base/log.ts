/** Reads a log page by page, newest first: the audit log, the access log. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { Parameters, run } from './sql.ts';

/** A log in the database, whose rows have ascending ids. */
interface Log<Row, Entry> {
  /** Name in its cursors. */
  name: string;
  /** Columns, with `a.id`. */
  select: string;
  /** Tables; the log is `a`. */
  from: string;
  toEntry(row: Row): Entry;
}

/** Adds a condition on a value, unless it is undefined. */
export type Where = (condition: (placeholder: string) => string, value: unknown) => void;

interface LogPage<Entry> {
  entries: Entry[];
  cursors: string[];
  pagination: { hasNext: boolean; hasPrev: boolean };
}

/** One page of a log. @throws 400 that names `after` */
export async function readLog<Row extends { id: number }, Entry>(
  db: Kysely<Database>,
  { name, select, from, toEntry }: Log<Row, Entry>,
  { limit, after }: { limit: number; after?: string | undefined },
  filter: (where: Where) => void,
): Promise<LogPage<Entry>> {
  const place = after === undefined ? null : decodeCursor('after', after, name, (value) => value === null);
  const parameters = new Parameters();
  const conditions = ['true'];
  const where: Where = (condition, value) => {
    if (value !== undefined) conditions.push(condition(parameters.add(value)));
  };
  filter(where);
  where((value) => `a.id < ${value}`, place?.id);
  const rows = await run<Row>(
    db,
    `select ${select} from ${from} where ${conditions.join(' and ')} order by a.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  const shown = rows.slice(0, limit);
  return {
    entries: shown.map(toEntry),
    cursors: shown.map(({ id }, index) =>
      encodeCursor(name, { value: null, id, index: (place?.index ?? 0) + index + 1 }),
    ),
    pagination: { hasNext: rows.length > limit, hasPrev: place !== null },
  };
}
