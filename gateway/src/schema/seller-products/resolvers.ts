/** Sellers' systems: products, prices and stock of the seller that a key is bound to. */
import type { SellerLineError } from '../../../contract/seller-products.ts';
import { keyLoaders } from '../account/session.ts';
import { joinKey, readKey, toGlobalId } from '../base/ids.ts';
import { badInput, connectionPage, namingArguments } from '../base/input.ts';
import { money, optionalMoney, optionalWireAmount, wireAmount } from '../base/money.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers, SellerProductInput, SellerVariantInput } from '../generated/resolvers.ts';
import { SellerProductConnectionModel } from './models.ts';

const DEFAULT_PAGE = 50;

/** Arguments by the parameters of REST. */
const ARGUMENTS = { limit: 'first', skus: 'filter.skus', updatedAfter: 'filter.updatedAfter' } as const;
/** Input fields by what REST calls them. */
const INPUTS = { 'Idempotency-Key': 'idempotencyKey' } as const;

const key = (id: string | null | undefined, type: 'Category' | 'Brand', argument: string) =>
  id == null ? id : readKey(id, type, argument);

const wireVariant = (variant: SellerVariantInput) => ({
  ...variant,
  priceDelta: optionalWireAmount(variant.priceDelta),
});

/** A product for REST. @throws BAD_USER_INPUT naming the argument */
const wireProduct = (product: SellerProductInput, index: number) => ({
  ...product,
  categoryId: key(product.categoryId, 'Category', `input.lines.${index}.categoryId`),
  brandId: key(product.brandId, 'Brand', `input.lines.${index}.brandId`),
  price: optionalWireAmount(product.price),
  discountPrice: optionalWireAmount(product.discountPrice),
  vatRate: product.vatRate == null ? product.vatRate : Number(product.vatRate).toFixed(2),
  variants: product.variants?.map(wireVariant),
});

/** SKUs for REST, which joins them by commas. */
function listed(skus: readonly string[] | null | undefined): string | undefined {
  if (skus?.some((sku) => sku.includes(',')) === true) throw badInput('filter.skus', 'must be SKUs');
  return skus?.join(',');
}

/** The payload of a call with lines. */
async function resultsOf<Result>(call: Promise<{ results: Result[] }>) {
  const { value, userErrors } = await attempt(call, INPUTS);
  return { results: value?.results ?? null, userErrors };
}

const pathOf = ({ field }: SellerLineError): string[] => (field === '' ? [] : field.split('.'));

export const sellerProductResolvers: Resolvers = {
  SellerLineError: { field: pathOf },
  SellerProduct: {
    productId: ({ _id }) => toGlobalId('Product', _id),
    categoryId: ({ category }) => toGlobalId('Category', category._id),
    categorySlug: ({ category }) => category.slug,
    brandId: ({ brand }) => brand && toGlobalId('Brand', brand._id),
    brandSlug: ({ brand }) => brand?.slug ?? null,
    price: ({ price }) => money(price),
    discountPrice: ({ discountPrice }) => optionalMoney(discountPrice),
    currentPrice: ({ currentPrice }) => money(currentPrice),
    lowest30Days: ({ lowest30Days }) => optionalMoney(lowest30Days),
    flashSalePrice: ({ flashSalePrice }) => optionalMoney(flashSalePrice),
    specs: ({ specs }) => specs.map((spec) => ({ names: {}, values: {}, ...spec })),
    variants: ({ _id, variants }) => variants.map((variant) => ({ ...variant, productId: _id })),
  },
  SellerProductVariant: {
    variantId: ({ productId, id }) => toGlobalId('ProductVariant', joinKey(productId, id)),
    priceDelta: ({ priceDelta }) => money(priceDelta),
  },
  PricesSetResult: {
    price: ({ price }) => optionalMoney(price),
    discountPrice: ({ discountPrice }) => optionalMoney(discountPrice),
    currentPrice: ({ currentPrice }) => optionalMoney(currentPrice),
  },
  Query: {
    sellerProducts: async (_, { filter, first, after }, context) => {
      const { limit, after: cursor } = connectionPage({ first, after }, DEFAULT_PAGE);
      const conditions = {
        skus: listed(filter?.skus),
        updatedAfter: filter?.updatedAfter ?? undefined,
        active: filter?.active ?? undefined,
        archived: filter?.archived ?? undefined,
      };
      const page = keyLoaders(context).sellerProducts.list({ limit, after: cursor }, conditions);
      return new SellerProductConnectionModel(await namingArguments(page, ARGUMENTS));
    },
  },
  Mutation: {
    stockSet: (_, { input: { lines, idempotencyKey } }, context) =>
      resultsOf(keyLoaders(context).sellerProducts.setStocks({ lines: [...lines] }, idempotencyKey)),
    pricesSet: (_, { input: { lines, idempotencyKey } }, context) => {
      const wire = lines.map(({ sku, price, discountPrice }) => ({
        sku,
        ...(price != null && { price: wireAmount(price) }),
        ...(discountPrice !== undefined && { discountPrice: optionalWireAmount(discountPrice) }),
      }));
      return resultsOf(keyLoaders(context).sellerProducts.setPrices({ lines: wire }, idempotencyKey));
    },
    sellerProductsUpsert: (_, { input: { lines, idempotencyKey } }, context) => {
      const wire = lines.map(wireProduct);
      return resultsOf(keyLoaders(context).sellerProducts.upsert({ lines: wire as never }, idempotencyKey));
    },
    sellerPicturesUpload: (_, { input: { pictures } }, context) =>
      resultsOf(keyLoaders(context).sellerProducts.uploadPictures({ pictures: [...pictures] })),
    sellerProductsArchive: (_, { input: { lines, idempotencyKey } }, context) =>
      resultsOf(keyLoaders(context).sellerProducts.archive({ lines: [...lines] }, idempotencyKey)),
  },
};
