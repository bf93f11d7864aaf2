/** What staff do to an account. Each function runs in the transaction of `write`. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { AccountExport } from '../../../contract/accounts.ts';
import type { UserCoupon, UserCorrection } from '../../../contract/admin/people.ts';
import { fromTnd, toTnd } from '../../../contract/money.ts';
import { recoveryPaths } from '../../../contract/rules/paths.ts';
import { COUPON_GIFT_DAYS } from '../../../contract/rules/people.ts';
import { can, MAX_SUPPORT_POINTS } from '../../../contract/rules/staff.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { UserActionsTable } from '../../db/tables-people.ts';
import type { Database } from '../../db/tables.ts';
import { refusal } from '../auth/owners.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/outbox.ts';
import { removeDevices } from '../accounts/devices.ts';
import { eraseAccount, exportAccount } from '../accounts/personal-data.ts';
import { withoutActor } from '../write.ts';
import { cancelEmailChange } from '../accounts/email-change.ts';
import { queueRecovery } from '../accounts/recover.ts';
import { refuseTaken } from '../accounts/register.ts';
import { endSessions } from '../accounts/sessions.ts';
import type { UserRow } from '../accounts/users.ts';
import { adminRoleOf } from '../auth/viewer.ts';
import type { Viewer } from '../auth/viewer.ts';
import { moveSubscription, randomCode, unsubscribeAddress } from '../newsletter/subscribe.ts';
import { adjustPoints } from '../orders/points.ts';

/**
 * Locks an account that staff are about to change.
 * @throws NOT_FOUND, FORBIDDEN for an admin's account unless by an owner: a new address would give away its role
 */
export async function lockTarget(
  trx: Kysely<Database>,
  actor: Viewer,
  accountNumber: string,
): Promise<UserRow> {
  const user = await trx
    .selectFrom('users')
    .selectAll()
    .where('account_number', '=', accountNumber)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound('User');
  if (adminRoleOf(user) !== null && !can(actor.adminRole, 'staff'))
    throw await refusal(trx, actor.adminRole, 'staff', 'Only owners change accounts of admins');
  return user;
}

/** Refuses what would be a gift to oneself. */
function refuseSelf(actor: Viewer, user: UserRow): void {
  if (actor.id === user.id) throw new ApiError('CONFLICT', 'Not for one’s own account');
}

/** Adds the entry of what was done, with its reason. */
const note = (
  trx: Kysely<Database>,
  user: UserRow,
  kind: UserActionsTable['kind'],
  reason: string | null,
): Promise<unknown> => trx.insertInto('user_actions').values({ user_id: user.id, kind, reason }).execute();

const endAll = async (trx: Kysely<Database>, user: UserRow): Promise<void> => {
  await endSessions(trx, user.id, 'all');
  await removeDevices(trx, user.id);
};

/**
 * Corrects the given fields. A new e-mail address or telephone ends the sessions, and the former address is notified.
 * @throws 400 TAKEN naming the field
 */
export async function correctUser(
  trx: Kysely<Database>,
  mailer: Pick<Mailer, 'url'>,
  user: UserRow,
  { reason, ...given }: z.output<typeof UserCorrection>,
): Promise<void> {
  const email = given.email?.toLowerCase();
  const isNewEmail = email !== undefined && email !== user.email;
  const isNewPhone = given.phone !== undefined && given.phone !== user.phone;
  await refuseTaken(
    trx,
    { email: isNewEmail ? email : undefined, phone: isNewPhone ? given.phone : undefined },
    user.id,
  );
  await trx
    .updateTable('users')
    .set({
      updated_at: new Date(),
      ...(given.firstName !== undefined && { first_name: given.firstName }),
      ...(given.lastName !== undefined && { last_name: given.lastName }),
      ...(isNewPhone && { phone: given.phone }),
      ...(isNewEmail && { email }),
      ...(given.language !== undefined && { language: given.language }),
      ...(given.newsletter === false && { newsletter: false }),
    })
    .where('id', '=', user.id)
    .execute();
  await note(trx, user, 'update', reason);
  if (isNewEmail) {
    await cancelEmailChange(trx, user.id);
    // A password link was sent to the former address.
    await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
    await moveSubscription(trx, user.email, email);
  }
  if (given.newsletter === false) await unsubscribeAddress(trx, isNewEmail ? email : user.email);
  if (!isNewEmail && !isNewPhone) return;
  await endAll(trx, user);
  const { language, first_name: firstName } = user;
  const to = user.email ?? '';
  if (isNewEmail) await queueMail(trx, { to, language, template: 'emailChanged', data: { firstName } });
  else
    await queueMail(trx, {
      to,
      language,
      template: 'phoneChanged',
      data: { firstName, recoverUrl: mailer.url(recoveryPaths.inLanguage(language)) },
    });
}

/** Blocks sign-in and ends all sessions. @throws CONFLICT for the account of an admin, whose role is taken away instead */
export async function blockUser(trx: Kysely<Database>, user: UserRow, reason: string): Promise<void> {
  if (adminRoleOf(user) !== null) throw new ApiError('CONFLICT', 'The account is an admin');
  await run(
    trx,
    'update users set blocked_at = coalesce(blocked_at, now()), blocked_reason = $2, updated_at = now() where id = $1',
    [user.id, reason],
  );
  await note(trx, user, 'block', reason);
  await endAll(trx, user);
}

/** Lets a blocked account sign in again. */
export async function unblockUser(trx: Kysely<Database>, user: UserRow, reason: string): Promise<void> {
  await run(
    trx,
    'update users set blocked_at = null, blocked_reason = null, updated_at = now() where id = $1',
    [user.id],
  );
  await note(trx, user, 'unblock', reason);
}

/** Ends one session, or all. @throws NOT_FOUND for a session that is not the account's */
export async function endUserSessions(
  trx: Kysely<Database>,
  user: UserRow,
  id: string | undefined,
): Promise<void> {
  if (id === undefined) await endAll(trx, user);
  else if ((await endSessions(trx, user.id, { only: id })) === 0) throw notFound('Session');
  await note(trx, user, 'sessions', null);
}

/** Sends the account a link for a new password. */
export async function sendRecovery(
  trx: Kysely<Database>,
  mailer: Pick<Mailer, 'url'>,
  user: UserRow,
): Promise<void> {
  await queueRecovery(trx, mailer, user.email ?? '');
  await note(trx, user, 'recovery', null);
}

/** Adds points, or takes them away. @throws 400 naming `points` above the limit of the role, CONFLICT when too few are left */
export async function adjustUserPoints(
  trx: Kysely<Database>,
  actor: Viewer,
  user: UserRow,
  { points, reason }: { points: number; reason: string },
): Promise<void> {
  refuseSelf(actor, user);
  if (Math.abs(points) > MAX_SUPPORT_POINTS && !can(actor.adminRole, 'people.points.unlimited'))
    throw badInput('points', `must be at most ${MAX_SUPPORT_POINTS} for this role`, 'INVALID');
  await adjustPoints(trx, { userId: user.id, points, reason });
  // The figures follow at the end of a transaction; the response already has them.
  await run(trx, 'set constraints loyalty_ledger_figures immediate', []);
}

/** All data stored about an account; the entry of what was done has none of them. */
export async function exportForStaff(
  trx: Kysely<Database>,
  user: UserRow,
  reason: string,
): Promise<AccountExport> {
  await note(trx, user, 'export', reason);
  return exportAccount(trx, user);
}

/**
 * Deletes an account as its owner could. The audit log has one entry, of who did it and why: the erased values are not in it.
 * @throws CONFLICT for one's own account, and for the last owner
 */
export async function eraseForStaff(
  trx: Kysely<Database>,
  actor: Viewer,
  user: UserRow,
  reason: string,
): Promise<void> {
  refuseSelf(actor, user);
  await withoutActor(trx, () => eraseAccount(trx, user));
  await note(trx, user, 'erase', reason);
}

/** Creates a coupon for this account, to be used once. */
export async function giveCoupon(
  trx: Kysely<Database>,
  actor: Viewer,
  user: UserRow,
  { amount, reason }: { amount: string; reason: string },
): Promise<UserCoupon> {
  refuseSelf(actor, user);
  const endsAt = new Date(Date.now() + COUPON_GIFT_DAYS * 86_400_000);
  const { id, code, value } = await trx
    .insertInto('coupons')
    .values({
      code: randomCode(),
      type: 'fixed',
      value: fromTnd(amount),
      usage_limit: 1,
      per_account_limit: 1,
      account_number: user.account_number,
      ends_at: endsAt,
    })
    .returning(['id', 'code', 'value'])
    .executeTakeFirstOrThrow();
  await note(trx, user, 'coupon', reason);
  return { _id: String(id), code, amount: toTnd(value), endsAt: endsAt.toISOString() };
}
