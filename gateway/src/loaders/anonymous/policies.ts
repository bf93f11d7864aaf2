/** How long each kind of public read is cached, and by which tags events drop it. */
import { z } from 'zod';
import {
  Brand,
  BrandPage,
  CategoriesResponse,
  CategoryWithItems,
  FilterOptions,
  ProductDetail,
  ProductPage,
  ProductSummary,
  ReviewPage,
  Shop,
  ShopPage,
} from '../../../contract/catalogue.ts';
import { PopularSearches } from '../../../contract/admin/asked.ts';
import { StorefrontSettings } from '../../../contract/admin/settings.ts';
import { DeliveryTimesAnswer, ShopsDelivery } from '../../../contract/delivery.ts';
import { Homepage, Promo } from '../../../contract/content.ts';
import { TextPage, TextPageList } from '../../../contract/pages.ts';
import { PaymentOptions } from '../../../contract/payments.ts';
import { ABSENT_PRODUCT, tagOf } from '../../cache-tags.ts';
import { listTags, pricesOfOptions, pricesOfPage } from '../../list-tags.ts';
import type { ReadPolicy } from './cache.ts';
import { checked } from './check.ts';
import { nextFlashBoundary } from './flash.ts';

const SECOND = 1_000;
const LIST_MS = 15 * SECOND;
const SINGLE_MS = 30 * SECOND;
const SETTLED_MS = 60 * SECOND;

const listedTags = (products: readonly { _id: string }[]) => products.map(({ _id }) => tagOf('listed', _id));

const productPage: ReadPolicy<ProductPage> = {
  decode: checked(ProductPage),
  freshMs: LIST_MS,
  tags: ({ products }, path) => [...listedTags(products), ...listTags(path, pricesOfPage(products, path))],
  boundary: ({ products }, now) => nextFlashBoundary(products, now),
};

/** Products by their ids: a page without an order. */
const productsById: ReadPolicy<ProductPage> = {
  ...productPage,
  tags: ({ products }) => [...products.map(({ _id }) => tagOf('product', _id)), ABSENT_PRODUCT],
};

const products: ReadPolicy<ProductSummary[]> = {
  decode: checked(z.array(ProductSummary)),
  freshMs: LIST_MS,
  tags: listedTags,
  boundary: nextFlashBoundary,
};

const product: ReadPolicy<ProductDetail> = {
  decode: checked(ProductDetail),
  freshMs: SINGLE_MS,
  tags: ({ _id, seller }) => [tagOf('product', _id), tagOf('review', _id), tagOf('offer', seller._id)],
  boundary: (detail, now) => nextFlashBoundary([detail], now),
  missingTag: ABSENT_PRODUCT,
};

const productDetails: ReadPolicy<ProductDetail[]> = {
  decode: checked(z.array(ProductDetail)),
  freshMs: SINGLE_MS,
  tags: (details, path) => [...details.flatMap((detail) => product.tags(detail, path)), ABSENT_PRODUCT],
  boundary: nextFlashBoundary,
};

const reviewPage: ReadPolicy<ReviewPage> = {
  decode: checked(ReviewPage),
  freshMs: SETTLED_MS,
  tags: ({ reviews }) => [...new Set(reviews.map(({ productId }) => tagOf('review', productId)))],
};

const filterOptions: ReadPolicy<FilterOptions> = {
  decode: checked(FilterOptions),
  freshMs: SETTLED_MS,
  tags: (options, path) => listTags(path, pricesOfOptions(options)),
};

const categories: ReadPolicy<CategoriesResponse> = {
  decode: checked(CategoriesResponse),
  freshMs: SETTLED_MS,
  tags: () => ['category:*'],
};

const category: ReadPolicy<CategoryWithItems> = {
  decode: checked(CategoryWithItems),
  freshMs: SETTLED_MS,
  tags: ({ _id }) => ['category:*', tagOf('category', _id)],
  missingTag: 'category:*',
};

const brandPage: ReadPolicy<BrandPage> = {
  decode: checked(BrandPage),
  freshMs: SETTLED_MS,
  tags: () => ['brand:*'],
};

const brand: ReadPolicy<Brand> = {
  decode: checked(Brand),
  freshMs: SETTLED_MS,
  tags: ({ _id }) => ['brand:*', tagOf('brand', _id)],
  missingTag: 'brand:*',
};

const brands: ReadPolicy<Brand[]> = {
  decode: checked(z.array(Brand)),
  freshMs: SETTLED_MS,
  tags: () => ['brand:*'],
};

const shopPage: ReadPolicy<ShopPage> = {
  decode: checked(ShopPage),
  freshMs: SETTLED_MS,
  tags: () => ['seller:*'],
};

const shop: ReadPolicy<Shop> = {
  decode: checked(Shop),
  freshMs: SETTLED_MS,
  tags: ({ _id }) => ['seller:*', tagOf('seller', _id)],
  missingTag: 'seller:*',
};

const shops: ReadPolicy<Shop[]> = {
  decode: checked(z.array(Shop)),
  freshMs: SETTLED_MS,
  tags: () => ['seller:*'],
};

const deliveryTimes: ReadPolicy<DeliveryTimesAnswer> = {
  decode: checked(DeliveryTimesAnswer),
  freshMs: SETTLED_MS,
  // Settings of the shop name the working days.
  tags: () => ['seller:*', 'settings:*'],
  missingTag: 'seller:*',
};

const shopsDelivery: ReadPolicy<ShopsDelivery> = {
  decode: checked(ShopsDelivery),
  freshMs: SETTLED_MS,
  tags: () => ['seller:*', 'settings:*'],
};

const storeLinks: ReadPolicy<StorefrontSettings> = {
  decode: checked(StorefrontSettings),
  freshMs: SETTLED_MS,
  tags: () => ['settings:*'],
  missingTag: 'settings:*',
};

const popularSearches: ReadPolicy<PopularSearches> = {
  decode: checked(PopularSearches),
  freshMs: 600 * SECOND,
  // What is asked has no events.
  tags: () => [],
};

const homepage: ReadPolicy<Homepage> = {
  decode: checked(Homepage),
  freshMs: SETTLED_MS,
  // It names shops, categories and coupons, which may disappear or be used up.
  tags: () => ['homepage:*', 'coupon:*', 'seller:*', 'category:*'],
  boundary: ({ validUntil }, now) => {
    const at = validUntil == null ? Infinity : Date.parse(validUntil);
    return at > now ? at : Infinity;
  },
  missingTag: 'homepage:*',
};

const promo: ReadPolicy<Promo> = {
  decode: checked(Promo),
  freshMs: SETTLED_MS,
  tags: ({ slug }) => ['promo:*', tagOf('promo', slug)],
  missingTag: 'promo:*',
};

const textPage: ReadPolicy<TextPage> = {
  decode: checked(TextPage),
  freshMs: SETTLED_MS,
  tags: () => ['page:*'],
  missingTag: 'page:*',
};

const textPages: ReadPolicy<TextPageList> = {
  decode: checked(TextPageList),
  freshMs: SETTLED_MS,
  tags: () => ['page:*'],
};

const paymentOptions: ReadPolicy<PaymentOptions> = {
  decode: checked(PaymentOptions),
  freshMs: SETTLED_MS,
  // Settings of the origin, which have no events.
  tags: () => [],
};

export const policies = {
  productPage,
  productsById,
  products,
  product,
  productDetails,
  reviewPage,
  filterOptions,
  categories,
  category,
  brandPage,
  brand,
  brands,
  shopPage,
  shop,
  shops,
  deliveryTimes,
  shopsDelivery,
  storeLinks,
  popularSearches,
  homepage,
  promo,
  textPage,
  textPages,
  paymentOptions,
};

/** How long data that are constant while the process runs may be cached (ms). */
export const CONSTANT_MS = 3_600 * SECOND;
