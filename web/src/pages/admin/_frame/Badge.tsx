import { cx } from '../../../design/static/cx.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './Badge.module.css';

interface BadgeProps {
  readonly value: number;
  /** Default: it is. */
  readonly isExact?: boolean;
  readonly isUrgent?: boolean;
  readonly id?: string;
}

/** A small number beside a name. */
export function Badge({ value, isExact = true, isUrgent = false, id }: BadgeProps) {
  const { language } = useTranslation('admin');
  return (
    <span id={id} className={cx(styles.badge, isUrgent && styles.urgent)}>
      {formatNumber(value, language)}
      {!isExact && '+'}
    </span>
  );
}
