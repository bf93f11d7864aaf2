/** Shops that the viewer follows. */
import { requireViewer } from '../account/session.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { connectionPage, namingArguments, pageSize } from '../base/input.ts';
import { shortListPage } from '../base/shortList.ts';
import { attempt } from '../base/userErrors.ts';
import { SellerModel } from '../catalogue/brand.ts';
import { ProductConnectionModel } from '../catalogue/product.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const DEFAULT_PAGE = 24;
const DEFAULT_PRODUCTS = 12;

export const followedShopResolvers: Resolvers = {
  Viewer: {
    followedShops: async ({ loaders }, { first, after }) => {
      const size = pageSize(first, DEFAULT_PAGE);
      return shortListPage(
        (await loaders.followedShops()).shops,
        { first: size, after },
        ({ followedAt }) => followedAt,
        (shop) => ({ node: new SellerModel(shop), followedAt: shop.followedAt }),
      );
    },
    followedShopIds: async ({ loaders }) =>
      (await loaders.followedShopIds()).ids.map((id) => toGlobalId('Seller', id)),
    newFromFollowedShops: async ({ loaders }, { first, after }, { now }) =>
      new ProductConnectionModel(
        await namingArguments(
          loaders.newFromFollowedShops(connectionPage({ first, after }, DEFAULT_PRODUCTS)),
        ),
        now,
        false,
      ),
  },
  Mutation: {
    shopFollow: async (_, { input }, context) => {
      const sellerId = readKey(input.sellerId, 'Seller', 'input.sellerId');
      const viewer = await requireViewer(context);
      const { value, userErrors } = await attempt(viewer.loaders.followShop(sellerId));
      return { isFollowed: value?.isFollowed ?? false, viewer: value && viewer, userErrors };
    },
    shopUnfollow: async (_, { input }, context) => {
      const sellerId = readKey(input.sellerId, 'Seller', 'input.sellerId');
      const viewer = await requireViewer(context);
      const { value, userErrors } = await attempt(viewer.loaders.unfollowShop(sellerId));
      return { isFollowed: value === null, viewer: value && viewer, userErrors };
    },
  },
};
