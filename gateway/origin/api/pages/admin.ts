/** Routes by which the back office edits text pages. */
import { z } from 'zod';
import {
  AdminTextList,
  AdminTextPage,
  ChangedTextPage,
  TextPageChanges,
  TextPageKey,
  TextPageRestore,
  TextPageVersions,
  TextPageVersionsQuery,
  TextPageVersionText,
} from '../../../contract/admin/texts.ts';
import { TEXT_PAGE_LIMITS } from '../../../contract/rules/limits.ts';
import { queryInt } from '../../../contract/catalogue.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { tagVersion } from '../write.ts';
import type { VersionedRow } from '../write.ts';
import {
  changeText,
  listTexts,
  listVersions,
  readText,
  readVersion,
  resetText,
  restoreText,
} from './edit.ts';
import type { TextKey } from './edit.ts';

/** UTF-8 takes up to three bytes for a character, escapes in JSON up to six; only few characters are escaped. */
const BODY_LIMIT = TEXT_PAGE_LIMITS.body * 3 + 16_384;

const PATH = '/v1/admin/pages/:slug/:language';
const textRow = ({ slug, language }: TextKey): VersionedRow => ({
  table: 'text_pages',
  key: { slug, language },
  what: 'Page',
});
const READ_REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
const REFUSALS = [...READ_REFUSALS, 'CONFLICT', 'STALE', 'PRECONDITION_REQUIRED'] as const;

export const adminPageRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/pages',
    summary: 'All text pages in all languages, by slug, without their texts.',
    query: z.strictObject({}),
    response: AdminTextList,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }): Promise<AdminTextList> => ({ pages: await listTexts(db) }),
  }),
  route({
    method: 'GET',
    path: PATH,
    summary: 'A text page in one language, with its Markdown and the text of the program.',
    params: TextPageKey,
    query: z.strictObject({}),
    response: AdminTextPage,
    errors: READ_REFUSALS,
    handle: async ({ db }, { params, reply }): Promise<AdminTextPage> => {
      const page = await readText(db, params);
      tagVersion(reply, page.version);
      return page;
    },
  }),
  route({
    method: 'GET',
    path: `${PATH}/versions`,
    summary: 'Texts that a page had, the latest first.',
    params: TextPageKey,
    query: TextPageVersionsQuery,
    response: TextPageVersions,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { params, query }): Promise<TextPageVersions> => listVersions(db, params, query),
  }),
  route({
    method: 'GET',
    path: `${PATH}/versions/:number`,
    summary: 'A text that a page had.',
    params: TextPageKey.extend({ number: queryInt(1, 999_999_999) }),
    query: z.strictObject({}),
    response: TextPageVersionText,
    errors: READ_REFUSALS,
    handle: async ({ db }, { params }): Promise<TextPageVersionText> =>
      readVersion(db, params, params.number),
  }),
  route({
    method: 'POST',
    path: PATH,
    summary: 'Changes title, summary or text of a page: absent is unchanged.',
    params: TextPageKey,
    body: TextPageChanges,
    bodyLimit: BODY_LIMIT,
    response: ChangedTextPage,
    errors: REFUSALS,
    write: { action: 'page.update', row: textRow, canUndo: true },
    handle: async (_, { params, body, write }) => write((trx) => changeText(trx, params, body)),
  }),
  route({
    method: 'POST',
    path: `${PATH}/restore`,
    summary: 'Gives a page the text of an earlier version again, as a new version.',
    params: TextPageKey,
    body: TextPageRestore,
    response: ChangedTextPage,
    errors: REFUSALS,
    write: { action: 'page.restore', row: textRow, canUndo: true },
    handle: async (_, { params, body, write }) => write((trx) => restoreText(trx, params, body.number)),
  }),
  route({
    method: 'POST',
    path: `${PATH}/reset`,
    summary: 'Gives a page the text of the program again, which new versions of the program then replace.',
    params: TextPageKey,
    body: z.strictObject({}),
    response: ChangedTextPage,
    errors: REFUSALS,
    write: { action: 'page.reset', row: textRow, canUndo: true },
    handle: async (_, { params, write }) => write((trx) => resetText(trx, params)),
  }),
];
