import { describe, expect, it } from 'vitest';
import {
  inlinedAnswers,
  isKeepableAnswer,
  isKeepablePage,
  isPageAddress,
  isPublicPage,
  pageKey,
  readChoices,
} from './keeping.ts';
import { textPages } from '../features/text-pages/links.ts';
import { paths } from '../paths.ts';

const url = (path: string) => new URL(path, 'https://lawaj.tn');
const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response('', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': 'fr', ...headers },
  });

describe('a page may be kept', () => {
  it.each([
    paths.home(),
    paths.product('a'),
    paths.category(['a', 'b']),
    paths.brand('a'),
    paths.shopProducts('a'),
    paths.allProducts(),
    paths.cart(),
    ...Object.values(textPages),
  ])('at %s', (path) => expect(isPublicPage(path)).toBe(true));

  it.each([
    paths.account(),
    paths.orders(),
    paths.admin(),
    paths.login(),
    paths.order(),
    paths.search(),
    paths.trackOrder(),
  ])('never at %s', (path) => expect(isPublicPage(path)).toBe(false));

  it('in the language that was asked for, whole, and when it does not forbid it', () => {
    const fr = { language: 'fr', theme: 'system' } as const;
    expect(isKeepablePage(page(), fr)).toBe(true);
    expect(isKeepablePage(page({ 'content-language': 'ar-TN' }), { ...fr, language: 'tn' })).toBe(true);
    expect(isKeepablePage(page({ 'content-language': 'en' }), fr)).toBe(false);
    expect(isKeepablePage(page({}, 404), fr)).toBe(false);
    expect(isKeepablePage(page({}, 503), fr)).toBe(false);
    expect(isKeepablePage(page({ 'cache-control': 'no-store' }), fr)).toBe(false);
    expect(isKeepablePage(page({ 'cache-control': 'private, max-age=5' }), fr)).toBe(false);
    expect(isKeepablePage(page({ 'content-type': 'application/json' }), fr)).toBe(false);
  });
});

describe('the name of a kept page', () => {
  const fr = readChoices(url('/'), {}, ['fr-FR']);

  it('differs by language and theme', () => {
    const german = readChoices(url('/'), { lang: 'de' }, ['fr-FR']);
    const dark = readChoices(url('/'), { lang: 'fr', theme: 'dark' }, ['de']);
    expect(new Set([fr, german, dark].map((choices) => pageKey(url('/'), choices))).size).toBe(3);
  });

  it('goes by the address, then the cookie, then the browser', () => {
    expect(readChoices(url('/?lang=en'), { lang: 'de' }, ['fr']).language).toBe('en');
    expect(readChoices(url('/'), { lang: 'de' }, ['fr']).language).toBe('de');
    expect(readChoices(url('/'), {}, ['ar-TN', 'fr']).language).toBe('tn');
    expect(readChoices(url('/'), {}, []).language).toBe('fr');
  });

  it('is the same whatever order the parameters have and wherever one comes from', () => {
    const key = pageKey(url('/allproducts?page=2&sort=name'), fr);
    expect(pageKey(url('/allproducts?sort=name&page=2&utm_source=mail&fbclid=1&anything=1&stock='), fr)).toBe(
      key,
    );
    expect(pageKey(url('/?source=app'), fr)).toBe(pageKey(url('/'), fr));
    expect(pageKey(url('/allproducts?page=3&sort=name'), fr)).not.toBe(key);
  });
});

describe('an answer may be kept', () => {
  const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);

  it('when it is whole', async () => {
    expect(await isKeepableAnswer(json({ data: { a: 1 } }))).toBe(true);
  });

  it.each([
    ['with an error in it', json({ data: { a: null }, errors: [{}] })],
    ['without data', json({ errors: [{}] })],
    ['of a failure', json({ data: {} }, { status: 503 })],
    ['that forbids it', json({ data: {} }, { headers: { 'cache-control': 'no-store' } })],
    ['of another kind', new Response('{"data":{}}', { headers: { 'content-type': 'multipart/mixed' } })],
    ['that is no JSON', new Response('<p>', { headers: { 'content-type': 'application/json' } })],
  ])('not one %s', async (_, response) => expect(await isKeepableAnswer(response)).toBe(false));
});

it('the answers of a document are read as the shop’s script reads them', () => {
  const query = { id: 'a', variables: { x: 1 }, data: { name: '</script>' } };
  const record = JSON.stringify({ language: 'fr', queries: [query] }).replaceAll('<', '\\u003c');
  expect(inlinedAnswers(`<p></p><script type="application/json" id="boot">${record}</script>`)).toEqual([
    query,
  ]);
  expect(inlinedAnswers('<p>none</p>')).toEqual([]);
  expect(inlinedAnswers('<script type="application/json" id="boot">{</script>')).toEqual([]);
});

it.each(['/graphql', '/media/a', '/assets/a.js', '/robots.txt', '/sitemap.xml', '/sw.js', '/health'])(
  '%s is no page',
  (path) => expect(isPageAddress(path)).toBe(false),
);
it.each(['/', '/product/a', '/user/orders', '/healthy'])('%s may be one', (path) =>
  expect(isPageAddress(path)).toBe(true),
);
