import { formatMoney, isZeroAmount } from '../../design/money.ts';
import { formatNumber, isolate, isolateCode } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { SumRows, type SumRow } from './SumRows.tsx';
import type { Cancellation } from './useCancellation.ts';

/** Amounts of a cancellation: each price that rises, the new total of the rest, and the refund. */
export function CancellationSums({ cancellation }: { cancellation: Cancellation }) {
  const { t, language } = useTranslation('orders');
  const { total, addedDelivery, withdrawnCoupon, withdrawnDiscount, returnedPoints, refundDue } =
    cancellation;
  const money = (amount: string) => formatMoney(amount, language, 3);
  const code = isolateCode(withdrawnCoupon ?? '');
  const isDeliveryCoupon = withdrawnCoupon != null && isZeroAmount(withdrawnDiscount.amount);
  const rows: SumRow[] = [];
  if (!isZeroAmount(addedDelivery.amount))
    rows.push({
      key: 'delivery',
      label: t(isDeliveryCoupon ? 'cancel.sums.deliveryCoupon' : 'cancel.sums.delivery', { code }),
      value: `+${money(addedDelivery.amount)}`,
    });
  if (!isZeroAmount(withdrawnDiscount.amount))
    rows.push({
      key: 'coupon',
      label: t('cancel.sums.coupon', { code }),
      value: `+${money(withdrawnDiscount.amount)}`,
    });
  return (
    <>
      {!isZeroAmount(total.amount) && (
        <SumRows rows={rows} total={{ label: t('cancel.sums.total'), value: money(total.amount) }} />
      )}
      {!isZeroAmount(refundDue.amount) && (
        <p>{t('cancel.refund', { amount: isolate(money(refundDue.amount)) })}</p>
      )}
      {returnedPoints > 0 && (
        <p>{t('cancel.points', { points: isolate(formatNumber(returnedPoints, language)) })}</p>
      )}
    </>
  );
}
