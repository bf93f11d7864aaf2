import { Container } from '../../design/static/Container.tsx';
import { ViewerPage } from '../../features/account/ViewerPage.tsx';
import { PageHeading } from '../../design/static/PageHeading.tsx';
import { ProductGridSkeleton } from '../../features/product/ProductGrid.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { HeadInput, PageHead } from '../../page/page.ts';
import type { WishlistListQuery } from './_components/__generated__/WishlistListQuery.graphql.ts';
import { query, WishlistList } from './_components/WishlistList.tsx';
import styles from './WishlistPage.module.css';

export function head({ t }: HeadInput): PageHead {
  return { title: t('account:wishlist.title'), noIndex: true };
}

/** The viewer's wishlist. */
export default function WishlistPage() {
  const { t } = useTranslation('account');
  return (
    <Container className={styles.page}>
      <PageHeading title={t('wishlist.title')} />
      <ViewerPage<WishlistListQuery> document={query} fallback={<ProductGridSkeleton />}>
        {({ viewer }) => viewer && <WishlistList viewer={viewer} />}
      </ViewerPage>
    </Container>
  );
}
