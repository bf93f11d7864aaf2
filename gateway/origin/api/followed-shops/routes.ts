/** Routes of the shops that an account follows. Its owner follows from the token. */
import { z } from 'zod';
import {
  FollowedShopChange,
  FollowedShopIds,
  FollowedShopRequest,
  FollowedShops,
} from '../../../contract/accounts.ts';
import { PageQuery, ProductPage } from '../../../contract/catalogue.ts';
import { MAX_FOLLOWED_SHOPS } from '../../../contract/rules/limits.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { paginationOf } from '../../base/cursor.ts';
import { run } from '../../base/sql.ts';
import type { OriginContext } from '../context.ts';
import type { SellerRow } from '../directory.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { shopMapper } from '../shops/routes.ts';
import { addToShortList } from '../short-list.ts';
import type { ShortList } from '../short-list.ts';

interface Followed {
  seller: SellerRow;
  followedAt: Date;
}

/** Open shops that the account follows, the last followed first. A shop that is closed for a while comes back with its followers. */
async function followedBy(context: OriginContext, userId: number): Promise<Followed[]> {
  const rows = await run<{ seller_id: number; followed_at: Date }>(
    context.db,
    'select seller_id, followed_at from followed_shops where user_id = $1 order by followed_at desc, seller_id desc',
    [userId],
    true,
  );
  const { sellers } = await context.directory.get();
  return rows.flatMap(({ seller_id, followed_at }) => {
    const seller = sellers.get(seller_id);
    return seller?.status === 'ACTIVE' ? [{ seller, followedAt: followed_at }] : [];
  });
}

const NoQuery = z.strictObject({});

const FOLLOWED: ShortList = { table: 'followed_shops', column: 'seller_id', most: MAX_FOLLOWED_SHOPS };

export const followedShopRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/user/followed-shops',
    summary: 'The open shops that the account follows, the last followed first.',
    query: NoQuery,
    response: FollowedShops,
    errors: ['UNAUTHENTICATED'],
    handle: async (context, { viewer }): Promise<FollowedShops> => {
      const followed = await followedBy(context, signedIn(viewer).id);
      const toShop = await shopMapper(context.directory);
      return {
        shops: followed.map(({ seller, followedAt }) =>
          Object.assign(toShop(seller), { followedAt: followedAt.toISOString() }),
        ),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/user/followed-shops/ids',
    summary: 'The ids of the open shops that the account follows, the last followed first.',
    query: NoQuery,
    response: FollowedShopIds,
    errors: ['UNAUTHENTICATED'],
    handle: async (context, { viewer }): Promise<FollowedShopIds> => ({
      ids: (await followedBy(context, signedIn(viewer).id)).map(({ seller }) => String(seller.id)),
    }),
  }),
  route({
    method: 'GET',
    path: '/v1/user/followed-shops/products',
    summary: 'Products of the shops that the account follows, the newest first.',
    query: PageQuery,
    response: ProductPage,
    errors: ['UNAUTHENTICATED'],
    handle: async (context, { query, viewer }): Promise<ProductPage> => {
      const followed = await followedBy(context, signedIn(viewer).id);
      if (followed.length === 0)
        return {
          products: [],
          cursors: [],
          pagination: paginationOf({
            start: 0,
            limit: query.limit,
            total: 0,
            hasNext: false,
            hasPrev: false,
          }),
          correctedInput: null,
        };
      const seller = followed.map((one) => one.seller.slug).join(',');
      return context.listings.list({ ...query, seller, sortBy: 'createdAt', sortOrder: 'desc' });
    },
  }),
  route({
    method: 'POST',
    path: '/v1/user/followed-shops/add',
    summary: 'Follows a shop; repeatable.',
    body: FollowedShopRequest,
    response: FollowedShopChange,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'CONFLICT'],
    handle: async (context, { body, viewer }): Promise<FollowedShopChange> => {
      const { id } = signedIn(viewer);
      const { sellers } = await context.directory.get();
      if (sellers.get(Number(body.sellerId))?.status !== 'ACTIVE') throw notFound('Shop');
      if (!(await addToShortList(context.db, FOLLOWED, id, body.sellerId)))
        throw new ApiError('CONFLICT', `An account follows at most ${MAX_FOLLOWED_SHOPS} shops`);
      return { isFollowed: true, count: (await followedBy(context, id)).length };
    },
  }),
  route({
    method: 'DELETE',
    path: '/v1/user/followed-shops/remove',
    summary: 'Stops following a shop; it may no longer exist.',
    body: FollowedShopRequest,
    response: FollowedShopChange,
    errors: ['UNAUTHENTICATED'],
    handle: async (context, { body, viewer }): Promise<FollowedShopChange> => {
      const { id } = signedIn(viewer);
      await context.db
        .deleteFrom('followed_shops')
        .where('user_id', '=', id)
        .where('seller_id', '=', Number(body.sellerId))
        .execute();
      return { isFollowed: false, count: (await followedBy(context, id)).length };
    },
  }),
];
