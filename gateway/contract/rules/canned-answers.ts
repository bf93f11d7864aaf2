/** Answers for repeated questions, filled in for a ticket. */
import { FALLBACK_LANGUAGE, type LanguageCode } from './languages.ts';

/** What stands for the placeholders; null: it is unknown, and the placeholder stays. */
export interface Values {
  readonly name: string;
  readonly number: string;
  readonly tracking: string | null;
}

const PLACEHOLDER = /\{(name|number|tracking)\}/g;

/** Placeholders that are left in a text, each once. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([whole]) => whole)),
];

/** The text with what is known; unknown placeholders stay, to be replaced by hand. */
export const fill = (text: string, values: Values): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: keyof Values) => values[name] ?? whole);

/** The text in the customer's language, else the French one. */
export function textFor(
  texts: Readonly<Record<LanguageCode, string | null | undefined>>,
  language: LanguageCode,
): { readonly text: string; readonly isFallback: boolean } {
  const own = texts[language];
  return own == null || own === ''
    ? { text: texts[FALLBACK_LANGUAGE] ?? '', isFallback: language !== FALLBACK_LANGUAGE }
    : { text: own, isFallback: false };
}
