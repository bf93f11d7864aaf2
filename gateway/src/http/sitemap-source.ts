/** The addresses of the sitemap, read from the gateway page by page. */
import { paths } from '../../contract/rules/paths.ts';
import { serviceOf } from '../../contract/rules/serviceTexts.ts';
import { Absent, openOwnDocuments } from './own-documents.ts';
import type { FrontGateway } from './parts.ts';
import type { SitemapEntry, SitemapSource } from './sitemap.ts';

const PRODUCTS = `query SitemapProducts($after: String) {
  products(first: 100, after: $after, sort: { field: CREATED_AT, direction: ASC }) {
    nodes { slug updatedAt brand { slug } seller { slug } category { path } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const CATEGORIES = `query SitemapCategories {
  categories(list: TREE) {
    path
    subCategories { path subCategories { path subCategories { path subCategories { path } } } }
  }
}`;

const BRANDS = `query SitemapBrands($after: String) {
  brands(first: 100, after: $after) { nodes { slug } pageInfo { hasNextPage endCursor } }
}`;

const SHOPS = `query SitemapShops($after: String) {
  sellers(first: 100, after: $after) { nodes { slug } pageInfo { hasNextPage endCursor } }
}`;

const TEXTS = `query SitemapTexts {
  textPages { slug updatedAt }
}`;

const PROMOTIONS = `query SitemapPromotions {
  homepage { promoSlides { redirectUrl } }
}`;

/** Documents of the sitemap, which the gateway has to trust. */
export const SITEMAP_DOCUMENTS: readonly string[] = [PRODUCTS, CATEGORIES, BRANDS, SHOPS, TEXTS, PROMOTIONS];

interface ProductNode {
  slug: string;
  updatedAt: string | null;
  brand: { slug: string } | null;
  seller: { slug: string } | null;
  category: { path: string[] } | null;
}

interface HomepageAnswer {
  homepage: { promoSlides: { redirectUrl: string | null }[] } | null;
}

interface CategoryNode {
  path: string[];
  subCategories?: CategoryNode[];
}

/** Reads the addresses from a gateway that trusts SITEMAP_DOCUMENTS. Iterating throws when a response is incomplete. */
export function createSitemapSource(gateway: Pick<FrontGateway, 'execute'>): SitemapSource {
  const { ask, pagesOf } = openOwnDocuments(gateway, 'The addresses of the sitemap');
  return {
    async *read() {
      // A list changes with its entries: its page is as recent as its most recent product.
      const newest = new Map<string, string>();
      const note = (path: string, changed: string | null): void => {
        if (changed !== null && changed > (newest.get(path) ?? '')) newest.set(path, changed);
      };
      const entry = (path: string, changed = newest.get(path)): SitemapEntry =>
        changed === undefined ? { path } : { path, lastmod: changed };

      for await (const nodes of pagesOf<ProductNode>(PRODUCTS, 'products')) {
        for (const { updatedAt, brand, seller, category } of nodes) {
          if (brand !== null) note(paths.brand(brand.slug), updatedAt);
          if (seller !== null) note(paths.shop(seller.slug), updatedAt);
          // A category also shows the products of those below it.
          category?.path.forEach((_, at) => note(paths.category(category.path.slice(0, at + 1)), updatedAt));
        }
        yield {
          kind: 'products',
          entries: nodes.map(({ slug, updatedAt }) => entry(paths.product(slug), updatedAt ?? undefined)),
        };
      }
      const { categories } = await ask<{ categories: CategoryNode[] }>(CATEGORIES, {});
      yield {
        kind: 'categories',
        entries: flatten(categories).map(({ path }) => entry(paths.category(path))),
      };
      // The following are extended calls.
      yield* present(async function* () {
        for await (const nodes of pagesOf<{ slug: string }>(BRANDS, 'brands'))
          yield { kind: 'brands', entries: nodes.map(({ slug }) => entry(paths.brand(slug))) };
      });
      yield* present(async function* () {
        for await (const nodes of pagesOf<{ slug: string }>(SHOPS, 'sellers'))
          yield { kind: 'shops', entries: nodes.map(({ slug }) => entry(paths.shop(slug))) };
      });
      yield* present(async function* () {
        const { textPages } = await ask<{ textPages: { slug: string; updatedAt: string }[] }>(TEXTS, {});
        yield {
          kind: 'texts',
          entries: textPages.map(({ slug, updatedAt }) => {
            const service = serviceOf(slug);
            return entry(service === null ? paths.textPage(slug) : paths.service(service), updatedAt);
          }),
        };
      });
      yield* present(async function* () {
        const { homepage } = await ask<HomepageAnswer>(PROMOTIONS, {});
        const promotions = (homepage?.promoSlides ?? []).flatMap(({ redirectUrl }) =>
          redirectUrl !== null && /^\/promo\/[^/?#]+$/.test(redirectUrl) ? [redirectUrl] : [],
        );
        yield { kind: 'promotions', entries: [...new Set(promotions)].map((path) => ({ path })) };
      });
    },
  };
}

type Batch = ReturnType<SitemapSource['read']> extends AsyncIterable<infer One> ? One : never;

/** Empty if the upstream does not offer the call. */
async function* present(read: () => AsyncIterable<Batch>): AsyncIterable<Batch> {
  try {
    yield* read();
  } catch (error) {
    if (!(error instanceof Absent)) throw error;
  }
}

function flatten(categories: readonly CategoryNode[]): CategoryNode[] {
  return categories.flatMap((category) => [category, ...flatten(category.subCategories ?? [])]);
}
