/** Tunisia's governorates in the specification's order: the number of one is its position, from 1. */
import { FALLBACK_LANGUAGE } from './languages.ts';
import type { LanguageCode } from './languages.ts';

/** Names in Latin letters, the same in all languages that are written in them, and in Arabic. */
const NAMES = [
  ['Nabeul', 'نابل'],
  ['Gafsa', 'قفصة'],
  ['Sfax', 'صفاقس'],
  ['Tunis', 'تونس'],
  ['Bizerte', 'بنزرت'],
  ['Jendouba', 'جندوبة'],
  ['Tozeur', 'توزر'],
  ['Tataouine', 'تطاوين'],
  ['Kef', 'الكاف'],
  ['Sidi Bouzid', 'سيدي بوزيد'],
  ['Manouba', 'منوبة'],
  ['Beja', 'باجة'],
  ['Gabès', 'قابس'],
  ['Zaghouan', 'زغوان'],
  ['Ariana', 'أريانة'],
  ['Kairouan', 'القيروان'],
  ['Monastir', 'المنستير'],
  ['Mahdia', 'المهدية'],
  ['Siliana', 'سليانة'],
  ['Ben Arous', 'بن عروس'],
  ['Medenine', 'مدنين'],
  ['Kasserine', 'القصرين'],
  ['Sousse', 'سوسة'],
  ['Kebili', 'قبلي'],
] as const;

/** French names. */
export const REGIONS: readonly string[] = NAMES.map(([name]) => name);

/** The name of a governorate, 1 to 24, in a language; empty for another number. */
export const regionName = (number: number, language: LanguageCode): string =>
  NAMES[number - 1]?.[language === 'tn' ? 1 : 0] ?? '';

/** The language that `regionName` answers in. */
export const regionLanguage = (language: LanguageCode): LanguageCode =>
  language === 'tn' ? language : FALLBACK_LANGUAGE;
