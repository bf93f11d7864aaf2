/** A new password for who forgot the old one, by a link that works once. */
import { machinePaths } from '../../../contract/rules/paths.ts';
import type { OriginContext } from '../context.ts';
import { refuseCommon } from '../auth/common-passwords.ts';
import { badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { hashToken, linkToken } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/outbox.ts';
import { forgetDevices, knownDevice } from './devices.ts';
import { cancelEmailChange } from './email-change.ts';
import { unlock } from './lock.ts';
import { endSessions } from './sessions.ts';

const LINK_LIFE = '30 minutes';

/**
 * Counts a request for a link: by who asks for whose, so that a stranger's requests do not use up the owner's, and by address from
 * anywhere, so that nobody's mailbox is flooded from many networks. A known device of the account has its own.
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
 * Writes the link's message when there is such an account. One statement either way: nothing tells whether there is.
 * @param network where it comes from, as clientNetwork gives it
 * @throws ApiError RATE_LIMITED, whether there is such an account or not
 */
export async function requestRecovery(
  context: Pick<OriginContext, 'db' | 'mailer' | 'limits'>,
  given: { email: string; deviceToken?: string | undefined },
  network: string,
): Promise<void> {
  const { db, mailer } = context;
  const email = given.email.toLowerCase();
  await countRequest(context, { ...given, email }, network);
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
    [email, hash, mailer.url(machinePaths.recoverWith(token))],
  );
}

/** Sets the password by a link: once; all sessions of the account end, and its other links. */
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
  // A hash costs: none is made for a link that is no good.
  if (!known) throw unusable;
  refuseCommon('password', password);
  // Whoever has the link has shown who they are.
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
    await forgetDevices(trx, user.id);
    await unlock(trx, user);
    // Asked for by whoever had the old password, perhaps.
    await cancelEmailChange(trx, user.id);
    await queueMail(trx, {
      to: user.email,
      language: user.language,
      template: 'passwordChanged',
      data: { firstName: user.first_name, recoverUrl: mailer.url(machinePaths.recoverIn(user.language)) },
    });
  });
}
