/** The viewer's wishlist: one list of ids, a record, for every heart of the shop and its count. */
import { graphql, useFragment } from 'react-relay';
import type { useWishlist_viewer$key } from './__generated__/useWishlist_viewer.graphql.ts';
import { useViewer } from '../session/useSession.ts';

/** Ids of the wishlist; undefined: no session, or not known. */
export function useLiked(): readonly string[] | undefined {
  const key: useWishlist_viewer$key | null = useViewer() ?? null;
  const viewer = useFragment(
    graphql`
      fragment useWishlist_viewer on Viewer {
        wishlistProductIds
      }
    `,
    key,
  );
  return viewer?.wishlistProductIds ?? undefined;
}

/** Number of products in the wishlist. */
export const useLikedCount = (): number => useLiked()?.length ?? 0;
