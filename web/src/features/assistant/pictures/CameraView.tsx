import { useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { TAKES_FOCUS } from '../useHeldFocus.ts';
import styles from './CameraView.module.css';
import { useCamera } from './useCamera.ts';

interface CameraViewProps {
  onTake: (picture: Blob) => void;
  onClose: () => void;
  /** Chooses a picture instead. */
  onPick: () => void;
}

/** The camera's picture, and its shutter. */
export function CameraView({ onTake, onClose, onPick }: CameraViewProps) {
  const { t } = useTranslation('assistantTools');
  const { state, attach, onLive, shoot, turn } = useCamera();
  const [isShooting, setShooting] = useState(false);
  const take = async () => {
    setShooting(true);
    const picture = await shoot().catch(() => undefined);
    setShooting(false);
    if (picture !== undefined) onTake(picture);
  };
  const close = (
    <IconButton
      label={t('camera.close')}
      icon={<Icon name="x" size={20} />}
      onClick={onClose}
      variant="soft"
      quiet
      {...TAKES_FOCUS}
    />
  );
  if (state === 'denied')
    return (
      <div className={styles.denied} role="alert">
        <p className={styles.words}>
          <strong>{t('camera.denied')}</strong>
          <br />
          {t('camera.deniedText')}
        </p>
        {close}
        <Button variant="secondary" size="sm" onClick={onPick}>
          {t('camera.pick')}
        </Button>
      </div>
    );
  return (
    <section className={styles.camera} aria-label={t('camera.label')} aria-busy={state === 'opening'}>
      {/* A live camera picture has no captions. */}
      <video ref={attach} className={styles.video} autoPlay muted playsInline onPlaying={onLive} />
      {state === 'opening' && (
        <p className={styles.opening} aria-live="polite">
          {t('camera.opening')}
        </p>
      )}
      <div className={styles.controls}>
        {close}
        <Button
          icon={<Icon name="camera" size={20} />}
          disabled={state === 'opening'}
          busy={isShooting}
          onClick={() => void take()}
        >
          {t('camera.shoot')}
        </Button>
        {turn && (
          <IconButton
            label={t('camera.turn')}
            icon={<Icon name="switch-camera" size={20} />}
            onClick={turn}
            variant="soft"
          />
        )}
      </div>
    </section>
  );
}
