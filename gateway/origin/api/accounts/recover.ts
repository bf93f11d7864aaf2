/** Password recovery by a link that works once. */
import { recoveryPaths } from '../../../contract/rules/paths.ts';
import type { OriginContext } from '../context.ts';
import { refuseCommon } from '../auth/common-passwords.ts';
import { badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { hashToken, linkToken } from '../../mail/mailer.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/outbox.ts';
import { removeDevices, knownDevice } from './devices.ts';
import { cancelEmailChange } from './email-change.ts';
import { unlock } from './lock.ts';
import { endSessions } from './sessions.ts';

const LINK_LIFE = '30 minutes';

/**
 * Counts a request for a link: by client and account, so that a stranger's requests do not use up the owner's limit, and by address from
 * anywhere, so that no mailbox is flooded from many networks. A known device of the account has a limit of its own.
 */
async function countRequest(
  { db, limits }: Pick<OriginContext, 'db' | 'limits'>,
  given: { email: string; deviceToken?: string | undefined },
  network: string,
): Promise<void> {
  const owner = await db.selectFrom('users').select('id').where('email', '=', given.email).executeTakeFirst();
  const device = await knownDevice(db, owner?.id, given.deviceToken);
  if (device !== null) return limits.take('recovery by address and device', `${given.email} ${device}`);
  await limits.take('recovery by address and network', `${given.email} ${network}`);
  await limits.take('recovery by address', given.email);
}

/**
 * Queues the mail with the link when the account exists; timing does not reveal whether it does.
 * @param network of the client, as returned by clientNetwork
 * @throws ApiError RATE_LIMITED, whether the account exists or not
 */
export async function requestRecovery(
  context: Pick<OriginContext, 'db' | 'mailer' | 'limits'>,
  given: { email: string; deviceToken?: string | undefined },
  network: string,
): Promise<void> {
  const email = given.email.toLowerCase();
  await countRequest(context, { ...given, email }, network);
  await queueRecovery(context.db, context.mailer, email);
}

/** Queues the mail with a link for a new password when the account exists; one statement either way. */
export async function queueRecovery(
  db: Kysely<Database>,
  mailer: Pick<Mailer, 'url'>,
  email: string,
): Promise<void> {
  const { token, hash } = linkToken();
  await run(
    db,
    `with account as (
       select id, email, first_name, language from users where email = $1 and deleted_at is null
     ), link as (
       insert into password_resets (token_hash, user_id, expires_at)
       select $2, id, now() + interval '${LINK_LIFE}' from account
     )
     insert into mail_outbox (recipient, language, template, data, expires_at)
     select email, language, 'recovery',
       jsonb_build_object('firstName', first_name, 'link', $3::text || '&lang=' || language), now() + interval '${LINK_LIFE}'
     from account`,
    [email, hash, mailer.url(recoveryPaths.withToken(token))],
  );
}

/** Sets the password by a link, once; all sessions of the account and its other links are revoked. */
export async function resetPassword(
  { db, mailer, passwords }: Pick<OriginContext, 'db' | 'mailer' | 'passwords'>,
  token: string,
  password: string,
  network: string,
): Promise<void> {
  const unusable = badInput('token', 'the link is not valid any more', 'INVALID');
  const tokenHash = hashToken(token);
  const known = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  // Hashing is expensive: none is done for an invalid link.
  if (!known) throw unusable;
  refuseCommon('password', password);
  // The holder of the link has proved control of the mailbox.
  const passwordHash = await passwords.hash(password, { key: network, isKnown: true });
  await db.transaction().execute(async (trx) => {
    const used = await run<{ user_id: number }>(
      trx,
      'update password_resets set used_at = now() where token_hash = $1 and used_at is null and expires_at > now() returning user_id',
      [tokenHash],
    );
    const [link] = used;
    if (!link) throw unusable;
    const user = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: new Date() })
      .where('id', '=', link.user_id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!user || user.email === null) throw unusable;
    await endSessions(trx, user.id, 'all');
    await trx
      .deleteFrom('password_resets')
      .where('user_id', '=', user.id)
      .where('token_hash', '!=', tokenHash)
      .execute();
    await removeDevices(trx, user.id);
    await unlock(trx, user);
    // It may have been requested by a holder of the old password.
    await cancelEmailChange(trx, user.id);
    await queueMail(trx, {
      to: user.email,
      language: user.language,
      template: 'passwordChanged',
      data: { firstName: user.first_name, recoverUrl: mailer.url(recoveryPaths.inLanguage(user.language)) },
    });
  });
}
