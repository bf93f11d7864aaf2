import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Rating } from '../../../design/static/Rating.tsx';
import { toast } from '../../../design/toast.ts';
import { ReviewBadge } from '../../../features/reviews/ReviewBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { BulkAction, Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { Code, Instant } from '../_kit/format.tsx';
import { CREATED_FILTERS, createdIn } from '../_kit/created.ts';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { sortInput } from '../_kit/sort.ts';
import { paths } from '../../../paths.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { ReviewMarks } from './marks.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import styles from './Reviews.module.css';
import type {
  ReviewsPage_reviews$data,
  ReviewsPage_reviews$key,
} from './__generated__/ReviewsPage_reviews.graphql.ts';
import type {
  ReviewDecision,
  ReviewsPageModerateMutation,
} from './__generated__/ReviewsPageModerateMutation.graphql.ts';
import type { AdminReviewSortField, ReviewsPageQuery } from './__generated__/ReviewsPageQuery.graphql.ts';

type Row = ReviewsPage_reviews$data[number];

const STATES = ['PENDING', 'PUBLISHED', 'REJECTED'] as const;
const RATINGS = ['1', '2', '3', '4', '5'] as const;
/** Fields of the sort by the columns that have them. */
const SORTS: Readonly<Record<string, AdminReviewSortField>> = {
  waiting: 'WAITING',
  rating: 'RATING',
  created: 'CREATED',
};

function Reviews({ request, children }: ListDataProps<Row>) {
  const { first, after, search, filters, sort } = request;
  const rating = oneOf(RATINGS, filters['rating']);
  const { adminReviews } = useAdminQuery<ReviewsPageQuery>(
    graphql`
      query ReviewsPageQuery(
        $first: Int!
        $after: String
        $filter: AdminReviewFilter
        $sort: AdminReviewSort
      ) {
        adminReviews(first: $first, after: $after, filter: $filter, sort: $sort) {
          nodes {
            ...ReviewsPage_reviews
          }
          files {
            ...ListFiles_files
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          total {
            value
            isExact
          }
        }
      }
    `,
    {
      first,
      after,
      filter: {
        state: oneOf(STATES, filters['state']) ?? null,
        ...createdIn(filters),
        rating: rating === undefined ? null : Number(rating),
        sku: filters['sku'] ?? null,
        accountNumber: filters['account'] ?? null,
        search: search === '' ? null : search,
      },
      sort: sortInput(sort, SORTS),
    },
    adminFreshness.detail,
    ['reviews'],
  );
  const { nodes, pageInfo, total, files } = present(adminReviews);
  const reviews: ReviewsPage_reviews$key = nodes;
  const rows = useFragment(
    graphql`
      fragment ReviewsPage_reviews on AdminReview @relay(plural: true) {
        id
        version
        rating
        title
        text
        state
        authorName
        accountNumber
        createdAt
        updatedAt
        product {
          name
          slug
        }
        ...marks_review
      }
    `,
    reviews,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: total.value,
    isTotalCapped: !total.isExact,
    files,
  });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'product',
    title: 'adminReviews:column.product',
    cell: ({ product }) => <bdi>{product.name}</bdi>,
  },
  {
    id: 'rating',
    title: 'adminReviews:column.rating',
    cell: ({ rating }) => <Rating average={rating} />,
    sort: 'rating',
  },
  {
    id: 'text',
    title: 'adminReviews:column.text',
    cell: (review) => (
      <span className={styles.excerpt}>
        <ReviewMarks review={review} />
        {review.title != null && <strong dir="auto">{review.title}</strong>}
        <span dir="auto">{review.text}</span>
      </span>
    ),
  },
  {
    id: 'state',
    title: 'adminReviews:column.state',
    cell: ({ state }) => <ReviewBadge state={state} />,
  },
  { id: 'author', title: 'adminReviews:column.author', cell: ({ authorName }) => <bdi>{authorName}</bdi> },
  {
    id: 'account',
    title: 'adminReviews:column.account',
    cell: ({ accountNumber }) => <Code text={accountNumber} />,
    isHidden: true,
  },
  {
    id: 'waiting',
    title: 'adminReviews:column.changed',
    cell: ({ updatedAt }) => <Instant at={updatedAt} />,
    sort: 'waiting',
  },
  {
    id: 'created',
    title: 'adminReviews:column.created',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    sort: 'created',
    isHidden: true,
  },
];

const FILTERS: readonly Filter[] = [
  {
    id: 'state',
    label: 'adminReviews:column.state',
    kind: 'choice',
    options: STATES.map((value) => ({ value, label: `reviews:state.${value}` as const })),
  },
  {
    id: 'rating',
    label: 'adminReviews:column.rating',
    kind: 'choice',
    options: RATINGS.map((value) => ({ value, label: `adminReviews:stars.${value}` as const })),
  },
  { id: 'sku', label: 'adminReviews:column.sku', kind: 'text' },
  { id: 'account', label: 'adminReviews:column.account', kind: 'text' },
  ...CREATED_FILTERS,
];

/** Reviews to moderate: those that wait first, the longest waiting at their head. */
export default function ReviewsPage() {
  const { t } = useTranslation('adminReviews');
  const title = useTitle();
  const { can } = useStaff();
  const [rejected, setRejected] = useState<readonly Row[]>([]);
  const { run, isPending } = useAdminMutation<ReviewsPageModerateMutation>(
    graphql`
      mutation ReviewsPageModerateMutation($input: ReviewsModerateInput!) {
        reviewsModerate(input: $input) {
          results {
            review {
              id
              ...ReviewPage_review
            }
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
  const moderate = async (rows: readonly Row[], to: ReviewDecision, reason: string | null): Promise<void> => {
    const reviews = rows.map(({ id, version }) => ({ id, version }));
    await run(
      { input: { reviews, to, reason } },
      {
        onDone: ({ results }) => {
          setRejected([]);
          const left = results?.filter(({ review }) => review == null).length ?? 0;
          toast({
            type: left === 0 ? 'success' : 'warning',
            title: t(`done.${to}`, { count: rows.length - left }),
            ...(left > 0 && { description: t('left', { count: left }) }),
          });
        },
      },
    );
  };
  const bulk: readonly BulkAction<Row>[] = [
    { label: t('publish'), keys: 'shift+p', run: (rows) => moderate(rows, 'PUBLISHED', null) },
    { label: t('reject'), keys: 'shift+x', variant: 'danger', run: setRejected },
  ];
  return (
    <>
      <AdminList
        title={title}
        columns={COLUMNS}
        filters={FILTERS}
        search={t('search')}
        Data={Reviews}
        rowId={({ id }) => id}
        rowName={({ product, authorName }) => `${product.name}, ${authorName}`}
        rowLink={({ id }) => adminPaths.review(id)}
        rowActions={({ product, accountNumber }) => [
          { label: t('admin:row.inShop'), to: paths.product(product.slug), isShop: true },
          ...(accountNumber == null
            ? []
            : [{ label: t('admin:row.author'), to: adminPaths.user(accountNumber) }]),
        ]}
        {...(can('REVIEWS') && { bulk })}
        empty={{ title: t('empty') }}
      />
      <RejectDialog
        count={rejected.length}
        isPending={isPending}
        onReject={(reason) => void moderate(rejected, 'REJECTED', reason)}
        onClose={() => setRejected([])}
      />
    </>
  );
}
