/** Formats amounts, numbers and dates in answers. */
import { fromTnd } from '../../contract/money.ts';
import type { LanguageCode } from '../../contract/pages.ts';

const SEPARATORS: Readonly<Record<LanguageCode, { group: string; decimal: string }>> = {
  fr: { group: '\u00a0', decimal: ',' },
  tn: { group: '\u00a0', decimal: ',' },
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};
const LOCALES: Readonly<Record<LanguageCode, string>> = {
  fr: 'fr-FR',
  en: 'en-GB',
  de: 'de-DE',
  tn: 'ar-TN-u-nu-latn',
};

/** Formats an amount of the REST API: two decimals, three when the third is not zero; followed by TND. */
export function formatMoney(amount: string, language: LanguageCode): string {
  const millimes = fromTnd(amount);
  const places = millimes % 10 === 0 ? 2 : 3;
  const [whole = '0', rest = ''] = (millimes / 1000).toFixed(places).split('.');
  const { group, decimal } = SEPARATORS[language];
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${decimal}${rest}\u00a0TND`;
}

/** Formats a number with at most `places` decimals. */
export function formatNumber(value: number, language: LanguageCode, places = 1): string {
  return String(Number(value.toFixed(places))).replace('.', SEPARATORS[language].decimal);
}

/** Formats a whole percentage. */
export const formatPercent = (percent: number, language: LanguageCode): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(percent / 100);

/** Joins what stands in a row. */
export const formatRow = (parts: readonly string[], language: LanguageCode): string =>
  parts.join(language === 'tn' ? '، ' : ', ');

/** Formats the date of an instant in Tunisia's time zone. */
export function formatDay(instant: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Africa/Tunis' }).format(
    new Date(instant),
  );
}

/** Formats a date such as `2026-11-24` with its weekday, without the year. */
export function formatWeekday(day: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
}
