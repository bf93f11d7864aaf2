/** Texts in the languages of the shop. */
import type { LocalisedText } from '../../../contract/content.ts';
import type { LanguageCode } from '../../../contract/pages.ts';

/** As the schema's arguments have it. */
export interface InLanguage {
  language: LanguageCode;
}

/** The text in a language; French where that one is missing. */
export function localised(text: LocalisedText, { language }: InLanguage): string {
  return text[language] ?? text.fr;
}

/** As `localised`, for a text that may be missing altogether. */
export function optionalLocalised(text: LocalisedText | null, wanted: InLanguage): string | null {
  return text === null ? null : localised(text, wanted);
}
