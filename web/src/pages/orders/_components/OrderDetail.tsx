import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { OrderView } from '../../../features/orders/OrderView.tsx';
import { useOrderUpdates } from '../../../features/orders/useOrderUpdates.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import styles from '../OrderPage.module.css';
import type { OrderDetail_order$key } from './__generated__/OrderDetail_order.graphql.ts';
import { Reorder } from './Reorder.tsx';

export const query = graphql`
  query OrderDetailQuery($id: ID!, $language: Language!) @preloadable @throwOnFieldError {
    viewer {
      order(id: $id) {
        ...OrderDetail_order
      }
    }
  }
`;

/** An order of the account with all its sub-orders; its lines can be added to the cart again. */
export function OrderDetail({ order: key }: { order: OrderDetail_order$key | null | undefined }) {
  const { t } = useTranslation('buying');
  const order = useFragment(
    graphql`
      fragment OrderDetail_order on Order {
        id
        number
        ...OrderView_order
        ...Reorder_order
      }
    `,
    key,
  );
  if (order == null)
    return (
      <EmptyState
        icon={<Icon name="package-search" size={32} />}
        level={1}
        title={t('order.unknownTitle')}
        text={t('order.unknownText')}
        action={<ButtonLink to={paths.orders()}>{t('account:menu.orders')}</ButtonLink>}
      />
    );
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {t('order.title')} <bdi className={styles.number}>{order.number}</bdi>
        </h1>
        <Reorder order={order} />
      </div>
      <OrderView order={order} />
      <Following id={order.id} />
    </>
  );
}

/** It renders nothing: it updates the shown order. */
function Following({ id }: { id: string }) {
  useOrderUpdates(id);
  return null;
}
