/** Tunisia is an hour ahead of UTC all year round. */
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
