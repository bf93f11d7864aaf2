/** Texts in the shop's languages. */
import type { LocalisedText } from '../../../contract/content.ts';
import type { LanguageCode } from '../../../contract/pages.ts';

/** The schema's language argument. */
export interface InLanguage {
  language: LanguageCode;
}

/** The text in a language; French when it is missing. */
export function localised(text: LocalisedText, { language }: InLanguage): string {
  return text[language] ?? text.fr;
}

/** Like `localised`, for optional texts. */
export function optionalLocalised(text: LocalisedText | null, wanted: InLanguage): string | null {
  return text === null ? null : localised(text, wanted);
}
