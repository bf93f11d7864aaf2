/** All personal data of an account: exported to its owner, and erased when the account is deleted. */
import type { Kysely } from 'kysely';
import type { AccountExport } from '../../../contract/accounts.ts';
import { FILES_PATH } from '../../../contract/rules/files.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { OriginContext } from '../context.ts';
import { run } from '../../base/sql.ts';
import { asSystem } from '../../base/system.ts';
import { removeDevices } from './devices.ts';
import { cancelEmailChange } from './email-change.ts';
import { unlock } from './lock.ts';
import { checkPassword } from './profile.ts';
import { ORDER_DATA } from '../orders/personal-data.ts';
import type { PersonalData } from '../../base/personal-data.ts';
import { REVIEW_DATA, REVIEW_VOTE_DATA } from '../reviews/personal-data.ts';
import { adminRoleOf } from '../auth/viewer.ts';
import { keepOwner } from '../auth/owners.ts';
import { STAFF_DATA } from '../staff/personal-data.ts';
import { APPLICATION_DATA } from '../sellers/personal-data.ts';
import { TWO_STEP_DATA } from '../two-step/personal-data.ts';
import { readUser } from './users.ts';
import type { UserRow } from './users.ts';

export const PERSONAL_DATA: readonly PersonalData[] = [
  {
    name: 'sessions',
    read: (db, user) =>
      run(
        db,
        'select created_at as "createdAt", seen_at as "seenAt", user_agent as "userAgent", revoked_at as "endedAt" from sessions where user_id = $1 order by created_at',
        [user.id],
      ),
    erase: (db, user) => db.deleteFrom('sessions').where('user_id', '=', user.id).execute(),
  },
  {
    name: 'devices',
    read: (db, user) =>
      run(
        db,
        'select created_at as "firstUsedAt", seen_at as "lastUsedAt" from known_devices where user_id = $1 order by created_at',
        [user.id],
      ),
    erase: (db, user) => removeDevices(db, user.id),
  },
  {
    name: 'wishlist',
    read: (db, user) =>
      run(
        db,
        'select p.name, p.slug, w.added_at as "likedAt" from wishlist_items w join products p on p.id = w.product_id where w.user_id = $1 order by w.added_at',
        [user.id],
      ),
    erase: (db, user) => db.deleteFrom('wishlist_items').where('user_id', '=', user.id).execute(),
  },
  {
    name: 'followedShops',
    read: (db, user) =>
      run(
        db,
        'select s.name, s.slug, f.followed_at as "followedAt" from followed_shops f join sellers s on s.id = f.seller_id where f.user_id = $1 order by f.followed_at',
        [user.id],
      ),
    erase: (db, user) => db.deleteFrom('followed_shops').where('user_id', '=', user.id).execute(),
  },
  {
    name: 'tickets',
    read: (db, user) =>
      run(
        db,
        `select t.number, t.subject, t.category, t.order_number as "orderNumber", t.status, t.name, t.email, t.phone, t.created_at as "createdAt", t.rating,
           t.rating_comment as "ratingComment",
           (select coalesce(json_agg(json_build_object('author', m.author, 'text', m.text, 'at', m.created_at,
                'files', (select coalesce(json_agg(json_build_object('name', f.name, 'type', f.type, 'bytes', f.bytes, 'address', '${FILES_PATH}/' || f.key) order by f.id), '[]')
                          from private_files f where f.message_id = m.id)) order by m.id), '[]')
            from ticket_messages m where m.ticket_id = t.id and not m.internal) as messages
         from tickets t where t.account_number = $1 order by t.id`,
        [user.account_number],
      ),
    async erase(db, user) {
      await run(
        db,
        `update private_files set message_id = null, name = '', owner_account = null, delete_after = now()
         where message_id in (select m.id from ticket_messages m join tickets t on t.id = m.ticket_id where t.account_number = $1)`,
        [user.account_number],
      );
      await run(
        db,
        `update ticket_messages set text = '' where (author = 'customer' or internal) and ticket_id in (select id from tickets where account_number = $1)`,
        [user.account_number],
      );
      await run(
        db,
        `update tickets set name = '', email = '', phone = null, subject = '', rating_comment = null, updated_at = now() where account_number = $1`,
        [user.account_number],
      );
    },
  },
  {
    name: 'files not sent yet',
    read: (db, user) =>
      run(
        db,
        'select name, type, bytes from private_files where owner_account = $1 and delete_after > now() order by id',
        [user.account_number],
      ),
    erase: (db, user) =>
      run(
        db,
        `update private_files set name = '', owner_account = null, delete_after = now() where owner_account = $1 and delete_after is not null`,
        [user.account_number],
      ),
  },
  {
    name: 'changes by the shop',
    read: (db, user) =>
      run(db, 'select kind, at from user_actions where user_id = $1 order by id', [user.id]),
    erase: (db, user) => db.deleteFrom('user_actions').where('user_id', '=', user.id).execute(),
  },
  ...ORDER_DATA,
  REVIEW_DATA,
  REVIEW_VOTE_DATA,
  APPLICATION_DATA,
  ...STAFF_DATA,
  TWO_STEP_DATA,
  {
    name: 'newsletter',
    read: (db, user) =>
      run(
        db,
        'select language, subscribed_at as "subscribedAt", unsubscribed_at as "unsubscribedAt", coupon_code as "couponCode" from newsletter_subscribers where email = $1',
        [user.email],
      ),
    erase: (db, user) => run(db, 'delete from newsletter_subscribers where email = $1', [user.email]),
  },
  {
    name: 'messages waiting to be sent',
    read: (db, user) =>
      run(db, 'select template, created_at as "createdAt" from mail_outbox where lower(recipient) = $1', [
        user.email,
      ]),
    erase: (db, user) => run(db, 'delete from mail_outbox where lower(recipient) = $1', [user.email]),
  },
];

/** All data stored about an account. */
export async function exportAccount(db: Kysely<Database>, user: UserRow): Promise<AccountExport> {
  const data: Record<string, unknown> = {};
  for (const { name, read } of PERSONAL_DATA) data[name] = await read(db, user);
  return { exportedAt: new Date().toISOString(), account: await readUser(db, user), data };
}

/** Erases an account: its row stays, anonymised, and so do records that have to be retained. @throws CONFLICT for the last owner */
export async function eraseAccount(trx: Kysely<Database>, user: UserRow): Promise<void> {
  await asSystem(trx, 'erasure');
  for (const { erase } of PERSONAL_DATA) await erase(trx, user);
  await cancelEmailChange(trx, user.id);
  await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
  await unlock(trx, user);
  await trx
    .updateTable('users')
    .set({
      first_name: '',
      last_name: '',
      email: null,
      phone: null,
      password_hash: null,
      newsletter: false,
      blocked_reason: null,
      roles: [],
      is_admin: false,
      admin_role: null,
      updated_at: new Date(),
      deleted_at: new Date(),
    })
    .where('id', '=', user.id)
    .execute();
  if (adminRoleOf(user) === 'Owner') await keepOwner(trx);
  if (user.email !== null)
    await queueMail(trx, {
      to: user.email,
      language: user.language,
      template: 'accountDeleted',
      data: { firstName: user.first_name },
    });
}

/** Deletes an account on its owner's request. Requires its password. */
export async function deleteAccount(
  context: Pick<OriginContext, 'db' | 'limits' | 'passwords'>,
  user: UserRow,
  password: string,
): Promise<void> {
  await checkPassword(context, user, password);
  await context.db.transaction().execute((trx) => eraseAccount(trx, user));
}
