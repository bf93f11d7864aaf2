/** Public reads of the catalogue: one function per call of the REST API. */
import type {
  Brand,
  BrandPage,
  CategoriesResponse,
  Category,
  CategoryWithItems,
  FilterOptions,
  ProductDetail,
  ProductPage,
  ProductSummary,
  Ref,
  Review,
  ReviewPage,
  ReviewSort,
  Shop,
  ShopPage,
} from '../../../contract/catalogue.ts';
import type { DeliveryTimesAnswer } from '../../../contract/delivery.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { createBatch } from '../base/batch.ts';
import { findInPages } from '../base/pages.ts';
import type { ListPage } from '../base/pages.ts';
import { segment, withQuery } from '../base/path.ts';
import type { ReadScope } from '../base/scope.ts';
import type { PublicReads, ReadPolicy } from './cache.ts';
import { policies } from './policies.ts';

/** Filters of a product list, as REST parameters. */
export interface ProductQuery {
  input?: string | undefined;
  category?: string | undefined;
  brand?: string | undefined;
  seller?: string | undefined;
  color?: string | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  inStock?: boolean | undefined;
  stockStatus?: string | undefined;
  isBestSeller?: boolean | undefined;
  isFeatured?: boolean | undefined;
  isFlashSale?: boolean | undefined;
  hasDiscount?: boolean | undefined;
  minDiscountPercent?: number | undefined;
  freeDelivery?: boolean | undefined;
  hasWarranty?: boolean | undefined;
  minRating?: number | undefined;
  newSince?: string | undefined;
  updatedAfter?: string | undefined;
  promo?: string | undefined;
  specs?: string | undefined;
  /** Separated by commas. */
  skus?: string | undefined;
  gtins?: string | undefined;
  sortBy?: string | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}

/** With filters for admins only; never used for public reads. */
export interface AdminProductQuery extends ProductQuery {
  active?: boolean | undefined;
  lowStock?: boolean | undefined;
}

export interface CatalogueLoaders {
  products(query: ProductQuery, page: ListPage): Promise<ProductPage>;
  /** null: no active product with this slug. */
  productBySlug(slug: string): Promise<ProductDetail | null>;
  /** As on the product's own page; batched with concurrent reads. */
  productDetail(id: string): Promise<ProductDetail | null>;
  /** A product as in lists; batched with concurrent reads. */
  productById(id: string): Promise<ProductSummary | null>;
  related(id: string, limit: number): Promise<ProductSummary[]>;
  reviews(productId: string, page: ListPage, sort?: ReviewSort): Promise<ReviewPage>;
  reviewById(productId: string, id: string): Promise<Review | null>;
  /** `apart`: the options of a condition are those of the products that match the other conditions. */
  filterOptions(
    query: ProductQuery,
    asked: { apart?: true | undefined; withSpecs?: true | undefined },
  ): Promise<FilterOptions>;
  categories(): Promise<CategoriesResponse>;
  categoryDetail(slug: string): Promise<CategoryWithItems | null>;
  brands(country: string | undefined, page: ListPage): Promise<BrandPage>;
  brandBySlug(slug: string): Promise<Brand | null>;
  brandById(id: string): Promise<Brand | null>;
  shops(page: ListPage): Promise<ShopPage>;
  shopBySlug(slug: string): Promise<Shop | null>;
  shopById(id: string): Promise<Shop | null>;
  /** Delivery time of a shop to a governorate; null: the shop does not sell, or the upstream does not offer the call. */
  deliveryTimes(shopId: string, regionNumber: number): Promise<DeliveryTimesAnswer | null>;
}

/** Path of a page of products. */
export function productsPath(query: AdminProductQuery, { limit, after, page }: ListPage): string {
  return withQuery('/v1/admin/products', {
    limit,
    page,
    after,
    ...conditionsOf(query),
    sortBy: query.sortBy,
    sortOrder: query.sortOrder,
    active: query.active,
    lowStock: query.lowStock,
  });
}

/** The conditions of a product list, in the order in which REST is sent them. */
function conditionsOf(query: ProductQuery) {
  return {
    input: query.input,
    category: query.category,
    brand: query.brand,
    seller: query.seller,
    color: query.color,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    inStock: query.inStock,
    stockStatus: query.stockStatus,
    isBestSeller: query.isBestSeller,
    isFeatured: query.isFeatured,
    isFlashSale: query.isFlashSale,
    hasDiscount: query.hasDiscount,
    minDiscountPercent: query.minDiscountPercent,
    freeDelivery: query.freeDelivery,
    hasWarranty: query.hasWarranty,
    minRating: query.minRating,
    newSince: query.newSince,
    updatedAfter: query.updatedAfter,
    promo: query.promo,
    specs: query.specs,
    skus: query.skus,
    gtins: query.gtins,
  };
}

/** The public catalogue for one request. Every function throws UpstreamError. */
export function createCatalogueLoaders(cache: PublicReads, scope: ReadScope): CatalogueLoaders {
  const read = <T>(path: string, policy: ReadPolicy<T>): Promise<T | null> => cache.read(path, policy, scope);
  /** For lists, which are never missing. */
  const list = async <T>(path: string, policy: ReadPolicy<T>): Promise<T> => (await read(path, policy)) as T;

  const batchOf = <T extends { _id: string }>(load: (ids: readonly string[]) => Promise<readonly T[]>) =>
    createBatch<T>(async (ids) => {
      // Sorted, so that the same set of ids has the same cache key.
      const found = new Map((await load([...ids].sort())).map((item) => [item._id, item]));
      return ids.map((id) => found.get(id) ?? null);
    });

  // The usual order goes unsaid: an upstream need not know others.
  const reviews = (productId: string, { limit, after }: ListPage, sort: ReviewSort = 'newest') =>
    list(
      withQuery(`/v1/products/${segment(productId)}/reviews`, {
        limit,
        after,
        sort: sort === 'newest' ? undefined : sort,
      }),
      policies.reviewPage,
    );

  const deliveries = new Map<number, (seller: string) => Promise<DeliveryTimesAnswer | null>>();
  /** Delivery times to a governorate: one call for the shops of the request, or one for each where the upstream has no other. */
  function deliveryTo(region: number): (seller: string) => Promise<DeliveryTimesAnswer | null> {
    const known = deliveries.get(region);
    if (known) return known;
    const timesOf = (seller: string) =>
      read(withQuery('/v1/delivery/times', { region, seller }), policies.deliveryTimes);
    const load = createBatch<DeliveryTimesAnswer>(async (sellers) => {
      // A single shop is cached under its own path.
      if (sellers.length === 1) return [await timesOf(sellers[0] ?? '')];
      const ids = [...sellers].sort().map(segment).join(',');
      const path = `/v1/delivery/times/by-shops?region=${region}&ids=${ids}`;
      return orFromCore(
        list(path, policies.shopsDelivery).then((shops) => {
          const found = new Map(shops.map(({ seller, times }) => [seller, { times }]));
          return sellers.map((seller) => found.get(seller) ?? null);
        }),
        () => Promise.all(sellers.map(timesOf)),
      );
    });
    deliveries.set(region, load);
    return load;
  }

  return {
    products: (query, page) => list(productsPath(query, page), policies.productPage),
    productBySlug: (slug) =>
      orFromCore(read(`/v1/products/by-slug/${segment(slug)}`, policies.product), async () => {
        const [all, { categories }] = await Promise.all([
          list('/v1/admin/products/all', policies.products),
          list('/v1/admin/categories', policies.categories),
        ]);
        const summary = all.find((product) => product.slug === slug);
        return summary === undefined ? null : detailOf(summary, categories);
      }),
    productDetail: batchOf(async (ids) => {
      if (ids.length > 1)
        return list(`/v1/products/by-ids?ids=${ids.map(segment).join(',')}`, policies.productDetails);
      // A single product is cached under its own path, which other reads use too.
      const only = await read(`/v1/products/${segment(ids[0] ?? '')}`, policies.product);
      return only === null ? [] : [only];
    }),
    productById: batchOf(async (ids) => {
      const path = `/v1/admin/products?limit=${ids.length}&ids=${ids.map(segment).join(',')}`;
      return (await list(path, policies.productsById)).products;
    }),
    related: (id, limit) => list(`/v1/products/${segment(id)}/related?limit=${limit}`, policies.products),
    reviews,
    reviewById: (productId, id) =>
      findInPages(
        async (page) => {
          const { reviews: items, ...rest } = await reviews(productId, page);
          return { items, ...rest };
        },
        ({ _id }) => _id === id,
      ),
    filterOptions: (query, asked) =>
      list(
        withQuery('/v1/admin/products/filter-options', { ...conditionsOf(query), ...asked }),
        policies.filterOptions,
      ),
    categories: () => list('/v1/admin/categories', policies.categories),
    categoryDetail: (slug) => read(`/v1/admin/categories/${segment(slug)}`, policies.category),
    brands: (country, { limit, after }) =>
      list(withQuery('/v1/brands', { country, limit, after }), policies.brandPage),
    brandBySlug: (slug) =>
      orFromCore(read(`/v1/brands/${segment(slug)}`, policies.brand), () =>
        findInPages(
          async ({ limit, after }) => {
            const path = withQuery('/v1/brands', { limit, after });
            const { brands: items, ...rest } = await list(path, policies.brandPage);
            return { items, ...rest };
          },
          (brand) => brand.slug === slug,
        ),
      ),
    brandById: batchOf((ids) => list(`/v1/brands/by-ids?ids=${ids.map(segment).join(',')}`, policies.brands)),
    shops: ({ limit, after }) => list(withQuery('/v1/shops', { limit, after }), policies.shopPage),
    shopBySlug: (slug) => read(`/v1/shops/${segment(slug)}`, policies.shop),
    shopById: batchOf((ids) => list(`/v1/shops/by-ids?ids=${ids.map(segment).join(',')}`, policies.shops)),
    deliveryTimes: (seller, region) => deliveryTo(region)(seller),
  };
}

/** The response of an extended call; if the upstream does not offer it, what others provide. */
async function orFromCore<T>(extended: Promise<T>, core: () => Promise<T>): Promise<T> {
  try {
    return await extended;
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'NOT_SUPPORTED_BY_UPSTREAM') return core();
    throw error;
  }
}

/** A product's detail made from a list entry: one picture, no variants, no history. */
function detailOf(product: ProductSummary, categories: readonly Category[]): ProductDetail {
  return {
    ...product,
    images: product.mainImgUrl === null ? [] : [product.mainImgUrl],
    imageAlts:
      product.mainImgUrl === null || product.mainImgAlt === undefined
        ? undefined
        : { [product.mainImgUrl]: product.mainImgAlt },
    variants: [],
    specs: [],
    returnPolicy: null,
    ancestors: pathTo(product.category._id, categories),
  };
}

/** References of the categories from the top level down to one; empty if it is not in the tree. */
function pathTo(id: string, categories: readonly Category[]): Ref[] {
  for (const { _id, name, slug, subCategories } of categories) {
    const below = _id === id ? [] : pathTo(id, subCategories);
    if (_id === id || below.length > 0) return [{ _id, name, slug }, ...below];
  }
  return [];
}
