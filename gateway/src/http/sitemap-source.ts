/** The addresses of the sitemap, asked of the gateway page by page. */
import { documentId } from '../plugins/documents.ts';
import type { FrontGateway } from './parts.ts';
import type { SitemapSource } from './sitemap.ts';

const PRODUCTS = `query SitemapProducts($after: String) {
  products(first: 100, after: $after, sort: { field: CREATED_AT, direction: ASC }) {
    nodes { slug }
    pageInfo { hasNextPage endCursor }
  }
}`;

const CATEGORIES = `query SitemapCategories {
  categories(list: TREE) {
    path
    subCategories { path subCategories { path subCategories { path subCategories { path } } } }
  }
}`;

/** What the gateway has to trust for the sitemap. */
export const SITEMAP_DOCUMENTS: readonly string[] = [PRODUCTS, CATEGORIES];

interface ProductPage {
  products: { nodes: { slug: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

interface CategoryNode {
  path: string[];
  subCategories?: CategoryNode[];
}

/** Reads the addresses from a gateway that trusts SITEMAP_DOCUMENTS. Iterating throws when an answer is not whole. */
export function createSitemapSource(gateway: Pick<FrontGateway, 'execute'>): SitemapSource {
  async function ask<T>(text: string, variables: Record<string, unknown>): Promise<T> {
    const { result } = await gateway.execute(documentId(text), variables);
    if (result.errors?.length || !result.data) throw new Error('The addresses of the sitemap cannot be read');
    return result.data as T;
  }
  return {
    async *categories() {
      const { categories } = await ask<{ categories: CategoryNode[] }>(CATEGORIES, {});
      yield flatten(categories).map(({ path }) => `/category/${path.map(encodeURIComponent).join('/')}`);
    },
    async *products() {
      for (let after: string | null = null; ;) {
        const { products }: ProductPage = await ask<ProductPage>(PRODUCTS, { after });
        yield products.nodes.map(({ slug }) => `/product/${encodeURIComponent(slug)}`);
        if (!products.pageInfo.hasNextPage) return;
        after = products.pageInfo.endCursor;
      }
    },
  };
}

function flatten(categories: readonly CategoryNode[]): CategoryNode[] {
  return categories.flatMap((category) => [category, ...flatten(category.subCategories ?? [])]);
}
