import { direction, FALLBACK, isLanguage, languageTag } from './language.ts';

/**
 * Attributes of the element of a text that may be in another language than the page, such as French where it was not translated.
 * @param code the schema's code of the text's language; null: unknown
 */
export function textLanguage(code: string | null | undefined): {
  readonly lang?: string;
  readonly dir: 'ltr' | 'rtl' | 'auto';
} {
  const language = code?.toLowerCase();
  if (!isLanguage(language)) return { dir: 'auto' };
  // Sellers may write Arabic script in their French text.
  return { lang: languageTag(language), dir: language === FALLBACK ? 'auto' : direction(language) };
}
