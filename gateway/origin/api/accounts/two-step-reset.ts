/** Removing the second step of another admin, who has lost the device. */
import type { Kysely } from 'kysely';
import type { StaffMember } from '../../../contract/staff.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import type { Database } from '../../db/tables.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Viewer } from '../auth/viewer.ts';
import { readMember } from '../staff/members.ts';
import { removeTwoStep } from '../two-step/enrolment.ts';
import { notifyOfTwoStep } from '../two-step/mails.ts';
import { removeDevices } from './devices.ts';
import { endSessions } from './sessions.ts';
import { findUser } from './users.ts';

/**
 * Removes the second step of another admin, ends all sessions of the account and notifies its holder.
 * @throws NOT_FOUND without a second step, CONFLICT on one's own
 */
export async function resetTwoStep(
  trx: Kysely<Database>,
  mailer: Pick<Mailer, 'url'>,
  actor: Pick<Viewer, 'accountNumber'>,
  accountNumber: string,
): Promise<StaffMember> {
  if (accountNumber === actor.accountNumber)
    throw new ApiError('CONFLICT', 'One’s own second step is not reset, but turned off with a code');
  const { id } = await findUser(trx, accountNumber);
  // First the challenges, as an answer takes its locks.
  await endSessions(trx, id, 'all');
  await removeDevices(trx, id);
  if (!(await removeTwoStep(trx, accountNumber))) throw notFound('Second step');
  await notifyOfTwoStep(trx, mailer, accountNumber, { kind: 'RESET' });
  return readMember(trx, accountNumber);
}
