/** Routes of the text pages. */
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { TextPage, TextPageList, TextPageQuery, TextPageSlug } from '../../../contract/pages.ts';
import { FALLBACK_LANGUAGE } from '../../../contract/rules/languages.ts';
import type { LanguageCode, TextPageSummary } from '../../../contract/pages.ts';
import type { TextPagesTable } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { notFound } from '../../base/errors.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';

/** Texts in a language, with the fallback where there is none. */
const inLanguage = (db: OriginContext['db'], language: LanguageCode) =>
  db
    .selectFrom('text_pages')
    .distinctOn('slug')
    .where('language', 'in', [language, FALLBACK_LANGUAGE])
    .orderBy('slug')
    .orderBy(sql`language = ${language}`, 'desc');

const toSummary = (
  row: Omit<Selectable<TextPagesTable>, 'body' | 'edited' | 'version'>,
): TextPageSummary => ({
  slug: row.slug,
  language: row.language,
  title: row.title,
  summary: row.summary,
  updatedAt: row.updated_at.toISOString(),
});

export const pageRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/pages',
    summary:
      'All text pages by slug, with title and summary in a language, or in French where it is missing.',
    query: TextPageQuery,
    response: TextPageList,
    handle: async ({ db }, { query }): Promise<TextPageList> => {
      const rows = await inLanguage(db, query.language)
        .select(['slug', 'language', 'title', 'summary', 'updated_at'])
        .execute();
      return { pages: rows.map(toSummary) };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/pages/:slug',
    summary: 'A text page in a language, or in French where it is missing.',
    params: z.strictObject({ slug: TextPageSlug }),
    query: TextPageQuery,
    response: TextPage,
    errors: ['NOT_FOUND'],
    handle: async ({ db }, { params, query }): Promise<TextPage> => {
      const row = await inLanguage(db, query.language)
        .where('slug', '=', params.slug)
        .select(['slug', 'language', 'title', 'summary', 'body', 'updated_at'])
        .executeTakeFirst();
      if (!row) throw notFound('Page');
      return Object.assign(toSummary(row), { body: row.body });
    },
  }),
];
