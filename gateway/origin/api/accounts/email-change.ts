/** A new e-mail address of an account: it takes effect once it is confirmed by a link; the old address is notified. */
import type { Kysely, Selectable } from 'kysely';
import { machinePaths, recoveryPaths } from '../../../contract/rules/paths.ts';
import type { Database } from '../../db/tables.ts';
import type { UsersTable } from '../../db/tables-people.ts';
import { hashToken, linkToken } from '../../mail/mailer.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { OriginContext } from '../context.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { moveSubscription } from '../newsletter/subscribe.ts';
import { run } from '../../base/sql.ts';

const LINK_HOURS = 24;
const UNIQUE_VIOLATION = '23505';

/** The account's unconfirmed new address; null: there is none. */
export async function pendingEmail(db: Kysely<Database>, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Sends the link to the new address, and notifies the old one. Earlier links of the account are void. */
export async function requestEmailChange(
  trx: Kysely<Database>,
  mailer: Pick<Mailer, 'url'>,
  user: Pick<Selectable<UsersTable>, 'id' | 'email' | 'language' | 'first_name'>,
  email: string,
): Promise<void> {
  const { token, hash } = linkToken();
  const expires = new Date(Date.now() + LINK_HOURS * 3_600_000);
  const change = { email, token_hash: hash, created_at: new Date(), expires_at: expires };
  await trx
    .insertInto('email_changes')
    .values({ user_id: user.id, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
  const { language, first_name: firstName } = user;
  await queueMail(trx, {
    to: email,
    language,
    template: 'emailConfirm',
    data: { firstName, link: mailer.url(machinePaths.confirmEmail(token, language)) },
    expiresAt: expires,
  });
  await queueMail(trx, {
    to: user.email ?? '',
    language,
    template: 'emailChangeAsked',
    data: { firstName, recoverUrl: mailer.url(recoveryPaths.inLanguage(language)) },
  });
}

/** Discards the unconfirmed address. */
export async function cancelEmailChange(trx: Kysely<Database>, userId: number): Promise<void> {
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/**
 * Confirms an account's new address by its link, once. Its password links are void, and its newsletter subscription is moved.
 * @throws ApiError BAD_USER_INPUT when the link is invalid or expired, CONFLICT when another account has the address by now
 */
export async function confirmEmail(
  { db, mailer }: Pick<OriginContext, 'db' | 'mailer'>,
  token: string,
): Promise<void> {
  await db
    .transaction()
    .execute(async (trx) => {
      const [change] = await run<{ user_id: number; email: string }>(
        trx,
        'delete from email_changes where token_hash = $1 and expires_at > now() returning user_id, email',
        [hashToken(token)],
      );
      if (!change) throw badInput('token', 'the link is not valid any more', 'INVALID');
      const before = await trx
        .selectFrom('users')
        .select('email')
        .where('id', '=', change.user_id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!before) throw badInput('token', 'the link is not valid any more', 'INVALID');
      const user = await trx
        .updateTable('users')
        .set({ email: change.email, updated_at: new Date() })
        .where('id', '=', change.user_id)
        .returningAll()
        .executeTakeFirstOrThrow();
      // A password link was sent to the old address, and does not apply to the new one.
      await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
      await moveSubscription(trx, before.email, change.email);
      await queueMail(trx, {
        to: before.email ?? '',
        language: user.language,
        template: 'emailChanged',
        data: { firstName: user.first_name },
      });
    })
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION)
        throw new ApiError('CONFLICT', 'Another account has the address by now');
      throw error;
    });
  mailer.wake();
}
