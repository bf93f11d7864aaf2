import { formatDate } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';

/** Tunisia is an hour ahead of UTC all year round. */
const TUNIS_OFFSET = 3_600_000;

/** Shows that are not over at `now` (milliseconds), the soonest first. */
export function comingShows<Show extends { readonly startsAt: string; readonly endsAt: string }>(
  shows: readonly Show[],
  now: number,
): Show[] {
  return shows
    .filter(({ endsAt }) => Date.parse(endsAt) > now)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** Start of a show (ISO 8601) in Tunisian time: `21 novembre 2026, 20:30`. */
export function showTime(startsAt: string, language: Language): string {
  const clock = new Date(Date.parse(startsAt) + TUNIS_OFFSET).toISOString().slice(11, 16);
  return `${formatDate(startsAt, language)}${language === 'tn' ? '،' : ','} ${clock}`;
}
