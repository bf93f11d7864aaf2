/** Routes of the wishlist (spec section 7.1). Its owner follows from the token. */
import { z } from 'zod';
import {
  MAX_WISHLIST_ITEMS,
  Wishlist,
  WishlistChange,
  WishlistCheck,
  WishlistIds,
  WishlistItemRequest,
  WishlistRequest,
} from '../../../contract/accounts.ts';
import type { OriginContext } from '../context.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { isOnSale } from '../products/one.ts';
import { SUMMARY_SELECT, toSummary } from '../products/rows.ts';
import type { SummaryRow } from '../products/rows.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import type { Viewer } from '../auth/viewer.ts';
import { run } from '../../base/sql.ts';
import { addToShortList } from '../short-list.ts';
import type { ShortList } from '../short-list.ts';

/** The caller's number; another one in the body is refused rather than ignored. */
function owner(viewer: Viewer | undefined, body: { accountNumber?: string | undefined }): Viewer {
  const self = signedIn(viewer);
  if (body.accountNumber !== undefined && body.accountNumber !== self.accountNumber)
    throw new ApiError('FORBIDDEN', 'The wishlist of another account');
  return self;
}

type LikedRow = Pick<SummaryRow, 'id' | 'active' | 'category_id' | 'brand_id' | 'seller_id'>;

/** Ids of the wishlist's products that are on sale, the latest first. */
async function likedIds(context: OriginContext, userId: number): Promise<string[]> {
  const rows = await run<LikedRow>(
    context.db,
    `select p.id, p.active, p.category_id, p.brand_id, p.seller_id from wishlist_items w join products p on p.id = w.product_id
     where w.user_id = $1 order by w.added_at desc, w.product_id desc`,
    [userId],
    true,
  );
  const snapshot = await context.directory.covering(rows);
  return rows.filter((row) => isOnSale(row, snapshot)).map(({ id }) => String(id));
}

const WISHLIST: ShortList = { table: 'wishlist_items', column: 'product_id', most: MAX_WISHLIST_ITEMS };

export const wishlistRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/user/wishlist/get',
    summary: 'The wishlist’s products that are on sale, the latest first.',
    body: WishlistRequest,
    response: Wishlist,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async (context, { body, viewer }): Promise<Wishlist> => {
      const { id } = owner(viewer, body);
      const rows = await run<SummaryRow & { liked_at: Date }>(
        context.db,
        `select ${SUMMARY_SELECT}, w.added_at as liked_at from wishlist_items w join products p on p.id = w.product_id
         where w.user_id = $1 order by w.added_at desc, w.product_id desc`,
        [id],
        true,
      );
      const snapshot = await context.directory.covering(rows);
      const now = Date.now();
      return {
        wishlist: rows
          .filter((row) => isOnSale(row, snapshot))
          .map((row) =>
            Object.assign(toSummary(row, snapshot, now), { likedAt: row.liked_at.toISOString() }),
          ),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/user/wishlist/ids',
    summary: 'The ids of the wishlist’s products that are on sale, the latest first.',
    query: z.strictObject({}),
    response: WishlistIds,
    errors: ['UNAUTHENTICATED'],
    handle: async (context, { viewer }): Promise<WishlistIds> => ({
      ids: await likedIds(context, signedIn(viewer).id),
    }),
  }),
  route({
    method: 'POST',
    path: '/v1/user/wishlist/check',
    summary: 'Whether a product is in the wishlist.',
    body: WishlistItemRequest,
    response: WishlistCheck,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { body, viewer }): Promise<WishlistCheck> => {
      const item = await db
        .selectFrom('wishlist_items')
        .select('product_id')
        .where('user_id', '=', owner(viewer, body).id)
        .where('product_id', '=', Number(body.productId))
        .executeTakeFirst();
      return { isInWishlist: item !== undefined };
    },
  }),
  route({
    method: 'POST',
    path: '/v1/user/wishlist/add',
    summary: 'Adds a product to the wishlist; repeatable.',
    body: WishlistItemRequest,
    response: WishlistChange,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async (context, { body, viewer }): Promise<WishlistChange> => {
      const { id } = owner(viewer, body);
      const [product] = await run<LikedRow>(
        context.db,
        'select id, active, category_id, brand_id, seller_id from products where id = $1',
        [body.productId],
        true,
      );
      if (!product || !isOnSale(product, await context.directory.covering([product])))
        throw notFound('Product');
      if (!(await addToShortList(context.db, WISHLIST, id, body.productId)))
        throw new ApiError('CONFLICT', `A wishlist holds at most ${MAX_WISHLIST_ITEMS} products`);
      return { isInWishlist: true, count: (await likedIds(context, id)).length };
    },
  }),
  route({
    method: 'DELETE',
    path: '/v1/user/wishlist/remove',
    summary: 'Removes a product from the wishlist; it may no longer be in the shop.',
    body: WishlistItemRequest,
    response: WishlistChange,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async (context, { body, viewer }): Promise<WishlistChange> => {
      const { id } = owner(viewer, body);
      await context.db
        .deleteFrom('wishlist_items')
        .where('user_id', '=', id)
        .where('product_id', '=', Number(body.productId))
        .execute();
      return { isInWishlist: false, count: (await likedIds(context, id)).length };
    },
  }),
];
