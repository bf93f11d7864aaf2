import { Icon } from '../../design/Icon.tsx';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { cx } from '../../design/static/cx.ts';
import { useNow } from '../../clock/useNow.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { timeLeft } from './countdown.ts';
import styles from './FlashCountdown.module.css';

interface FlashCountdownProps {
  /** ISO 8601: `FlashSale.expiresAt`. */
  expiresAt: string;
  /** `line` on cards, `boxes` next to a heading or on the product page. */
  look?: 'line' | 'boxes';
}

/** Remaining time of a flash sale, hh:mm:ss; zeros after it. All countdowns share one clock. */
export function FlashCountdown({ expiresAt, look = 'line' }: FlashCountdownProps) {
  const { t } = useTranslation('common');
  const now = useNow();
  const { hours, minutes, seconds, over } = timeLeft(Date.parse(expiresAt), now);
  return (
    <span className={cx(styles.countdown, styles[look])}>
      {look === 'line' && <Icon name="zap" size={14} className={styles.icon} />}
      <VisuallyHidden>{over ? t('flash.ended') : t('flash.endsIn', { hours, minutes })}</VisuallyHidden>
      <span className={styles.digits} aria-hidden dir="ltr">
        <b>{hours}</b>
        <i>:</i>
        <b>{minutes}</b>
        <i>:</i>
        <b>{seconds}</b>
      </span>
    </span>
  );
}
