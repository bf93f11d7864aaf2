/** When to call again: the four times that the keys 1 to 4 choose. */

/** Tunisia is an hour ahead of UTC all year round. */
const TUNIS_OFFSET = 3_600_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Hour of a call in the evening, and of one in the morning, Tunisia's time. */
const EVENING = 19;
const MORNING = 9;

export const CALL_TIMES = ['halfHour', 'twoHours', 'tonight', 'tomorrow'] as const;
export type CallTime = (typeof CALL_TIMES)[number];

/** An hour of Tunisia's day, so many days after that of `now` (ms since the epoch). */
function hourOf(now: number, hour: number, days: number): number {
  const day = Math.floor((now + TUNIS_OFFSET) / DAY) + days;
  return day * DAY + hour * 60 * MINUTE - TUNIS_OFFSET;
}

/** The instant of a time (ms since the epoch); an evening that is over is tomorrow's. */
export function instantOf(time: CallTime, now: number): number {
  if (time === 'halfHour') return now + 30 * MINUTE;
  if (time === 'twoHours') return now + 120 * MINUTE;
  if (time === 'tomorrow') return hourOf(now, MORNING, 1);
  const tonight = hourOf(now, EVENING, 0);
  return tonight > now ? tonight : hourOf(now, EVENING, 1);
}
