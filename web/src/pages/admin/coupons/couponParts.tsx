import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { Amount, Code, Text } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { adminPaths } from '../adminPaths.ts';
import { COUPON_STATES, COUPON_TYPES } from './couponForm.ts';
import type { couponParts_value$key } from './__generated__/couponParts_value.graphql.ts';

const TONES = {
  RUNNING: 'green',
  PLANNED: 'info',
  PAUSED: 'warning',
  EXHAUSTED: 'neutral',
  OVER: 'neutral',
} as const;

/** The state of a coupon. */
export function CouponBadge({ state }: { readonly state: string }) {
  const { t } = useTranslation('adminMarketing');
  const known = oneOf(COUPON_STATES, state);
  if (known === undefined) return null;
  return <Badge tone={TONES[known]}>{t(`couponState.${known}`)}</Badge>;
}

/** Leads to the editor of the home page, which has a card of a coupon. */
export function HomeCardLink() {
  const { t } = useTranslation('adminMarketing');
  return (
    <Link to={adminPaths.homepage()} preload={false}>
      {t('coupons.homeCard')}
    </Link>
  );
}

/** What a coupon takes off: an amount, a percentage, or the delivery. */
export function CouponValue({ coupon: key }: { readonly coupon: couponParts_value$key }) {
  const { type, percent, amount } = useFragment(
    graphql`
      fragment couponParts_value on AdminCoupon {
        type
        percent
        amount {
          amount
        }
      }
    `,
    key,
  );
  if (amount != null) return <Amount amount={amount.amount} />;
  if (percent != null) return <Code text={`${percent}\u00A0%`} />;
  const known = oneOf(COUPON_TYPES, type);
  return known === undefined ? null : <Text of={`adminMarketing:couponType.${known}`} />;
}
