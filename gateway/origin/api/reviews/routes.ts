/** Routes of the reviews. */
import { z } from 'zod';
import { PageQuery, ReviewPage } from '../../../contract/catalogue.ts';
import type { Review } from '../../../contract/catalogue.ts';
import { Done } from '../../../contract/accounts.ts';
import { EntityId } from '../../../contract/common.ts';
import {
  AdminReview,
  AdminReviewDetail,
  AdminReviewsPage,
  AdminReviewsQuery,
  OwnReviewsPage,
  ReviewModerationRequest,
  ReviewPlace,
  ReviewRemoveRequest,
  ReviewRequest,
  ReviewsModerated,
  ReviewsModerationRequest,
  ReviewsQuery,
} from '../../../contract/reviews.ts';
import type { OriginContext } from '../context.ts';
import { decodeCursor, encodeCursor, offsetOfPage, paginationOf } from '../../base/cursor.ts';
import { badInput, notFound } from '../../base/errors.ts';
import { isOnSale } from '../products/one.ts';
import { SORTS } from '../products/sorts.ts';
import { DONE, route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { Parameters, run } from '../../base/sql.ts';
import { tagVersion } from '../write.ts';
import {
  checkDecision,
  listReviews,
  moderateReview,
  moderateReviews,
  readReview,
  reviewRow,
} from './moderation.ts';
import { ownReviews, removeReview, reviewPlace, saveReview } from './own.ts';

interface ReviewRow {
  id: number;
  product_id: number;
  rating: number;
  title: string | null;
  text: string;
  author_name: string;
  verified_purchase: boolean;
  created_at: Date;
}

const SORT = 'createdAt:desc';
const toReview = (row: ReviewRow): Review => ({
  _id: String(row.id),
  productId: String(row.product_id),
  rating: row.rating,
  title: row.title,
  text: row.text,
  authorName: row.author_name,
  verifiedPurchase: row.verified_purchase,
  createdAt: row.created_at.toISOString(),
});

async function assertOnSale(context: OriginContext, id: string): Promise<void> {
  const [row] = await run<{
    active: boolean;
    category_id: number;
    seller_id: number;
    brand_id: number | null;
  }>(
    context.db,
    'select active, category_id, seller_id, brand_id from products where id = $1::bigint',
    [id],
    true,
  );
  if (!row || !isOnSale(row, await context.directory.covering([row]))) throw notFound('Product');
}

/** Published reviews of a product on sale, newest first. */
async function reviewsOf(
  context: OriginContext,
  id: string,
  query: z.output<typeof PageQuery>,
): Promise<ReviewPage> {
  if (query.page !== undefined && query.after !== undefined) throw badInput('page', 'excludes `after`');
  const place =
    query.after === undefined ? undefined : decodeCursor('after', query.after, SORT, SORTS.createdAt.isValue);
  const offset = offsetOfPage(query.page ?? 1, query.limit);
  await assertOnSale(context, id);
  const histogram = [0, 0, 0, 0, 0];
  for (const { rating, n } of await run<{ rating: number; n: number }>(
    context.db,
    `select rating, count(*)::int as n from reviews where product_id = $1::bigint and state = 'PUBLISHED' group by rating`,
    [id],
    true,
  )) {
    histogram[rating - 1] = n;
  }
  const parameters = new Parameters();
  const product = parameters.add(id);
  const behind = place
    ? `and (r.created_at, r.id) < (${parameters.add(place.value)}::timestamptz, ${parameters.add(place.id)}::bigint)`
    : '';
  const rows = await run<ReviewRow>(
    context.db,
    `select r.id, r.product_id, r.rating, r.title, r.text, r.author_name, r.verified_purchase, r.created_at from reviews r
     where r.product_id = ${product}::bigint and r.state = 'PUBLISHED' ${behind}
     order by r.created_at desc, r.id desc limit ${parameters.add(query.limit + 1)} offset ${parameters.add(offset)}`,
    parameters.values,
    true,
  );
  const hasNext = rows.length > query.limit;
  if (hasNext) rows.pop();
  const start = place?.index ?? offset;
  const total = histogram.reduce((sum, n) => sum + n, 0);
  return {
    reviews: rows.map(toReview),
    cursors: rows.map((row, index) =>
      encodeCursor(SORT, { value: row.created_at.toISOString(), id: row.id, index: start + index + 1 }),
    ),
    pagination: paginationOf({ start, limit: query.limit, total, hasNext, hasPrev: total > 0 && start > 0 }),
    histogram,
  };
}

export const reviewRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/products/:id/reviews',
    summary: 'Published reviews of a product, newest first.',
    params: z.strictObject({ id: EntityId }),
    query: PageQuery,
    response: ReviewPage,
    errors: ['NOT_FOUND'],
    handle: (context, { params, query }) => reviewsOf(context, params.id, query),
  }),
  route({
    method: 'GET',
    path: '/v1/user/reviews',
    summary: 'Reviews of the caller’s account, the latest first, and what it may review.',
    query: ReviewsQuery,
    response: OwnReviewsPage,
    errors: ['UNAUTHENTICATED'],
    handle: async ({ db }, { query, viewer }): Promise<OwnReviewsPage> =>
      ownReviews(db, signedIn(viewer).id, query),
  }),
  route({
    method: 'GET',
    path: '/v1/user/reviews/of/:productId',
    summary: 'The review that the account has written of a product, and whether it may write one.',
    params: z.strictObject({ productId: EntityId }),
    query: z.strictObject({}),
    response: ReviewPlace,
    errors: ['UNAUTHENTICATED'],
    handle: async ({ db }, { params, viewer }): Promise<ReviewPlace> =>
      reviewPlace(db, signedIn(viewer).id, params.productId),
  }),
  route({
    method: 'POST',
    path: '/v1/user/reviews',
    summary: 'Writes the one review of a product that was delivered, or changes it; it is moderated first.',
    body: ReviewRequest,
    response: ReviewPlace,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
    handle: async ({ db, limits, feed }, { body, viewer }): Promise<ReviewPlace> => {
      const author = signedIn(viewer);
      await limits.take('reviews by account', author.accountNumber);
      await saveReview(db, author, body);
      void feed.look();
      return reviewPlace(db, author.id, body.productId);
    },
  }),
  route({
    method: 'DELETE',
    path: '/v1/user/reviews',
    summary: 'Removes the review of a product.',
    body: ReviewRemoveRequest,
    response: Done,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
    handle: async ({ db, feed }, { body, viewer }): Promise<Done> => {
      await removeReview(db, signedIn(viewer).id, body.productId);
      void feed.look();
      return DONE;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/reviews',
    summary: 'All reviews; by default those that await moderation first.',
    query: AdminReviewsQuery,
    response: AdminReviewsPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query }): Promise<AdminReviewsPage> => listReviews(db, query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/reviews/:id',
    summary: 'A review with the order that delivered its product.',
    params: z.strictObject({ id: EntityId }),
    query: z.strictObject({}),
    response: AdminReviewDetail,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ db }, { params, reply }): Promise<AdminReviewDetail> => {
      const review = await readReview(db, params.id);
      tagVersion(reply, review.version);
      return review;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/reviews/:id/moderation',
    summary: 'Publishes a review, or rejects it with a reason.',
    params: z.strictObject({ id: EntityId }),
    body: ReviewModerationRequest,
    response: AdminReview,
    write: { action: 'review.moderation', row: ({ id }) => reviewRow(id) },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (_, { params, body, write }): Promise<AdminReview> => {
      checkDecision(body);
      return write((trx) => moderateReview(trx, params.id, body));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/reviews/moderation',
    summary:
      'Publishes or rejects several reviews, each with its version; those that were changed since are left as they are.',
    body: ReviewsModerationRequest,
    response: ReviewsModerated,
    write: { action: 'review.moderation' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async (_, { body, write }): Promise<ReviewsModerated> => {
      checkDecision(body);
      return write((trx) => moderateReviews(trx, body));
    },
  }),
];
