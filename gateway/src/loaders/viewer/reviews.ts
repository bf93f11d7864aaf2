/** The viewer's reviews. */
import { Done } from '../../../contract/accounts.ts';
import { OwnReviewsPage, ReviewPlace } from '../../../contract/reviews.ts';
import type { ReviewRequest, ReviewVoteRequest } from '../../../contract/reviews.ts';
import { Review } from '../../../contract/catalogue.ts';
import type { ListPage } from '../base/pages.ts';
import { segment, withQuery } from '../base/path.ts';
import type { ViewerCalls } from './calls.ts';

export interface OwnReviewLoaders {
  reviews(page: ListPage): Promise<OwnReviewsPage>;
  /** Whether the viewer may review a product, and the review if there is one. */
  reviewPlace(productId: string): Promise<ReviewPlace>;
  saveReview(request: ReviewRequest): Promise<ReviewPlace>;
  removeReview(productId: string): Promise<Done>;
  /** Votes on a published review, or takes the vote back; returns the review with its new count. */
  voteOnReview(request: ReviewVoteRequest): Promise<Review>;
}

export function createOwnReviewLoaders({ get, change }: ViewerCalls): OwnReviewLoaders {
  const asPlace = (json: unknown): ReviewPlace => ReviewPlace.parse(json);
  return {
    reviews: ({ limit, after }) =>
      get(withQuery('/v1/user/reviews', { limit, after }), (json) => OwnReviewsPage.parse(json)),
    reviewPlace: (productId) => get(`/v1/user/reviews/of/${segment(productId)}`, asPlace),
    saveReview: (request) => change('/v1/user/reviews', request, asPlace),
    removeReview: (productId) =>
      change('/v1/user/reviews', { productId }, (json) => Done.parse(json), 'DELETE'),
    voteOnReview: (request) => change('/v1/user/reviews/votes', request, (json) => Review.parse(json)),
  };
}
