/** Routes of the shops: the public view of sellers. */
import { z } from 'zod';
import { PageQuery, Shop, ShopPage } from '../../../contract/catalogue.ts';
import { Slug } from '../../../contract/common.ts';
import { normalise } from '../../../lexicon/normalise.ts';
import type { Directory, SellerRow } from '../directory.ts';
import { notFound } from '../../base/errors.ts';
import { pageOf, parseIds } from '../../base/lists.ts';
import { mediaUrl, mediaUrlOrNull } from '../media.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { bounded } from '../../../contract/text.ts';

/** Returns the function that represents shops as the contract does. */
export async function shopMapper(directory: Directory): Promise<(row: SellerRow) => Shop> {
  const [counts, pictures] = [await directory.counts(), await directory.pictures()];
  const followers = await directory.followers();
  return (row) => ({
    _id: String(row.id),
    name: row.name,
    slug: row.slug,
    logoUrl: mediaUrlOrNull(row.logo_key),
    coverUrl: mediaUrlOrNull(row.cover_key),
    description: row.description,
    descriptions: row.descriptions,
    governorateId: row.governorate_id,
    returnPolicy: row.return_policy,
    returnPolicies: row.return_policies,
    preparationHours: row.preparation_hours,
    ratingAverage: row.rating_average,
    ratingCount: row.rating_count,
    productCount: counts.seller(row.id),
    followerCount: followers.get(row.id) ?? 0,
    pictureUrls: (pictures.get(row.id) ?? []).map(mediaUrl),
    createdAt: row.created_at.toISOString(),
  });
}

const keyOf = (row: SellerRow): { key: string; id: number } => ({ key: normalise(row.name), id: row.id });
const byKey = (a: SellerRow, b: SellerRow): number =>
  keyOf(a).key < keyOf(b).key ? -1 : keyOf(a).key > keyOf(b).key ? 1 : a.id - b.id;

export const shopRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/shops',
    summary: 'Active shops by name.',
    query: PageQuery,
    response: ShopPage,
    handle: async (context, { query }) => {
      const active = await context.directory.derive('shops', (snapshot) =>
        [...snapshot.sellers.values()].filter((seller) => seller.status === 'ACTIVE').sort(byKey),
      );
      const { items, cursors, pagination } = pageOf(active, keyOf, query, 'name:asc');
      return { shops: items.map(await shopMapper(context.directory)), cursors, pagination };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/shops/by-ids',
    summary: 'Shops by their ids, in the requested order; unknown ones are left out.',
    query: z.strictObject({ ids: bounded(2_000) }),
    response: z.array(Shop),
    handle: async (context, { query }) => {
      const { sellers } = await context.directory.get();
      const active = parseIds('ids', query.ids).flatMap((id) => {
        const seller = sellers.get(id);
        return seller?.status === 'ACTIVE' ? [seller] : [];
      });
      return active.map(await shopMapper(context.directory));
    },
  }),
  route({
    method: 'GET',
    path: '/v1/shops/:slug',
    summary: 'A shop.',
    params: z.strictObject({ slug: Slug }),
    query: z.strictObject({}),
    response: Shop,
    errors: ['NOT_FOUND'],
    handle: async (context, { params }) => {
      const seller = (await context.directory.get()).sellerBySlug.get(params.slug);
      if (seller?.status !== 'ACTIVE') throw notFound('Shop');
      return (await shopMapper(context.directory))(seller);
    },
  }),
];
