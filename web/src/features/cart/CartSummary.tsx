import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { formatMoney, isZeroAmount } from '../../design/money.ts';
import { Button, ButtonLink } from '../../design/static/Button.tsx';
import { cx } from '../../design/static/cx.ts';
import { useOffline } from '../../errors/useOffline.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { CartTotals } from './CartTotals.tsx';
import { CouponField } from './CouponField.tsx';
import { freeDeliveryProgress } from './quoteLines.ts';
import type { CartSummary_quote$key } from './__generated__/CartSummary_quote.graphql.ts';
import type { CartSummaryDelivery_quote$key } from './__generated__/CartSummaryDelivery_quote.graphql.ts';
import type { CartQuoteState } from './useCartQuote.ts';
import styles from './CartSummary.module.css';

interface CartSummaryProps {
  state: CartQuoteState<CartSummary_quote$key>;
  /** Target of "order"; no button without it. */
  checkoutTo?: string;
  /** Why ordering is disabled; undefined: it is not. */
  blocked?: string | undefined;
  onCheckout?: () => void;
}

/** Coupon field, totals and order button. All figures are the gateway's. */
export function CartSummary({ state, checkoutTo, blocked, onCheckout }: CartSummaryProps) {
  const { t } = useTranslation('cartDetails');
  const { isLoading, hasFailed, retry } = state;
  const quote = useFragment(
    graphql`
      fragment CartSummary_quote on CartQuote {
        ...CouponField_quote
        ...CartSummaryDelivery_quote
        ...CartTotals_quote
      }
    `,
    state.quote,
  );
  const isOffline = useOffline();
  return (
    <div className={styles.summary}>
      {quote && <DeliveryHint quote={quote} />}
      <CouponField quote={quote} isSettled={!isLoading && !hasFailed} />
      {hasFailed ? (
        <div className={styles.failed} role="alert">
          <p className={styles.failedTitle}>{t('failed.title')}</p>
          <p>{isOffline ? t('failed.offline') : t('failed.text')}</p>
          <Button variant="secondary" onClick={retry} wide>
            {t('common:error.retry')}
          </Button>
        </div>
      ) : (
        <CartTotals quote={quote ?? null} isLoading={isLoading} />
      )}
      {checkoutTo != null && blocked !== undefined && (
        <>
          <Button size="lg" wide disabled aria-describedby="why-not">
            {t('checkout')}
          </Button>
          <p id="why-not" className={styles.blocked}>
            {blocked}
          </p>
        </>
      )}
      {checkoutTo != null && blocked === undefined && (
        <ButtonLink to={checkoutTo} size="lg" wide onClick={onCheckout}>
          {t('checkout')}
        </ButtonLink>
      )}
    </div>
  );
}

function DeliveryHint({ quote: key }: { quote: CartSummaryDelivery_quote$key }) {
  const { t, language } = useTranslation('cartDetails');
  const quote = useFragment(
    graphql`
      fragment CartSummaryDelivery_quote on CartQuote {
        itemsTotal {
          amount
        }
        deliveryFee {
          amount
        }
        freeDeliveryFrom {
          amount
        }
      }
    `,
    key,
  );
  const { missing, percent } = freeDeliveryProgress(quote.itemsTotal.amount, quote.freeDeliveryFrom.amount);
  const isFree = isZeroAmount(quote.deliveryFee.amount);
  return (
    <div className={cx(styles.hint, isFree && styles.reached)}>
      <p className={styles.hintWords}>
        {isFree ? <Icon name="check" size={18} /> : <Icon name="truck" size={18} className={styles.truck} />}
        {isFree ? t('freeReached') : t('freeIn', { amount: formatMoney(missing ?? '0', language, 3) })}
      </p>
      <span className={styles.track} aria-hidden>
        <span className={styles.fill} style={{ '--done': `${isFree ? 100 : percent}%` } as CSSProperties} />
      </span>
    </div>
  );
}
