import { useEffect } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { schemaLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { RequestError } from '../../relay/errors.ts';
import type { useOrderUpdatesSubscription } from './__generated__/useOrderUpdatesSubscription.graphql.ts';

/** Delay before a stream that its server completed is opened again (ms): a server that is stopped completes all of them at once. */
const REOPENED_AFTER = 5_000;

/**
 * Follows an order of the account while it is shown: each change is written into its record, which the page's fragments read. A
 * cut stream is resumed with the order's current state, so nothing is missed; one that fails is retried on reconnection or
 * focus, and one that is complete a few seconds later. If the API has no subscription, the order stays unchanged.
 */
export function useOrderUpdates(id: string): void {
  const environment = useRelayEnvironment();
  const language = schemaLanguage(useTranslation('orders').language);
  useEffect(() => {
    let isLost = false;
    let stop = () => {};
    let reopening: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      isLost = false;
      clearTimeout(reopening);
      const { dispose } = requestSubscription<useOrderUpdatesSubscription>(environment, {
        subscription: graphql`
          subscription useOrderUpdatesSubscription($id: ID!, $language: Language!) {
            orderUpdated(id: $id) {
              ...OrderView_order
            }
          }
        `,
        variables: { id, language },
        cacheConfig: { metadata: { resume: () => ({ id, language }) } },
        // A permanent refusal is ignored: the page works without updates.
        onError: (error) => {
          isLost = error instanceof RequestError && error.isTransient;
        },
        onCompleted: () => {
          isLost = true;
          reopening = setTimeout(comeBack, REOPENED_AFTER * (0.5 + Math.random()));
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
      clearTimeout(reopening);
      stop();
    };
  }, [environment, id, language]);
}
