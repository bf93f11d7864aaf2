/** The shop always has an owner. */
import type { Kysely } from 'kysely';
import { ADMIN_ROLE_ENTRY } from '../../../contract/accounts.ts';
import { ApiError } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';

/** Any constant: transactions that take a role away wait for each other. */
const OWNERS_LOCK = 7_203_115_983;

/** Called after a change that may have taken the role Owner from an account. @throws CONFLICT LAST_OWNER when none is left */
export async function keepOwner(trx: Kysely<Database>): Promise<void> {
  await run(trx, 'select pg_advisory_xact_lock($1)', [OWNERS_LOCK]);
  const owners = await run(
    trx,
    `select 1 from users where is_admin and $1 = any (roles) and coalesce(admin_role, 'Owner') = 'Owner' and deleted_at is null limit 1`,
    [ADMIN_ROLE_ENTRY],
  );
  if (owners.length === 0)
    throw new ApiError('CONFLICT', 'The shop needs at least one owner', [
      { field: 'role', message: 'is the last owner', code: 'LAST_OWNER' },
    ]);
}
