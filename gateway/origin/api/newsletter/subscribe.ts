/** Subscribing to the newsletter and leaving it. */
import { machinePaths, paths } from '../../../contract/rules/paths.ts';
import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LanguageCode } from '../../../contract/pages.ts';
import type { Database } from '../../db/tables.ts';
import { hashToken, linkToken } from '../../mail/mailer.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/outbox.ts';
import { run } from '../run.ts';

/** Percent that a new subscriber is given (spec section 9). */
export const WELCOME_PERCENT = 10;
/** What its coupon takes off at most (millimes), and how long it holds: a code that is passed on costs the shop no more than that. */
export const WELCOME_MOST = 50_000;
export const WELCOME_DAYS = 90;
/** A known address gets another message after so long, not before. */
const WELCOME_AGAIN_MS = 24 * 3_600_000;
/** Links that still work: those of the latest messages. */
const MOST_LINKS = 10;
/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const randomCode = (): string =>
  `LAWAJ-${Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/** Makes the subscriber's own coupon and gives its code. */
async function makeCoupon(db: Kysely<Database>): Promise<string> {
  const { code } = await db
    .insertInto('coupons')
    .values({
      code: randomCode(),
      type: 'percentage',
      value: WELCOME_PERCENT,
      usage_limit: 1,
      max_discount: WELCOME_MOST,
      ends_at: new Date(Date.now() + WELCOME_DAYS * 86_400_000),
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

/**
 * Subscribes an address: once, with one coupon, whatever it asks for again. The welcome message is written in the same
 * transaction, at most once a day.
 */
export async function subscribe(
  db: Kysely<Database>,
  mailer: Pick<Mailer, 'url'>,
  given: { email: string; language: LanguageCode },
  now = new Date(),
): Promise<void> {
  const email = given.email.toLowerCase();
  const { language } = given;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('newsletter_subscribers')
      .values({ email, language })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
    // Locked: two requests at once make one coupon and one message.
    const known = await trx
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isSubscribed = known.unsubscribed_at === null;
    if (
      isSubscribed &&
      known.welcomed_at !== null &&
      now.getTime() - known.welcomed_at.getTime() < WELCOME_AGAIN_MS
    )
      return;
    const mayWrite =
      known.welcomed_at === null || now.getTime() - known.welcomed_at.getTime() >= WELCOME_AGAIN_MS;
    const couponCode = known.coupon_code ?? (await makeCoupon(trx));
    const link = linkToken();
    await trx
      .updateTable('newsletter_subscribers')
      .set({
        language,
        coupon_code: couponCode,
        unsubscribed_at: null,
        ...(isSubscribed ? {} : { subscribed_at: now }),
        ...(mayWrite
          ? {
              welcomed_at: now,
              unsubscribe_hashes: [link.hash, ...known.unsubscribe_hashes].slice(0, MOST_LINKS),
            }
          : {}),
      })
      .where('id', '=', known.id)
      .execute();
    if (!mayWrite) return;
    await queueMail(trx, {
      to: given.email,
      language,
      template: 'welcome',
      data: {
        couponCode: (await isUnused(trx, couponCode)) ? couponCode : null,
        shopUrl: mailer.url(paths.home(language)),
        unsubscribeUrl: mailer.url(machinePaths.newsletterUnsubscribe(link.token, language)),
      },
    });
  });
}

async function isUnused(db: Kysely<Database>, code: string): Promise<boolean> {
  const coupon = await db
    .selectFrom('coupons')
    .select(['active', 'used_count', 'ends_at'])
    .where('code', '=', code)
    .executeTakeFirst();
  return (
    coupon !== undefined &&
    coupon.active &&
    coupon.used_count === 0 &&
    (coupon.ends_at === null || coupon.ends_at.getTime() > Date.now())
  );
}

/** Ends a subscription by the secret of one of its messages; false: there is none. Once is as good as twice. */
export async function unsubscribe(db: Kysely<Database>, token: string): Promise<boolean> {
  const [row] = await run<{ email: string }>(
    db,
    `update newsletter_subscribers set unsubscribed_at = coalesce(unsubscribed_at, now())
     where unsubscribe_hashes @> array[$1]::text[] returning email`,
    [hashToken(token)],
  );
  if (!row) return false;
  await db.updateTable('users').set({ newsletter: false }).where('email', '=', row.email).execute();
  return true;
}
