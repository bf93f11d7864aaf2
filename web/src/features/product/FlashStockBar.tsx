import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { cx } from '../../design/static/cx.ts';
import { soldPercent } from './offer.ts';
import styles from './FlashStockBar.module.css';

interface FlashStockBarProps {
  /** `FlashSale.stock` and `FlashSale.remainingStock`. */
  stock: number | null | undefined;
  remaining: number | null | undefined;
  /** Without words, where something else already says that few are left. */
  isSilent?: boolean;
}

/** Share of a flash sale's stock that is sold. Nothing if the sale has no stock of its own. */
export function FlashStockBar({ stock, remaining, isSilent = false }: FlashStockBarProps) {
  const { t } = useTranslation('common');
  const sold = soldPercent(stock, remaining);
  if (sold == null) return null;
  return (
    <span className={styles.bar}>
      <span className={cx(styles.words, isSilent && styles.silent)}>
        {t('flash.left', { count: remaining ?? 0 })}
      </span>
      <span className={styles.track} aria-hidden>
        <span className={styles.fill} style={{ '--sold': `${sold}%` } as CSSProperties} />
      </span>
    </span>
  );
}
