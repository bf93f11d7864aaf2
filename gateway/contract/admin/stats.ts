/** REST v1 messages of the back-office's figures of the day (extended contract). */
import { z } from 'zod';
import { Tnd } from '../common.ts';

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
