import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CameraView } from './CameraView.tsx';
import styles from './PictureTray.module.css';
import type { Pictures } from './usePicture.ts';

/** The picture of the next message with its state, or the open camera. Nothing without either. */
export function PictureTray({ pictures }: { pictures: Pictures }) {
  const { t } = useTranslation('assistantTools');
  const { state, picture, camera, pick, remove, retry } = pictures;
  if (camera.isOpen) return <CameraView onTake={camera.take} onClose={camera.close} onPick={pick} />;
  if (state === 'empty') return null;
  return (
    <div className={styles.tray} aria-busy={state === 'reading'}>
      {picture === null ? (
        <Skeleton width="4rem" height="4rem" radius="md" />
      ) : (
        <img src={picture.previewUrl} alt={t('pictures.alt')} className={styles.picture} />
      )}
      <p className={styles.words} aria-live="polite">
        {t(`pictures.state.${state}`)}
      </p>
      {state === 'failed' && (
        <Button variant="secondary" size="sm" onClick={retry}>
          {t('pictures.retry')}
        </Button>
      )}
      <IconButton label={t('pictures.remove')} icon={<Icon name="x" size={20} />} onClick={remove} quiet />
    </div>
  );
}
