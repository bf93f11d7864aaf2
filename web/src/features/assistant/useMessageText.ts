import { useCallback } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Message } from './conversation.ts';

/** Returns the text of a message, also of one that failed or was stopped before it had any. */
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
