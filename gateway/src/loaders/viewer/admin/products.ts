/** Products, inactive ones included. */
import { ProductPage } from '../../../../contract/catalogue.ts';
import { productsPath } from '../../anonymous/catalogue.ts';
import type { AdminProductQuery } from '../../anonymous/catalogue.ts';
import type { ListPage } from '../../base/pages.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminProductLoaders {
  products(query: AdminProductQuery, page: ListPage): Promise<ProductPage>;
}

export function createAdminProductLoaders({ get }: AdminCalls): AdminProductLoaders {
  return {
    products: (query, page) => get(productsPath(query, page), (json) => ProductPage.parse(json)),
  };
}
