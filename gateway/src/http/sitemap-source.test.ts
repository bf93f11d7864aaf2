import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFixtureOrigin } from '../../test/fixture-origin.ts';
import type { FixtureOrigin } from '../../test/fixture-origin.ts';
import { createGateway } from '../app.ts';
import type { Gateway } from '../app.ts';
import { createSitemapSource, SITEMAP_DOCUMENTS } from './sitemap-source.ts';
import type { SitemapEntry, SitemapSource } from './sitemap.ts';

/** Every entry, by kind. */
async function collect(source: SitemapSource): Promise<Record<string, SitemapEntry[]>> {
  const all: Record<string, SitemapEntry[]> = {};
  for await (const { kind, entries } of source.read()) (all[kind] ??= []).push(...entries);
  return all;
}

let origin: FixtureOrigin;
let gateway: Gateway;

beforeAll(async () => {
  origin = await createFixtureOrigin({ products: 1_050 });
  gateway = createGateway({ restUrl: origin.url, ownDocuments: SITEMAP_DOCUMENTS, documents: 'trusted' });
});
afterAll(async () => {
  await gateway.close();
  await origin.close();
});

describe('the addresses of the sitemap', () => {
  it('are those of every product, category, brand, shop, text and promotion, each once', async () => {
    const all = await collect(createSitemapSource(gateway));
    const paths = (kind: string) => (all[kind] ?? []).map(({ path }) => path);
    expect(new Set(paths('products')).size).toBe(1_050);
    expect(paths('products')).toContain('/product/produit-1050');
    expect(paths('categories')).toHaveLength(100);
    expect(paths('categories')).toContain('/category/rayon-1/rayon-1-1/rayon-1-1-1');
    for (const [kind, start] of [
      ['brands', '/brand/'],
      ['shops', '/shop/'],
    ] as const) {
      expect(paths(kind).length).toBeGreaterThan(1);
      expect(new Set(paths(kind)).size).toBe(paths(kind).length);
      expect(paths(kind).every((path) => path.startsWith(start))).toBe(true);
    }
    expect(paths('texts')).toContain('/shipping');
    expect(paths('promotions').every((path) => path.startsWith('/promo/'))).toBe(true);
  });

  it('say when the page last changed: a list’s when the newest of its products did', async () => {
    const all = await collect(createSitemapSource(gateway));
    const changed = (kind: string) => (all[kind] ?? []).map(({ lastmod }) => lastmod ?? '');
    const newest = changed('products').sort().at(-1) ?? '';
    expect(newest).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(changed('products').every((instant) => instant !== '')).toBe(true);
    expect(changed('shops')).toContain(newest);
    expect(changed('brands')).toContain(newest);
    expect(changed('categories')).toContain(newest);
    expect(changed('texts').every((instant) => instant !== '')).toBe(true);
  });

  it('are not cut short when the origin fails', async () => {
    const down = createGateway({ restUrl: 'http://127.0.0.1:9', ownDocuments: SITEMAP_DOCUMENTS });
    await expect(collect(createSitemapSource(down))).rejects.toThrow('cannot be read');
    await down.close();
  });
});
