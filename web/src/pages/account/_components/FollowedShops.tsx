import { graphql } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { focusNeighbour } from '../../../design/focusNeighbour.ts';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { LoadMore } from '../../../features/account/LoadMore.tsx';
import { ProductGrid } from '../../../features/product/ProductGrid.tsx';
import { FollowButton } from '../../../features/shops/FollowButton.tsx';
import { formatDate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import { present } from '../../../relay/present.ts';
import { useViewerList } from '../../../relay/useViewerList.ts';
import type { FollowedShops_viewer$key } from './__generated__/FollowedShops_viewer.graphql.ts';
import styles from './FollowedShops.module.css';

export const query = graphql`
  query FollowedShopsQuery($language: Language!) @preloadable {
    viewer {
      ...FollowedShops_viewer
    }
  }
`;

/** Page size of "load more". */
const COUNT = 24;

/** Shops that the viewer follows, the last followed first, and what is new in them. */
export function FollowedShops({ viewer }: { readonly viewer: FollowedShops_viewer$key }) {
  const { t, language } = useTranslation('account');
  const { data, ...list } = useViewerList(
    graphql`
      fragment FollowedShops_viewer on Viewer
      @refetchable(queryName: "FollowedShopsListQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, after: { type: "String" }) {
        followedShopIds
        followedShops(first: $count, after: $after)
          @connection(key: "FollowedShops_followedShops", filters: []) {
          edges {
            followedAt
            node {
              id
              slug
              name
              logo {
                url
              }
            }
          }
        }
        newFromFollowedShops(first: 12) {
          nodes {
            id
            seller {
              id
            }
            ...ProductGrid_products
          }
        }
      }
    `,
    viewer,
  );
  const { edges } = present(data.followedShops);
  const ids = data.followedShopIds;
  const isFollowed = (id: string): boolean => ids == null || ids.includes(id);
  // A shop that is no longer followed leaves the list with its products, without another request.
  const shops = edges.filter(({ node }) => isFollowed(node.id));
  const products =
    data.newFromFollowedShops?.nodes.filter(({ seller }) => seller && isFollowed(seller.id)) ?? [];
  return (
    <section className={styles.section} aria-labelledby="followed-shops">
      <div>
        <h2 id="followed-shops" className={styles.title}>
          {t('shops.title')}
        </h2>
        <p className={styles.text}>{t('shops.text')}</p>
      </div>
      {shops.length === 0 && !list.hasNext ? (
        <EmptyState
          level={3}
          icon={<Icon name="store" size={32} />}
          title={t('shops.emptyTitle')}
          text={t('shops.emptyText')}
          action={<ButtonLink to={paths.mall()}>{t('shops.find')}</ButtonLink>}
        />
      ) : (
        <>
          <ul
            className={styles.list}
            onClickCapture={({ target }) => {
              const button = target instanceof Element ? target.closest('button[aria-pressed="true"]') : null;
              if (button !== null) focusNeighbour(button, 'li');
            }}
          >
            {shops.map(({ node: shop, followedAt }) => (
              <li key={shop.id} className={styles.shop}>
                <Picture
                  src={shop.logo?.url}
                  alt=""
                  sizes="56px"
                  widths={[96, 160]}
                  className={styles.logo}
                />
                <div className={styles.words}>
                  <Link className={styles.name} to={paths.shop(shop.slug)}>
                    <bdi>{shop.name}</bdi>
                  </Link>
                  <span className={styles.text}>
                    {t('shops.since', { date: formatDate(followedAt, language) })}
                  </span>
                </div>
                <FollowButton id={shop.id} name={shop.name} isFollowed />
              </li>
            ))}
          </ul>
          <LoadMore list={list} count={COUNT} />
        </>
      )}
      {products.length > 0 && (
        <section aria-labelledby="followed-new">
          <h3 id="followed-new" className={styles.part}>
            {t('shops.new')}
          </h3>
          <ProductGrid products={products} headingLevel={4} />
        </section>
      )}
    </section>
  );
}
