/** Admins, their roles and invitations. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { ADMIN_ROLE_ENTRY } from '../../../contract/accounts.ts';
import type { AdminRole } from '../../../contract/accounts.ts';
import { staffPaths } from '../../../contract/rules/paths.ts';
import type {
  StaffAccepted,
  StaffInvitation,
  StaffInviteRequest,
  StaffList,
  StaffMember,
} from '../../../contract/staff.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { hashToken, linkToken } from '../../mail/mailer.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/outbox.ts';
import { keepOwner } from '../auth/owners.ts';
import { requireRecentPassword } from '../auth/recent-password.ts';
import { adminRoleOf } from '../auth/viewer.ts';
import type { Viewer } from '../auth/viewer.ts';
import { removeTwoStep } from '../two-step/enrolment.ts';
import { isTwoStepRequired } from '../two-step/policy.ts';
import { actAs } from '../write.ts';

const INVITATION_DAYS = 7;

interface MemberRow {
  account_number: string;
  first_name: string;
  last_name: string;
  email: string | null;
  roles: string[];
  is_admin: boolean;
  admin_role: AdminRole | null;
  created_at: Date;
  version: number;
  seen_at: Date | null;
  two_step_at: Date | null;
}

const MEMBER = `select u.account_number, u.first_name, u.last_name, u.email, u.roles, u.is_admin, u.admin_role, u.created_at, u.version,
  (select max(s.seen_at) from sessions s where s.user_id = u.id) as seen_at,
  (select t.confirmed_at from two_steps t where t.account_number = u.account_number) as two_step_at from users u`;

const toMember = (row: MemberRow): StaffMember => ({
  accountNumber: row.account_number,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  role: adminRoleOf(row),
  twoStepSince: row.two_step_at?.toISOString() ?? null,
  lastSeenAt: row.seen_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

interface InvitationRow {
  id: number;
  email: string;
  role: AdminRole;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
}

const toInvitation = (row: InvitationRow): StaffInvitation => ({
  _id: String(row.id),
  email: row.email,
  role: row.role,
  invitedBy: row.invited_by,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});

/** All admins, open invitations, and the rules for admins. */
export async function listStaff(db: Kysely<Database>): Promise<StaffList> {
  const members = await run<MemberRow>(
    db,
    `${MEMBER} where u.is_admin and $1 = any (u.roles) and u.deleted_at is null order by lower(u.last_name), lower(u.first_name), u.id`,
    [ADMIN_ROLE_ENTRY],
  );
  const invitations = await run<InvitationRow>(
    db,
    'select * from staff_invitations where accepted_at is null and expires_at > now() order by id desc',
    [],
  );
  return {
    members: members.map(toMember),
    invitations: invitations.map(toInvitation),
    policy: { isTwoStepRequired: await isTwoStepRequired(db) },
  };
}

/** Writes the role of an account; null: none. */
async function setRole(trx: Kysely<Database>, accountNumber: string, role: AdminRole | null): Promise<void> {
  await run(
    trx,
    `update users set is_admin = $2, admin_role = $3, updated_at = now(),
       roles = case when $2 then array_append(array_remove(roles, $4), $4) else array_remove(roles, $4) end
     where account_number = $1`,
    [accountNumber, role !== null, role, ADMIN_ROLE_ENTRY],
  );
}

/** An account as admin; of role null when it is none. @throws NOT_FOUND */
export async function readMember(trx: Kysely<Database>, accountNumber: string): Promise<StaffMember> {
  const [row] = await run<MemberRow>(trx, `${MEMBER} where u.account_number = $1 and u.deleted_at is null`, [
    accountNumber,
  ]);
  if (!row) throw notFound('Admin');
  return toMember(row);
}

/**
 * Changes or takes away the role of an admin, whose row is locked.
 * @throws NOT_FOUND for other accounts, CONFLICT LAST_OWNER, 400 PASSWORD_REQUIRED where an owner is made or unmade
 */
export async function changeRole(
  trx: Kysely<Database>,
  actor: Viewer,
  accountNumber: string,
  role: AdminRole | null,
): Promise<StaffMember> {
  const before = await readMember(trx, accountNumber);
  // Others become admins by invitation, which proves their address.
  if (before.role === null) throw notFound('Admin');
  if ([before.role, role].includes('Owner')) requireRecentPassword(actor);
  await setRole(trx, accountNumber, role);
  // The second step belongs to the back-office, where it is set up and turned off.
  if (role === null) await removeTwoStep(trx, accountNumber);
  if (before.role === 'Owner' && role !== 'Owner') await keepOwner(trx);
  return readMember(trx, accountNumber);
}

/**
 * Invites an address; an earlier open invitation of it is void.
 * @throws 400 TAKEN for the address of an admin, 400 PASSWORD_REQUIRED for the role of an owner
 */
export async function invite(
  trx: Kysely<Database>,
  mailer: Pick<Mailer, 'url'>,
  actor: Viewer,
  { email: given, role, language }: z.output<typeof StaffInviteRequest>,
): Promise<StaffInvitation> {
  if (role === 'Owner') requireRecentPassword(actor);
  const email = given.toLowerCase();
  const [known] = await run<MemberRow>(trx, `${MEMBER} where u.email = $1`, [email]);
  if (known && toMember(known).role !== null) throw badInput('email', 'belongs to an admin', 'TAKEN');
  const { token, hash } = linkToken();
  await run(trx, 'delete from staff_invitations where email = $1 and accepted_at is null', [email]);
  const [row] = await run<InvitationRow>(
    trx,
    `insert into staff_invitations (email, role, token_hash, invited_by, expires_at)
     values ($1, $2, $3, $4, now() + interval '${INVITATION_DAYS} days') returning *`,
    [email, role, hash, actor.accountNumber],
  );
  if (!row) throw new Error('The invitation was not written');
  await queueMail(trx, {
    to: email,
    language,
    template: 'staffInvited',
    data: { link: mailer.url(staffPaths.invitation(token)), days: INVITATION_DAYS },
    expiresAt: row.expires_at,
  });
  return toInvitation(row);
}

/** Withdraws an open invitation. @throws NOT_FOUND */
export async function withdraw(trx: Kysely<Database>, id: string): Promise<StaffInvitation> {
  const [row] = await run<InvitationRow>(
    trx,
    'delete from staff_invitations where id = $1 and accepted_at is null returning *',
    [id],
  );
  if (!row) throw notFound('Invitation');
  return toInvitation(row);
}

/**
 * Makes the signed-in account an admin by an invitation to its address, once.
 * @throws 400 on `token`: INVALID when there is no such invitation (any more), OTHER_ACCOUNT, FROZEN when it was accepted, EXPIRED;
 *   CONFLICT for an admin
 */
export async function accept(db: Kysely<Database>, viewer: Viewer, token: string): Promise<StaffAccepted> {
  return db.transaction().execute(async (trx) => {
    const [invitation] = await run<
      InvitationRow & { accepted_at: Date | null; is_expired: boolean; is_addressed: boolean | null }
    >(
      trx,
      `select i.*, i.expires_at <= now() as is_expired, u.email = i.email as is_addressed
       from staff_invitations i left join users u on u.account_number = $2 where i.token_hash = $1 for update of i`,
      [hashToken(token), viewer.accountNumber],
    );
    if (!invitation) throw badInput('token', 'is not an invitation', 'INVALID');
    if (invitation.is_addressed !== true)
      throw badInput('token', 'was sent to the address of another account', 'OTHER_ACCOUNT');
    if (invitation.accepted_at !== null) throw badInput('token', 'was accepted already', 'FROZEN');
    if (invitation.is_expired) throw badInput('token', 'has expired', 'EXPIRED');
    if (viewer.heldRole !== null) throw new ApiError('CONFLICT', 'The account is an admin already');
    const actor = { accountNumber: viewer.accountNumber, adminRole: invitation.role };
    await actAs(trx, actor, { action: 'staff.accept' });
    await run(trx, 'update staff_invitations set accepted_at = now() where id = $1', [invitation.id]);
    await setRole(trx, viewer.accountNumber, invitation.role);
    return { role: invitation.role };
  });
}
