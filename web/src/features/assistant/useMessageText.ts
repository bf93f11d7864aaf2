import { useCallback } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Message } from './conversation.ts';

/** Gives what a message says, also one that failed or was stopped before it said anything. */
export function useMessageText(): (message: Message) => string {
  const { t } = useTranslation('assistant');
  return useCallback(
    ({ text, state }) => {
      if (state === 'failed') return t('apology');
      return state === 'stopped' && text === '' ? t('stopped') : text;
    },
    [t],
  );
}
