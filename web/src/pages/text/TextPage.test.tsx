import { describe, expect, it, vi } from 'vitest';
import type { Assets } from '../../document/assets.ts';
import type { Executed, PageRequest } from '../../../../gateway/contract/rules/page-rendering.ts';
import { renderPage } from '../../entry-server.tsx';
import layoutQuery from '../../layouts/__generated__/StoreLayoutQuery$parameters.ts';
import { mockedLayout } from '../../layouts/mockedLayout.ts';

const assets: Assets = { forPage: () => ({ head: '', styleHashes: [] }) };

const run = (text: string, more: { strong?: boolean; href?: string } = {}) => ({
  text,
  strong: more.strong ?? false,
  href: more.href ?? null,
});
const heading = (text: string) => ({ __typename: 'TextHeading', level: 2, text, anchor: text.toLowerCase() });

const textPage = {
  id: 'x',
  slug: 'shipping',
  language: 'DE',
  title: 'Lieferung',
  summary: 'Was sie kostet.',
  updatedAt: '2026-11-21T00:00:00.000Z',
  blocks: [
    heading('Preis'),
    {
      __typename: 'TextParagraph',
      runs: [run('Sie kostet '), run('8 TND', { strong: true }), run('Rückgabe', { href: '/returns' })],
    },
    {
      __typename: 'TextTable',
      head: [{ runs: [run('Wert')] }, { runs: [run('Kosten')] }],
      rows: [{ cells: [{ runs: [run('99')] }, { runs: [run('Frei')] }] }],
    },
    heading('Wege'),
    { __typename: 'TextList', ordered: true, items: [{ runs: [run('Erstens')] }] },
    heading('Fragen'),
    {
      __typename: 'TextQuestion',
      anchor: 'wohin',
      question: 'Wohin?',
      answer: [
        { __typename: 'TextParagraph', runs: [run('Überall')] },
        { __typename: 'TextList', ordered: false, items: [{ runs: [run('Tunis')] }] },
      ],
    },
  ],
};

async function show(url: string, page: typeof textPage | null, language: PageRequest['language'] = 'de') {
  const execute = vi.fn((id: string, _variables: unknown) =>
    Promise.resolve<Executed>(
      id === layoutQuery.params.id
        ? mockedLayout
        : { data: { textPage: page, storeLinks: { company: null } }, maxAge: 60 },
    ),
  );
  const request: PageRequest = {
    url,
    publicUrl: 'https://lawaj.tn',
    language,
    theme: 'system',
    now: 1_800_000_000_000,
    seed: 1,
    execute,
  };
  return { ...(await renderPage(request, assets)), execute };
}

describe('a text page', () => {
  it('requests the page of its path in the language of the document', async () => {
    const { execute } = await show('/cookie-policy?lang=tn', null, 'tn');
    expect(execute).toHaveBeenCalledWith(expect.any(String), { slug: 'cookie-policy', language: 'TN' });
  });

  it('shows headings, text, links, tables, steps and questions', async () => {
    const { status, html } = await show('/shipping', textPage);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Lieferung<\/h1>/);
    expect(html).toMatch(/<h2 id="s-preis"[^>]*>Preis<\/h2>/);
    expect(html).toContain('Sie kostet <strong>8\u00a0TND</strong>');
    expect(html).toMatch(/<a[^>]*href="\/returns"[^>]*>Rückgabe<\/a>/);
    expect(html).toMatch(/<section[^>]*aria-labelledby="s-preis"[^>]*tabindex="0"[^>]*><table/i);
    expect(html).toMatch(/<th scope="row">99<\/th><td>Frei<\/td>/);
    expect(html).toMatch(/<ol[^>]*><li[^>]*>Erstens<\/li><\/ol>/);
    expect(html).toMatch(/<details id="s-wohin"[^>]*><summary[^>]*><h3[^>]*>Wohin\?<\/h3>/);
    expect(html).toContain('Aktualisiert am 21. November 2026');
  });

  it('lists its sections, and links to related pages', async () => {
    const { html } = await show('/shipping', textPage);
    const contents = /<aside[^>]*>(.*?)<\/aside>/s.exec(html)?.[1] ?? '';
    expect([...contents.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '#s-preis',
      '#s-wege',
      '#s-fragen',
    ]);
    const related = /<nav aria-labelledby="related-title".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(related).toContain('href="/returns"');
    expect(related).not.toContain('href="/shipping"');
  });

  it('has structured data with its type and questions', async () => {
    const { html } = await show('/shipping', textPage);
    expect(html).toContain('<title>Lieferung · Lawaj</title>');
    expect(html).toContain('name="description" content="Was sie kostet."');
    expect(html).toContain('rel="canonical" href="https://lawaj.tn/shipping"');
    expect(html).toContain('"@type":"FAQPage"');
    expect(html).toContain('"acceptedAnswer":{"@type":"Answer","text":"Überall\\n• Tunis"}');
  });

  it('declares the language of a text that replaces a missing one', async () => {
    const { html } = await show('/shipping?lang=tn', textPage, 'tn');
    expect(html).toContain('<html lang="ar-TN" dir="rtl"');
    expect(html).toMatch(/<article[^>]*lang="de" dir="ltr"/);
  });

  it('that no longer exists has status 404', async () => {
    expect((await show('/shipping', null)).status).toBe(404);
  });
});
