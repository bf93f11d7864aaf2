import { useCallback, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { ListenButton } from '../../../features/assistant/voice/ListenButton.tsx';
import { RecorderBar } from '../../../features/assistant/voice/RecorderBar.tsx';
import { useListening, type Listening } from '../../../features/assistant/voice/useListening.ts';
import { useRecorder, type Recorder } from '../../../features/assistant/voice/useRecorder.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './Samples.module.css';

const stay = () => undefined;
const recording = { isAvailable: true, start: stay, stop: stay, cancel: stay };
const RECORDERS: readonly Recorder[] = [
  { ...recording, state: 'recording', seconds: 67 },
  { ...recording, state: 'processing', seconds: 67 },
];
const LISTENING: readonly Listening['state'][] = ['idle', 'loading', 'playing', 'paused'];

/** The voice recorder and the voice of the assistant: in all states, and interactive. */
export function VoiceSamples() {
  const { t } = useTranslation('common');
  const [heard, setHeard] = useState('');
  const recorder = useRecorder({ onText: useCallback((text: string) => setHeard(text), []) });
  const listening = useListening();
  return (
    <>
      {RECORDERS.map((one) => (
        <RecorderBar key={one.state} recorder={one} />
      ))}
      <div className={styles.row}>
        {LISTENING.map((state) => (
          <ListenButton
            key={state}
            messageId="sample"
            text=""
            listening={{ isAvailable: true, playingId: 'sample', state, play: stay, stop: stay }}
          />
        ))}
      </div>
      <div className={styles.row}>
        {recorder.isAvailable && (
          <Button variant="secondary" icon={<Icon name="mic" size={18} />} onClick={recorder.start}>
            Record
          </Button>
        )}
        <output>{heard}</output>
        <ListenButton messageId="sentence" text={heard || t('gallery:sentence')} listening={listening} />
      </div>
      <RecorderBar recorder={recorder} />
    </>
  );
}
