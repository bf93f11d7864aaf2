import { formatDate } from './format.ts';
import type { Language } from './language.ts';

/**
 * Formats a future day (ISO 8601: `2026-11-25`), or a range of days, without the year: `25 novembre`, `25 – 27 novembre`, `30
 * novembre – 2 décembre`.
 */
export function formatDays(from: string, until: string, language: Language): string {
  const [first, last] = [from, until].map((day) =>
    formatDate(`${day}T12:00:00Z`, language).replace(/ \d{4}$/, ''),
  ) as [string, string];
  if (from === until) return last;
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  return `${isOneMonth ? first.slice(0, first.indexOf(' ')) : first} – ${last}`;
}
