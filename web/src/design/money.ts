/**
 * Formatting of amounts. Written without Intl on purpose: server and browser may have different locale data, and one different
 * space is a hydration error.
 */
import type { Language } from '../i18n/language.ts';

const separators: Record<Language, { group: string; decimal: string }> = {
  fr: { group: '\u00a0', decimal: ',' },
  tn: { group: '\u00a0', decimal: ',' },
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** Number of decimals: `auto` is 2, and 3 if the third is not zero. */
export type Places = 2 | 3 | 'auto';

/**
 * Formats an amount of Tunisian dinars, such as `"1234.500"`, without the currency: `1 234,50` in French.
 * Digits are Latin in every language. Throws RangeError on anything that is not a decimal number.
 */
export function formatAmount(amount: string, language: Language, places: Places = 'auto'): string {
  const match = /^(-?)(\d+)(?:\.(\d{1,3}))?$/.exec(amount);
  if (!match) throw new RangeError(`Not an amount of money: ${JSON.stringify(amount.slice(0, 40))}`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  const millimes = fraction.padEnd(3, '0');
  const { group, decimal } = separators[language];
  const decimals = places === 3 || (places === 'auto' && !millimes.endsWith('0')) ? 3 : 2;
  let digits: string;
  let rest: string;
  if (decimals === 3) {
    digits = whole;
    rest = millimes;
  } else {
    // Rounded to the centime in whole numbers: 9.999 is 10.00, never 9.99.
    const centimes = (BigInt(whole + millimes) + 5n) / 10n;
    const text = centimes.toString().padStart(3, '0');
    digits = text.slice(0, -2);
    rest = text.slice(-2);
  }
  const grouped = digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, group);
  return `${sign && '\u2212'}${grouped}${decimal}${rest}`;
}

/** Formats an amount with its currency after it: `1 234,50 TND` in French. Throws RangeError as `formatAmount`. */
export function formatMoney(amount: string, language: Language, places: Places = 'auto'): string {
  return `${formatAmount(amount, language, places)}\u00a0TND`;
}

/** An amount in TND whose whole numbers have no decimals: `30`, but `7,50`. */
export function formatShortMoney(amount: string, language: Language): string {
  return `${formatAmount(amount, language).replace(/[.,]00$/, '')}\u00a0TND`;
}

/** Whether an amount is zero. */
export function isZeroAmount(amount: string): boolean {
  return /^-?0+(\.0*)?$/.test(amount);
}

/** A plain number with `places` decimals: 4.25 is `4,3` in French. */
export function formatDecimal(value: number, language: Language, places: number): string {
  return value.toFixed(places).replace('.', separators[language].decimal);
}
