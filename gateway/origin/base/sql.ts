/** Plain SQL for statements whose query plan depends on their exact text. */
import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import { PREPARED } from '../db/pool.ts';
import type { Database } from '../db/tables.ts';

/** Executes a statement with numbered parameters and returns its rows. `prepared`: keep it prepared on PostgreSQL. */
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

/** Collects the numbered parameters of a statement. */
export class Parameters {
  readonly values: unknown[] = [];
  /** Adds a value and returns its placeholder, such as "$3". */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
