/** The products of the feeds, read from the gateway page by page. */
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import { fromTnd } from '../../../contract/money.ts';
import type { Millimes } from '../../../contract/money.ts';
import { plainText } from '../../../contract/plain-text.ts';
import { paths } from '../../../contract/rules/paths.ts';
import type { ContentUnit, ProductContent, UnitPrice } from '../../../contract/rules/unit-price.ts';
import { openOwnDocuments } from '../own-documents.ts';
import type { FrontGateway } from '../parts.ts';

const PRODUCTS = `query FeedProducts($after: String) {
  products(first: 100, after: $after, sort: { field: CREATED_AT, direction: ASC }) {
    nodes {
      slug sku name description isAvailable stockStatus weightGrams gtin mpn condition ratingAverage ratingCount hasFreeDelivery colors
      content { amount unit } unitPrice { unit }
      price { amount } currentPrice { amount } flashSale { startsAt expiresAt isActive }
      brand { name } seller { name slug } breadcrumb { name }
      mainImage { url(width: 1200) } images { url(width: 1200) }
      variants { sku color size gtin mpn isAvailable price { amount } currentPrice { amount } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Documents of the product feeds, which the gateway has to trust. */
export const FEED_DOCUMENTS: readonly string[] = [PRODUCTS];

/** Most characters that the readers of the feeds accept of a title and of a description. */
const TITLE = 150;
const DESCRIPTION = 5_000;
const MPN = 70;
/** Most pictures besides the main one. */
const MORE_PICTURES = 10;

interface Amount {
  amount: string;
}

interface ProductNode {
  slug: string;
  sku: string;
  name: string;
  description: string;
  isAvailable: boolean;
  stockStatus: string;
  weightGrams: number | null;
  gtin: string | null;
  mpn: string | null;
  condition: 'NEW' | 'REFURBISHED' | 'USED';
  content: ProductContent | null;
  /** null: a price per unit is not to be shown. */
  unitPrice: { unit: UnitPrice['unit'] } | null;
  ratingAverage: number;
  ratingCount: number;
  hasFreeDelivery: boolean;
  colors: string[];
  price: Amount;
  currentPrice: Amount;
  flashSale: { startsAt: string | null; expiresAt: string | null; isActive: boolean } | null;
  mainImage: { url: string } | null;
  brand: { name: string } | null;
  seller: { name: string; slug: string } | null;
  breadcrumb: { name: string }[] | null;
  images: { url: string }[] | null;
  variants:
    | {
        sku: string;
        color: string | null;
        size: string | null;
        gtin: string | null;
        mpn: string | null;
        isAvailable: boolean;
        price: Amount;
        currentPrice: Amount;
      }[]
    | null;
}

/** What can be ordered: a product without variants, or one variant. Addresses are absolute. */
export interface Offer {
  /** The SKU, which is unique among products and variants. */
  id: string;
  /** SKU of the product that the variants share; null: it has none. */
  group: string | null;
  title: string;
  description: string;
  url: string;
  picture: string | null;
  morePictures: readonly string[];
  availability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';
  price: Millimes;
  /** The price now, when it is lower. */
  salePrice: Millimes | null;
  /** From when to when that price is a flash sale's (ISO 8601). */
  saleWindow: readonly [string, string] | null;
  brand: string | null;
  seller: { name: string; url: string } | null;
  /** From the top category down. */
  categories: readonly string[];
  color: string | null;
  size: string | null;
  weightGrams: number | null;
  /** Numbers of what is ordered: of the variant, where the product has some. */
  gtin: string | null;
  mpn: string | null;
  condition: 'new' | 'refurbished' | 'used';
  /** What it contains, and the unit that prices are compared by. */
  content: { amount: number; unit: ContentUnit; per: UnitPrice['unit'] } | null;
  rating: { average: number; count: number } | null;
  hasFreeDelivery: boolean;
}

/** Source of the offers, in a stable order. Iterating throws when a response is incomplete. */
export type FeedSource = (publicUrl: string) => AsyncIterable<Offer>;

const CONDITIONS = { NEW: 'new', REFURBISHED: 'refurbished', USED: 'used' } as const;

function availabilityOf(isAvailable: boolean, status: string): Offer['availability'] {
  if (!isAvailable) return 'out_of_stock';
  if (status === 'PREORDER') return 'preorder';
  return status === 'ON_BACKORDER' ? 'backorder' : 'in_stock';
}

function windowOf(sale: ProductNode['flashSale']): Offer['saleWindow'] {
  if (!sale?.isActive || sale.startsAt === null || sale.expiresAt === null) return null;
  return [sale.startsAt, sale.expiresAt];
}

function* offersOf(product: ProductNode, publicUrl: string): Iterable<Offer> {
  const absolute = (url: string): string => new URL(url, publicUrl).href;
  const price = fromTnd(product.price.amount);
  const current = fromTnd(product.currentPrice.amount);
  const pictures = (product.images ?? []).map(({ url }) => absolute(url));
  const picture = product.mainImage ? absolute(product.mainImage.url) : (pictures[0] ?? null);
  const title = plainText(product.name, TITLE);
  const shared = {
    description: plainText(product.description, DESCRIPTION) || title,
    url: publicUrl + paths.product(product.slug),
    picture,
    morePictures: pictures.filter((url) => url !== picture).slice(0, MORE_PICTURES),
    saleWindow: windowOf(product.flashSale),
    brand: product.brand ? plainText(product.brand.name, 70) : null,
    seller: product.seller
      ? { name: plainText(product.seller.name, 70), url: publicUrl + paths.shop(product.seller.slug) }
      : null,
    categories: (product.breadcrumb ?? []).map(({ name }) => plainText(name, 100)),
    weightGrams: product.weightGrams,
    condition: CONDITIONS[product.condition],
    rating: product.ratingCount > 0 ? { average: product.ratingAverage, count: product.ratingCount } : null,
    hasFreeDelivery: product.hasFreeDelivery,
  };
  if (!product.variants?.length) {
    yield {
      ...shared,
      id: product.sku,
      group: null,
      title,
      availability: availabilityOf(product.isAvailable, product.stockStatus),
      price,
      salePrice: current < price ? current : null,
      color: product.colors[0] ?? null,
      size: null,
      gtin: product.gtin,
      mpn: product.mpn && plainText(product.mpn, MPN),
      content: product.content && product.unitPrice && { ...product.content, per: product.unitPrice.unit },
    };
    return;
  }
  for (const { sku, color, size, gtin, mpn, ...variant } of product.variants) {
    const now = fromTnd(variant.currentPrice.amount);
    yield {
      ...shared,
      id: sku,
      group: product.sku,
      title: plainText([product.name, color, size].filter(Boolean).join(' – '), TITLE),
      availability: availabilityOf(variant.isAvailable, product.stockStatus),
      price: fromTnd(variant.price.amount),
      salePrice: current < price ? now : null,
      color,
      size,
      gtin,
      mpn: mpn && plainText(mpn, MPN),
      content: null,
    };
  }
}

/** Reads the offers from a gateway that trusts FEED_DOCUMENTS. */
export function createFeedSource(gateway: Pick<FrontGateway, 'execute'>): FeedSource {
  // A product may disappear between its list and its details, and an API may have no details: its variants are missing then.
  const { pagesOf } = openOwnDocuments(gateway, 'The products of the feed', [
    GATEWAY_CODES.notFound,
    GATEWAY_CODES.notSupported,
  ]);
  return async function* read(publicUrl) {
    for await (const nodes of pagesOf<ProductNode>(PRODUCTS, 'products'))
      for (const product of nodes) yield* offersOf(product, publicUrl);
  };
}
