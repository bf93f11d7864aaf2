import { Badge } from '../../design/static/Badge.tsx';
import { cx } from '../../design/static/cx.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { stockTone } from './availability.ts';
import styles from './StockBadge.module.css';

const known = ['IN_STOCK', 'OUT_OF_STOCK', 'ON_BACKORDER', 'PREORDER', 'SOON', 'DISCONTINUED'] as const;

interface StockBadgeProps {
  /** `Product.stockStatus`. */
  status: string;
  /** `dot` for cards; `badge` on its own. */
  look?: 'badge' | 'dot';
}

/** Stock status of a product as text in the status' colour. */
export function StockBadge({ status, look = 'badge' }: StockBadgeProps) {
  const { t } = useTranslation('common');
  const key = known.find((name) => name === status);
  const words = key ? t(`stockStatus.${key}`) : status;
  const tone = stockTone(status);
  if (look === 'badge') return <Badge tone={tone}>{words}</Badge>;
  return <span className={cx(styles.dot, styles[tone])}>{words}</span>;
}
