/** The texts of the program: `content/<slug>.<language>.md`, inserted into the database where they are missing. */
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { LanguageCode } from '../../contract/pages.ts';
import type { Database } from './tables.ts';

const FOLDER = new URL('./content/', import.meta.url);
const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]+)\.md$/;
const HEADER = /^---\n([\s\S]*?)\n---\n/;

/** Contents of a text page's file. */
export interface ContentPage {
  slug: string;
  language: LanguageCode;
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  /** Day of the last change, an instant in ISO 8601. */
  updatedAt: string;
}

/** Parses the text of one file. Throws an Error that names the file and the fault. */
export function parseContentFile(name: string, text: string): ContentPage {
  const fail = (what: string): never => {
    throw new Error(`${name}: ${what}`);
  };
  const [, slug = fail('must be named <slug>.<language>.md'), code = ''] = FILE.exec(name) ?? [];
  const language = LanguageCode.safeParse(code);
  const [head = fail('must begin with title, summary and updated between two lines of ---'), lines = ''] =
    HEADER.exec(text) ?? [];
  const fields = new Map(
    lines.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  const field = (key: string): string => fields.get(key) || fail(`${key} is missing`);
  const updated = field('updated');
  if (!/^\d{4}-\d\d-\d\d$/.test(updated)) fail('updated must be a day such as 2026-11-21');
  return {
    slug,
    language: language.data ?? fail(`${code} is not a language of the shop`),
    title: field('title'),
    summary: field('summary'),
    body: text.slice(head.length).trim(),
    updatedAt: `${updated}T00:00:00.000Z`,
  };
}

let originals: Promise<ReadonlyMap<string, ContentPage>> | undefined;

/** The program's text of a page; undefined: it has none. The files are read once. */
export async function originalText(slug: string, language: LanguageCode): Promise<ContentPage | undefined> {
  originals ??= readContent().then(
    (pages) => new Map(pages.map((page) => [`${page.slug}.${page.language}`, page])),
  );
  return (await originals).get(`${slug}.${language}`);
}

/** All texts of the program, by slug and language. */
export async function readContent(): Promise<ContentPage[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => parseContentFile(name, await readFile(new URL(name, FOLDER), 'utf8'))),
  );
}

/**
 * Inserts missing texts, and updates those that a newer version of the program changed and staff have not
 * edited. Several processes may call it at once.
 */
export async function seedTextPages(
  db: Kysely<Database>,
  pages?: readonly ContentPage[],
): Promise<{ written: number }> {
  const rows = (pages ?? (await readContent())).map((page) => ({
    slug: page.slug,
    language: page.language,
    title: page.title,
    summary: page.summary,
    body: page.body,
    updated_at: page.updatedAt,
  }));
  if (rows.length === 0) return { written: 0 };
  const written = await db
    .insertInto('text_pages')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['slug', 'language'])
        .doUpdateSet((row) => ({
          title: row.ref('excluded.title'),
          summary: row.ref('excluded.summary'),
          body: row.ref('excluded.body'),
          updated_at: row.ref('excluded.updated_at'),
        }))
        .where('text_pages.edited', '=', false)
        .whereRef('text_pages.updated_at', '<=', 'excluded.updated_at')
        .where(
          sql<boolean>`(text_pages.title, text_pages.summary, text_pages.body) is distinct from (excluded.title, excluded.summary, excluded.body)`,
        ),
    )
    .returning('slug')
    .execute();
  return { written: written.length };
}
