import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import { TEXT_SLUGS } from '../../../contract/pages.ts';
import { LANGUAGES } from '../../../contract/rules/languages.ts';
import type { TextPage, TextPageList } from '../../../contract/pages.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { directly } from '../../testing/system.ts';

let shop: TestOrigin;
beforeAll(async () => {
  shop = await startTestOrigin();
});
afterAll(() => shop.close());

describe('text pages', () => {
  test.each(LANGUAGES)('all exist in %s', async (language) => {
    const { body } = await shop.get<TextPageList>(`/v1/pages?language=${language}`);
    expect(body.pages.map((page) => page.slug)).toEqual([...TEXT_SLUGS]);
    expect(new Set(body.pages.map((page) => page.language))).toEqual(new Set([language]));
    expect(body.pages[0]).not.toHaveProperty('body');
  });

  test('one is returned whole, in French unless requested otherwise', async () => {
    const { body } = await shop.get<TextPage>('/v1/pages/shipping');
    expect(body).toMatchObject({ slug: 'shipping', language: 'fr' });
    expect(body.body).toContain('8\u00a0TND');
    expect((await shop.get<TextPage>('/v1/pages/shipping?language=tn')).body.body).toMatch(
      /\p{Script=Arabic}/u,
    );
  });

  test('falls back to French where a language is missing', async () => {
    const { db } = shop.database;
    await db
      .insertInto('text_pages')
      .values({ slug: 'only-french', language: 'fr', title: 'T', summary: 'S', body: 'B' })
      .execute();
    await db
      .insertInto('text_pages')
      .values({ slug: 'only-german', language: 'de', title: 'T', summary: 'S', body: 'B' })
      .execute();
    const { body } = await shop.get<TextPage>('/v1/pages/only-french?language=en');
    expect(body).toMatchObject({ language: 'fr', body: 'B' });
    const { body: list } = await shop.get<TextPageList>('/v1/pages?language=en');
    expect(list.pages.map(({ slug, language }) => `${slug} ${language}`)).toContain('only-french fr');
    expect((await shop.get<ErrorBody>('/v1/pages/only-german?language=en')).status).toBe(404);
    await directly(db, (own) => own.deleteFrom('text_pages').where('slug', 'like', 'only-%').execute());
  });

  test.each([
    ['/v1/pages/nowhere', 404, undefined],
    ['/v1/pages/No-Slug', 400, 'slug'],
    ['/v1/pages/faq?language=it', 400, 'language'],
    ['/v1/pages?page=2', 400, 'page'],
  ])('%s answers %i', async (url, status, field) => {
    const answer = await shop.get<ErrorBody>(url);
    expect([answer.status, answer.body.error.fields?.[0]?.field]).toEqual([status, field]);
  });
});
