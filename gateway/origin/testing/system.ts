/** Changes by tests of rows and columns that only admins change. */
import type { Kysely } from 'kysely';
import { asSystem } from '../base/system.ts';
import type { Database } from '../db/tables.ts';

/** Runs a change of guarded rows or columns, as no admin could make it: in a transaction of its own, or in the one that is given. */
export async function directly<T>(
  db: Kysely<Database>,
  change: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  if (!db.isTransaction) return db.transaction().execute((trx) => directly(trx, change));
  await asSystem(db, 'test');
  return change(db);
}
