/** Subscribing to the newsletter, confirming it and leaving it. */
import { machinePaths, paths } from '../../../contract/rules/paths.ts';
import type { Kysely, Selectable } from 'kysely';
import type { LanguageCode } from '../../../contract/pages.ts';
import type { NewsletterSubscribersTable } from '../../db/tables-people.ts';
import type { Database } from '../../db/tables.ts';
import { hashToken, linkToken } from '../../mail/mailer.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/outbox.ts';
import { run } from '../../base/sql.ts';
import { asSystem } from '../../base/system.ts';
import { randomLetters } from '../../base/random-letters.ts';

type Subscriber = Selectable<NewsletterSubscribersTable>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Percent of a new subscriber's coupon (spec section 9). */
export const WELCOME_PERCENT = 10;
/** Largest discount of the coupon (millimes), and its validity: a code that is passed on costs the shop no more than that. */
export const WELCOME_MOST = 50_000;
export const WELCOME_DAYS = 90;
/** Shortest pause between two welcome messages to one subscriber: at most one e-mail a week is promised. */
const WELCOME_AGAIN_MS = 7 * DAY_MS;
/** Number of unsubscribe links that still work: those of the latest messages. */
const MOST_LINKS = 10;
/** Validity of a confirmation link. */
const CONFIRM_HOURS = 48;
/** Days between two requests for confirmation: one after the first, doubled by each that is not followed, up to this. */
const MOST_PAUSE_DAYS = 32;
/** Days after which an unconfirmed address is removed; longer than the pause, so that the removal does not shorten it. */
const FORGET_DAYS = 90;
/** A coupon code that cannot be guessed. */
export const randomCode = (): string => `LAWAJ-${randomLetters(10)}`;

const isPast = (time: Date | null, ms: number, now: Date): boolean =>
  time === null || now.getTime() - time.getTime() >= ms;

/** Creates the subscriber's own coupon and returns its code. */
async function makeCoupon(db: Kysely<Database>): Promise<string> {
  await asSystem(db, 'newsletter');
  const { code } = await db
    .insertInto('coupons')
    .values({
      code: randomCode(),
      type: 'percentage',
      value: WELCOME_PERCENT,
      usage_limit: 1,
      max_discount: WELCOME_MOST,
      ends_at: new Date(Date.now() + WELCOME_DAYS * DAY_MS),
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  return code;
}

/**
 * Sends an address a confirmation link, so that codes and newsletters cannot be sent to the addresses of others; the message is
 * written in the same transaction. A subscriber whose address is confirmed gets the welcome message again, with the same coupon while it
 * can be used. Repeated calls send nothing until the pause of either message is over.
 */
export async function subscribe(
  db: Kysely<Database>,
  mailer: Pick<Mailer, 'url'>,
  given: { email: string; language: LanguageCode; source: 'form' | 'account' },
  now = new Date(),
): Promise<void> {
  const email = given.email.toLowerCase();
  const { language, source } = given;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('newsletter_subscribers')
      .values({ email, language, source })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
    // Locked: two concurrent requests send one message.
    const known = await trx
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (known.confirmed_at === null || known.unsubscribed_at !== null)
      await requestConfirmation(trx, mailer, known, given, now);
    else if (isPast(known.welcomed_at, WELCOME_AGAIN_MS, now))
      await sendWelcome(trx, mailer, known, given, now);
  });
}

async function requestConfirmation(
  trx: Kysely<Database>,
  mailer: Pick<Mailer, 'url'>,
  known: Subscriber,
  { email, language, source }: { email: string; language: LanguageCode; source: 'form' | 'account' },
  now: Date,
): Promise<void> {
  const pauseDays = Math.min(2 ** (known.confirm_asks - 1), MOST_PAUSE_DAYS);
  if (!isPast(known.confirm_asked_at, pauseDays * DAY_MS, now)) return;
  const { token, hash } = linkToken();
  const expiresAt = new Date(now.getTime() + CONFIRM_HOURS * HOUR_MS);
  await trx
    .updateTable('newsletter_subscribers')
    .set({
      language,
      source,
      confirm_hash: hash,
      confirm_expires_at: expiresAt,
      confirm_asked_at: now,
      confirm_asks: known.confirm_asks + 1,
    })
    .where('id', '=', known.id)
    .execute();
  await queueMail(trx, {
    to: email,
    language,
    template: 'newsletterConfirm',
    data: { link: mailer.url(machinePaths.newsletterConfirm(token, language)) },
    expiresAt,
  });
}

/** Queues the welcome message, with the subscriber's only coupon while it can be used. */
async function sendWelcome(
  trx: Kysely<Database>,
  mailer: Pick<Mailer, 'url'>,
  known: Subscriber,
  { email, language }: { email: string; language: LanguageCode },
  now: Date,
): Promise<void> {
  const couponCode = known.coupon_code ?? (await makeCoupon(trx));
  const link = linkToken();
  await trx
    .updateTable('newsletter_subscribers')
    .set({
      language,
      coupon_code: couponCode,
      welcomed_at: now,
      unsubscribe_hashes: [link.hash, ...known.unsubscribe_hashes].slice(0, MOST_LINKS),
    })
    .where('id', '=', known.id)
    .execute();
  await queueMail(trx, {
    to: email,
    language,
    template: 'welcome',
    data: {
      couponCode: (await isUnused(trx, couponCode)) ? couponCode : null,
      shopUrl: mailer.url(paths.home(language)),
      unsubscribeUrl: mailer.url(machinePaths.newsletterUnsubscribe(link.token, language)),
    },
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

/**
 * Confirms a subscription by the secret of its link and queues the welcome message; false: the link is invalid or expired. Repeatable
 * until the link expires or the subscription ends.
 */
export async function confirmSubscription(
  db: Kysely<Database>,
  mailer: Pick<Mailer, 'url'>,
  token: string,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where('confirm_hash', '=', hashToken(token))
      .where('confirm_expires_at', '>', now)
      .forUpdate()
      .executeTakeFirst();
    if (!known) return false;
    const { email, language, confirmed_at: confirmedAt, unsubscribed_at: unsubscribedAt } = known;
    if (confirmedAt !== null && unsubscribedAt === null) return true;
    await trx
      .updateTable('newsletter_subscribers')
      .set({ confirmed_at: now, subscribed_at: now, unsubscribed_at: null, confirm_asks: 0 })
      .where('id', '=', known.id)
      .execute();
    await sendWelcome(trx, mailer, known, { email, language }, now);
    return true;
  });
}

/** Ends a subscription by the secret of one of its messages; false: there is none. Repeatable. */
export async function unsubscribe(db: Kysely<Database>, token: string): Promise<boolean> {
  const [row] = await run<{ email: string }>(
    db,
    `update newsletter_subscribers set unsubscribed_at = coalesce(unsubscribed_at, now()), confirm_hash = null
     where unsubscribe_hashes @> array[$1]::text[] returning email`,
    [hashToken(token)],
  );
  if (!row) return false;
  await db.updateTable('users').set({ newsletter: false }).where('email', '=', row.email).execute();
  return true;
}

/** Ends the subscription of an address, confirmed or pending. */
export async function unsubscribeAddress(db: Kysely<Database>, email: string | null): Promise<void> {
  await run(
    db,
    'update newsletter_subscribers set unsubscribed_at = coalesce(unsubscribed_at, now()), confirm_hash = null where email = $1',
    [email],
  );
}

/** Moves a subscription to the new address of its account, unless that one has its own. A link sent to the old address is void. */
export async function moveSubscription(
  db: Kysely<Database>,
  from: string | null,
  to: string | null,
): Promise<void> {
  await run(
    db,
    `update newsletter_subscribers set email = $2, confirm_hash = null, confirm_asked_at = null, confirm_asks = 0 where email = $1
       and not exists (select 1 from newsletter_subscribers where email = $2)`,
    [from, to],
  );
}

/** Removes addresses that were not confirmed in time. */
export async function sweepSubscriptions(db: Kysely<Database>): Promise<void> {
  await run(
    db,
    `delete from newsletter_subscribers where confirmed_at is null
       and coalesce(confirm_asked_at, subscribed_at) < now() - make_interval(days => $1)`,
    [FORGET_DAYS],
  );
}
