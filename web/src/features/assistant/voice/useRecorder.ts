import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { toast } from '../../../design/toast.ts';
import { useOffline } from '../../../errors/useOffline.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { canRecord } from './microphone.ts';
import { createRecorder, type RecorderSnapshot } from './recorder.ts';
import { transcribe } from './transcribe.ts';
import { useAbilities } from './useAbilities.ts';

/** A voice recorder for messages. */
export interface Recorder extends RecorderSnapshot {
  /** The assistant can be reached and has transcription, and the device can record; otherwise nothing of this is shown. */
  readonly isAvailable: boolean;
  start(): void;
  stop(): void;
  cancel(): void;
}

/** How long messages about the recording stay, in milliseconds. */
const NOTICE = 2_000;

interface Handlers {
  /** Recording was requested; the microphone is not open yet. */
  onStart?: () => void;
  /** Receives the text. */
  onText: (text: string) => void;
}

/** Records a spoken message. Errors are shown as messages. */
export function useRecorder({ onStart, onText }: Handlers): Recorder {
  const { t, language } = useTranslation('assistantTools');
  const environment = useRelayEnvironment();
  const abilities = useAbilities();
  const store = useMemo(
    () => createRecorder((recording) => transcribe(environment, recording, language)),
    [environment, language],
  );
  useEffect(() => {
    const notice = (title: string, description: string) =>
      toast({ type: 'info', title, description, duration: NOTICE });
    return store.connect({
      onStart: () => notice(t('voice.started'), t('voice.startedText')),
      onStop: () => notice(t('voice.stopped'), t('voice.stoppedText')),
      onText,
      onProblem: (problem) => toast({ type: 'error', title: t(`voice.problem.${problem}`) }),
    });
  }, [store, t, onText]);
  useEffect(() => () => store.cancel(), [store]);
  const { state, seconds } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { stop, cancel } = store;
  const start = (): void => {
    onStart?.();
    store.start();
  };
  // A recording that began before the network was lost can still be ended.
  const isReachable = !useOffline() || state !== 'idle';
  const isAvailable = abilities?.transcribesSpeech === true && canRecord() && isReachable;
  return { state, seconds, isAvailable, start, stop, cancel };
}
