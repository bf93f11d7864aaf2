import type { ReactNode } from 'react';
import { direction, LANGUAGE_NAMES, LANGUAGES, languageTag } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

interface FieldValueProps {
  readonly value: unknown;
}

/** Texts by language, of which some may be empty. */
const isByLanguage = (value: object): value is Readonly<Record<string, string>> =>
  Object.entries(value).every(
    ([key, text]) => typeof text === 'string' && LANGUAGES.some((language) => language === key),
  );

/** A value of a form as people read it: yes or no, a list, texts by language; a dash when it is empty. */
export function FieldValue({ value }: FieldValueProps): ReactNode {
  const { t } = useTranslation('admin');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return <bdi>{value}</bdi>;
  if (typeof value === 'string' && value !== '') return <bdi dir="auto">{value}</bdi>;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object') && value.length > 0)
    return <bdi>{value.join(', ')}</bdi>;
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && isByLanguage(value)) {
    const written = LANGUAGES.filter((language) => (value[language] ?? '') !== '');
    if (written.length > 0)
      return written.map((language) => (
        <div key={language}>
          {LANGUAGE_NAMES[language]}{' '}
          <span lang={languageTag(language)} dir={direction(language)}>
            {value[language]}
          </span>
        </div>
      ));
  }
  return '–';
}
