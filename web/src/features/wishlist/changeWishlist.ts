import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { changeWishlistAddMutation } from './__generated__/changeWishlistAddMutation.graphql.ts';
import type { changeWishlistQuery } from './__generated__/changeWishlistQuery.graphql.ts';
import type { changeWishlistRemoveMutation } from './__generated__/changeWishlistRemoveMutation.graphql.ts';
import { setLiked } from './wishlistStore.ts';
import { mutate } from '../../relay/useMutation.ts';
import { present } from '../../relay/present.ts';
import { viewerRequest } from '../../relay/viewer.ts';

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
      { fetchPolicy: 'network-only', networkCacheConfig: viewerRequest },
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
export async function addToWishlist(environment: Environment, productId: string): Promise<void> {
  const { viewer, userErrors } = await mutate<changeWishlistAddMutation>(
    environment,
    graphql`
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
    { input: { productId } },
  );
  if (viewer == null) throw new Error(userErrors[0]?.code);
  keepLiked(environment, viewer.wishlistProductIds);
}

/** Likes a product no longer; rejects when it could not be done. */
export async function removeFromWishlist(environment: Environment, productId: string): Promise<void> {
  const { viewer, userErrors } = await mutate<changeWishlistRemoveMutation>(
    environment,
    graphql`
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
    { input: { productId } },
  );
  if (viewer == null) throw new Error(userErrors[0]?.code);
  keepLiked(environment, viewer.wishlistProductIds);
}
