import { useBoot } from '../../document/boot.ts';
import { LANGUAGE_KEY } from '../../i18n/language.ts';

/** If the URL names a language, a form that is sent without JavaScript keeps it. */
export function LanguageField() {
  const { language, languageInUrl } = useBoot();
  return languageInUrl ? <input type="hidden" name={LANGUAGE_KEY} value={language} /> : null;
}
