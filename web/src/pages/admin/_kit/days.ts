/** Tunisia is an hour ahead of UTC all year round. */
const TUNIS_HOURS = 1;
const TUNIS_OFFSET = '+01:00';
const DAY = 86_400_000;

/**
 * The instant (ISO 8601) at which a day of Tunisia begins, `2026-11-22`, or that many days later; null when it is none.
 */
export function dayStart(day: string | undefined, later = 0): string | null {
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const start = Date.parse(`${day}T00:00:00${TUNIS_OFFSET}`);
  return Number.isNaN(start) ? null : new Date(start + later * DAY).toISOString();
}

/** The instant (ISO 8601) of a date and time of Tunisia as a field gives it, `2026-11-22T18:00`; null when it is none. */
export function tunisInstant(local: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null;
  const instant = Date.parse(`${local}:00${TUNIS_OFFSET}`);
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}

/** The date and time of Tunisia at an instant, as a field takes it: `2026-11-22T18:00`. */
export const tunisLocal = (instant: string): string =>
  new Date(Date.parse(instant) + TUNIS_HOURS * 3_600_000).toISOString().slice(0, 16);

/** The month of Tunisia at an instant: `2026-11`. */
export const monthOf = (instant: Date | string): string =>
  tunisLocal(new Date(instant).toISOString()).slice(0, 7);

/** Months of Tunisia from an instant to another, the latest first. */
export function monthsSince(since: string, until: Date): string[] {
  const first = monthOf(since);
  const months: string[] = [];
  const [year = 0, month = 0] = monthOf(until).split('-').map(Number);
  for (let at = new Date(Date.UTC(year, month - 1)); ; at.setUTCMonth(at.getUTCMonth() - 1)) {
    const one = at.toISOString().slice(0, 7);
    if (months.length > 0 && one < first) return months;
    months.push(one);
  }
}
