import { graphql, useFragment } from 'react-relay';
import { formatMoney, isZeroAmount } from '../../design/money.ts';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { cx } from '../../design/static/cx.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { CartTotals_quote$key } from './__generated__/CartTotals_quote.graphql.ts';
import styles from './CartTotals.module.css';

/** Totals of a cart; null: they are being calculated. */
export function CartTotals({
  quote: key,
  isLoading,
}: {
  quote: CartTotals_quote$key | null;
  isLoading: boolean;
}) {
  const { t, language } = useTranslation('cartDetails');
  const quote = useFragment(
    graphql`
      fragment CartTotals_quote on CartQuote {
        itemsTotal {
          amount
        }
        discountTotal {
          amount
        }
        deliveryFee {
          amount
        }
        total {
          amount
        }
      }
    `,
    key,
  );
  const money = (amount: string) => <bdi>{formatMoney(amount, language, 3)}</bdi>;
  if (!quote) {
    return (
      <div className={styles.totals} aria-busy="true">
        <VisuallyHidden>{t('updating')}</VisuallyHidden>
        <Skeleton height="1.2rem" />
        <Skeleton height="1.2rem" />
        <Skeleton height="1.75rem" />
      </div>
    );
  }
  return (
    <div className={cx(styles.totals, isLoading && styles.stale)} aria-busy={isLoading}>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{t('totalItems')}</dt>
          <dd>{money(quote.itemsTotal.amount)}</dd>
        </div>
        {!isZeroAmount(quote.discountTotal.amount) && (
          <div className={styles.row}>
            <dt>{t('discount')}</dt>
            <dd className={styles.discount}>
              <bdi>{`\u2212${formatMoney(quote.discountTotal.amount, language, 3)}`}</bdi>
            </dd>
          </div>
        )}
        <div className={styles.row}>
          <dt>{t('delivery')}</dt>
          <dd>
            {isZeroAmount(quote.deliveryFee.amount) ? (
              <span className={styles.free}>{t('free')}</span>
            ) : (
              money(quote.deliveryFee.amount)
            )}
          </dd>
        </div>
        <div className={cx(styles.row, styles.total)}>
          <dt>{t('total')}</dt>
          <dd>{money(quote.total.amount)}</dd>
        </div>
      </dl>
    </div>
  );
}
