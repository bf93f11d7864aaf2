import { graphql, useLazyLoadQuery } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { OrderView } from '../../../features/orders/OrderView.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import styles from '../OrderPage.module.css';
import type { OrderDetailQuery } from './__generated__/OrderDetailQuery.graphql.ts';
import { Reorder } from './Reorder.tsx';
import { viewerRequest } from '../../../relay/viewer.ts';

interface OrderDetailProps {
  id: string;
  /** Changes when it is asked anew. */
  attempt: number;
}

/** An order of the account with all its parts; what is in it can be put in the cart again. */
export function OrderDetail({ id, attempt }: OrderDetailProps) {
  const { t } = useTranslation('buying');
  const { viewer } = useLazyLoadQuery<OrderDetailQuery>(
    graphql`
      query OrderDetailQuery($id: ID!) @throwOnFieldError {
        viewer {
          order(id: $id) {
            number
            ...OrderView_order
            ...Reorder_order
          }
        }
      }
    `,
    { id },
    {
      fetchPolicy: 'network-only',
      fetchKey: attempt,
      networkCacheConfig: viewerRequest,
    },
  );
  if (viewer == null) return null;
  const { order } = viewer;
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
    </>
  );
}
