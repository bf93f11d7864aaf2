/** REST v1 messages of the shop's text pages: about, FAQ, delivery, terms ... */
import { z } from 'zod';
import { Instant } from './common.ts';
import { textPageOf } from './rules/serviceTexts.ts';
import { bounded } from './text.ts';
import { FALLBACK_LANGUAGE, LANGUAGES } from './rules/languages.ts';

export const LanguageCode = z.enum(LANGUAGES).meta({ id: 'LanguageCode' });
export type LanguageCode = z.infer<typeof LanguageCode>;

/** The built-in text pages; each has its own address, `/<slug>`. */
export const TEXT_PAGE_SLUGS = [
  'about',
  'blog',
  'careers',
  'cookie-policy',
  'credits',
  'faq',
  'gift-cards',
  'privacy',
  'returns',
  'rules',
  'shipping',
  'size-guide',
  'terms',
] as const;

/** Services whose requests the shop forwards, by the last segment of their pages' addresses, `/services/<name>`. */
export const SERVICES = ['architecte', 'mecanicien', 'medecin', 'technicien'] as const;

/** Slugs of all built-in texts: the text pages and the texts of the service pages. */
export const TEXT_SLUGS: readonly string[] = [...TEXT_PAGE_SLUGS, ...SERVICES.map(textPageOf)].sort();

/** Slug of a text page. */
export const TextPageSlug = bounded(60)
  .min(1)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
  .meta({ id: 'TextPageSlug' });

export const TextPageSummary = z
  .object({
    slug: TextPageSlug,
    language: LanguageCode.describe('Language of this text; French when the requested one is missing.'),
    title: z.string(),
    summary: z.string().describe('One or two sentences.'),
    updatedAt: Instant,
  })
  .meta({ id: 'TextPageSummary' });
export type TextPageSummary = z.infer<typeof TextPageSummary>;

/** GET /v1/pages/{slug}. */
export const TextPage = TextPageSummary.extend({
  body: z
    .string()
    .describe(
      'Markdown: headings of levels 2 to 4, paragraphs, flat lists, tables, links, bold. A heading of level 3 that ends in a question mark asks a question, which the paragraphs and lists below it answer.',
    ),
}).meta({ id: 'TextPage' });
export type TextPage = z.infer<typeof TextPage>;

/** GET /v1/pages: all pages, by slug. */
export const TextPageList = z.object({ pages: z.array(TextPageSummary) }).meta({ id: 'TextPageList' });
export type TextPageList = z.infer<typeof TextPageList>;

/** Query of both paths. */
export const TextPageQuery = z
  .strictObject({ language: LanguageCode.default(FALLBACK_LANGUAGE) })
  .meta({ id: 'TextPageQuery' });
