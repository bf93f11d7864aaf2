/** What stands for a seller's own products between REST and the schema. */
import type {
  PricesSetAnswer,
  SellerProduct,
  SellerProductsPage,
  SellerVariant,
} from '../../../contract/seller-products.ts';
import { ConnectionModel } from '../base/connection.ts';

/** A variant with the id of its product, which is part of its own. */
export type SellerVariantModel = SellerVariant & { productId: string };
/** The result of a line of prices. */
export type PricesSetLineModel = PricesSetAnswer['results'][number];

export class SellerProductConnectionModel extends ConnectionModel<SellerProduct, SellerProduct> {
  constructor(page: SellerProductsPage) {
    super(page.products, page.cursors, page.pagination, (product) => product);
  }
}
