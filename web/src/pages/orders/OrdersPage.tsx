import { Icon } from '../../design/Icon.tsx';
import { ButtonLink } from '../../design/static/Button.tsx';
import { Container } from '../../design/static/Container.tsx';
import { EmptyState } from '../../design/static/EmptyState.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { Guard } from '../../features/account/Guard.tsx';
import { PageHeading } from '../../features/listing/PageHeading.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead } from '../../relay/page.ts';

export function head({ t }: HeadInput): PageHead {
  return { title: t('account:orders.title'), noIndex: true };
}

/** One's orders. None can be placed yet, and the page says so. */
export default function OrdersPage() {
  const { t } = useTranslation('account');
  return (
    <Container>
      <PageHeading title={t('orders.title')} />
      <Guard fallback={<Skeleton height="16rem" radius="lg" />}>
        {() => (
          <EmptyState
            icon={<Icon name="package" size={32} />}
            title={t('orders.emptyTitle')}
            text={t('orders.emptyText')}
            action={<ButtonLink to={paths.allProducts()}>{t('shop')}</ButtonLink>}
          />
        )}
      </Guard>
    </Container>
  );
}
