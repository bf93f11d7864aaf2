import { graphql, useFragment } from 'react-relay';
import { formatMoney, isZeroAmount } from '../../design/money.ts';
import { isolate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { LineDetails_line$key } from './__generated__/LineDetails_line.graphql.ts';

interface LineDetailsProps {
  line: LineDetails_line$key;
  className: string | undefined;
}

/** Number of pieces at each price, if they differ, and the coupon's discount on the line. */
export function LineDetails({ line, className }: LineDetailsProps) {
  const { pieces, discount } = useFragment(
    graphql`
      fragment LineDetails_line on CartQuoteLine {
        pieces {
          quantity
          unitPrice {
            amount
          }
        }
        discount {
          amount
        }
      }
    `,
    line,
  );
  const { t, language } = useTranslation('cartDetails');
  const money = (amount: string) => formatMoney(amount, language, 3);
  return (
    <>
      {pieces.length > 1 && (
        <span className={className}>
          {pieces
            .map(({ quantity, unitPrice }) => `${quantity} × ${isolate(money(unitPrice.amount))}`)
            .join(' + ')}
        </span>
      )}
      {!isZeroAmount(discount.amount) && (
        <span className={className}>
          {t('lineCoupon', { amount: isolate(`\u2212${money(discount.amount)}`) })}
        </span>
      )}
    </>
  );
}
