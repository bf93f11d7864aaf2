/** Routes of the brands. */
import { z } from 'zod';
import { Brand, BrandPage, PageQuery } from '../../../contract/catalogue.ts';
import { Slug } from '../../../contract/common.ts';
import { normalise } from '../../../lexicon/normalise.ts';
import type { BrandRow, ProductCounts } from '../directory.ts';
import { notFound } from '../../base/errors.ts';
import { pageOf, parseIds } from '../../base/lists.ts';
import { mediaUrlOrNull } from '../media.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { bounded } from '../../../contract/text.ts';

function toBrand(row: BrandRow, counts: ProductCounts): Brand {
  return {
    _id: String(row.id),
    name: row.name,
    slug: row.slug,
    logoUrl: mediaUrlOrNull(row.logo_key),
    description: row.description,
    descriptions: row.descriptions,
    country: row.country,
    productCount: counts.brand(row.id),
  };
}

const keyOf = (row: BrandRow): { key: string; id: number } => ({ key: normalise(row.name), id: row.id });
const byKey = (a: BrandRow, b: BrandRow): number =>
  keyOf(a).key < keyOf(b).key ? -1 : keyOf(a).key > keyOf(b).key ? 1 : a.id - b.id;

export const brandRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/brands',
    summary: 'Brands by name.',
    query: PageQuery.extend({
      country: bounded(2, 'must be an ISO 3166-1 alpha-2 code such as "TN"')
        .regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code such as "TN"')
        .optional(),
    }),
    response: BrandPage,
    handle: async (context, { query: { country, ...query } }) => {
      const active = await context.directory.derive('brands', (snapshot) =>
        [...snapshot.brands.values()].filter((brand) => brand.active).sort(byKey),
      );
      const counts = await context.directory.counts();
      const list = country === undefined ? active : active.filter((brand) => brand.country === country);
      const { items, cursors, pagination } = pageOf(list, keyOf, query, 'name:asc');
      return { brands: items.map((row) => toBrand(row, counts)), cursors, pagination };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/brands/by-ids',
    summary: 'Brands by their ids, in the requested order; unknown ones are left out.',
    query: z.strictObject({ ids: bounded(2_000) }),
    response: z.array(Brand),
    handle: async (context, { query }) => {
      const [snapshot, counts] = [await context.directory.get(), await context.directory.counts()];
      return parseIds('ids', query.ids).flatMap((id) => {
        const brand = snapshot.brands.get(id);
        return brand?.active === true ? [toBrand(brand, counts)] : [];
      });
    },
  }),
  route({
    method: 'GET',
    path: '/v1/brands/:slug',
    summary: 'A brand.',
    params: z.strictObject({ slug: Slug }),
    query: z.strictObject({}),
    response: Brand,
    errors: ['NOT_FOUND'],
    handle: async (context, { params }) => {
      const brand = (await context.directory.get()).brandBySlug.get(params.slug);
      if (brand?.active !== true) throw notFound('Brand');
      return toBrand(brand, await context.directory.counts());
    },
  }),
];
