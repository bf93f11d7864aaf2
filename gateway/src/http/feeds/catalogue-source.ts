/** The catalogue as it is now, for third parties who start a copy of it: where its changes go on, then all products page by page. */
import type { GraphQLError } from 'graphql';
import type { ResolvedApiKey } from '../../../contract/api-keys.ts';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import { documentId } from '../../plugins/documents.ts';
import type { FrontGateway } from '../parts.ts';

/** What the file says of a product. It is printed in the manual: with it, `catalogueChanges` answers in the same form. */
export const CATALOGUE_PRODUCT = `fragment CatalogueProduct on Product {
  id slug url sku createdAt updatedAt
  nameFr: name(language: FR) nameEn: name(language: EN) nameDe: name(language: DE) nameTn: name(language: TN)
  description isAvailable stock stockStatus
  price { amount currency } discountPrice { amount currency } currentPrice { amount currency }
  flashSale { price { amount currency } isActive startsAt expiresAt }
  category { id slug name } brand { id slug name } seller { id slug name }
  images { url } variants { id sku gtin mpn color size stock currentPrice { amount currency } }
  gtin mpn condition dimensions { lengthMm widthMm heightMm } content { amount unit }
  tags colors weightGrams hasFreeDelivery ratingAverage ratingCount
}`;

const CURSOR = 'query CatalogueFileCursor { catalogueChanges { cursor } }';
// By the time of creation, which no change moves: no product can pass from a page to come to one that was read.
const PRODUCTS = `query CatalogueFileProducts($after: String) {
  products(first: 100, after: $after, sort: { field: CREATED_AT, direction: ASC }) {
    nodes { ...CatalogueProduct }
    pageInfo { hasNextPage endCursor }
  }
}
${CATALOGUE_PRODUCT}`;

/** Documents of the file, which the gateway has to trust. */
export const CATALOGUE_FILE_DOCUMENTS: readonly string[] = [CURSOR, PRODUCTS];

/** The file cannot be had. */
export class NoCatalogue extends Error {
  override readonly name = 'NoCatalogue';
  /** HTTP status: 403, 429, 501 or 503. */
  readonly status: number;
  /** Seconds to wait. */
  readonly retryAfter: string | undefined;

  constructor(status: number, message: string, retryAfter?: string) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Seconds to wait when the API cannot be reached. */
const RETRY_AFTER = '5';
const UNREADABLE = 'The catalogue cannot be read now';
// A product may disappear between its list and its details: the changes say so.
const isTolerated = ({ extensions }: GraphQLError): boolean => extensions['code'] === GATEWAY_CODES.notFound;

function refusalOf({ message, extensions }: GraphQLError): NoCatalogue {
  switch (extensions['code']) {
    case GATEWAY_CODES.forbidden:
      return new NoCatalogue(403, message);
    case GATEWAY_CODES.rateLimited: {
      const { headers } = (extensions['http'] ?? {}) as { headers?: Record<string, string> };
      return new NoCatalogue(429, message, headers?.['retry-after'] ?? RETRY_AFTER);
    }
    case GATEWAY_CODES.notSupported:
      return new NoCatalogue(501, 'This shop does not offer changes of the catalogue');
    default:
      return new NoCatalogue(503, UNREADABLE, RETRY_AFTER);
  }
}

/** One reading of the catalogue. */
export interface Catalogue {
  /** Where `catalogueChanges` goes on. Taken before the first product was read: what changes from then on is named after it. */
  readonly cursor: string;
  /** All products, at most a hundred at a time, each read when it is asked for. Iterating throws NoCatalogue when a page is incomplete. */
  readonly pages: AsyncIterable<readonly unknown[]>;
}

interface Products {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/**
 * Takes the cursor and reads the first page, by the scopes of the key and from its budget; further pages cost nothing.
 * @param gateway has to trust CATALOGUE_FILE_DOCUMENTS
 * @param signal ends calls whose result is no longer needed
 * @throws NoCatalogue
 */
export async function openCatalogue(
  gateway: Pick<FrontGateway, 'execute'>,
  key: ResolvedApiKey,
  signal: AbortSignal,
): Promise<Catalogue> {
  async function ask<Data>(
    text: string,
    variables: Record<string, unknown>,
    payer?: ResolvedApiKey,
  ): Promise<Data> {
    const { result } = await gateway.execute(documentId(text), variables, {
      key: payer,
      signal,
      // What a cache holds may be older than the cursor.
      isCurrent: true,
    });
    const errors = (result.errors ?? []) as readonly GraphQLError[];
    const fault = errors.find((error) => !isTolerated(error)) ?? errors[0];
    const data = result.data as Record<string, unknown> | null | undefined;
    const isWhole = data != null && Object.values(data).every((field) => field !== null);
    if (fault && !(isWhole && isTolerated(fault))) throw refusalOf(fault);
    if (!isWhole) throw new NoCatalogue(503, UNREADABLE, RETRY_AFTER);
    return data as Data;
  }
  const pageAfter = async (after: string | null, payer?: ResolvedApiKey): Promise<Products> =>
    (await ask<{ products: Products }>(PRODUCTS, { after }, payer)).products;

  const { cursor } = (await ask<{ catalogueChanges: { cursor: string } }>(CURSOR, {}, key)).catalogueChanges;
  const first = await pageAfter(null, key);
  async function* pages(): AsyncGenerator<readonly unknown[]> {
    for (let page = first; ; page = await pageAfter(page.pageInfo.endCursor)) {
      yield page.nodes;
      if (!page.pageInfo.hasNextPage) return;
    }
  }
  return { cursor, pages: pages() };
}
