import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { TAKES_FOCUS } from '../useHeldFocus.ts';
import { LONGEST } from './recorder.ts';
import styles from './RecorderBar.module.css';
import { formatTimer } from './timer.ts';
import type { Recorder } from './useRecorder.ts';

/** The state of a recording in place of the text field: its timer and stop button, then the transcription. */
export function RecorderBar({ recorder }: { recorder: Recorder }) {
  const { t } = useTranslation('assistantTools');
  const { state, seconds, stop, cancel } = recorder;
  if (state === 'idle') return null;
  const isRecording = state === 'recording';
  return (
    <div className={styles.bar}>
      <span className={isRecording ? styles.light : styles.spinner} aria-hidden />
      <p className={styles.words} aria-live="polite">
        {t(isRecording ? 'voice.recording' : 'voice.processing')}
      </p>
      {isRecording && (
        <span className={styles.timer} role="timer" dir="ltr">
          {formatTimer(seconds)}
          <span className={styles.limit}> / {formatTimer(LONGEST)}</span>
        </span>
      )}
      <IconButton
        label={t('voice.cancel')}
        icon={<Icon name="x" size={20} />}
        onClick={cancel}
        quiet
        {...TAKES_FOCUS}
      />
      {isRecording && (
        <Button className={styles.stop} icon={<Icon name="square" size={16} />} onClick={stop}>
          {t('voice.stop')}
        </Button>
      )}
    </div>
  );
}
