/** Text pages as staff edit them: reads, changes and versions. */
import type { Kysely, Selectable } from 'kysely';
import type {
  AdminTextPage,
  AdminTextSummary,
  TextContent,
  TextPageChanges,
  TextPageVersion,
  TextPageVersions,
  TextPageVersionText,
} from '../../../contract/admin/texts.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import { FALLBACK_LANGUAGE } from '../../../contract/rules/languages.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { NEWEST_FIRST, sortedPage } from '../../base/sorted.ts';
import type { Condition, PageQuery } from '../../base/sorted.ts';
import { PERSON_NAME, run } from '../../base/sql.ts';
import { originalText } from '../../db/content.ts';
import type { Database, TextPagesTable } from '../../db/tables.ts';
import { emit } from '../events/feed.ts';

/** A text page in one language. */
export interface TextKey {
  slug: string;
  language: LanguageCode;
}

/** The key of a text page as the audit log and events have it. */
const entityIdOf = ({ slug, language }: TextKey): string => `${slug}/${language}`;

type PageRow = Selectable<TextPagesTable> & { outdated: boolean };

const SELECT = `select p.*, coalesce(p.language <> '${FALLBACK_LANGUAGE}' and p.updated_at < f.updated_at, false) as outdated
  from text_pages p left join text_pages f on f.slug = p.slug and f.language = '${FALLBACK_LANGUAGE}'`;

const toSummary = (row: PageRow): AdminTextSummary => ({
  slug: row.slug,
  language: row.language,
  version: row.version,
  title: row.title,
  summary: row.summary,
  edited: row.edited,
  isOutdated: row.outdated,
  updatedAt: row.updated_at.toISOString(),
});

/** All text pages in all languages, by slug. */
export async function listTexts(db: Kysely<Database>): Promise<AdminTextSummary[]> {
  return (await run<PageRow>(db, `${SELECT} order by p.slug, p.language`, [])).map(toSummary);
}

/** A text page with its Markdown. @throws NOT_FOUND */
export async function readText(db: Kysely<Database>, { slug, language }: TextKey): Promise<AdminTextPage> {
  const [row] = await run<PageRow>(db, `${SELECT} where p.slug = $1 and p.language = $2`, [slug, language]);
  if (!row) throw notFound('Page');
  const original = await originalText(slug, language);
  return {
    ...toSummary(row),
    body: row.body,
    original: original ? { title: original.title, summary: original.summary, body: original.body } : null,
  };
}

/** Sets columns of a text to their earlier values. `entityId`: as in the audit log. */
export async function undoText(
  trx: Kysely<Database>,
  entityId: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [slug = '', language = ''] = entityId.split('/');
  // The key is that of a row: its language is one.
  const key = { slug, language: language as LanguageCode };
  await write(trx, key, { ...pick(await readText(trx, key)), ...values }, new Date());
}

/** Changes a text whose row is locked; the shop shows it at once. */
export async function changeText(
  trx: Kysely<Database>,
  key: TextKey,
  changes: TextPageChanges,
): Promise<AdminTextPage> {
  const before = await readText(trx, key);
  const fields = ['title', 'summary', 'body'] as const;
  if (fields.every((field) => changes[field] === undefined || changes[field] === before[field]))
    return before;
  return write(trx, key, { ...pick(before), ...changes }, new Date());
}

const pick = ({ title, summary, body }: TextContent): TextContent => ({ title, summary, body });

async function write(
  trx: Kysely<Database>,
  key: TextKey,
  content: TextContent,
  updatedAt: Date | string,
): Promise<AdminTextPage> {
  await trx
    .updateTable('text_pages')
    .set({ ...content, updated_at: updatedAt })
    .where('slug', '=', key.slug)
    .where('language', '=', key.language)
    .execute();
  await emit(trx, 'page.changed', entityIdOf(key));
  return readText(trx, key);
}

/** Gives a page the text of an earlier version again, as a new version. @throws NOT_FOUND */
export async function restoreText(
  trx: Kysely<Database>,
  key: TextKey,
  number: number,
): Promise<AdminTextPage> {
  return changeText(trx, key, pick(await readVersion(trx, key, number)));
}

/** Gives a page the program's text again, which new versions of the program then replace. @throws CONFLICT when it has none */
export async function resetText(trx: Kysely<Database>, key: TextKey): Promise<AdminTextPage> {
  const original = await originalText(key.slug, key.language);
  if (!original) throw new ApiError('CONFLICT', 'The program has no text for this page');
  return write(trx, key, pick(original), original.updatedAt);
}

interface VersionRow extends TextKey {
  id: number;
  number: number;
  title: string;
  summary: string;
  body: string;
  actor_account: string | null;
  author: string | null;
  created_at: Date;
}

const VERSIONS = {
  name: 'text-versions',
  select: `v.*, v.number as id, ${PERSON_NAME} as author`,
  from: 'text_page_versions v left join users u on u.account_number = v.actor_account',
  id: 'v.number',
  sort: NEWEST_FIRST,
};

const ofPage = ({ slug, language }: TextKey): Condition[] => [
  (parameters) => `v.slug = ${parameters.add(slug)}`,
  (parameters) => `v.language = ${parameters.add(language)}`,
];

const toVersion = (row: VersionRow): TextPageVersion => ({
  slug: row.slug,
  language: row.language,
  number: row.number,
  title: row.title,
  summary: row.summary,
  author: row.actor_account === null ? null : { accountNumber: row.actor_account, name: row.author },
  createdAt: row.created_at.toISOString(),
});

/** Texts that a page had, the latest first; that is the present one. */
export async function listVersions(
  db: Kysely<Database>,
  key: TextKey,
  query: PageQuery,
): Promise<TextPageVersions> {
  const { items, ...page } = await sortedPage(
    db,
    { ...VERSIONS, where: ofPage(key) },
    query,
    (rows: VersionRow[]) => rows.map(toVersion),
  );
  return { versions: items, ...page };
}

/** A text that a page had. @throws NOT_FOUND */
export async function readVersion(
  db: Kysely<Database>,
  { slug, language }: TextKey,
  number: number,
): Promise<TextPageVersionText> {
  const [row] = await run<VersionRow>(
    db,
    `select ${VERSIONS.select} from ${VERSIONS.from} where v.slug = $1 and v.language = $2 and v.number = $3`,
    [slug, language, number],
  );
  if (!row) throw notFound('Version');
  return { ...toVersion(row), body: row.body };
}
