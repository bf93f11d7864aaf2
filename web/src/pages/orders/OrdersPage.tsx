import { Container } from '../../design/static/Container.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { ViewerPage } from '../../features/account/ViewerPage.tsx';
import { PageHeading } from '../../design/static/PageHeading.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import type { OrdersListQuery } from './_components/__generated__/OrdersListQuery.graphql.ts';
import { OrdersList, query } from './_components/OrdersList.tsx';
import { groupOf, GROUPS } from './groups.ts';
import styles from './OrdersPage.module.css';

export function head({ t }: HeadInput): PageHead {
  return { title: t('account:menu.orders'), noIndex: true };
}

const bones = (
  <div className={styles.list} aria-busy="true">
    <Skeleton height="10rem" radius="xl" />
    <Skeleton height="10rem" radius="xl" />
    <Skeleton height="10rem" radius="xl" />
  </div>
);

/** The viewer's orders, the latest first; all, or those of one group of states. */
export default function OrdersPage({ url }: PageProps) {
  const { t } = useTranslation('buying');
  const present = groupOf(url);
  return (
    <Container className={styles.page}>
      <PageHeading title={t('account:menu.orders')} />
      <nav aria-label={t('orders.groups')}>
        <ul className={styles.groups}>
          {GROUPS.map((group) => (
            <li key={group}>
              <Link
                className={styles.group}
                to={paths.orders(group === 'all' ? undefined : group)}
                aria-current={group === present ? 'page' : undefined}
                preventScrollReset
              >
                {t(`orders.group.${group}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ViewerPage<OrdersListQuery> document={query} fallback={bones}>
        {({ viewer }) => viewer && <OrdersList viewer={viewer} group={present} />}
      </ViewerPage>
    </Container>
  );
}
