import { useTranslation } from 'react-i18next';
import { FALLBACK, isLanguage } from '../../i18n/language.ts';
import type { Language } from '../../i18n/language.ts';

/** The language of the page. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('common');
  return isLanguage(i18n.language) ? i18n.language : FALLBACK;
}
