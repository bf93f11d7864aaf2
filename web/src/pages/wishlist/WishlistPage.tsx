import { Container } from '../../design/static/Container.tsx';
import { Guard } from '../../features/account/Guard.tsx';
import { Parts } from '../../features/account/Parts.tsx';
import { PageHeading } from '../../design/static/PageHeading.tsx';
import { ProductGridSkeleton } from '../../features/product/ProductGrid.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { HeadInput, PageHead } from '../../page/page.ts';
import { WishlistPart } from './_components/WishlistPart.tsx';
import styles from './WishlistPage.module.css';

export function head({ t }: HeadInput): PageHead {
  return { title: t('account:wishlist.title'), noIndex: true };
}

/** What the signed-in shopper likes. */
export default function WishlistPage() {
  const { t } = useTranslation('account');
  return (
    <Container className={styles.page}>
      <PageHeading title={t('wishlist.title')} />
      <Guard fallback={<ProductGridSkeleton />}>
        {({ accountNumber }) => (
          <Parts key={accountNumber} skeleton={<ProductGridSkeleton />}>
            {(part) => <WishlistPart {...part} />}
          </Parts>
        )}
      </Guard>
    </Container>
  );
}
