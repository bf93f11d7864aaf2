/** Removing the second step of an admin who has lost the device: by an owner, or by the operator of the server. */
import type { Kysely } from 'kysely';
import type { StaffMember } from '../../../contract/staff.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import type { Database } from '../../db/tables.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { adminRoleOf } from '../auth/viewer.ts';
import type { Viewer } from '../auth/viewer.ts';
import { readMember } from '../staff/members.ts';
import { removeTwoStep } from '../two-step/enrolment.ts';
import { notifyOfTwoStep } from '../two-step/mails.ts';
import { actAsSystem } from '../write.ts';
import { removeDevices } from './devices.ts';
import { endSessions } from './sessions.ts';
import { findUser } from './users.ts';
import type { UserRow } from './users.ts';

type Links = Pick<Mailer, 'url'>;

/** Removes a second step, ends all sessions of the account and notifies its holder. @throws NOT_FOUND without a second step */
async function takeAway(
  trx: Kysely<Database>,
  mailer: Links,
  { id, account_number: accountNumber }: Pick<UserRow, 'id' | 'account_number'>,
): Promise<void> {
  // First the challenges, as an answer takes its locks.
  await endSessions(trx, id, 'all');
  await removeDevices(trx, id);
  if (!(await removeTwoStep(trx, accountNumber))) throw notFound('Second step');
  await notifyOfTwoStep(trx, mailer, accountNumber, { kind: 'RESET' });
}

/**
 * Removes the second step of another admin, ends all sessions of the account and notifies its holder.
 * @throws NOT_FOUND without a second step, CONFLICT on one's own
 */
export async function resetTwoStep(
  trx: Kysely<Database>,
  mailer: Links,
  actor: Pick<Viewer, 'accountNumber'>,
  accountNumber: string,
): Promise<StaffMember> {
  if (accountNumber === actor.accountNumber)
    throw new ApiError('CONFLICT', 'One’s own second step is not reset, but turned off with a code');
  await takeAway(trx, mailer, await findUser(trx, accountNumber));
  return readMember(trx, accountNumber);
}

/**
 * Removes the second step of an owner in the name of the program: for the operator of the server, where no other owner can.
 * @throws NOT_FOUND when no owner has this address, or the owner has no second step
 */
export async function recoverOwner(db: Kysely<Database>, mailer: Links, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await actAsSystem(trx, 'two-step.reset');
    const user = await trx
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email.toLowerCase())
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!user || adminRoleOf(user) !== 'Owner') throw notFound('Owner');
    await takeAway(trx, mailer, user);
  });
}
