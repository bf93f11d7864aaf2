/** The back office's catalogue: products, on sale or not. */
import { can } from '../../../contract/rules/staff.ts';
import type { ProductPatchAnswer } from '../../../contract/admin/product-changes.ts';
import { orNull } from '../../loaders/base/missing.ts';
import type { AdminCatalogueLoaders } from '../../loaders/viewer/admin/catalogue.ts';
import { requireViewer } from '../account/session.ts';
import { joinKey, toGlobalId } from '../base/ids.ts';
import { image } from '../base/image.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { money, optionalMoney, wireAmount } from '../base/money.ts';
import { attempt, rowErrors } from '../base/userErrors.ts';
import { ProductModel } from '../catalogue/product.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { changeOf, productResult, variantKeys, wireChanges } from './changes.ts';
import {
  AdminProductConnectionModel,
  AdminVariantConnectionModel,
  adminSeller,
  PRODUCT_LIST_NAMES,
  productKey,
  productListQuery,
  referenceTo,
} from './models.ts';
import { adminPage, DEFAULT_ADMIN_PAGE } from './page.ts';

const DEFAULT_VARIANTS = 50;

const catalogueOf = async (context: GatewayContext): Promise<AdminCatalogueLoaders> =>
  (await requireViewer(context)).loaders.admin.catalogue;

/** Products with the versions that were read, for REST. @throws BAD_USER_INPUT naming the argument */
const wireRows = (rows: readonly { readonly id: string; readonly version: number }[]) =>
  rows.map(({ id, version }, index) => ({ id: productKey(id, `input.rows.${index}.id`), version }));

/** The result of changes of several products. */
async function patchResult(call: Promise<ProductPatchAnswer>) {
  const { value, userErrors } = await attempt(call);
  return {
    rows:
      value?.rows.map(({ product, current, error }, index) => ({
        index,
        product,
        current,
        userErrors: error === null ? [] : rowErrors(error),
      })) ?? null,
    change: changeOf(value?.change),
    userErrors,
  };
}

export const adminCatalogueResolvers: Resolvers = {
  AdminProductSortBy: {
    NAME: 'name',
    PRICE: 'price',
    STOCK: 'stock',
    CREATED: 'createdAt',
    UPDATED: 'updatedAt',
    SOLD: 'sold',
    RATING: 'rating',
    DISCOUNT: 'discount',
    FLASH_STARTS: 'flashStarts',
    FLASH_ENDS: 'flashEnds',
    FLASH_SOLD: 'flashSold',
    RELEVANCE: 'relevance',
  },
  Query: {
    adminProducts: async (_, { first, after, before, filter, sort }, context) => {
      const page = adminPage({ first, after, before }, DEFAULT_ADMIN_PAGE);
      const query = productListQuery(filter, sort);
      const found = (await catalogueOf(context)).products(page, query);
      return new AdminProductConnectionModel(await namingArguments(found, PRODUCT_LIST_NAMES));
    },
    adminProduct: async (_, { id }, context) => {
      const key = productKey(id, 'id');
      return orNull((await catalogueOf(context)).product(key));
    },
  },
  Mutation: {
    adminProductCreate: async (_, { input }, context) => {
      const { fields, stock, idempotencyKey } = input;
      const catalogue = await catalogueOf(context);
      const body = { ...wireChanges(fields, 'input.fields'), stock: stock ?? 0 };
      return productResult(catalogue, catalogue.createProduct(body as never, idempotencyKey));
    },
    adminProductUpdate: async (_, { input }, context) => {
      const id = productKey(input.id, 'input.id');
      const changes = wireChanges(input.changes, 'input.changes');
      const catalogue = await catalogueOf(context);
      return productResult(catalogue, catalogue.changeProduct(id, input.version, changes), id);
    },
    adminProductDelete: async (_, { input }, context) => {
      const id = productKey(input.id, 'input.id');
      const { value, userErrors } = await attempt(
        (await catalogueOf(context)).deleteProduct(id, input.version),
      );
      return {
        deletedId: value && toGlobalId('AdminProduct', id),
        change: changeOf(value?.change),
        userErrors,
      };
    },
    adminProductArchive: async (_, { input }, context) => {
      const id = productKey(input.id, 'input.id');
      const catalogue = await catalogueOf(context);
      return productResult(catalogue, catalogue.archiveProduct(id, input.version, input.archived), id);
    },
    adminProductsPatch: async (_, { input }, context) => {
      const rows = input.rows.map(({ id, version, changes, stock }, index) => ({
        id: productKey(id, `input.rows.${index}.id`),
        version,
        stock,
        changes: wireChanges(changes, `input.rows.${index}.changes`),
      }));
      return patchResult((await catalogueOf(context)).patchProducts({ rows }));
    },
    adminStockAdjust: async (_, { input }, context) => {
      const id = productKey(input.id, 'input.id');
      const { variantId, delta, set, expected, reason, idempotencyKey } = input;
      const body = {
        variantId: variantId == null ? null : variantKeys(variantId, 'input.variantId').variantId,
        delta,
        set,
        expected,
        reason,
      };
      const catalogue = await catalogueOf(context);
      return productResult(catalogue, catalogue.changeStock(id, body, idempotencyKey));
    },
    adminFlashSaleSet: async (_, { input }, context) => {
      const { id: globalId, version, price, idempotencyKey, ...sale } = input;
      const id = productKey(globalId, 'input.id');
      const catalogue = await catalogueOf(context);
      const body = { ...sale, price: wireAmount(price) };
      const call = catalogue.setFlashSale(id, version, body, idempotencyKey);
      return productResult(catalogue, call, id);
    },
    adminFlashSaleRemove: async (_, { input }, context) => {
      const id = productKey(input.id, 'input.id');
      const catalogue = await catalogueOf(context);
      const { version, idempotencyKey } = input;
      return productResult(catalogue, catalogue.removeFlashSale(id, version, idempotencyKey), id);
    },
    adminFlashSalesPlan: async (_, { input: { rows, idempotencyKey, ...plan } }, context) => {
      const catalogue = await catalogueOf(context);
      return patchResult(catalogue.planFlashSales({ ...plan, rows: wireRows(rows) }, idempotencyKey));
    },
    adminFlashSalesStop: async (_, { input: { rows, idempotencyKey } }, context) => {
      const catalogue = await catalogueOf(context);
      return patchResult(catalogue.stopFlashSales({ rows: wireRows(rows) }, idempotencyKey));
    },
    adminFlashSalesExtend: async (_, { input: { rows, days, idempotencyKey } }, context) => {
      const catalogue = await catalogueOf(context);
      return patchResult(catalogue.extendFlashSales({ rows: wireRows(rows), days }, idempotencyKey));
    },
    adminVariantsCreate: async (_, { input }, context) => {
      const { productId, colors, sizes, skuPrefix, priceDelta, stock, idempotencyKey } = input;
      const id = productKey(productId, 'input.productId');
      const body = {
        colors: colors as never,
        sizes,
        skuPrefix: skuPrefix ?? undefined,
        priceDelta: wireAmount(priceDelta),
        stock,
      };
      const catalogue = await catalogueOf(context);
      const { value, userErrors } = await attempt(catalogue.createVariants(id, body, idempotencyKey));
      return {
        variant: null,
        product: value && (await catalogue.product(id)),
        change: changeOf(value?.change),
        userErrors,
      };
    },
    adminVariantUpdate: async (_, { input }, context) => {
      const { productId, variantId } = variantKeys(input.id, 'input.id');
      const { sku, color, size, priceDelta, position, gtin, mpn, active } = input.changes;
      const changes = {
        sku: sku ?? undefined,
        color: color as never,
        size,
        priceDelta: priceDelta == null ? undefined : wireAmount(priceDelta),
        position: position ?? undefined,
        gtin,
        mpn,
        active: active ?? undefined,
      };
      const catalogue = await catalogueOf(context);
      const call = catalogue.changeVariant(productId, variantId, input.version, changes);
      const { value, userErrors } = await attempt(call);
      return {
        variant: value,
        product: value && (await catalogue.product(productId)),
        change: changeOf(value?.change),
        userErrors,
      };
    },
    adminVariantDelete: async (_, { input }, context) => {
      const { productId, variantId } = variantKeys(input.id, 'input.id');
      const catalogue = await catalogueOf(context);
      const { value, userErrors } = await attempt(
        catalogue.deleteVariant(productId, variantId, input.version),
      );
      return {
        variant: null,
        product: value && (await catalogue.product(productId)),
        change: changeOf(value?.change),
        userErrors,
      };
    },
  },
  AdminProduct: {
    id: ({ _id }) => toGlobalId('AdminProduct', _id),
    product: (product, _, { now }) => new ProductModel(product, now),
    awaitsReview: ({ awaitsReview }) => awaitsReview === true,
    seller: ({ seller, sellerStatus }) => adminSeller(seller, sellerStatus),
    brand: ({ brandOfAny }) => brandOfAny && referenceTo('Brand', brandOfAny),
    categoryPath: ({ ancestors }) => ancestors.map((ref) => referenceTo('Category', ref)),
    discountPrice: ({ discountPrice }) => optionalMoney(discountPrice),
    costPrice: ({ costPrice }) => optionalMoney(costPrice),
    lowest30Days: ({ lowest30Days }) => optionalMoney(lowest30Days),
    flashSale: (product) =>
      product.isFlashSale && product.flashSalePrice !== null
        ? {
            price: money(product.flashSalePrice),
            startsAt: product.flashSaleStartsAt,
            expiresAt: product.flashSaleExpiresAt,
            stock: product.flashSaleStock,
            remainingStock: product.flashSaleRemainingStock,
            accountLimit: product.flashSaleAccountLimit,
          }
        : null,
    images: ({ images, imageAlts }) =>
      images.map((address) => ({ address, image: image(address, imageAlts?.[address]) })),
    specs: ({ specs }) => specs.map((spec) => ({ names: {}, values: {}, ...spec })),
    returnPolicy: ({ ownReturnPolicy }) => ownReturnPolicy,
    activity: async ({ _id }, _, context) => {
      const activity = await (await catalogueOf(context)).productActivity(_id);
      return {
        ...activity,
        priceHistory: activity.priceHistory.map(({ at, price }) => ({ at, price: money(price) })),
      };
    },
    canEdit: async (_, __, context) => can((await requireViewer(context)).adminRole, 'catalogue'),
    variants: async ({ _id }, { first, after }, context) => {
      const { limit, after: cursor } = connectionPage({ first, after }, DEFAULT_VARIANTS);
      const page = (await catalogueOf(context)).variants(_id, { limit, after: cursor });
      return new AdminVariantConnectionModel(await namingArguments(page));
    },
  },
  AdminVariant: {
    id: ({ productId, id }) => toGlobalId('AdminVariant', joinKey(productId, id)),
    priceDelta: ({ priceDelta }) => money(priceDelta),
    gtin: ({ gtin }) => gtin ?? null,
    mpn: ({ mpn }) => mpn ?? null,
  },
};
