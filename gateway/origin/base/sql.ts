/** Plain SQL where its text matters: listings whose plan depends on every word of it. */
import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import { PREPARED } from '../db/pool.ts';
import type { Database } from '../db/tables.ts';

/** Runs a statement with numbered parameters and gives its rows. `prepared`: keep it prepared on PostgreSQL. */
export async function run<Row>(
  db: Kysely<Database>,
  sql: string,
  parameters: readonly unknown[],
  prepared = false,
): Promise<Row[]> {
  const text = prepared ? PREPARED + sql : sql;
  const result = await db.executeQuery<Row>(CompiledQuery.raw(text, parameters as unknown[]));
  return result.rows;
}

/** Numbered parameters of a statement under construction. */
export class Parameters {
  readonly values: unknown[] = [];
  /** Adds a value and gives its place, such as "$3". */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
