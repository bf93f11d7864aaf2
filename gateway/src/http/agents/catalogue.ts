/** Products for agents: search, lookup and detail, in the words of the protocol. */
import { plainText } from '../../../contract/plain-text.ts';
import { paths } from '../../../contract/rules/paths.ts';
import type { ProductCondition } from '../../../contract/rules/products.ts';
import type { ProductContent, UnitPrice } from '../../../contract/rules/unit-price.ts';
import type { AgentCall } from './call.ts';
import { findItems, NAME, TITLE } from './items.ts';
import { languageOf, minor, priceOf, Refused } from './ucp.ts';
import type { Amount, Answer, Message } from './ucp.ts';

const PRODUCT = `fragment AgentProduct on Product {
  id slug sku name(language: $language) description(language: $language) isAvailable ratingAverage ratingCount
  gtin mpn condition content { amount unit } unitPrice { price { amount } unit }
  price { amount } currentPrice { amount } category { path } brand { name } seller { name slug }
  mainImage { url(width: 1200) }
  variants { id sku gtin mpn color size isAvailable price { amount } currentPrice { amount } }
}`;
const SEARCH = `query AgentSearch($filter: ProductFilter, $first: Int, $after: String, $language: Language!) {
  products(filter: $filter, first: $first, after: $after) {
    nodes { ...AgentProduct }
    totalCount
    pageInfo { hasNextPage endCursor }
  }
} ${PRODUCT}`;
const LOOKUP = `query AgentLookup($ids: [ID!]!, $language: Language!) {
  nodes(ids: $ids) { ... on Product { ...AgentProduct } ... on ProductVariant { id product { ...AgentProduct } } }
} ${PRODUCT}`;

/** Documents of the catalogue's tools, which the gateway has to trust. The same for all callers. */
export const CATALOGUE_DOCUMENTS: readonly string[] = [SEARCH, LOOKUP];

/** Most products of a page, and of a lookup. */
export const MOST_FOUND = 50;
const FOUND = 10;
/** Characters of descriptions, which sellers write. */
const SHORT_DESCRIPTION = 300;
const DESCRIPTION = 3_000;

interface VariantNode {
  id: string;
  sku: string;
  gtin: string | null;
  mpn: string | null;
  color: string | null;
  size: string | null;
  isAvailable: boolean;
  price: Amount;
  currentPrice: Amount;
}

interface ProductNode {
  id: string;
  slug: string;
  sku: string;
  name: string;
  description: string;
  isAvailable: boolean;
  ratingAverage: number;
  ratingCount: number;
  gtin: string | null;
  mpn: string | null;
  condition: ProductCondition;
  content: ProductContent | null;
  unitPrice: { price: Amount; unit: UnitPrice['unit'] } | null;
  price: Amount;
  currentPrice: Amount;
  category: { path: string[] } | null;
  brand: { name: string } | null;
  seller: { name: string; slug: string } | null;
  mainImage: { url: string } | null;
  variants: VariantNode[] | null;
}

/** An option value that was chosen. */
export interface Selected {
  name: string;
  label: string;
}

const OPTIONS = [
  ['Color', 'color'],
  ['Size', 'size'],
] as const;

/** What can be ordered: a variant, or the product itself if it has none. */
interface Offer {
  id: string;
  sku: string;
  gtin: string | null;
  mpn: string | null;
  isAvailable: boolean;
  price: number;
  listPrice: number;
  options: Selected[];
}

function offersOf(product: ProductNode): Offer[] {
  if (!product.variants?.length)
    return [
      {
        id: product.id,
        sku: product.sku,
        gtin: product.gtin,
        mpn: product.mpn,
        isAvailable: product.isAvailable,
        price: minor(product.currentPrice),
        listPrice: minor(product.price),
        options: [],
      },
    ];
  return product.variants.map((variant) => ({
    id: variant.id,
    sku: variant.sku,
    gtin: variant.gtin,
    // Of the product: a variant may have none of its own.
    mpn: variant.mpn ?? product.mpn,
    isAvailable: variant.isAvailable,
    price: minor(variant.currentPrice),
    listPrice: minor(variant.price),
    options: OPTIONS.flatMap(([name, field]) => {
      const label = variant[field];
      return label === null ? [] : [{ name, label: plainText(label, NAME) }];
    }),
  }));
}

const CONTENT_SYMBOLS = { GRAM: 'g', MILLILITRE: 'ml', MILLIMETRE: 'mm', PIECE: 'pc' } as const;
const PRICE_SYMBOLS = { KILOGRAM: 'kg', LITRE: 'l', METRE: 'm', PIECE: 'pc' } as const;

/** What identifies what is ordered outside the shop. */
function identityOf({ condition, content, unitPrice }: ProductNode, { gtin, mpn }: Offer) {
  return {
    ...(gtin !== null && { barcodes: [{ type: 'GTIN', value: gtin }] }),
    ...(content !== null &&
      unitPrice !== null && {
        unit_price: {
          ...priceOf(minor(unitPrice.price)),
          measure: { value: content.amount, unit: CONTENT_SYMBOLS[content.unit] },
          reference: { value: 1, unit: PRICE_SYMBOLS[unitPrice.unit] },
        },
      }),
    metadata: {
      condition: condition.toLowerCase(),
      ...(mpn !== null && { mpn: plainText(mpn, NAME) }),
    },
  };
}

const has = (offer: Offer, { name, label }: Selected): boolean =>
  offer.options.some((option) => option.name === name && option.label === label);
const countOf = (offer: Offer, selected: readonly Selected[]): number =>
  selected.filter((option) => has(offer, option)).length;

/** The best match first: most of the chosen options, then what can be ordered. */
const byFit =
  (selected: readonly Selected[]) =>
  (a: Offer, b: Offer): number =>
    countOf(b, selected) - countOf(a, selected) || Number(b.isAvailable) - Number(a.isAvailable);

/** Option values, with whether they exist and can be ordered beside the other choices. */
function optionsOf(offers: readonly Offer[], selected: readonly Selected[]) {
  return OPTIONS.flatMap(([name]) => {
    const labels = [
      ...new Set(offers.flatMap(({ options }) => options.filter((o) => o.name === name).map((o) => o.label))),
    ];
    if (labels.length === 0) return [];
    const others = selected.filter((option) => option.name !== name);
    const values = labels.map((label) => {
      const fitting = offers.filter(
        (offer) => has(offer, { name, label }) && others.every((o) => has(offer, o)),
      );
      return { label, exists: fitting.length > 0, available: fitting.some(({ isAvailable }) => isAvailable) };
    });
    return [{ name, values }];
  });
}

interface Correlation {
  id: string;
  match: 'exact' | 'featured';
}

/** @param inputs by id of an offer: which ids of the request found it; the other offers are left out */
function toProduct(
  product: ProductNode,
  offers: readonly Offer[],
  publicUrl: string,
  descriptionLength: number,
  inputs?: ReadonlyMap<string, readonly Correlation[]>,
) {
  const title = plainText(product.name, TITLE);
  const description = { plain: plainText(product.description, descriptionLength) || title };
  const url = publicUrl + paths.product(product.slug);
  const all = offersOf(product);
  const rangeOf = (amounts: readonly number[]) => ({
    min: priceOf(Math.min(...amounts)),
    max: priceOf(Math.max(...amounts)),
  });
  const isReduced = minor(product.currentPrice) < minor(product.price);
  const sellerUrl = product.seller && publicUrl + paths.shop(product.seller.slug);
  return {
    id: product.id,
    handle: product.slug,
    title,
    ...(product.brand && { brand: plainText(product.brand.name, NAME) }),
    description,
    url,
    ...(product.category && {
      categories: [{ value: product.category.path.join('/'), taxonomy: 'merchant' }],
    }),
    price_range: rangeOf(all.map(({ price }) => price)),
    ...(isReduced && { list_price_range: rangeOf(all.map(({ listPrice }) => listPrice)) }),
    media: product.mainImage
      ? [{ type: 'image', url: new URL(product.mainImage.url, publicUrl).href, alt_text: title }]
      : [],
    ...(product.ratingCount > 0 && {
      rating: { value: product.ratingAverage, scale_max: 5, count: product.ratingCount },
    }),
    variants: offers.map((offer) => ({
      id: offer.id,
      sku: offer.sku,
      title: offer.options.map(({ label }) => label).join(' / ') || title,
      description: { plain: title },
      url,
      price: priceOf(offer.price),
      ...(offer.price < offer.listPrice && { list_price: priceOf(offer.listPrice) }),
      availability: {
        available: offer.isAvailable,
        status: offer.isAvailable ? 'in_stock' : 'out_of_stock',
      },
      options: offer.options,
      ...identityOf(product, offer),
      ...(product.seller && {
        seller: {
          name: plainText(product.seller.name, NAME),
          links: [{ type: 'seller', url: sellerUrl }],
        },
      }),
      ...(inputs && { inputs: inputs.get(offer.id) ?? [] }),
    })),
  };
}

export interface SearchInput {
  query?: string | undefined;
  purpose?: string | undefined;
  filters?:
    | {
        categories?: readonly string[] | undefined;
        price?: { min?: number | undefined; max?: number | undefined } | undefined;
      }
    | undefined;
  pagination?: { limit?: number | undefined; cursor?: string | undefined } | undefined;
  context?: { language?: string | undefined } | undefined;
}

interface Found {
  products: {
    nodes: ProductNode[];
    totalCount: number | null;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
}

const toDecimal = (millimes: number): string => (millimes / 1_000).toFixed(3);

/** Products by words, category and price. */
export async function searchCatalogue(call: AgentCall, input: SearchInput): Promise<Answer> {
  const { query, purpose = 'search', filters, pagination, context } = input;
  if (purpose !== 'search') throw new Refused('invalid_input', 'Only the purpose `search` is answered');
  const [category] = filters?.categories ?? [];
  const { products } = await call.ask<Found>(SEARCH, {
    filter: {
      ...(query !== undefined && query.trim() !== '' && { query }),
      ...(category !== undefined && { category: category.split('/').at(-1) }),
      ...(filters?.price?.min !== undefined && { minPrice: toDecimal(filters.price.min) }),
      ...(filters?.price?.max !== undefined && { maxPrice: toDecimal(filters.price.max) }),
    },
    first: Math.min(pagination?.limit ?? FOUND, MOST_FOUND),
    after: pagination?.cursor ?? null,
    language: languageOf(context?.language),
  });
  if (!products) throw new Refused('unavailable', 'The shop cannot answer now; try again later');
  const { hasNextPage, endCursor } = products.pageInfo;
  return {
    products: products.nodes.map((product) =>
      toProduct(product, offersOf(product).toSorted(byFit([])), call.publicUrl, SHORT_DESCRIPTION),
    ),
    pagination: {
      has_next_page: hasNextPage,
      ...(hasNextPage && endCursor !== null && { cursor: endCursor }),
      ...(products.totalCount !== null && { total_count: products.totalCount }),
    },
  };
}

type LookedUp = ProductNode | { id: string; product: ProductNode };

/** Products and variants by id; null for what does not exist. In the order of the ids. */
async function findAll(
  call: AgentCall,
  ids: readonly string[],
  language: string | undefined,
): Promise<({ product: ProductNode; variantId: string | null } | null)[]> {
  const nodes = await findItems<LookedUp>(call, LOOKUP, ids, { language: languageOf(language) });
  return nodes.map((node) => {
    if (node === null) return null;
    return 'product' in node
      ? { product: node.product, variantId: node.id }
      : { product: node, variantId: null };
  });
}

const notFound = (id: string, path: string): Message => ({
  type: 'warning',
  code: 'not_found',
  content: `There is no product or variant ${plainText(id, 80)}`,
  path,
});

export interface LookupInput {
  ids: readonly string[];
  context?: { language?: string | undefined } | undefined;
}

/** Products by the ids of products or variants; what does not exist is named in a message. */
export async function lookupCatalogue(call: AgentCall, { ids, context }: LookupInput): Promise<Answer> {
  const found = await findAll(call, ids, context?.language);
  const products = new Map<string, { product: ProductNode; inputs: Map<string, Correlation[]> }>();
  const messages: Message[] = [];
  for (const [index, id] of ids.entries()) {
    const one = found[index];
    if (!one) {
      messages.push(notFound(id, `$.catalog.ids[${index}]`));
      continue;
    }
    const entry = products.get(one.product.id) ?? { product: one.product, inputs: new Map() };
    products.set(one.product.id, entry);
    const [featured] = offersOf(one.product).toSorted(byFit([]));
    const offer = one.variantId ?? featured?.id ?? one.product.id;
    const match = one.variantId === null && offer !== id ? 'featured' : 'exact';
    entry.inputs.set(offer, [...(entry.inputs.get(offer) ?? []), { id, match }]);
  }
  return {
    products: [...products.values()].map(({ product, inputs }) => {
      const offers = offersOf(product).filter(({ id }) => inputs.has(id));
      return toProduct(product, offers, call.publicUrl, SHORT_DESCRIPTION, inputs);
    }),
    ...(messages.length > 0 && { messages }),
  };
}

export interface DetailInput {
  id: string;
  selected?: readonly Selected[] | undefined;
  context?: { language?: string | undefined } | undefined;
}

/** A product with all its variants: the one that was asked for, or that fits the chosen options best, first. */
export async function getProduct(call: AgentCall, { id, selected, context }: DetailInput): Promise<Answer> {
  const [found] = await findAll(call, [id], context?.language);
  if (!found) throw new Refused('not_found', 'There is no such product', false);
  const offers = offersOf(found.product);
  const asked = offers.find((offer) => offer.id === found.variantId);
  const sorted = offers.toSorted(byFit(selected ?? asked?.options ?? []));
  const chosen = sorted[0]?.options ?? [];
  const options = optionsOf(offers, chosen);
  return {
    product: {
      ...toProduct(found.product, sorted, call.publicUrl, DESCRIPTION),
      ...(options.length > 0 && { options, selected: chosen }),
    },
  };
}
