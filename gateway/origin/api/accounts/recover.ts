/** A new password for who forgot the old one, by a link that works once. */
import type { OriginContext } from '../context.ts';
import { badInput } from '../errors.ts';
import { run } from '../run.ts';
import { hashToken, linkToken } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/outbox.ts';
import { endSessions } from './sessions.ts';

const LINK_LIFE = '30 minutes';

/** Writes the link's message when there is such an account. One statement either way: nothing tells whether there is. */
export async function requestRecovery(
  { db, mailer }: Pick<OriginContext, 'db' | 'mailer'>,
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
    [email.toLowerCase(), hash, mailer.url(`/recover?token=${token}`)],
  );
}

/** Sets the password by a link: once; all sessions of the account end, and its other links. */
export async function resetPassword(
  { db, mailer, passwords }: Pick<OriginContext, 'db' | 'mailer' | 'passwords'>,
  token: string,
  password: string,
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
  const passwordHash = await passwords.hash(password);
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
    await trx.deleteFrom('sign_in_failures').where('subject', '=', user.account_number).execute();
    await queueMail(trx, {
      to: user.email,
      language: user.language,
      template: 'passwordChanged',
      data: { firstName: user.first_name, recoverUrl: mailer.url(`/recover?lang=${user.language}`) },
    });
  });
}
