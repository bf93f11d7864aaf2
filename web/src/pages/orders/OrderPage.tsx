import { useState } from 'react';
import { Container } from '../../design/static/Container.tsx';
import { SectionBoundary } from '../../errors/SectionBoundary.tsx';
import { BackLink } from '../../features/account/BackLink.tsx';
import { Guard } from '../../features/account/Guard.tsx';
import { OrderSkeleton } from '../../features/orders/OrderSkeleton.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { OrderDetail } from './_components/OrderDetail.tsx';
import styles from './OrderPage.module.css';

export function head({ t }: HeadInput): PageHead {
  return { title: t('buying:order.title'), noIndex: true };
}

/** One of one's orders: how it stands, and what can be done with it. */
export default function OrderPage({ params }: PageProps) {
  const { t } = useTranslation('buying');
  const [attempt, setAttempt] = useState(0);
  const id = params['id'] ?? '';
  return (
    <Container className={styles.page}>
      <BackLink to={paths.orders()}>{t('account:menu.orders')}</BackLink>
      <Guard fallback={<OrderSkeleton />}>
        {({ accountNumber }) => (
          <SectionBoundary
            key={`${id} ${accountNumber}`}
            skeleton={<OrderSkeleton />}
            onRetry={() => setAttempt((count) => count + 1)}
          >
            <OrderDetail id={id} attempt={attempt} />
          </SectionBoundary>
        )}
      </Guard>
    </Container>
  );
}
