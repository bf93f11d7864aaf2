import { Icon } from '../../../design/Icon.tsx';
import { useRef, useState } from 'react';
import { useInSight } from '../../../clock/useInSight.ts';

import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './SellingPoints.module.css';

const POINTS = [
  'cash',
  'online',
  'afterSales',
  'service',
  'promotions',
  'points',
  'coupon',
  'delivery',
  'returns',
  'support',
] as const;

/** The rolling ribbon of the shop's promises. It stops under the pointer, off the screen, when paused and under reduced motion. */
export function SellingPoints() {
  const { t } = useTranslation('home');
  const [paused, setPaused] = useState(false);
  const root = useRef<HTMLElement>(null);
  const isSeen = useInSight(root);
  const points = POINTS.map((point) => (
    <li key={point} className={styles.point}>
      {t(`points.${point}`)}
    </li>
  ));
  return (
    <section
      ref={root}
      className={styles.ribbon}
      aria-label={t('points.label')}
      data-paused={paused || !isSeen}
    >
      <div className={styles.window}>
        <ul className={styles.points}>{points}</ul>
        {/* The second run follows the first without a gap; hidden from screen readers. */}
        <ul className={styles.points} aria-hidden="true">
          {points}
        </ul>
      </div>
      <button
        className={styles.pause}
        type="button"
        aria-label={t(paused ? 'points.play' : 'points.pause')}
        onClick={() => setPaused(!paused)}
      >
        {paused ? <Icon name="play" size={16} /> : <Icon name="pause" size={16} />}
      </button>
    </section>
  );
}
