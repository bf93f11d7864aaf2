import { useEffect, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { OwnReview } from '../../../features/reviews/OwnReview.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { BuyersReviewQuery } from './__generated__/BuyersReviewQuery.graphql.ts';
import styles from './Reviews.module.css';
import { viewerRequest } from '../../../relay/viewer.ts';

interface BuyersReviewProps {
  productId: string;
  productName: string;
  /** Gets the ids of the product's reviews that the viewer found useful. */
  onVotes: (reviewIds: readonly string[]) => void;
}

/** The viewer's review of a product they have received; nothing for anyone else. */
export default function BuyersReview({ productId, productName, onVotes }: BuyersReviewProps) {
  const { t } = useTranslation('reviews');
  // Refetched after each change.
  const [changes, setChanges] = useState(0);
  const { viewer } = useLazyLoadQuery<BuyersReviewQuery>(
    graphql`
      query BuyersReviewQuery($productId: ID!) {
        viewer {
          reviewPlace(productId: $productId) {
            mayReview
            usefulReviewIds
            review {
              ...OwnReview_review
            }
          }
        }
      }
    `,
    { productId },
    {
      fetchPolicy: 'store-and-network',
      fetchKey: changes,
      networkCacheConfig: viewerRequest,
    },
  );
  const place = viewer?.reviewPlace;
  const votes = place?.usefulReviewIds;
  useEffect(() => {
    if (votes !== undefined) onVotes(votes);
  }, [votes, onVotes]);
  if (place == null || !(place.mayReview || place.review)) return null;
  return (
    <div className={styles.own}>
      <h3 className={styles.ownTitle}>{place.review ? t('own') : t('invite')}</h3>
      <OwnReview
        productId={productId}
        productName={productName}
        review={place.review ?? null}
        onChange={() => setChanges((count) => count + 1)}
      />
    </div>
  );
}
