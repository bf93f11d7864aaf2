/** Text pages as staff edit them, over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  AdminTextList,
  AdminTextPage,
  ChangedTextPage,
  TextPageVersions,
  TextPageVersionText,
} from '../../../contract/admin/texts.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { TEXT_SLUGS } from '../../../contract/pages.ts';
import type { TextPage } from '../../../contract/pages.ts';
import { LANGUAGES } from '../../../contract/rules/languages.ts';
import { run } from '../../base/sql.ts';
import { originalText, seedTextPages } from '../../db/content.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let marketing: Person;
let catalogue: Person;
let owner: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  marketing = await addPerson(shop, 'Marketing');
  catalogue = await addPerson(shop, 'Catalogue');
  owner = await addPerson(shop, 'Owner');
});
afterAll(() => shop.close());

type Changed = ChangedTextPage & ErrorBody;
const at = (slug: string, language = 'fr') => `/v1/admin/pages/${slug}/${language}`;
const read = async (slug: string, language = 'fr') =>
  (await shop.get<AdminTextPage>(at(slug, language), catalogue.headers)).body;
const send = (path: string, version: number, body: object, who = marketing) =>
  shop.post<Changed>(path, body, { ...who.headers, 'if-match': `"${version}"` });
const undo = (id: string | undefined) =>
  shop.post(
    `/v1/admin/audit/changes/${id}/undo`,
    {},
    { ...owner.headers, 'idempotency-key': crypto.randomUUID() },
  );
const versions = async (slug: string, query = '') =>
  (await shop.get<TextPageVersions>(`${at(slug)}/versions${query}`, catalogue.headers)).body;
const events = async () =>
  (
    await run<{ subject: string }>(
      shop.database.db,
      `select subject from outbox where type = 'page.changed' order by id`,
      [],
    )
  ).map(({ subject }) => subject);

describe('all texts of the program', () => {
  const all = TEXT_SLUGS.flatMap((slug) => LANGUAGES.map((language) => [slug, language] as const));

  it('are listed in all languages', async () => {
    const { body } = await shop.get<AdminTextList>('/v1/admin/pages', catalogue.headers);
    expect(body.pages).toHaveLength(all.length);
    expect(body.pages.every(({ edited, isOutdated }) => !edited && !isOutdated)).toBe(true);
  });

  it.each(all)('%s in %s is saved unchanged', async (slug, language) => {
    const before = await read(slug, language);
    const { title, summary, body, version } = before;
    expect(before.original).toEqual({ title, summary, body });
    const { status, body: after } = await send(at(slug, language), version, { title, summary, body });
    expect(status).toBe(200);
    expect(after).toEqual({ ...before, change: null });
  });

  it('are saved unchanged as browsers send line breaks, too', async () => {
    const before = await read('faq');
    const body = before.body.replaceAll('\n', '\r\n');
    const { body: after } = await send(at('faq'), before.version, { body });
    expect(after).toMatchObject({ body: before.body, edited: false, version: before.version });
  });
});

describe('a change', () => {
  const slug = 'about';
  beforeEach(async () => {
    const { version } = await read(slug);
    await send(`${at(slug)}/reset`, version, {});
  });

  it('is shown in the shop, marks the text as edited and the other languages as older', async () => {
    const { version } = await read(slug);
    const before = (await events()).length;
    const { status, body } = await send(at(slug), version, { body: '## Neuf\n\nUn texte neuf.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: version + 1, edited: true, body: '## Neuf\n\nUn texte neuf.' });
    expect(body.change?.canUndoUntil).toEqual(expect.any(String));
    const shown = await shop.get<TextPage>(`/v1/pages/${slug}`);
    expect(shown.body).toMatchObject({ body: body.body, updatedAt: body.updatedAt });
    expect((await events()).slice(before)).toEqual(['about/fr']);
    expect(await read(slug, 'tn')).toMatchObject({ isOutdated: true, edited: false });
    await send(at(slug, 'tn'), (await read(slug, 'tn')).version, { title: 'علينا' });
    expect(await read(slug, 'tn')).toMatchObject({ isOutdated: false, edited: true, title: 'علينا' });
  });

  it('outlives a new version of the program', async () => {
    const { version, title } = await read(slug);
    await send(at(slug), version, { summary: 'À nous.' });
    await seedTextPages(shop.database.db, [
      {
        slug,
        language: 'fr',
        title,
        summary: 'Du programme',
        body: 'B',
        updatedAt: '2099-01-01T00:00:00.000Z',
      },
    ]);
    expect((await read(slug)).summary).toBe('À nous.');
  });

  it('is refused on another version, without one, and by roles that only read', async () => {
    const { version } = await read(slug);
    await send(at(slug), version, { title: 'Un' });
    const stale = await send(at(slug), version, { title: 'Deux' });
    expect(stale.status).toBe(412);
    expect(stale.body.error.fields?.map(({ field }) => field)).toContain('title');
    expect((await shop.post(at(slug), { title: 'Deux' }, marketing.headers)).status).toBe(428);
    expect((await send(at(slug), version + 1, { title: 'Deux' }, catalogue)).status).toBe(403);
    expect((await send(at('nowhere'), 1, { title: 'Deux' })).status).toBe(404);
  });

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(121) }],
    ['summary', { summary: '' }],
    ['summary', { summary: 'x'.repeat(301) }],
    ['body', { body: '\n\n' }],
    ['body', { body: 'x'.repeat(60_001) }],
  ])('names a wrong %s', async (field, changes) => {
    const { version } = await read(slug);
    const { status, body } = await send(at(slug), version, changes);
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, field]);
  });

  it('may have as many characters as the limit says, whatever their bytes', async () => {
    const { version } = await read(slug);
    const { status, body } = await send(at(slug), version, { body: 'ش'.repeat(60_000) });
    expect([status, body.body.length]).toEqual([200, 60_000]);
  });

  it('is undone: the text follows the program again', async () => {
    const before = await read(slug);
    const { body } = await send(at(slug), before.version, { title: 'Un', body: 'Deux' });
    const seen = (await events()).length;
    expect((await undo(body.change?.id)).status).toBe(200);
    const { title, body: text, edited } = await read(slug);
    expect({ title, text, edited }).toEqual({ title: before.title, text: before.body, edited: false });
    expect((await events()).slice(seen)).toEqual(['about/fr']);
  });

  it('is a version that can be read and restored', async () => {
    const first = await read(slug);
    const { body: second } = await send(at(slug), first.version, { title: 'Titre deux' });
    const { body: third } = await send(at(slug), second.version, { title: 'Titre trois' });
    const { versions: listed, pagination } = await versions(slug, '?limit=2');
    expect(listed.map(({ number, title }) => [number, title])).toEqual([
      [third.version, 'Titre trois'],
      [second.version, 'Titre deux'],
    ]);
    expect(listed[0]?.author).toEqual({ accountNumber: marketing.accountNumber, name: 'Amel Ben Salah' });
    expect(pagination.hasNext).toBe(true);
    const { body: text } = await shop.get<TextPageVersionText>(
      `${at(slug)}/versions/${second.version}`,
      catalogue.headers,
    );
    expect(text).toMatchObject({ title: 'Titre deux', body: first.body });
    const restored = await send(`${at(slug)}/restore`, third.version, { number: second.version });
    expect(restored.body).toMatchObject({ title: 'Titre deux', version: third.version + 1, edited: true });
    const missing = await send(`${at(slug)}/restore`, restored.body.version, { number: 9_999 });
    expect(missing.status).toBe(404);
    const all = await versions(slug, '?limit=100');
    expect(all.versions.at(-1)).toMatchObject({ number: 1, author: null });
  });

  it('gives way to the text of the program', async () => {
    const { version } = await read(slug);
    const { body } = await send(at(slug), version, { title: 'Un', body: 'Deux' });
    const { body: reset } = await send(`${at(slug)}/reset`, body.version, {});
    const original = await originalText(slug, 'fr');
    expect(reset).toMatchObject({
      title: original?.title,
      body: original?.body,
      updatedAt: original?.updatedAt,
      edited: false,
    });
    expect((await undo(reset.change?.id)).status).toBe(200);
    expect(await read(slug)).toMatchObject({ title: 'Un', body: 'Deux', edited: true });
  });

  it('versions are never rewritten', async () => {
    await expect(
      run(shop.database.db, `update text_page_versions set title = 'x' where slug = $1`, [slug]),
    ).rejects.toThrow();
  });
});
