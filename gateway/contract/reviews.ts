/** REST v1 messages of buyers' own reviews and their moderation (extended contract); public reviews are in catalogue.ts. */
import { z } from 'zod';
import { CHANGED, Version } from './versions.ts';
import { createdBetween, EntityId, ImageUrl, Instant, MAX_PAGE_SIZE, Pagination } from './common.ts';
import { AccountNumber } from './accounts.ts';
import { LanguageCode } from './pages.ts';
import { MAX_BULK_REVIEWS, MAX_REVIEW_REASON } from './rules/limits.ts';
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

/** Body of POST /v1/user/reviews/votes. */
export const ReviewVoteRequest = z
  .strictObject({ reviewId: EntityId, isUseful: z.boolean() })
  .meta({ id: 'ReviewVoteRequest' });
export type ReviewVoteRequest = z.infer<typeof ReviewVoteRequest>;

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
    usefulReviewIds: z
      .array(EntityId)
      .optional()
      .describe('Reviews of the product that the account found useful; absent: not known.'),
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

/** What the list for moderators is sorted by. */
export const ReviewSortBy = z.enum(['waiting', 'rating', 'created']);
export type ReviewSortBy = z.infer<typeof ReviewSortBy>;

/** Query of GET /v1/admin/reviews. */
export const AdminReviewsQuery = ReviewsQuery.extend({
  limit: ReviewsQuery.shape.limit.default(25),
  state: ReviewState.optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  sku: bounded(60)
    .optional()
    .describe('Reviews of the product, or of the product of the variant, with this SKU.'),
  account: AccountNumber.optional().describe('Reviews by this account.'),
  ...createdBetween,
  q: text(2, 60).optional().describe('Part of the title, the text or the author’s name.'),
  sort: ReviewSortBy.default('waiting').describe(
    'waiting: those awaiting moderation first, the longest waiting at their head, then the others, the last changed first.',
  ),
  order: z.enum(['asc', 'desc']).optional().describe('By default asc for `waiting`, desc for the others.'),
});

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

/** What the text of a review contains, as a fact for its moderator. */
export const ReviewMark = z
  .enum(['PHONE', 'LINK', 'PROFANITY'])
  .describe('PHONE: a telephone number. LINK: a web or e-mail address. PROFANITY: a vulgar word.')
  .meta({ id: 'ReviewMark' });
export type ReviewMark = z.infer<typeof ReviewMark>;

/** A review for moderators. */
export const AdminReview = OwnReview.extend({
  language: LanguageCode.nullable(),
  marks: z.array(ReviewMark),
  authorName: z.string(),
  accountNumber: z.string().nullable(),
  version: Version,
  ...CHANGED,
}).meta({ id: 'AdminReview' });
export type AdminReview = z.infer<typeof AdminReview>;

/** Response of GET /v1/admin/reviews. */
export const AdminReviewsPage = z
  .object({ reviews: z.array(AdminReview), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'AdminReviewsPage' });
export type AdminReviewsPage = z.infer<typeof AdminReviewsPage>;

/** The order that delivered the product of a review to its author. */
export const ReviewOrder = z
  .object({ _id: EntityId, number: z.string(), deliveredAt: Instant })
  .meta({ id: 'ReviewOrder' });
export type ReviewOrder = z.infer<typeof ReviewOrder>;

/** GET /v1/admin/reviews/{id}. */
export const AdminReviewDetail = AdminReview.extend({
  order: ReviewOrder.nullable().describe('The last one; null without an account.'),
}).meta({ id: 'AdminReviewDetail' });
export type AdminReviewDetail = z.infer<typeof AdminReviewDetail>;

const decision = {
  to: z.enum(['PUBLISHED', 'REJECTED']),
  note: optionalText(MAX_REVIEW_REASON).describe(
    'Reason of a rejection, which needs one; the author reads it.',
  ),
};

/** Body of POST /v1/admin/reviews/{id}/moderation. */
export const ReviewModerationRequest = z.strictObject(decision).meta({ id: 'ReviewModerationRequest' });
export type ReviewModerationRequest = z.input<typeof ReviewModerationRequest>;

/** Body of POST /v1/admin/reviews/moderation: one decision on several reviews. */
export const ReviewsModerationRequest = z
  .strictObject({
    ...decision,
    reviews: z
      .array(z.strictObject({ id: EntityId, version: Version }))
      .min(1, 'must be at least 1')
      .max(MAX_BULK_REVIEWS, `must be at most ${MAX_BULK_REVIEWS}`)
      .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'must be distinct reviews'),
  })
  .meta({ id: 'ReviewsModerationRequest' });
export type ReviewsModerationRequest = z.input<typeof ReviewsModerationRequest>;

/** Result of each review, in the same order: the review, or why it was left as it is. */
export const ReviewsModerated = z
  .object({
    rows: z.array(
      z.object({ review: AdminReview.nullable(), error: z.enum(['STALE', 'NOT_FOUND']).nullable() }),
    ),
    ...CHANGED,
  })
  .meta({ id: 'ReviewsModerated' });
export type ReviewsModerated = z.infer<typeof ReviewsModerated>;
