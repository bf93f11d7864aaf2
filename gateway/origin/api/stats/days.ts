/**
 * Figures by Tunisian day. Days that are over are stored and counted again when something happens to their orders; today, and days
 * that were not counted yet, are counted when they are asked for.
 */
import type { Kysely } from 'kysely';
import type { StatsDay, StatsDays, StatsSums } from '../../../contract/admin/stats.ts';
import { toTnd } from '../../../contract/money.ts';
import { can } from '../../../contract/rules/staff.ts';
import { run } from '../../base/sql.ts';
import { dayAfter, tunisianDay } from '../../base/tunisian-day.ts';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../auth/viewer.ts';
import { daysOf, storeCells } from './cells.ts';
import type { PeriodDays } from './cells.ts';
import { REVENUE } from './today.ts';

/** Days that are stored: the longest period and the one before it. */
const STORED_DAYS = 2 * 366;
/** Days per statement. */
const BATCH = 31;
const POSITION = 'stats position';
/** Events this much older than the latest may have been committed after they were looked for. */
const LATE_EVENTS = 500;

interface Counted {
  day: string;
  orders: number;
  revenue: number;
  cash: number;
  cancelled: number;
  returned: number;
  users: number;
}

const hasState = (state: string): string =>
  `count(*) filter (where exists (select 1 from sub_orders s where s.order_id = o.id and s.state = '${state}'))::int`;

/** Counts the days of `$1`. */
const COUNT = `select to_char(d.day, 'YYYY-MM-DD') as day, o.orders, o.revenue, o.cash, o.cancelled, o.returned, u.users
  from ${daysOf('$1')}
  cross join lateral (
    select count(*)::int as orders, ${hasState('CANCELLED')} as cancelled, ${hasState('RETURNED_TO_SELLER')} as returned,
      coalesce(sum(r.revenue), 0)::bigint as revenue,
      coalesce(sum(r.revenue) filter (where o.payment_method = 'CASH_ON_DELIVERY'), 0)::bigint as cash
    from orders o cross join lateral (select ${REVENUE} as revenue from sub_orders s where s.order_id = o.id) r
    where o.created_at >= d.since and o.created_at < d.until) o
  cross join lateral (
    select count(*)::int as users from users u where u.created_at >= d.since and u.created_at < d.until and u.deleted_at is null) u`;

const daysFrom = (first: string, number: number): string[] =>
  Array.from({ length: number }, (_, index) => dayAfter(first, index));

/** Counts days again and stores them. */
async function store(db: Kysely<Database>, days: readonly string[]): Promise<void> {
  for (let start = 0; start < days.length; start += BATCH) {
    const batch = days.slice(start, start + BATCH);
    // First: a day of `stats_daily` has all of its figures.
    await storeCells(db, batch);
    await run(
      db,
      `insert into stats_daily as s (day, orders, revenue, cash, cancelled, returned, users)
       select c.day::date, c.orders, c.revenue, c.cash, c.cancelled, c.returned, c.users from (${COUNT}) c order by c.day
       on conflict (day) do update set orders = excluded.orders, revenue = excluded.revenue, cash = excluded.cash, cancelled = excluded.cancelled,
         returned = excluded.returned, users = excluded.users, counted_at = now()`,
      [batch],
    );
  }
}

/** Counts all stored days again: refunds and deleted accounts leave no event. Several processes may run it at once. */
export async function recountAll(db: Kysely<Database>, now = new Date()): Promise<void> {
  const [first] = await run<{ day: string | null }>(
    db,
    `select to_char(least((select min(created_at) from orders), (select min(created_at) from users)) at time zone 'Africa/Tunis', 'YYYY-MM-DD') as day`,
    [],
  );
  const earliest = dayAfter(tunisianDay(now), -STORED_DAYS);
  if (first?.day == null) return;
  const from = first.day > earliest ? first.day : earliest;
  const number = Math.max(0, Math.round((Date.parse(tunisianDay(now)) - Date.parse(from)) / 86_400_000));
  await store(db, daysFrom(from, number));
}

/** Counts the days again to whose orders something happened since the last call. Several processes may run it at once. */
export async function recountChanged(db: Kysely<Database>, now = new Date()): Promise<void> {
  const [place] = await run<{ known: number; latest: number }>(
    db,
    `select coalesce((select (value->>'event')::bigint from settings where name = $1), 0) as known,
       coalesce((select max(id) from order_events), 0)::bigint as latest`,
    [POSITION],
  );
  const { known = 0, latest = 0 } = place ?? {};
  const days = await run<{ day: string }>(
    db,
    `select distinct to_char(o.created_at at time zone 'Africa/Tunis', 'YYYY-MM-DD') as day
     from order_events e join sub_orders s on s.id = e.sub_order_id join orders o on o.id = s.order_id
     where e.id > $1 and o.created_at >= $2::date`,
    [known === latest ? latest : known - LATE_EVENTS, dayAfter(tunisianDay(now), -STORED_DAYS)],
  );
  const today = tunisianDay(now);
  const yesterday = dayAfter(today, -1);
  await store(
    db,
    [...new Set([...days.map(({ day }) => day), yesterday])].filter((day) => day < today).toSorted(),
  );
  await run(
    db,
    `insert into settings (name, value) values ($1, jsonb_build_object('event', $2::bigint))
     on conflict (name) do update set value = excluded.value, updated_at = now()`,
    [POSITION, latest],
  );
}

const sumOf = (days: readonly Counted[], readsMoney: boolean): StatsSums => {
  const of = (figure: Exclude<keyof Counted, 'day'>): number =>
    days.reduce((sum, day) => sum + day[figure], 0);
  return {
    orders: of('orders'),
    revenue: readsMoney ? toTnd(of('revenue')) : null,
    cashRevenue: readsMoney ? toTnd(of('cash')) : null,
    onlineRevenue: readsMoney ? toTnd(of('revenue') - of('cash')) : null,
    cancelled: of('cancelled'),
    returned: of('returned'),
    users: of('users'),
  };
};

/** Figures of the last `number` days with today, and the sums of as many days before. */
export async function statsOfDays(
  db: Kysely<Database>,
  viewer: Viewer,
  number: number,
  now = new Date(),
): Promise<StatsDays> {
  const today = tunisianDay(now);
  const all = daysFrom(dayAfter(today, 1 - 2 * number), 2 * number);
  const stored = await run<Counted>(
    db,
    `select to_char(day, 'YYYY-MM-DD') as day, orders, revenue, cash, cancelled, returned, users from stats_daily
     where day >= $1::date and day < $2::date`,
    [all[0], today],
  );
  const byDay = new Map(stored.map((one) => [one.day, one]));
  const missing = all.filter((day) => !byDay.has(day));
  for (const one of await run<Counted>(db, COUNT, [missing])) byDay.set(one.day, one);
  const counted = all.flatMap((day) => byDay.get(day) ?? []);
  const readsMoney = can(viewer.adminRole, 'ledgers.read');
  const shown = counted.slice(-number);
  return {
    days: shown.map((one): StatsDay => ({ day: one.day, ...sumOf([one], readsMoney) })),
    sums: sumOf(shown, readsMoney),
    before: sumOf(counted.slice(0, -number), readsMoney),
  };
}

/** The last `number` days with today, by what is stored of them. */
export async function periodDays(
  db: Kysely<Database>,
  number: number,
  now = new Date(),
): Promise<PeriodDays> {
  const today = tunisianDay(now);
  const days = daysFrom(dayAfter(today, 1 - number), number);
  const rows = await run<{ day: string }>(
    db,
    `select to_char(day, 'YYYY-MM-DD') as day from stats_daily where day >= $1::date and day < $2::date`,
    [days[0], today],
  );
  const stored = new Set(rows.map(({ day }) => day));
  return { stored: [...stored], missing: days.filter((day) => !stored.has(day)) };
}
