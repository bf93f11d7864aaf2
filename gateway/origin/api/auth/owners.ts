/** Owners of the shop: there always is one, and admins whose role does not suffice learn whom to ask. */
import type { Kysely } from 'kysely';
import { ADMIN_ROLE_ENTRY } from '../../../contract/accounts.ts';
import type { AdminRole } from '../../../contract/accounts.ts';
import { MOST_OWNERS } from '../../../contract/errors.ts';
import { can } from '../../../contract/rules/staff.ts';
import type { Capability } from '../../../contract/rules/staff.ts';
import { ApiError } from '../../base/errors.ts';
import type { FieldProblems } from '../../base/errors.ts';
import { PERSON_NAME, run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';

/** Condition that a user `u` is an owner; $1 is the entry of admins among the roles. */
const IS_OWNER = `u.is_admin and $1 = any (u.roles) and coalesce(u.admin_role, 'Owner') = 'Owner' and u.deleted_at is null`;

/** Any constant: transactions that take a role away wait for each other. */
const OWNERS_LOCK = 7_203_115_983;

/** Called after a change that may have taken the role Owner from an account. @throws CONFLICT LAST_OWNER when none is left */
export async function keepOwner(trx: Kysely<Database>): Promise<void> {
  await run(trx, 'select pg_advisory_xact_lock($1)', [OWNERS_LOCK]);
  const owners = await run(trx, `select 1 from users u where ${IS_OWNER} limit 1`, [ADMIN_ROLE_ENTRY]);
  if (owners.length === 0)
    throw new ApiError('CONFLICT', 'The shop needs at least one owner', [
      { field: 'role', message: 'is the last owner', code: 'LAST_OWNER' },
    ]);
}

/** Names of owners whom an admin can ask, those that were here last first. */
export async function ownersToAsk(db: Kysely<Database>): Promise<string[]> {
  const rows = await run<{ name: string | null }>(
    db,
    `select ${PERSON_NAME} as name from users u
     where ${IS_OWNER} and u.blocked_at is null and ${PERSON_NAME} is not null
     order by (select max(s.seen_at) from sessions s where s.user_id = u.id) desc nulls last, u.id limit $2`,
    [ADMIN_ROLE_ENTRY, MOST_OWNERS],
  );
  return rows.flatMap(({ name }) => name ?? []);
}

/**
 * The refusal of a role that lacks a capability. An admin learns which one, and whom to ask; others nothing.
 * @param role null: not an admin
 */
export async function refusal(
  db: Kysely<Database>,
  role: AdminRole | null,
  capability: Capability,
  message = 'Not allowed',
  fields: FieldProblems = [],
): Promise<ApiError> {
  return role === null
    ? new ApiError('FORBIDDEN', message, fields)
    : new ApiError('FORBIDDEN', message, fields, { capability, owners: await ownersToAsk(db) });
}

/** @throws FORBIDDEN as `refusal`, unless the role has the capability */
export async function requireCapability(
  db: Kysely<Database>,
  role: AdminRole | null,
  capability: Capability,
): Promise<void> {
  if (!can(role, capability)) throw await refusal(db, role, capability);
}
