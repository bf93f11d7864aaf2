/** The viewer's reviews. Public reviews are fields of the product. */
import type { OwnReview, OwnReviewsPage, ReviewedProduct } from '../../../contract/reviews.ts';
import { requireViewer } from '../account/session.ts';
import { ConnectionModel } from '../base/connection.ts';
import { joinKey, lastOfKey, readKey, toGlobalId } from '../base/ids.ts';
import { optionalImage } from '../base/image.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { notedNameFields } from '../catalogue/lookup.ts';
import { ReviewModel } from '../catalogue/review.ts';
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const DEFAULT_PAGE = 8;

export class OwnReviewConnectionModel extends ConnectionModel<OwnReview, OwnReview> {
  constructor(page: OwnReviewsPage) {
    super(page.reviews, page.cursors, page.pagination, (review) => review);
  }
}

export const reviewResolvers: Resolvers = {
  Viewer: {
    reviews: async ({ loaders }, { first, after }) =>
      new OwnReviewConnectionModel(
        await namingArguments(loaders.reviews(connectionPage({ first, after }, DEFAULT_PAGE))),
      ),
    // They are part of every page of reviews; the first one is usually requested anyway.
    productsToReview: async ({ loaders }) => (await loaders.reviews({ limit: DEFAULT_PAGE })).waiting,
    reviewPlace: async ({ loaders }, { productId }) => {
      const key = readKey(productId, 'Product', 'productId');
      const { usefulReviewIds = [], ...place } = await loaders.reviewPlace(key);
      return {
        ...place,
        usefulReviewIds: usefulReviewIds.map((id) => toGlobalId('Review', joinKey(key, id))),
      };
    },
  },
  OwnReview: {
    id: ({ product, _id }) => toGlobalId('OwnReview', joinKey(product._id, _id)),
  },
  ReviewedProduct: {
    productId: ({ _id }) => toGlobalId('Product', _id),
    ...notedNameFields(({ _id, name }: ReviewedProduct) => ({ productId: _id, name })),
    image: ({ imageUrl }) => optionalImage(imageUrl),
  },
  Mutation: {
    reviewSave: async (_, { input: { productId, ...review } }, context) => {
      const key = readKey(productId, 'Product', 'input.productId');
      const { loaders } = await requireViewer(context);
      const { value, userErrors } = await attempt(loaders.saveReview({ ...review, productId: key }));
      return { review: value?.review ?? null, userErrors };
    },
    reviewRemove: async (_, { input: { productId } }, context) => {
      const key = readKey(productId, 'Product', 'input.productId');
      const { loaders } = await requireViewer(context);
      const { value, userErrors } = await attempt(loaders.removeReview(key));
      return { productId: value && productId, userErrors };
    },
    reviewVote: async (_, { input: { reviewId, isUseful } }, context) => {
      const key = readKey(reviewId, 'Review', 'input.reviewId');
      const { loaders } = await requireViewer(context);
      const vote = loaders.voteOnReview({ reviewId: lastOfKey(key), isUseful });
      const { value, userErrors } = await attempt(vote);
      return { review: value && new ReviewModel(value), userErrors };
    },
  },
};
