import { graphql, useFragment } from 'react-relay';
import { formatMoney } from '../../../design/money.ts';
import { OrderPictures } from '../../../features/orders/OrderPictures.tsx';
import { OrderStateBadge } from '../../../features/orders/StateBadge.tsx';
import { withoutCancelled } from '../../../features/orders/cancelled.ts';
import { formatDate, formatNumber, isolate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { OrderCard_order$key } from './__generated__/OrderCard_order.graphql.ts';
import styles from './OrderCard.module.css';

/** An order of the list: date, state, products and total. All of it links to the order. */
export function OrderCard({ order: key }: { order: OrderCard_order$key }) {
  const { t, language } = useTranslation('buying');
  const order = useFragment(
    graphql`
      fragment OrderCard_order on Order {
        id
        number
        createdAt
        total {
          amount
        }
        subOrders {
          state
          total {
            amount
          }
          sellerName
          lines {
            quantity
          }
        }
        ...StateBadge_order
        ...OrderPictures_order
      }
    `,
    key,
  );
  const pieces = order.subOrders
    .flatMap((part) => part.lines)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  // As on the order's own page: cancelled sub-orders cost nothing.
  const total = withoutCancelled(order.subOrders)?.left ?? order.total.amount;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.number}>
          <Link to={paths.accountOrder(order.id)} className={styles.link}>
            <bdi>{order.number}</bdi>
          </Link>
        </h2>
        <OrderStateBadge order={order} />
      </div>
      <p className={styles.detail}>
        {formatDate(order.createdAt, language)} {'· '}
        <bdi>
          {[...new Set(order.subOrders.map(({ sellerName }) => sellerName))].map(isolate).join(' · ')}
        </bdi>
      </p>
      <OrderPictures order={order} />
      <p className={styles.total}>
        <span className={styles.detail}>
          {t('orders.pieces', { count: pieces, n: formatNumber(pieces, language) })}
        </span>
        <span className={styles.amount}>{isolate(formatMoney(total, language, 3))}</span>
      </p>
    </article>
  );
}
