/** Permissions: the wishlist. */
import type { Access } from '../access.ts';

export const wishlistPermissions = {
  'Mutation.wishlistAdd': 'viewer',
  'Mutation.wishlistRemove': 'viewer',
  'Viewer.isInWishlist': 'viewer',
  'Viewer.wishlist': 'viewer',
  'Viewer.wishlistCount': 'viewer',
  'Viewer.wishlistProductIds': 'viewer',
  'WishlistAddPayload.isInWishlist': 'public',
  'WishlistAddPayload.userErrors': 'public',
  'WishlistAddPayload.viewer': 'viewer',
  'WishlistConnection.edges': 'viewer',
  'WishlistConnection.nodes': 'viewer',
  'WishlistConnection.pageInfo': 'viewer',
  'WishlistConnection.totalCount': 'viewer',
  'WishlistEdge.cursor': 'viewer',
  'WishlistEdge.likedAt': 'viewer',
  'WishlistEdge.node': 'viewer',
  'WishlistRemovePayload.isInWishlist': 'public',
  'WishlistRemovePayload.userErrors': 'public',
  'WishlistRemovePayload.viewer': 'viewer',
} as const satisfies Record<string, Access>;
