import { lexer } from 'marked';
import type { Tokens } from 'marked';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TEXT_SLUGS } from '../../contract/pages.ts';
import { LANGUAGES } from '../../contract/rules/languages.ts';
import { openTestDatabase } from '../testing/database.ts';
import { parseContentFile, readContent, seedTextPages } from './content.ts';
import type { ContentPage } from './content.ts';
import type { OriginDatabase } from './database.ts';
import { directly } from '../testing/system.ts';

describe('a content file', () => {
  const good = '---\ntitle: Livraison : tarif\nsummary: Court.\nupdated: 2026-11-21\n---\n\n## A\n\nb\n';

  test('has title, summary and day before its text', () => {
    expect(parseContentFile('shipping.fr.md', good)).toEqual({
      slug: 'shipping',
      language: 'fr',
      title: 'Livraison : tarif',
      summary: 'Court.',
      body: '## A\n\nb',
      updatedAt: '2026-11-21T00:00:00.000Z',
    });
  });

  test.each([
    ['shipping.it.md', good, /^shipping\.it\.md: it is not a language/],
    ['Shipping.fr.md', good, /must be named/],
    ['a.fr.md', 'text', /must begin with title/],
    ['a.fr.md', good.replace('summary: Court.\n', ''), /summary is missing/],
    ['a.fr.md', good.replace('2026-11-21', 'today'), /updated must be a day/],
  ])('%s is refused by name', (name, text, message) => {
    expect(() => parseContentFile(name, text)).toThrow(message);
  });
});

describe('the texts of the program', async () => {
  const all = await readContent();
  /** Structure of a text, without its words. */
  const shape = (page: ContentPage | undefined) =>
    lexer(page?.body ?? '').flatMap((token) => {
      if (token.type === 'space') return [];
      if (token.type === 'heading') return `h${(token as Tokens.Heading).depth}`;
      if (token.type === 'list') return `list of ${(token as Tokens.List).items.length}`;
      if (token.type !== 'table') return token.type;
      const { header, rows } = token as Tokens.Table;
      return `table of ${header.length} by ${rows.length}`;
    });
  const of = (slug: string, language: string) =>
    all.find((page) => page.slug === slug && page.language === language);

  test('have every page in every language', () => {
    expect(all.map((page) => `${page.slug}.${page.language}`).sort()).toEqual(
      TEXT_SLUGS.flatMap((slug) => LANGUAGES.map((language) => `${slug}.${language}`)).sort(),
    );
  });

  test.each(TEXT_SLUGS)('%s has the same structure in every language', (slug) => {
    const french = shape(of(slug, 'fr'));
    expect(french.length).toBeGreaterThan(5);
    for (const language of LANGUAGES) expect(shape(of(slug, language))).toEqual(french);
  });

  test.each(TEXT_SLUGS)('%s has the same links in every language', (slug) => {
    const links = (language: string) =>
      [...(of(slug, language)?.body.matchAll(/\]\(([^)]+)\)/g) ?? [])].map(([, to]) => to ?? '').sort();
    for (const language of LANGUAGES) expect(links(language)).toEqual(links('fr'));
  });

  test.each(TEXT_SLUGS)('%s has the same numbers in every language', (slug) => {
    // Amounts, days and sizes; a number may be a word in one language and digits in another.
    const numbers = (language: string) =>
      [
        ...(of(slug, language)
          ?.body.replace(/^\d+\. /gm, '')
          .matchAll(/\d+/g) ?? []),
      ]
        .map(([n]) => n)
        .sort();
    for (const language of LANGUAGES) expect(numbers(language)).toEqual(numbers('fr'));
  });
});

describe('text pages in a database', () => {
  let database: OriginDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  const page = (body: string, day: string): ContentPage => ({
    slug: 'faq',
    language: 'fr',
    title: 'T',
    summary: 'S',
    body,
    updatedAt: `${day}T00:00:00.000Z`,
  });
  const body = async () =>
    (await database.db.selectFrom('text_pages').select('body').executeTakeFirstOrThrow()).body;

  test('are added once', async () => {
    expect(await seedTextPages(database.db, [page('one', '2026-01-01')])).toEqual({ written: 1 });
    expect(await seedTextPages(database.db, [page('one', '2026-01-01')])).toEqual({ written: 0 });
  });

  test('are updated by a newer version of the program, never by an older one', async () => {
    await seedTextPages(database.db, [page('two', '2026-02-01')]);
    await seedTextPages(database.db, [page('one', '2026-01-01')]);
    expect(await body()).toBe('two');
    await seedTextPages(database.db, [page('two, put right on the same day', '2026-02-01')]);
    expect(await body()).toBe('two, put right on the same day');
    await seedTextPages(database.db, [page('three', '2026-03-01')]);
    expect(await body()).toBe('three');
  });

  test('edited ones are not overwritten', async () => {
    await seedTextPages(database.db, [page('one', '2026-01-01')]);
    await directly(database.db, (trx) =>
      trx.updateTable('text_pages').set({ body: 'mine', edited: true }).execute(),
    );
    expect(await seedTextPages(database.db, [page('two', '2026-02-01')])).toEqual({ written: 0 });
    expect(await body()).toBe('mine');
  });
});
