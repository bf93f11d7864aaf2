/** Sample pages for the tests: chosen from the actual catalogue of the tested shop. */

/** The samples as JSON: chosen with the shop, before any test changed it, and read by every worker. */
export const SHOP_SAMPLES = 'SHOP_SAMPLES';

/** Pieces that are added to the stock of products that tests order: their orders together need more than the catalogue has. */
export const ADDED_STOCK = 1_000;

export interface SampleProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Names in the other languages. */
  readonly names: Readonly<Record<'en' | 'de' | 'tn', string>>;
  /** Current price in TND, three decimals. */
  readonly price: string;
}

export interface Samples {
  /** One category path of each depth, from the top level to the fifth. */
  readonly categories: readonly (readonly string[])[];
  /** A category with several pages of products. */
  readonly bigCategory: readonly string[];
  /** Available, without variants, ordinary price, at least ten in stock, cheap enough for a delivery fee. */
  readonly cheap: SampleProduct;
  /** Like `cheap`, another one. */
  readonly other: SampleProduct;
  /** Like `cheap`, but from 99 TND on. */
  readonly dear: SampleProduct;
  /** Has variants that differ in colour or size, some of which are available. */
  readonly variant: SampleProduct & {
    readonly variants: readonly { id: string; color: string | null; size: string | null; stock: number }[];
  };
  /** Has at least two pictures. */
  readonly pictured: SampleProduct;
  readonly brand: string;
  readonly seller: string;
}

type Names = SampleProduct['names'];

interface ProductNode extends Names {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly isAvailable: boolean;
  readonly hasVariants: boolean;
  readonly stock: number;
  readonly currentPrice: { readonly amount: string };
  readonly flashSale: object | null;
  readonly images: readonly object[];
}

interface CategoryNode {
  readonly path: readonly string[];
  readonly productCount: number;
  readonly subCategories?: readonly CategoryNode[];
}

/**
 * Sends a query to the shop's GraphQL API like an integrator.
 * @throws Error with the response's errors
 */
export async function ask<Data>(url: string, query: string, variables: object = {}): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (data == null || errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

const PRODUCT =
  'id slug name en: name(language: EN) de: name(language: DE) tn: name(language: TN) isAvailable hasVariants stock currentPrice { amount } flashSale { isActive } images { url }';
const LEVEL = 'path productCount';

function first<Item>(items: readonly Item[], what: string, fits: (item: Item) => boolean): Item {
  const found = items.find(fits);
  if (found === undefined) throw new Error(`The catalogue has no ${what}`);
  return found;
}

function flatten(categories: readonly CategoryNode[]): CategoryNode[] {
  return categories.flatMap((category) => [category, ...flatten(category.subCategories ?? [])]);
}

function toSample({ id, slug, name, en, de, tn, currentPrice }: ProductNode): SampleProduct {
  return { id, slug, name, names: { en, de, tn }, price: currentPrice.amount };
}

/** Chooses the samples from the shop at `url`. */
export async function chooseSamples(url: string): Promise<Samples> {
  const { categories } = await ask<{ categories: readonly CategoryNode[] }>(
    url,
    `{ categories(list: TREE) { ${LEVEL} subCategories { ${LEVEL} subCategories { ${LEVEL} subCategories { ${LEVEL} subCategories { ${LEVEL} } } } } } }`,
  );
  const all = flatten(categories);
  const { brands, sellers } = await ask<{
    brands: { nodes: readonly { slug: string }[] };
    sellers: { nodes: readonly { slug: string }[] };
  }>(url, '{ brands(first: 5) { nodes { slug } } sellers(first: 5) { nodes { slug } } }');

  const products: ProductNode[] = [];
  for (const filter of [
    { maxPrice: '60', inStock: true },
    { minPrice: '120', inStock: true },
  ]) {
    for (const page of [1, 2]) {
      const answer = await ask<{ products: { nodes: readonly ProductNode[] } }>(
        url,
        `query ($filter: ProductFilter, $page: Int) { products(filter: $filter, first: 50, page: $page) { nodes { ${PRODUCT} } } }`,
        { filter, page },
      );
      products.push(...answer.products.nodes);
    }
  }
  const ordinary = products.filter(
    (product) =>
      product.isAvailable && !product.hasVariants && product.flashSale === null && product.stock >= 10,
  );
  const isDear = (product: ProductNode) => Number(product.currentPrice.amount) >= 99;
  const cheap = first(ordinary, 'cheap product', (product) => !isDear(product));
  const other = first(ordinary, 'second cheap product', (product) => !isDear(product) && product !== cheap);

  const variant = first(
    products,
    'product with variants',
    (product) => product.hasVariants && product.isAvailable && product.flashSale === null,
  );
  const details = await ask<{ product: { variants: Samples['variant']['variants'] } }>(
    url,
    'query ($slug: String!) { product(by: { slug: $slug }) { variants { id color size stock } } }',
    { slug: variant.slug },
  );
  return {
    categories: [1, 2, 3, 4, 5].map(
      (depth) =>
        first(
          all.toSorted((a, b) => b.productCount - a.productCount),
          `category of level ${depth}`,
          ({ path }) => path.length === depth,
        ).path,
    ),
    bigCategory: first(all, 'category with several pages', ({ productCount }) => productCount > 60).path,
    cheap: toSample(cheap),
    other: toSample(other),
    dear: toSample(first(ordinary, 'dear product', isDear)),
    variant: { ...toSample(variant), variants: details.product.variants },
    pictured: toSample(first(ordinary, 'product with two pictures', ({ images }) => images.length > 1)),
    brand: first(brands.nodes, 'brand', () => true).slug,
    seller: first(sellers.nodes, 'seller', () => true).slug,
  };
}
