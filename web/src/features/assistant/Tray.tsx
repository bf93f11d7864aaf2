import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../../design/Icon.tsx';
import type { IconName } from '../../design/icons.ts';
import { toast } from '../../design/toast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Pictures } from './pictures/usePicture.ts';
import styles from './Tray.module.css';
import type { Recorder } from './voice/useRecorder.ts';

interface TrayProps {
  id: string;
  /** The text typed so far. */
  text: string;
  pictures: Pictures;
  recorder: Recorder;
}

/** Actions besides typing. */
export function Tray({ id, text, pictures, recorder }: TrayProps) {
  const { t } = useTranslation('assistant');
  const isRecording = recorder.state === 'recording';
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ type: 'success', title: t('tray.copied'), duration: 2000 });
    } catch {
      // Clipboards require a secure context.
      toast({ type: 'warning', title: t('tray.copyRefused') });
    }
  };
  const action = (
    key: 'image' | 'camera' | 'voice' | 'paste',
    icon: IconName,
    onClick: () => void,
    state: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-pressed'> = {},
  ) => (
    <li>
      <button type="button" className={styles.action} onClick={onClick} {...state}>
        <Icon name={icon} size={20} />
        {t(`tray.${key}`)}
      </button>
    </li>
  );
  return (
    <ul id={id} className={styles.tray} aria-label={t('tray.label')}>
      {action('image', 'image', pictures.pick)}
      {action('camera', 'camera', pictures.capture)}
      {recorder.isAvailable &&
        action('voice', 'mic', isRecording ? recorder.stop : recorder.start, {
          'aria-pressed': isRecording,
        })}
      {action('paste', 'copy', () => void copy(), { disabled: text === '' })}
    </ul>
  );
}
