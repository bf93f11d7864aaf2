/** The catalogue of the back-office: on sale or not. */
import { z } from 'zod';
import {
  AdminProduct,
  AdminProductActivity,
  AdminProductPage,
  AdminVariantPage,
} from '../../../../contract/admin/products.ts';
import {
  ChangedProduct,
  ChangedVariant,
  ChangedVariants,
  ProductPatchAnswer,
} from '../../../../contract/admin/product-changes.ts';
import type {
  FlashSaleRequest,
  ProductChanges,
  ProductCreate,
  ProductPatch,
  StockChange,
  VariantChanges,
  VariantsCreate,
} from '../../../../contract/admin/product-changes.ts';
import { CHANGED } from '../../../../contract/versions.ts';
import type { ChangeRef } from '../../../../contract/versions.ts';
import { AdminSeller } from '../../../../contract/sellers.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

/** A page of a list of the back-office: `after` and `before` exclude each other. */
export interface AdminPage {
  limit: number;
  after?: string | undefined;
  before?: string | undefined;
}

export interface AdminCatalogueLoaders {
  /** `filter`: parameters of GET /v1/admin/products/manage. */
  products(page: AdminPage, filter: Query): Promise<AdminProductPage>;
  product(id: string): Promise<AdminProduct>;
  productActivity(id: string): Promise<AdminProductActivity>;
  variants(productId: string, page: AdminPage): Promise<AdminVariantPage>;
  seller(id: string): Promise<AdminSeller>;
  createProduct(body: ProductCreateBody, idempotencyKey: string): Promise<ChangedProduct>;
  changeProduct(id: string, version: number, changes: ProductChangesBody): Promise<ChangedProduct>;
  archiveProduct(id: string, version: number, archived: boolean): Promise<ChangedProduct>;
  deleteProduct(id: string, version: number): Promise<{ change?: ChangeRef | null | undefined }>;
  patchProducts(body: ProductPatchBody): Promise<ProductPatchAnswer>;
  changeStock(id: string, body: StockChange, idempotencyKey: string): Promise<ChangedProduct>;
  setFlashSale(
    id: string,
    version: number,
    body: FlashSaleRequest,
    idempotencyKey: string,
  ): Promise<ChangedProduct>;
  removeFlashSale(id: string, version: number, idempotencyKey: string): Promise<ChangedProduct>;
  planFlashSales(body: object, idempotencyKey: string): Promise<ProductPatchAnswer>;
  stopFlashSales(body: object, idempotencyKey: string): Promise<ProductPatchAnswer>;
  extendFlashSales(body: object, idempotencyKey: string): Promise<ProductPatchAnswer>;
  createVariants(
    productId: string,
    body: VariantsCreateBody,
    idempotencyKey: string,
  ): Promise<z.infer<typeof ChangedVariants>>;
  changeVariant(
    productId: string,
    id: string,
    version: number,
    changes: VariantChangesBody,
  ): Promise<z.infer<typeof ChangedVariant>>;
  deleteVariant(
    productId: string,
    id: string,
    version: number,
  ): Promise<{ change?: ChangeRef | null | undefined }>;
}

type ProductCreateBody = z.input<typeof ProductCreate>;
type ProductChangesBody = z.input<typeof ProductChanges>;
type ProductPatchBody = z.input<typeof ProductPatch>;
type VariantsCreateBody = z.input<typeof VariantsCreate>;
type VariantChangesBody = z.input<typeof VariantChanges>;

export function createAdminCatalogueLoaders({ get, send }: AdminCalls): AdminCatalogueLoaders {
  const asProduct = (json: unknown): ChangedProduct => ChangedProduct.parse(json);
  /** For changes that lead to no warnings. */
  const asPlain = (json: unknown): ChangedProduct =>
    ChangedProduct.parse({ warnings: [], ...(json as object) });
  const asDone = (json: unknown) => z.object(CHANGED).parse(json);
  const asPatch = (json: unknown): ProductPatchAnswer => ProductPatchAnswer.parse(json);
  const sales = '/v1/admin/flash-sales';
  const product = (id: string, path = ''): string => `/v1/admin/products/${segment(id)}${path}`;
  return {
    products: (page, filter) =>
      get(withQuery('/v1/admin/products/manage', { ...page, ...filter }), (json) =>
        AdminProductPage.parse(json),
      ),
    product: (id) => get(`/v1/admin/products/${segment(id)}/manage`, (json) => AdminProduct.parse(json)),
    productActivity: (id) => get(product(id, '/activity'), (json) => AdminProductActivity.parse(json)),
    variants: (id, page) =>
      get(withQuery(`/v1/admin/products/${segment(id)}/variants`, { ...page }), (json) =>
        AdminVariantPage.parse(json),
      ),
    seller: (id) => get(`/v1/admin/sellers/${segment(id)}`, (json) => AdminSeller.parse(json)),
    createProduct: (body, idempotencyKey) => send('/v1/admin/products', body, asProduct, { idempotencyKey }),
    changeProduct: (id, version, changes) => send(product(id), changes, asProduct, { version }),
    archiveProduct: (id, version, archived) =>
      send(product(id, '/archive'), { archived }, asProduct, { version }),
    deleteProduct: (id, version) => send(product(id), {}, asDone, { version, method: 'DELETE' }),
    patchProducts: (body) => send('/v1/admin/products/patch', body, asPatch),
    changeStock: (id, body, idempotencyKey) => send(product(id, '/stock'), body, asPlain, { idempotencyKey }),
    setFlashSale: (id, version, body, idempotencyKey) =>
      send(product(id, '/flash-sale'), body, asPlain, { version, idempotencyKey }),
    planFlashSales: (body, idempotencyKey) => send(sales, body, asPatch, { idempotencyKey }),
    stopFlashSales: (body, idempotencyKey) => send(`${sales}/stop`, body, asPatch, { idempotencyKey }),
    extendFlashSales: (body, idempotencyKey) => send(`${sales}/extend`, body, asPatch, { idempotencyKey }),
    removeFlashSale: (id, version, idempotencyKey) =>
      send(product(id, '/flash-sale'), {}, asPlain, { version, idempotencyKey, method: 'DELETE' }),
    createVariants: (id, body, idempotencyKey) =>
      send(product(id, '/variants'), body, (json) => ChangedVariants.parse(json), { idempotencyKey }),
    changeVariant: (productId, id, version, changes) =>
      send(product(productId, `/variants/${segment(id)}`), changes, (json) => ChangedVariant.parse(json), {
        version,
      }),
    deleteVariant: (productId, id, version) =>
      send(product(productId, `/variants/${segment(id)}`), {}, asDone, { version, method: 'DELETE' }),
  };
}
