/**
 * Formatting of dates and numbers. Written without Intl on purpose: server and browser may have different locale data, and one
 * different space is a hydration error. Times are Tunisia's, whatever the device's time zone: the shop is there.
 */
import { TUNISIAN_MONTHS } from '../../../gateway/contract/rules/tunisian-months.ts';
import type { Language } from './language.ts';

/** Tunisia is an hour ahead of UTC all year round. */
const TUNIS_OFFSET = 3_600_000;

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  tn: TUNISIAN_MONTHS,
};

const GROUP: Readonly<Record<Language, string>> = { fr: '\u00a0', tn: '\u00a0', de: '.', en: ',' };

/** `day`: 21 novembre 2026; `month`: novembre 2026. */
export type DateStyle = 'day' | 'month';

/**
 * Formats an instant (ISO 8601, or milliseconds) as a date in the language's own words.
 *
 * @throws RangeError if it is not an instant
 */
export function formatDate(instant: string | number, language: Language, style: DateStyle = 'day'): string {
  const date = new Date(new Date(instant).getTime() + TUNIS_OFFSET);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not an instant: ${JSON.stringify(instant)}`);
  const month = `${MONTHS[language][date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  if (style === 'month') return month;
  const day = date.getUTCDate();
  if (language === 'de') return `${day}. ${month}`;
  return language === 'fr' && day === 1 ? `1er ${month}` : `${day} ${month}`;
}

/** The time of an instant (milliseconds) as hours and minutes, 24 to a day: `09:05`. */
export function formatTime(instant: number): string {
  return new Date(instant + TUNIS_OFFSET).toISOString().slice(11, 16);
}

/** Formats a whole number with grouped thousands: `3 012` in French. Digits are Latin in every language. */
export function formatNumber(value: number, language: Language): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, GROUP[language]);
}

/** A number or code that reads from left to right inside any sentence: `CMD-26-000123-4`, an e-mail address, a telephone. */
export function isolateCode(code: string): string {
  return `\u2066${code}\u2069`;
}

/** Text that keeps its own direction inside a sentence of another one: an amount in an Arabic sentence. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
