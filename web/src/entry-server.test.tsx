import { describe, expect, it, vi } from 'vitest';
import type { Assets } from './document/assets.ts';
import type { Boot } from './document/boot.ts';
import type { Executed, PageRequest } from '../../gateway/contract/rules/page-rendering.ts';
import { renderPage } from './entry-server.tsx';
import layoutQuery from './layouts/__generated__/StoreLayoutQuery$parameters.ts';
import { mockedLayout } from './layouts/mockedLayout.ts';

const assets: Assets = { forPage: () => ({ head: '<style></style>', styleHashes: ['sha256-x'] }) };

function request(url: string, page: Executed | Error, over: Partial<PageRequest> = {}) {
  const execute = vi.fn((id: string) => {
    if (id === layoutQuery.params.id) return Promise.resolve(mockedLayout);
    return page instanceof Error ? Promise.reject(page) : Promise.resolve(page);
  });
  const full: PageRequest = {
    url,
    publicUrl: 'https://lawaj.tn',
    language: 'fr',
    theme: 'system',
    now: 1_700_000_000_000,
    seed: 7,
    execute,
    ...over,
  };
  return { execute, result: renderPage(full, assets) };
}

const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Boot;

describe('a page rendered on the server', () => {
  it('at an unknown path is a 404 with a complete document and links', async () => {
    const { status, html, styleHashes } = await request('/no/such/page', {}).result;
    expect(status).toBe(404);
    expect(styleHashes).toEqual(['sha256-x']);
    expect(html).toMatch(/^<!doctype html>\n<html lang="fr" dir="ltr">/);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toContain('href="/allproducts"');
  });

  it('of the back-office is the same at every path below /admin, has no data and is never stored', async () => {
    for (const path of ['/admin', '/admin/orders', '/admin/orders/x?tab=history', '/admin/no/such/screen']) {
      const { status, html, maxAge, isNeverStored } = await request(path, {}).result;
      expect([status, maxAge, isNeverStored], path).toEqual([200, 0, true]);
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toContain('<footer');
    }
  });

  it('with an unknown slug is a 404, with its responses inlined', async () => {
    const { status, html, maxAge } = await request('/product/x', { data: { product: null }, maxAge: 5 })
      .result;
    expect([status, maxAge]).toEqual([404, 5]);
    expect(bootOf(html)).toMatchObject({
      failed: false,
      seed: 7,
      queries: [{}, { data: { product: null } }],
    });
  });

  it('has its query’s variables from the URL', async () => {
    const { execute, result } = request('/product/caf%C3%A9', { data: { product: null } });
    await result;
    expect(execute).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ slug: 'café' }));
  });

  it('redirects permanently and keeps the query string', async () => {
    expect(await request('/home?lang=de', {}).result).toMatchObject({ status: 301, redirect: '/?lang=de' });
  });

  it('leads a redirected search to another page for now, without its query string', async () => {
    const page = { data: { products: { searchRedirect: '/category/tapis' } }, maxAge: 15 };
    for (const [query, redirect] of [
      ['?q=tapis&sort=price', '/category/tapis'],
      ['?q=tapis&lang=de', '/category/tapis?lang=de'],
    ] as const)
      expect(await request(`/search${query}`, page, { language: 'de' }).result).toMatchObject({
        status: 302,
        redirect,
        maxAge: 15,
      });
  });

  it('is right-to-left in Tunisian, keeps the language in links, and has the chosen theme', async () => {
    const { html } = await request('/nowhere?lang=tn', {}, { language: 'tn', theme: 'dark' }).result;
    expect(html).toContain('<html lang="ar-TN" dir="rtl" class="dark">');
    expect(html).toContain('href="/allproducts?lang=tn"');
  });

  const failed = (code: string, path?: readonly string[]) => ({
    message: 'secret of the server',
    extensions: { code },
    path,
  });

  it.each<[string, Executed | Error, number, number | undefined, RegExp]>([
    [
      'no data, an upstream at fault',
      { errors: [failed('UPSTREAM_ERROR')] },
      503,
      10,
      /n’arrive pas à répondre/,
    ],
    [
      'its main field null for an error at it',
      { data: { product: null }, errors: [failed('UPSTREAM_TIMEOUT', ['product'])] },
      503,
      10,
      /n’arrive pas à répondre/,
    ],
    [
      'its main field null for an error below it',
      { data: { product: null }, errors: [failed('UPSTREAM_UNAVAILABLE', ['product', 'related'])] },
      503,
      10,
      /n’arrive pas à répondre/,
    ],
    [
      'its main field not offered by the upstream',
      { data: { product: null }, errors: [failed('NOT_SUPPORTED_BY_UPSTREAM', ['product'])] },
      200,
      undefined,
      /Cette page n’est pas disponible/,
    ],
    ['a fault of our own', new Error('secret of the server'), 500, undefined, /Une erreur est survenue/],
  ])('that has %s says so, is not kept and starts anew in the browser', async (_, page, ...wanted) => {
    const { status, html, maxAge, retryAfter, isPartial } = await request('/product/x', page).result;
    const [wantedStatus, wantedPause, words] = wanted;
    expect([status, retryAfter, maxAge, isPartial]).toEqual([wantedStatus, wantedPause, 0, true]);
    expect(html).toMatch(words);
    expect(html).toContain('<header');
    expect(html).toContain('noindex');
    expect(html).not.toContain('secret');
    // The layout's response is inlined as well.
    expect(bootOf(html)).toMatchObject({ failed: true, queries: [{ id: layoutQuery.params.id }] });
  });

  it('whose path the upstream refuses is a 404', async () => {
    const answer = { data: { product: null }, errors: [failed('BAD_USER_INPUT', ['product'])] };
    const { status, html } = await request('/product/x', answer).result;
    expect(status).toBe(404);
    expect(bootOf(html)).toMatchObject({ failed: false, isNotFound: true });
  });

  it('renders without its layout’s data, and requests them again', async () => {
    const execute = (id: string) =>
      id === layoutQuery.params.id ? Promise.reject(new Error('away')) : Promise.resolve({ data: {} });
    const { status, html, maxAge, isPartial } = await request('/cart', {}, { execute }).result;
    expect([status, maxAge, isPartial]).toEqual([200, 0, true]);
    expect(html).toContain('<header');
    expect(bootOf(html)).toMatchObject({
      failed: false,
      queries: [{ isPartial: true, data: { categories: null, storeLinks: null } }],
    });
  });

  it('has no inline script except data', async () => {
    const { html } = await request('/product/x', { data: { product: null } }).result;
    for (const [tag] of html.matchAll(/<script[^>]*>/g))
      expect(tag).toMatch(/type="application\/(ld\+)?json"|src=/);
  });
});
