import { useTranslation } from '../../i18n/useTranslation.ts';
import { formatAmount } from '../money.ts';
import type { Places } from '../money.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { cx } from './cx.ts';
import styles from './Price.module.css';

interface PriceProps {
  /** The price, as the schema's decimal string of TND: `"12.500"`. */
  current: string;
  /** The regular price, struck through if it differs. */
  regular?: string | null;
  places?: Places;
  size?: 'sm' | 'md' | 'lg';
}

/** A price; a reduced one is highlighted, with the regular price struck through beside it. */
export function Price({ current, regular, places = 'auto', size = 'md' }: PriceProps) {
  const { t, language } = useTranslation('common');
  const reduced = regular != null && regular !== current;
  return (
    <span className={cx(styles.price, styles[size], reduced && styles.reduced)}>
      {reduced && <VisuallyHidden>{t('price.now')} </VisuallyHidden>}
      <bdi className={styles.current}>
        <span className={styles.amount}>{formatAmount(current, language, places)}</span>
        <span className={styles.currency}>{'\u00a0TND'}</span>
      </bdi>
      {reduced && (
        <>
          {' '}
          <VisuallyHidden>{t('price.before')} </VisuallyHidden>
          <s className={styles.regular}>
            <bdi>{formatAmount(regular, language, places)}</bdi>
          </s>
        </>
      )}
    </span>
  );
}
