import { graphql } from 'react-relay';
import { Rating } from '../../../design/static/Rating.tsx';
import { ReviewBadge } from '../../../features/reviews/ReviewBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './AuthorReviews.module.css';
import type { AuthorReviewsQuery } from './__generated__/AuthorReviewsQuery.graphql.ts';

interface AuthorReviewsProps {
  readonly accountNumber: string;
  /** The review beside which they stand; it is left out. */
  readonly except?: string;
}

/** The last reviews of an account, and the way to all of them. */
export function AuthorReviews({ accountNumber, except }: AuthorReviewsProps) {
  const { t } = useTranslation('adminReviews');
  const { adminReviews } = useAdminQuery<AuthorReviewsQuery>(
    graphql`
      query AuthorReviewsQuery($accountNumber: String!) {
        adminReviews(first: 6, filter: { accountNumber: $accountNumber }, sort: { field: CREATED }) {
          nodes {
            id
            rating
            text
            state
            product {
              name
            }
          }
          total {
            value
          }
        }
      }
    `,
    { accountNumber },
    adminFreshness.detail,
    ['reviews'],
  );
  const { nodes, total } = present(adminReviews);
  const others = nodes.filter(({ id }) => id !== except);
  if (others.length === 0) return <p className={styles.muted}>{t('noOthers')}</p>;
  return (
    <>
      <ul className={styles.others}>
        {others.map(({ id, rating, text, state, product }) => (
          <li key={id}>
            <p className={styles.line}>
              <Rating average={rating} />
              <ReviewBadge state={state} />
            </p>
            <p>
              <Link to={adminPaths.review(id)} preload={false} className={styles.link}>
                <bdi>{product.name}</bdi>
              </Link>
            </p>
            <p className={styles.muted} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
      {total.value > nodes.length && (
        <p>
          <Link
            to={`${adminPaths.reviews()}?f.account=${accountNumber}`}
            preload={false}
            className={styles.link}
          >
            {t('all', { count: total.value })}
          </Link>
        </p>
      )}
    </>
  );
}
