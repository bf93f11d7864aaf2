/** The back-office's lists of orders, and its figures of the day, at 100,000 orders and 200,000 sub-orders on PostgreSQL. */
import { Client } from 'pg';
import { AdminOrdersQuery } from '../contract/orders.ts';
import { listAllOrders } from '../origin/api/orders/admin-list.ts';
import { ordersForStaff } from '../origin/api/orders/contacts.ts';
import { figuresOfToday } from '../origin/api/stats/today.ts';
import { openDatabase } from '../origin/db/database.ts';
import type { OriginDatabase } from '../origin/db/database.ts';
import { times } from './smoke.ts';
import { judge, median, printTable } from './table.ts';

const ORDERS = times(100_000, 500);
const TIMES = times(15, 2);
const SERVER = 'postgres://postgres@127.0.0.1:5432/postgres';
/** What a page of the list may cost at most, its count included (ms). */
const AIM = 15;
/** Most time for the figures of the day (ms). */
const TODAY_AIM = 50;

/** A year of orders, `$1` of them: two sub-orders each, their states by their age, a few of them cancelled, refused or returned. */
export const ORDER_ROWS = [
  `do $$ begin
     perform set_config('lawaj.system', 'test', true);
     insert into sellers (slug, name, legal_name, governorate_id)
     select 'bench-' || g, 'Boutique ' || g, 'Boutique SARL', 1 + g % 24 from generate_series(1, 200) g;
   end $$`,
  `insert into orders (number, token_hash, language, contact_name, contact_phone, contact_email, address, payment_method,
     items_total, discount_total, coupon_code, delivery_fee, total, created_at, updated_at, state_since, state)
   select 'CMD-26-' || lpad(i::text, 6, '0') || '-' || i % 10, md5(i::text), 'fr',
     (array['Amel', 'Sami', 'Leila', 'Karim', 'Nour'])[1 + i % 5] || ' ' ||
       (array['Ben Salah', 'Trabelsi', 'Gharbi', 'Jaziri', 'Mansour', 'Khelifi'])[1 + (i / 5) % 6] || ' ' || i % 997,
     '+2169' || lpad((i * 7919 % 40000)::text, 7, '0'), case when i % 3 = 0 then 'c' || i % 30000 || '@example.tn' end,
     jsonb_build_object('recipient', 'Amel Ben Salah', 'phone', '+2169' || lpad((i * 7919 % 40000)::text, 7, '0'), 'secondPhone', null,
       'regionNumber', 1 + floor(24 * power(random(), 2))::int, 'delegation', 'Carthage', 'postalCode', (1000 + i % 9000)::text,
       'street', i % 400 || ', rue ' || i % 300, 'landmark', 'près de la mosquée', 'note', null),
     case when i % 10 < 7 then 'CASH_ON_DELIVERY' else 'ONLINE' end, price, 0, case when i % 20 = 0 then 'LAWAJ' || i % 8 end, 0, price,
     at, at, at + interval '1 day' * (i % 30), 'COMPLETED'
   from (select i, 10000 + floor(150000 * power(random(), 3))::bigint * 2 as price, now() - ($1::int - i) * interval '365 days' / $1::int as at
     from generate_series(1, $1::int) i) rows`,
  `insert into sub_orders (order_id, position, seller_id, state, payment_state, items_total, discount_total, delivery_share, total,
     updated_at, state_since, ship_by)
   select o.id, p, 1 + (o.id * 31 + p * 57) % 200,
     case when age < 0.5 then 'AWAITING_CONFIRMATION' when age < 1 then 'CONFIRMED' when age < 2 then 'PREPARING'
       when age < 3 then 'SHIPPED' when age < 4 then 'OUT_FOR_DELIVERY' when k < 8 then 'CANCELLED' when k < 14 then 'RETURNED_TO_SELLER'
       when k < 16 then 'RETURNED' when k = 16 and age < 30 then 'RETURN_OPEN' when age < 18 then 'DELIVERED' else 'COMPLETED' end,
     case when o.payment_method = 'ONLINE' then case when k < 8 then 'EXPIRED' when k < 16 then 'REFUNDED' else 'PAID' end
       else case when age < 4 or k < 8 then 'DUE' when k < 14 then 'REFUSED' when age < 14 then 'COLLECTED' when age < 20 then 'REMITTED'
         else 'RECONCILED' end end,
     o.total / 2, 0, 0, o.total / 2, o.created_at, o.created_at + interval '1 hour', o.created_at + interval '24 hours'
   from orders o cross join generate_series(1, 2) p
   cross join lateral (select extract(epoch from now() - o.created_at) / 86400 as age, (o.id * 37 + p * 11) % 100 as k) x`,
  `insert into order_lines (sub_order_id, position, name, sku, quantity, unit_price, total, vat_rate_bp)
   select id, 0, 'Tapis', 'T-1', 1, total, total, 1900 from sub_orders`,
  `insert into order_events (sub_order_id, state, at, actor)
   select id, 'CONFIRMED', updated_at + interval '1 hour', 'admin' from sub_orders`,
  `update orders o set state = s.state from sub_orders s where s.order_id = o.id and s.position = 1`,
];

/** Filters and sorts as the screens send them. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  none: {},
  'one state, frequent': { state: 'COMPLETED' },
  'one state, rare': { state: 'RETURN_OPEN' },
  'one state, spread': { state: 'CANCELLED' },
  'several states': { state: 'COMPLETED,RETURNED,CANCELLED' },
  'to prepare': { state: 'CONFIRMED,PREPARING' },
  late: { late: 'true' },
  'delivered, not collected': { state: 'DELIVERED', payment: 'DUE,COLLECTED' },
  refused: { payment: 'REFUSED' },
  method: { method: 'ONLINE' },
  seller: { seller: '7' },
  'seller and state': { seller: '7', state: 'COMPLETED' },
  'governorate, frequent': { region: '1' },
  'governorate, rare': { region: '24' },
  from: { from: new Date(Date.now() - 7 * 86_400_000).toISOString() },
  until: { until: new Date(Date.now() - 300 * 86_400_000).toISOString() },
  'total from 250': { minTotal: '250.000' },
  'total from 20 to 100': { minTotal: '20.000', maxTotal: '100.000' },
  coupon: { coupon: 'LAWAJ4' },
  'open return': { openReturn: 'true' },
  'open ticket': { openTicket: 'true' },
  'part of a number': { q: 'CMD-26-0042' },
  telephone: { q: '98 123 456' },
  name: { q: 'trabelsi 42' },
  'frequent name': { q: 'trabelsi' },
  'by total': { sort: 'total' },
  'by total, in one state': { sort: 'total', state: 'DELIVERED' },
  'by total, governorate': { sort: 'total', region: '24' },
  'by age': { sort: 'age' },
  'by age, to confirm': { sort: 'age', state: 'AWAITING_CONFIRMATION' },
  'by age, completed': { sort: 'age', state: 'COMPLETED' },
  'all together': { region: '3', method: 'ONLINE', state: 'COMPLETED', minTotal: '50.000' },
};

/** Runs statements with a connection of their own, which has no limit on time. */
async function statements(server: string, all: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    for (const sql of all) await client.query(sql, sql.includes('$1') ? [ORDERS] : []);
  } finally {
    await client.end();
  }
}

/** Measures on a database of its own, which is made and dropped again. */
export async function measureOrders(): Promise<void> {
  const name = `lawaj_bench_orders_${process.pid}`;
  try {
    await statements(SERVER, [`create database ${name}`]);
  } catch {
    console.log('\norders: no PostgreSQL answered at 127.0.0.1:5432');
    return;
  }
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href });
  try {
    console.log(`\nwriting ${ORDERS} orders`);
    await statements(url.href, [...ORDER_ROWS, 'vacuum analyze']);
    await measure(database);
  } finally {
    await database.close();
    await statements(SERVER, [`drop database if exists ${name} with (force)`]);
  }
}

async function measure({ db }: OriginDatabase): Promise<void> {
  const viewer = {
    id: 0,
    accountNumber: '',
    sessionId: '',
    isAdmin: true,
    adminRole: 'Owner',
    heldRole: 'Owner',
    passwordAt: new Date(0),
  } as const;
  const rows: [string, number, number][] = [];
  for (const [name, given] of Object.entries(QUERIES)) {
    const query = AdminOrdersQuery.parse({ limit: '25', ...given });
    const spent: number[] = [];
    for (let time = 0; time < TIMES + 3; time += 1) {
      const started = performance.now();
      await ordersForStaff(db, viewer, await listAllOrders(db, query, viewer));
      if (time >= 3) spent.push(performance.now() - started);
    }
    const { pagination } = await listAllOrders(db, query, viewer);
    rows.push([name, median(spent), pagination.totalItems]);
  }
  printTable(
    `lists of ${ORDERS} orders on PostgreSQL: p50 of ${TIMES} pages of 25 with their count and the facts for staff`,
    ['', 'ms', 'orders'],
    rows.map(([name, ms, total]) => [name, ms.toFixed(1), String(total)]),
  );
  const [slowest] = rows.toSorted(([, a], [, b]) => b - a);
  judge(`the slowest list of orders (${slowest?.[0] ?? ''})`, slowest?.[1] ?? 0, AIM, 'ms');
  const spent: number[] = [];
  // Late in the evening: the most orders of a day.
  const evening = new Date(`${new Date().toISOString().slice(0, 10)}T22:00:00Z`);
  for (let time = 0; time < TIMES + 3; time += 1) {
    const started = performance.now();
    await figuresOfToday(db, viewer, evening);
    if (time >= 3) spent.push(performance.now() - started);
  }
  judge('the figures of the day', median(spent), TODAY_AIM, 'ms');
}
