import { Icon } from '../../design/Icon.tsx';
import { cx } from '../../design/static/cx.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './SlideControls.module.css';

interface SlideControlsProps {
  count: number;
  /** Index of the current slide. */
  current: number;
  paused: boolean;
  onPause: (paused: boolean) => void;
  onSelect: (index: number) => void;
  /** Position on the slides. */
  className?: string;
}

/** A pause button and a dot for each slide, in a dark pill over the pictures. */
export function SlideControls({ count, current, paused, onPause, onSelect, className }: SlideControlsProps) {
  const { t } = useTranslation('common');
  return (
    <div className={cx(styles.controls, className)}>
      <button
        className={styles.pause}
        type="button"
        aria-label={t(paused ? 'slides.play' : 'slides.pause')}
        onClick={() => onPause(!paused)}
      >
        {paused ? <Icon name="play" size={16} /> : <Icon name="pause" size={16} />}
      </button>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          className={styles.dot}
          type="button"
          aria-label={t('slides.show', { index: index + 1 })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onSelect(index)}
        />
      ))}
    </div>
  );
}
