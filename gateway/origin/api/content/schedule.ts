/** Publishes planned versions of the home content when they are due. */
import type { Kysely } from 'kysely';
import { ADMIN_ROLE_ENTRY } from '../../../contract/accounts.ts';
import { staffPaths } from '../../../contract/rules/paths.ts';
import { run } from '../../base/sql.ts';
import { retrying } from '../../base/retry.ts';
import type { Database } from '../../db/tables.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { OriginContext } from '../context.ts';
import { actAsSystem } from '../write.ts';
import { publishDue } from './versions.ts';

/** Notifies the author of a version and the owners that it waits. */
async function notify(
  trx: Kysely<Database>,
  { mailer }: Pick<OriginContext, 'mailer'>,
  name: string,
  number: number,
): Promise<void> {
  const people = await run<{ email: string; language: LanguageCode; first_name: string }>(
    trx,
    `select u.email, u.language, u.first_name from users u
     where u.email is not null and u.deleted_at is null and u.is_admin and $3 = any (u.roles)
       and (coalesce(u.admin_role, 'Owner') = 'Owner'
         or u.account_number = (select author from homepage_versions where name = $1 and number = $2))`,
    [name, number, ADMIN_ROLE_ENTRY],
  );
  for (const { email, language, first_name: firstName } of people)
    await queueMail(trx, {
      to: email,
      language,
      template: 'homepageWaits',
      data: { firstName, number, link: mailer.url(staffPaths.homepage()) },
    });
}

/** Publishes what is due; safe in several processes. */
export async function publishDueHomepages(
  context: Pick<OriginContext, 'db' | 'feed' | 'mailer'>,
): Promise<void> {
  const due = await run<{ name: string; number: number }>(
    context.db,
    `select name, number from homepage_versions where state = 'SCHEDULED' and publish_at <= now() and notified_at is null`,
    [],
  );
  for (const { name, number } of due) {
    const outcome = await retrying(() =>
      context.db.transaction().execute(async (trx) => {
        await actAsSystem(trx, 'homepage.due');
        const found = await publishDue(trx, name, number);
        if (found === 'waits') await notify(trx, context, name, number);
        return found;
      }),
    );
    if (outcome === 'published') void context.feed.look();
    if (outcome === 'waits') context.mailer.wake();
  }
}
