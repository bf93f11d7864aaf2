import { useState } from 'react';
import { Container } from '../../design/static/Container.tsx';
import { SectionBoundary } from '../../errors/SectionBoundary.tsx';
import { Guard } from '../../features/account/Guard.tsx';
import { PageHeading } from '../../features/listing/PageHeading.tsx';
import { ProductGridSkeleton } from '../../features/product/ProductGrid.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { HeadInput, PageHead } from '../../relay/page.ts';
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
      <Guard fallback={<ProductGridSkeleton />}>{({ accountNumber }) => <Parts key={accountNumber} />}</Guard>
    </Container>
  );
}

function Parts() {
  // Cursors of the parts that are on screen; each part asks for itself.
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  // Asked anew after a failure, and whenever one comes back to the page.
  const [attempt, setAttempt] = useState(0);
  return cursors.map((after, index) => (
    <SectionBoundary
      key={after ?? ''}
      skeleton={<ProductGridSkeleton />}
      onRetry={() => setAttempt((count) => count + 1)}
    >
      <WishlistPart
        after={after}
        attempt={attempt}
        isLast={index === cursors.length - 1}
        onMore={(cursor) => setCursors((shown) => [...shown, cursor])}
      />
    </SectionBoundary>
  ));
}
