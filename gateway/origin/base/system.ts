/** Changes by the program itself of columns that otherwise only admins change. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { run } from './sql.ts';

/** What may change guarded columns without an admin; `test` only in tests. */
export type SystemName =
  | 'erasure'
  | 'demo'
  | 'audit retention'
  | 'seller application'
  | 'newsletter'
  | 'sandbox'
  | 'test';

/** Lets the rest of a transaction change guarded columns, and add and remove guarded rows, in the name of the program. */
export async function asSystem(trx: Kysely<Database>, name: SystemName): Promise<void> {
  await run(trx, `select set_config('lawaj.system', $1, true)`, [name]);
}
