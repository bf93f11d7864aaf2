/** The viewer's reviews. */
import { Done } from '../../../contract/accounts.ts';
import { OwnReviewsPage, ReviewPlace } from '../../../contract/reviews.ts';
import type { ReviewRequest } from '../../../contract/reviews.ts';
import type { ListPage } from '../base/pages.ts';
import { segment, withQuery } from '../base/path.ts';
import type { ViewerCalls } from './calls.ts';

export interface OwnReviewLoaders {
  reviews(page: ListPage): Promise<OwnReviewsPage>;
  /** Whether the viewer may review a product, and the review if there is one. */
  reviewPlace(productId: string): Promise<ReviewPlace>;
  saveReview(request: ReviewRequest): Promise<ReviewPlace>;
  removeReview(productId: string): Promise<Done>;
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
  };
}
