/**
 * The legal right of return: 10 working days after delivery (law 2000-83). Working days are Monday to Friday; public holidays are
 * not known here, which only ever shortens what a shopper has by the calendar, so staff may open a return later than that too.
 */

const RETURN_DAYS = 10;
const DAY = 86_400_000;
/** Tunisia keeps UTC+1 all year. */
const OFFSET = 3_600_000;

/** The end of the tenth working day behind the day of delivery, by Tunisia's clocks. */
export function returnDeadline(deliveredAt: Date): Date {
  let day = Math.floor((deliveredAt.getTime() + OFFSET) / DAY);
  for (let left = RETURN_DAYS; left > 0;) {
    day += 1;
    // Day 0 of the epoch was a Thursday.
    const weekday = (day + 4) % 7;
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date((day + 1) * DAY - OFFSET);
}
