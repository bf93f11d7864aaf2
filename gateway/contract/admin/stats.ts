/** REST v1 messages of the back-office's figures by day (extended contract). */
import { z } from 'zod';
import { EntityId, Tnd } from '../common.ts';

/** The same weekdays before today that today is compared with. */
export const COMPARED_WEEKS = 4;

/** Figures of a day, or means of several. */
export const DayFigures = z
  .object({
    orders: z.number().min(0).describe('Orders placed.'),
    revenue: Tnd.nullable().describe(
      'Of these orders: paid or due, without cancelled and refused sub-orders and without refunds; null for roles that do not read ledgers.',
    ),
    confirmedShare: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe('Share of these orders of which a sub-order was confirmed; null without orders.'),
    refusals: z.number().min(0).describe('Parcels that came back undelivered.'),
  })
  .meta({ id: 'AdminDayFigures' });
export type DayFigures = z.infer<typeof DayFigures>;

/** Response of GET /v1/admin/stats/today. */
export const TodayFigures = z
  .object({
    day: z.iso.date().describe('Today in Tunisia.'),
    figures: DayFigures,
    usual: DayFigures.nullable().describe(
      'Means of the same weekday up to this time of day; null: the shop had no orders before.',
    ),
    weeks: z.int().min(0).max(COMPARED_WEEKS).describe('Number of days in the means.'),
  })
  .meta({ id: 'AdminToday' });
export type TodayFigures = z.infer<typeof TodayFigures>;

/** Longest period of GET /v1/admin/stats/days. */
export const MAX_STATS_DAYS = 366;

/** Query of GET /v1/admin/stats/days. */
export const StatsDaysQuery = z.strictObject({
  days: z.coerce.number().int().min(1).max(MAX_STATS_DAYS).default(30).describe('Days with today.'),
});

/** Figures of one or several Tunisian days. */
export const StatsSums = z
  .object({
    orders: z.int().min(0).describe('Orders placed.'),
    revenue: Tnd.nullable().describe(
      'Of these orders: paid or due, without cancelled and refused sub-orders and without refunds; null for roles that do not read ledgers.',
    ),
    cashRevenue: Tnd.nullable().describe('Of this revenue, what is paid on delivery.'),
    onlineRevenue: Tnd.nullable().describe('Of this revenue, what is paid online.'),
    cancelled: z.int().min(0).describe('Of these orders, those with a cancelled sub-order.'),
    returned: z.int().min(0).describe('Of these orders, those with a parcel that came back undelivered.'),
    users: z.int().min(0).describe('Accounts created.'),
  })
  .meta({ id: 'AdminStatsSums' });
export type StatsSums = z.infer<typeof StatsSums>;
export const StatsDay = StatsSums.extend({ day: z.iso.date() }).meta({ id: 'AdminStatsDay' });
export type StatsDay = z.infer<typeof StatsDay>;

/** Response of GET /v1/admin/stats/days. */
export const StatsDays = z
  .object({
    days: z.array(StatsDay).describe('The earliest first, the last is today.'),
    sums: StatsSums,
    before: StatsSums.describe('Of as many days before.'),
  })
  .meta({ id: 'AdminStatsDays' });
export type StatsDays = z.infer<typeof StatsDays>;

/** Figures of a governorate. */
export const StatsPlace = z
  .object({
    regionNumber: z.int().min(1).max(24).describe('Governorate of the delivery.'),
    orders: z.int().min(0).describe('Orders placed.'),
    revenue: Tnd.nullable().describe('Of these orders, as in AdminStatsSums.'),
    cashDelivered: z.int().min(0).describe('Of these orders, parcels paid on delivery that arrived.'),
    cashRefused: z
      .int()
      .min(0)
      .describe('Of these orders, parcels to be paid on delivery that came back undelivered.'),
  })
  .meta({ id: 'AdminStatsPlace' });

export type StatsPlace = z.infer<typeof StatsPlace>;

/** Response of GET /v1/admin/stats/places. */
export const StatsPlaces = z
  .object({ places: z.array(StatsPlace).describe('Governorates with orders.') })
  .meta({ id: 'AdminStatsPlaces' });
export type StatsPlaces = z.infer<typeof StatsPlaces>;

/** Most entries of what sells most, and of products with a low stock. */
export const TOP_ENTRIES = 10;

/** A product or seller and what it sold. */
export const StatsTopEntry = z
  .object({
    _id: EntityId,
    name: z.string(),
    quantity: z
      .int()
      .min(1)
      .describe('Items of a product, sub-orders of a seller; without cancelled and refused ones.'),
    revenue: Tnd.nullable().describe('Null for roles that do not read ledgers.'),
  })
  .meta({ id: 'AdminStatsTopEntry' });
export type StatsTopEntry = z.infer<typeof StatsTopEntry>;

/** Response of GET /v1/admin/stats/top. */
export const StatsTop = z
  .object({
    products: z.array(StatsTopEntry).max(TOP_ENTRIES),
    sellers: z.array(StatsTopEntry).max(TOP_ENTRIES),
  })
  .meta({ id: 'AdminStatsTop' });
export type StatsTop = z.infer<typeof StatsTop>;

/** A product on sale with a low stock. */
export const LowStockProduct = z
  .object({
    _id: EntityId,
    name: z.string(),
    stock: z.int().min(1),
    daysLeft: z.int().min(0).nullable().describe('By the sales of the last 30 days; null: there were none.'),
  })
  .meta({ id: 'AdminLowStockProduct' });
export type LowStockProduct = z.infer<typeof LowStockProduct>;

/** Response of GET /v1/admin/stats/low-stock. */
export const LowStock = z
  .object({
    total: z.int().min(0).describe('Products on sale with a low stock.'),
    products: z.array(LowStockProduct).max(TOP_ENTRIES).describe('Those that end first.'),
  })
  .meta({ id: 'AdminLowStock' });
export type LowStock = z.infer<typeof LowStock>;
