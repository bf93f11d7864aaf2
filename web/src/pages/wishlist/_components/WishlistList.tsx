import { graphql } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { focusNeighbour } from '../../../design/focusNeighbour.ts';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { LoadMore } from '../../../features/account/LoadMore.tsx';
import { ProductGrid } from '../../../features/product/ProductGrid.tsx';
import { useLiked } from '../../../features/wishlist/useWishlist.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import styles from '../WishlistPage.module.css';
import type { WishlistList_viewer$key } from './__generated__/WishlistList_viewer.graphql.ts';
import { present } from '../../../relay/present.ts';
import { useViewerList } from '../../../relay/useViewerList.ts';

export const query = graphql`
  query WishlistListQuery($language: Language!) @preloadable {
    viewer {
      ...WishlistList_viewer
    }
  }
`;

/** Page size of "load more". */
const COUNT = 25;

/** The wishlist as cards; pressing a heart removes its card. */
export function WishlistList({ viewer }: { viewer: WishlistList_viewer$key }) {
  const { t, language } = useTranslation('account');
  const liked = useLiked();
  const { data, ...list } = useViewerList(
    graphql`
      fragment WishlistList_viewer on Viewer
      @refetchable(queryName: "WishlistListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, after: { type: "String" }) {
        wishlist(first: $count, after: $after) @connection(key: "WishlistList_wishlist", filters: []) {
          totalCount
          edges {
            node {
              id
              ...ProductGrid_products
            }
          }
        }
      }
    `,
    viewer,
  );
  const { edges, totalCount } = present(data.wishlist);
  const products = edges.map(({ node }) => node);
  const shown = products.filter(({ id }) => liked === undefined || liked.includes(id));
  const count = liked?.length ?? totalCount;
  if (count === 0)
    return (
      <EmptyState
        icon={<Icon name="heart" size={32} />}
        title={t('wishlist.emptyTitle')}
        text={t('wishlist.emptyText')}
        action={<ButtonLink to={paths.allProducts()}>{t('shop')}</ButtonLink>}
      />
    );
  return (
    <>
      <output className={styles.count}>
        {t('wishlist.count', { count, n: formatNumber(count, language) })}
      </output>
      <div
        onClickCapture={({ target }) => {
          const heart = target instanceof Element ? target.closest('button[aria-pressed="true"]') : null;
          if (heart !== null) focusNeighbour(heart, 'article');
        }}
      >
        <ProductGrid products={shown} priority={4} headingLevel={2} />
      </div>
      <LoadMore list={list} count={COUNT} />
    </>
  );
}
