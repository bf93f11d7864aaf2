/** Days as a promise of delivery names them, on pages and in messages. */
import type { LanguageCode } from './languages.ts';
import { TUNISIAN_MONTHS } from './tunisian-months.ts';

/** From Sunday, as a date counts them. */
const WEEKDAYS: Readonly<Record<LanguageCode, readonly string[]>> = {
  fr: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  de: ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'],
  tn: ['الأحد', 'الإثنين', 'الثلاثاء', 'الإربعاء', 'الخميس', 'الجمعة', 'السبت'],
};

const MONTHS: Readonly<Record<LanguageCode, readonly string[]>> = {
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  de: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  tn: TUNISIAN_MONTHS,
};

/**
 * Formats a day (ISO 8601: `2026-12-01`) with its day of the week and without the year, for a promise: `mar. 1er déc.`. Its words stay
 * on one line.
 *
 * @throws RangeError if it is not a day
 */
export function formatDay(day: string, language: LanguageCode): string {
  const date = new Date(`${day}T12:00:00Z`);
  const weekday = WEEKDAYS[language][date.getUTCDay()];
  const month = MONTHS[language][date.getUTCMonth()];
  if (weekday === undefined || month === undefined) throw new RangeError(`Not a day: ${JSON.stringify(day)}`);
  const number = date.getUTCDate();
  const place = language === 'de' ? `${number}.` : language === 'fr' && number === 1 ? '1er' : String(number);
  return [language === 'de' ? `${weekday},` : weekday, place, month].join('\u00a0');
}
