/** Accounts as the REST contract represents them. */
import { randomInt } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { User } from '../../../contract/accounts.ts';
import type { Database } from '../../db/tables.ts';
import type { UsersTable } from '../../db/tables-people.ts';
import { adminRoleOf, LACKS_TWO_STEP } from '../auth/viewer.ts';
import { checkDigit } from '../../base/checkDigit.ts';
import { notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { pendingEmail } from './email-change.ts';
import { pointsOf } from '../cart/points.ts';

export type UserRow = Selectable<UsersTable>;

/** A random number that carries no information, with a check digit. */
export function newAccountNumber(): string {
  const digits = String(randomInt(100_000_000, 1_000_000_000));
  return digits + checkDigit(digits);
}

/** An account from its row; its points come from the loyalty ledger. */
export const toUser = (row: UserRow, points: number): User => ({
  accountNumber: row.account_number,
  role: row.roles,
  admin: row.is_admin,
  adminRole: adminRoleOf(row),
  points,
  contact: {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email ?? '',
    phone: row.phone ?? '',
  },
  language: row.language,
  newsletter: row.newsletter,
  createdAt: row.created_at.toISOString(),
});

async function lacksTwoStep(db: Kysely<Database>, id: number): Promise<boolean> {
  const rows = await run(db, `select 1 from users u where u.id = $1 and ${LACKS_TWO_STEP}`, [id]);
  return rows.length > 0;
}

/** As toUser, with the available points, an e-mail address that is not confirmed yet, and whether an admin lacks the second step. */
export const readUser = async (db: Kysely<Database>, row: UserRow): Promise<User> => ({
  ...toUser(row, Math.max(0, await pointsOf(db, row.id))),
  pendingEmail: await pendingEmail(db, row.id),
  isTwoStepMissing: adminRoleOf(row) !== null && (await lacksTwoStep(db, row.id)),
});

/** The row of an account that is not deleted; throws 404. */
export async function findUser(db: Kysely<Database>, accountNumber: string): Promise<UserRow> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('account_number', '=', accountNumber)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('User');
  return row;
}
