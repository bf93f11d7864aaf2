/** The viewer: the account of a token, read from the database at each request. */
import type { Kysely } from 'kysely';
import { ADMIN_ROLE_ENTRY } from '../../../contract/accounts.ts';
import type { AdminRole } from '../../../contract/accounts.ts';
import { STAFF_SESSION_HOURS } from '../../../contract/rules/sessions.ts';
import { effectiveRole } from '../../../contract/rules/staff.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { KeyCaller } from '../../base/key-caller.ts';
import type { Tokens } from './tokens.ts';

export interface Viewer {
  id: number;
  accountNumber: string;
  sessionId: string;
  /** Of an admin who lacks a required second step: false. */
  isAdmin: boolean;
  /** The role that is effective. null: not an admin, or one who first has to set up the second step that the shop requires. */
  adminRole: AdminRole | null;
  /** The role as it was granted. null: not an admin. */
  heldRole: AdminRole | null;
  /** When the password was last entered in this session. */
  passwordAt: Date;
  /** The key of a third party that acts, in place of an account. */
  apiKey?: KeyCaller | undefined;
}

interface ViewerRow {
  id: number;
  account_number: string;
  roles: string[];
  is_admin: boolean;
  admin_role: AdminRole | null;
  is_unseen: boolean;
  password_at: Date;
  is_too_old_for_staff: boolean;
  lacks_two_step: boolean;
}

/** Name of the row of `settings` with the rules for admins. */
export const STAFF_POLICY = 'staff';

/** An admin has the exact entry in the role list and also the admin field. */
export const isAdmin = (user: { roles: readonly string[]; is_admin: boolean }): boolean =>
  user.is_admin && user.roles.includes(ADMIN_ROLE_ENTRY);

/** The admin role of an account; null: not an admin. */
export const adminRoleOf = (
  user: Parameters<typeof isAdmin>[0] & { admin_role: AdminRole | null },
): AdminRole | null => (isAdmin(user) ? effectiveRole(user.admin_role) : null);

/** SQL: whether an admin (`u`) lacks the second step that the shop requires. */
export const LACKS_TWO_STEP = `(u.is_admin and exists (select 1 from settings where name = '${STAFF_POLICY}' and value @> '{"isTwoStepRequired": true}')
  and not exists (select 1 from two_steps t where t.account_number = u.account_number and t.confirmed_at is not null))`;

/** The token of an Authorization header; undefined: there is none. */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(header ?? '')?.[1];

/** Returns the viewer of a token; throws UNAUTHENTICATED when its session is expired or revoked. */
export async function readViewer(db: Kysely<Database>, tokens: Tokens, token: string): Promise<Viewer> {
  const content = await tokens.read(token);
  if (content === 'expired') throw new ApiError('UNAUTHENTICATED', 'The session has expired');
  if (content === 'invalid') throw new ApiError('UNAUTHENTICATED', 'The token is not valid');
  const [row] = await run<ViewerRow>(
    db,
    `select u.id, u.account_number, u.roles, u.is_admin, u.admin_role,
       s.seen_at < now() - interval '1 minute' as is_unseen, s.password_at,
       s.created_at <= now() - interval '${STAFF_SESSION_HOURS} hours' as is_too_old_for_staff, ${LACKS_TWO_STEP} as lacks_two_step
     from sessions s join users u on u.id = s.user_id
     where s.id = $1 and u.account_number = $2 and s.revoked_at is null and s.expires_at > now()
       and u.deleted_at is null and u.blocked_at is null`,
    [content.sessionId, content.accountNumber],
    true,
  );
  if (!row) throw new ApiError('UNAUTHENTICATED', 'The session has ended');
  // A role that was granted during a long session ends it.
  if (row.is_too_old_for_staff && isAdmin(row))
    throw new ApiError('UNAUTHENTICATED', 'The session has expired');
  if (row.is_unseen) await run(db, 'update sessions set seen_at = now() where id = $1', [content.sessionId]);
  return {
    id: row.id,
    accountNumber: row.account_number,
    sessionId: content.sessionId,
    isAdmin: isAdmin(row) && !row.lacks_two_step,
    adminRole: row.lacks_two_step ? null : adminRoleOf(row),
    heldRole: adminRoleOf(row),
    passwordAt: row.password_at,
  };
}
