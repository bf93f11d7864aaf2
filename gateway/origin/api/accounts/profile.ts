/** Changing one's own account. */
import { recoveryPaths } from '../../../contract/rules/paths.ts';
import type { z } from 'zod';
import type { ProfileRequest } from '../../../contract/accounts.ts';
import { queueMail } from '../../mail/outbox.ts';
import { refuseCommon } from '../auth/common-passwords.ts';
import type { Turn } from '../auth/fair-queue.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { OriginContext } from '../context.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { subscribe, unsubscribeAddress } from '../newsletter/subscribe.ts';
import { removeDevices } from './devices.ts';
import { requestEmailChange, cancelEmailChange } from './email-change.ts';
import { refuseTaken } from './register.ts';
import { endSessions } from './sessions.ts';
import { findUser } from './users.ts';
import type { UserRow } from './users.ts';

const UNIQUE_VIOLATION = '23505';

/** A signed-in account is a known key of the queue. */
const turnOf = (user: UserRow): Turn => ({ key: user.account_number, isKnown: true });

/** Throws unless the password is the account's own. Rate limited: a stolen session must not be a way to guess it. */
export async function checkPassword(
  { limits, passwords }: Pick<OriginContext, 'limits' | 'passwords'>,
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw badInput('password', 'is required', 'REQUIRED');
  await limits.take('password by account', user.account_number);
  if (!(await passwords.verify(user.password_hash, password, turnOf(user))))
    throw badInput('password', 'is wrong', 'INVALID');
}

/** Changes the given fields. A new password revokes the account's other sessions; a new e-mail address has to be confirmed. */
export async function updateProfile(
  context: Pick<OriginContext, 'db' | 'mailer' | 'limits' | 'passwords'>,
  viewer: Viewer,
  given: z.output<typeof ProfileRequest>,
): Promise<UserRow> {
  const { db, mailer, passwords } = context;
  const before = await findUser(db, viewer.accountNumber);
  const email = given.email?.toLowerCase();
  const isNewEmail = email !== undefined && email !== before.email;
  const isNewPhone = given.phone !== undefined && given.phone !== before.phone;
  refuseCommon('newPassword', given.newPassword);
  if (isNewEmail || isNewPhone || given.newPassword !== undefined)
    await checkPassword(context, before, given.password);
  if (isNewEmail || isNewPhone)
    await refuseTaken(
      db,
      { email: isNewEmail ? email : undefined, phone: isNewPhone ? given.phone : undefined },
      before.id,
    );
  const passwordHash =
    given.newPassword === undefined ? undefined : await passwords.hash(given.newPassword, turnOf(before));
  const after = await db
    .transaction()
    .execute(async (trx) => {
      const changed = await trx
        .updateTable('users')
        .set({
          updated_at: new Date(),
          ...(given.firstName === undefined ? {} : { first_name: given.firstName }),
          ...(given.lastName === undefined ? {} : { last_name: given.lastName }),
          ...(given.phone === undefined ? {} : { phone: given.phone }),
          ...(given.language === undefined ? {} : { language: given.language }),
          ...(given.newsletter === undefined ? {} : { newsletter: given.newsletter }),
          ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
        })
        .where('id', '=', viewer.id)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (isNewEmail) await requestEmailChange(trx, mailer, before, email);
      else if (email !== undefined) await cancelEmailChange(trx, viewer.id);
      if (passwordHash !== undefined)
        await trx.deleteFrom('password_resets').where('user_id', '=', viewer.id).execute();
      if (passwordHash !== undefined) {
        await endSessions(trx, viewer.id, { except: viewer.sessionId });
        await removeDevices(trx, viewer.id);
        await queueMail(trx, {
          to: before.email ?? '',
          language: changed.language,
          template: 'passwordChanged',
          data: {
            firstName: changed.first_name,
            recoverUrl: mailer.url(recoveryPaths.inLanguage(changed.language)),
          },
        });
      }
      if (given.newsletter === false) await unsubscribeAddress(trx, changed.email);
      return changed;
    })
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION)
        throw new ApiError('CONFLICT', 'Another account has just taken it');
      throw error;
    });
  if (given.newsletter === true && !before.newsletter && after.email !== null)
    await subscribe(db, mailer, { email: after.email, language: after.language, source: 'account' });
  return after;
}
