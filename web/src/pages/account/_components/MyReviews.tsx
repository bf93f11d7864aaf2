import { graphql } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { LoadMore } from '../../../features/account/LoadMore.tsx';
import { OwnReview } from '../../../features/reviews/OwnReview.tsx';
import { nameTag } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { MyReviews_viewer$key } from './__generated__/MyReviews_viewer.graphql.ts';
import styles from './MyReviews.module.css';
import { present } from '../../../relay/present.ts';
import { useViewerList } from '../../../relay/useViewerList.ts';

export const query = graphql`
  query MyReviewsQuery($language: Language!) @preloadable {
    viewer {
      ...MyReviews_viewer
    }
  }
`;

/** Page size of "load more". */
const COUNT = 20;

/** Delivered products that can be reviewed, and the viewer's reviews. */
export function MyReviews({ viewer }: { viewer: MyReviews_viewer$key }) {
  const { t } = useTranslation('reviews');
  const { data, ...list } = useViewerList(
    graphql`
      fragment MyReviews_viewer on Viewer
      @refetchable(queryName: "MyReviewsListQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        productsToReview {
          productId
          slug
          name(language: $language)
          nameLanguage(language: $language)
        }
        reviews(first: $count, after: $after) @connection(key: "MyReviews_reviews", filters: []) {
          totalCount
          edges {
            node {
              id
              ...OwnReview_review
              product {
                productId
                slug
                name(language: $language)
                nameLanguage(language: $language)
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const waiting = present(data.productsToReview);
  const { edges, totalCount } = present(data.reviews);
  // The review has moved to another list, or to none.
  const onChange = () => list.reload(edges.length + 1);
  return (
    <section className={styles.reviews} aria-labelledby="my-reviews">
      <div>
        <h2 id="my-reviews" className={styles.title}>
          {t('mine')}
        </h2>
        <p className={styles.text}>{t('text')}</p>
      </div>
      {waiting.length === 0 && totalCount === 0 && (
        <EmptyState
          level={3}
          icon={<Icon name="star" size={32} />}
          title={t('emptyTitle')}
          text={t('emptyText')}
        />
      )}
      {waiting.length > 0 && (
        <>
          <h3 className={styles.part}>{t('waiting')}</h3>
          <ul className={styles.list}>
            {waiting.map(({ productId, slug, name, nameLanguage }) => (
              <li key={productId} className={styles.item}>
                <Link
                  className={styles.product}
                  to={paths.product(slug)}
                  lang={nameTag(nameLanguage)}
                  dir="auto"
                >
                  {name}
                </Link>
                <OwnReview productId={productId} productName={name} review={null} onChange={onChange} />
              </li>
            ))}
          </ul>
        </>
      )}
      {edges.length > 0 && (
        <>
          <h3 className={styles.part}>{t('written')}</h3>
          <ul className={styles.list}>
            {edges.map(({ node: review }) => (
              <li key={review.id} className={styles.item}>
                <Link
                  className={styles.product}
                  to={paths.product(review.product.slug)}
                  lang={nameTag(review.product.nameLanguage)}
                  dir="auto"
                >
                  {review.product.name}
                </Link>
                <OwnReview
                  productId={review.product.productId}
                  productName={review.product.name}
                  review={review}
                  onChange={onChange}
                />
              </li>
            ))}
          </ul>
          <LoadMore list={list} count={COUNT} />
        </>
      )}
    </section>
  );
}
