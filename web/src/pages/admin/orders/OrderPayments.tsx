import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import styles from './OrderTimeline.module.css';
import type { OrderPayments_order$key } from './__generated__/OrderPayments_order.graphql.ts';

const TONES = {
  OPENING: 'neutral',
  OPEN: 'info',
  PAID: 'green',
  FAILED: 'danger',
  EXPIRED: 'neutral',
  WRONG: 'danger',
} as const;

/** Attempts to pay an order online, and the refunds that were made; nothing for an order that has neither. */
export function OrderPayments({ order: key }: { readonly order: OrderPayments_order$key }) {
  const { t } = useTranslation('adminOrders');
  const { subOrders, desk } = useFragment(
    graphql`
      fragment OrderPayments_order on Order {
        subOrders {
          id
          number
        }
        desk {
          details {
            payments {
              key
              provider
              reference
              amount {
                amount
              }
              state
              createdAt
              paidAt
            }
            refunds {
              key
              subOrderId
              amount {
                amount
              }
              method
              reference
              ribEnd
              at
            }
          }
        }
      }
    `,
    key,
  );
  const { payments, refunds } = desk?.details ?? { payments: [], refunds: [] };
  if (payments.length === 0 && refunds.length === 0) return null;
  return (
    <Card title={t('detail.payments')}>
      <ul className={styles.entries}>
        {payments.map((payment) => (
          <li key={payment.key} className={styles.entry}>
            <p className={styles.facts}>
              <Instant at={payment.paidAt ?? payment.createdAt} />
              <span>{payment.provider}</span>
              <Badge tone={TONES[payment.state]}>{t(`attempt.${payment.state}`)}</Badge>
              <Amount amount={payment.amount.amount} />
              {payment.reference != null && <Code text={payment.reference} />}
            </p>
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.key} className={styles.entry}>
            <p className={styles.facts}>
              <Instant at={refund.at} />
              <strong>{t('detail.refunded')}</strong>
              <Amount amount={refund.amount.amount} />
              {refund.method != null && <span>{t(`refundMethod.${refund.method}`)}</span>}
              {refund.ribEnd != null && <Code text={`••• ${refund.ribEnd}`} />}
              {refund.reference != null && <Code text={refund.reference} />}
              <Code text={subOrders.find(({ id }) => id === refund.subOrderId)?.number ?? null} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
