/** Rows of reviews as the contract represents them. */
import type { LanguageCode } from '../../../contract/pages.ts';
import type { AdminReview, OwnReview, ReviewedProduct, ReviewState } from '../../../contract/reviews.ts';
import { mediaUrlOrNull } from '../media.ts';
import { marksOf } from './marks.ts';

/** Columns of a review's product. */
export interface ProductPart {
  product_id: number;
  slug: string;
  name: string;
  image_key: string | null;
}

/** A review with its product and its author's number. */
export interface ReviewRow extends ProductPart {
  id: number;
  rating: number;
  title: string | null;
  text: string;
  author_name: string;
  account_number: string | null;
  language: LanguageCode | null;
  state: ReviewState;
  version: number;
  moderation_note: string | null;
  created_at: Date;
  updated_at: Date;
}

/** Columns of a product `p`. */
export const PRODUCT = 'p.id as product_id, p.slug, p.name, p.image_keys[1] as image_key';
/** Columns of ReviewRow, of REVIEW_FROM. */
export const REVIEW_SELECT = `r.id, ${PRODUCT}, r.rating, r.title, r.text, r.author_name, u.account_number, r.language, r.state, r.version,
  r.moderation_note, r.created_at, r.updated_at`;
export const REVIEW_FROM =
  'reviews r join products p on p.id = r.product_id left join users u on u.id = r.user_id';

export const toProduct = (row: ProductPart): ReviewedProduct => ({
  _id: String(row.product_id),
  slug: row.slug,
  name: row.name,
  imageUrl: mediaUrlOrNull(row.image_key),
});

/** A review for moderators. */
export const toAdminReview = (row: ReviewRow): AdminReview => ({
  _id: String(row.id),
  product: toProduct(row),
  rating: row.rating,
  title: row.title,
  text: row.text,
  language: row.language,
  state: row.state,
  moderationNote: row.moderation_note,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  authorName: row.author_name,
  accountNumber: row.account_number,
  version: row.version,
  marks: marksOf(row.title, row.text),
});

/** A review as its author sees it. */
export function toOwnReview(row: ReviewRow): OwnReview {
  const {
    authorName: _,
    accountNumber: __,
    version: ___,
    marks: ____,
    language,
    ...review
  } = toAdminReview(row);
  return { ...review, language: language ?? 'fr' };
}
