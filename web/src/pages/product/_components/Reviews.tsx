import { Icon } from '../../../design/Icon.tsx';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { meaningfulAverage } from '../../../../../gateway/contract/rules/ratings.ts';
import { formatDecimal } from '../../../design/money.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Reviews_product$key } from './__generated__/Reviews_product.graphql.ts';
import { LaterBuyersReview } from './LaterBuyersReview.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './Reviews.module.css';
import { REVIEWS_ID } from './reviewsId.ts';
import { REVIEW_SORTS, useMoreReviews } from './useMoreReviews.ts';

/** Reviews of buyers: the average, the distribution of ratings, and the reviews, newest first or in another order. */
export function Reviews({ product: key }: { product: Reviews_product$key }) {
  const { t, language } = useTranslation('product');
  const headingId = useId();
  const data = useFragment(
    graphql`
      fragment Reviews_product on Product {
        id
        name(language: $language)
        slug
        ratingAverage
        reviews(first: 8) {
          totalCount
          histogram
          edges {
            node {
              id
              ...ReviewItem_review
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    key,
  );
  const { reviews } = data;
  const { hasNextPage = false, endCursor } = reviews?.pageInfo ?? {};
  const later = useMoreReviews(data.slug, hasNextPage ? (endCursor ?? null) : null);
  const shown = [...(later.sort === 'NEWEST' ? (reviews?.edges ?? []) : []), ...later.edges];
  /** Ids of the reviews that the viewer found useful. */
  const [useful, setUseful] = useState<readonly string[]>([]);
  const vote = (id: string, isUseful: boolean) =>
    setUseful((ids) => [...ids.filter((one) => one !== id), ...(isUseful ? [id] : [])]);
  const number = (count: number) => formatNumber(count, language);
  return (
    <section id={REVIEWS_ID} className={styles.reviews} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {t('reviews.title')}
      </h2>
      <LaterBuyersReview productId={data.id} productName={data.name} onVotes={setUseful} />
      {reviews == null ? (
        <p className={styles.none}>{t('reviews.failed')}</p>
      ) : reviews.totalCount === 0 ? (
        <p className={styles.none}>{t('reviews.none')}</p>
      ) : (
        <div className={styles.columns}>
          <div className={styles.summary}>
            {meaningfulAverage(data.ratingAverage, reviews.totalCount) > 0 && (
              <p className={styles.average}>
                <Icon name="star" size={28} className={styles.star} />
                <span className={styles.number}>{formatDecimal(data.ratingAverage, language, 1)}</span>{' '}
                <span className={styles.quiet}>{t('reviews.outOf')}</span>
              </p>
            )}
            <p className={styles.quiet}>
              {t('rating.link', { count: reviews.totalCount, n: number(reviews.totalCount) })}
            </p>
            <ul className={styles.histogram}>
              {reviews.histogram
                .map((count, index) => ({ count, stars: index + 1 }))
                .toReversed()
                .map(({ count, stars }) => (
                  <li key={stars} className={styles.bar}>
                    <span className={styles.stars} aria-hidden>
                      {stars} <Icon name="star" size={13} className={styles.star} />
                    </span>
                    <progress
                      className={styles.progress}
                      max={reviews.totalCount}
                      value={count}
                      aria-label={t('reviews.bar', {
                        stars: t('reviews.stars', { count: stars, n: stars }),
                        count,
                        n: number(count),
                      })}
                    />
                    <span aria-hidden>{number(count)}</span>
                  </li>
                ))}
            </ul>
          </div>
          <div>
            {reviews.totalCount > 1 && (
              <Field
                as="select"
                label={t('reviews.sort')}
                className={styles.sort}
                value={later.sort}
                onChange={({ currentTarget: { value } }) =>
                  later.sortBy(REVIEW_SORTS.find((one) => one === value) ?? 'NEWEST')
                }
              >
                {REVIEW_SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {t(`reviews.sorts.${sort}`)}
                  </option>
                ))}
              </Field>
            )}
            <ul className={styles.list} aria-busy={later.isLoading || undefined}>
              {shown.map(({ node }) => (
                <ReviewItem key={node.id} review={node} isUseful={useful.includes(node.id)} onVote={vote} />
              ))}
            </ul>
            <div className={styles.more}>
              <output className={styles.quiet}>
                {later.hasFailed
                  ? t('reviews.failed')
                  : t('reviews.shown', {
                      shown: number(shown.length),
                      total: number(reviews.totalCount),
                    })}
              </output>
              {later.cursor !== null && (
                <Button variant="secondary" busy={later.isLoading} onClick={later.more}>
                  {t('reviews.more')}
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
