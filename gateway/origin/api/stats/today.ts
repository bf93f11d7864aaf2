/** Figures of today, and what is usual on this weekday. */
import type { Kysely } from 'kysely';
import { COMPARED_WEEKS } from '../../../contract/admin/stats.ts';
import type { DayFigures, TodayFigures } from '../../../contract/admin/stats.ts';
import { toTnd } from '../../../contract/money.ts';
import { can } from '../../../contract/rules/staff.ts';
import type { Database } from '../../db/tables.ts';
import { run } from '../../base/sql.ts';
import { dayStart, tunisianDay } from '../../base/tunisian-day.ts';
import type { Viewer } from '../auth/viewer.ts';

/** Whether sub-order s is paid or due: neither cancelled nor refused. */
export const SOLD = `(s.state <> 'CANCELLED' and s.payment_state not in ('REFUSED', 'FAILED', 'EXPIRED'))`;

/** Millimes of sub-orders s that are sold, without refunds. */
export const REVENUE = `coalesce(sum(s.total - s.refunded) filter (where ${SOLD}), 0)`;

interface DayRow {
  weeks_ago: number;
  orders: number;
  confirmed: number;
  revenue: number;
  refusals: number;
  /** The shop had orders before the day ended. */
  is_open: boolean;
}

/**
 * One row for today and each of the same weekdays before, up to the same time of day. Confirmations after that time are left out, so that
 * a day that is over compares with one that is not.
 */
const DAYS = `select d.weeks_ago, o.orders, o.confirmed, o.revenue, r.refusals,
    exists (select 1 from orders b where b.created_at < d.until) as is_open
  from (select w as weeks_ago, $1::timestamptz - w * interval '7 days' as since, $2::timestamptz - w * interval '7 days' as until
    from generate_series(0, ${COMPARED_WEEKS}) w) d
  cross join lateral (
    select count(*)::int as orders, count(*) filter (where p.is_confirmed)::int as confirmed, coalesce(sum(p.revenue), 0)::bigint as revenue
    from orders o cross join lateral (
      select ${REVENUE} as revenue,
        coalesce(bool_or(exists (select 1 from order_events e
          where e.sub_order_id = s.id and e.state = 'CONFIRMED' and e.at < d.until)), false) as is_confirmed
      from sub_orders s where s.order_id = o.id) p
    where o.created_at >= d.since and o.created_at < d.until) o
  cross join lateral (
    select count(*)::int as refusals from sub_orders s
    where s.state = 'RETURNED_TO_SELLER' and s.state_since >= d.since and s.state_since < d.until) r
  order by d.weeks_ago`;

const sumOf = (days: readonly DayRow[], figure: 'orders' | 'confirmed' | 'revenue' | 'refusals'): number =>
  days.reduce((sum, day) => sum + day[figure], 0);

/** Means of days; sums of one. */
function figuresOf(days: readonly DayRow[], readsMoney: boolean): DayFigures {
  const orders = sumOf(days, 'orders');
  return {
    orders: orders / days.length,
    revenue: readsMoney ? toTnd(Math.round(sumOf(days, 'revenue') / days.length)) : null,
    confirmedShare: orders === 0 ? null : sumOf(days, 'confirmed') / orders,
    refusals: sumOf(days, 'refusals') / days.length,
  };
}

/** Figures of today in Tunisia until `now`. */
export async function figuresOfToday(
  db: Kysely<Database>,
  viewer: Viewer,
  now: Date = new Date(),
): Promise<TodayFigures> {
  const day = tunisianDay(now);
  const rows = await run<DayRow>(db, DAYS, [dayStart(day), now]);
  const today = rows.filter(({ weeks_ago: weeks }) => weeks === 0);
  const before = rows.filter(({ weeks_ago: weeks, is_open: isOpen }) => weeks > 0 && isOpen);
  const readsMoney = can(viewer.adminRole, 'ledgers.read');
  return {
    day,
    figures: figuresOf(today, readsMoney),
    usual: before.length === 0 ? null : figuresOf(before, readsMoney),
    weeks: before.length,
  };
}
