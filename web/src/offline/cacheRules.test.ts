import { describe, expect, it } from 'vitest';
import {
  inlinedResponses,
  isCacheableResponse,
  isCacheablePage,
  isPublicPage,
  pageKey,
  readChoices,
} from './cacheRules.ts';
import { isServerPath, serverPaths } from '../../../gateway/contract/rules/server-paths.ts';
import { pageAt } from '../pageManifest.ts';
import { WORKER } from './names.ts';
import { textPages } from '../../../gateway/contract/rules/text-pages.ts';
import { paths } from '../paths.ts';

const url = (path: string) => new URL(path, 'https://lawaj.tn');
const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response('', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': 'fr', ...headers },
  });

describe('a page may be cached', () => {
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

  it('in the requested language, complete, and if its headers allow it', () => {
    const fr = { language: 'fr', theme: 'system' } as const;
    expect(isCacheablePage(page(), fr)).toBe(true);
    expect(isCacheablePage(page({ 'content-language': 'ar-TN' }), { ...fr, language: 'tn' })).toBe(true);
    expect(isCacheablePage(page({ 'content-language': 'en' }), fr)).toBe(false);
    expect(isCacheablePage(page({}, 404), fr)).toBe(false);
    expect(isCacheablePage(page({}, 503), fr)).toBe(false);
    expect(isCacheablePage(page({ 'cache-control': 'no-store' }), fr)).toBe(false);
    expect(isCacheablePage(page({ 'cache-control': 'private, max-age=5' }), fr)).toBe(false);
    expect(isCacheablePage(page({ 'content-type': 'application/json' }), fr)).toBe(false);
  });
});

describe('the key of a cached page', () => {
  const fr = readChoices(url('/'), {}, ['fr-FR']);

  it('differs by language and theme', () => {
    const german = readChoices(url('/'), { lang: 'de' }, ['fr-FR']);
    const dark = readChoices(url('/'), { lang: 'fr', theme: 'dark' }, ['de']);
    expect(new Set([fr, german, dark].map((choices) => pageKey(url('/'), choices))).size).toBe(3);
  });

  it('depends on the URL, then the cookie, then the browser', () => {
    expect(readChoices(url('/?lang=en'), { lang: 'de' }, ['fr']).language).toBe('en');
    expect(readChoices(url('/'), { lang: 'de' }, ['fr']).language).toBe('de');
    expect(readChoices(url('/'), {}, ['ar-TN', 'fr']).language).toBe('tn');
    expect(readChoices(url('/'), {}, []).language).toBe('fr');
  });

  it('does not depend on the order of parameters or on unknown ones', () => {
    const key = pageKey(url('/allproducts?page=2&sort=name'), fr);
    expect(pageKey(url('/allproducts?sort=name&page=2&utm_source=mail&fbclid=1&anything=1&stock='), fr)).toBe(
      key,
    );
    expect(pageKey(url('/?source=app'), fr)).toBe(pageKey(url('/'), fr));
    expect(pageKey(url('/allproducts?page=3&sort=name'), fr)).not.toBe(key);
  });
});

describe('a response may be cached', () => {
  const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);

  it('if it is complete', async () => {
    expect(await isCacheableResponse(json({ data: { a: 1 } }))).toBe(true);
  });

  it.each([
    ['with an error in it', json({ data: { a: null }, errors: [{}] })],
    ['without data', json({ errors: [{}] })],
    ['of a failure', json({ data: {} }, { status: 503 })],
    ['that forbids it', json({ data: {} }, { headers: { 'cache-control': 'no-store' } })],
    ['of another kind', new Response('{"data":{}}', { headers: { 'content-type': 'multipart/mixed' } })],
    ['that is no JSON', new Response('<p>', { headers: { 'content-type': 'application/json' } })],
  ])('not one %s', async (_, response) => expect(await isCacheableResponse(response)).toBe(false));
});

it('a document’s inlined responses are read as the client’s script reads them', () => {
  const query = { id: 'a', variables: { x: 1 }, data: { name: '</script>' } };
  const record = JSON.stringify({ language: 'fr', queries: [query] }).replaceAll('<', '\\u003c');
  expect(inlinedResponses(`<p></p><script type="application/json" id="boot">${record}</script>`)).toEqual([
    query,
  ]);
  expect(inlinedResponses('<p>none</p>')).toEqual([]);
  expect(inlinedResponses('<script type="application/json" id="boot">{</script>')).toEqual([]);
});

describe('a path that the gateway answers itself', () => {
  it.each([
    ...Object.values(serverPaths),
    '/media/a',
    '/assets/a.js',
    '/payments/return/x',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-products.xml',
    WORKER,
  ])('%s', (path) => expect(isServerPath(path)).toBe(true));

  it.each(Object.values(serverPaths))('%s is not the path of a page', (path) =>
    expect(pageAt(path)).toBeUndefined(),
  );

  // The password recovery is linked from mails like the paths above, but it is a page: it must open from the shell.
  it.each([...new Set(Object.values(paths).map((path) => path(['x'] as never)))])(
    'is not the path of the page %s',
    (path) => expect(isServerPath(new URL(path, 'https://lawaj.tn').pathname)).toBe(false),
  );
});
