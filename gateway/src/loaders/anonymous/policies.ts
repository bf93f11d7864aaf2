/** How long each kind of public read is kept, and by which tags the feed drops it. */
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
import { Homepage } from '../../../contract/content.ts';
import type { ReadPolicy } from './cache.ts';
import { nextFlashBoundary } from './flash.ts';

const SECOND = 1_000;
const LIST_MS = 15 * SECOND;
const SINGLE_MS = 30 * SECOND;
const SETTLED_MS = 60 * SECOND;

/** Tag of one entity, such as `product:12`. */
export const tagOf = (
  kind: 'product' | 'brand' | 'seller' | 'category' | 'review' | 'homepage',
  key: string,
): string => `${kind}:${key}`;

const productTags = (products: readonly { _id: string }[]) =>
  products.map(({ _id }) => tagOf('product', _id));

const parser =
  <T>(schema: z.ZodType<T>) =>
  (json: unknown): T => {
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unexpected'}`);
  };

const productPage: ReadPolicy<ProductPage> = {
  decode: parser(ProductPage),
  freshMs: LIST_MS,
  tags: ({ products }) => [...productTags(products), 'product:*'],
  boundary: ({ products }, now) => nextFlashBoundary(products, now),
};

const products: ReadPolicy<ProductSummary[]> = {
  decode: parser(z.array(ProductSummary)),
  freshMs: LIST_MS,
  tags: productTags,
  boundary: nextFlashBoundary,
};

const product: ReadPolicy<ProductDetail> = {
  decode: parser(ProductDetail),
  freshMs: SINGLE_MS,
  tags: ({ _id }) => [tagOf('product', _id), tagOf('review', _id)],
  boundary: (detail, now) => nextFlashBoundary([detail], now),
  missingTag: 'product:?',
};

const reviewPage: ReadPolicy<ReviewPage> = {
  decode: parser(ReviewPage),
  freshMs: SETTLED_MS,
  tags: ({ reviews }) => [...new Set(reviews.map(({ productId }) => tagOf('review', productId)))],
};

const filterOptions: ReadPolicy<FilterOptions> = {
  decode: parser(FilterOptions),
  freshMs: SETTLED_MS,
  tags: () => ['product:*'],
};

const categories: ReadPolicy<CategoriesResponse> = {
  decode: parser(CategoriesResponse),
  freshMs: SETTLED_MS,
  tags: () => ['category:*'],
};

const category: ReadPolicy<CategoryWithItems> = {
  decode: parser(CategoryWithItems),
  freshMs: SETTLED_MS,
  tags: ({ _id }) => ['category:*', tagOf('category', _id)],
  missingTag: 'category:*',
};

const brandPage: ReadPolicy<BrandPage> = {
  decode: parser(BrandPage),
  freshMs: SETTLED_MS,
  tags: () => ['brand:*'],
};

const brand: ReadPolicy<Brand> = {
  decode: parser(Brand),
  freshMs: SETTLED_MS,
  tags: ({ _id }) => ['brand:*', tagOf('brand', _id)],
  missingTag: 'brand:*',
};

const brands: ReadPolicy<Brand[]> = {
  decode: parser(z.array(Brand)),
  freshMs: SETTLED_MS,
  tags: () => ['brand:*'],
};

const shopPage: ReadPolicy<ShopPage> = {
  decode: parser(ShopPage),
  freshMs: SETTLED_MS,
  tags: () => ['seller:*'],
};

const shop: ReadPolicy<Shop> = {
  decode: parser(Shop),
  freshMs: SETTLED_MS,
  tags: ({ _id }) => ['seller:*', tagOf('seller', _id)],
  missingTag: 'seller:*',
};

const shops: ReadPolicy<Shop[]> = {
  decode: parser(z.array(Shop)),
  freshMs: SETTLED_MS,
  tags: () => ['seller:*'],
};

const homepage: ReadPolicy<Homepage> = {
  decode: parser(Homepage),
  freshMs: SETTLED_MS,
  tags: () => ['homepage:*'],
  missingTag: 'homepage:*',
};

export const policies = {
  productPage,
  products,
  product,
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
  homepage,
};

/** How long what never changes while the process runs may be kept. */
export const CONSTANT_MS = 3_600 * SECOND;
