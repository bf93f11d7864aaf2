/** REST v1 messages by which the back office reads and changes the shop's text pages. */
import { z } from 'zod';
import { Instant, MAX_PAGE_SIZE, Pagination } from '../common.ts';
import { LanguageCode, TextPageSlug } from '../pages.ts';
import { TEXT_PAGE_LIMITS } from '../rules/limits.ts';
import { bounded, line, text } from '../text.ts';
import { CHANGED, Version } from '../versions.ts';

/** Path parameters of a text page in one language. */
export const TextPageKey = z.strictObject({ slug: TextPageSlug, language: LanguageCode });

/** A text page in one language, without its text. */
export const AdminTextSummary = z
  .object({
    slug: TextPageSlug,
    language: LanguageCode,
    version: Version,
    title: z.string(),
    summary: z.string(),
    edited: z
      .boolean()
      .describe('Staff have changed the text: new versions of the program do not replace it.'),
    isOutdated: z.boolean().describe('The French text was changed later.'),
    updatedAt: Instant,
  })
  .meta({ id: 'AdminTextSummary' });
export type AdminTextSummary = z.infer<typeof AdminTextSummary>;

/** GET /v1/admin/pages: all text pages in all languages, by slug. */
export const AdminTextList = z.object({ pages: z.array(AdminTextSummary) }).meta({ id: 'AdminTextList' });
export type AdminTextList = z.infer<typeof AdminTextList>;

/** Title, summary and text of a page. */
export const TextContent = z
  .object({ title: z.string(), summary: z.string(), body: z.string().describe('Markdown.') })
  .meta({ id: 'TextContent' });
export type TextContent = z.infer<typeof TextContent>;

/** GET /v1/admin/pages/{slug}/{language}. */
export const AdminTextPage = AdminTextSummary.extend({
  body: z.string().describe('Markdown.'),
  original: TextContent.nullable().describe('The text of the program; null: it has none for this page.'),
}).meta({ id: 'AdminTextPage' });
export type AdminTextPage = z.infer<typeof AdminTextPage>;

/** Body of POST /v1/admin/pages/{slug}/{language}: absent is unchanged. */
export const TextPageChanges = z
  .strictObject({
    title: line(1, TEXT_PAGE_LIMITS.title),
    summary: line(1, TEXT_PAGE_LIMITS.summary),
    body: text(1, TEXT_PAGE_LIMITS.body).overwrite((value) => value.replaceAll('\r\n', '\n')),
  })
  .partial()
  .meta({ id: 'TextPageChanges' });
export type TextPageChanges = z.infer<typeof TextPageChanges>;

export const ChangedTextPage = AdminTextPage.extend(CHANGED).meta({ id: 'ChangedTextPage' });
export type ChangedTextPage = z.infer<typeof ChangedTextPage>;

/** A text that a page had, or has. */
export const TextPageVersion = z
  .object({
    slug: TextPageSlug,
    language: LanguageCode,
    number: Version,
    title: z.string(),
    summary: z.string(),
    author: z
      .object({ accountNumber: z.string(), name: z.string().nullable() })
      .nullable()
      .describe('null: it came with the program.'),
    createdAt: Instant,
  })
  .meta({ id: 'TextPageVersion' });
export type TextPageVersion = z.infer<typeof TextPageVersion>;

/** Query of GET /v1/admin/pages/{slug}/{language}/versions, the latest first. */
export const TextPageVersionsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
});

export const TextPageVersions = z
  .object({ versions: z.array(TextPageVersion), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'TextPageVersions' });
export type TextPageVersions = z.infer<typeof TextPageVersions>;

/** GET /v1/admin/pages/{slug}/{language}/versions/{number}. */
export const TextPageVersionText = TextPageVersion.extend({ body: z.string().describe('Markdown.') }).meta({
  id: 'TextPageVersionText',
});
export type TextPageVersionText = z.infer<typeof TextPageVersionText>;

/** Body of POST /v1/admin/pages/{slug}/{language}/restore. */
export const TextPageRestore = z
  .strictObject({ number: Version.describe('Number of the version whose text the page gets again.') })
  .meta({ id: 'TextPageRestore' });
