import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';

import { Icon } from '../../../design/Icon.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './CouponCard.module.css';
import type { CouponCard_card$key } from './__generated__/CouponCard_card.graphql.ts';
import { formatShortMoney } from '../../../design/money.ts';
import { couponValue } from './couponValue.ts';
import { useCopyCode } from './useCopyCode.ts';

/** A coupon: its discount, its minimum total or its shop, its code. A tap anywhere copies the code. */
export function CouponCard({ card }: { card: CouponCard_card$key }) {
  const { t, language } = useTranslation('shelves');
  const { couponCode, type, amount, percent, minPurchase, seller } = useFragment(
    graphql`
      fragment CouponCard_card on CouponCard {
        couponCode
        type
        amount {
          amount
        }
        percent
        minPurchase {
          amount
        }
        seller {
          name
        }
      }
    `,
    card,
  );
  const code = useRef<HTMLElement>(null);
  const copy = useCopyCode();
  const value = couponValue({ type, amount: amount?.amount, percent }, language);
  const condition =
    [
      seller && t('coupons.shop', { name: seller.name }),
      minPurchase && t('coupons.from', { amount: formatShortMoney(minPurchase.amount, language) }),
    ]
      .filter(Boolean)
      .join(' · ') || t('coupons.any');
  return (
    <div className={styles.card} data-type={type}>
      <p className={styles.value}>
        <b className={styles.amount}>
          {value === null ? t('coupons.freeDelivery') : <bdi dir="ltr">{value}</bdi>}
        </b>{' '}
        <span>{value === null ? t('coupons.free') : t('coupons.off')}</span>
      </p>
      <p className={styles.condition}>{condition}</p>
      <div className={styles.foot}>
        <code ref={code} className={styles.code} dir="ltr">
          {couponCode}
        </code>
        <button
          className={styles.copy}
          type="button"
          aria-label={t('coupons.copy', { code: couponCode })}
          onClick={() => void copy(couponCode, code.current)}
        >
          <Icon name="copy" size={18} />
        </button>
      </div>
    </div>
  );
}
