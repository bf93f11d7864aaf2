/** Days in Tunisia, which has one offset from UTC all year. */

export const DAY = 86_400_000;
/** Tunisia's offset from UTC (ms). */
const OFFSET = 3_600_000;

/** The Tunisian day of an instant, such as `2026-11-22`. */
export const tunisianDay = (at: Date): string => new Date(at.getTime() + OFFSET).toISOString().slice(0, 10);

/** Day and time of an instant in Tunisia, such as `2026-11-22 14:05`. */
export const tunisianMinute = (at: Date): string =>
  new Date(at.getTime() + OFFSET).toISOString().slice(0, 16).replace('T', ' ');

/** The instant at which a Tunisian day begins. */
export const dayStart = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET);

/** The day so many days later, or earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
