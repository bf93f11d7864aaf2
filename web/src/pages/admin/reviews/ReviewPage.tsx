import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Rating } from '../../../design/static/Rating.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { ReviewBadge } from '../../../features/reviews/ReviewBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link, useLocation, useNavigate } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { Code, formatInstant, Instant } from '../_kit/format.tsx';
import { History } from '../_kit/History.tsx';
import { useShortcuts } from '../_kit/keys.tsx';
import { neighboursOf } from '../_kit/listState.ts';
import { Missing } from '../_kit/Missing.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { AuthorReviews } from '../_kit/AuthorReviews.tsx';
import { ReviewMarks } from './marks.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import styles from './Reviews.module.css';
import type { ReviewPage_review$key } from './__generated__/ReviewPage_review.graphql.ts';
import type {
  ReviewDecision,
  ReviewPageModerateMutation,
} from './__generated__/ReviewPageModerateMutation.graphql.ts';
import type { ReviewPageQuery } from './__generated__/ReviewPageQuery.graphql.ts';

/** One review with its product, its order and the other reviews of its author; `P` publishes it, `X` rejects it. */
export default function ReviewPage({ params }: ScreenProps) {
  const { adminReview } = useAdminQuery<ReviewPageQuery>(
    graphql`
      query ReviewPageQuery($id: ID!) {
        adminReview(id: $id) {
          ...ReviewPage_review
        }
      }
    `,
    { id: params['id'] ?? '' },
    adminFreshness.detail,
    ['reviews'],
  );
  if (adminReview == null) return <Missing to={adminPaths.reviews()} />;
  return <Review of={adminReview} />;
}

function Review({ of: key }: { readonly of: ReviewPage_review$key }) {
  const { t } = useTranslation('adminReviews');
  const { can } = useStaff();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isRejecting, setRejecting] = useState(false);
  const review = useFragment(
    graphql`
      fragment ReviewPage_review on AdminReview {
        id
        version
        rating
        title
        text
        language
        state
        moderationNote
        authorName
        accountNumber
        createdAt
        updatedAt
        product {
          slug
          name
        }
        order {
          orderId
          number
          deliveredAt
        }
        ...marks_review
      }
    `,
    key,
  );
  const { id, version, state, product, order, accountNumber } = review;
  const { run, isPending } = useAdminMutation<ReviewPageModerateMutation>(
    graphql`
      mutation ReviewPageModerateMutation($input: ReviewModerateInput!) {
        reviewModerate(input: $input) {
          review {
            ...ReviewPage_review
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['reviews'],
  );
  const moderate = (to: ReviewDecision, reason: string | null = null): void => {
    if (isPending) return;
    const { next } = neighboursOf(pathname);
    void run(
      { input: { id, version, to, reason } },
      {
        done: t(`done.${to}`, { count: 1 }),
        onDone: () => {
          setRejecting(false);
          if (next !== undefined) navigate(next);
        },
      },
    );
  };
  const mayModerate = can('REVIEWS');
  const mayPublish = mayModerate && state !== 'PUBLISHED';
  const mayReject = mayModerate && state !== 'REJECTED';
  useShortcuts([
    ...(mayPublish ? [{ keys: 'p', label: t('publish'), run: () => moderate('PUBLISHED') }] : []),
    ...(mayReject ? [{ keys: 'x', label: t('reject'), run: () => setRejecting(true) }] : []),
  ]);
  return (
    <Detail
      title={t('titleOf', { product: product.name })}
      badge={<ReviewBadge state={state} />}
      text={t('changedOn', { date: formatInstant(review.updatedAt) })}
      list={{ to: adminPaths.reviews(), label: t('admin:menu.reviews') }}
      side={
        <>
          <Card title={t('facts')}>
            <Facts
              facts={[
                [
                  t('column.product'),
                  <Link
                    key="product"
                    to={paths.product(product.slug)}
                    preload={false}
                    className={styles.link}
                  >
                    <bdi>{product.name}</bdi>
                  </Link>,
                ],
                [
                  t('order'),
                  order == null ? (
                    '–'
                  ) : (
                    <Link
                      key="order"
                      to={adminPaths.order(order.orderId)}
                      preload={false}
                      className={styles.link}
                    >
                      <Code text={order.number} />
                    </Link>
                  ),
                ],
                [t('delivered'), <Instant key="delivered" at={order?.deliveredAt} />],
                [t('column.author'), <bdi key="author">{review.authorName}</bdi>],
                [t('column.account'), <Code key="account" text={accountNumber} />],
                [t('column.created'), <Instant key="created" at={review.createdAt} />],
              ]}
            />
          </Card>
          {accountNumber != null && (
            <Card title={t('others')}>
              <AdminBoundary
                resetKey={accountNumber}
                fallback={<Skeleton width="100%" height="6rem" />}
                failed={t('admin:home.failed')}
              >
                <AuthorReviews accountNumber={accountNumber} except={id} />
              </AdminBoundary>
            </Card>
          )}
        </>
      }
    >
      <Card title={t('review')}>
        <p className={styles.line}>
          <Rating average={review.rating} size="md" />
          <ReviewMarks review={review} />
        </p>
        {review.title != null && (
          <p className={styles.title} dir="auto">
            {review.title}
          </p>
        )}
        <p className={styles.text} dir="auto">
          {review.text}
        </p>
        {review.moderationNote != null && (
          <p className={styles.muted}>{t('reviews:reason', { note: review.moderationNote })}</p>
        )}
        <div className={styles.buttons}>
          {mayPublish && (
            <Button
              busy={isPending && !isRejecting}
              aria-keyshortcuts="P"
              onClick={() => moderate('PUBLISHED')}
            >
              {t('publish')}
            </Button>
          )}
          {mayReject && (
            <Button variant="secondary" aria-keyshortcuts="X" onClick={() => setRejecting(true)}>
              {t('reject')}
            </Button>
          )}
        </div>
      </Card>
      <History of={{ nodeId: id }} />
      <RejectDialog
        count={isRejecting ? 1 : 0}
        isPending={isPending}
        onReject={(reason) => moderate('REJECTED', reason)}
        onClose={() => setRejecting(false)}
      />
    </Detail>
  );
}
