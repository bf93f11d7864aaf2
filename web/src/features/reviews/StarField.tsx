import { Icon } from '../../design/Icon.tsx';
import { cx } from '../../design/static/cx.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './ReviewForm.module.css';

interface StarFieldProps {
  /** Name of the radios; unique in the form. */
  name: string;
  /** From 1 to 5; 0: none chosen. */
  value: number;
  error: string | null;
  onChange: (value: number) => void;
}

/** A choice of one to five stars: radios, so that arrow keys and screen readers know it. */
export function StarField({ name, value, error, onChange }: StarFieldProps) {
  const { t, language } = useTranslation('reviews');
  return (
    <fieldset className={styles.stars} aria-invalid={error !== null || undefined}>
      <legend className={styles.legend}>{t('rating')}</legend>
      <div className={styles.row}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={cx(styles.star, stars <= value && styles.filled)}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <Icon name="star" size={28} />
            <span className={styles.hidden}>
              {t('star', { count: stars, n: formatNumber(stars, language) })}
            </span>
          </label>
        ))}
      </div>
      <p className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
