/** Rows of a large shop for the bench of the back-office's lists, written by SQL: as many of everything as belong to so many orders. */
import type { Kysely } from 'kysely';
import { run } from '../origin/base/sql.ts';
import type { Database } from '../origin/db/tables.ts';
import { loadDemo } from '../origin/demo/load.ts';
import { ORDER_ROWS } from './orders.ts';

/** The account that looks at the lists. */
export const OWNER = { accountNumber: '9000000001', sessionId: 'b'.repeat(22) } as const;

/** What products are copied from. */
const MOST_OF_DEMO = 2_000;

const PEOPLE = `(array['Amel', 'Sami', 'Leila', 'Karim', 'Nour'])[1 + g % 5]`;
const FAMILIES = `(array['Ben Salah', 'Trabelsi', 'Gharbi', 'Jaziri', 'Mansour', 'Khelifi'])[1 + (g / 5) % 6] || ' ' || g % 997`;
const LANGUAGES = `(array['fr', 'fr', 'tn', 'en', 'de'])[1 + g % 5]`;
/** An instant of the last year, the older the smaller g of n. */
const at = (n: number): string => `now() - (${n} - g) * interval '365 days' / ${n}`;

/** One more product for each `$1` products of the demo, under another name, number and price. */
const copies = (columns: readonly string[]): string => {
  const changed: Readonly<Record<string, string>> = {
    slug: `p.slug || '-x' || g`,
    sku: `p.sku || '-X' || g`,
    name: `p.name || ' ' || g`,
    name_sort: `p.name_sort || ' ' || lpad(g::text, 3, '0')`,
    price: 'p.price + g * 10',
    current_price: 'p.current_price + g * 10',
    stock: '(p.stock + g * 7) % 200',
    sold_count: '(p.sold_count * 31 + g * 17) % 5000',
    created_at: `p.created_at - g * interval '3 days'`,
    updated_at: `p.updated_at - g * interval '7 minutes'`,
  };
  return `insert into products (${columns.join(', ')})
    select ${columns.map((column) => changed[column] ?? `p.${column}`).join(', ')}
    from products p cross join generate_series(1, $1::int) g`;
};

/** Everything besides products and orders, in the order in which it refers to each other. */
function rowsOf(orders: number): string[] {
  const part = (share: number, least = 30): number => Math.max(least, Math.round(orders * share));
  const series = (n: number): string => `generate_series(1, ${n}) g`;
  const [users, tickets, reviews, coupons] = [part(1), part(0.3), part(1), part(0.2)];
  const [media, jobs, audit, access, subscribers] = [part(0.5), part(0.02), part(4), part(1), part(0.5)];
  const [statements, batches, asked, letters] = [part(0.01), part(0.005), part(0.5), part(0.2)];
  return [
    `insert into users (account_number, first_name, last_name, email, phone, password_hash, language, newsletter, created_at, blocked_at, blocked_reason)
     select (1000000000 + g)::text, ${PEOPLE}, ${FAMILIES}, 'person' || g || '@example.tn', '+2162' || lpad(g::text, 7, '0'), 'x', ${LANGUAGES},
       g % 3 = 0, ${at(users)}, case when g % 200 = 0 then now() end, case when g % 200 = 0 then 'refuse tout' end from ${series(users)}`,
    `insert into users (account_number, first_name, last_name, email, phone, password_hash, roles, is_admin, admin_role)
     values ('${OWNER.accountNumber}', 'Bench', 'Owner', 'owner@example.tn', '+21690000001', 'x', '{Admin}', true, 'Owner')`,
    `insert into sessions (id, user_id, expires_at)
     select '${OWNER.sessionId}', id, now() + interval '1 hour' from users where account_number = '${OWNER.accountNumber}'`,
    `insert into user_figures (user_id, orders, spent, refusals, points)
     select id, id * 7919 % 40, id * 7919 % 2000000, case when id % 9 = 0 then id % 7 else 0 end, id * 31 % 5000 from users`,
    `update orders o set user_id = u.id from users u where o.id % 10 < 6 and u.id = 1 + o.id * 7919 % ${users}`,
    `insert into sellers (slug, name, legal_name, tax_number, governorate_id, status, created_at)
     select 'seller-' || g, 'Atelier ' || ${FAMILIES}, 'Atelier SARL ' || g, (1000000 + g) || 'A/A/M/000', 1 + g % 24,
       (array['ACTIVE', 'ACTIVE', 'ACTIVE', 'APPLIED', 'IN_REVIEW', 'SUSPENDED', 'CLOSED', 'REJECTED'])[1 + g % 8], ${at(1000)} from ${series(part(0.01))}`,
    `insert into tickets (number, subject, category, order_number, priority, status, account_number, name, email, phone, language,
       idempotency_key, body_hash, created_at, updated_at, assignee_account, waiting_since)
     select 'TKT-26-' || lpad(g::text, 6, '0'), 'Question ' || ${FAMILIES}, (array['order', 'delivery', 'payment', 'return', 'account', 'seller', 'other'])[1 + g % 7],
       case when g % 2 = 0 then 'CMD-26-' || lpad(g::text, 6, '0') || '-' || g % 10 end, (array['NORMAL', 'NORMAL', 'NORMAL', 'LOW', 'HIGH', 'URGENT'])[1 + g % 6],
       status, (1000000000 + g % ${users} + 1)::text, ${PEOPLE} || ' ' || ${FAMILIES}, 'person' || g % 30000 || '@example.tn',
       '+2162' || lpad((g % 30000)::text, 7, '0'), ${LANGUAGES}, 'k' || g, 'h', ${at(tickets)}, ${at(tickets)} + interval '2 hours',
       case when g % 4 = 0 then '${OWNER.accountNumber}' end, case when status in ('NEW', 'OPEN') then ${at(tickets)} end
     from (select g, case when g > ${tickets} * 0.97 then (array['NEW', 'OPEN', 'WAITING_CUSTOMER'])[1 + g % 3] else (array['RESOLVED', 'CLOSED'])[1 + g % 2] end as status
       from ${series(tickets)}) x`,
    `insert into ticket_messages (ticket_id, author, text, created_at) select id, 'customer', 'Bonjour', created_at from tickets`,
    `insert into reviews (product_id, rating, title, text, author_name, state, created_at, updated_at, user_id, language)
     select 1 + (g * 31) % (select count(*) from products), 1 + g % 5, 'Avis ' || g, 'Très bien, ' || ${FAMILIES}, ${PEOPLE},
       case when g > ${reviews} * 0.99 then 'PENDING' when g % 50 = 0 then 'REJECTED' else 'PUBLISHED' end, ${at(reviews)}, ${at(reviews)}, 1 + g % ${users}, ${LANGUAGES}
     from ${series(reviews)} on conflict do nothing`,
    `insert into coupons (code, type, value, scope, scope_id, starts_at, ends_at, usage_limit, account_number, funded_by, active, used_count, created_at)
     select 'BENCH' || g, type, case type when 'fixed' then 5000 when 'percentage' then 10 else 0 end,
       scope, case when scope <> 'all' then 1 + g % 40 end, ${at(coupons)} - interval '1 day', case when g % 3 <> 0 then ${at(coupons)} + interval '60 days' end,
       case when g % 5 = 0 then 100 end, case when g % 2 = 0 then (1000000000 + g % ${users} + 1)::text end,
       case when g % 6 = 0 then 'seller' else 'platform' end, g % 10 > 0, g * 31 % 100, ${at(coupons)}
     from (select g, (array['fixed', 'percentage', 'free_delivery'])[1 + g % 3] as type,
       (array['all', 'all', 'seller', 'category', 'brand', 'product'])[1 + g % 6] as scope from ${series(coupons)}) x`,
    `insert into coupon_figures (coupon_id, discount, revenue) select id, id * 7919 % 1000000, id * 7919 % 9000000 from coupons on conflict do nothing`,
    `insert into coupon_uses (order_id, coupon_id, buyer, used_at)
     select id, (select min(id) from coupons where code like 'BENCH%'), contact_phone, created_at from orders where id % 10 = 0`,
    `insert into media (key, folder, name, type, bytes, width, height, sha256, uploaded_by, upload_key, created_at, deleted_at)
     select folder || '/bench-' || g || '.webp', folder, ${PEOPLE} || ' ' || g || '.webp', type, 10000 + g::bigint * 7919 % 300000000,
       case when type like 'image%' then 800 end, case when type like 'image%' then 800 end, md5(g::text) || md5(g::text), 1 + g % 20, 'k' || g, ${at(media)}, case when g % 50 = 0 then now() end
     from (select g, (array['products/images', 'products/images', 'products/images', 'home/banners', 'home/sliders', 'categories/images', 'sellers/logos'])[1 + g % 7] as folder,
       case when g % 30 = 0 then 'video/mp4' else 'image/webp' end as type from ${series(media)}) x`,
    `update products p set image_keys = array[m.key] from media m where m.folder = 'products/images' and m.id = p.id and p.id % 3 = 0`,
    'select recount_media_use()',
    `insert into jobs (kind, state, actor_account, params, total, done, created_at, finished_at)
     select (array['PRODUCTS_BULK', 'PRODUCTS_IMPORT', 'VARIANTS_IMPORT', 'STOCK_IMPORT', 'CATEGORIES_IMPORT', 'COUPONS_CREATE'])[1 + g % 6],
       (array['DONE', 'DONE', 'DONE', 'CANCELLED', 'FAILED', 'READY', 'UNDONE'])[1 + g % 7], '${OWNER.accountNumber}', '{}', 50, 50, ${at(jobs)}, ${at(jobs)} from ${series(jobs)}`,
    `insert into job_rows (job_id, line, entity_id, label, raw, before, after, state, entity)
     select 1, g, g, 'Produit ' || g, '{}', '{"price": 1000}', '{"price": 2000}', (array['DONE', 'DONE', 'SAME', 'INVALID', 'FAILED'])[1 + g % 5], 'product' from ${series(part(1))}`,
    `insert into audit_log (at, actor_account, actor_role, action, change_id, can_undo, job_id, entity, entity_id, op, before, after, version)
     select ${at(audit)}, case when g % 50 = 0 then '${OWNER.accountNumber}' else (1000000000 + g % 20 + 1)::text end, 'Catalogue', (array['product.change', 'product.stock.damaged', 'order.confirm', 'coupon.change', 'seller.status'])[1 + g % 5], g, true,
       case when g % 100 = 0 then 1 + g / 100 % ${jobs} end, (array['products', 'product_variants', 'orders', 'coupons', 'sellers'])[1 + g % 5], (g * 31 % ${orders} + 1)::text, 'U', '{"price": 1000}', '{"price": 2000}', 2 from ${series(audit)}`,
    `insert into access_log (at, actor_account, entity, entity_id, reason, actor_role)
     select ${at(access)}, case when g % 50 = 0 then '${OWNER.accountNumber}' else (1000000000 + g % 20 + 1)::text end, (array['orders', 'orders', 'users', 'tickets'])[1 + g % 4],
       case when g % 4 < 2 then 'CMD-26-' || lpad(g::text, 6, '0') || '-' || g % 10 else (1000000000 + g)::text end, (array['OPEN', 'OPEN', 'SEARCH', 'PRINT', 'EXPORT', 'BANK_ACCOUNT'])[1 + g % 6], 'Support' from ${series(access)}`,
    `insert into newsletter_subscribers (email, language, subscribed_at, confirmed_at, unsubscribed_at, source)
     select 'reader' || g || '@example.tn', ${LANGUAGES}, ${at(subscribers)}, case when g % 10 > 0 then ${at(subscribers)} end, case when g % 12 = 1 then now() end, 'form' from ${series(subscribers)}`,
    `insert into shipments (sub_order_id, tracking_number, created_at) select id, 'LWJ' || lpad(id::text, 9, '0'), updated_at from sub_orders
     where state in ('SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED', 'RETURNED', 'RETURN_OPEN', 'RETURNED_TO_SELLER')`,
    `update sub_orders set tracking_number = 'LWJ' || lpad(id::text, 9, '0'), delivered_at = case when state in ('DELIVERED', 'COMPLETED', 'RETURN_OPEN', 'RETURNED') then updated_at + interval '2 days' end,
       refund_due = case when state in ('RETURNED', 'CANCELLED') and payment_state in ('PAID', 'REFUNDED', 'EXPIRED') and id % 5 = 0 then total else 0 end
     where state in ('SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED', 'RETURNED', 'RETURN_OPEN', 'RETURNED_TO_SELLER', 'CANCELLED')`,
    `insert into returns (sub_order_id, note, opened_at, inspected_at) select id, 'abîmé', updated_at + interval '5 days', case when state = 'RETURNED' then updated_at + interval '9 days' end
     from sub_orders where state in ('RETURNED', 'RETURN_OPEN')`,
    `insert into return_lines (return_id, line_id, quantity, reason) select r.id, l.id, 1, 'DEFECTIVE' from returns r join order_lines l on l.sub_order_id = r.sub_order_id`,
    `insert into order_notes (order_id, at, actor, text) select id, created_at, '${OWNER.accountNumber}', 'a rappelé' from orders where id % 10 = 0`,
    `insert into order_contacts (order_id, at, actor, outcome) select id, created_at, '${OWNER.accountNumber}', 'NO_ANSWER' from orders where id % 7 = 0`,
    `update orders set contact_attempts = 1 + id % 3, next_contact_at = now() + interval '1 hour' where state = 'AWAITING_CONFIRMATION' and id % 3 = 0`,
    `insert into seller_ledger (seller_id, sub_order_id, kind, amount, at)
     select seller_id, id, k, case k when 'SALE' then total else -total / 10 end, delivered_at from sub_orders cross join (values ('SALE'), ('COMMISSION')) kinds (k) where state = 'COMPLETED'`,
    `insert into cash_statements (carrier, number, content_hash, announced, actor_account, created_at)
     select 'Rapide', 'B-' || g, md5(g::text), 1000, '${OWNER.accountNumber}', ${at(statements)} from ${series(statements)}`,
    `insert into cash_statement_rows (statement_id, line, tracking_number, amount, outcome, sub_order_id, expected, is_parcel_paid, settled_at, settled_by)
     select 1 + (row_number() over (order by id) - 1) / 100, 1 + (row_number() over (order by id) - 1) % 100, tracking_number, total, 'MATCH', id, total, true, now(), '${OWNER.accountNumber}'
     from sub_orders where state = 'COMPLETED' order by id limit ${statements} * 90`,
    `insert into cash_statement_rows (statement_id, line, tracking_number, amount, outcome)
     select ${statements}, 100 + g, 'X' || g, 1000, (array['UNKNOWN', 'AMOUNT_DIFFERS', 'ALREADY', 'NOT_COLLECTED', 'MATCH'])[1 + g % 5] from ${series(part(0.01))}`,
    `insert into payout_batches (actor_account, created_at, sent_at) select '${OWNER.accountNumber}', ${at(batches)}, ${at(batches)} from ${series(batches)}`,
    `insert into payouts (batch_id, seller_id, amount, rib, state, reference, changed_by)
     select b, s, 1000, '10006035183598478831', case when b = ${batches} then 'OPEN' else 'PAID' end, case when b = ${batches} then null else 'VIR ' || b end, '${OWNER.accountNumber}'
     from generate_series(1, ${batches}) b cross join lateral (select e.id as s from sellers e where e.id % 20 = b % 20) sellers`,
    `insert into webhook_channels (name) values ('orders'), ('tickets') on conflict do nothing`,
    `insert into webhook_deliveries (channel, event_id, type, subject, data, occurred_at, tries, failure, dead_at)
     select case when g % 4 = 0 then 'tickets' else 'orders' end, g, 'order.placed', 'CMD-26-' || lpad((g / 2)::text, 6, '0') || '-' || g / 2 % 10, '{}', ${at(letters)}, g % 9,
       case when g % 3 > 0 then 'HTTP 503' end, case when g % 3 = 2 then now() end from ${series(letters)}`,
    `insert into webhook_subscriptions (url, topics, contact_email, language, state, created_by)
     select 'https://partner' || g || '.example/hook', '{ORDERS,PRODUCTS}', 'partner' || g || '@example.tn', 'fr', (array['ACTIVE', 'ACTIVE', 'PENDING', 'DISABLED'])[1 + g % 4], '${OWNER.accountNumber}'
     from ${series(part(0.002))}`,
    `insert into webhook_subscription_places (subscription_id, xact, event_id) select id, '0', 0 from webhook_subscriptions`,
    `insert into webhook_subscription_deliveries (subscription_id, event_key, cursor, type, subject, data, occurred_at, state, tries, attempts, settled_at)
     select 1, 'evt-' || g, g::text, 'product.updated', g::text, '{}', ${at(letters)}, state, 1, '[]', case when state <> 'WAITING' then now() end
     from (select g, case when g % 1000 = 0 then 'WAITING' when g % 20 = 1 then 'FAILED' else 'DELIVERED' end as state from ${series(letters)}) x`,
    `insert into asked_texts (kind, language, text, intent, results, resolved_at)
     select case when g % 3 = 0 then 'question' else 'search' end, ${LANGUAGES}, 'recherche ' || ${FAMILIES} || ' ' || g, null, g % 40, case when g % 20 = 0 then now() end from ${series(asked)}`,
    `insert into asked_days (text_id, kind, day, times, unanswered) select t.id, t.kind, current_date - (t.id % 80)::int - d, 1 + t.id % 30, t.id % 2 from asked_texts t cross join generate_series(0, 1) d`,
    `insert into asked_figures (text_id, kind, language, times, unanswered, last_day)
     select a.id, a.kind, a.language, sum(d.times), sum(d.unanswered), max(d.day) from asked_texts a join asked_days d on d.text_id = a.id group by a.id`,
    `insert into loyalty_ledger (user_id, kind, points, at) select 1, 'EARNED', 10, ${at(part(0.01))} from ${series(part(0.01))}`,
    `insert into order_mails (order_id, template, at) select id, 'order-placed', created_at from orders where id % 10 = 0`,
  ];
}

/** Fills an empty database. Triggers and the checks of references are off meanwhile: audit entries and figures are rows of their own here. */
export async function fillShop(
  db: Kysely<Database>,
  { products, orders }: { products: number; orders: number },
): Promise<void> {
  const demo = Math.min(products, MOST_OF_DEMO);
  await loadDemo(db, { products: demo });
  await db.connection().execute(async (session) => {
    await run(session, 'set statement_timeout = 0', []);
    await run(session, `set session_replication_role = 'replica'`, []);
    const columns = await run<{ column_name: string }>(
      session,
      `select column_name from information_schema.columns where table_name = 'products' and table_schema = current_schema()
       and is_generated = 'NEVER' and column_name <> 'id' order by ordinal_position`,
      [],
    );
    const more = Math.round(products / demo) - 1;
    if (more > 0) await run(session, copies(columns.map(({ column_name: name }) => name)), [more]);
    for (const sql of [...ORDER_ROWS, ...rowsOf(orders)]) {
      try {
        await run(session, sql, sql.includes('$1') ? [orders] : []);
      } catch (error) {
        throw new Error(`${(error as Error).message}: ${sql.slice(0, 120)}`, { cause: error });
      }
    }
    await run(session, `set session_replication_role = 'origin'`, []);
    await run(session, 'vacuum analyze', []);
    await run(session, 'reset statement_timeout', []);
  });
}
