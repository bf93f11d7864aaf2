/** An account opened from the confirmation of a visitor's order. */
import { paths, recoveryPaths } from '../../../contract/rules/paths.ts';
import type { OriginContext } from '../context.ts';
import { badInput, notFound } from '../../base/errors.ts';
import { hashToken } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/outbox.ts';
import { actAs } from '../write.ts';
import { queueRecovery } from './recover.ts';
import { newAccountNumber } from './users.ts';

/** First and last name of a name written in one field; a single word is both. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  return { firstName: words[0] ?? '', lastName: words.slice(1).join(' ') || (words[0] ?? '') };
}

/**
 * Opens an account with the name, telephone number and e-mail address of a visitor's order, without a password, and gives it the order; a
 * message with a link to set the password is queued. If address or telephone number belong to an account, that is not changed: a message
 * says how to sign in. The caller cannot tell which it was; no sign-in is possible before the mailbox's owner has followed the link.
 *
 * @param token of the order's secret link
 * @throws ApiError NOT_FOUND: no order has this token; 400 naming `token`: the order has no e-mail address; RATE_LIMITED
 */
export async function openByOrder(
  { db, mailer, limits }: Pick<OriginContext, 'db' | 'mailer' | 'limits'>,
  token: string,
): Promise<void> {
  const tokenHash = hashToken(token);
  const known = await db
    .selectFrom('orders')
    .select('contact_email')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!known) throw notFound('Order');
  const email = known.contact_email?.toLowerCase();
  if (email === undefined) throw badInput('token', 'is of an order without an e-mail address', 'REQUIRED');
  // No mailbox is flooded by who holds its orders' links.
  await limits.take('accounts by order address', email);
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'user_id', 'language', 'contact_name', 'contact_phone'])
      .where('token_hash', '=', tokenHash)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw notFound('Order');
    const { language } = order;
    const accountNumber = newAccountNumber();
    await actAs(trx, { accountNumber, adminRole: null }, { action: 'user.open' });
    const { firstName, lastName } = namesOf(order.contact_name);
    const opened =
      order.user_id === null
        ? await trx
            .insertInto('users')
            .values({
              account_number: accountNumber,
              first_name: firstName,
              last_name: lastName,
              email,
              phone: order.contact_phone,
              password_hash: null,
              language,
              newsletter: false,
              admin_role: null,
            })
            .onConflict((conflict) => conflict.doNothing())
            .returning('id')
            .executeTakeFirst()
        : undefined;
    if (opened) {
      await trx.updateTable('orders').set({ user_id: opened.id }).where('id', '=', order.id).execute();
      return queueRecovery(trx, mailer, email);
    }
    const owner = await trx
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirst();
    // Opened before, and its link was not followed.
    if (owner?.password_hash === null) return queueRecovery(trx, mailer, email);
    return queueMail(trx, {
      to: email,
      language,
      template: 'accountKnown',
      data: {
        firstName,
        loginUrl: mailer.url(paths.login()),
        recoverUrl: mailer.url(recoveryPaths.inLanguage(language)),
      },
    });
  });
}
