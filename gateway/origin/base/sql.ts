/** Plain SQL for statements whose query plan depends on their exact text. */
import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import { keyActor } from '../../contract/rules/audit.ts';
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

type Reads<Results extends readonly unknown[]> = { [K in keyof Results]: () => Promise<Results[K]> };

/**
 * Results of reads that do not need each other: at once, each on a connection of its own; in a transaction, whose connection executes one
 * statement at a time, one after the other.
 */
export async function readTogether<Results extends readonly unknown[]>(
  db: Kysely<Database>,
  ...reads: Reads<Results>
): Promise<Results> {
  if (!db.isTransaction)
    return Promise.all(reads.map((read) => read())) as Promise<unknown> as Promise<Results>;
  const results: unknown[] = [];
  for (const read of reads) results.push(await read());
  return results as unknown as Results;
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

/** Pattern of `like` for texts that contain what was typed, in lower case. */
export const containing = (typed: string): string => `%${typed.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Name of the person in the row `u` of users; null: none is known (the account was deleted). */
export const PERSON_NAME = "nullif(trim(u.first_name || ' ' || u.last_name), '')";

/** Name of the person with the account number in this expression, or of the key that is this actor, or else that number. */
export const nameOfAccount = (account: string): string =>
  `coalesce((select ${PERSON_NAME} from users u where u.account_number = ${account}),
    (select k.name from api_keys k where '${keyActor('')}' || k.id = ${account}), ${account})`;
