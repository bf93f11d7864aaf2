/** Parts of a transaction that are refused by themselves. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { ApiError } from './errors.ts';
import { run } from './sql.ts';

/** Makes a change; what it has written before it throws an ApiError is taken back, and the error returned. Other errors are thrown. */
export async function orRefusal<T>(trx: Kysely<Database>, change: () => Promise<T>): Promise<T | ApiError> {
  await run(trx, 'savepoint refusable_part', []);
  try {
    const made = await change();
    await run(trx, 'release savepoint refusable_part', []);
    return made;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await run(trx, 'rollback to savepoint refusable_part', []);
    return error;
  }
}
