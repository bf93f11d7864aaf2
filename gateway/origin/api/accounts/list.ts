/** Accounts as admins read them. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { AccountNumber } from '../../../contract/accounts.ts';
import type { ListedUser, User, UserSortBy, UsersPage, UsersQuery } from '../../../contract/accounts.ts';
import { toTnd } from '../../../contract/money.ts';
import { maskEmail, maskPhone } from '../../../contract/rules/masking.ts';
import type { Database } from '../../db/tables.ts';
import { readsContactsOf, typedContact } from '../auth/staff.ts';
import type { Viewer } from '../auth/viewer.ts';
import { createdIn, ifGiven, sortedPage } from '../../base/sorted.ts';
import type { Condition, SortColumn } from '../../base/sorted.ts';
import { containing, run } from '../../base/sql.ts';
import { toUser } from './users.ts';
import type { UserRow } from './users.ts';

/** An account for this viewer: e-mail addresses and telephone are masked for admins whose role does not need them. */
export function userFor<T extends User>(viewer: Viewer, user: T): T {
  if (readsContactsOf(viewer, user.accountNumber)) return user;
  const { contact, pendingEmail } = user;
  return {
    ...user,
    contact: { ...contact, email: maskEmail(contact.email), phone: maskPhone(contact.phone) },
    pendingEmail: pendingEmail == null ? null : maskEmail(pendingEmail),
  };
}

/** What lists and details show of an account besides its row. */
interface MoreRow {
  id: number;
  pending_email: string | null;
  points: number;
  orders: number;
  spent: number;
  refusals: number;
  seen_at: Date | null;
}

/** Accounts of these rows with their figures and unconfirmed e-mail addresses, in the same order. */
export async function completeUsers(db: Kysely<Database>, rows: readonly UserRow[]): Promise<ListedUser[]> {
  if (rows.length === 0) return [];
  const more = await run<MoreRow>(
    db,
    `select f.user_id as id, e.email as pending_email, f.points, f.orders, f.spent, f.refusals,
       nullif(f.seen_at, to_timestamp(0)) as seen_at
     from user_figures f left join email_changes e on e.user_id = f.user_id and e.expires_at > now()
     where f.user_id = any($1::bigint[])`,
    [rows.map(({ id }) => id)],
  );
  const byId = new Map(more.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const found = byId.get(row.id);
    if (found === undefined) return [];
    const { points, orders, spent, refusals } = found;
    return [
      {
        ...toUser(row, Math.max(0, points)),
        pendingEmail: found.pending_email,
        figures: { orders, spent: toTnd(spent), refusals },
        blockedAt: row.blocked_at?.toISOString() ?? null,
        lastSeenAt: found.seen_at?.toISOString() ?? null,
      },
    ];
  });
}

/** What was typed to find an account. */
function typed(text: string, viewer: Viewer): Condition {
  if (AccountNumber.safeParse(text).success)
    return (parameters) => `u.account_number = ${parameters.add(text)}`;
  const contact = typedContact(text, viewer);
  if (contact !== undefined)
    return (parameters) =>
      'phone' in contact
        ? `u.phone = ${parameters.add(contact.phone)}`
        : `u.email = ${parameters.add(contact.email)}`;
  return (parameters) => `lower(u.first_name || ' ' || u.last_name) like ${parameters.add(containing(text))}`;
}

const conditionsOf = (only: z.output<typeof UsersQuery>, viewer: Viewer): Condition[] => [
  () => 'u.deleted_at is null',
  ...ifGiven(only.q, (q) => typed(q, viewer)),
  ...ifGiven(only.hasOrders, (value) => () => (value ? 'f.orders > 0' : 'f.orders = 0')),
  ...ifGiven(only.minRefusals, (least) => (parameters) => `f.refusals >= ${parameters.add(least)}`),
  ...ifGiven(only.minPoints, (least) => (parameters) => `f.points >= ${parameters.add(least)}`),
  ...ifGiven(only.newsletter, (value) => () => (value ? 'u.newsletter' : 'not u.newsletter')),
  ...ifGiven(only.language, (language) => (parameters) => `u.language = ${parameters.add(language)}`),
  ...ifGiven(only.blocked, (value) => () => `u.blocked_at is ${value ? 'not null' : 'null'}`),
  ...ifGiven(only.admin, (value) => () => (value ? 'u.is_admin' : 'not u.is_admin')),
  ...createdIn('u.created_at', only),
];

/** Figures are sorted by their own index, so its ID decides between equals. */
const SORTS: Readonly<Record<UserSortBy, { id: string; column?: string; type?: SortColumn['type'] }>> = {
  created: { id: 'u.id', column: 'u.created_at', type: 'timestamptz' },
  orders: { id: 'f.user_id', column: 'f.orders' },
  spent: { id: 'f.user_id', column: 'f.spent' },
  refusals: { id: 'f.user_id', column: 'f.refusals' },
  points: { id: 'f.user_id', column: 'f.points' },
  seen: { id: 'f.user_id', column: 'f.seen_at', type: 'timestamptz' },
};

/** A page of the accounts that are not deleted, masked for this viewer. */
export async function listUsers(
  db: Kysely<Database>,
  only: z.output<typeof UsersQuery>,
  viewer: Viewer,
): Promise<UsersPage> {
  const { id, column, type = 'bigint' } = SORTS[only.sort];
  const { items: users, ...page } = await sortedPage(
    db,
    {
      name: `users-${only.sort}`,
      select: 'u.*',
      from: 'users u join user_figures f on f.user_id = u.id',
      ...(only.hasOrders === undefined &&
        only.minRefusals === undefined &&
        only.minPoints === undefined && { countFrom: 'users u' }),
      id,
      where: conditionsOf(only, viewer),
      sort: { column, type, isDescending: only.order === 'desc' },
    },
    only,
    (rows: UserRow[]) => completeUsers(db, rows),
  );
  return { users: users.map((user) => userFor(viewer, user)), ...page };
}
