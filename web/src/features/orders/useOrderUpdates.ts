import { useEffect } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { RequestError } from '../../relay/errors.ts';
import type { useOrderUpdatesSubscription } from './__generated__/useOrderUpdatesSubscription.graphql.ts';

/**
 * Follows an order of the account while it is shown: each change is written into its record, which the page's fragments read. A
 * cut stream is resumed with the order's current state, so nothing is missed; one that fails is retried on reconnection or
 * focus. If the API has no subscription, the order stays unchanged.
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
        // A permanent refusal is ignored: the page works without updates.
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
