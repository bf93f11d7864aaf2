/** Shops that the viewer follows. */
import { FollowedShopChange, FollowedShopIds, FollowedShops } from '../../../contract/accounts.ts';
import { ProductPage } from '../../../contract/catalogue.ts';
import type { ListPage } from '../base/pages.ts';
import { withQuery } from '../base/path.ts';
import type { ViewerCalls } from './calls.ts';

export interface FollowedShopLoaders {
  followedShops(): Promise<FollowedShops>;
  followedShopIds(): Promise<FollowedShopIds>;
  /** Products of these shops, the newest first. */
  newFromFollowedShops(page: ListPage): Promise<ProductPage>;
  followShop(sellerId: string): Promise<FollowedShopChange>;
  unfollowShop(sellerId: string): Promise<FollowedShopChange>;
}

const PATH = '/v1/user/followed-shops';

export function createFollowedShopLoaders({ get, change }: ViewerCalls): FollowedShopLoaders {
  const asChange = (json: unknown): FollowedShopChange => FollowedShopChange.parse(json);
  return {
    followedShops: () => get(PATH, (json) => FollowedShops.parse(json)),
    followedShopIds: () => get(`${PATH}/ids`, (json) => FollowedShopIds.parse(json)),
    newFromFollowedShops: ({ limit, after }) =>
      get(withQuery(`${PATH}/products`, { limit, after }), (json) => ProductPage.parse(json)),
    followShop: (sellerId) => change(`${PATH}/add`, { sellerId }, asChange),
    unfollowShop: (sellerId) => change(`${PATH}/remove`, { sellerId }, asChange, 'DELETE'),
  };
}
