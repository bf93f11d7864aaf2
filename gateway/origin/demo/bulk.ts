/** Many rows at once: one statement and one JSON parameter a batch, the same on PostgreSQL and PGlite. */
import type { Kysely } from 'kysely';
import { run } from '../base/sql.ts';
import type { Database } from '../db/tables.ts';

type Cell = string | number | boolean | null | readonly string[] | readonly number[] | object;

/** Collects rows of a table and writes them in batches, one at a time for each session. Columns are "name type", in the order of the cells. */
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

  /** Takes one row; a batch that is full is handed to the database. */
  async add(cells: readonly Cell[]): Promise<void> {
    const row: Record<string, Cell> = {};
    this.#names.forEach((name, index) => (row[name] = cells[index] ?? null));
    this.#rows.push(row);
    this.count++;
    if (this.#rows.length >= this.#batch) await this.flush();
  }

  /** Hands over what is left, behind what was handed over before; the database writes it while the next rows are made. */
  async flush(): Promise<void> {
    if (this.#rows.length === 0) return;
    const rows = JSON.stringify(this.#rows);
    this.#rows = [];
    await written(this.#db);
    const writing = run(this.#db, this.#sql, [rows]);
    // A failure is told to who comes next.
    writing.catch(() => undefined);
    inFlight.set(this.#db, writing);
  }
}

/** The one statement that each session is busy with. */
const inFlight = new WeakMap<Kysely<Database>, Promise<unknown>>();

/** Waits until all that was handed over is written; rejects when it could not be. Call it before any other statement. */
export async function written(db: Kysely<Database>): Promise<void> {
  await inFlight.get(db);
}

/** Takes the plain indexes of these tables away and returns the statements that make them again. For loads that would pay for each row. */
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
