/** Routes of the reviews. */
import { z } from 'zod';
import { Review, ReviewPage, ReviewPageQuery } from '../../../contract/catalogue.ts';
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
  ReviewVoteRequest,
  ReviewsModerated,
  ReviewsModerationRequest,
  ReviewsQuery,
} from '../../../contract/reviews.ts';
import { DONE, route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
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
import { reviewsOf } from './public.ts';
import { voteOnReview } from './votes.ts';

export const reviewRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/products/:id/reviews',
    summary: 'Published reviews of a product, by default the newest first.',
    params: z.strictObject({ id: EntityId }),
    query: ReviewPageQuery,
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
    method: 'POST',
    path: '/v1/user/reviews/votes',
    summary: 'Says that a published review was useful, or takes it back.',
    body: ReviewVoteRequest,
    response: Review,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
    handle: async ({ db, limits }, { body, viewer }): Promise<Review> => {
      const voter = signedIn(viewer);
      await limits.take('review votes by account', voter.accountNumber);
      return voteOnReview(db, voter.id, body.reviewId, body.isUseful);
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
