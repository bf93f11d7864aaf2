/**
 * Working days, Monday to Friday by Tunisia's clocks. Public holidays are not known here, so staff may open a return later than the
 * law's tenth working day too.
 */

/** The legal right of return: law 2000-83. */
const RETURN_DAYS = 10;
const DAY = 86_400_000;
/** Tunisia keeps UTC+1 all year. */
const OFFSET = 3_600_000;

/** The day, counted from that of the epoch, that comes so many working days behind the day of a moment in ms. */
export function workingDayBehind(at: number, days: number): number {
  let day = Math.floor((at + OFFSET) / DAY);
  for (let left = days; left > 0;) {
    day += 1;
    // Day 0 of the epoch was a Thursday.
    const weekday = (day + 4) % 7;
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

/** The last moment of the tenth working day behind the day of delivery: its date is the last day on which a return is opened. */
export const returnDeadline = (deliveredAt: Date): Date =>
  new Date((workingDayBehind(deliveredAt.getTime(), RETURN_DAYS) + 1) * DAY - OFFSET - 1);
