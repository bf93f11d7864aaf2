/** Changes by tests of columns that only admins change. */
import type { Kysely, Transaction } from 'kysely';
import { asSystem } from '../base/system.ts';
import type { Database } from '../db/tables.ts';

/** Runs a change of guarded columns, as no admin could make it. */
export const directly = <T>(
  db: Kysely<Database>,
  change: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await asSystem(trx, 'test');
    return change(trx);
  });
