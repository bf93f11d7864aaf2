/** Searches that lead to a page of the shop: whatever a text's writing, and never in a circle. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchRedirect, SearchRedirects } from '../../../contract/admin/search-redirects.ts';
import type { ProductPage } from '../../../contract/catalogue.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { run } from '../../base/sql.ts';
import { renewRedirects } from '../../search/redirects.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let marketing: Person;
let support: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  marketing = await addPerson(shop, 'Marketing');
  support = await addPerson(shop, 'Support');
});
afterAll(() => shop.close());

const LIST = '/v1/admin/search-redirects';
let keys = 0;
const create = (term: string, path: string, who = marketing) =>
  shop.post<SearchRedirect & ErrorBody>(
    LIST,
    { term, path },
    { ...who.headers, 'idempotency-key': `redirect-${(keys += 1)}` },
  );
const leadsTo = async (input: string) => {
  const { body } = await shop.get<ProductPage>(`/v1/admin/products?input=${encodeURIComponent(input)}`);
  return body.searchRedirect;
};
const listed = async () => (await shop.get<SearchRedirects>(LIST, support.headers)).body.redirects;

it('a search is redirected in whatever way its text is written', async () => {
  expect(await leadsTo('livraison')).toBeUndefined();
  expect((await create('La livraison', '/shipping', support)).status).toBe(403);
  expect((await create('La livraison', '/shipping')).body).toMatchObject({
    term: 'La livraison',
    form: 'livraison',
    path: '/shipping',
    version: 1,
    change: { canUndoUntil: null },
  });
  expect((await create('التوصيل', '/shipping')).status).toBe(200);
  expect((await create('Größentabelle', '/size-guide')).status).toBe(200);
  for (const text of ['livraison', 'LIVRAISONS', '  une livraison ?', '"livraison"'])
    expect(await leadsTo(text)).toBe('/shipping');
  for (const text of ['توصيل', 'التَّوصيل']) expect(await leadsTo(text)).toBe('/shipping');
  expect(await leadsTo('grossentabelle')).toBe('/size-guide');
  expect(await leadsTo('livraison tapis')).toBeUndefined();
});

it('only paths of the shop are accepted', async () => {
  for (const path of [
    'https://example.com/',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    'javascript:alert(1)',
    'deals',
    '/a b',
    '',
  ])
    expect(await create('ailleurs', path)).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'path' }] } },
    });
  expect(await create('ailleurs', `/${'a'.repeat(500)}`)).toMatchObject({ status: 400 });
  expect(await create('?!', '/deals')).toMatchObject({
    body: { error: { fields: [{ field: 'term', code: 'INVALID' }] } },
  });
});

it('a search never leads back to itself, nor has two redirects', async () => {
  const circle = { status: 400, body: { error: { fields: [{ field: 'path', code: 'INVALID' }] } } };
  expect(await create('kilim', '/search?q=les+kilims')).toMatchObject(circle);
  expect((await create('kilim', '/search?q=tapis')).status).toBe(200);
  expect(await create('tapis', '/search?q=KILIM')).toMatchObject(circle);
  expect((await create('natte', '/search?q=kilim')).status).toBe(200);
  expect(await create('tapis', '/search?q=nattes')).toMatchObject(circle);
  expect(await create('Kilims', '/deals')).toMatchObject({
    status: 400,
    body: { error: { fields: [{ field: 'term', code: 'TAKEN' }] } },
  });
});

it('a redirect is changed with its version and deleted, both in the log', async () => {
  const { body } = await create('soldes', '/deals');
  const path = `${LIST}/${body._id}`;
  const change = (version: number, given: object) =>
    shop.post<SearchRedirect>(path, given, { ...marketing.headers, 'if-match': `"${version}"` });
  expect((await change(1, { term: 'promotions', path: '/deals' })).body).toMatchObject({
    version: 2,
    form: 'promotion',
  });
  expect((await change(1, { term: 'promos', path: '/deals' })).status).toBe(412);
  expect(await leadsTo('soldes')).toBeUndefined();
  expect(await leadsTo('promotion')).toBe('/deals');
  expect((await listed())[0]).toMatchObject({ term: 'promotions', path: '/deals' });
  expect((await shop.delete(path, undefined, marketing.headers)).status).toBe(200);
  expect(await leadsTo('promotion')).toBeUndefined();
  expect((await listed()).map(({ _id }) => _id)).not.toContain(body._id);
  const entries = await run<{ action: string }>(
    shop.database.db,
    `select action from audit_log where entity = 'search_redirects' and entity_id = $1 order by id`,
    [body._id],
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'search-redirect.create',
    'search-redirect.update',
    'search-redirect.delete',
  ]);
});

it('a change is undone, unless the earlier text leads elsewhere by now', async () => {
  const { body } = await create('rentrée', '/deals');
  const changed = async (version: number, given: object) => {
    const { body: redirect } = await shop.post<SearchRedirect>(`${LIST}/${body._id}`, given, {
      ...marketing.headers,
      'if-match': `"${version}"`,
    });
    return redirect.change?.id ?? '';
  };
  const undo = (id: string) =>
    shop.post<ErrorBody>(
      `/v1/admin/audit/changes/${id}/undo`,
      {},
      { ...marketing.headers, 'idempotency-key': `undo-change-${id}` },
    );
  const first = await changed(1, { term: 'cartables', path: '/returns' });
  expect((await undo(first)).status).toBe(200);
  expect(await leadsTo('rentree')).toBe('/deals');
  expect(await leadsTo('cartable')).toBeUndefined();

  const second = await changed(3, { term: 'cartables', path: '/returns' });
  await create('rentrée', '/new');
  expect((await undo(second)).body.error).toMatchObject({ code: 'CONFLICT' });
  expect(await leadsTo('rentree')).toBe('/new');
  expect(await leadsTo('cartable')).toBe('/returns');
});

it('what another version of the program made of a text is renewed', async () => {
  const { db } = shop.database;
  await create('retours', '/returns');
  await run(db, `update search_redirects set form = 'former ' || form`, []);
  expect(await leadsTo('retours')).toBeUndefined();
  await renewRedirects(db);
  expect(await leadsTo('retours')).toBe('/returns');
});
