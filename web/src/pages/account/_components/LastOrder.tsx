import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LastOrderCard } from './LastOrderCard.tsx';
import styles from './LastOrder.module.css';
import type { LastOrder_viewer$key } from './__generated__/LastOrder_viewer.graphql.ts';

/** The latest order of the account, or where to begin if there is none. */
export function LastOrder({ viewer: key }: { viewer: LastOrder_viewer$key }) {
  const { t } = useTranslation('account');
  const { lastOrder } = useFragment(
    graphql`
      fragment LastOrder_viewer on Viewer {
        lastOrder: orders(first: 1) {
          edges {
            node {
              ...LastOrderCard_order
            }
          }
        }
      }
    `,
    key,
  );
  // What decorates the page is absent when it cannot be had; the tiles lead to the orders, which report it.
  if (lastOrder == null) return <p className={styles.failed}>{t('home.ordersFailed')}</p>;
  const order = lastOrder.edges[0]?.node;
  if (order === undefined)
    return (
      <EmptyState
        icon={<Icon name="package" size={32} />}
        title={t('buying:orders.emptyTitle')}
        text={t('buying:orders.emptyText')}
        action={<ButtonLink to={paths.allProducts()}>{t('shop')}</ButtonLink>}
      />
    );
  return <LastOrderCard order={order} />;
}
