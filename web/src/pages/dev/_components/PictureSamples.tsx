import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { PictureTray } from '../../../features/assistant/pictures/PictureTray.tsx';
import { usePicture, type Pictures } from '../../../features/assistant/pictures/usePicture.ts';
import styles from './Samples.module.css';

const stay = () => undefined;
const still = {
  pick: stay,
  capture: stay,
  remove: stay,
  retry: stay,
  camera: { isOpen: false, close: stay, take: stay },
};
const PREVIEW =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="%23ffcb1f" d="M0 0h4v4H0z"/></svg>';
const picture = { previewUrl: PREVIEW, reading: null };
const PICTURES: readonly Pictures[] = [
  { ...still, state: 'reading', picture: null },
  { ...still, state: 'ready', picture },
  { ...still, state: 'failed', picture },
];

/** The picture of a message: in all states, and interactive. */
export function PictureSamples() {
  const pictures = usePicture();
  return (
    <>
      {PICTURES.map((one) => (
        <PictureTray key={one.state} pictures={one} />
      ))}
      <div className={styles.row}>
        <Button variant="secondary" icon={<Icon name="image" size={18} />} onClick={pictures.pick}>
          Image
        </Button>
        <Button variant="secondary" icon={<Icon name="camera" size={18} />} onClick={pictures.capture}>
          Camera
        </Button>
        <output>{pictures.picture?.reading?.colors.join(' ')}</output>
      </div>
      <PictureTray pictures={pictures} />
    </>
  );
}
