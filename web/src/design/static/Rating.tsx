import type { CSSProperties } from 'react';
import { meaningfulAverage } from '../../../../gateway/contract/rules/ratings.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { formatDecimal } from '../money.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { cx } from './cx.ts';
import styles from './Rating.module.css';

interface RatingProps {
  /** 0 to 5. Nothing is shown at 0: there is no rating yet. */
  average: number;
  /** Number of ratings; nothing is shown while they are too few (`meaningfulAverage`). Absent: it is a single rating. */
  count?: number | null;
  /** How stars are filled: whole ones only, or to the nearest half. */
  rounding?: 'floor' | 'half';
  size?: 'sm' | 'md';
}

/** Number of filled stars, 0 to 5. */
export function filledStars(average: number, rounding: 'floor' | 'half'): number {
  const stars = rounding === 'floor' ? Math.floor(average) : Math.round(average * 2) / 2;
  return Math.min(5, Math.max(0, stars));
}

/** Stars, the average and the number of ratings. */
export function Rating({ average, count, rounding = 'floor', size = 'sm' }: RatingProps) {
  const { t, language } = useTranslation('common');
  if (!((count == null ? average : meaningfulAverage(average, count)) > 0)) return null;
  const shown = formatDecimal(average, language, 1);
  const style = { '--fill': `${filledStars(average, rounding) * 20}%` } as CSSProperties;
  const label =
    count == null
      ? t('rating.label', { average: shown })
      : t('rating.labelWithCount', { average: shown, count });
  return (
    <span className={cx(styles.rating, size === 'md' && styles.md)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.stars} style={style} aria-hidden />
      <span className={styles.average} aria-hidden>
        {shown}
      </span>
      {count != null && (
        <span className={styles.count} aria-hidden>
          ({count})
        </span>
      )}
    </span>
  );
}
