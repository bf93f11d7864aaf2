import { Container } from '../../design/static/Container.tsx';
import { BackLink } from '../../features/account/BackLink.tsx';
import { ViewerPage } from '../../features/account/ViewerPage.tsx';
import { OrderSkeleton } from '../../features/orders/OrderSkeleton.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead } from '../../page/page.ts';
import type { OrderDetailQuery } from './_components/__generated__/OrderDetailQuery.graphql.ts';
import { OrderDetail, query } from './_components/OrderDetail.tsx';
import styles from './OrderPage.module.css';

export function head({ t }: HeadInput): PageHead {
  return { title: t('buying:order.title'), noIndex: true };
}

/** An order of the viewer, with its state and actions. */
export default function OrderPage() {
  const { t } = useTranslation('buying');
  return (
    <Container className={styles.page}>
      <BackLink to={paths.orders()}>{t('account:menu.orders')}</BackLink>
      <ViewerPage<OrderDetailQuery> document={query} fallback={<OrderSkeleton />}>
        {({ viewer }) => viewer && <OrderDetail order={viewer.order} />}
      </ViewerPage>
    </Container>
  );
}
