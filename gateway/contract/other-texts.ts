/** Texts of the catalogue in the languages other than French, which is required and has fields of its own. */
import { z } from 'zod';
import type { OtherLanguage } from './rules/languages.ts';

/** A text in the languages other than French; French replaces missing ones. */
export const OtherTexts = z
  .object({ en: z.string(), de: z.string(), tn: z.string() } satisfies Record<OtherLanguage, z.ZodType>)
  .partial()
  .meta({ id: 'OtherTexts' });
export type OtherTexts = z.infer<typeof OtherTexts>;

/** A change of such a text: absent languages are unchanged, null is removed. */
export type OtherTextChanges = Readonly<Partial<Record<OtherLanguage, string | null | undefined>>>;

/** Input of a text in the languages other than French. `text` checks one language; null removes it. */
export const inOtherLanguages = <Text extends z.ZodType<string | null>>(text: Text) =>
  z.strictObject({ en: text, de: text, tn: text } satisfies Record<OtherLanguage, z.ZodType>).partial();

/** The texts after a change, by language in the order in which the database returns them. */
export const textsAfter = (before: OtherTexts, changes: OtherTextChanges): OtherTexts =>
  Object.fromEntries(
    Object.entries({ ...before, ...changes })
      .filter(([, text]) => text != null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
