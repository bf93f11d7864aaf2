import { LANGUAGES, schemaLanguage, type Language } from './language.ts';

/** The language of a code of the schema; undefined without a code, and for languages that are not ours. */
export const languageOfSchema = (code: string | null | undefined): Language | undefined =>
  LANGUAGES.find((one) => schemaLanguage(one) === code);
