/** Votes of shoppers on whether a review was useful to them. */
import type { Kysely } from 'kysely';
import type { Review } from '../../../contract/catalogue.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { PUBLIC_REVIEW, toReview } from './public.ts';
import type { PublicReviewRow } from './public.ts';

/** Ids of the product's reviews that the account found useful. */
export async function usefulReviews(
  db: Kysely<Database>,
  userId: number,
  productId: string,
): Promise<string[]> {
  const rows = await run<{ id: number }>(
    db,
    `select r.id from review_votes v join reviews r on r.id = v.review_id
     where v.user_id = $1 and r.product_id = $2 order by r.id`,
    [userId, productId],
  );
  return rows.map(({ id }) => String(id));
}

/**
 * Records that the account found a review useful, or takes it back; either may be repeated. Throws NOT_FOUND for a review that is
 * not published, FORBIDDEN for the account's own.
 */
export async function voteOnReview(
  db: Kysely<Database>,
  userId: number,
  reviewId: string,
  isUseful: boolean,
): Promise<Review> {
  const read = () =>
    run<PublicReviewRow & { user_id: number | null }>(
      db,
      `select ${PUBLIC_REVIEW}, r.user_id from reviews r where r.id = $1::bigint and r.state = 'PUBLISHED'`,
      [reviewId],
    );
  const [review] = await read();
  if (!review) throw notFound('Review');
  if (review.user_id === userId) throw new ApiError('FORBIDDEN', 'Nobody votes on their own review');
  await run(
    db,
    isUseful
      ? 'insert into review_votes (review_id, user_id) values ($1::bigint, $2) on conflict do nothing'
      : 'delete from review_votes where review_id = $1::bigint and user_id = $2',
    [reviewId, userId],
  );
  const [voted] = await read();
  if (!voted) throw notFound('Review');
  return toReview(voted);
}
