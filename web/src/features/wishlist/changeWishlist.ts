import { commitMutation, fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { changeWishlistAddMutation } from './__generated__/changeWishlistAddMutation.graphql.ts';
import type { changeWishlistQuery } from './__generated__/changeWishlistQuery.graphql.ts';
import type { changeWishlistRemoveMutation } from './__generated__/changeWishlistRemoveMutation.graphql.ts';
import { setLiked } from './wishlistStore.ts';
import { present } from '../../relay/present.ts';

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
    // Without a viewer nobody is signed in any more.
    setLiked(answer?.viewer == null ? undefined : present(answer.viewer.wishlistProductIds));
  } catch (error) {
    // oxlint-disable-next-line no-console -- what the specification has for a failed check
    console.error('The wishlist could not be checked', error);
  }
}

/** Takes over what a mutation gave as liked; null: that could not be read, so it is asked for. */
function keepLiked(environment: Environment, ids: readonly string[] | null | undefined): void {
  if (ids == null) void loadLiked(environment);
  else setLiked(ids);
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
      onCompleted: ({ wishlistAdd }) => {
        if (wishlistAdd?.viewer == null) return reject(new Error(wishlistAdd?.userErrors[0]?.code));
        keepLiked(environment, wishlistAdd.viewer.wishlistProductIds);
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
      onCompleted: ({ wishlistRemove }) => {
        if (wishlistRemove?.viewer == null) return reject(new Error(wishlistRemove?.userErrors[0]?.code));
        keepLiked(environment, wishlistRemove.viewer.wishlistProductIds);
        resolve();
      },
      onError: reject,
    });
  });
}
