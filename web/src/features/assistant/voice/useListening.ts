import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { canSpeak, speakByBrowser } from './browserSpeech.ts';
import { createListening, type ListeningSnapshot } from './listening.ts';
import { createServiceSpeech } from './serviceSpeech.ts';
import { useAbilities } from './useAbilities.ts';

/** Speaks messages. One instance for a conversation: only one message is spoken at a time. */
export interface Listening extends ListeningSnapshot {
  /** There is speech output: the assistant's, or else the browser's. */
  readonly isAvailable: boolean;
  play(messageId: string, text: string): void;
  stop(): void;
}

/** Speaks messages with the assistant's voice, or the browser's own if the assistant has none. */
export function useListening(): Listening {
  const { t, language } = useTranslation('assistantTools');
  const environment = useRelayEnvironment();
  const isServed = useAbilities()?.speaksAnswers === true;
  const store = useMemo(
    () =>
      createListening(isServed ? createServiceSpeech(environment) : speakByBrowser, language, (problem) =>
        toast({ type: 'error', title: t(`listen.problem.${problem}`) }),
      ),
    [environment, isServed, language, t],
  );
  useEffect(() => {
    // A voice of the browser would outlive its page.
    addEventListener('pagehide', store.stop);
    return () => {
      removeEventListener('pagehide', store.stop);
      store.stop();
    };
  }, [store]);
  const { playingId, state } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return { playingId, state, isAvailable: isServed || canSpeak(), play: store.play, stop: store.stop };
}
