import {
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type LanguageCode,
} from '../../../gateway/contract/rules/languages.ts';
import type { LanguageHints } from '../../../gateway/contract/rules/page-rendering.ts';

export { LANGUAGES };
export type Language = LanguageCode;
export const FALLBACK = FALLBACK_LANGUAGE;

/** The schema's code of a language. */
export const schemaLanguage = (language: Language): Uppercase<Language> =>
  language.toUpperCase() as Uppercase<Language>;

/** Name of the query parameter, the cookie and the local storage entry of the choice. */
export const LANGUAGE_KEY = 'lang';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * The language's BCP 47 tag, for `<html lang>`, hreflang and Intl. Tunisian Arabic has a code of its own, `aeb`, but screen
 * readers, search engines and Intl do not know it; `ar-TN` says the same and is understood everywhere.
 */
export function languageTag(language: Language): string {
  return language === 'tn' ? 'ar-TN' : language;
}

/** The language of a BCP 47 tag of ours. */
export const languageOf = (tag: string): Language => (tag === languageTag('tn') ? 'tn' : (tag as Language));

/** The language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  tn: 'تونسي',
};

/** The `lang` of a name that may be French for want of a translation; undefined: the page's own. `code` is the schema's. */
export const nameTag = (code: string | null | undefined): 'fr' | undefined =>
  code === 'FR' ? 'fr' : undefined;

export function direction(language: Language): 'ltr' | 'rtl' {
  return language === 'tn' ? 'rtl' : 'ltr';
}

function fromTag(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split('-')[0];
  if (primary === 'ar' || primary === 'aeb') return 'tn';
  return primary !== 'tn' && isLanguage(primary) ? primary : undefined;
}

function fromAcceptLanguage(header: string): Language | undefined {
  const weighted = header
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters
        .map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1])
        .find((text) => text !== undefined);
      return { language: fromTag(tag), weight: weight === undefined ? 1 : Number(weight), index };
    })
    .filter((entry) => entry.language !== undefined && entry.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  return weighted[0]?.language;
}

/** The language of a request: `?lang=`, then the cookie, then `Accept-Language`, then French. */
export function resolveLanguage(hints: LanguageHints): Language {
  if (isLanguage(hints.query)) return hints.query;
  if (isLanguage(hints.cookie)) return hints.cookie;
  return fromAcceptLanguage(hints.acceptLanguage ?? '') ?? FALLBACK;
}
