import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { mutate } from '../../relay/useMutation.ts';
import type { followShopMutation } from './__generated__/followShopMutation.graphql.ts';
import type { followShopUnfollowMutation } from './__generated__/followShopUnfollowMutation.graphql.ts';

/** Follows a shop; rejects on failure, with the error's code as the message. */
export async function followShop(environment: Environment, sellerId: string): Promise<void> {
  const { viewer, userErrors } = await mutate<followShopMutation>(
    environment,
    graphql`
      mutation followShopMutation($input: ShopFollowInput!) {
        shopFollow(input: $input) {
          viewer {
            followedShopIds
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input: { sellerId } },
  );
  if (viewer == null) throw new Error(userErrors[0]?.code);
}

/** Stops following a shop; rejects on failure. */
export async function unfollowShop(environment: Environment, sellerId: string): Promise<void> {
  const { viewer, userErrors } = await mutate<followShopUnfollowMutation>(
    environment,
    graphql`
      mutation followShopUnfollowMutation($input: ShopFollowInput!) {
        shopUnfollow(input: $input) {
          viewer {
            followedShopIds
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input: { sellerId } },
  );
  if (viewer == null) throw new Error(userErrors[0]?.code);
}
