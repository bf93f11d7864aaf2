import { describe, expect, it } from 'vitest';
import { headTags, renderHeadTag } from './head.ts';
import type { PageHead } from '../page/page.ts';

const setting = {
  publicUrl: 'https://lawaj.tn',
  url: new URL('https://lawaj.tn/product/tv?utm=1'),
  language: 'fr',
  languageInUrl: false,
} as const;
const html = (head: PageHead, over = {}) =>
  headTags(head, { ...setting, ...over })
    .map(renderHeadTag)
    .join('\n');

describe("a page's head", () => {
  it('has title, description and canonical URL', () => {
    const text = html({ title: 'Télé', description: 'Une télé', image: '/media/1?w=1200' });
    expect(text).toContain('<title>Télé · Lawaj</title>');
    expect(text).toContain('name="description" content="Une télé"');
    expect(text).toContain('rel="canonical" href="https://lawaj.tn/product/tv"');
    expect(text).toContain('property="og:image" content="https://lawaj.tn/media/1?w=1200"');
  });

  it('links the page in every language, and the one for all', () => {
    const text = html({ title: 'x', canonical: '/allproducts?page=2' });
    for (const [tag, address] of [
      ['fr', '/allproducts?page=2&amp;lang=fr'],
      ['ar-TN', '/allproducts?page=2&amp;lang=tn'],
      ['x-default', '/allproducts?page=2'],
    ]) {
      expect(text).toContain(`hreflang="${tag}" href="https://lawaj.tn${address}"`);
    }
  });

  it('preserves a language in the URL', () => {
    expect(html({ title: 'x' }, { language: 'de', languageInUrl: true })).toContain(
      'rel="canonical" href="https://lawaj.tn/product/tv?lang=de"',
    );
  });

  it('of an unknown page has no URL', () => {
    const text = html({ title: 'x', noIndex: true });
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).not.toMatch(/canonical|hreflang/);
  });

  it('escapes its values', () => {
    const text = html({
      title: '</title><script>1</script>',
      description: '"><script>2</script>',
      jsonLd: [{ '@type': 'Product', name: '</script><script>3</script>' }],
    });
    expect(text.match(/<script/g)).toHaveLength(1);
    const [, json = ''] = /ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '</script><script>3</script>',
    });
  });
});
