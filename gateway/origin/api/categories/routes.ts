/** Routes of the categories. */
import { z } from 'zod';
import { CategoriesResponse, CategoryWithItems } from '../../../contract/catalogue.ts';
import { Slug } from '../../../contract/common.ts';
import { notFound } from '../../base/errors.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { categoriesResponse, toCategoryPage } from './lists.ts';

/** Items in a category's response (spec section 9, placeholder page size). */
const FIRST_ITEMS = 25;
const NoQuery = z.strictObject({});

export const categoryRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/categories',
    summary: 'The category tree and the lists derived from it.',
    query: NoQuery,
    response: CategoriesResponse,
    // The same text for all until a category or a count changes: serialized once.
    handle: async (context, { reply }) =>
      reply
        .type('application/json; charset=utf-8')
        .send(
          await context.directory.derive('categories', (snapshot, counts) =>
            JSON.stringify(categoriesResponse(snapshot, counts)),
          ),
        ),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/categories/:slug',
    summary: 'A category with its ancestors, its children, and its first items.',
    params: z.strictObject({ slug: Slug }),
    query: NoQuery,
    response: CategoryWithItems,
    errors: ['NOT_FOUND'],
    handle: async (context, { params }) => {
      const node = (await context.directory.get()).categoryBySlug.get(params.slug);
      if (node?.visible !== true) throw notFound('Category');
      const [counts, page] = await Promise.all([
        context.directory.counts(),
        context.listings.list({ category: params.slug, limit: FIRST_ITEMS }),
      ]);
      return { ...toCategoryPage(node, counts), items: page.products };
    },
  }),
];
