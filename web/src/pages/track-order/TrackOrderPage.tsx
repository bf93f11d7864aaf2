import { graphql, useFragment } from 'react-relay';
import { Container } from '../../design/static/Container.tsx';
import { PageHeading } from '../../design/static/PageHeading.tsx';
import { OrderByToken } from '../../features/orders/OrderByToken.tsx';
import { isolateCode } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { StatusForm } from './_components/StatusForm.tsx';
import type { TrackOrderPage_order$key } from './__generated__/TrackOrderPage_order.graphql.ts';
import styles from './TrackOrderPage.module.css';

export function head({ t, url }: HeadInput): PageHead {
  return {
    title: t('checkout:track.title'),
    description: t('checkout:track.text'),
    canonical: paths.trackOrder(),
    // The form is public, an order is not.
    noIndex: url.searchParams.has('token'),
  };
}

/** Order tracking: the whole order by its secret link, only its state by number and telephone. */
export default function TrackOrderPage({ url }: PageProps) {
  const { t } = useTranslation('checkout');
  const token = url.searchParams.get('token');
  return (
    <Container className={styles.page}>
      <PageHeading title={t('track.title')} text={token === null ? t('track.text') : null} />
      {token === null ? <StatusForm /> : <OrderByToken token={token} Above={OrderNumber} />}
    </Container>
  );
}

function OrderNumber({ order: key }: { order: TrackOrderPage_order$key }) {
  const order = useFragment(
    graphql`
      fragment TrackOrderPage_order on Order {
        number
      }
    `,
    key,
  );
  const { t } = useTranslation('checkout');
  return <p className={styles.number}>{t('track.number', { number: isolateCode(order.number) })}</p>;
}
