/** Paths of the back office's products. */
import { z } from 'zod';
import type { Kysely } from 'kysely';
import {
  AdminProduct,
  AdminProductActivity,
  AdminProductListQuery,
  AdminProductPage,
  AdminVariantListQuery,
  AdminVariantPage,
} from '../../../../contract/admin/products.ts';
import { EntityId } from '../../../../contract/common.ts';
import {
  ChangedProduct,
  ChangedVariant,
  ChangedVariants,
  FlashSaleRequest,
  FlashSalesExtend,
  FlashSalesPlan,
  FlashSalesStop,
  ProductArchive,
  ProductChanges,
  ProductCreate,
  ProductPatch,
  ProductPatchAnswer,
  StockChange,
  VariantChanges,
  VariantsCreate,
} from '../../../../contract/admin/product-changes.ts';
import { DELETABLE_HOURS } from '../../../../contract/rules/products.ts';
import { can, SHELF_FIELDS } from '../../../../contract/rules/staff.ts';
import { CHANGED } from '../../../../contract/versions.ts';
import type { Database } from '../../../db/tables.ts';
import { refusal } from '../../auth/owners.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { DONE, route, signedIn } from '../../route.ts';
import type { Route } from '../../route.ts';
import { tagVersion } from '../../write.ts';
import type { VersionedRow } from '../../write.ts';
import { deleteProduct, productActivity } from './activity.ts';
import { archiveProduct, changeProduct, createProduct } from './change.ts';
import { removeFlashSale, setFlashSale } from './flash-sale.ts';
import { extendFlashSales, planFlashSales, stopFlashSales } from './flash-sales.ts';
import { patchProducts } from './patch.ts';
import { changeStock } from './stock.ts';
import { changeVariant, createVariants, deleteVariant } from './variants.ts';
import { adminProduct, adminVariants, listAdminProducts } from './read.ts';

const ById = z.strictObject({ id: EntityId });
const Variant = z.strictObject({ id: EntityId, variantId: EntityId });
const NoQuery = z.strictObject({});
/** An admin's product without warnings, for changes that lead to none. */
const Changed = ChangedProduct.omit({ warnings: true });

const productRow = ({ id }: { id: string }): VersionedRow => ({
  table: 'products',
  key: { id },
  what: 'Product',
});
const variantRow = ({ variantId }: { variantId: string }): VersionedRow => ({
  table: 'product_variants',
  key: { id: variantId },
  what: 'Variant',
});
/** @throws ApiError FORBIDDEN naming the fields that the viewer may not change: `shelves` alone is for the shop's shelves */
async function checkShelves(
  db: Kysely<Database>,
  { adminRole }: Viewer,
  changes: ProductChanges,
): Promise<void> {
  if (can(adminRole, 'catalogue')) return;
  const others = Object.keys(changes).filter((field) => !SHELF_FIELDS.some((shelf) => shelf === field));
  if (others.length > 0)
    throw await refusal(
      db,
      adminRole,
      'catalogue',
      `Not allowed: ${others.join(', ')}`,
      others.map((field) => ({ field, message: 'needs the capability `catalogue`' })),
    );
}

const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const;
const VERSIONED = [...REFUSALS, 'STALE', 'PRECONDITION_REQUIRED'] as const;

export const adminProductRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/products/manage',
    summary: 'Products for the back office, on sale or not, by filter, search and sort.',
    query: AdminProductListQuery,
    response: AdminProductPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async (context, { query }): Promise<AdminProductPage> => listAdminProducts(context, query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/products/:id/manage',
    summary: 'A product with all that the back office shows of it, on sale or not.',
    params: ById,
    query: NoQuery,
    response: AdminProduct,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (context, { params, reply }): Promise<AdminProduct> => {
      const product = await adminProduct(context, params.id);
      tagVersion(reply, product.version);
      return product;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/products/:id/activity',
    summary: 'What happens around a product: sales, wishlists, prices, and whether it can be deleted.',
    params: ById,
    query: NoQuery,
    response: AdminProductActivity,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: ({ db }, { params }): Promise<AdminProductActivity> => productActivity(db, params.id),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/products/:id/variants',
    summary: 'Variants of a product, in their order.',
    params: ById,
    query: AdminVariantListQuery,
    response: AdminVariantPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (context, { params, query }): Promise<AdminVariantPage> =>
      adminVariants(context, params.id, query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/products',
    summary: 'Creates a product, off sale unless asked otherwise.',
    body: ProductCreate,
    response: ChangedProduct,
    errors: REFUSALS,
    write: { action: 'product.create', needsKey: true },
    handle: async (_, { body, write }) => write((trx) => createProduct(trx, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/products/patch',
    summary: 'Changes up to 100 products, each by its version and independently of the others.',
    body: ProductPatch,
    response: ProductPatchAnswer,
    errors: REFUSALS,
    write: { action: 'product.update', canUndo: true },
    handle: async (_, { body, write }) => write((trx) => patchProducts(trx, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/products/:id',
    summary: 'Changes fields of a product: absent is unchanged, null is cleared.',
    params: ById,
    body: ProductChanges,
    response: ChangedProduct,
    errors: VERSIONED,
    write: { action: 'product.update', row: productRow, canUndo: true },
    handle: async ({ db }, { params, body, write, viewer }) => {
      await checkShelves(db, signedIn(viewer), body);
      return write((trx) => changeProduct(trx, Number(params.id), body));
    },
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/products/:id',
    summary: `Deletes a product of the last ${DELETABLE_HOURS} hours that is off sale and that no order, review or wishlist refers to.`,
    params: ById,
    response: z.object({ done: z.literal(true), ...CHANGED }),
    errors: VERSIONED,
    write: { action: 'product.delete', row: productRow },
    handle: async (_, { params, write }) =>
      write(async (trx) => {
        await deleteProduct(trx, Number(params.id));
        return DONE;
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/products/:id/archive',
    summary: 'Archives a product, which takes it off sale, or brings it back, off sale.',
    params: ById,
    body: ProductArchive,
    response: ChangedProduct,
    errors: VERSIONED,
    write: { action: 'product.archive', row: productRow, canUndo: true },
    handle: async (_, { params, body, write }) =>
      write((trx) => archiveProduct(trx, Number(params.id), body.archived)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/products/:id/stock',
    summary:
      'Changes the stock of a product or variant by a difference, or sets it where it is the expected one.',
    params: ById,
    body: StockChange,
    response: Changed,
    errors: REFUSALS,
    write: { action: 'product.stock', needsKey: true, canUndo: true },
    handle: async (_, { params, body, write }) => write((trx) => changeStock(trx, Number(params.id), body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/products/:id/flash-sale',
    summary: 'Plans, starts or changes the flash sale of a product.',
    params: ById,
    body: FlashSaleRequest,
    response: Changed,
    errors: VERSIONED,
    write: { action: 'product.flash-sale', row: productRow, needsKey: true, canUndo: true },
    handle: async (_, { params, body, write }) => write((trx) => setFlashSale(trx, Number(params.id), body)),
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/products/:id/flash-sale',
    summary: 'Ends the flash sale of a product, planned or running.',
    params: ById,
    response: Changed,
    errors: VERSIONED,
    write: { action: 'product.flash-sale', row: productRow, needsKey: true, canUndo: true },
    handle: async (_, { params, write }) => write((trx) => removeFlashSale(trx, Number(params.id))),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/flash-sales',
    summary:
      'Plans flash sales of products that have none planned or running. Each product changes, or says why not, independently of the others.',
    body: FlashSalesPlan,
    response: ProductPatchAnswer,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    write: { action: 'product.flash-sale', needsKey: true, canUndo: true },
    handle: async (_, { body, write }) => write((trx) => planFlashSales(trx, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/flash-sales/stop',
    summary: 'Ends running flash sales and cancels planned ones.',
    body: FlashSalesStop,
    response: ProductPatchAnswer,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    write: { action: 'product.flash-sale', needsKey: true, canUndo: true },
    handle: async (_, { body, write }) => write((trx) => stopFlashSales(trx, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/flash-sales/extend',
    summary: 'Lets planned and running flash sales end later, by 7 days at most.',
    body: FlashSalesExtend,
    response: ProductPatchAnswer,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    write: { action: 'product.flash-sale', needsKey: true, canUndo: true },
    handle: async (_, { body, write }) => write((trx) => extendFlashSales(trx, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/products/:id/variants',
    summary: 'Adds the missing combinations of colours and sizes as variants.',
    params: ById,
    body: VariantsCreate,
    response: ChangedVariants,
    errors: REFUSALS,
    write: { action: 'variant.create', needsKey: true },
    handle: async (_, { params, body, write }) =>
      write((trx) => createVariants(trx, Number(params.id), body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/products/:id/variants/:variantId',
    summary: 'Changes fields of a variant: absent is unchanged, null is cleared.',
    params: Variant,
    body: VariantChanges,
    response: ChangedVariant,
    errors: VERSIONED,
    write: { action: 'variant.update', row: variantRow, canUndo: true },
    handle: async (_, { params, body, write }) =>
      write((trx) => changeVariant(trx, Number(params.id), Number(params.variantId), body)),
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/products/:id/variants/:variantId',
    summary: 'Deletes a variant that was never ordered.',
    params: Variant,
    response: z.object({ done: z.literal(true), ...CHANGED }),
    errors: VERSIONED,
    write: { action: 'variant.delete', row: variantRow },
    handle: async (_, { params, write }) =>
      write(async (trx) => {
        await deleteVariant(trx, Number(params.id), Number(params.variantId));
        return DONE;
      }),
  }),
];
