import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFixtureOrigin } from '../../test/fixture-origin.ts';
import type { FixtureOrigin } from '../../test/fixture-origin.ts';
import { createGateway } from '../app.ts';
import type { Gateway } from '../app.ts';
import { createSitemapSource, SITEMAP_DOCUMENTS } from './sitemap-source.ts';

async function collect(pages: AsyncIterable<string[]>): Promise<string[]> {
  const all: string[] = [];
  for await (const page of pages) all.push(...page);
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
  it('are those of every product and category, each once', async () => {
    const source = createSitemapSource(gateway);
    const products = await collect(source.products());
    expect(new Set(products).size).toBe(1_050);
    expect(products).toContain('/product/produit-1050');
    const categories = await collect(source.categories());
    expect(categories).toHaveLength(100);
    expect(categories).toContain('/category/rayon-1/rayon-1-1/rayon-1-1-1');
  });

  it('are not cut short when the origin fails', async () => {
    const down = createGateway({ restUrl: 'http://127.0.0.1:9', ownDocuments: SITEMAP_DOCUMENTS });
    await expect(collect(createSitemapSource(down).products())).rejects.toThrow('cannot be read');
    await down.close();
  });
});
