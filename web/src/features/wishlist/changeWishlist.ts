import { commitMutation, fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { changeWishlistAddMutation } from './__generated__/changeWishlistAddMutation.graphql.ts';
import type { changeWishlistQuery } from './__generated__/changeWishlistQuery.graphql.ts';
import type { changeWishlistRemoveMutation } from './__generated__/changeWishlistRemoveMutation.graphql.ts';
import { setLiked } from './wishlistStore.ts';

/** Asks for all that is liked. A failure leaves the hearts empty; the console alone hears of it. */
export async function loadLiked(environment: Environment): Promise<void> {
  try {
    const answer = await fetchQuery<changeWishlistQuery>(
      environment,
      graphql`
        query changeWishlistQuery {
          viewer {
            wishlistProductIds
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only', networkCacheConfig: { force: true, metadata: { viewer: true } } },
    ).toPromise();
    setLiked(answer?.viewer?.wishlistProductIds.slice());
  } catch (error) {
    // oxlint-disable-next-line no-console -- what the specification has for a failed check
    console.error('The wishlist could not be checked', error);
  }
}

/** Likes a product; rejects when it could not be done. */
export function addToWishlist(environment: Environment, productId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<changeWishlistAddMutation>(environment, {
      mutation: graphql`
        mutation changeWishlistAddMutation($input: WishlistInput!) {
          wishlistAdd(input: $input) {
            viewer {
              wishlistProductIds
            }
            userErrors {
              code
            }
          }
        }
      `,
      variables: { input: { productId } },
      onCompleted: ({ wishlistAdd: { viewer, userErrors } }) => {
        if (viewer == null) return reject(new Error(userErrors[0]?.code));
        setLiked(viewer.wishlistProductIds);
        resolve();
      },
      onError: reject,
    });
  });
}

/** Likes a product no longer; rejects when it could not be done. */
export function removeFromWishlist(environment: Environment, productId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<changeWishlistRemoveMutation>(environment, {
      mutation: graphql`
        mutation changeWishlistRemoveMutation($input: WishlistInput!) {
          wishlistRemove(input: $input) {
            viewer {
              wishlistProductIds
            }
            userErrors {
              code
            }
          }
        }
      `,
      variables: { input: { productId } },
      onCompleted: ({ wishlistRemove: { viewer, userErrors } }) => {
        if (viewer == null) return reject(new Error(userErrors[0]?.code));
        setLiked(viewer.wishlistProductIds);
        resolve();
      },
      onError: reject,
    });
  });
}
