/** Accounts as admins read them. */
import type { Kysely } from 'kysely';
import type { User, UsersPage } from '../../../contract/accounts.ts';
import { maskEmail, maskPhone } from '../../../contract/rules/masking.ts';
import type { Database } from '../../db/tables.ts';
import { readsContactsOf } from '../auth/staff.ts';
import type { Viewer } from '../auth/viewer.ts';
import { latest } from '../../base/latest.ts';
import type { LatestQuery } from '../../base/latest.ts';
import { run } from '../../base/sql.ts';
import { toUser } from './users.ts';
import type { UserRow } from './users.ts';

/** An account for this viewer: e-mail addresses and telephone are masked for admins whose role does not need them. */
export function userFor(viewer: Viewer, user: User): User {
  if (readsContactsOf(viewer, user.accountNumber)) return user;
  const { contact, pendingEmail } = user;
  return {
    ...user,
    contact: { ...contact, email: maskEmail(contact.email), phone: maskPhone(contact.phone) },
    pendingEmail: pendingEmail == null ? null : maskEmail(pendingEmail),
  };
}

/** Accounts of these rows with their points and unconfirmed e-mail addresses, in the same order. */
async function completeUsers(db: Kysely<Database>, rows: readonly UserRow[]): Promise<User[]> {
  if (rows.length === 0) return [];
  const more = await run<{ id: number; points: number; pending_email: string | null }>(
    db,
    `select u.id, e.email as pending_email,
       (select coalesce(sum(l.points), 0)::int from loyalty_ledger l where l.user_id = u.id) as points
     from users u left join email_changes e on e.user_id = u.id and e.expires_at > now()
     where u.id = any($1::bigint[])`,
    [rows.map(({ id }) => id)],
  );
  const byId = new Map(more.map((row) => [row.id, row]));
  return rows.map((row) => {
    const { points = 0, pending_email: pendingEmail = null } = byId.get(row.id) ?? {};
    return { ...toUser(row, Math.max(0, points)), pendingEmail };
  });
}

/** Accounts that are not deleted, the latest first, masked for this viewer. */
export async function listUsers(
  db: Kysely<Database>,
  query: LatestQuery,
  viewer: Viewer,
): Promise<UsersPage> {
  const { items: users, ...page } = await latest(
    db,
    {
      sort: 'users-latest',
      select: 'u.*',
      from: 'users u',
      id: 'u.id',
      where: [[(value) => `(u.deleted_at is null) = ${value}`, true]],
    },
    query,
    (rows: UserRow[]) => completeUsers(db, rows),
  );
  return { users: users.map((user) => userFor(viewer, user)), ...page };
}
