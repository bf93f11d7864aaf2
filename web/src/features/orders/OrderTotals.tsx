import { graphql, useFragment } from 'react-relay';
import { formatMoney, isZeroAmount } from '../../design/money.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { OrderTotals_order$key } from './__generated__/OrderTotals_order.graphql.ts';
import { withoutCancelled } from './cancelled.ts';
import { SumRows, type SumRow } from './SumRows.tsx';

/** An order's totals, itemised: cancelled sub-orders cost nothing. */
export function OrderTotals({ order }: { order: OrderTotals_order$key }) {
  const { t, language } = useTranslation('orders');
  const data = useFragment(
    graphql`
      fragment OrderTotals_order on Order {
        itemsTotal {
          amount
        }
        discountTotal {
          amount
        }
        couponCode
        pointsUsed
        pointsDiscount {
          amount
        }
        deliveryFee {
          amount
        }
        total {
          amount
        }
        subOrders {
          state
          total {
            amount
          }
        }
      }
    `,
    order,
  );
  const money = (amount: string) => formatMoney(amount, language, 3);
  const rows: SumRow[] = [{ key: 'items', label: t('totals.items'), value: money(data.itemsTotal.amount) }];
  if (!isZeroAmount(data.discountTotal.amount) || data.couponCode != null)
    rows.push({
      key: 'coupon',
      label: t('totals.coupon', { code: data.couponCode ?? '' }),
      value: `\u2212${money(data.discountTotal.amount)}`,
      isGood: true,
    });
  if (data.pointsUsed > 0)
    rows.push({
      key: 'points',
      label: t('totals.points', { points: formatNumber(data.pointsUsed, language) }),
      value: `\u2212${money(data.pointsDiscount.amount)}`,
      isGood: true,
    });
  const isFree = isZeroAmount(data.deliveryFee.amount);
  rows.push({
    key: 'delivery',
    label: t('totals.delivery'),
    value: isFree ? t('totals.free') : money(data.deliveryFee.amount),
    isGood: isFree,
  });
  const rest = withoutCancelled(data.subOrders);
  if (rest !== null)
    rows.push({
      key: 'cancelled',
      label: t('totals.cancelled'),
      value: `\u2212${money(rest.cancelled)}`,
    });
  const total = rest?.left ?? data.total.amount;
  return <SumRows rows={rows} total={{ label: t('totals.total'), value: money(total) }} />;
}
