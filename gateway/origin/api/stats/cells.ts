/**
 * Figures of Tunisian days by governorate and payment method, by product and by seller. They are stored with the day's own figures
 * (./days.ts): a day of `stats_daily` has them all.
 */
import type { Kysely } from 'kysely';
import { TOP_ENTRIES } from '../../../contract/admin/stats.ts';
import type { LowStock, StatsPlaces, StatsTop, StatsTopEntry } from '../../../contract/admin/stats.ts';
import { toTnd } from '../../../contract/money.ts';
import { lowStockSql } from '../../../contract/rules/availability.ts';
import { can } from '../../../contract/rules/staff.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../auth/viewer.ts';
import { REVENUE, SOLD } from './today.ts';

/** Days whose sales tell how long a stock lasts. */
const SALES_DAYS = 30;

/** Days of a period: those that are stored, and those that have to be counted. */
export interface PeriodDays {
  stored: readonly string[];
  missing: readonly string[];
}

/** Days d of a list of dates, with the instants between which they lie in Tunisia. */
export const daysOf = (parameter: string): string =>
  `(select g.day, g.day::timestamp at time zone 'Africa/Tunis' as since, (g.day + 1)::timestamp at time zone 'Africa/Tunis' as until
    from unnest(${parameter}::date[]) g(day)) d`;

/** Orders o of days d, each day read by the index: `offset 0` keeps the planner from comparing each order with each day. */
const ordersOf = (parameter: string): string =>
  `${daysOf(parameter)}
   cross join lateral (select * from orders o where o.created_at >= d.since and o.created_at < d.until offset 0) o`;

/** Parcels s that arrived, also those that were returned afterwards. */
const ARRIVED = `s.state in ('DELIVERED', 'COMPLETED', 'RETURN_OPEN', 'RETURNED')`;

const PLACES = `day, region_number, method, orders, revenue, delivered, refused`;
const countPlaces = (days: string): string =>
  `select d.day, o.region_number, o.payment_method as method, count(*)::int as orders, sum(p.revenue)::bigint as revenue,
     sum(p.delivered)::int as delivered, sum(p.refused)::int as refused
   from ${ordersOf(days)}
   cross join lateral (
     select ${REVENUE} as revenue, count(*) filter (where ${ARRIVED}) as delivered,
       count(*) filter (where s.state = 'RETURNED_TO_SELLER') as refused
     from sub_orders s where s.order_id = o.id) p
   where o.region_number is not null group by d.day, o.region_number, o.payment_method`;

const SOLD_COLUMNS = 'day, kind, subject_id, quantity, revenue';
const countSold = (days: string): string =>
  `select d.day, 'seller' as kind, s.seller_id as subject_id, count(*) filter (where ${SOLD})::int as quantity,
     ${REVENUE}::bigint as revenue
   from ${ordersOf(days)}
     join sub_orders s on s.order_id = o.id group by d.day, s.seller_id
   union all
   select d.day, 'product', l.product_id, coalesce(sum(l.quantity) filter (where ${SOLD}), 0)::int,
     coalesce(sum(l.total) filter (where ${SOLD}), 0)::bigint
   from ${ordersOf(days)}
     join sub_orders s on s.order_id = o.id join order_lines l on l.sub_order_id = s.id
   where l.product_id is not null group by d.day, l.product_id`;

/** Replaces the rows of days by what is counted now, in one statement. */
const replace = (table: string, columns: string, key: string, figures: readonly string[], count: string) =>
  `with counted as materialized (${count}),
     gone as (delete from ${table} t where t.day = any($1::date[]) and not exists (
       select from counted c where (${key.replaceAll(/\w+/g, 'c.$&')}) = (${key.replaceAll(/\w+/g, 't.$&')})))
   insert into ${table} (${columns}) select ${columns} from counted order by ${key}
   on conflict (${key}) do update set ${figures.map((figure) => `${figure} = excluded.${figure}`).join(', ')}`;

const STORE_PLACES = replace(
  'stats_places',
  PLACES,
  'day, region_number, method',
  ['orders', 'revenue', 'delivered', 'refused'],
  countPlaces('$1'),
);
const STORE_SOLD = replace(
  'stats_sold',
  SOLD_COLUMNS,
  'day, kind, subject_id',
  ['quantity', 'revenue'],
  countSold('$1'),
);

/** Counts days again and stores them. */
export async function storeCells(db: Kysely<Database>, days: readonly string[]): Promise<void> {
  await run(db, STORE_PLACES, [days]);
  await run(db, STORE_SOLD, [days]);
}

const placesOf = `(select ${PLACES} from stats_places where day = any($1::date[]) union all ${countPlaces('$2')}) c`;
const soldOf = `(select ${SOLD_COLUMNS} from stats_sold where day = any($1::date[]) union all ${countSold('$2')}) c`;

/** Orders, revenue and refused cash parcels by governorate, in the order of their numbers. */
export async function statsOfPlaces(
  db: Kysely<Database>,
  viewer: Viewer,
  { stored, missing }: PeriodDays,
): Promise<StatsPlaces> {
  const rows = await run<{
    region_number: number;
    orders: number;
    revenue: number;
    delivered: number;
    refused: number;
  }>(
    db,
    `select region_number, sum(orders)::int as orders, sum(revenue)::bigint as revenue,
       coalesce(sum(delivered) filter (where method = 'CASH_ON_DELIVERY'), 0)::int as delivered,
       coalesce(sum(refused) filter (where method = 'CASH_ON_DELIVERY'), 0)::int as refused
     from ${placesOf} group by region_number order by region_number`,
    [stored, missing],
  );
  const readsMoney = can(viewer.adminRole, 'ledgers.read');
  return {
    places: rows.map(({ region_number: regionNumber, orders, revenue, delivered, refused }) => ({
      regionNumber,
      orders,
      revenue: readsMoney ? toTnd(revenue) : null,
      cashDelivered: delivered,
      cashRefused: refused,
    })),
  };
}

/** The products and sellers with the largest revenue; for roles that do not read ledgers, those that sold most. */
export async function topSold(
  db: Kysely<Database>,
  viewer: Viewer,
  { stored, missing }: PeriodDays,
): Promise<StatsTop> {
  const readsMoney = can(viewer.adminRole, 'ledgers.read');
  const rows = await run<{
    kind: 'product' | 'seller';
    id: number;
    name: string;
    quantity: number;
    revenue: number;
  }>(
    db,
    `select kind, id, name, quantity, revenue from (
       select t.kind, t.subject_id as id, coalesce(p.name, s.name) as name, t.quantity, t.revenue,
         row_number() over (partition by t.kind order by ${readsMoney ? 't.revenue' : 't.quantity'} desc, t.subject_id) as place
       from (select kind, subject_id, sum(quantity)::int as quantity, sum(revenue)::bigint as revenue from ${soldOf}
         group by kind, subject_id having sum(quantity) > 0) t
       left join products p on t.kind = 'product' and p.id = t.subject_id
       left join sellers s on t.kind = 'seller' and s.id = t.subject_id
       where coalesce(p.id, s.id) is not null) r
     where r.place <= ${TOP_ENTRIES} order by r.place`,
    [stored, missing],
  );
  const of = (wanted: 'product' | 'seller'): StatsTopEntry[] =>
    rows
      .filter(({ kind }) => kind === wanted)
      .map(({ id, name, quantity, revenue }) => ({
        _id: String(id),
        name,
        quantity,
        revenue: readsMoney ? toTnd(revenue) : null,
      }));
  return { products: of('product'), sellers: of('seller') };
}

/** Products on sale with a low stock, those that end first by the sales of the last days before the others. */
export async function lowStock(db: Kysely<Database>, { stored, missing }: PeriodDays): Promise<LowStock> {
  const rows = await run<{ id: number; name: string; stock: number; days: number | null; total: number }>(
    db,
    `select p.id, p.name, p.stock, floor(p.stock * ${SALES_DAYS} / c.quantity)::int as days, count(*) over ()::int as total
     from products p left join (
       select subject_id, sum(quantity) as quantity from ${soldOf} where kind = 'product' group by subject_id having sum(quantity) > 0) c
       on c.subject_id = p.id
     where p.active and ${lowStockSql('p')} order by days nulls last, p.stock, p.id limit ${TOP_ENTRIES}`,
    [stored, missing],
  );
  return {
    total: rows[0]?.total ?? 0,
    products: rows.map(({ id, name, stock, days }) => ({ _id: String(id), name, stock, daysLeft: days })),
  };
}

/** Days whose sales `lowStock` counts. */
export const LOW_STOCK_DAYS = SALES_DAYS;
