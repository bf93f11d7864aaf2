import { useTranslation } from '../../../i18n/useTranslation.ts';
import { oneOf } from '../_kit/oneOf.ts';

/** The languages of accounts, as the schema has them. */
export const ACCOUNT_LANGUAGES = ['FR', 'EN', 'DE', 'TN'] as const;

/** The name of an account's language. */
export function LanguageName({ language }: { readonly language: string }) {
  const { t } = useTranslation('adminPeople');
  const known = oneOf(ACCOUNT_LANGUAGES, language);
  return known === undefined ? '–' : t(`language.${known}`);
}
