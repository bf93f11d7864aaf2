/** REST v1 messages of buyers' own reviews and their moderation (extended contract); public reviews are in catalogue.ts. */
import { z } from 'zod';
import { CHANGED, Version } from './versions.ts';
import { EntityId, ImageUrl, Instant, MAX_PAGE_SIZE, Pagination } from './common.ts';
import { LanguageCode } from './pages.ts';
import { bounded, optionalText, text } from './text.ts';

export const ReviewState = z.enum(['PENDING', 'PUBLISHED', 'REJECTED']).meta({ id: 'ReviewState' });
export type ReviewState = z.infer<typeof ReviewState>;

/** Body of POST /v1/user/reviews: creates or changes the account's review of a product. */
export const ReviewRequest = z
  .strictObject({
    productId: EntityId,
    rating: z.int('must be from 1 to 5').min(1, 'must be from 1 to 5').max(5, 'must be from 1 to 5'),
    title: optionalText(100),
    text: text(10, 2_000),
    language: LanguageCode.describe('Language of the text.'),
  })
  .meta({ id: 'ReviewRequest' });
export type ReviewRequest = z.input<typeof ReviewRequest>;

/** Body of DELETE /v1/user/reviews. */
export const ReviewRemoveRequest = z
  .strictObject({ productId: EntityId })
  .meta({ id: 'ReviewRemoveRequest' });

/** The product of a review. */
export const ReviewedProduct = z
  .object({ _id: EntityId, slug: z.string(), name: z.string(), imageUrl: ImageUrl.nullable() })
  .meta({ id: 'ReviewedProduct' });
export type ReviewedProduct = z.infer<typeof ReviewedProduct>;

/** A review as its author sees it. */
export const OwnReview = z
  .object({
    _id: EntityId,
    product: ReviewedProduct,
    rating: z.int().min(1).max(5),
    title: z.string().nullable(),
    text: z.string(),
    language: LanguageCode,
    state: ReviewState,
    moderationNote: z.string().nullable().describe('Why it was rejected.'),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'OwnReview' });
export type OwnReview = z.infer<typeof OwnReview>;

/** GET /v1/user/reviews/of/{productId}. */
export const ReviewPlace = z
  .object({
    mayReview: z.boolean().describe('The product was delivered to the account.'),
    review: OwnReview.nullable(),
  })
  .meta({ id: 'ReviewPlace' });
export type ReviewPlace = z.infer<typeof ReviewPlace>;

/** Most products that are suggested for a review. */
export const MAX_REVIEWS_WAITING = 20;

/** Query of the lists of reviews. */
export const ReviewsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(8),
  after: bounded(400).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export const AdminReviewsQuery = ReviewsQuery.extend({ state: ReviewState.optional() });

/** GET /v1/user/reviews: newest first, and delivered products without a review. */
export const OwnReviewsPage = z
  .object({
    reviews: z.array(OwnReview),
    cursors: z.array(z.string()),
    pagination: Pagination,
    waiting: z.array(ReviewedProduct),
  })
  .meta({ id: 'OwnReviewsPage' });
export type OwnReviewsPage = z.infer<typeof OwnReviewsPage>;

/** A review for moderators. */
export const AdminReview = OwnReview.extend({
  language: LanguageCode.nullable(),
  authorName: z.string(),
  accountNumber: z.string().nullable(),
  version: Version,
  ...CHANGED,
}).meta({ id: 'AdminReview' });
export type AdminReview = z.infer<typeof AdminReview>;

/** GET /v1/admin/reviews: newest first. */
export const AdminReviewsPage = z
  .object({ reviews: z.array(AdminReview), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'AdminReviewsPage' });
export type AdminReviewsPage = z.infer<typeof AdminReviewsPage>;

/** Body of POST /v1/admin/reviews/{id}/moderation. */
export const ReviewModerationRequest = z
  .strictObject({
    to: z.enum(['PUBLISHED', 'REJECTED']),
    note: optionalText(300).describe('Visible to the author.'),
  })
  .meta({ id: 'ReviewModerationRequest' });
export type ReviewModerationRequest = z.input<typeof ReviewModerationRequest>;
