/** Paths for sellers' systems: products, prices and stock of the seller that a key is bound to. */
import {
  PricesSetAnswer,
  PricesSetRequest,
  SellerPicturesAnswer,
  SellerPicturesRequest,
  SellerProductsAnswer,
  SellerProductsArchive,
  SellerProductsPage,
  SellerProductsQuery,
  SellerProductsUpsert,
  StockSetAnswer,
  StockSetRequest,
} from '../../../contract/seller-products.ts';
import {
  MAX_PICTURES_BYTES,
  MAX_SELLER_LINES,
  MAX_SELLER_PICTURES,
  MAX_STOCK_LINES,
} from '../../../contract/rules/seller-products.ts';
import type { KeyCaller } from '../../base/key-caller.ts';
import { sellerOf } from '../api-keys/caller.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { uploadPictures } from './pictures.ts';
import { setPrices } from './prices.ts';
import { listSellerProducts } from './read.ts';
import { setStocks } from './stock.ts';
import { archiveProducts, upsertProducts } from './upsert.ts';

/** Pictures in base64 with the rest of the JSON, in bytes. */
const PICTURES_LIMIT = Math.ceil((MAX_PICTURES_BYTES * 4) / 3) + 16 * 1024;
const READ_ERRORS = ['FORBIDDEN'] as const;
const ERRORS = [...READ_ERRORS, 'CONFLICT'] as const;

export const sellerProductRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/seller/products',
    summary: 'Products of the seller that the key is bound to, by their last change, the earliest first.',
    query: SellerProductsQuery,
    response: SellerProductsPage,
    errors: READ_ERRORS,
    handle: (context, { query, apiKey }): Promise<SellerProductsPage> =>
      listSellerProducts(context, sellerOf(apiKey), query),
  }),
  route({
    method: 'POST',
    path: '/v1/seller/stock',
    summary: `Sets up to ${MAX_STOCK_LINES} stocks of the seller’s products and variants, each line by itself.`,
    body: StockSetRequest,
    response: StockSetAnswer,
    write: { action: 'product.stock', needsKey: true },
    errors: ERRORS,
    handle: async (_, { body, write, apiKey }): Promise<StockSetAnswer> => {
      const sellerId = sellerOf(apiKey);
      return write((trx) => setStocks(trx, sellerId, body));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/seller/prices',
    summary: `Sets the prices of up to ${MAX_SELLER_LINES} products of the seller, each line by itself.`,
    body: PricesSetRequest,
    response: PricesSetAnswer,
    write: { action: 'product.update', needsKey: true, canUndo: true },
    errors: ERRORS,
    handle: async (_, { body, write, apiKey }): Promise<PricesSetAnswer> => {
      const sellerId = sellerOf(apiKey);
      return write((trx) => setPrices(trx, sellerId, body));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/seller/products',
    summary: `Adds or changes up to ${MAX_SELLER_LINES} products of the seller by their SKU, each line by itself.`,
    body: SellerProductsUpsert,
    response: SellerProductsAnswer,
    write: { action: 'product.update', needsKey: true, canUndo: true },
    errors: ERRORS,
    handle: async (_, { body, write, apiKey }): Promise<SellerProductsAnswer> => {
      const sellerId = sellerOf(apiKey);
      return write((trx) => upsertProducts(trx, sellerId, body));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/seller/pictures',
    summary: `Stores up to ${MAX_SELLER_PICTURES} pictures for products of the seller, each by itself; one that was sent before is the same file.`,
    body: SellerPicturesRequest,
    bodyLimit: PICTURES_LIMIT,
    response: SellerPicturesAnswer,
    errors: [...ERRORS, 'UNAVAILABLE'],
    handle: async (context, { body, apiKey }): Promise<SellerPicturesAnswer> =>
      uploadPictures(context, sellerOf(apiKey), apiKey as KeyCaller, body),
  }),
  route({
    method: 'POST',
    path: '/v1/seller/products/archive',
    summary: `Archives up to ${MAX_SELLER_LINES} products of the seller, or brings them back, each line by itself.`,
    body: SellerProductsArchive,
    response: SellerProductsAnswer,
    write: { action: 'product.archive', needsKey: true, canUndo: true },
    errors: ERRORS,
    handle: async (_, { body, write, apiKey }): Promise<SellerProductsAnswer> => {
      const sellerId = sellerOf(apiKey);
      return write((trx) => archiveProducts(trx, sellerId, body));
    },
  }),
];
