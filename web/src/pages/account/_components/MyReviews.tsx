import { startTransition, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { OwnReview } from '../../../features/reviews/OwnReview.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { MyReviewsQuery } from './__generated__/MyReviewsQuery.graphql.ts';
import styles from './MyReviews.module.css';
import { present } from '../../../relay/present.ts';
import { useAttempt } from '../../../errors/SectionBoundary.tsx';
import { viewerRequest } from '../../../relay/viewer.ts';

/** How many more are shown at a time. */
const STEP = 20;
/** As many as the gateway gives at once. */
const MOST = 100;

/** What was delivered and waits for a review, and the reviews that were written. */
export function MyReviews() {
  const { t } = useTranslation('reviews');
  const [first, setFirst] = useState(STEP);
  // Asked anew after each change.
  const [changes, setChanges] = useState(0);
  const { viewer } = useLazyLoadQuery<MyReviewsQuery>(
    graphql`
      query MyReviewsQuery($first: Int!) {
        viewer {
          productsToReview {
            productId
            slug
            name
          }
          reviews(first: $first) {
            totalCount
            nodes {
              id
              ...OwnReview_review
              product {
                productId
                slug
                name
              }
            }
          }
        }
      }
    `,
    { first },
    {
      fetchPolicy: 'store-and-network',
      fetchKey: `${useAttempt()} ${changes}`,
      networkCacheConfig: viewerRequest,
    },
  );
  if (viewer == null) return null;
  const waiting = present(viewer.productsToReview);
  const reviews = present(viewer.reviews);
  const onChange = () => setChanges((count) => count + 1);
  return (
    <section className={styles.reviews} aria-labelledby="my-reviews">
      <div>
        <h2 id="my-reviews" className={styles.title}>
          {t('mine')}
        </h2>
        <p className={styles.text}>{t('text')}</p>
      </div>
      {waiting.length === 0 && reviews.totalCount === 0 && (
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
            {waiting.map(({ productId, slug, name }) => (
              <li key={productId} className={styles.item}>
                <Link className={styles.product} to={paths.product(slug)} dir="auto">
                  {name}
                </Link>
                <OwnReview productId={productId} productName={name} review={null} onChange={onChange} />
              </li>
            ))}
          </ul>
        </>
      )}
      {reviews.nodes.length > 0 && (
        <>
          <h3 className={styles.part}>{t('written')}</h3>
          <ul className={styles.list}>
            {reviews.nodes.map((review) => (
              <li key={review.id} className={styles.item}>
                <Link className={styles.product} to={paths.product(review.product.slug)} dir="auto">
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
          {reviews.totalCount > reviews.nodes.length && first < MOST && (
            <Button
              variant="secondary"
              className={styles.more}
              onClick={() => startTransition(() => setFirst(Math.min(MOST, first + STEP)))}
            >
              {t('more')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
