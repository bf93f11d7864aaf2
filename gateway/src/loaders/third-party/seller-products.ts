/** Products, prices and stock of the seller that a key is bound to. */
import type { z } from 'zod';
import {
  PricesSetAnswer,
  SellerPicturesAnswer,
  SellerProductsAnswer,
  SellerProductsPage,
  StockSetAnswer,
} from '../../../contract/seller-products.ts';
import type {
  PricesSetRequest,
  SellerPicturesRequest,
  SellerProductsArchive,
  SellerProductsUpsert,
  StockSetRequest,
} from '../../../contract/seller-products.ts';
import type { ListPage } from '../base/pages.ts';
import { withQuery } from '../base/path.ts';
import type { Query } from '../base/path.ts';
import type { AdminCalls } from '../viewer/admin/calls.ts';

export interface SellerProductLoaders {
  /** `filter`: parameters of GET /v1/seller/products. */
  list(page: ListPage, filter: Query): Promise<SellerProductsPage>;
  setStocks(request: StockSetRequest, idempotencyKey: string): Promise<StockSetAnswer>;
  setPrices(request: PricesSetRequest, idempotencyKey: string): Promise<PricesSetAnswer>;
  upsert(
    request: z.input<typeof SellerProductsUpsert>,
    idempotencyKey: string,
  ): Promise<SellerProductsAnswer>;
  uploadPictures(request: z.input<typeof SellerPicturesRequest>): Promise<SellerPicturesAnswer>;
  archive(request: SellerProductsArchive, idempotencyKey: string): Promise<SellerProductsAnswer>;
}

export function createSellerProductLoaders({
  get,
  send,
}: Pick<AdminCalls, 'get' | 'send'>): SellerProductLoaders {
  const products = '/v1/seller/products';
  const asProducts = (json: unknown): SellerProductsAnswer => SellerProductsAnswer.parse(json);
  return {
    list: (page, filter) =>
      get(withQuery(products, { ...page, ...filter }), (json) => SellerProductsPage.parse(json)),
    setStocks: (request, idempotencyKey) =>
      send('/v1/seller/stock', request, (json) => StockSetAnswer.parse(json), { idempotencyKey }),
    setPrices: (request, idempotencyKey) =>
      send('/v1/seller/prices', request, (json) => PricesSetAnswer.parse(json), { idempotencyKey }),
    upsert: (request, idempotencyKey) => send(products, request, asProducts, { idempotencyKey }),
    uploadPictures: (request) =>
      send('/v1/seller/pictures', request, (json) => SellerPicturesAnswer.parse(json)),
    archive: (request, idempotencyKey) =>
      send(`${products}/archive`, request, asProducts, { idempotencyKey }),
  };
}
