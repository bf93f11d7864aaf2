import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { DialogButton } from '../../design/DialogButton.tsx';
import { useOverlay } from '../../design/useOverlay.ts';
import { formatNumber } from '../../i18n/format.ts';
import { withAreas } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { AddressText } from '../address/AddressText.tsx';
import { formatPhone } from '../address/formatPhone.ts';
import { AskAboutOrder } from '../support/AskAboutOrder.tsx';
import type { OrderView_order$key } from './__generated__/OrderView_order.graphql.ts';
import { OrderTotals } from './OrderTotals.tsx';
import styles from './OrderView.module.css';
import { PayOrder } from './PayOrder.tsx';
import { OrderStateBadge } from './StateBadge.tsx';
import { formatMoment } from './steps.ts';
import { SubOrderCard } from './SubOrderCard.tsx';

const loadCancel = withAreas(['orders'], () => import('./CancelDialog.tsx'));

interface OrderViewProps {
  order: OrderView_order$key;
  /** Token of the secret link, if the order is shown by it. */
  token?: string;
}

/** An order: its state, a card for each sub-order, totals, address and payment. */
export function OrderView({ order, token }: OrderViewProps) {
  const { t, language } = useTranslation('orders');
  const data = useFragment(
    graphql`
      fragment OrderView_order on Order {
        id
        number
        createdAt
        paymentMethod
        paymentState
        contactName
        contactPhone
        contactEmail
        pointsEarned
        address {
          ...AddressText_address
        }
        subOrders {
          id
          state
          canCancel
          ...SubOrderCard_part
        }
        ...StateBadge_order
        ...OrderTotals_order
        ...PayOrder_order
      }
    `,
    order,
  );
  const { Component: CancelDialog, ...cancel } = useOverlay(loadCancel);
  const access = { orderId: data.id, token };
  const open = data.subOrders.filter(({ state }) => state !== 'CANCELLED');
  const isWholeOpen = open.length > 1 && open.every(({ canCancel }) => canCancel);
  return (
    <div className={styles.order}>
      <div className={styles.head}>
        <p className={styles.placed}>{t('placedAt', { date: formatMoment(data.createdAt, language) })}</p>
        {/* It may change while it is shown. */}
        <span aria-live="polite">
          <OrderStateBadge order={data} />
        </span>
      </div>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {data.subOrders.map((part) => (
            <SubOrderCard key={part.id} part={part} access={access} />
          ))}
        </div>
        <aside className={styles.aside}>
          <section className={styles.box} aria-labelledby="order-totals">
            <h2 id="order-totals" className={styles.title}>
              {t('totals.title')}
            </h2>
            <OrderTotals order={data} />
            {data.pointsEarned > 0 && (
              <p className={styles.detail}>
                {t('pointsEarned', { points: formatNumber(data.pointsEarned, language) })}
              </p>
            )}
          </section>
          <section className={styles.box} aria-labelledby="order-payment">
            <h2 id="order-payment" className={styles.title}>
              {t('payment.title')}
            </h2>
            <p className={styles.payment}>
              <Icon name="banknote" size={18} />
              {t(data.paymentMethod === 'CASH_ON_DELIVERY' ? 'payment.cash' : 'payment.online')}
            </p>
            <p className={styles.detail}>{t(`payment.state.${data.paymentState}`)}</p>
            <PayOrder order={data} access={access} />
          </section>
          <section className={styles.box} aria-labelledby="order-address">
            <h2 id="order-address" className={styles.title}>
              {t('address')}
            </h2>
            <AddressText address={data.address} />
          </section>
          <section className={styles.box} aria-labelledby="order-contact">
            <h2 id="order-contact" className={styles.title}>
              {t('contact')}
            </h2>
            <p className={styles.detail} dir="auto">
              {data.contactName}
            </p>
            <p className={styles.detail}>
              <bdi dir="ltr">
                {[formatPhone(data.contactPhone), data.contactEmail].filter((way) => way != null).join(' · ')}
              </bdi>
            </p>
          </section>
          {isWholeOpen && (
            <DialogButton variant="secondary" wide dialog={cancel}>
              {t('cancel.openAll')}
            </DialogButton>
          )}
          <AskAboutOrder number={data.number} />
        </aside>
      </div>
      {CancelDialog && (
        <CancelDialog isOpen={cancel.isOpen} onClose={cancel.hide} access={access} number={data.number} />
      )}
    </div>
  );
}
