/** Maps reviews from REST to the schema's type. */
import type { Review, ReviewPage } from '../../../contract/catalogue.ts';
import { ConnectionModel } from '../base/connection.ts';
import { joinKey, toGlobalId } from '../base/ids.ts';

export class ReviewModel {
  readonly __typename = 'Review';
  readonly #wire: Review;

  constructor(wire: Review) {
    this.#wire = wire;
  }

  get id(): string {
    return toGlobalId('Review', joinKey(this.#wire.productId, this.#wire._id));
  }
  get rating(): number {
    return this.#wire.rating;
  }
  get title(): string | null {
    return this.#wire.title;
  }
  get text(): string {
    return this.#wire.text;
  }
  get authorName(): string {
    return this.#wire.authorName;
  }
  get isVerifiedPurchase(): boolean {
    return this.#wire.verifiedPurchase;
  }
  get usefulCount(): number {
    return this.#wire.usefulCount ?? 0;
  }
  get createdAt(): string {
    return this.#wire.createdAt;
  }
}

export class ReviewConnectionModel extends ConnectionModel<Review, ReviewModel> {
  readonly histogram: number[];

  constructor(page: ReviewPage) {
    super(page.reviews, page.cursors, page.pagination, (review) => new ReviewModel(review));
    this.histogram = page.histogram;
  }
}
