import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { loadSessionQuery } from './__generated__/loadSessionQuery.graphql.ts';
import type { Session } from './useSession.ts';
import { viewerRequest } from '../../relay/viewer.ts';

/** Asks the gateway who is signed in. A user who cannot be loaded is nobody. */
export async function loadSession(environment: Environment): Promise<Session | null> {
  const answer = await fetchQuery<loadSessionQuery>(
    environment,
    graphql`
      query loadSessionQuery {
        session {
          state
          viewer {
            accountNumber
            firstName
            lastName
            points
            isAdmin
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', networkCacheConfig: viewerRequest },
  )
    .toPromise()
    .catch(() => undefined);
  if (answer?.session?.state === 'EXPIRED') {
    // oxlint-disable-next-line no-console -- the specification's warning
    console.warn('The session has expired: signed out.');
  }
  return answer?.session?.viewer ?? null;
}
