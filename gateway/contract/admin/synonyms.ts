/** REST v1 messages of the shop's synonyms (extended contract). */
import { z } from 'zod';
import { EntityId, Instant } from '../common.ts';
import { LanguageCode } from '../pages.ts';
import { line } from '../text.ts';
import { CHANGED, Version } from '../versions.ts';

export const MAX_SYNONYM_GROUPS = 500;
export const MIN_SYNONYM_WORDS = 2;
export const MAX_SYNONYM_WORDS = 20;
export const MAX_SYNONYM_LENGTH = 60;

export const SynonymGroup = z
  .object({
    _id: EntityId,
    version: Version,
    language: LanguageCode.describe('Of the words; the search takes them in every language.'),
    words: z.array(z.object({ text: z.string(), form: z.string().describe('What the search makes of it.') })),
    isApplied: z.boolean().describe('Whether search and assistant find by it as it is now.'),
    updatedAt: Instant,
    ...CHANGED,
  })
  .meta({ id: 'SynonymGroup' });
export type SynonymGroup = z.infer<typeof SynonymGroup>;

/** Response of GET /v1/admin/synonyms: the latest change first. */
export const SynonymGroups = z.object({ groups: z.array(SynonymGroup) }).meta({ id: 'SynonymGroups' });
export type SynonymGroups = z.infer<typeof SynonymGroups>;

/** Body of POST /v1/admin/synonyms and of POST /v1/admin/synonyms/{id}: all fields as they are to be. */
export const SynonymRequest = z
  .strictObject({
    language: LanguageCode,
    words: z
      .array(line(1, MAX_SYNONYM_LENGTH))
      .min(MIN_SYNONYM_WORDS, `must be at least ${MIN_SYNONYM_WORDS}`)
      .max(MAX_SYNONYM_WORDS, `must be at most ${MAX_SYNONYM_WORDS}`),
  })
  .meta({ id: 'SynonymRequest' });
export type SynonymRequest = z.output<typeof SynonymRequest>;

/** Response of DELETE /v1/admin/synonyms/{id}. */
export const SynonymDeleted = z.object({ deletedId: EntityId, ...CHANGED }).meta({ id: 'SynonymDeleted' });
export type SynonymDeleted = z.infer<typeof SynonymDeleted>;

/** Response of GET /v1/synonyms: the groups by which the search finds, for the assistant. */
export const AppliedSynonyms = z
  .object({ groups: z.array(z.object({ id: z.string(), words: z.array(z.string()).readonly() })) })
  .meta({ id: 'AppliedSynonyms' });
export type AppliedSynonyms = z.infer<typeof AppliedSynonyms>;
