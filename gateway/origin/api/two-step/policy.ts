/** Rules for admins, which owners set. */
import type { Kysely } from 'kysely';
import type { StaffPolicy } from '../../../contract/staff.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { STAFF_POLICY } from '../auth/viewer.ts';

/** Whether admins need a second step. */
export async function isTwoStepRequired(db: Kysely<Database>): Promise<boolean> {
  const [row] = await run<{ required: boolean | null }>(
    db,
    `select (value ->> 'isTwoStepRequired')::boolean as required from settings where name = $1`,
    [STAFF_POLICY],
  );
  return row?.required === true;
}

/** Sets whether admins need a second step, effective with their next requests. */
export async function requireTwoStep(trx: Kysely<Database>, isRequired: boolean): Promise<StaffPolicy> {
  await run(
    trx,
    `insert into settings as s (name, value) values ($1, jsonb_build_object('isTwoStepRequired', $2::boolean))
     on conflict (name) do update set value = s.value || excluded.value, updated_at = now()`,
    [STAFF_POLICY, isRequired],
  );
  return { isTwoStepRequired: isRequired };
}
