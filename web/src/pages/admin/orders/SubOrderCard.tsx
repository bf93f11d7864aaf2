import { lazy, Suspense, useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { isZeroAmount } from '../../../design/money.ts';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { loadOrReload } from '../../../navigation/loadOrReload.ts';
import { Card, Facts } from '../_kit/Detail.tsx';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { nextStates } from '../_kit/orderStates.ts';
import { StepDialog } from '../_kit/StepDialog.tsx';
import { isReturnable } from '../_kit/returnable.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useParcelDocument } from '../_kit/useParcelDocument.ts';
import { usePrinting } from '../_kit/usePrinting.ts';
import { adminPaths } from '../adminPaths.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { SubOrderParcel } from './SubOrderParcel.tsx';
import { nextPayments, type RecordedPayment } from './states.ts';
import styles from './SubOrderCard.module.css';
import type { SubOrderCardLabelQuery } from './__generated__/SubOrderCardLabelQuery.graphql.ts';
import type { SubOrderCard_order$key } from './__generated__/SubOrderCard_order.graphql.ts';
import type { OrderState, SubOrderCard_subOrder$key } from './__generated__/SubOrderCard_subOrder.graphql.ts';

const OpenReturn = lazy(() => loadOrReload('open return', () => import('../_kit/OpenReturn.tsx')));

interface SubOrderCardProps {
  readonly order: SubOrderCard_order$key;
  readonly subOrder: SubOrderCard_subOrder$key;
}

/** Opens the label of a parcel, to be printed. */
function useLabel(subOrderId: string): { readonly open: () => void; readonly isLoading: boolean } {
  const environment = useRelayEnvironment();
  const { print, isLoading } = usePrinting();
  const load = async () => {
    const answer = await fetchQuery<SubOrderCardLabelQuery>(
      environment,
      graphql`
        query SubOrderCardLabelQuery($subOrderId: ID!) {
          adminShipmentLabel(subOrderId: $subOrderId) {
            contentType
            content
          }
        }
      `,
      { subOrderId },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return answer?.adminShipmentLabel;
  };
  return { open: () => void print(load), isLoading };
}

/** A sub-order: its lines, states and sums, and the steps that come next. */
export function SubOrderCard({ order: orderKey, subOrder: key }: SubOrderCardProps) {
  const { t } = useTranslation('adminOrders');
  const { can, isReadOnly } = useStaff();
  const { id: orderId, desk } = useFragment(
    graphql`
      fragment SubOrderCard_order on Order {
        id
        desk {
          details {
            subOrders {
              subOrderId
              proceeds {
                amount
              }
              isBooked
              returnIds
              parcel {
                ...SubOrderParcel_parcel
              }
            }
          }
        }
      }
    `,
    orderKey,
  );
  const subOrder = useFragment(
    graphql`
      fragment SubOrderCard_subOrder on SubOrder {
        id
        number
        sellerName
        state
        paymentState
        trackingNumber
        canReturnUntil
        invoiceNumber
        invoiceUrl
        total {
          amount
        }
        refundDue {
          amount
        }
        refunded {
          amount
        }
        returns {
          openedAt
          inspectedAt
        }
        lines {
          id
          name
          sku
          color
          size
          quantity
          returnedQuantity
          image {
            url
          }
          total {
            amount
          }
        }
        ...OpenReturn_subOrder
      }
    `,
    key,
  );
  const [step, setStep] = useState<OrderState | null>(null);
  const [isReturning, setReturning] = useState(false);
  const [payment, setPayment] = useState<RecordedPayment | null>(null);
  const label = useLabel(subOrder.id);
  const sheet = useParcelDocument();
  const seen = desk?.details?.subOrders.find(({ subOrderId }) => subOrderId === subOrder.id);
  const { state, paymentState } = subOrder;
  const steps = can('ORDERS') ? nextStates(state) : [];
  const payments = can('ORDERS_REFUND') ? nextPayments(paymentState, state) : [];
  const facts = [
    [t('column.payment'), t(`payment.${paymentState}`)],
    [t('column.total'), <Amount key="total" amount={subOrder.total.amount} />],
    ...(isZeroAmount(subOrder.refundDue.amount)
      ? []
      : [[t('detail.refundDue'), <Amount key="due" amount={subOrder.refundDue.amount} />] as const]),
    ...(isZeroAmount(subOrder.refunded.amount)
      ? []
      : [[t('detail.refunded'), <Amount key="refunded" amount={subOrder.refunded.amount} />] as const]),
    ...(seen?.proceeds == null
      ? []
      : [
          [
            t(seen.isBooked ? 'detail.received' : 'detail.willReceive'),
            <Amount key="proceeds" amount={seen.proceeds.amount} />,
          ] as const,
        ]),
    [t('column.tracking'), <Code key="tracking" text={subOrder.trackingNumber} />],
    ...(subOrder.invoiceUrl == null
      ? []
      : [
          [
            t('detail.invoice'),
            <a
              key="invoice"
              href={subOrder.invoiceUrl}
              target="_blank"
              rel="noreferrer"
              className={styles.link}
            >
              <Code text={subOrder.invoiceNumber} />
            </a>,
          ] as const,
        ]),
  ] as const;
  return (
    <Card
      title={
        <>
          <Code text={subOrder.number} /> · <bdi>{subOrder.sellerName}</bdi>
        </>
      }
      badge={<StateBadge state={state} />}
    >
      <ul className={styles.lines}>
        {subOrder.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.picture}>
              <Picture src={line.image?.url} alt="" sizes="48px" widths={[64, 96]} />
            </span>
            <span className={styles.words}>
              <span dir="auto">{line.name}</span>
              <span className={styles.detail}>
                <Code text={[line.sku, line.color, line.size].filter((one) => one != null).join(' · ')} />
              </span>
              {line.returnedQuantity > 0 && (
                <span className={styles.detail}>
                  {t('detail.returned', { count: line.returnedQuantity })}
                </span>
              )}
            </span>
            <span className={styles.quantity}>× {line.quantity}</span>
            <Amount amount={line.total.amount} />
          </li>
        ))}
      </ul>
      <Facts facts={facts} />
      {subOrder.returns != null && subOrder.returns.length > 0 && (
        <ul className={styles.returns}>
          {subOrder.returns.map(({ openedAt, inspectedAt }, index) => {
            const id = seen?.returnIds[index];
            const name = t(inspectedAt == null ? 'detail.returnOpen' : 'detail.returnInspected');
            return (
              <li key={openedAt}>
                {id === undefined ? (
                  name
                ) : (
                  <Link to={adminPaths.return(id)} preload={false} className={styles.link}>
                    {name}
                  </Link>
                )}{' '}
                <Instant at={inspectedAt ?? openedAt} />
              </li>
            );
          })}
        </ul>
      )}
      {seen !== undefined && <SubOrderParcel parcel={seen.parcel} subOrderId={subOrder.id} state={state} />}
      <div className={styles.actions}>
        {state === 'RETURN_OPEN' && !isReadOnly && (
          <ButtonLink size="sm" to={adminPaths.openReturnOf(subOrder.number)}>
            {t('inspect')}
          </ButtonLink>
        )}
        {can('RETURNS_OPEN') && isReturnable(subOrder) && (
          <Button size="sm" variant="secondary" onClick={() => setReturning(true)}>
            {t('adminSupport:return.ask')}
          </Button>
        )}
        {steps.map((to) => (
          <Button
            key={to}
            size="sm"
            variant={to === 'CANCELLED' ? 'ghost' : 'secondary'}
            onClick={() => setStep(to)}
          >
            {t(`step.${to}`)}
          </Button>
        ))}
        {payments.map((to) => (
          <Button key={to} size="sm" variant="secondary" onClick={() => setPayment(to)}>
            {t(`paymentStep.${to}`)}
          </Button>
        ))}
        {subOrder.trackingNumber != null && !isReadOnly && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Icon name="tag" size={18} />}
            busy={label.isLoading}
            onClick={label.open}
          >
            {t('label.print')}
          </Button>
        )}
        {can('PEOPLE_CONTACT') && !isReadOnly && (
          <>
            <Button
              size="sm"
              variant="ghost"
              busy={sheet.isLoading}
              onClick={() => void sheet.print('DELIVERY_NOTE', [subOrder.id])}
            >
              {t('label.note')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              busy={sheet.isLoading}
              onClick={() => void sheet.print('RETURN_SLIP', [subOrder.id])}
            >
              {t('label.slip')}
            </Button>
          </>
        )}
      </div>
      {isReturning && (
        <Suspense fallback={null}>
          <OpenReturn orderId={orderId} subOrder={subOrder} onClose={() => setReturning(false)} />
        </Suspense>
      )}
      <StepDialog
        orderId={orderId}
        subOrderId={subOrder.id}
        from={state}
        to={step}
        onClose={() => setStep(null)}
      />
      <PaymentDialog
        orderId={orderId}
        subOrderId={subOrder.id}
        to={payment}
        due={subOrder.refundDue.amount}
        onClose={() => setPayment(null)}
      />
    </Card>
  );
}
