/** Routes of the products. */
import { z } from 'zod';
import {
  FilterOptions,
  FilterOptionsQuery,
  ProductDetail,
  ProductListQuery,
  ProductPage,
  ProductSuggestion,
  ProductSummary,
} from '../../../contract/catalogue.ts';
import { ASSISTANT_HEADER } from '../../../contract/admin/asked.ts';
import { EntityId, Slug } from '../../../contract/common.ts';
import { parseIds } from '../../base/lists.ts';
import { redirectOf } from '../../search/redirects.ts';
import { noteSearch } from '../asked/search.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { exportProducts } from './export.ts';
import { adminFieldOf } from './filters.ts';
import { filterOptions } from './filter-options.ts';
import { findProduct, findProducts, relatedProducts } from './one.ts';
import { pageBytes } from './summaries.ts';
import { bounded, text } from '../../../contract/text.ts';

const NoQuery = z.strictObject({});
const limitTo = (most: number, fallback: number) =>
  z.coerce.number().int().min(1).max(most).default(fallback);

export const productRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/products',
    summary: 'Products by filter, sort and search, by page number or cursor.',
    query: ProductListQuery,
    response: ProductPage,
    adminField: adminFieldOf,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async (context, { query, request, reply }) => {
      const { input = '' } = query;
      const [page, searchRedirect] = await Promise.all([
        context.listings.list(query),
        input === '' ? null : redirectOf(context.db, input),
      ]);
      if (request.headers[ASSISTANT_HEADER] === undefined) noteSearch(context.asked, query, page);
      return reply
        .type('application/json; charset=utf-8')
        .send(pageBytes({ ...page, ...(searchRedirect !== null && { searchRedirect }) }));
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/products/all',
    summary: 'All products on sale, streamed as one array in the order of their ids.',
    query: NoQuery,
    response: z.array(ProductSummary),
    handle: async (context, { reply }) =>
      reply.type('application/json; charset=utf-8').send(exportProducts(context)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/products/filter-options',
    summary: 'The filter options of the matching products.',
    query: FilterOptionsQuery,
    response: FilterOptions,
    handle: (context, { query: { input, apart, withSpecs, ...filter } }) =>
      filterOptions(context, filter, input, { apart, withSpecs }),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/products/search/:query',
    summary: 'Best matches for an incomplete search text.',
    params: z.strictObject({ query: text(1, 200) }),
    query: z.strictObject({ limit: limitTo(20, 8) }),
    response: z.array(ProductSuggestion),
    handle: async (context, { params, query }) =>
      (await context.listings.suggest(params.query, query.limit)).map(({ _id, name, slug, mainImgUrl }) => ({
        _id,
        name,
        slug,
        mainImgUrl,
      })),
  }),
  route({
    method: 'GET',
    path: '/v1/products/by-ids',
    summary:
      'Products with all data of their pages, by id, in the requested order; unknown ones are left out.',
    query: z.strictObject({ ids: bounded(2_000) }),
    response: z.array(ProductDetail),
    handle: (context, { query }) => findProducts(context, parseIds('ids', query.ids)),
  }),
  route({
    method: 'GET',
    path: '/v1/products/:id',
    summary: 'A product with all data of its page.',
    params: z.strictObject({ id: EntityId }),
    query: NoQuery,
    response: ProductDetail,
    errors: ['NOT_FOUND'],
    handle: (context, { params }) => findProduct(context, 'id', params.id),
  }),
  route({
    method: 'GET',
    path: '/v1/products/by-slug/:slug',
    summary: 'A product by the last part of its page’s address.',
    params: z.strictObject({ slug: Slug }),
    query: NoQuery,
    response: ProductDetail,
    errors: ['NOT_FOUND'],
    handle: (context, { params }) => findProduct(context, 'slug', params.slug),
  }),
  route({
    method: 'GET',
    path: '/v1/products/:id/related',
    summary: 'Related products, the closest first.',
    params: z.strictObject({ id: EntityId }),
    query: z.strictObject({ limit: limitTo(24, 8) }),
    response: z.array(ProductSummary),
    errors: ['NOT_FOUND'],
    handle: (context, { params, query }) => relatedProducts(context, params.id, query.limit),
  }),
];
