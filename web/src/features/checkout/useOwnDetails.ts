import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useKnownSession } from '../session/useSession.ts';
import type {
  useOwnDetailsQuery,
  useOwnDetailsQuery$data,
} from './__generated__/useOwnDetailsQuery.graphql.ts';
import { viewerRequest } from '../../relay/viewer.ts';

/** What the account knows of who orders. */
export type OwnDetails = NonNullable<useOwnDetailsQuery$data['viewer']>;

/**
 * What the account of who is signed in knows for an order: contact, kept addresses. undefined: not known yet; null: nobody is
 * signed in, or it could not be asked, and everything is typed.
 */
export function useOwnDetails(): OwnDetails | null | undefined {
  const environment = useRelayEnvironment();
  const session = useKnownSession();
  const account = session?.accountNumber;
  const [answer, setAnswer] = useState<{ of: string; details: OwnDetails | null }>();
  useEffect(() => {
    if (account === undefined) return undefined;
    const { unsubscribe } = fetchQuery<useOwnDetailsQuery>(
      environment,
      graphql`
        query useOwnDetailsQuery {
          viewer {
            firstName
            lastName
            phone
            email
            addresses {
              id
              isDefault
              address {
                ...AddressText_address
                ...savedAddress_address
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only', networkCacheConfig: viewerRequest },
    ).subscribe({
      next: ({ viewer }) => setAnswer({ of: account, details: viewer ?? null }),
      error: () => setAnswer({ of: account, details: null }),
    });
    return unsubscribe;
  }, [environment, account]);
  if (session === undefined) return undefined;
  if (session === null) return null;
  return answer?.of === account ? answer?.details : undefined;
}
