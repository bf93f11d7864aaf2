/** The viewer's wishlist. */
import { requireViewer } from '../account/session.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { badInput, pageSize } from '../base/input.ts';
import { shortListPage } from '../base/shortList.ts';
import { attempt } from '../base/userErrors.ts';
import { ProductModel } from '../catalogue/product.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const DEFAULT_PAGE = 24;
const MOST_IDS = 100;

export const wishlistResolvers: Resolvers = {
  Viewer: {
    wishlist: async ({ loaders }, { first, after }, { now }) => {
      const size = pageSize(first, DEFAULT_PAGE);
      return shortListPage(
        (await loaders.wishlist()).wishlist,
        { first: size, after },
        ({ likedAt }) => likedAt,
        (item) => ({ node: new ProductModel(item, now), likedAt: item.likedAt }),
      );
    },
    wishlistCount: async ({ loaders }) => (await loaders.wishlistIds()).ids.length,
    wishlistProductIds: async ({ loaders }) =>
      (await loaders.wishlistIds()).ids.map((id) => toGlobalId('Product', id)),
    isInWishlist: async ({ loaders }, { productIds }) => {
      if (productIds.length > MOST_IDS) throw badInput('productIds', `must be at most ${MOST_IDS}`);
      const keys = productIds.map((id, index) => readKey(id, 'Product', `productIds.${index}`));
      const liked = new Set((await loaders.wishlistIds()).ids);
      return keys.map((key) => liked.has(key));
    },
  },
  Mutation: {
    wishlistAdd: async (_, { input }, context) => {
      const productId = readKey(input.productId, 'Product', 'input.productId');
      const viewer = await requireViewer(context);
      const { value, userErrors } = await attempt(viewer.loaders.addToWishlist(productId));
      return { isInWishlist: value?.isInWishlist ?? false, viewer: value && viewer, userErrors };
    },
    wishlistRemove: async (_, { input }, context) => {
      const productId = readKey(input.productId, 'Product', 'input.productId');
      const viewer = await requireViewer(context);
      const { value, userErrors } = await attempt(viewer.loaders.removeFromWishlist(productId));
      return { isInWishlist: value === null, viewer: value && viewer, userErrors };
    },
  },
};
