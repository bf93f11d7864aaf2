import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';

const UNITS: Readonly<Record<Language, readonly [string, string]>> = {
  fr: ['ko', 'Mo'],
  en: ['kB', 'MB'],
  de: ['kB', 'MB'],
  tn: ['kB', 'MB'],
};

/** A size such as `1,4 Mo`, isolated from the direction of its surroundings. @param bytes at least 0 */
export function formatBytes(bytes: number, language: Language): string {
  const [kilo, mega] = UNITS[language];
  const text =
    bytes >= 1_000_000
      ? `${formatNumber(Math.round(bytes / 100_000) / 10, language)}\u00a0${mega}`
      : `${formatNumber(Math.max(1, Math.round(bytes / 1_000)), language)}\u00a0${kilo}`;
  return `\u2066${text}\u2069`;
}
