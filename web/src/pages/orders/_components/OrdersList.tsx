import { graphql } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { LoadMore } from '../../../features/account/LoadMore.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import type { Group } from '../groups.ts';
import styles from '../OrdersPage.module.css';
import type { OrdersList_viewer$key } from './__generated__/OrdersList_viewer.graphql.ts';
import { OrderCard } from './OrderCard.tsx';
import { present } from '../../../relay/present.ts';
import { useViewerList } from '../../../relay/useViewerList.ts';

export const query = graphql`
  query OrdersListQuery($states: [OrderState!], $language: Language!) @preloadable {
    viewer {
      ...OrdersList_viewer
    }
  }
`;

/** Page size of "load more". */
const COUNT = 8;

interface OrdersListProps {
  viewer: OrdersList_viewer$key;
  group: Group;
}

/** The orders of a group, as cards that link to them. */
export function OrdersList({ viewer, group }: OrdersListProps) {
  const { t, language } = useTranslation('buying');
  const { data, ...list } = useViewerList(
    graphql`
      fragment OrdersList_viewer on Viewer
      @refetchable(queryName: "OrdersListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 8 }, after: { type: "String" }) {
        orders(first: $count, after: $after, states: $states)
          @connection(key: "OrdersList_orders", filters: ["states"]) {
          totalCount
          edges {
            node {
              id
              ...OrderCard_order
            }
          }
        }
      }
    `,
    viewer,
  );
  const { edges, totalCount } = present(data.orders);
  if (edges.length === 0)
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
      <output className={styles.count}>
        {t('orders.count', { count: totalCount, n: formatNumber(totalCount, language) })}
      </output>
      <ul className={styles.list}>
        {edges.map(({ node: order }) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} count={COUNT} />
    </>
  );
}
