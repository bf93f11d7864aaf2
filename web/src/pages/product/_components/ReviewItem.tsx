import { Icon } from '../../../design/Icon.tsx';
import { graphql, useFragment } from 'react-relay';
import { Rating } from '../../../design/static/Rating.tsx';
import { formatDate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { ReviewItem_review$key } from './__generated__/ReviewItem_review.graphql.ts';
import { UsefulVote } from './UsefulVote.tsx';
import styles from './ReviewItem.module.css';

interface ReviewItemProps {
  review: ReviewItem_review$key;
  /** The viewer found it useful. */
  isUseful: boolean;
  onVote: (reviewId: string, isUseful: boolean) => void;
}

/** One buyer's review. */
export function ReviewItem({ review: key, isUseful, onVote }: ReviewItemProps) {
  const { t, language } = useTranslation('product');
  const review = useFragment(
    graphql`
      fragment ReviewItem_review on Review {
        rating
        title
        text
        authorName
        isVerifiedPurchase
        createdAt
        ...UsefulVote_review
      }
    `,
    key,
  );
  return (
    <li className={styles.review}>
      <Rating average={review.rating} />
      {review.title && (
        <h3 className={styles.title} dir="auto">
          {review.title}
        </h3>
      )}
      <p className={styles.text} dir="auto">
        {review.text}
      </p>
      <p className={styles.by}>
        <bdi>{review.authorName}</bdi>
        <time dateTime={review.createdAt}>{formatDate(review.createdAt, language)}</time>
        {review.isVerifiedPurchase && (
          <span className={styles.verified}>
            <Icon name="badge-check" size={16} /> {t('reviews.verified')}
          </span>
        )}
      </p>
      <UsefulVote review={review} isUseful={isUseful} onChange={onVote} />
    </li>
  );
}
