import { graphql, useLazyLoadQuery } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import type { Part } from '../../../features/account/Parts.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { statesOf, type Group } from '../groups.ts';
import styles from '../OrdersPage.module.css';
import type { OrdersPartQuery } from './__generated__/OrdersPartQuery.graphql.ts';
import { OrderCard } from './OrderCard.tsx';
import { present } from '../../../relay/present.ts';
import { viewerRequest } from '../../../relay/viewer.ts';

/** Some of the orders, as cards that lead to them. */
export function OrdersPart({ group, after, attempt, more }: Part & { group: Group }) {
  const { t, language } = useTranslation('buying');
  const { viewer } = useLazyLoadQuery<OrdersPartQuery>(
    graphql`
      query OrdersPartQuery($after: String, $states: [OrderState!]) @throwOnFieldError {
        viewer {
          orders(first: 8, after: $after, states: $states) {
            totalCount
            nodes {
              id
              ...OrderCard_order
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    `,
    { after, states: statesOf(group) },
    {
      fetchPolicy: 'network-only',
      fetchKey: attempt,
      networkCacheConfig: viewerRequest,
    },
  );
  if (viewer == null) return null;
  const { nodes, pageInfo, totalCount } = present(viewer.orders);
  if (after === null && nodes.length === 0)
    return (
      <EmptyState
        icon={<Icon name="package" size={32} />}
        title={t(group === 'all' ? 'orders.emptyTitle' : 'orders.noneTitle')}
        text={t(group === 'all' ? 'orders.emptyText' : 'orders.noneText')}
        action={
          group === 'all' ? (
            <ButtonLink to={paths.allProducts()}>{t('account:shop')}</ButtonLink>
          ) : (
            <ButtonLink variant="secondary" to={paths.orders()}>
              {t('orders.showAll')}
            </ButtonLink>
          )
        }
      />
    );
  return (
    <>
      {after === null && (
        <output className={styles.count}>
          {t('orders.count', { count: totalCount, n: formatNumber(totalCount, language) })}
        </output>
      )}
      <ul className={styles.list}>
        {nodes.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {more(pageInfo)}
    </>
  );
}
