import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { canSpeak, speakByBrowser } from './browserSpeech.ts';
import { createListening, type ListeningSnapshot } from './listening.ts';
import { createServiceSpeech } from './serviceSpeech.ts';
import { useAbilities } from './useAbilities.ts';

/** Has messages said. One for all messages of a conversation: only one is said at a time. */
export interface Listening extends ListeningSnapshot {
  /** Something can speak: the assistant, or else the browser. */
  readonly isAvailable: boolean;
  play(messageId: string, text: string): void;
  stop(): void;
}

/** Has messages said by the assistant, or by the browser's own voice where the assistant does not speak. */
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
    // A voice of the browser would go on after its page.
    addEventListener('pagehide', store.stop);
    return () => {
      removeEventListener('pagehide', store.stop);
      store.stop();
    };
  }, [store]);
  const { playingId, state } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return { playingId, state, isAvailable: isServed || canSpeak(), play: store.play, stop: store.stop };
}
