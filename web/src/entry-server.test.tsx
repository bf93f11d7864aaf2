import { createOperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import type { Assets } from './document/assets.ts';
import type { Boot } from './document/boot.ts';
import { renderPage, type Executed, type PageRequest } from './entry-server.tsx';
import layoutDocument from './layouts/__generated__/StoreLayoutQuery.graphql.ts';
import layoutQuery from './layouts/__generated__/StoreLayoutQuery$parameters.ts';

const assets: Assets = { forPage: () => ({ head: '<style></style>', styleHashes: ['sha256-x'] }) };
const layout: Executed = {
  ...MockPayloadGenerator.generate(createOperationDescriptor(layoutDocument, {})),
  maxAge: 60,
};

function request(url: string, page: Executed | Error, over: Partial<PageRequest> = {}) {
  const execute = vi.fn((id: string) => {
    if (id === layoutQuery.params.id) return Promise.resolve(layout);
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
  it('that is unknown answers 404 with a whole document that leads on', async () => {
    const { status, html, styleHashes } = await request('/no/such/page', {}).result;
    expect(status).toBe(404);
    expect(styleHashes).toEqual(['sha256-x']);
    expect(html).toMatch(/^<!doctype html>\n<html lang="fr" dir="ltr">/);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toContain('href="/allproducts"');
  });

  it('with an unknown slug answers 404, with its answers inlined', async () => {
    const { status, html, maxAge } = await request('/product/x', { data: { product: null }, maxAge: 5 })
      .result;
    expect([status, maxAge]).toEqual([404, 5]);
    expect(bootOf(html)).toMatchObject({
      failed: false,
      seed: 7,
      queries: [{}, { data: { product: null } }],
    });
  });

  it('asks with the variables of its address', async () => {
    const { execute, result } = request('/product/caf%C3%A9', { data: { product: null } });
    await result;
    expect(execute).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ slug: 'café' }));
  });

  it('redirects for good, and keeps the query', async () => {
    expect(await request('/home?lang=de', {}).result).toMatchObject({ status: 301, redirect: '/?lang=de' });
  });

  it('reads from right to left in Tunisian, keeps the language in links, and carries the chosen theme', async () => {
    const { html } = await request('/nowhere?lang=tn', {}, { language: 'tn', theme: 'dark' }).result;
    expect(html).toContain('<html lang="ar-TN" dir="rtl" class="dark">');
    expect(html).toContain('href="/allproducts?lang=tn"');
  });

  it.each([
    [
      { errors: [{ message: 'The catalogue is away', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] },
      503,
      /The catalogue is away/,
    ],
    [new Error('secret of the server'), 500, /Une erreur est survenue/],
  ])('whose data fail says so, is not kept and starts anew in the browser', async (page, wanted, words) => {
    const { status, html, maxAge } = await request('/product/x', page).result;
    expect([status, maxAge]).toEqual([wanted, 0]);
    expect(html).toMatch(words);
    expect(html).not.toContain('secret');
    expect(bootOf(html)).toMatchObject({ failed: true, queries: [] });
  });

  it('has no inline script but data', async () => {
    const { html } = await request('/product/x', { data: { product: null } }).result;
    for (const [tag] of html.matchAll(/<script[^>]*>/g))
      expect(tag).toMatch(/type="application\/(ld\+)?json"|src=/);
  });
});
