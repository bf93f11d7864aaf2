import { graphql, useFragment } from 'react-relay';
import { formatMoney } from '../../design/money.ts';
import { BottomBar } from '../../design/static/BottomBar.tsx';
import { Button, ButtonLink } from '../../design/static/Button.tsx';
import { cx } from '../../design/static/cx.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { CartBar_quote$key } from './__generated__/CartBar_quote.graphql.ts';
import styles from './CartBar.module.css';

interface CartBarProps {
  /** null: the total is not known yet. */
  quote: CartBar_quote$key | null;
  isLoading: boolean;
  /** Ordering is disabled; the summary says why. */
  isBlocked: boolean;
}

/** On phones: total and order button at the lower edge, in place of the navigation. */
export function CartBar({ quote: key, isLoading, isBlocked }: CartBarProps) {
  const { t, language } = useTranslation('cartDetails');
  const quote = useFragment(
    graphql`
      fragment CartBar_quote on CartQuote {
        total {
          amount
        }
      }
    `,
    key,
  );
  return (
    <BottomBar className={styles.bar} label={t('bar')} isBesideWidget>
      <p className={cx(styles.words, isLoading && styles.stale)}>
        <span className={styles.label}>{t('total')}</span>
        <bdi className={styles.total}>{quote ? formatMoney(quote.total.amount, language, 3) : '…'}</bdi>
      </p>
      {isBlocked ? (
        <Button className={styles.order} disabled>
          {t('checkout')}
        </Button>
      ) : (
        <ButtonLink className={styles.order} to={paths.order()}>
          {t('checkout')}
        </ButtonLink>
      )}
    </BottomBar>
  );
}
