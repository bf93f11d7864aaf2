import { LANGUAGE_KEY } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';

/** The same page's address in another language: `?lang=` is put in, everything else stays. */
export function inLanguage(pathname: string, search: string, language: Language): string {
  const params = new URLSearchParams(search);
  params.set(LANGUAGE_KEY, language);
  return `${pathname}?${params.toString()}`;
}
