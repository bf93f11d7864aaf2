/** The demo shop that the assistant's scores are measured with, and what is right of its products. */
import type { ProductPage, ProductSummary } from '../../contract/catalogue.ts';
import type { Relevant } from '../../chat/understanding/utterances/read.ts';
import { makeVocabulary } from '../../chat/understanding/vocabulary.ts';
import type { Vocabulary } from '../../chat/understanding/vocabulary.ts';
import { CATEGORIES, demoProducts } from '../../origin/demo/generate.ts';
import { DEFAULT_PRODUCTS, loadDemo } from '../../origin/demo/load.ts';
import { startTestOrigin } from '../../origin/testing/origin.ts';
import type { TestOrigin } from '../../origin/testing/origin.ts';

/** So many products an answer shows. */
export const SHOWN = 8;

/** What the rule of an utterance needs to know of a product. Millimes. */
export interface Fact {
  id: number;
  slug: string;
  family: string;
  categories: string[];
  colors: readonly string[];
  brand: string | null;
  price: number;
  sizes: readonly string[];
}

/** The demo shop, and what its assistant knows of it. */
export interface Shop {
  origin: TestOrigin;
  vocabulary: Vocabulary;
  facts: Fact[];
  /** The REST API's address; it listens from the first call on. */
  listen(): Promise<string>;
}

const millimes = (tnd: string): number => Math.round(Number(tnd) * 1000);
const priceOf = (product: ProductSummary): number =>
  millimes((product.hasFlashSale ? product.flashSalePrice : product.discountPrice) ?? product.price);

/** Opens the demo shop in a database of its own. */
export async function openShop(): Promise<Shop> {
  const origin = await startTestOrigin();
  await loadDemo(origin.database.db);
  const products: ProductSummary[] = [];
  for (let after: string | undefined; ;) {
    const { body } = await origin.get<ProductPage>(
      `/v1/admin/products?limit=100&sortBy=createdAt${after === undefined ? '' : `&after=${after}`}`,
    );
    products.push(...body.products);
    after = body.cursors.at(-1);
    if (after === undefined || body.products.length < 100) break;
  }
  const made = new Map([...demoProducts(DEFAULT_PRODUCTS)].map((product) => [product.slug, product]));
  const facts = products.map((product): Fact => {
    const demo = made.get(product.slug);
    if (!demo) throw new Error(`No demo product is called ${product.slug}`);
    return {
      id: Number(product._id),
      slug: product.slug,
      family: demo.type.noun,
      categories: [demo.category.id, ...demo.category.ancestorIds].map(
        (id) => CATEGORIES[id - 1]?.slug ?? '',
      ),
      colors: product.colors,
      brand: product.brandRef?.slug ?? null,
      price: priceOf(product),
      sizes: demo.variants.flatMap(({ size }) => (size === null ? [] : [size.toLowerCase()])),
    };
  });
  const brands = new Map(
    products.flatMap(({ brandRef }) => (brandRef ? [[brandRef.slug, brandRef.name] as const] : [])),
  );
  const vocabulary = makeVocabulary({
    categories: CATEGORIES.filter(({ active }) => active).map(({ slug, name, parentId }) => ({
      slug,
      name,
      parentSlug: parentId === null ? null : (CATEGORIES[parentId - 1]?.slug ?? null),
    })),
    brands: [...brands].map(([slug, name]) => ({ slug, name })),
    products: products.map(({ name, category, colors }) => ({
      name,
      category: category.slug,
      hasColors: colors.length > 0,
    })),
  });
  let url: Promise<string> | undefined;
  return { origin, vocabulary, facts, listen: () => (url ??= origin.origin.listen()) };
}

const intersects = (wanted: readonly string[], own: readonly string[]): boolean =>
  wanted.some((one) => own.includes(one));

/** Whether a product is one of those of a rule. */
export function isRelevant(fact: Fact, rule: Relevant): boolean {
  return (
    (rule.families === undefined || rule.families.includes(fact.family)) &&
    (rule.categories === undefined || intersects(rule.categories, fact.categories)) &&
    (rule.colors === undefined || intersects(rule.colors, fact.colors)) &&
    (rule.notColors === undefined || !intersects(rule.notColors, fact.colors)) &&
    (rule.brands === undefined || (fact.brand !== null && rule.brands.includes(fact.brand))) &&
    (rule.notBrands === undefined || fact.brand === null || !rule.notBrands.includes(fact.brand)) &&
    (rule.sizes === undefined || intersects(rule.sizes, fact.sizes)) &&
    fact.price >= (rule.minPrice ?? 0) &&
    fact.price <= (rule.maxPrice ?? Number.POSITIVE_INFINITY)
  );
}
