import { useEffect } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { RequestError } from '../../relay/errors.ts';
import type { useOrderUpdatesSubscription } from './__generated__/useOrderUpdatesSubscription.graphql.ts';

/**
 * Follows an order of the account while it is on screen: each change is written into its record, which the page's fragments read.
 * A cut stream is taken up again with the order as it is then, so nothing is missed; one that could not be is tried again when
 * the network or the reader comes back. Where the API tells of no changes the order stays as it was read.
 */
export function useOrderUpdates(id: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let isLost = false;
    let stop = () => {};
    const follow = () => {
      isLost = false;
      const { dispose } = requestSubscription<useOrderUpdatesSubscription>(environment, {
        subscription: graphql`
          subscription useOrderUpdatesSubscription($id: ID!) {
            orderUpdated(id: $id) {
              ...OrderView_order
            }
          }
        `,
        variables: { id },
        cacheConfig: { metadata: { resume: () => ({ id }) } },
        // Refused for good is refused in silence: the page is whole without.
        onError: (error) => {
          isLost = error instanceof RequestError && error.isTransient;
        },
        onCompleted: () => {
          isLost = true;
        },
      });
      stop = dispose;
    };
    const comeBack = () => {
      if (isLost && document.visibilityState === 'visible') follow();
    };
    follow();
    addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
      stop();
    };
  }, [environment, id]);
}
