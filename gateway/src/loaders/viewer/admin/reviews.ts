/** Reviews for moderators. */
import {
  AdminReview,
  AdminReviewDetail,
  AdminReviewsPage,
  ReviewsModerated,
} from '../../../../contract/reviews.ts';
import type { ReviewModerationRequest, ReviewsModerationRequest } from '../../../../contract/reviews.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminReviewLoaders {
  /** `filter`: parameters of GET /v1/admin/reviews. */
  reviews(page: ListPage, filter: Query): Promise<AdminReviewsPage>;
  reviewById(id: string): Promise<AdminReviewDetail>;
  moderateReview(id: string, version: number, decision: ReviewModerationRequest): Promise<AdminReview>;
  moderateReviews(request: ReviewsModerationRequest): Promise<ReviewsModerated>;
}

export function createAdminReviewLoaders({ get, send }: AdminCalls): AdminReviewLoaders {
  return {
    reviews: (page, filter) =>
      get(withQuery('/v1/admin/reviews', { ...page, ...filter }), (json) => AdminReviewsPage.parse(json)),
    reviewById: (id) => get(`/v1/admin/reviews/${segment(id)}`, (json) => AdminReviewDetail.parse(json)),
    moderateReview: (id, version, decision) =>
      send(`/v1/admin/reviews/${segment(id)}/moderation`, decision, (json) => AdminReview.parse(json), {
        version,
      }),
    moderateReviews: (request) =>
      send('/v1/admin/reviews/moderation', request, (json) => ReviewsModerated.parse(json)),
  };
}
