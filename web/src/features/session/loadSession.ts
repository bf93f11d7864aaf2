import { graphql } from 'react-relay';
import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime';
import { fetchViewer } from '../../relay/viewer.ts';
import type { loadSessionQuery } from './__generated__/loadSessionQuery.graphql.ts';
import type { Viewer } from './useSession.ts';

const query = graphql`
  query loadSessionQuery {
    session {
      state
      viewer {
        wishlistProductIds
        ...useSession_viewer
        ...useWishlist_viewer
        ...AccountMenu_viewer
      }
    }
  }
`;

/** Requests the viewer with the fields that every page shows; the store retains it. Rejects if the request failed. */
export async function loadSession(environment: Environment): Promise<Viewer | null> {
  const answer = await fetchViewer<loadSessionQuery>(environment, query, {});
  environment.retain(createOperationDescriptor(getRequest(query), {}));
  const { state, viewer } = answer?.session ?? {};
  if (state === 'EXPIRED') {
    // oxlint-disable-next-line no-console -- the specification's warning
    console.warn('The session has expired: signed out.');
  }
  if (viewer != null && viewer.wishlistProductIds == null) {
    // oxlint-disable-next-line no-console -- what the specification has for a failed check
    console.error('The wishlist could not be checked');
  }
  return viewer ?? null;
}
