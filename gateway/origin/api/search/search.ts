/** One search over orders, tickets, products, accounts, sellers and coupons, for the back-office's palette. */
import type { Kysely } from 'kysely';
import { AccountNumber, Phone } from '../../../contract/accounts.ts';
import { AdminOrdersQuery } from '../../../contract/orders.ts';
import { AdminProductListQuery } from '../../../contract/admin/products.ts';
import { can } from '../../../contract/rules/staff.ts';
import { MAX_FOUND } from '../../../contract/admin/search.ts';
import type { SearchHit, SearchKind } from '../../../contract/admin/search.ts';
import { TicketNumber } from '../../../contract/support.ts';
import { isChecked } from '../../base/checkDigit.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { OriginContext } from '../context.ts';
import { listAllOrders } from '../orders/admin-list.ts';
import { listAdminProducts } from '../products/admin/read.ts';

/** From this length on, a text is looked for within names: an index of trigrams needs three characters. */
const MIN_NAME = 3;

interface Row {
  id: number;
  label: string;
  detail: string;
}
const asHit =
  (kind: SearchKind, isExact: boolean) =>
  ({ id, label, detail }: Row): SearchHit => ({ kind, key: String(id), label, detail, isExact });

/** Orders by number, telephone or buyer's name, as the list of orders finds them for this viewer. */
async function ordersBy(
  db: Kysely<Database>,
  viewer: Viewer,
  q: string,
  isExact: boolean,
): Promise<SearchHit[]> {
  const query = AdminOrdersQuery.parse({ q, limit: String(MAX_FOUND) });
  const { orders } = await listAllOrders(db, query, viewer);
  return orders.map(({ _id, number, contactName }) => ({
    kind: 'ORDER',
    key: _id,
    label: number,
    detail: contactName,
    isExact,
  }));
}

/** The latest orders of an account. */
async function ordersOfAccount(db: Kysely<Database>, accountNumber: string): Promise<SearchHit[]> {
  const rows = await run<Row>(
    db,
    `select o.id, o.number as label, o.contact_name as detail from orders o
     where o.user_id = (select id from users where account_number = $1) order by o.id desc limit ${MAX_FOUND}`,
    [accountNumber],
  );
  return rows.map(asHit('ORDER', true));
}

async function ticketBy(db: Kysely<Database>, number: string): Promise<SearchHit[]> {
  const rows = await run<{ number: string; subject: string }>(
    db,
    'select number, subject from tickets where number = $1',
    [number],
  );
  return rows.map(({ number: key, subject }) => ({
    kind: 'TICKET',
    key,
    label: key,
    detail: subject,
    isExact: true,
  }));
}

/** Products by SKU or words, as the list of products finds them. */
async function productsBy(context: OriginContext, input: string): Promise<SearchHit[]> {
  const query = AdminProductListQuery.parse({ input, limit: String(MAX_FOUND) });
  const { products } = await listAdminProducts(context, query);
  return products.map(({ _id, name, sku }) => ({
    kind: 'PRODUCT',
    key: _id,
    label: name,
    detail: sku,
    isExact: sku === input.toUpperCase(),
  }));
}

/** A pattern for a text within others, in lower case. */
const within = (text: string): string => `%${escaped(text.toLowerCase())}%`;
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Accounts that are not deleted, by a condition on `u` with one value. */
async function usersBy(
  db: Kysely<Database>,
  condition: string,
  value: string,
  isExact: boolean,
): Promise<SearchHit[]> {
  const rows = await run<{ number: string; name: string }>(
    db,
    `select u.account_number as number, trim(u.first_name || ' ' || u.last_name) as name from users u
     where u.deleted_at is null and ${condition} order by u.id desc limit ${MAX_FOUND}`,
    [value],
  );
  return rows.map(({ number, name }) => ({
    kind: 'USER',
    key: number,
    label: name,
    detail: number,
    isExact,
  }));
}

/** Coupons whose code begins with a text. */
async function couponsBy(db: Kysely<Database>, code: string): Promise<SearchHit[]> {
  const rows = await run<Row>(
    db,
    `select id, code as label, '' as detail from coupons where code like $1 order by code limit ${MAX_FOUND}`,
    [`${escaped(code)}%`],
  );
  return rows.map((row) => asHit('COUPON', row.label === code)(row));
}

/** Sellers by a part of their name. */
async function sellersBy(db: Kysely<Database>, text: string): Promise<SearchHit[]> {
  const rows = await run<Row>(
    db,
    `select id, name as label, '' as detail from sellers where lower(name) like $1 order by name, id limit ${MAX_FOUND}`,
    [within(text)],
  );
  return rows.map(asHit('SELLER', false));
}

/**
 * Finds what a text names: a number alone where it is one, else at most five of each kind, what it names exactly first. Contact data
 * find nothing for admins who see them masked.
 */
export async function searchAll(context: OriginContext, viewer: Viewer, text: string): Promise<SearchHit[]> {
  const { db } = context;
  const upper = text.toUpperCase();
  if (TicketNumber.safeParse(upper).success) return ticketBy(db, upper);
  if (/^CMD-?[\d-]*$/.test(upper)) return ordersBy(db, viewer, upper, /-\d{6}-\d$/.test(upper));
  if (AccountNumber.safeParse(text).success && isChecked(text)) {
    const found = [
      ...(await ordersOfAccount(db, text)),
      ...(await usersBy(db, 'u.account_number = $1', text, true)),
    ];
    if (found.length > 0) return found;
  }
  const readsContacts = can(viewer.adminRole, 'people.contact');
  const phone = Phone.safeParse(text);
  if (phone.success) {
    const found = [
      ...(await ordersBy(db, viewer, text, true)),
      ...(readsContacts ? await usersBy(db, 'u.phone = $1', phone.data, true) : []),
    ];
    if (found.length > 0) return found;
  }
  if (text.length < MIN_NAME) return [];
  const isEmail = text.includes('@');
  const users = isEmail
    ? readsContacts
      ? usersBy(db, 'u.email = $1', text.toLowerCase(), true)
      : []
    : usersBy(db, "lower(u.first_name || ' ' || u.last_name) like $1", within(text), false);
  const [products, orders, people, sellers, coupons] = await Promise.all([
    productsBy(context, text),
    ordersBy(db, viewer, text, isEmail),
    users,
    sellersBy(db, text),
    couponsBy(db, upper),
  ]);
  const hits = [...products, ...orders, ...people, ...sellers, ...coupons];
  return [...hits.filter(({ isExact }) => isExact), ...hits.filter(({ isExact }) => !isExact)];
}
