/** Both logs of admins, of changes and of contact data read, are retained for 24 months. */
import type { Kysely } from 'kysely';
import { run } from '../../base/sql.ts';
import { asSystem } from '../../base/system.ts';
import type { Database } from '../../db/tables.ts';

const RETENTION_MONTHS = 24;
const BATCH = 1_000;

/** Removes older entries, one batch per transaction. Several processes may run it at once. Returns how many were removed. */
export async function removeOldAudit(db: Kysely<Database>): Promise<number> {
  let removed = 0;
  for (const table of ['audit_log', 'access_log'])
    for (;;) {
      const rows = await db.transaction().execute(async (trx) => {
        await asSystem(trx, 'audit retention');
        return run(
          trx,
          `delete from ${table} where id in (
             select id from ${table} where at < now() - make_interval(months => ${RETENTION_MONTHS})
             order by at limit ${BATCH} for update skip locked
           ) returning 1`,
          [],
        );
      });
      removed += rows.length;
      if (rows.length < BATCH) break;
    }
  return removed;
}
