import type { Language } from './language.ts';

/** A language as the API names it. */
export const messageLanguage = (language: Language): 'FR' | 'EN' | 'DE' | 'TN' =>
  language.toUpperCase() as Uppercase<Language>;
