import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { mutate } from '../../relay/useMutation.ts';
import { loadSession } from '../session/loadSession.ts';
import type { changeWishlistAddMutation } from './__generated__/changeWishlistAddMutation.graphql.ts';
import type { changeWishlistRemoveMutation } from './__generated__/changeWishlistRemoveMutation.graphql.ts';

/** The optimistic update; with `liked` undefined there is none, because the wishlist is not known. */
const shownMeanwhile = (liked: readonly string[] | undefined) =>
  liked && { viewer: { wishlistProductIds: liked }, userErrors: [] };

/** The list could not be read after the change: it is refetched. */
function checkList(environment: Environment, ids: readonly string[] | null | undefined): void {
  if (ids == null) loadSession(environment).catch(() => undefined);
}

/** Adds a product to the wishlist; rejects on failure. */
export async function addToWishlist(
  environment: Environment,
  productId: string,
  liked?: readonly string[],
): Promise<void> {
  const wishlistAdd = shownMeanwhile(liked && [productId, ...liked]);
  const { viewer, userErrors } = await mutate<changeWishlistAddMutation>(
    environment,
    graphql`
      mutation changeWishlistAddMutation($input: WishlistInput!) @raw_response_type {
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
    wishlistAdd && { optimisticResponse: { wishlistAdd } },
  );
  if (viewer == null) throw new Error(userErrors[0]?.code);
  checkList(environment, viewer.wishlistProductIds);
}

/** Removes a product from the wishlist; rejects on failure. */
export async function removeFromWishlist(
  environment: Environment,
  productId: string,
  liked?: readonly string[],
): Promise<void> {
  const wishlistRemove = shownMeanwhile(liked?.filter((id) => id !== productId));
  const { viewer, userErrors } = await mutate<changeWishlistRemoveMutation>(
    environment,
    graphql`
      mutation changeWishlistRemoveMutation($input: WishlistInput!) @raw_response_type {
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
    wishlistRemove && { optimisticResponse: { wishlistRemove } },
  );
  if (viewer == null) throw new Error(userErrors[0]?.code);
  checkList(environment, viewer.wishlistProductIds);
}
