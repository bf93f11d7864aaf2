/** Texts in the shop's languages; French replaces missing ones. */
import type { LocalisedText } from '../../../contract/content.ts';
import type { OtherTexts } from '../../../contract/other-texts.ts';
import { FALLBACK_LANGUAGE } from '../../../contract/rules/languages.ts';
import type { LanguageCode } from '../../../contract/pages.ts';

/** The schema's language argument. */
export interface InLanguage {
  language: LanguageCode;
}

/** A text and the language that it is in. */
export interface TextInLanguage<Text extends string | null> {
  text: Text;
  language: LanguageCode;
}

/** A text of the catalogue in a language; in French when it is missing. `others`: the texts of the other languages. */
export function inLanguage<Text extends string | null>(
  french: Text,
  others: OtherTexts | undefined,
  language: LanguageCode,
): TextInLanguage<Text | string> {
  const text = language === FALLBACK_LANGUAGE ? undefined : others?.[language];
  if (text === undefined) return { text: french, language: FALLBACK_LANGUAGE };
  return { text: language === 'tn' ? withMarks(text) : text, language };
}

/** A number before a word in Latin letters: `500 g`, `6 × 1,5 L`, `15 Pro`. */
const MEASURE = /(?<![\w.,])\d+(?:[.,]\d+)?(?:\s?[×x]\s?\d+(?:[.,]\d+)?)*\s?[A-Za-zµ]/g;

/**
 * Keeps the unit of a number at its right within Arabic text, which would show `500 g` as `g 500`: a left-to-right mark (U+200E) before the
 * number makes both one run, also with Latin words before or after them, which an isolate would put in another order.
 */
const withMarks = (text: string): string => text.replace(MEASURE, '\u200E$&');

/** The language of a text; null: there is none. */
export const languageOfText = ({ text, language }: TextInLanguage<string | null>): LanguageCode | null =>
  text === null ? null : language;

/** The text in a language; French when it is missing. */
export function localised(text: LocalisedText, { language }: InLanguage): string {
  return text[language] ?? text.fr;
}

/** The language that `localised` answers in. */
export const localisedIn = (text: LocalisedText, { language }: InLanguage): LanguageCode =>
  text[language] === undefined ? FALLBACK_LANGUAGE : language;

/** Like `localised`, for optional texts. */
export function optionalLocalised(text: LocalisedText | null, wanted: InLanguage): string | null {
  return text === null ? null : localised(text, wanted);
}

/** Likewise its language. */
export function optionalLocalisedIn(text: LocalisedText | null, wanted: InLanguage): LanguageCode | null {
  return text === null ? null : localisedIn(text, wanted);
}
