/** The languages of the shop. `tn` is Tunisian Arabic, in Arabic script. */
export const LANGUAGES = ['fr', 'en', 'de', 'tn'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Language that replaces a missing one. */
export const FALLBACK_LANGUAGE = 'fr' satisfies LanguageCode;
/** A language in which a text of the catalogue may be missing. */
export type OtherLanguage = Exclude<LanguageCode, typeof FALLBACK_LANGUAGE>;
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE);
