import { graphql, useFragment } from 'react-relay';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { OrderPictures } from '../../../features/orders/OrderPictures.tsx';
import { PartProgress } from '../../../features/orders/PartProgress.tsx';
import { OrderStateBadge } from '../../../features/orders/StateBadge.tsx';
import { isOnItsWay } from '../../../features/orders/steps.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import styles from './LastOrder.module.css';
import type { LastOrderCard_order$key } from './__generated__/LastOrderCard_order.graphql.ts';

/** The latest order: its state, its way in four steps, and the one thing to do with it. */
export function LastOrderCard({ order: key }: { order: LastOrderCard_order$key }) {
  const { t, language } = useTranslation('account');
  const order = useFragment(
    graphql`
      fragment LastOrderCard_order on Order {
        id
        number
        createdAt
        state
        ...StateBadge_order
        ...OrderPictures_order
      }
    `,
    key,
  );
  return (
    <section className={styles.card} aria-labelledby="last-order">
      <div className={styles.head}>
        <div>
          <h2 id="last-order" className={styles.title}>
            {t('home.lastOrder')}
          </h2>
          <p className={styles.detail}>
            <bdi>{order.number}</bdi> {'· '}
            {formatDate(order.createdAt, language)}
          </p>
        </div>
        <OrderStateBadge order={order} />
      </div>
      <PartProgress state={order.state} />
      <div className={styles.foot}>
        <OrderPictures order={order} />
        <ButtonLink to={paths.accountOrder(order.id)}>{t(`home.${actionOf(order.state)}`)}</ButtonLink>
      </div>
    </section>
  );
}

/** What a shopper most likely wants of an order in this state. */
function actionOf(state: string): 'pay' | 'follow' | 'open' {
  if (state === 'AWAITING_PAYMENT') return 'pay';
  return isOnItsWay(state) ? 'follow' : 'open';
}
