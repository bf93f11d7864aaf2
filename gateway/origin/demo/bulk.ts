/** Bulk inserts: one statement and one JSON parameter per batch, the same on PostgreSQL and PGlite. */
import type { Kysely } from 'kysely';
import { run } from '../base/sql.ts';
import type { Database } from '../db/tables.ts';

type Cell = string | number | boolean | null | readonly string[] | readonly number[] | object;

/** Collects rows of a table and writes them in batches, one at a time per session. Columns are "name type", in the order of the cells. */
export class BulkInsert {
  readonly #db: Kysely<Database>;
  readonly #sql: string;
  readonly #names: readonly string[];
  readonly #batch: number;
  #rows: Record<string, Cell>[] = [];
  count = 0;

  constructor(db: Kysely<Database>, table: keyof Database, columns: readonly string[], batch = 800) {
    this.#db = db;
    this.#names = columns.map((column) => column.split(' ')[0] as string);
    this.#batch = batch;
    const names = this.#names.join(', ');
    this.#sql = `insert into ${table} (${names}) select ${names} from json_to_recordset($1::text::json) as rows(${columns.join(', ')})`;
  }

  /** Adds a row; a full batch is sent to the database. */
  async add(cells: readonly Cell[]): Promise<void> {
    const row: Record<string, Cell> = {};
    this.#names.forEach((name, index) => (row[name] = cells[index] ?? null));
    this.#rows.push(row);
    this.count++;
    if (this.#rows.length >= this.#batch) await this.flush();
  }

  /** Sends the remaining rows, after earlier batches; the database writes them while the next rows are generated. */
  async flush(): Promise<void> {
    if (this.#rows.length === 0) return;
    const rows = JSON.stringify(this.#rows);
    this.#rows = [];
    await written(this.#db);
    const writing = run(this.#db, this.#sql, [rows]);
    // A failure is reported to the next caller.
    writing.catch(() => undefined);
    inFlight.set(this.#db, writing);
  }
}

/** The current statement of each session. */
const inFlight = new WeakMap<Kysely<Database>, Promise<unknown>>();

/** Waits until all batches are written; rejects when one failed. Call it before any other statement. */
export async function written(db: Kysely<Database>): Promise<void> {
  await inFlight.get(db);
}

/** Drops the plain indexes of these tables and returns the statements that create them again. For large loads, where maintaining them row by row is slow. */
export async function dropIndexes(
  db: Kysely<Database>,
  tables: readonly (keyof Database)[],
): Promise<string[]> {
  const rows = await run<{ name: string; definition: string }>(
    db,
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.schemaname = current_schema() and i.tablename = any($1::text[])
       and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
    [tables],
  );
  for (const { name } of rows) await run(db, `drop index "${name}"`, []);
  return rows.map((row) => row.definition);
}
