/** Messages about the second step of an account. */
import type { Kysely } from 'kysely';
import { recoveryPaths } from '../../../contract/rules/paths.ts';
import type { Database } from '../../db/tables.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { MailData } from '../../mail/templates.ts';

/** Notifies an account, in the transaction of the change. */
export async function notifyOfTwoStep(
  trx: Kysely<Database>,
  mailer: Pick<Mailer, 'url'>,
  accountNumber: string,
  what: MailData['twoStep']['what'],
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'first_name', 'language'])
    .where('account_number', '=', accountNumber)
    .executeTakeFirst();
  if (!user || user.email === null) return;
  await queueMail(trx, {
    to: user.email,
    language: user.language,
    template: 'twoStep',
    data: {
      firstName: user.first_name,
      what,
      recoverUrl: mailer.url(recoveryPaths.inLanguage(user.language)),
    },
  });
}
