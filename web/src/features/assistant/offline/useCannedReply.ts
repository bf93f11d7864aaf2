import { useCallback } from 'react';
import { isolate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CANNED_DELAY, chooseReply, echoOf } from './cannedReply.ts';

/**
 * Returns a function that answers a query on the device after 1.5 s, and returns its cancellation. Only for a device without a
 * network (`useOffline`), together with an `OfflineLabel`.
 */
export function useCannedReply(): (query: string, onReply: (text: string) => void) => () => void {
  const { t } = useTranslation('assistantTools');
  return useCallback(
    (query, onReply) => {
      const reply = chooseReply(Math.random());
      const timer = setTimeout(
        () => onReply(t(`offline.replies.${reply}`, { query: isolate(echoOf(query)) })),
        CANNED_DELAY,
      );
      return () => clearTimeout(timer);
    },
    [t],
  );
}
