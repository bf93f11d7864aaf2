import { lazy, Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { loadOrReload } from '../../../navigation/loadOrReload.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Facts } from '../_kit/Detail.tsx';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { nextStates } from '../_kit/orderStates.ts';
import { StepDialog } from '../_kit/StepDialog.tsx';
import { isReturnable } from '../_kit/returnable.ts';
import { useStaff } from '../_kit/staff.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './Tickets.module.css';
import type { TicketOrderQuery } from './__generated__/TicketOrderQuery.graphql.ts';
import type { OrderState } from '../_kit/__generated__/StepDialogMutation.graphql.ts';

const OpenReturn = lazy(() => loadOrReload('open return', () => import('../_kit/OpenReturn.tsx')));

interface Step {
  readonly subOrderId: string;
  readonly from: string;
  readonly to: OrderState;
}

/** The order beside a conversation: its state, and the steps that the role may take. Suspends. */
export function TicketOrder({ id }: { readonly id: string }) {
  const { t } = useTranslation('adminSupport');
  const { can } = useStaff();
  const [step, setStep] = useState<Step | null>(null);
  /** The sub-order of which a return is being opened. */
  const [returning, setReturning] = useState<string | null>(null);
  const { adminOrder: order } = useAdminQuery<TicketOrderQuery>(
    graphql`
      query TicketOrderQuery($id: ID!) {
        adminOrder(by: { id: $id }) {
          id
          number
          createdAt
          state
          total {
            amount
          }
          subOrders {
            id
            number
            sellerName
            state
            trackingNumber
            canReturnUntil
            ...OpenReturn_subOrder
          }
        }
      }
    `,
    { id },
    adminFreshness.detail,
    ['order'],
  );
  if (order == null) return <p className={styles.muted}>{t('order.gone')}</p>;
  const returned = order.subOrders.find(({ id: subOrderId }) => subOrderId === returning);
  return (
    <>
      <p className={styles.entryFacts}>
        <Link to={adminPaths.order(order.id)} preload={false} className={styles.link}>
          <Code text={order.number} />
        </Link>
        <StateBadge state={order.state} />
      </p>
      <Facts
        facts={[
          [t('column.createdAt'), <Instant key="at" at={order.createdAt} />],
          [t('adminOrders:column.total'), <Amount key="total" amount={order.total.amount} />],
        ]}
      />
      <ul className={styles.others}>
        {order.subOrders.map(
          ({ id: subOrderId, number, sellerName, state, trackingNumber, canReturnUntil }) => (
            <li key={subOrderId}>
              <p className={styles.entryFacts}>
                <bdi className={styles.cut}>{sellerName}</bdi>
                <StateBadge state={state} />
              </p>
              {trackingNumber != null && (
                <p className={styles.entryFacts}>
                  <span>{t('adminOrders:column.tracking')}</span>
                  <Code text={trackingNumber} />
                </p>
              )}
              <div className={styles.badges}>
                {state === 'RETURN_OPEN' && (
                  <ButtonLink size="sm" variant="secondary" to={adminPaths.openReturnOf(number)}>
                    {t('adminOrders:inspect')}
                  </ButtonLink>
                )}
                {can('RETURNS_OPEN') && isReturnable({ state, canReturnUntil }) && (
                  <Button size="sm" variant="secondary" onClick={() => setReturning(subOrderId)}>
                    {t('return.ask')}
                  </Button>
                )}
                {can('ORDERS') &&
                  nextStates(state).map((to) => (
                    <Button
                      key={to}
                      size="sm"
                      variant={to === 'CANCELLED' ? 'ghost' : 'secondary'}
                      onClick={() => setStep({ subOrderId, from: state, to })}
                    >
                      {t(`adminOrders:step.${to}`)}
                    </Button>
                  ))}
              </div>
            </li>
          ),
        )}
      </ul>
      {returned !== undefined && (
        <Suspense fallback={null}>
          <OpenReturn orderId={order.id} subOrder={returned} onClose={() => setReturning(null)} />
        </Suspense>
      )}
      <StepDialog
        orderId={order.id}
        subOrderId={step?.subOrderId ?? ''}
        from={step?.from ?? ''}
        to={step?.to ?? null}
        onClose={() => setStep(null)}
      />
    </>
  );
}
