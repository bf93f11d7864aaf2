/** All loaders of one session: they send its token, and read for one request without a cache. */
import type { RestClient } from '../../upstream/rest.ts';
import type { ReadScope } from '../base/scope.ts';
import { createOwnAccountLoaders } from './account.ts';
import type { OwnAccountLoaders } from './account.ts';
import { createAddressLoaders } from './addresses.ts';
import type { AddressLoaders } from './addresses.ts';
import { createAdminLoaders } from './admin/loaders.ts';
import type { AdminLoaders } from './admin/loaders.ts';
import type { AdminReach } from './admin/reach.ts';
import { createViewerCalls } from './calls.ts';
import { createFollowedShopLoaders } from './followed-shops.ts';
import type { FollowedShopLoaders } from './followed-shops.ts';
import { createOwnOrderLoaders } from './orders.ts';
import type { OwnOrderLoaders } from './orders.ts';
import { createPointsLoaders } from './points.ts';
import type { PointsLoaders } from './points.ts';
import { createOwnReviewLoaders } from './reviews.ts';
import type { OwnReviewLoaders } from './reviews.ts';
import { createOwnTicketLoaders } from './tickets.ts';
import type { OwnTicketLoaders } from './tickets.ts';
import { createWishlistLoaders } from './wishlist.ts';
import type { WishlistLoaders } from './wishlist.ts';

/** Every function throws UpstreamError. */
export interface ViewerLoaders
  extends
    OwnAccountLoaders,
    WishlistLoaders,
    FollowedShopLoaders,
    OwnOrderLoaders,
    AddressLoaders,
    PointsLoaders,
    OwnTicketLoaders,
    OwnReviewLoaders {
  /** For admins: the REST API decides whether the session may use them. */
  readonly admin: AdminLoaders;
}

export function createViewerLoaders(
  rest: RestClient,
  scope: Pick<ReadScope, 'reads' | 'signal'>,
  caller: { token: string; client?: string | undefined },
  reach: AdminReach,
): ViewerLoaders {
  const calls = createViewerCalls(rest, scope, caller);
  return {
    ...createOwnAccountLoaders(calls),
    ...createWishlistLoaders(calls),
    ...createFollowedShopLoaders(calls),
    ...createOwnOrderLoaders(calls),
    ...createAddressLoaders(calls),
    ...createPointsLoaders(calls),
    ...createOwnTicketLoaders(calls),
    ...createOwnReviewLoaders(calls),
    admin: createAdminLoaders(rest, scope, caller.token, reach),
  };
}
