/** Models of reviews for moderators. */
import type { AdminReview, AdminReviewDetail, AdminReviewsPage } from '../../../contract/reviews.ts';
import { ConnectionModel } from '../base/connection.ts';

/** A review; one that was read alone has its order already. */
export type AdminReviewModel = AdminReview & Partial<Pick<AdminReviewDetail, 'order'>>;

export class AdminReviewConnectionModel extends ConnectionModel<AdminReview, AdminReviewModel> {
  constructor(page: AdminReviewsPage) {
    super(page.reviews, page.cursors, page.pagination, (review) => review);
  }
}
