/** Routes of the home content and the promotions. */
import { z } from 'zod';
import { HomepageName } from '../../../contract/admin/homepage.ts';
import { Homepage, Promo } from '../../../contract/content.ts';
import { Slug } from '../../../contract/common.ts';
import { notFound } from '../../base/errors.ts';
import { mediaUrlOrNull } from '../media.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { toHomepage } from './homepage.ts';

export const contentRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/homepages-name/:name',
    summary: 'The home content of a version, such as "v0".',
    params: z.strictObject({ name: HomepageName }),
    query: z.strictObject({}),
    response: Homepage,
    errors: ['NOT_FOUND'],
    handle: async (context, { params }) => {
      const row = await context.db
        .selectFrom('homepages')
        .select('content')
        .where('name', '=', params.name)
        .executeTakeFirst();
      if (!row) throw notFound('Homepage');
      return toHomepage(context, params.name, row.content, Date.now());
    },
  }),
  route({
    method: 'GET',
    path: '/v1/promos/:slug',
    summary: 'A promotion with a page of its own. Its products: /v1/admin/products?promo=<slug>.',
    params: z.strictObject({ slug: Slug }),
    query: z.strictObject({}),
    response: Promo,
    errors: ['NOT_FOUND'],
    handle: async (context, { params }) => {
      const promo = (await context.directory.get()).promos.get(params.slug);
      if (!promo) throw notFound('Promotion');
      return {
        slug: promo.slug,
        title: promo.title,
        subtitle: promo.subtitle,
        imageUrl: mediaUrlOrNull(promo.image_key),
      } satisfies Promo;
    },
  }),
];
