import { useId, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { IconButton } from '../../design/static/IconButton.tsx';
import { cx } from '../../design/static/cx.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './Composer.module.css';
import type { Question } from './conversation.ts';
import { PictureTray } from './pictures/PictureTray.tsx';
import { usePicture } from './pictures/usePicture.ts';
import { Tray } from './Tray.tsx';
import { TAKES_FOCUS } from './useHeldFocus.ts';
import { RecorderBar } from './voice/RecorderBar.tsx';
import { useRecorder } from './voice/useRecorder.ts';

/** Longest message that the schema accepts. */
const LONGEST = 2000;

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** A reply is in progress: nothing can be sent. */
  isBusy: boolean;
  showsTray: boolean;
  onTray: (shows: boolean) => void;
  /** Called before a recording begins. */
  onRecord: () => void;
  /** `pictureUrl`: URL of the attached picture, to be shown. */
  onSend: (said: Pick<Question, 'query' | 'picture'>, pictureUrl?: string) => void;
}

/**
 * The input of a message. Enter sends it, Shift and Enter start a new line; a picture can be attached or sent alone, and a
 * recording is sent as its transcription.
 */
export function Composer({ field, isBusy, showsTray, onTray, onRecord, onSend }: ComposerProps) {
  const { t } = useTranslation('assistant');
  const trayId = useId();
  const [text, setText] = useState('');
  const pictures = usePicture({ onChosen: () => onTray(false) });
  const recorder = useRecorder({
    onStart: onRecord,
    onText(words) {
      const heard = words.slice(0, LONGEST);
      // Dictated during a reply: it is appended to the typed text.
      if (isBusy) setText((typed) => `${typed} ${heard}`.trim().slice(0, LONGEST));
      else onSend({ query: heard });
    },
  });
  // On a phone, focusing the field would open the keyboard.
  const types = matchMedia('(pointer: fine)').matches;
  const trimmed = text.trim();
  const { state, picture, camera } = pictures;
  // The camera replaces it.
  const isTrayOpen = showsTray && !camera.isOpen;
  const isBlocked = isBusy || state === 'reading' || (trimmed === '' && state !== 'ready');

  const send = (): void => {
    if (isBlocked) return;
    const reading = picture?.reading ?? undefined;
    onSend({ query: trimmed || t('pictureAlone'), picture: reading }, reading && picture?.previewUrl);
    setText('');
    pictures.remove();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // During composition (Arabic keyboards, swiping) Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={cx(styles.composer, camera.isOpen && styles.films)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <PictureTray pictures={pictures} />
      {isTrayOpen && <Tray id={trayId} text={trimmed} pictures={pictures} recorder={recorder} />}
      {recorder.state === 'idle' ? (
        <div className={styles.row}>
          <IconButton
            className={styles.tools}
            label={t('tools')}
            icon={<Icon name={showsTray ? 'x' : 'plus'} size={22} />}
            aria-expanded={isTrayOpen}
            aria-controls={isTrayOpen ? trayId : undefined}
            onClick={() => (camera.isOpen ? camera.close() : onTray(!showsTray))}
            quiet
            {...(types ? {} : TAKES_FOCUS)}
          />
          <textarea
            ref={field}
            className={styles.field}
            rows={1}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            placeholder={t('placeholder')}
            aria-label={t('input')}
            maxLength={LONGEST}
            enterKeyHint="send"
            {...(types ? TAKES_FOCUS : {})}
            dir="auto"
          />
          <IconButton
            className={styles.send}
            type="submit"
            variant="brand"
            label={t('send')}
            icon={<Icon name="send-horizontal" size={20} />}
            disabled={isBlocked}
            quiet
          />
        </div>
      ) : (
        <RecorderBar recorder={recorder} />
      )}
    </form>
  );
}
