/**
 * Working days in Tunisia's time zone: the days of the week that the settings of the shop name, 1 (Monday) to 7 (Sunday). Public holidays
 * are not considered, so staff may also open a return after the tenth working day that the law requires.
 */
import { RETURN_WORKING_DAYS } from '../../contract/rules/returns.ts';

const DAY = 86_400_000;
/** Monday to Friday. */
const WEEK: readonly number[] = [1, 2, 3, 4, 5];
/** Tunisia's offset from UTC (ms), without daylight saving time. */
const OFFSET = 3_600_000;

/** Day number (days since the epoch) that is `days` working days after the day of an instant (ms). */
export function workingDayAfter(at: number, days: number, workingDays = WEEK): number {
  let day = Math.floor((at + OFFSET) / DAY);
  for (let left = days; left > 0;) {
    day += 1;
    // Day 0 was a Thursday, the fourth day of its week.
    if (workingDays.includes(((day + 3) % 7) + 1)) left -= 1;
  }
  return day;
}

/** The last moment of the tenth working day after the delivery; its date is the last day on which a return can be opened. */
export const returnDeadline = (deliveredAt: Date, workingDays = WEEK): Date =>
  new Date((workingDayAfter(deliveredAt.getTime(), RETURN_WORKING_DAYS, workingDays) + 1) * DAY - OFFSET - 1);
