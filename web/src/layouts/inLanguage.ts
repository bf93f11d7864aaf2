import { LANGUAGE_KEY } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';

/** The URL of the same page in another language: sets `?lang=`, everything else stays. */
export function inLanguage(pathname: string, search: string, language: Language): string {
  const params = new URLSearchParams(search);
  params.set(LANGUAGE_KEY, language);
  return `${pathname}?${params.toString()}`;
}
