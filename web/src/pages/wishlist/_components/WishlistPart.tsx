import { graphql, useLazyLoadQuery } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { focusNeighbour } from '../../../design/focusNeighbour.ts';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import type { Part } from '../../../features/account/Parts.tsx';
import { ProductGrid } from '../../../features/product/ProductGrid.tsx';
import { useLiked } from '../../../features/wishlist/useWishlist.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import styles from '../WishlistPage.module.css';
import type { WishlistPartQuery } from './__generated__/WishlistPartQuery.graphql.ts';
import { present } from '../../../relay/present.ts';
import { viewerRequest } from '../../../relay/viewer.ts';

/** Some of what is liked, as cards; a heart that is pressed takes its card away. */
export function WishlistPart({ after, attempt, more }: Part) {
  const { t, language } = useTranslation('account');
  const liked = useLiked();
  const { viewer } = useLazyLoadQuery<WishlistPartQuery>(
    graphql`
      query WishlistPartQuery($after: String) {
        viewer {
          wishlist(first: 25, after: $after) {
            totalCount
            nodes {
              id
              ...ProductGrid_products
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    `,
    { after },
    {
      fetchPolicy: 'network-only',
      fetchKey: attempt,
      networkCacheConfig: viewerRequest,
    },
  );
  if (viewer == null) return null;
  const { nodes, pageInfo, totalCount } = present(viewer.wishlist);
  const shown = nodes.filter(({ id }) => liked === undefined || liked.includes(id));
  const count = liked?.length ?? totalCount;
  if (after === null && count === 0)
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
      {after === null && (
        <output className={styles.count}>
          {t('wishlist.count', { count, n: formatNumber(count, language) })}
        </output>
      )}
      <div
        onClickCapture={({ target }) => {
          const heart = target instanceof Element ? target.closest('button[aria-pressed="true"]') : null;
          if (heart !== null) focusNeighbour(heart, 'article');
        }}
      >
        <ProductGrid products={shown} priority={after === null ? 4 : 0} headingLevel={2} />
      </div>
      {more(pageInfo)}
    </>
  );
}
