/** Permissions: followed shops. */
import type { Access } from '../access.ts';

export const followedShopPermissions = {
  'FollowedShopConnection.edges': 'viewer',
  'FollowedShopConnection.nodes': 'viewer',
  'FollowedShopConnection.pageInfo': 'viewer',
  'FollowedShopConnection.totalCount': 'viewer',
  'FollowedShopEdge.cursor': 'viewer',
  'FollowedShopEdge.followedAt': 'viewer',
  'FollowedShopEdge.node': 'viewer',
  'Mutation.shopFollow': 'viewer',
  'Mutation.shopUnfollow': 'viewer',
  'ShopFollowPayload.isFollowed': 'public',
  'ShopFollowPayload.userErrors': 'public',
  'ShopFollowPayload.viewer': 'viewer',
  'ShopUnfollowPayload.isFollowed': 'public',
  'ShopUnfollowPayload.userErrors': 'public',
  'ShopUnfollowPayload.viewer': 'viewer',
  'Viewer.followedShopIds': 'viewer',
  'Viewer.followedShops': 'viewer',
  'Viewer.newFromFollowedShops': 'viewer',
} as const satisfies Record<string, Access>;
